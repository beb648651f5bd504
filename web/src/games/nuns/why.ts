/** Why a guard sees a place or does not, as the server says it, with what stands in the line for those who draw it. */
import type { Desk } from "./desk.svelte";
import { crossing, type Line, type Point } from "./lines";
import { place as number } from "./view";

/** The letters of `sight.LETTERS`. */
const KINDS: Record<string, string> = { o: "own", s: "seen", r: "room", u: "unmoved", b: "behind", f: "far", w: "wall", d: "door", g: "gate", c: "corner", h: "shrine", e: "elsewhere" };

export interface Why {
  guard: string;
  at: number;
  kind: string;
  seen: boolean;
  facts: Record<string, number>;
  /** Where the line of sight meets what hides the place. */
  point?: Point;
  obstacle?: Line;
}

export function why({ box, d, v }: Desk, guard: string, place: number): Why {
  const at = number(v.at[guard]);
  const kind = KINDS[d.why[guard]?.[box.places.indexOf(place)] ?? ""] ?? "own";
  const found: Why = { guard, at, kind, seen: ["own", "seen", "room"].includes(kind), facts: { from: at, place } };
  if (!["wall", "door", "gate"].includes(kind)) return found;
  const [start, end] = [box.spot(at), box.spot(place)];
  const lines = [...box.walls.map((line) => ({ line, between: null })), ...box.doors];
  const met = lines.map((one) => ({ ...one, part: crossing(start, end, one.line) ?? Infinity })).reduce((a, b) => (b.part + 1e-9 < a.part ? b : a));
  const [a = 0, b = 0] = met.between ?? [];
  const point: Point = [start[0] + met.part * (end[0] - start[0]), start[1] + met.part * (end[1] - start[1])];
  return { ...found, facts: { ...found.facts, a, b }, point, obstacle: met.line };
}
