/** The end, counted from what lies open: who was who, who saw through whom, and what it came to (section 8). */
import data from "../../../../../src/subrosa/games/rose/data/rose.json";
import { hitPoints } from "../accusing";
import { eventsOf, MONKS, opponents, seatKey, seatsOf, type Monk, type RoseView } from "../view";

export interface Reckoned {
  seat: number;
  place: number;
  monk: Monk;
  /** Evidence before the accusation, what right guesses and event cards added, and the sum. */
  before: number;
  hits: number;
  forHits: number;
  events: number;
  forEvents: number;
  total: number;
}

/** What a seat took another for. */
export function guessOf(v: RoseView, seat: number, other: number): Monk | null {
  return v.guess[seatKey(seat)]?.[opponents(v, seat).indexOf(other)] ?? null;
}

export const identityOf = (v: RoseView, seat: number): Monk | null => v.identity[seatKey(seat)] ?? null;

/** All seats by place: least evidence first, among equals more event cards; who is still equal shares the place. */
export function reckoning(v: RoseView): Reckoned[] {
  const all = seatsOf(v).flatMap((seat): Reckoned[] => {
    const monk = identityOf(v, seat);
    if (!monk) return [];
    const hits = seatsOf(v).filter((other) => other !== seat && guessOf(v, other, seat) === monk).length;
    const [events, total] = [eventsOf(v, seat), v.evidence[monk]];
    const [forHits, forEvents] = [hits * hitPoints(v), events * data.accusation.evidence_per_event_card_held];
    return [{ seat, place: 0, monk, before: total - forHits - forEvents, hits, forHits, events, forEvents, total }];
  });
  const order = (a: Reckoned, b: Reckoned): number => a.total - b.total || b.events - a.events;
  all.sort(order);
  return all.map((one) => ({ ...one, place: all.findIndex((other) => order(one, other) === 0) + 1 }));
}

/** Monks nobody was. */
export const nobodys = (v: RoseView): Monk[] => MONKS.filter((monk) => !seatsOf(v).some((seat) => identityOf(v, seat) === monk));
