/** What is in the box, from the data files, for those who draw it. No logic of play.
 *
 * A place is the number printed on the board. An owner's files make another box: `makeBox(map, cards)`.
 */
import cardsFile from "../../../../src/subrosa/games/nuns/data/cards.json";
import mapFile from "../../../../src/subrosa/games/nuns/data/map.json";
import type { Line, Point } from "./lines";

export const DIE = 6;

export interface Card {
  id: string;
  code: string;
}
export interface Path {
  id: string;
  colour: string;
  places: number[];
}
export interface Wish {
  id: string;
  keyPlace: number;
  keyColour: string;
  place: number;
}
export interface Door {
  line: Line;
  between: readonly number[] | null;
}

export interface Box {
  places: number[];
  spot: (place: number) => Point;
  room: (place: number) => string;
  rooms: string[];
  near: (place: number) => readonly number[];
  /** The colour of the lock between two places, or nothing. */
  lock: (a: number, b: number) => string;
  isDoor: (a: number, b: number) => boolean;
  /** The points a link runs through, from a to b. */
  via: (a: number, b: number) => readonly Point[];
  links: { a: number; b: number }[];
  locks: { a: number; b: number; colour: string }[];
  tail: (back: number, at: number) => Point;
  walls: readonly Line[];
  doors: readonly Door[];
  novices: string[];
  guards: string[];
  cell: (novice: string) => number;
  cards: Card[];
  card: (id: string) => Card | undefined;
  paths: Path[];
  path: (id: string | null) => Path | undefined;
  wish: (id: string | null) => Wish | undefined;
  keys: { place: number; colour: string }[];
  ends: ReadonlySet<number>;
}

export const [MAP, CARDS] = [mapFile, cardsFile];
export type MapFile = typeof mapFile;
export type CardsFile = typeof cardsFile;

const pair = (a: number, b: number): number => a * 1000 + b;

export function makeBox(map: MapFile, cards: CardsFile): Box {
  const places = map.places.map((row) => row.id);
  const spots = new Map(map.places.map((row): [number, Point] => [row.id, [row.x, row.y]]));
  const spot = (place: number): Point => spots.get(place) ?? [0, 0];
  const rooms = new Map(map.places.map((row) => [row.id, row.room]));
  const near = new Map<number, number[]>(places.map((place) => [place, []]));
  const bends = new Map<number, Point[]>();
  for (const link of map.links as { a: number; b: number; via?: number[][] }[]) {
    near.get(link.a)?.push(link.b);
    near.get(link.b)?.push(link.a);
    const points = (link.via ?? []).map(([x = 0, y = 0]): Point => [x, y]);
    bends.set(pair(link.a, link.b), points);
    bends.set(pair(link.b, link.a), [...points].reverse());
  }
  for (const list of near.values()) list.sort((a, b) => a - b);
  const nearTo = (place: number): readonly number[] => near.get(place) ?? [];
  const via = (a: number, b: number): readonly Point[] => bends.get(pair(a, b)) ?? [];
  const tail = (back: number, at: number): Point => via(back, at).at(-1) ?? spot(back);
  const locks = new Map(map.locks.flatMap((row) => [[pair(row.a, row.b), row.colour], [pair(row.b, row.a), row.colour]] as const));
  const doors = map.doors.map((row): Door => ({ line: row.line as unknown as Line, between: row.between }));
  const barred = new Set(doors.flatMap(({ between }) => (between ? [pair(between[0]!, between[1]!), pair(between[1]!, between[0]!)] : [])));
  const keys = new Map(map.keys.map((row) => [row.key, row]));
  const wishes = cards.wishes.rows.map((row): Wish => {
    const key = keys.get(row.key);
    return { id: row.id, keyPlace: key?.place ?? 0, keyColour: key?.colour ?? "", place: row.place };
  });
  const paths = cards.paths.rows.map(({ id, colour, places: way }): Path => ({ id, colour, places: way }));
  const cells = map.cells as Record<string, number>;
  return {
    places,
    spot,
    room: (place) => rooms.get(place) ?? "",
    rooms: map.rooms.map((row) => row.id),
    near: nearTo,
    lock: (a, b) => locks.get(pair(a, b)) ?? "",
    isDoor: (a, b) => barred.has(pair(a, b)),
    via,
    links: map.links,
    locks: map.locks,
    tail,
    walls: map.walls as unknown as Line[],
    doors,
    novices: cards.novices.rows.map((row) => row.id),
    guards: cards.guards.rows.map((row) => row.id),
    cell: (novice) => cells[novice] ?? 0,
    cards: cards.moves.rows,
    card: (id) => cards.moves.rows.find((row) => row.id === id),
    paths,
    path: (id) => paths.find((row) => row.id === id),
    wish: (id) => wishes.find((row) => row.id === id),
    keys: map.keys,
    ends: new Set(paths.flatMap((path) => [path.places[0]!, path.places.at(-1)!])),
  };
}

/** The convent of 2010. */
export const PRINTED: Box = makeBox(MAP, CARDS);
