/** All ways of the night, open once it is over: read from the record, which then everybody may see. */
import type { Desk } from "./desk.svelte";
import { place as stands } from "./view";

export type Ways = Readonly<Record<string, readonly number[]>>;

const LINE = /^(\d+) (step (\d+)|stop)$/;

/** Every novice's steps, from her cell on, as a record tells them. Of several novices of a seat one moves after the other.
 * Where the limit of captures is reached while the moves are told, those after it are not walked any more: what was only
 * planned is left out, and a way ends where she stands (12.2a). */
export function ways(desk: Pick<Desk, "box" | "led" | "novices" | "v">, record: string): Ways {
  const found: Record<string, number[]> = Object.fromEntries(desk.novices.map((novice) => [novice, [desk.box.cell(novice)]]));
  const moving = new Map<number, string>();
  const began = new Map<string, number>();
  for (const line of record.split("\n")) {
    const [, number, , place] = LINE.exec(line) ?? [];
    const seat = Number(number) - 1;
    if (number === undefined) continue;
    if (place === undefined) moving.delete(seat);
    else {
      const novice = moving.get(seat) ?? mover(desk, found, seat, Number(place));
      if (!novice) continue;
      if (moving.get(seat) !== novice) began.set(novice, found[novice]!.length);
      moving.set(seat, novice);
      found[novice]!.push(Number(place));
    }
  }
  for (const [novice, way] of Object.entries(found)) if (way.at(-1) !== stands(desk.v.place[novice])) way.length = began.get(novice) ?? way.length;
  return found;
}

/** Which novice of a seat can make this step from where she is. */
function mover({ box, led, novices }: Pick<Desk, "box" | "led" | "novices">, found: Readonly<Record<string, number[]>>, seat: number, to: number): string | undefined {
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
