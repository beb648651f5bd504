/** All ways of the night, open once it is over: read from the record, which then everybody may see. */
import type { Box } from "./box";
import { inPlay, leadsGuards, seatOf } from "./known";
import type { NunsView } from "./view";

export type Ways = Readonly<Record<string, readonly number[]>>;

const LINE = /^(\d+) (step (\d+)|stop)$/;

/** Every novice's steps, from her cell on, as a record tells them. Of several novices of a seat one moves after the other. */
export function ways(box: Box, v: NunsView, record: string): Ways {
  const found: Record<string, number[]> = Object.fromEntries(inPlay(box, v).map((novice) => [novice, [box.cell(novice)]]));
  const moving = new Map<number, string>();
  for (const line of record.split("\n")) {
    const [, number, , place] = LINE.exec(line) ?? [];
    const seat = Number(number) - 1;
    if (number === undefined || leadsGuards(v, seat)) continue;
    if (place === undefined) moving.delete(seat);
    else {
      const novice = moving.get(seat) ?? mover(box, v, found, seat, Number(place));
      if (!novice) continue;
      moving.set(seat, novice);
      found[novice]!.push(Number(place));
    }
  }
  return found;
}

/** Which novice of a seat can make this step from where she is. */
function mover(box: Box, v: NunsView, found: Readonly<Record<string, number[]>>, seat: number, to: number): string | undefined {
  return inPlay(box, v).find((novice) => seatOf(v.owner[novice]) === seat && box.near(found[novice]?.at(-1) ?? 0).includes(to));
}

/** The record of a match that is over; nothing where it cannot be had. */
export async function record(id: string): Promise<string> {
  try {
    const response = await fetch(`/api/v1/matches/${id}/export`, { credentials: "same-origin" });
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}
