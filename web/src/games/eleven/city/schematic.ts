/** A map that nobody has drawn, laid out from its own data: west stays west and north stays north, and no two fields
 * touch. The same file always gives the same map. */
import type { MapFile, Spot } from "../box";
import type { Drawn, Point } from "./shapes";

/** Where the fields may lie; the instruments stand in a column beside it. */
const AREA = { left: 6, top: -20, right: 838, bottom: 930 };
const ROUNDS = 400;
const GAP = 14;
const LETTER = 0.47;

/** So many pixels wide letters of this size are, about. */
const wide = (text: string, size: number): number => text.length * size * LETTER;

export function schematic(spots: readonly Spot[], file: MapFile, names: readonly string[]): Drawn[] {
  const [width, height] = [AREA.right - AREA.left, AREA.bottom - AREA.top];
  const half = Math.min(Math.max(0.38 * Math.sqrt((width * height) / spots.length), 24), 43) - GAP / 4;
  const centres = apart(started(file, half), half);
  return spots.map((spot, at) => field(spot, names[at] ?? spot.id, centres[at]!, half));
}

/** As the file has them, stretched over the whole area: by x and y if it has these, else by column and row. */
function started(file: MapFile, half: number): [number, number][] {
  const spots = file.spots as (MapFile["spots"][number] & { x?: number; y?: number })[];
  const placed = spots.every((spot) => Number.isFinite(spot.x) && Number.isFinite(spot.y));
  const raw = spots.map((spot): Point => (placed ? [spot.x!, spot.y!] : [spot.col, spot.row]));
  const spread = (axis: 0 | 1, low: number, high: number): ((value: number) => number) => {
    const values = raw.map((point) => point[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value) => low + half + ((value - least) / (most - least || 1)) * (high - low - 2 * half);
  };
  const [x, y] = [spread(0, AREA.left, AREA.right), spread(1, AREA.top, AREA.bottom)];
  return raw.map(([a, b]) => [x(a), y(b)]);
}

/** Fields that overlap push each other away, the shorter way; each is drawn back a little to where it began. */
function apart(centres: [number, number][], half: number): [number, number][] {
  const home = centres.map(([x, y]): Point => [x, y]);
  const room = 2 * half + GAP;
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (let i = 0; i < centres.length; i += 1)
      for (let j = i + 1; j < centres.length; j += 1) {
        const [a, b] = [centres[i]!, centres[j]!];
        const over = [room - Math.abs(a[0] - b[0]), room - Math.abs(a[1] - b[1])] as const;
        if (over[0] <= 0.5 || over[1] <= 0.5) continue;
        const axis = over[0] < over[1] ? 0 : 1;
        const push = over[axis] / 2;
        const first = a[axis] <= b[axis] ? a : b;
        first[axis] -= push;
        (first === a ? b : a)[axis] += push;
        moved = true;
      }
    const pull = 0.04 * (1 - round / ROUNDS);
    for (const [i, centre] of centres.entries()) {
      centre[0] = Math.min(Math.max(centre[0] + (home[i]![0] - centre[0]) * pull, AREA.left + half), AREA.right - half);
      centre[1] = Math.min(Math.max(centre[1] + (home[i]![1] - centre[1]) * pull, AREA.top + half), AREA.bottom - half);
    }
    if (!moved) break;
  }
  return centres;
}

/** A name in at most two lines that fit on a field. */
function lines(name: string, size: number, room: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && wide(longer, size) <= room) found[found.length - 1] = longer;
    else found.push(word);
  }
  const cut = (line: string): string => (wide(line, size) <= room + 6 ? line : `${line.slice(0, Math.floor(room / size / LETTER) - 1)}…`);
  return found.length > 2 ? [cut(found[0]!), cut(found.slice(1).join(" "))] : found.map(cut);
}

const GLYPHS = ["palazzo", "palazzo2", "houses"];

function field(spot: Spot, name: string, centre: Point, half: number): Drawn {
  const [x, y] = centre;
  const labelSize = Math.min(Math.max(half * 0.37, 11), 15.5);
  const label = spot.kind === "mystic" ? [name] : lines(name, labelSize, 2 * half - 6);
  const letters = [...spot.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    centre,
    corners: [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]],
    label,
    labelSize: spot.kind === "mystic" ? Math.min(labelSize, 13) : labelSize,
    labelAt: [x, y + half - 8 - (label.length - 1) * labelSize * 0.92],
    figureAt: [x, y - half * 0.32],
    priceAt: [x, y - half * 0.36],
    clueAt: [x + half * 0.7, y - half * 0.7],
    runeAt: [x - half * 0.72, y - half * 0.7],
    radius: half + 3,
    engraving: GLYPHS[letters % GLYPHS.length]!,
  };
}
