/** A puzzle on the page: what was answered, what is ruled out and why. The answer itself is with the server. */
import * as api from "../../wire/api";
import type { News, PuzzleAt, PuzzleReason } from "../../wire/types";
import type { Facts, GameId } from "../../words/shown";
import { alternative, facts, language, namedBy, say, sentence } from "../../words/words.svelte";
import { ReplaySeat } from "../replay/seat.svelte";
import { keep, kept, today, type Kept } from "./kept";

/** What was said of an answer. */
export interface Said {
  answer: string;
  how: "right" | "wrong" | "hint";
  reasons: PuzzleReason[];
  /** What it follows from, where no reason says so. */
  facts: News[];
  /** How many gave each answer first on that day; known with the right one. */
  given: Readonly<Record<string, number>>;
  /** The answers that are left after each fact; known with the right one. */
  left: readonly (readonly string[])[];
}

/** A line of why, and what it weighs. */
export interface Why {
  kind: string;
  facts: Facts;
  text: string;
  weight: string;
}

export class Puzzled {
  readonly game: GameId;
  readonly seat: ReplaySeat;
  chosen = $state("");
  said = $state.raw<Said | undefined>();
  /** Hints have left only one. */
  spent = $state(false);
  busy = $state(false);
  /** It was solved just now, not before one came back. */
  fresh = false;
  /** The fact at which one is while every step is gone through again. */
  step = $state<number | undefined>();
  #kept = $state.raw<Kept>({ id: "", tried: [], hinted: [] });

  /** `asked`: the game that was asked for, if any: then it is not the puzzle of the day. */
  constructor(
    readonly at: PuzzleAt,
    readonly asked: GameId | "",
  ) {
    this.game = at.table.game;
    this.seat = new ReplaySeat(at.id);
    Object.assign(this.seat, { table: at.table, number: at.seat, view: at.view, derived: at.derived, news: at.news, old: at.news.length, sought: at.answers });
    const found = kept(at.date, asked);
    this.#kept = found?.id === at.id ? found : { ...this.#kept, id: at.id };
  }

  /** Solved before: with its reasons again. */
  async resume(): Promise<void> {
    const answer = this.#kept.tried.at(-1);
    if (!this.#kept.solved || !answer) return;
    this.chosen = answer;
    const { reasons, facts, given = {}, left = [] } = await api.answerPuzzle(this.at.id, answer, this.at.date);
    this.said = { answer, how: "right", reasons, facts, given, left };
  }

  get names(): string[] {
    return this.seat.names;
  }

  get tried(): readonly string[] {
    return this.#kept.tried;
  }

  get hinted(): readonly string[] {
    return this.#kept.hinted;
  }

  /** The answer, once it was found. */
  get solved(): string {
    return this.said?.how === "right" ? this.said.answer : "";
  }

  get question(): string {
    return say(`${this.game}-matter-${this.at.kind}`, facts(this.game, this.at.of, this.names));
  }

  /** An answer by the ids that tellings name it by. */
  named(answer: string): Facts {
    return { [this.at.kind]: answer, ...namedBy(this.game, answer) };
  }

  /** The same, with of what it is asked. */
  about(answer: string): Facts {
    return { ...this.at.of, ...this.named(answer) };
  }

  name(answer: string): string {
    return alternative(this.game, this.at.kind, answer, this.names);
  }

  /** That it is right, in a sentence. */
  right(answer: string): string {
    const told = { ...facts(this.game, this.at.of, this.names), name: this.name(answer), truth: answer.replaceAll(" ", "-") };
    return say(`${this.game}-right-${this.at.kind}`, told);
  }

  /** Something the seat was told. */
  told(news: News): string {
    return sentence(this.game, news, this.at.seat, this.names);
  }

  /** Why an answer is right or wrong, a line each. */
  why(said: Said): Why[] {
    return [
      ...said.reasons.map((one) => ({ ...one, text: say(`${this.game}-why-${one.kind}`, facts(this.game, one.facts, this.names)), weight: said.how === "right" ? this.#weight(one) : "" })),
      ...said.facts.map((one) => ({ ...one, text: this.told(one), weight: "" })),
    ];
  }

  /** What a reason does to the answers, in words. */
  #weight({ out = [], together }: PuzzleReason): string {
    const of = this.at.answers.length - 1;
    if (!out.length) return together ? say("puzzle-weight-together") : "";
    if (out.length === of) return say("puzzle-weight-all");
    return out.length === 1 ? say("puzzle-weight-one", { answer: this.name(out[0]!) }) : say("puzzle-weight-some", { count: out.length, of });
  }

  /** What is left after the fact at which one is. */
  get left(): readonly string[] {
    return this.step === undefined ? this.at.answers : (this.said?.left[this.step] ?? []);
  }

  isOut(answer: string): boolean {
    if (this.step !== undefined) return !this.left.includes(answer);
    return this.hinted.includes(answer) || (this.tried.includes(answer) && answer !== this.solved);
  }

  choose(answer: string | undefined): void {
    if (!answer || this.solved) return;
    this.chosen = answer;
  }

  /** Is it the one that is chosen? The same wrong one again is no second try. */
  async answer(): Promise<void> {
    const answer = this.chosen;
    if (!answer || this.solved || this.busy) return;
    await this.#ask(async () => {
      const { right, reasons, facts, given = {}, left = [] } = await api.answerPuzzle(this.at.id, answer, this.at.date);
      const tried = this.tried.includes(answer) ? [...this.tried] : [...this.tried, answer];
      this.#keep({ tried, ...(right ? { solved: today() } : {}) });
      this.said = { answer, how: right ? "right" : "wrong", reasons, facts, given, left };
      this.chosen = right ? answer : "";
      this.fresh = right;
    });
  }

  /** One more that it is not. */
  async hint(): Promise<void> {
    if (this.solved || this.busy) return;
    await this.#ask(async () => {
      const { answer, reasons = [], facts = [] } = await api.hint(this.at.id, [...new Set([...this.tried, ...this.hinted])]);
      this.spent = !answer;
      if (!answer) return;
      this.#keep({ hinted: [...this.hinted, answer] });
      this.said = { answer, how: "hint", reasons, facts, given: {}, left: [] };
      if (this.chosen === answer) this.chosen = "";
    });
  }

  /** What may be shown to anybody: how it went, and nothing of the position. */
  get shared(): string {
    const { date, level } = this.at;
    return say("puzzle-share", { date, game: say(`${this.game}-title`), level: say(`puzzle-${level}`), tries: this.tried.length, hints: this.hinted.length });
  }

  async #ask(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } finally {
      this.busy = false;
    }
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    keep(this.at.date, this.asked, this.#kept);
  }
}

/** A day as people name it. */
export const LONG: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
export const dayOf = (date: string, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language(), { ...how, timeZone: "UTC" }).format(new Date(date));
