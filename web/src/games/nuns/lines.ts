/** Straight lines on the board. */
export type Point = readonly [number, number];
export type Line = readonly [number, number, number, number];

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

/** A way through points, as a path of SVG. */
export function trace(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)},${round(y)}`).join("");
}

export const round = (value: number): number => Math.round(value * 10) / 10;
