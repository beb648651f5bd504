/** How a convent is drawn: where its sheet begins and ends, what is written and hung where. The printed one has its own
 * picture; any other is drawn from its places, walls and doors, always the same for the same file. */
import look from "./art/look.json";
import type { Box } from "./box";
import { shone } from "./light";
import { crossing, trace, type Point } from "./lines";

export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Label {
  room: string;
  x: number;
  y: number;
  size: number;
  turn: number;
}
export interface Floor {
  room: string;
  /** A pool of floor round each stone, up to the walls. */
  d: string;
  kind: "stone" | "wood";
}
export interface Drawing {
  sheet: Sheet;
  /** Our picture of floors and walls; without it they are drawn. */
  picture: boolean;
  labels: readonly Label[];
  locks: readonly { key: string; colour: string; x: number; y: number }[];
  keys: readonly { place: number; colour: string; x: number; y: number }[];
  /** The candle in the cell of a novice, and what it lights; no outline: all round. */
  candle: (cell: number) => { x: number; y: number; outline: string };
  /** Rooms as outlines. */
  rooms: readonly { id: string; d: string }[];
  floors: readonly Floor[];
}

/** How far floor lies round a stone: to the walls, if there are any. */
const [POOL, OPEN] = [74, 38];
const MARGIN = 64;
const KEY: Point = [22, -16];
const CANDLE: Point = [-24, 14];

/** Our own picture, with what lies on it as the box has it. */
export function printed(box: Box): Drawing {
  const [left, top, width, height] = look.view_box as [number, number, number, number];
  const offsets = look.key_offsets as unknown as Record<string, Point>;
  const badges = new Map(look.lock_badges.at.map((one): [string, Point] => [pair(one.between[0]!, one.between[1]!), [one.x, one.y]]));
  const stands = look.cell_candles as Record<string, { x: number; y: number }>;
  const rooms = look.rooms as unknown as Record<string, { outline: Point[]; label: Omit<Label, "room"> | null }>;
  const outline = (id: string): string => (rooms[id] ? `${trace(rooms[id].outline)}Z` : "");
  return {
    sheet: { left, top, width, height },
    picture: true,
    labels: Object.entries(rooms).flatMap(([room, { label }]) => (label ? [{ room, ...label }] : [])),
    locks: hung(box, (a, b) => badges.get(pair(a, b))),
    keys: lying(box, (place) => offsets[place]),
    candle: (cell) => (stands[cell] ? { ...stands[cell], outline: outline(`cell_${cell}`) } : beside(box, cell)),
    rooms: Object.keys(rooms).map((id) => ({ id, d: outline(id) })),
    floors: [],
  };
}

/** Any other convent, from its data. */
export function schematic(box: Box): Drawing {
  const points = [...box.places.map(box.spot), ...[...box.walls, ...box.doors.map(({ line }) => line)].flatMap(([x1, y1, x2, y2]): Point[] => [[x1, y1], [x2, y2]])];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const floors = box.rooms.map((room, number): Floor => ({ room, d: trodden(box, room), kind: number % 2 ? "wood" : "stone" }));
  return {
    sheet: { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top },
    picture: false,
    labels: box.rooms.flatMap((room) => written(box, room)),
    locks: hung(box, () => undefined),
    keys: lying(box, () => undefined),
    candle: (cell) => beside(box, cell),
    rooms: floors.map(({ room, d }) => ({ id: room, d })),
    floors,
  };
}

const pair = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
const within = (box: Box, room: string): number[] => box.places.filter((place) => box.room(place) === room);

function trodden(box: Box, room: string): string {
  return within(box, room).map((place) => `${trace(shone(box, box.spot(place), box.walls.length ? POOL : OPEN))}Z`).join("");
}

/** Locks hang on their doors; on a link without a drawn door in its middle. */
function hung(box: Box, known: (a: number, b: number) => Point | undefined): Drawing["locks"] {
  return box.locks.map(({ a, b, colour }) => {
    const line = box.doors.find(({ between }) => between && pair(between[0]!, between[1]!) === pair(a, b))?.line;
    const [one, other] = line ? [[line[0], line[1]], [line[2], line[3]]] : [box.spot(a), box.spot(b)];
    const [x, y] = known(a, b) ?? [(one![0]! + other![0]!) / 2, (one![1]! + other![1]!) / 2];
    return { key: pair(a, b), colour, x, y };
  });
}

function lying(box: Box, known: (place: number) => Point | undefined): Drawing["keys"] {
  return box.keys.map(({ place, colour }) => {
    const [[x, y], [dx, dy]] = [box.spot(place), known(place) ?? KEY];
    return { place, colour, x: x + dx, y: y + dy };
  });
}

function beside(box: Box, cell: number): { x: number; y: number; outline: string } {
  const [x, y] = box.spot(cell);
  return { x: x + CANDLE[0], y: y + CANDLE[1], outline: "" };
}

/** A room's name stands below or above one of its stones, where most room is: far from other stones, ways and walls. */
function written(box: Box, room: string): Label[] {
  let best: { x: number; y: number; free: number } | undefined;
  for (const place of within(box, room))
    for (const by of BESIDE) {
      const [x, y] = [box.spot(place)[0], box.spot(place)[1] + by];
      const free = freedom(box, place, [x, y]);
      if (!best || free > best.free) best = { x, y: y + 4, free };
    }
  return best ? [{ room, x: best.x, y: best.y, size: 12, turn: 0 }] : [];
}

const BESIDE = [29, -27];
const HALF = 34;

/** How far a point is from other stones; a wall or a way through a name there counts against it. */
function freedom(box: Box, place: number, [x, y]: Point): number {
  const stones = box.places.filter((one) => one !== place).map((one) => Math.hypot((box.spot(one)[0] - x) / 1.8, box.spot(one)[1] - y));
  const through = (from: Point, to: Point): boolean =>
    [-10, 0, 9].some((by) => crossing([x - HALF, y + by], [x + HALF, y + by], [from[0], from[1], to[0], to[1]]) !== undefined);
  const walls = [...box.walls, ...box.doors.map(({ line }) => line)].filter(([x1, y1, x2, y2]) => through([x1, y1], [x2, y2]));
  const ways = box.near(place).filter((one) => through(box.spot(place), box.via(place, one)[0] ?? box.spot(one)));
  return Math.min(70, ...stones) - 45 * walls.length - 25 * ways.length;
}
