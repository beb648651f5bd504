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
  /** So many markers stand on each other. */
  most: number;
}
export const SUSPICION: Track = {
  name: "suspicion", x0: 204, x1: 1180, steps: 40, y: 124, bar: [190, 117, 1004, 20], label: [190, 65], pitch: 26, stack: 22, lift: 20, room: 62, scale: 1, most: 2,
};
export const EVIDENCE: Track = {
  name: "evidence", x0: 40, x1: 1180, steps: 50, y: 702, bar: [26, 695, 1168, 20], label: [16, 663], pitch: 26, stack: 25, lift: 22, room: 44, scale: 1, most: 2,
};
/** A place of the grid as it is drawn, in its own units; the least width at which it can be read; how much wider it may become. */
export const CELL = { width: 126, height: 77.5 } as const;
const [READ, WIDER] = [70, 1.6];
/** Has the grid room for what the desk has round its picture: sundial, days and chain? So it is on a tablet upright. */
export const isLarge = (width: number, height: number): boolean => width >= 660 && height >= 480;
/** How wide the chain is there, and how high the strip of suspicion. */
export const [CHAINED, SUSPECTED] = [56, 84];
/** What stands over the grid there: the sundial at the left, days and suspicion beside it. */
export function headIn(width: number): { dial: number; wide: number; days: number } {
  const wide = width - 132;
  const days = Math.ceil((wide * 46) / 1006);
  return { dial: days + SUSPECTED, wide, days };
}
/** By how much text grows in a drawing that is shown at some scale. */
export const grown = (scale: number): number => Math.min(MOST, Math.max(1, READABLE / BOARD.width / scale));
/** What stands over and under the places: how high the line of the day is, and how many markers stand on each other on both tracks. */
export interface Round {
  today: number;
  suspicion: number;
  evidence: number;
}
/** Where there is little height, every place is in sight all the same: first the line of the day gives way, then markers that stand on
 * others step down beside them. */
const [LOW, LOWEST, NARROW] = [420, 300, 400];
export function roundIn(width: number, height: number): Round {
  if (height >= LOW) return { today: 44, suspicion: 2, evidence: 2 };
  return { today: width < NARROW ? 36 : 28, suspicion: height < LOWEST ? 1 : 2, evidence: 1 };
}
/** What stands round the cells: the day, both tracks; the sides; between two; the line round each. */
function around(width: number, height: number): number {
  const { today, suspicion, evidence } = roundIn(width, height);
  const over = isLarge(width, height) ? headIn(width).dial : today + stripHigh("suspicion", width, suspicion);
  return over + stripHigh("evidence", width, evidence) + 6;
}
const [SIDE, GAPS, LINE] = [12, { x: 4, y: 2 }, 3];

/** How the places stand in a room: how many side by side, how large each is in pixels, and how many units wide and high it is drawn. */
export interface Grid {
  columns: number;
  wide: number;
  high: number;
  units: number;
  tall: number;
  /** Drawn in pixels, with its tasks as large as they can be. */
  small: boolean;
}

/** As large as all of them in sight allow, if they can be read; what is left at the sides makes them wider. */
export function gridIn(width: number, height: number): Grid {
  const large = isLarge(width, height);
  const room = width - SIDE - (large ? CHAINED : 0);
  const rest = height - around(width, height);
  const fits = (large ? [4] : [3, 4, 5]).map((columns) => {
    const rows = Math.ceil((GRID.length + 1) / columns);
    return celled(columns, (room - GAPS.x * (columns - 1)) / columns, rest / rows - GAPS.y);
  });
  const wide = (width - SIDE - 2 * GAPS.x) / 3;
  const best = fits.filter((one) => scaled(one) >= READ).sort((a, b) => b.wide * b.high - a.wide * a.high)[0];
  return best && best.high >= SMALL ? best : (filled(room, rest) ?? best ?? celled(3, wide, wide));
}

/** Where a cell of that form would be too small to read its tiles, it takes all the room that is there: at least a finger's. */
const [SMALL, FINGER] = [64, { wide: 76, high: 44 }];
function filled(width: number, height: number): Grid | undefined {
  for (const columns of [5, 4]) {
    const rows = Math.ceil((GRID.length + 1) / columns);
    const wide = Math.floor((width + GAPS.x) / columns - GAPS.x);
    const high = Math.floor((height + GAPS.y) / rows - GAPS.y);
    if (wide >= FINGER.wide && high >= FINGER.high) return { columns, wide, high, units: wide - LINE, tall: high - LINE, small: true };
  }
  return undefined;
}

const scaled = ({ high }: Grid): number => ((high - LINE) / CELL.height) * CELL.width;

/** A cell that is at most so wide and so high. */
function celled(columns: number, widest: number, highest: number): Grid {
  const scale = Math.min((widest - LINE) / CELL.width, (highest - LINE) / CELL.height);
  const wide = Math.floor(Math.min(widest, scale * CELL.width * WIDER + LINE));
  const high = Math.floor(scale * CELL.height + LINE);
  return { columns, wide, high, units: ((wide - LINE) / (high - LINE)) * CELL.height, tall: CELL.height, small: false };
}

/** The same two in a strip. Where the day's rule needs two lines, that of suspicion is higher for the small numbers over two markers. */
const STRIP = { x0: 14, pitch: 22, stack: 20, lift: 16, room: 40, scale: 0.85 } as const;
export function stripHigh(name: Track["name"], width: number, most = 2): number {
  if (most === 1) return name === "suspicion" ? 53 : 39;
  return name === "suspicion" && width < 540 ? 68 : 60;
}
/** A track as wide as there is room for it, every unit a pixel. */
export function strip(track: Track, width: number, most = 2): Track {
  const y = stripHigh(track.name, width, most) - 12;
  return { ...track, ...STRIP, pitch: most === 1 ? 24 : STRIP.pitch, most, y, x1: width - 14, bar: [4, y - 5, width - 8, 16], label: [6, 14] };
}

/** The point of a field of the sundial (0 on top), from its centre. */
export function dial(field: number, radius: number): [number, number] {
  const angle = (field / 24) * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Where the board is scrolled, a panel that opens comes into sight. */
export const inSight = (panel: Element): void => panel.scrollIntoView({ block: "nearest" });
