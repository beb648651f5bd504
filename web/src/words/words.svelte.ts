/** Everything the page says, in the reader's language.
 *
 *     await speak("cs");              // load and switch; every text on the page follows
 *     await load("rose");             // the words of a game, before its screen is shown
 *     say("page-play-now");
 *     sentence("rose", news, reader, ["Marta", "Jonas"]);
 *
 * `say` and the others read runes, so a template that calls them is written anew when the language changes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { pieces } from "virtual:words";
import * as api from "../wire/api";
import type { Language } from "./languages";
import { shown, type Facts, type GameId, type Names, type Naming } from "./shown";

interface Book {
  bundle: FluentBundle;
  games: Record<GameId, Naming>;
}
const NOTHING: Naming = { names: {}, named: {}, sentences: [] };

const books = new Map<Language, Book>();
const wanted: GameId[] = [];
let current = $state.raw<{ language: Language; book: Book }>({ language: "en", book: blank("en") });

function blank(language: Language): Book {
  return { bundle: new FluentBundle(language, { useIsolating: false }), games: {} };
}

/** The language the page speaks now. */
export function language(): Language {
  return current.language;
}

/** Speak another language from now on. */
export async function speak(next: Language): Promise<void> {
  const book = books.get(next) ?? blank(next);
  if (!books.has(next)) {
    book.bundle.addResource(new FluentResource((await pieces[`${next}/house`]!()).default.ftl));
    books.set(next, book);
  }
  for (const game of wanted) await addGame(book, next, game);
  current = { language: next, book };
}

/** The words of a game, in the language spoken now and in those to come. */
export async function load(game: GameId): Promise<void> {
  if (!wanted.includes(game)) wanted.push(game);
  const { language, book } = untrack(() => current);
  if (book.games[game]) return;
  await addGame(book, language, game);
  if (current.language === language) current = { language, book };
}

/** The words that came with the page, else those the server has. */
async function addGame(book: Book, language: Language, game: GameId): Promise<void> {
  if (book.games[game]) return;
  const piece = pieces[`${language}/${game}`];
  const { ftl, ...naming } = piece ? (await piece()).default : await api.words(game, language);
  if (book.games[game]) return;
  book.bundle.addResource(new FluentResource(ftl));
  book.games[game] = { ...NOTHING, ...naming };
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return current.book.bundle.hasMessage(key);
}

/** A sentence with its facts filled in. A sentence that is missing shows its key, so that it is found. */
export function say(key: string, facts?: Facts): string {
  const { bundle } = current.book;
  const value = bundle.getMessage(key)?.value;
  if (!value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, facts ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(current.language, key, errors[0]);
  return text.replace(/ %/g, "\u00a0%");
}

/** How far a game has come, as a heading: "Day 3"; where the game has no heading of its own, as lists say it. */
export function markOf(game: GameId, number: number): string {
  const text = say(has(`${game}-mark`) ? `${game}-mark` : `${game}-progress`, { number });
  return text.slice(0, 1).toLocaleUpperCase(current.language) + text.slice(1);
}

/** What an owner's files call things, by language. */
let own = $state.raw<Partial<Record<GameId, (language: Language) => Names>>>({});

/** Call things of a game as an owner's files do from now on; nothing: as they are printed. */
export function rename(game: GameId, names?: (language: Language) => Names): void {
  const before = untrack(() => own);
  if (names || before[game]) own = { ...before, [game]: names && once(names) };
}

function once(make: (language: Language) => Names): (language: Language) => Names {
  const made = new Map<Language, Names>();
  return (language) => made.get(language) ?? made.set(language, make(language)).get(language)!;
}

/** What things of a game are called; a thing the owner does not name is called as it is printed. */
function namingOf(game: GameId): Naming {
  const printed = current.book.games[game] ?? NOTHING;
  const others = own[game]?.(current.language);
  if (!others) return printed;
  const merged = Object.entries(others).map(([section, names]) => [section, { ...printed.names[section], ...names }]);
  return { ...printed, names: { ...printed.names, ...Object.fromEntries(merged) } };
}

/** The name of a thing: `name("rose", "buildings", "library")`. */
export function name(game: GameId, section: string, id: string): string {
  return own[game]?.(current.language)[section]?.[id] ?? current.book.games[game]?.names[section]?.[id] ?? id;
}

/** What a thing is called, in whichever section it is. */
export function called(game: GameId, id: string): string {
  const { names } = namingOf(game);
  return Object.values(names).find((section) => id in section)?.[id] ?? id;
}

/** What an alternative of something hidden is called: a player, a word of the game, a thing of the box. */
export function alternative(game: GameId, kind: string, id: string, seats: readonly string[]): string {
  if (id.startsWith("seat ")) return seats[Number(id.slice(5)) - 1] ?? id;
  const own = `${game}-alternative-${id.replaceAll(" ", "-")}`;
  if (has(own)) return say(own);
  const found = String(facts(game, { [kind]: id }, seats)[kind]);
  return found === id ? called(game, id) : found;
}

/** Every kind of fact by which tellings name this thing, with it: boards light what they find among them. */
export function namedBy(game: GameId, id: string): Facts {
  const { names, named } = namingOf(game);
  const kinds = Object.keys(named).filter((kind) => named[kind]!.some((section) => id in (names[section] ?? {})));
  return Object.fromEntries(kinds.map((kind) => [kind, id]));
}

/** Facts as a sentence of a game shows them. */
export function facts(game: GameId, told: Facts, seats: readonly string[]): Facts {
  return shown(game, told, namingOf(game), seats, say);
}

export interface Told {
  kind: string;
  facts: Facts;
  /** Told by the game, or by the table about the people at it. */
  game: boolean;
}

/** Something told, as a sentence for one reader (a seat from 0); `seats` are the names of the seats. */
export function sentence(game: GameId, told: Told, reader: number, seats: readonly string[]): string {
  const found = facts(game, told.facts, seats);
  found.me = told.facts.seat === reader + 1 ? "yes" : "no";
  found.other_me = told.facts.other === reader + 1 ? "yes" : "no";
  if (!told.game) return say(`table-told-${told.kind}`, { number: told.facts.seat ?? 0, ...found });
  const own = `${game}-told-${told.kind}`;
  return say(has(own) ? own : `told-${told.kind}`, found);
}

/** Why something was refused: in the reader's language if its key is known, else as the server said it. */
export function reason(code: string, told: Facts, said: string, game?: GameId, seats: readonly string[] = []): string {
  if (!code || !has(code)) return said;
  return say(code, game ? facts(game, told, seats) : told);
}
