/** The picture of a guard's light: what her lantern reaches between walls and doors. Lit stones are the truth, not this. */
import type { Box } from "./box";
import { round, type Line, type Point } from "./lines";

/** Half the drawn arc, in degrees. */
const HALF = 94;
const BEYOND = 34;
const CORNER = 0.0004;
/** How far the light of a guard in passing is drawn. */
const PASSING = 240;

/** The outline of the light round a place, looking away from the tail (all round without one), as a path. */
export function light(box: Box, at: number, tail: Point | undefined, seen: readonly number[] | undefined): { path: string; radius: number } {
  const [x, y] = box.spot(at);
  const radius = seen ? BEYOND + Math.max(0, ...seen.map((place) => Math.hypot(box.spot(place)[0] - x, box.spot(place)[1] - y))) : PASSING;
  const looking = tail ? Math.atan2(y - tail[1], x - tail[0]) : 0;
  const half = tail ? (HALF * Math.PI) / 180 : Math.PI;
  const points = shone(box, [x, y], radius, looking, half);
  const path = `M${tail ? `${round(x)},${round(y)}L` : ""}${points.map(([px, py]) => `${px},${py}`).join("L")}Z`;
  return { path, radius };
}

/** The corners of what can be shone on from a point: so far, half an angle to either side, up to walls and doors. */
export function shone(box: Box, [x, y]: Point, radius: number, looking = 0, half = Math.PI): Point[] {
  const lines = [...box.walls, ...box.doors.map((door) => door.line)].filter((line) => near(line, x, y, radius));
  const turns = new Set<number>();
  const add = (angle: number): void => {
    const by = wrap(angle - looking);
    if (Math.abs(by) <= half) turns.add(by);
  };
  for (const [x1, y1, x2, y2] of lines)
    for (const angle of [Math.atan2(y1 - y, x1 - x), Math.atan2(y2 - y, x2 - x)]) {
      add(angle - CORNER);
      add(angle);
      add(angle + CORNER);
    }
  for (let i = 0; i <= 48; i++) turns.add(-half + (2 * half * i) / 48);
  return [...turns].sort((a, b) => a - b).map((by): Point => {
    const angle = looking + by;
    const reach = Math.min(radius, ...lines.map((line) => hit(x, y, Math.cos(angle), Math.sin(angle), line)));
    return [round(x + reach * Math.cos(angle)), round(y + reach * Math.sin(angle))];
  });
}

function near([x1, y1, x2, y2]: Line, x: number, y: number, radius: number): boolean {
  return Math.min(x1, x2) < x + radius && Math.max(x1, x2) > x - radius && Math.min(y1, y2) < y + radius && Math.max(y1, y2) > y - radius;
}

/** How far a ray goes before it meets a line. */
function hit(x: number, y: number, dx: number, dy: number, [x1, y1, x2, y2]: Line): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 1e-9) return Infinity;
  const far = ((x1 - x) * ey - (y1 - y) * ex) / across;
  const part = ((x1 - x) * dy - (y1 - y) * dx) / across;
  return far > 0.5 && part >= -0.001 && part <= 1.001 ? far : Infinity;
}

function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
