/** A study on the page: which secrets, whose moves and which move are looked at, and the words for them. */
import type { Guess, Line, Move, Note, Point, Study, TableAt, Tale } from "../../wire/types";
import { SPECTATOR } from "../../wire/seat.svelte";
import { allCalled } from "../../words/people";
import { alternative, facts, has, language, markOf, say, sentence } from "../../words/words.svelte";
import type { GameId } from "../../words/shown";

export class Studied {
  readonly game: GameId;
  readonly names: string[];
  /** Which sort of secrets. */
  kind = $state("");
  /** Whose moves. */
  seat = $state(0);
  /** Which move, by its number. */
  at = $state(0);

  constructor(
    readonly study: Study,
    readonly table: TableAt,
  ) {
    this.game = study.game;
    this.names = allCalled(table.seats);
    this.kind = this.kinds[0] ?? "";
    const own = table.seats.findIndex((one) => one.you);
    this.whose(own >= 0 && this.players.includes(own) ? own : (this.players[0] ?? 0));
  }

  get kinds(): string[] {
    return [...new Set(this.study.lines.map((line) => line.kind))];
  }

  /** What a sort of secrets asks, of the first of them. */
  title(kind: string): string {
    const first = this.study.lines.find((line) => line.kind === kind);
    return first ? this.matter(kind, first.of) : kind;
  }

  get lines(): Line[] {
    return this.study.lines.filter((line) => line.kind === this.kind);
  }

  /** Who has a secret of this sort. */
  get players(): number[] {
    return [...new Set(this.lines.flatMap((line) => line.seat ?? []))].sort((a, b) => a - b);
  }

  /** The moves of the seat that is looked at, of which something was told or could have been. */
  get moves(): Move[] {
    return this.study.moves.filter((move) => move.seat === this.seat && (Math.max(Math.abs(move.hard), Math.abs(bits(move))) >= LEAST || move.instead));
  }

  get move(): Move | undefined {
    return this.study.moves.find((move) => move.n === this.at);
  }

  /** Look at another seat, at the move that told most. */
  whose(seat: number): void {
    this.seat = seat;
    const most = this.moves.reduce<Move | undefined>((best, move) => (best && bits(best) >= bits(move) ? best : move), undefined);
    this.at = most?.n ?? 0;
  }

  /** Look at a move, whoever made it. */
  look(move: Move): void {
    this.seat = move.seat;
    this.at = move.n;
  }

  /** After how many decisions each day, hour or round began, and which. */
  get begins(): [number, number][] {
    return this.study.progress as unknown as [number, number][];
  }

  get first(): number {
    return this.begins[0]?.[0] ?? 0;
  }

  /** Whose secret a line is; else of what the others of its sort are not, or all that it asks. */
  label(line: Line): string {
    const [own, ...more] = Object.keys(line.of).filter((key) => key !== "seat");
    if (more.length || (own && this.lines.length < 2)) return this.matter(line.kind, line.of);
    return own ? String(facts(this.game, line.of, this.names)[own]) : (this.names[Number(line.of.seat) - 1] ?? "");
  }

  /** How its line is told from the others: that of the seat that is looked at is whole. */
  dashes(line: Line): string {
    return line.seat === this.seat ? "" : (DASHES[this.lines.indexOf(line) % DASHES.length] ?? "");
  }

  /** What a secret asks. */
  matter(kind: string, of: Record<string, string | number>): string {
    const key = `${this.game}-matter-${kind}`;
    const told = facts(this.game, of, this.names);
    return has(key) ? say(key, told) : Object.values(told).join(" ");
  }

  /** What an alternative is called. */
  name(kind: string, id: string): string {
    return alternative(this.game, kind, id, this.names);
  }

  tale(tale: Tale | null | undefined): string {
    return tale ? sentence(this.game, { ...tale, game: true }, SPECTATOR, this.names) : "";
  }

  /** What was done; of what nobody was told, that it was done. */
  told(move: Move): string {
    return this.tale(move.tale) || say("study-in-secret", { seat: this.names[move.seat] ?? "" });
  }

  mark(progress: number): string {
    return progress ? markOf(this.game, progress) : "";
  }

  note(note: Note): string {
    const shown = Object.entries(note.facts).map(([key, fact]) => [key, key === "seat" ? (this.names[Number(fact) - 1] ?? "") : typeof fact === "number" && !Number.isInteger(fact) ? amount(fact) : fact]);
    const name = note.name ?? "";
    const about = note.secret ? { ...facts(this.game, note.of ?? {}, this.names), name: this.name(note.secret, name), truth: name.replaceAll(" ", "-") } : {};
    const own = { ...about, ...Object.fromEntries(shown) } as Record<string, string | number>;
    const keys = [`${this.game}-note-${note.kind}-${note.secret}`, `${this.game}-note-${note.kind}`];
    return say(keys.find(has) ?? `study-note-${note.kind}`, own);
  }

  /** The decision a sentence is about, and what would have told less. */
  deeds(note: Note): string[] {
    const quieter = this.tale(note.instead);
    return [this.tale(note.tale), quieter && say("study-quieter", { tale: quieter })].filter(Boolean);
  }

  /** The guesses that are worth a row: of many those that were right, or could be believed. */
  get guesses(): Guess[] {
    const all = this.study.guesses;
    return all.filter((guess) => all.length <= FEW || guess.named.includes(guess.truth) || guess.share >= WORTH_A_LOOK);
  }

  named(guess: Guess): string {
    return this.name(guess.kind, guess.named[0] ?? "") + (guess.named.length > 1 ? ", …" : "");
  }

  /** The last decision of every day, hour or round, and which it was. */
  get ends(): [number, number][] {
    return this.begins.map(([, number], i) => [(this.begins[i + 1]?.[0] ?? this.study.decisions + 1) - 1, number]);
  }
}

const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3", "12 4", "5 2 1 2", "3 2"];

/** Both graphs begin and end below each other. */
export const [LEFT, RIGHT] = [76, 12];

/** Moves that told less are not looked at one by one. */
const LEAST = 0.02;
const [FEW, WORTH_A_LOOK] = [20, 0.1];

export const bits = (move: Move): number => move.hard + move.soft;

/** What could be believed of a secret after so many decisions. */
export const pointAt = (line: Line, n: number): Point | undefined => line.points.filter((point) => point.n <= n).at(-1);

export function amount(number: number, digits = 1): string {
  const rounded = Number(number.toFixed(digits)) || 0;
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(rounded);
}

export const percent = (share: number): string => say("study-percent", { number: share > 0 && share < 0.005 ? "<1" : String(Math.round(100 * share)) });
export const share = (part: number): string => (part === 1 ? say("study-certain") : percent(part));
