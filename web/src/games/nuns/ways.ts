/** All ways of the night, open once it is over: read from the record, which then everybody may see. */
import type { Desk } from "./desk.svelte";

export type Ways = Readonly<Record<string, readonly number[]>>;

const LINE = /^(\d+) (step (\d+)|stop)$/;

/** Every novice's steps, from her cell on, as a record tells them. Of several novices of a seat one moves after the other. */
export function ways(desk: Desk, record: string): Ways {
  const found: Record<string, number[]> = Object.fromEntries(desk.novices.map((novice) => [novice, [desk.box.cell(novice)]]));
  const moving = new Map<number, string>();
  for (const line of record.split("\n")) {
    const [, number, , place] = LINE.exec(line) ?? [];
    const seat = Number(number) - 1;
    if (number === undefined) continue;
    if (place === undefined) moving.delete(seat);
    else {
      const novice = moving.get(seat) ?? mover(desk, found, seat, Number(place));
      if (!novice) continue;
      moving.set(seat, novice);
      found[novice]!.push(Number(place));
    }
  }
  return found;
}

/** Which novice of a seat can make this step from where she is. */
function mover({ box, led, novices }: Desk, found: Readonly<Record<string, number[]>>, seat: number, to: number): string | undefined {
  return novices.find((novice) => led(novice) === seat && box.near(found[novice]?.at(-1) ?? 0).includes(to));
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
