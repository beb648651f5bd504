/** Sight: table look-ups as in `eyes.py`, and why a guard sees a place or does not, as in `sight.py`. */
import type { Box } from "./box";
import { crossing, gap, turn, type Line, type Point } from "./lines";
import { place as number, type NunsView } from "./view";

/** The neighbour a guard came from; 0 before her first step. */
export function back(box: Box, v: NunsView, guard: string): number {
  const facing = v.facing[guard] ?? -1;
  return facing < 0 ? 0 : (box.near(number(v.at[guard]))[facing] ?? 0);
}

/** Does a guard at a place who came from another see a third? */
export function seesFrom(box: Box, v: NunsView, at: number, from: number, place: number): boolean {
  if (at === place) return true;
  if (v.sight === "rooms") return box.room2025(at) === box.room2025(place);
  if (!from || outOfSight(box, v, at, place)) return false;
  return box.view(from, at).has(place);
}

function outOfSight(box: Box, v: NunsView, at: number, place: number): boolean {
  if (v.shrine_hidden === "true" && (at === box.shrine || place === box.shrine)) return true;
  return v.sight_range !== "none" && box.far(at, place) > box.range;
}

export function sees(box: Box, v: NunsView, guard: string, place: number): boolean {
  return seesFrom(box, v, number(v.at[guard]), back(box, v, guard), place);
}

export function seenBy(box: Box, v: NunsView, place: number): string[] {
  return box.guards.filter((guard) => sees(box, v, guard, place));
}

/** The places one sees who stands at a place and came from another, her own among them. */
export function viewFrom(box: Box, v: NunsView, at: number, from: number): Set<number> {
  return new Set(box.places.filter((place) => seesFrom(box, v, at, from, place)));
}

/** The places from which a place would be seen by somebody looking that way, by the free line and the range alone. */
export function seenFrom(box: Box, v: NunsView, place: number): number[] {
  if (v.sight === "rooms") return box.places.filter((other) => other !== place && box.room2025(other) === box.room2025(place));
  return [...box.visible(place)].filter((other) => !outOfSight(box, v, other, place)).sort((a, b) => a - b);
}

export interface Reason {
  kind: string;
  seen: boolean;
  facts: Record<string, string | number>;
  /** Where the line of sight meets what hides the place. */
  point?: Point;
  obstacle?: Line;
}

/** The one thing that decides whether a guard sees a place. */
export function why(box: Box, v: NunsView, guard: string, place: number): Reason {
  const at = number(v.at[guard]);
  const from = back(box, v, guard);
  const distance = box.far(at, place);
  const facts = { from: at, place };
  const reason = (kind: string, more: Record<string, string | number> = {}): Reason => ({
    kind,
    seen: ["own", "seen", "room"].includes(kind),
    facts: { ...facts, ...more },
  });
  if (place === at) return reason("own");
  if (v.sight === "rooms") return reason(box.room2025(at) === box.room2025(place) ? "room" : "elsewhere");
  if (!from) return reason("unmoved");
  const angle = turn(box.tail(from, at), box.spot(at), box.spot(place));
  const before = box.view(from, at).has(place);
  if (!before && (box.visible(at).has(place) || angle > box.arc)) return reason("behind", { angle: Math.round(angle) });
  if (v.sight_range !== "none" && distance > box.range) return reason("far", { distance, range: box.range });
  if (!before) return hidden(box, at, place, facts);
  if (v.shrine_hidden === "true" && (at === box.shrine || place === box.shrine)) return reason("shrine", { shrine: box.shrine });
  return reason("seen", { distance });
}

/** What hides a place from another, whichever way one looks: the first wall or door on the line, else a corner. */
function hidden(box: Box, at: number, place: number, facts: Record<string, string | number>): Reason {
  const [start, end] = [box.spot(at), box.spot(place)];
  const lines = [...box.walls, ...box.doors.map((door) => door.line)];
  let first = { part: Infinity, at: -1 };
  lines.forEach((line, number) => {
    const part = crossing(start, end, line);
    if (part !== undefined && part + 1e-9 < first.part) first = { part, at: number };
  });
  if (first.at < 0) return corner(box, start, end, facts);
  const point: Point = [start[0] + first.part * (end[0] - start[0]), start[1] + first.part * (end[1] - start[1])];
  const obstacle = lines[first.at]!;
  if (first.at < box.walls.length) return { kind: "wall", seen: false, facts, point, obstacle };
  const between = box.doors[first.at - box.walls.length]!.between;
  if (!between) return { kind: "gate", seen: false, facts, point, obstacle };
  return { kind: "door", seen: false, facts: { ...facts, a: between[0]!, b: between[1]! }, point, obstacle };
}

function corner(box: Box, start: Point, end: Point, facts: Record<string, string | number>): Reason {
  let point: Point = start;
  let obstacle: Line | undefined;
  let least = Infinity;
  for (const wall of box.walls)
    for (const end1 of [[wall[0], wall[1]], [wall[2], wall[3]]] as Point[]) {
      const found = gap(start, end, end1);
      if (found < least) [least, point, obstacle] = [found, end1, wall];
    }
  return { kind: "corner", seen: false, facts, point, ...(obstacle ? { obstacle } : {}) };
}
