/** What is written over figures that stand together keeps clear of each other, and of the name of the building above. */
import { BANNER, GROUND, PLACES, SUSPICION } from "./geometry";
import type { Building } from "./view";

const GAP = 4;
/** Buildings whose middles are no further apart stand above each other. */
const ABOVE = 150;

/** From where down there is room over a place: the track of suspicion, or the banner of the building above. */
export function ceilingOf(place: Building): number {
  const [x, y] = GROUND[place];
  const banners = PLACES.map((one) => GROUND[one]).filter(([there, high]) => high < y && Math.abs(there - x) < ABOVE);
  return Math.max(SUSPICION.bar[1] + 24, ...banners.map(([, high]) => high + BANNER + 2));
}

/** Where the lowest of some rows stands over a figure, so that the highest has room. */
export const lowest = (place: Building, figure: number, rows: number, row: number): number => Math.max(figure - 92, ceilingOf(place) + (rows - 1) * row);

/** The left edges of things that would like to stand in the middle over some points, from left to right: side by side, and as near as they can. */
export function spread(wanted: readonly { x: number; width: number }[]): number[] {
  const left: number[] = [];
  for (const [n, { x, width }] of wanted.entries()) left.push(n ? Math.max(x - width / 2, left[n - 1]! + wanted[n - 1]!.width + GAP) : x - width / 2);
  const off = wanted.reduce((sum, { x, width }, n) => sum + left[n]! + width / 2 - x, 0) / Math.max(1, wanted.length);
  return left.map((one) => one - off);
}
