/** An owner's own files: the box they make, what things are called in it, and how it is drawn. */
import { LANGUAGES, type Language } from "../../words/languages";
import type { Names } from "../../words/shown";
import { CARDS, makeBox, MAP, type Box, type CardsFile, type MapFile } from "./box";
import { printed, schematic, type Drawing } from "./drawing";

export interface Own {
  box: Box;
  drawing: Drawing;
  names: Record<Language, Names>;
}

/** Links are so long on the sheet that stones, figures and numbers fit between them. */
const LINK = 52;

/** What the lines of a table's components say: `map {...}`, `sight_lines printed`, `cards printed`. */
export function read(lines: readonly string[]): Own {
  const given = new Map(lines.map((line): [string, string] => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
  const part = <T>(name: string, ours: T): T => {
    const text = given.get(name) ?? "printed";
    return text === "printed" ? ours : (JSON.parse(text) as T);
  };
  const map = part<MapFile>("map", MAP);
  const cards = part<CardsFile>("cards", CARDS);
  const same = sameGround(map, MAP);
  const box = makeBox(same ? map : fitted(map), cards);
  return { box, drawing: same ? printed(box) : schematic(box), names: namesIn(map, cards) };
}

/** Is it our own ground, whatever lies on it? Then our picture shows it. */
function sameGround(one: MapFile, other: MapFile): boolean {
  const ground = ({ places, links, locks, walls, doors }: MapFile): string => JSON.stringify([places.map(({ x, y }) => [x, y]), links, locks, walls, doors]);
  return ground(one) === ground(other);
}

/** A map in the units of our sheet: as large as its links ask for. Angles, and so what is seen, stay as they are. */
function fitted(map: MapFile): MapFile {
  const spots = new Map(map.places.map(({ id, x, y }) => [id, { x, y }]));
  const lengths = map.links
    .map(({ a, b }) => [spots.get(a)!, spots.get(b)!] as const)
    .map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y))
    .sort((a, b) => a - b);
  const by = LINK / (lengths[Math.floor(lengths.length / 2)] || LINK);
  const scaled = (numbers: readonly number[]): number[] => numbers.map((one) => one * by);
  return {
    ...map,
    places: map.places.map((row) => ({ ...row, x: row.x * by, y: row.y * by })),
    links: (map.links as { a: number; b: number; via?: number[][] }[]).map((row) => (row.via ? { ...row, via: row.via.map(scaled) } : row)),
    walls: map.walls.map(scaled),
    doors: map.doors.map((row) => ({ ...row, line: scaled(row.line) })),
  } as MapFile;
}

/** By the name each has for a novice, and with `guard_` before it for a guard. */
function blessings(names: Record<string, string>): Record<string, string> {
  const halves = Object.entries(names).map(([id, name]): [string, string[]] => [id, name.split(" / ")]);
  return Object.fromEntries(halves.flatMap(([id, half]) => [[id, half[0]!], [`guard_${id}`, half.at(-1)!]]));
}

type Row = { id: string } & Record<Language, string>;

/** The same tables as `box.names` has. */
function namesIn(map: MapFile, cards: CardsFile): Record<Language, Names> {
  const table = (rows: readonly unknown[], language: Language): Record<string, string> =>
    Object.fromEntries((rows as Row[]).map((row) => [row.id, row[language]]));
  const tables = (language: Language): Names => {
    const colours = table(cards.colours.rows, language);
    return {
      rooms: table(map.rooms, language),
      short_rooms: Object.fromEntries(map.rooms.map((row) => [row.id, row.short[language]])),
      novices: table(cards.novices.rows, language),
      guards: table(cards.guards.rows, language),
      cards: table(cards.moves.rows, language),
      blessings: blessings(table(cards.blessings.rows, language)),
      wishes: table(cards.wishes.rows, language),
      colours,
      paths: Object.fromEntries(cards.paths.rows.map((row) => [row.id, `${colours[row.colour]} ${row.places[0]}–${row.places.at(-1)}`])),
    };
  };
  return Object.fromEntries((Object.keys(LANGUAGES) as Language[]).map((language) => [language, tables(language)])) as Record<Language, Names>;
}
