/** Straight lines on the board: angles, crossings and gaps, as `lines.py` has them. */
export type Point = readonly [number, number];
export type Line = readonly [number, number, number, number];

/** How many degrees somebody at a point who looks away from the tail must turn to look at another point. */
export function turn(tail: Point, at: Point, to: Point): number {
  const looking = Math.atan2(at[1] - tail[1], at[0] - tail[0]);
  const wanted = Math.atan2(to[1] - at[1], to[0] - at[0]);
  const degrees = Math.abs(((wanted - looking) * 180) / Math.PI) % 360;
  return Math.min(degrees, 360 - degrees);
}

/** Which part of the way from start to end lies before a line, from 0 to 1, if they meet. */
export function crossing(start: Point, end: Point, [x1, y1, x2, y2]: Line): number | undefined {
  const alongX = end[0] - start[0];
  const alongY = end[1] - start[1];
  const one = alongX * (y1 - start[1]) - alongY * (x1 - start[0]);
  const other = alongX * (y2 - start[1]) - alongY * (x2 - start[0]);
  if (one * other > 0 || one === other) return undefined;
  const beside = one / (one - other);
  const reachX = x1 + beside * (x2 - x1) - start[0];
  const reachY = y1 + beside * (y2 - y1) - start[1];
  const part = (reachX * alongX + reachY * alongY) / (alongX * alongX + alongY * alongY);
  return part >= 0 && part <= 1 ? part : undefined;
}

/** How far a corner lies from the line between two points. */
export function gap(start: Point, end: Point, corner: Point): number {
  const alongX = end[0] - start[0];
  const alongY = end[1] - start[1];
  const whole = alongX * alongX + alongY * alongY;
  const part = Math.min(1, Math.max(0, ((corner[0] - start[0]) * alongX + (corner[1] - start[1]) * alongY) / whole));
  return Math.hypot(start[0] + part * alongX - corner[0], start[1] + part * alongY - corner[1]);
}

/** A way through points, as a path of SVG. */
export function trace(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)},${round(y)}`).join("");
}

export const round = (value: number): number => Math.round(value * 10) / 10;
