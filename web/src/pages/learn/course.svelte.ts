/** How far a lesson has come. It follows what is told and asked at its own line to the seat; the match's page is not touched. */
import { untrack } from "svelte";
import { Seat, SPECTATOR } from "../../wire/seat.svelte";
import type { GameId } from "../../words/shown";
import { sentence } from "../../words/words.svelte";
import { keepLesson, lesson } from "./kept";
import type { Step } from "../../games/lesson";
import { did, later, mine } from "./lessons";

const MOST_ANSWERS = 2;

export class Course {
  readonly seat: Seat;
  at = $state(0);
  /** What came of the last step, in words. */
  answer = $state.raw<string[]>([]);
  /** The match has news from before the lesson goes on: only what comes now answers it. */
  begun = $state(false);
  /** From which telling on acts count, and from which on they answer the last step. */
  #since = $state(0);
  #entered = $state(0);

  constructor(
    readonly match: string,
    /** What the lesson is kept by. */
    readonly id: string,
    readonly game: GameId,
    readonly steps: readonly Step[],
  ) {
    this.seat = new Seat(match);
    const before = lesson(id);
    if (before?.match === match) this.at = Math.min(before.step, this.steps.length - 1);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Has been done what the step waits for? */
  get done(): boolean {
    return did(this.step, this.seat.news.slice(this.#since), this.seat.number);
  }

  /** Call it in the page's beginning: from then on it follows. */
  follow(): void {
    $effect(() => this.#begin());
    $effect(() => this.#goOn());
    $effect(() => this.#keepUp());
  }

  forward(told: string[] = [], next = this.at + 1): void {
    if (this.last) return;
    this.at = next;
    this.answer = told;
    this.#entered = this.seat.news.length;
    if (this.step.fresh) this.#since = this.seat.news.length;
    keepLesson(this.id, { match: this.match, step: this.at, done: this.last });
  }

  #begin(): void {
    const { seat } = this;
    if (this.begun || !seat.table || seat.number === SPECTATOR) return;
    this.#since = this.#entered = seat.news.length;
    this.begun = true;
  }

  /** What the step waits for has been done: say what came of it, and go on. */
  #goOn(): void {
    const { seat, step } = this;
    const told = seat.news.slice(this.#entered);
    if (!this.begun || !step.does || !did(step, told, seat.number)) return;
    if (step.stays || (seat.asked && step.asks?.includes(seat.step))) return; // more of the same is asked
    const own = told.filter((news) => news.game && mine(news, seat.number)).slice(0, MOST_ANSWERS);
    untrack(() => this.forward(own.map((news) => sentence(this.game, news, seat.number, seat.names))));
  }

  /** Not everything comes in every turn: the lesson follows what is asked. */
  #keepUp(): void {
    const next = this.begun && this.seat.asked ? later(this.steps, this.at, this.seat.step) : undefined;
    if (next !== undefined) untrack(() => this.forward([], next));
  }
}
