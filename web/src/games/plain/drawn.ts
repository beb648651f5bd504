/** What is drawn of a game that has no screen of its own: the fields of its manifest that have a name, `<game>-field-<name>`. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, FieldAt, Manifest } from "../../wire/types";
import type { Facts, GameId } from "../../words/shown";
import { called, facts, has, say } from "../../words/words.svelte";

const manifests = new Map<GameId, Manifest>();
export const know = (manifest: Manifest): unknown => manifests.set(manifest.id, manifest);
export const gameOf = (seat: Seat): GameId => seat.table?.game ?? "";
const all = (seat: Seat): FieldAt[] => manifests.get(gameOf(seat))?.fields ?? [];
export const progressOf = (game: GameId): string => manifests.get(game)?.progress ?? "";

/** The fields that have names: those of the players, or the others. */
export const fields = (seat: Seat, bySeat: boolean): FieldAt[] =>
  all(seat).filter((field) => field.by_seat === bySeat && has(`${gameOf(seat)}-field-${field.name}`));
export const titleOf = (seat: Seat, field: FieldAt): string => say(`${gameOf(seat)}-field-${field.name}`);

/** A thing or a player by name. */
export function nameOf(seat: Seat, id: string): string {
  const player = /^seat (\d+)$/.exec(id);
  return player ? (seat.names[Number(player[1]) - 1] ?? id) : called(gameOf(seat), id);
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === -1;
const words = (seat: Seat, value: unknown): string => (typeof value === "string" ? nameOf(seat, value) : isBlank(value) ? "" : String(value));

/** One thing that lies there: its name, or nothing where it lies face down. */
export type Card = string | undefined;

/** What a player has of a field: cards, of which some lie face down; of a single value one card. */
export function theirs(seat: Seat, field: FieldAt, player: number, covered: boolean): Card[] {
  const row = (seat.view[field.name] as Record<string, unknown> | undefined)?.[`seat ${player + 1}`];
  const known = (Array.isArray(row) ? row : [row]).filter((value) => !isBlank(value)).map((value) => words(seat, value));
  const counter = all(seat).find((one) => one.counts === field.name);
  const counted = counter && seat.step !== "over" ? (seat.view[counter.name] as Record<string, number>) : {};
  const count = counted[`seat ${player + 1}`] ?? 0;
  const cards = [...known, ...Array.from({ length: Math.max(0, count - known.length) }, () => undefined)];
  return covered && isMine(seat, field, player) ? cards.map(() => undefined) : cards;
}

/** Is it something that not everybody sees, and mine? */
export const isMine = (seat: Seat, field: FieldAt, player: number): boolean => field.known !== "all" && player === seat.number;

/** A number that a field holds for a player, and not cards. */
export const isNumber = (field: FieldAt): boolean => field.by.length === 1 && !field.values.length;

export interface Row {
  name: string;
  text: string;
  /** How much of the longest bar it has, where it is a number. */
  part: number | undefined;
}

/** A field that belongs to nobody, line by line. */
export function rows(seat: Seat, field: FieldAt): Row[] {
  const value = seat.view[field.name];
  if (typeof value !== "object" || value === null) return [{ name: "", text: words(seat, value), part: undefined }];
  const lines = Array.isArray(value) && !value.some(Array.isArray) ? [["", value] as const] : Object.entries(value);
  const most = Math.max(1, ...lines.map(([, one]) => Number(one) || 0));
  return lines.map(([id, one]) => ({
    name: Array.isArray(value) ? "" : nameOf(seat, id),
    text: (Array.isArray(one) ? one : [one]).map((part) => words(seat, part)).filter(Boolean).join(" · "),
    part: typeof one === "number" ? Math.max(0, one) / most : undefined,
  }));
}

/** How the game stands, in its own words about the single fields. */
export function now(seat: Seat): string {
  const key = `${gameOf(seat)}-now`;
  const single = all(seat).filter((field) => !field.by.length);
  const told = single.map(({ name, values }): [string, string | number] => [name, values.length ? words(seat, seat.view[name]) : Number(seat.view[name])]);
  return has(key) ? say(key, Object.fromEntries(told)) : "";
}

/** What a choice is called: `<game>-choice-<verb>` with its facts, else its line. */
export function label(choice: Choice, seat: Seat): string {
  const key = `${gameOf(seat)}-choice-${choice.text.split(" ")[0]}`;
  return has(key) ? say(key, facts(gameOf(seat), choice.facts as Facts, seat.names)) : choice.text;
}

export interface Grid {
  /** How the columns end. */
  columns: string[];
  lines: { id: string; cells: (Choice | undefined)[] }[];
}
/** More choices of a kind than this stand in a grid. */
const MANY = 14;

/** Many choices of one verb that say two things or more: a line for each first one, a column for what follows. */
export function grid(choices: readonly Choice[]): Grid | undefined {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const [verb = ""] = choice.text.split(" ");
    verbs.set(verb, [...(verbs.get(verb) ?? []), choice]);
  }
  const many = [...verbs.values()].find((kind) => kind.length > MANY && kind.every((one) => one.text.split(" ").length > 2));
  if (!many) return undefined;
  const parted = many.map((choice) => ({ choice, line: choice.text.split(" ")[1]!, column: choice.text.split(" ").slice(2).join(" ") }));
  const lines = [...new Set(parted.map(({ line }) => line))].map((id) => ({ id, cells: parted.filter(({ line }) => line === id) }));
  // The fullest line says in which order the columns stand.
  const columns = [...new Set([...lines].sort((a, b) => b.cells.length - a.cells.length).flatMap(({ cells }) => cells.map(({ column }) => column)))];
  return { columns, lines: lines.map(({ id, cells }) => ({ id, cells: columns.map((column) => cells.find((one) => one.column === column)?.choice) })) };
}

/** The choices that stand in no grid. */
export function single(choices: readonly Choice[]): Choice[] {
  const many = new Set(grid(choices)?.lines.flatMap(({ cells }) => cells));
  return choices.filter((choice) => !many.has(choice));
}
