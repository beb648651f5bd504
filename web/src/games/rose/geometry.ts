/** Where things stand on the board, in its own units (1242 by 730, y down). Our own drawing. */
import type { Building } from "./view";

export const BOARD = { x: -21, y: 0, width: 1242, height: 730 } as const;

/** From this width on all text of the picture is at least 12 px high; below it, text grows, up to so much. */
export const READABLE = 1064;
export const MOST = 1.48;
/** The least width of the picture: below, the places stand in a grid. */
export const LEAST = READABLE / MOST;

/** The centre of the ground line of each building: banner, tiles, chips and figures are placed from here. */
export const GROUND: Record<Building, readonly [number, number]> = {
  stable: [196, 274],
  workshops: [417, 264],
  dormitory: [638, 260],
  church: [859, 266],
  library: [1080, 274],
  garden: [190, 436],
  chapter_house: [408, 440],
  cloister: [638, 446],
  refectory: [868, 440],
  scriptorium: [1086, 436],
  bathhouse: [196, 594],
  infirmary: [417, 602],
  gatehouse: [638, 606],
  kitchen: [859, 602],
};
/** In reading order, row by row: the order of focus. */
export const PLACES = Object.keys(GROUND) as Building[];

/** The grid of a phone; the last cell holds the piles. */
export const GRID: readonly Building[] = [
  "stable", "workshops", "dormitory",
  "church", "library", "garden",
  "chapter_house", "cloister", "refectory",
  "scriptorium", "bathhouse", "infirmary",
  "gatehouse", "kitchen",
];

/** How high the banner with the name is, below the ground point. */
export const BANNER = 36;
/** From one chip to the next above it. */
export const CHIP = 29;

/** What can be pressed of a building, from its ground point. */
export const HIT = { x: -106, y: -120, width: 212, height: 158 } as const;

/** Figures before a building: the more, the closer. */
export function pitch(figures: number): number {
  return figures <= 3 ? 40 : figures <= 5 ? 36 : 27;
}

export interface Track {
  name: "suspicion" | "evidence";
  x0: number;
  x1: number;
  steps: number;
  y: number;
  bar: readonly [number, number, number, number];
  label: readonly [number, number];
  /** Least distance of two columns of markers, height of a marker in a column, and its size. */
  pitch: number;
  stack: number;
  lift: number;
  /** How high above the bar the last thing may be drawn. */
  room: number;
  scale: number;
}
export const SUSPICION: Track = {
  name: "suspicion", x0: 204, x1: 1180, steps: 40, y: 124, bar: [190, 117, 1004, 20], label: [190, 65], pitch: 26, stack: 22, lift: 20, room: 62, scale: 1,
};
export const EVIDENCE: Track = {
  name: "evidence", x0: 40, x1: 1180, steps: 50, y: 702, bar: [26, 695, 1168, 20], label: [16, 663], pitch: 26, stack: 25, lift: 22, room: 44, scale: 1,
};
/** A cell of the grid is so much lower than wide; the least width at which it can be read; what stands round the cells. */
const [LOW, READ, AROUND, SIDE] = [77.5 / 126, 72, 44 + 2 * 60 + 6, 12];

/** How many places stand side by side in a room, and how wide each is: as large as all of them in sight allow. */
export function gridIn(width: number, height: number): { columns: number; cell: number } {
  const fits = [3, 4, 5].map((columns) => {
    const rows = Math.ceil((GRID.length + 1) / columns);
    const high = ((height - AROUND) / rows - 5) / LOW;
    return { columns, cell: Math.floor(Math.min((width - SIDE - 4 * (columns - 1)) / columns, high)) };
  });
  const best = fits.reduce((a, b) => (b.cell > a.cell ? b : a));
  return best.cell >= READ ? best : { columns: 3, cell: Math.floor((width - SIDE - 8) / 3) };
}

/** The same two in a strip 62 high. */
const STRIP = { x0: 14, x1: 376, y: 48, bar: [4, 43, 382, 16], pitch: 21, stack: 20, lift: 16, room: 40, scale: 0.85 } as const;
/** A track as wide as there is room for it, every unit a pixel. */
export const strip = (track: Track, width: number): Track => ({ ...track, ...STRIP, x1: width - 14, bar: [4, 43, width - 8, 16] });

/** The point of a field of the sundial (0 on top), from its centre. */
export function dial(field: number, radius: number): [number, number] {
  const angle = (field / 24) * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Where the board is scrolled, a panel that opens comes into sight. */
export const inSight = (panel: Element): void => panel.scrollIntoView({ block: "nearest" });
