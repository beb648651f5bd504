/** The accusation before it is laid: guesses are only mine until all of them go together. */
import data from "../../../../src/subrosa/games/rose/data/rose.json";
import type { Looking } from "./looking.svelte";
import { opponents, seatKey, viewOf, type Monk, type RoseView } from "./view";

/** The evidence a right guess brings with so many players. */
export function hitPoints(v: RoseView): number {
  return (data.accusation.evidence_per_hit_by_players as Record<string, number>)[String(v.seats)] ?? 0;
}

/** Guesses by opponent: those already laid, and those I am still thinking about. */
export function guessedBy(looking: Looking): Record<number, Monk> {
  const { seat } = looking;
  const v = viewOf(seat);
  if (!seat.plays) return {};
  const laid = opponents(v, seat.number).flatMap((other, i): [number, Monk][] => {
    const monk = v.guess[seatKey(seat.number)]?.[i];
    return monk ? [[other, monk]] : [];
  });
  return { ...(seat.asked ? looking.guesses : {}), ...Object.fromEntries(laid) };
}

/** Whom I am guessing now: the one I turned to, else the first without a guess. */
export function accusing(looking: Looking): number | undefined {
  const { seat } = looking;
  if (!seat.plays) return undefined;
  const others = opponents(viewOf(seat), seat.number);
  const guesses = guessedBy(looking);
  return looking.opponent ?? others.find((other) => !(other in guesses)) ?? others.at(-1);
}

/** Lay a marker before the opponent I turned to. One that lies before another comes from there. */
export function guess(looking: Looking, monk: Monk): boolean {
  const { seat } = looking;
  const v = viewOf(seat);
  const at = accusing(looking);
  if (!seat.asked || !seat.free || looking.covered || at === undefined) return false;
  if (v.accusation_own_colour === "forbidden" && v.identity[seatKey(seat.number)] === monk) return false;
  const kept = Object.entries(looking.guesses).filter(([other, one]) => one !== monk && Number(other) !== at);
  const again = looking.guesses[at] === monk;
  looking.guesses = { ...Object.fromEntries(kept), ...(again ? {} : { [at]: monk }) };
  looking.opponent = undefined;
  return true;
}

export function clear(looking: Looking): void {
  looking.guesses = {};
  looking.opponent = undefined;
}

/** How many of the guesses are made, of how many. */
export function made(looking: Looking): { made: number; of: number } {
  return { made: Object.keys(guessedBy(looking)).length, of: viewOf(looking.seat).seats - 1 };
}

/** Lay them all, in the order of the table. */
export function accuse(looking: Looking): void {
  const { seat } = looking;
  const v = viewOf(seat);
  const laid = (v.guess[seatKey(seat.number)] ?? []).filter(Boolean).length;
  const lines = opponents(v, seat.number).slice(laid).map((other) => `accuse ${other + 1} ${looking.guesses[other]}`);
  if (lines.length && made(looking).made === made(looking).of) void looking.take(lines);
}
