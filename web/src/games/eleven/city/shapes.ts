/** The outlines of the fields. All are made from the four corners of a block, so that streets stay as wide as they are. */
import city from "./city.json";
import { SPOTS, type MapFile } from "../box";
import { schematic } from "./schematic";

export type Point = readonly [number, number];
export interface Drawn {
  centre: Point;
  corners: Point[];
  label: string[];
  labelAt: Point;
  figureAt: Point;
  priceAt: Point;
  clueAt: Point;
  radius?: number;
  labelSize?: number;
  engraving?: string;
  runeAt?: Point;
}

const FIELDS = city.fields as unknown as Record<string, Drawn>;
/** How a spot is drawn. */
export let drawn: readonly Drawn[] = [];

/** Draw the fields of the map in play: ours as they were drawn by hand, an owner's as a plan. */
export function layOut(file: MapFile | undefined): void {
  drawn = file ? schematic(SPOTS, file, file.spots.map((spot) => spot.name)) : SPOTS.map((spot) => FIELDS[spot.id]!);
}
layOut(undefined);
export const VIEW = city.viewBox as unknown as readonly [number, number, number, number];

const one = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${one(x)},${one(y)}`;

/** The corners moved inwards. */
function inset(corners: readonly Point[], by: number): Point[] {
  if (!by) return [...corners];
  const n = corners.length;
  const lines = corners.map((a, i) => {
    const b = corners[(i + 1) % n]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return { from: [a[0] + normal[0] * by, a[1] + normal[1] * by] as Point, along: [b[0] - a[0], b[1] - a[1]] as Point };
  });
  return corners.map((_, i) => crossing(lines[(i + n - 1) % n]!, lines[i]!));
}

function crossing(a: { from: Point; along: Point }, b: { from: Point; along: Point }): Point {
  const cross = a.along[0] * b.along[1] - a.along[1] * b.along[0];
  const t = ((b.from[0] - a.from[0]) * b.along[1] - (b.from[1] - a.from[1]) * b.along[0]) / cross;
  return [a.from[0] + a.along[0] * t, a.from[1] + a.along[1] * t];
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by];
};

/** A path round the corners, each joined in its own way. */
function path(corners: readonly Point[], by: number, join: (corner: Point, into: Point) => string): string {
  const n = corners.length;
  return corners
    .map((corner, i) => {
      const before = towards(corner, corners[(i + n - 1) % n]!, by);
      const after = towards(corner, corners[(i + 1) % n]!, by);
      return `${i ? "L" : "M"}${at(before)}${join(corner, after)}`;
    })
    .join("")
    .concat("Z");
}

const rounded = (corners: readonly Point[], by: number): string => path(corners, by, (corner, into) => `Q${at(corner)} ${at(into)}`);
const cut = (corners: readonly Point[], by: number): string => path(corners, by, (_, into) => `L${at(into)}`);
const hollow = (corners: readonly Point[], by: number): string => path(corners, by, (_, into) => `A${by},${by} 0 0 0 ${at(into)}`);

function disc([x, y]: Point, radius: number): string {
  return `M${one(x - radius)},${one(y)}a${radius},${radius} 0 1 1 ${2 * radius},0a${radius},${radius} 0 1 1 ${-2 * radius},0Z`;
}

/** The outline of a spot, moved inwards by so much: what it is can be told from its corners alone. */
export function outline(spot: number, by = 0): string {
  const { centre, corners, radius } = drawn[spot]!;
  const { kind, transport } = SPOTS[spot]!;
  if (kind === "mystic") return disc(centre, (radius ?? 46) - by);
  const inside = inset(corners, by);
  if (transport === "steam_train") return cut(inside, 16 - by * 0.4);
  if (transport === "monorail") return rounded(inside, 30 - by * 0.8);
  if (transport === "airship") return hollow(inside, 13 + by * 0.2);
  return rounded(inside, Math.max(7 - by * 0.5, 3));
}

/** The word by which a building is known: its last, or that it is a Mole. */
export function oneWord(spot: number): string {
  const words = drawn[spot]!.label[0]!.split(" ");
  return words[0] === "Mole" ? "Mole" : words.at(-1)!;
}

/** What it is called where there is little room: as it is, or by the first letter and that word. */
export function shortName(spot: number): string {
  const label = drawn[spot]!.label[0]!;
  const word = oneWord(spot);
  return label.length > 9 && word !== label ? (word === "Mole" ? word : `${label[0]}. ${word}`) : label;
}
