/** Where a novice can be, as my notebook has it: every possible place, and how warm it is. */
import type { Seat } from "../../wire/seat.svelte";
import { matterOf } from "../beliefs";

export interface Warm {
  place: number;
  /** Its share beside that of the likeliest place; 1 where shares are not shown at this table. */
  warmth: number;
  share: number | undefined;
}

/** Of my own novice it is where the others can think she is. Warmest first. */
export function heat(seat: Seat, novice: string, mine: boolean, behaviour: boolean): Warm[] {
  const matter = matterOf(seat, mine ? "known_place" : "place", { novice });
  if (!matter) return [];
  const shares = behaviour && Object.keys(matter.believed).length ? matter.believed : matter.counted;
  const most = Math.max(...Object.values(shares));
  const warm = Object.entries(shares).map(([place, share]) => ({
    place: Number(place),
    warmth: share < 0 ? 1 : share / most,
    share: share < 0 ? undefined : share,
  }));
  return warm.sort((a, b) => b.warmth - a.warmth || a.place - b.place);
}
