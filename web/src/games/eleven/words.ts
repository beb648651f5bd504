/** How things are called and what they do, in a few words. */
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import { facts, name, say } from "../../words/words.svelte";
import { ability, CHARACTERS, POWERS, powerAmount, SPOTS, tileOf, whoIs } from "./box";
import { seatOf, type Derived, type Gift, type Reading, type Where } from "./view";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A character's id at this table. Views and facts use it. */
export const idOf = (seat: Seat, who: number): string => Object.keys((seat.view.place ?? {}) as object)[who] ?? CHARACTERS[who] ?? "";
export const called = (seat: Seat, who: number): string => name("eleven", "characters", idOf(seat, who));

export const spotName = (spot: number): string => name("eleven", "spots", SPOTS[spot]?.id ?? "");
export const transportName = (id: string): string => name("eleven", "transports", id);
export const actionName = (id: string): string => name("eleven", "actions", id);
export const tileName = (id: string): string => name("eleven", "tiles", id);
export const powerName = (id: string): string => name("eleven", "powers", id);

export const abilityDoes = (who: number): string => say(`eleven-ability-${CHARACTERS[who]}`, { ...ability(who) });
export const powerDoes = (id: string): string => say(`eleven-power-${id}`, { amount: powerAmount(POWERS.indexOf(id)) });
export const actionDoes = (action: string, amount: number): string => say(`eleven-label-act-${action}`, { amount });
export const showing = (shows: Reading): string =>
  `${transportName(shows.transport)}, ${say("eleven-label-step-count", { count: shows.steps })}, ${actionName(shows.action)}`;

export function tileDoes(id: string): string {
  const tile = tileOf(id);
  return tile ? say(`eleven-tile-${tile.effect}`, { amount: tile.amount, cost: tile.cost }) : "";
}

/** Where a character's card is, in words. */
export function whereIs(seat: Seat, where: Where): string {
  if (where === "pile") return say("eleven-label-pile");
  if (where === "chosen one") return say("eleven-label-chosen-one");
  if (where === "open") return say("eleven-label-face-up");
  if (where === null) return "";
  return where === seat.number ? say("eleven-page-own-card") : say("eleven-page-hand-of", { seat: seat.names[where] ?? "" });
}

/** The whole event, in words. */
export function eventSaid({ event }: Derived): string {
  if (!event) return "";
  const said = Object.fromEntries(Object.entries(event).filter(([key]) => ["event", "locks", "bonus"].includes(key))) as Record<string, string>;
  return String(facts("eleven", said, []).event);
}

export const gifts = (given: readonly Gift[] = []): string => given.map(({ gift, count }) => say(`eleven-label-gift-${gift}`, { count })).join(", ");

/** What a position of the auction brings this hour. */
export const brings = ({ places }: Derived, position: number): string => gifts(places?.[position]) || say("eleven-page-no-bonus");

/** Where the last piece of news of some kinds stands, -1 for nowhere. */
export function lastOf(news: readonly News[], ...kinds: string[]): number {
  for (let at = news.length - 1; at >= 0; at -= 1) if (news[at]!.game && kinds.includes(news[at]!.kind)) return at;
  return -1;
}

/** What has happened since the hour struck. */
export function thisHour(seat: Seat): News[] {
  const at = lastOf(seat.news, "event");
  return at < 0 ? [...seat.news] : seat.news.slice(at);
}

/** Who has used each figure this hour, by character; -1 for nobody. */
export function users(seat: Seat): number[] {
  const found = CHARACTERS.map(() => -1);
  for (const news of thisHour(seat)) {
    if (news.kind !== "chose") continue;
    const who = whoIs(news.facts.figure);
    if (who >= 0) found[who] = Number(news.facts.seat) - 1;
  }
  // After a declaration a figure may act that nobody has chosen.
  const [acting, turn] = [whoIs(seat.view.figure), seatOf(seat.view.turn)];
  if (acting >= 0 && turn >= 0 && seat.view.phase === "turns") found[acting] = turn;
  return found;
}

/** What each position was paid with this hour; none: free of charge. */
export function prices(seat: Seat): (number | undefined)[] {
  const bids: number[] = [];
  const paid: (number | undefined)[] = [];
  for (const { kind, facts } of thisHour(seat)) {
    const at = Number(facts.position) - 1;
    if (kind === "opened") delete bids[at];
    else if (kind === "bid") bids[at] = Number(facts.amount);
    else if (kind === "placed") paid[at] = bids[at];
  }
  return paid;
}

/** The bids of the auction that is going on, by seat; null for a pass. */
export function bidding(seat: Seat): { seat: number; amount: number | null }[] {
  const all = thisHour(seat);
  const from = lastOf(all, "opened");
  return all.slice(from).flatMap(({ kind, facts }) => {
    if (kind === "bid") return { seat: Number(facts.seat) - 1, amount: Number(facts.amount) };
    return kind === "passed" ? { seat: Number(facts.seat) - 1, amount: null } : [];
  });
}
