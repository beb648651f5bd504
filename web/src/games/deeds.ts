/** What everybody has done to whom, added up from the tale: as `core/tale.py` adds it up, from the same chapters. */
import type { Told } from "../wire/seat.svelte";

/** Points by what is counted. */
export type Deed = Readonly<Record<string, number>>;
/** By seat, from 0, and by whom it was done to. */
export type Deeds = ReadonlyMap<number, ReadonlyMap<string, Deed>>;

/** What was taken back was not done. */
export function deedsOf(tale: readonly Told[]): Deeds {
  const found = new Map<number, Map<string, Record<string, number>>>();
  for (const { undone, changes } of tale) {
    for (const { by = 0, of, what, before, now } of undone ? [] : changes) {
      if (!by) continue;
      const row = found.get(by - 1) ?? new Map<string, Record<string, number>>();
      const done = row.get(String(of)) ?? {};
      done[what] = (done[what] ?? 0) + now - before;
      found.set(by - 1, row.set(String(of), done));
    }
  }
  return found;
}

/** All of it together. */
export const sumOf = (deed: Deed | undefined): number => Object.values(deed ?? {}).reduce((sum, points) => sum + points, 0);
