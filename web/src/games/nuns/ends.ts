/** Where a card can end, before a step is planned: unseen or not, and how often she would be heard there. */
import type { Box } from "./box";
import { here, least, most, sixths, way } from "./known";
import { seenBy } from "./sight";
import { place, type NunsView } from "./view";

export interface End {
  place: number;
  /** Is there a way to it that no guard sees? */
  dark: boolean;
  /** On how many faces she would be heard. */
  heard: number;
}

const MOST_WAYS = 60_000;

/** All ends of a card from where a novice stands now, by the rules of the table (locks, no place twice, guards). */
export function ends(box: Box, v: NunsView, novice: string, card: string): Map<number, End> {
  const found = new Map<number, End>();
  const lit = new Set(box.places.filter((one) => seenBy(box, v, one).length > 0));
  const guards = new Set(box.guards.map((guard) => place(v.at[guard])));
  const caught = (one: number): boolean => guards.has(one) && !(v.safe_cell === "true" && one === box.cell(novice));
  const done = way(v, novice);
  const on = new Set(done.length ? done : [here(v, novice)]);
  const [fewest, longest] = [least(box, v, card), most(box, v, card)];
  let ways = 0;

  const end = (at: number, dark: boolean): void => {
    const known = found.get(at);
    if (known?.dark || (known && !dark)) return;
    found.set(at, { place: at, dark, heard: sixths(box, v, card, at) });
  };
  const go = (at: number, made: number, dark: boolean): void => {
    if (made >= fewest) end(at, dark);
    if (made === longest || ++ways > MOST_WAYS) return;
    for (const next of box.near(at)) {
      if (box.lock(at, next) && v.key[novice] !== 1) continue;
      if ((v.allow_revisit === "false" && on.has(next)) || caught(next)) continue;
      on.add(next);
      go(next, made + 1, dark && !lit.has(next));
      on.delete(next);
    }
  };
  go(here(v, novice), 0, !lit.has(here(v, novice)) || fewest === 0);
  return found;
}
