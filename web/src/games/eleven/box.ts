/** What is in the box of 011, read from the game's own data files. Numbers are those of the rules: a spot, a character or
 * a tile goes by its place in the file, as in `box.py`. */
import data from "../../../../src/subrosa/games/eleven/data/eleven.json";
import board from "../../../../src/subrosa/games/eleven/data/map.json";

export const CHARACTERS = data.characters.rows.map((row) => row.id);
/** What a table calls the characters that would rather not use the names of real musicians. */
const NEUTRAL = data.neutral_characters.rows.map((row) => row.en.toLowerCase());
export const COLOURS = data.colours.rows.map((row) => row.id);
export const POWERS = data.powers.rows.map((row) => row.id);
export const ACTIONS = data.actions.rows.map((row) => row.id);
export const TRANSPORTS = data.transports.rows.map((row) => row.id);
export const BUILDINGS = data.location_tiles.rows.map((row) => row.building);
export const SLOTS = ["north", "east", "south", "west"] as const;
export type Slot = (typeof SLOTS)[number];
export const LIMITS = data.constants;

export type Kind = "building" | "mystic" | "transport";
export interface Spot {
  id: string;
  kind: Kind;
  /** The transport that stops here. */
  transport: string;
  col: number;
  row: number;
  near: number[];
}

/** A map as its file has it. */
export interface MapFile {
  spots: { id: string; name: string; kind: string; colour?: string | null; col: number; row: number }[];
  edges: { a: string; b: string }[];
  starts: Record<string, string>;
}
/** The part of a file of cards that an owner may print otherwise: faces of the gears, copies and marks of the tiles. */
export interface CardsFile {
  gears: { transport: string[]; steps: number[]; action: string[] };
  object_tiles: { rows: { id: string; effect: string; amount: number; cost: number; organ: number[]; wolf: number[] }[] };
}

const COLOUR_OF = new Map(data.transports.rows.map((row) => [row.colour, row.id]));

// What an owner can print otherwise. The bindings are live: `printed.ts` lays another box on the table before a screen is
// shown, and never while one is.
/** Is this the map of Turin that we have drawn? */
export let ours = true;
export let SPOTS: readonly Spot[] = [];
/** Whose rune a spot carries: the start of that character. */
export let RUNES: ReadonlyMap<number, string> = new Map();
export let GEARS: CardsFile["gears"] = data.gears;
export let TILES: readonly Tile[] = [];
let byId: ReadonlyMap<string, number> = new Map();

/** The number of a spot, -1 for none. */
export const spotOf = (id: unknown): number => byId.get(String(id)) ?? -1;

export function layMap(file: MapFile | undefined): void {
  const { spots, edges, starts }: MapFile = file ?? (board as unknown as MapFile);
  ours = file === undefined;
  byId = new Map(spots.map((spot, at) => [spot.id, at]));
  SPOTS = spots.map((spot) => ({
    id: spot.id,
    kind: spot.kind as Kind,
    transport: spot.colour ? (COLOUR_OF.get(spot.colour) ?? "") : "",
    col: spot.col,
    row: spot.row,
    near: edges.flatMap((edge) => (edge.a === spot.id ? spotOf(edge.b) : edge.b === spot.id ? spotOf(edge.a) : [])),
  }));
  RUNES = new Map(Object.entries(starts).map(([who, id]) => [spotOf(id), who]));
}

export function layCards(file: CardsFile | undefined): void {
  GEARS = (file ?? data).gears;
  TILES = tilesOf((file ?? data).object_tiles.rows);
}

/** The number of a character, by name or by neutral title; -1 for none. */
export function whoIs(id: unknown): number {
  const at = CHARACTERS.indexOf(String(id));
  return at >= 0 ? at : NEUTRAL.indexOf(String(id));
}

export interface Tile {
  id: string;
  effect: string;
  amount: number;
  cost: number;
  organ: boolean;
  wolf: number;
  /** The mystic building of a location tile. */
  building: string;
}

/** The faces of the tiles in the order of `box.py`: five buildings, then the objects, plain copies before marked ones. */
function tilesOf(rows: CardsFile["object_tiles"]["rows"]): Tile[] {
  return [
    ...data.location_tiles.rows.map((row) => tile(row.id, "location", 0, 0, 0, 0, row.building)),
    ...rows.flatMap((row) =>
      facesOf(row).map(({ id, organ, wolf }) => tile(id, row.effect, row.amount, row.cost, organ, wolf, "")),
    ),
  ];
}

/** What can be told apart on the copies of an object, with the id of each. */
export function facesOf(row: { id: string; organ: number[]; wolf: number[] }): { id: string; organ: number; wolf: number; marks: string[] }[] {
  const pairs = row.organ.map((organ, copy) => [organ, row.wolf[copy]!] as const);
  const faces = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return faces.map(([organ, wolf]) => {
    const marks = faces.length > 1 ? [organ ? "organ" : "", wolf ? "wolf" : ""].filter(Boolean) : [];
    return { id: [row.id, ...marks].join("_"), organ, wolf, marks };
  });
}

function tile(id: string, effect: string, amount: number, cost: number, organ: number, wolf: number, building: string): Tile {
  return { id, effect, amount, cost, organ: organ > 0, wolf, building };
}

export const tileOf = (id: string): Tile | undefined => TILES.find((one) => one.id === id);

export const ability = (who: number): { amount: number; cost: number } => {
  const row = data.characters.rows[who]!;
  return { amount: row.amount, cost: "cost" in row ? (row.cost ?? 0) : 0 };
};
export const powerAmount = (power: number): number => data.powers.rows[power]!.amount;

layMap(undefined);
layCards(undefined);
