/** What the others did since my turn, as the board shows it until my next decision: at most six turns, the newest strongest. */
import { settings } from "../../store.svelte";
import type { Seat, Told } from "../../wire/seat.svelte";
import { isLine, signed, sinceMine } from "../tale";
import { roman } from "../../parts/roman";
import { isMonk, seatOf, viewOf, type Building, type Figure, type Monk } from "./view";

const MOST = 6;
const FADED = [1, 0.72, 0.5];

export const turns = (seat: Seat): Told[] => (settings.moments ? sinceMine(seat).filter(({ rows }) => rows[0]?.figure !== undefined).slice(-MOST) : []);
export const strength = (told: readonly Told[], index: number): number => FADED[told.length - 1 - index] ?? 0.5;
export const numeral = ({ facts }: Told): string => roman(Number(facts.seat) - 1);

/** Who came to a place of the grid: by whom, and what it changed. */
export interface Arrival {
  by: string;
  change: string;
  more: boolean;
}

/** For each place of the grid: who left it, and the last one who came. */
export function traces(seat: Seat): { left: Map<Building, Figure[]>; came: Map<Building, Arrival> } {
  const left = new Map<Building, Figure[]>();
  const came = new Map<Building, Arrival>();
  for (const told of turns(seat)) {
    const [first, last] = [told.rows[0]!, told.rows.at(-1)!];
    const from = first.from as Building;
    left.set(from, [...(left.get(from) ?? []), first.figure as Figure]);
    const change = told.changes.find(({ of }) => isMonk(String(of)));
    const by = change ? change.now - change.before : 0;
    came.set(last.place as Building, { by: numeral(told), change: by ? signed(by) : "", more: by > 0 });
  }
  return { left, came };
}

/** What a turn changed for a monk, and whose turn it was. */
export interface Deed {
  number: number;
  who: string;
  monk: Monk;
  what: string;
  by: number;
}

/** What the others changed since my turn, or since the one before while mine is under way, oldest first. */
export function deeds(seat: Seat): Deed[] {
  const round = seatOf(viewOf(seat).turn) === seat.number ? beforeMine(seat) : sinceMine(seat);
  return round.flatMap(({ number, facts, changes, rows }) =>
    rows[0]?.figure === undefined ? [] : changes.flatMap(({ of, what, now, before }) => (isMonk(String(of)) ? [{ number, who: seat.names[Number(facts.seat) - 1] ?? "", monk: of as Monk, what, by: now - before }] : [])),
  );
}

/** The chapters between my turn under way and the one before. */
function beforeMine(seat: Seat): Told[] {
  if (!seat.plays) return [];
  const others = (chapter: Told): boolean => chapter.facts.seat !== seat.number + 1 && chapter.kind !== "mine";
  const last = seat.tale.findLastIndex(others);
  const mine = seat.tale.findLastIndex((chapter, at) => at < last && !others(chapter));
  return seat.tale.slice(mine + 1, last + 1).filter(isLine);
}
