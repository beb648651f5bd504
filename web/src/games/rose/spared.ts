/** Whom players spare: the monk to whom each did least, where that is less than nothing. */
import type { Seat } from "../../wire/seat.svelte";
import { sumOf, type Deeds } from "../deeds";
import { derivedOf, MONKS, seatKey, type Monk } from "./view";

export interface Spared {
  player: number;
  monk: Monk;
  /** Has he shown that he is not this monk? */
  shown: boolean;
}

/** So many are said, the plainest first. */
const SAID = 2;

/** Of the others: I know whom I spare. */
export function spared(seat: Seat, deeds: Deeds): Spared[] {
  const found = [...deeds].filter(([player]) => player !== seat.number).map(([player, row]) => {
    const least = [...MONKS].sort((a, b) => sumOf(row.get(a)) - sumOf(row.get(b)))[0]!;
    return { player, monk: least, sum: sumOf(row.get(least)), shown: derivedOf(seat).players?.[seatKey(player)]?.shown.includes(least) ?? false };
  });
  return found.filter(({ sum }) => sum < 0).sort((a, b) => a.sum - b.sum).slice(0, SAID);
}
