/** What is in the box, worked out from the data files just as `box.py` does it, and tested against it. No logic of play.
 *
 * A place is the number printed on the board. An owner's files make another box: `makeBox(map, sight, cards)`.
 */
import cardsFile from "../../../../src/subrosa/games/nuns/data/cards.json";
import mapFile from "../../../../src/subrosa/games/nuns/data/map.json";
import sightFile from "../../../../src/subrosa/games/nuns/data/sight.json";
import { turn, type Line, type Point } from "./lines";

export const UNREACHED = 99;
export const DIE = 6;

export interface Card {
  id: string;
  code: string;
  min: number;
  max: number;
  noise: number;
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
  /** The room of a place where rooms decide what is seen. */
  room2025: (place: number) => number;
  near: (place: number) => readonly number[];
  /** The colour of the lock between two places, or nothing. */
  lock: (a: number, b: number) => string;
  isDoor: (a: number, b: number) => boolean;
  /** The points a link runs through, from a to b. */
  via: (a: number, b: number) => readonly Point[];
  links: { a: number; b: number }[];
  locks: { a: number; b: number; colour: string }[];
  /** Steps by the shortest way, as if no door were locked. */
  far: (a: number, b: number) => number;
  /** What a guard sees who came from a neighbour, however far, her own place left out. */
  view: (back: number, at: number) => ReadonlySet<number>;
  /** The same for one who has turned to her next place and not made the step. */
  turned: (at: number, ahead: number) => ReadonlySet<number>;
  visible: (place: number) => ReadonlySet<number>;
  tail: (back: number, at: number) => Point;
  walls: readonly Line[];
  doors: readonly Door[];
  shrine: number;
  range: number;
  arc: number;
  novices: string[];
  guards: string[];
  cell: (novice: string) => number;
  cards: Card[];
  card: (id: string) => Card | undefined;
  paths: Path[];
  path: (id: string | null) => Path | undefined;
  wishes: Wish[];
  wish: (id: string | null) => Wish | undefined;
  keys: { place: number; colour: string }[];
  ends: ReadonlySet<number>;
  firstRound: number;
}

export const [MAP, SIGHT, CARDS] = [mapFile, sightFile, cardsFile];
export type MapFile = typeof mapFile;
export type SightFile = typeof sightFile;
export type CardsFile = typeof cardsFile;

const pair = (a: number, b: number): number => a * 1000 + b;

/** The number of steps from some places to every place. */
export function steps(starts: readonly number[], near: (place: number) => readonly number[]): Map<number, number> {
  const far = new Map(starts.map((start) => [start, 0]));
  const ahead = [...starts];
  for (const place of ahead)
    for (const next of near(place))
      if (!far.has(next)) {
        far.set(next, far.get(place)! + 1);
        ahead.push(next);
      }
  return far;
}

export function makeBox(map: MapFile, sight: SightFile, cards: CardsFile): Box {
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
  const distances = new Map<number, Map<number, number>>();
  const far = (a: number, b: number): number => {
    const known = distances.get(a) ?? steps([a], nearTo);
    distances.set(a, known);
    return known.get(b) ?? UNREACHED;
  };

  const shrine = sight.shrine?.place ?? -1;
  const arc = sight.arc_degrees / 2 + sight.tolerance_degrees;
  const free = new Map(Object.entries(sight.visible as Record<string, number[]>).map(([place, sees]) => [Number(place), new Set(sees)]));
  for (const place of sight.shrine?.open_sees ?? []) {
    free.get(shrine)?.add(place);
    free.get(place)?.add(shrine);
  }
  const visible = (place: number): ReadonlySet<number> => free.get(place) ?? new Set();
  const via = (a: number, b: number): readonly Point[] => bends.get(pair(a, b)) ?? [];
  const tail = (back: number, at: number): Point => via(back, at).at(-1) ?? spot(back);
  const inArc = (behind: Point, at: number): Set<number> =>
    new Set([...visible(at)].filter((to) => turn(behind, spot(at), spot(to)) <= arc));
  const listed = new Map(((sight.by_facing ?? []) as { from: number; at: number; sees: number[] }[]).map((row) => [pair(row.from, row.at), row.sees]));
  const views = new Map<number, ReadonlySet<number>>();
  const seen = (back: number, at: number): ReadonlySet<number> => {
    const all = inArc(tail(back, at), at);
    const given = listed.get(pair(back, at));
    return given ? new Set([...given, ...[...all].filter((to) => at === shrine || to === shrine)]) : all;
  };
  const view = (back: number, at: number): ReadonlySet<number> => {
    const found = views.get(pair(back, at)) ?? seen(back, at);
    views.set(pair(back, at), found);
    return found;
  };
  const turned = (at: number, ahead: number): ReadonlySet<number> => {
    const [x, y] = tail(ahead, at);
    return inArc([2 * spot(at)[0] - x, 2 * spot(at)[1] - y], at);
  };

  const locks = new Map(map.locks.flatMap((row) => [[pair(row.a, row.b), row.colour], [pair(row.b, row.a), row.colour]] as const));
  const doors = map.doors.map((row): Door => ({ line: row.line as unknown as Line, between: row.between }));
  const barred = new Set(doors.flatMap(({ between }) => (between ? [pair(between[0]!, between[1]!), pair(between[1]!, between[0]!)] : [])));
  const room2025 = new Map(map.rooms_2025.rows.flatMap((row, at) => row.map((place) => [place, at] as const)));
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
    room2025: (place) => room2025.get(place) ?? -1,
    near: nearTo,
    lock: (a, b) => locks.get(pair(a, b)) ?? "",
    isDoor: (a, b) => barred.has(pair(a, b)),
    via,
    links: map.links,
    locks: map.locks,
    far,
    view,
    turned,
    visible,
    tail,
    walls: map.walls as unknown as Line[],
    doors,
    shrine,
    range: sight.range,
    arc,
    novices: cards.novices.rows.map((row) => row.id),
    guards: cards.guards.rows.map((row) => row.id),
    cell: (novice) => cells[novice] ?? 0,
    cards: cards.moves.rows,
    card: (id) => cards.moves.rows.find((row) => row.id === id),
    paths,
    path: (id) => paths.find((row) => row.id === id),
    wishes,
    wish: (id) => wishes.find((row) => row.id === id),
    keys: map.keys,
    ends: new Set(paths.flatMap((path) => [path.places[0]!, path.places.at(-1)!])),
    firstRound: cards.constants.first_round_factor,
  };
}

/** The convent of 2010. */
export const PRINTED: Box = makeBox(MAP, SIGHT, CARDS);
