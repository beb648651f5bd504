/** What has just been told, shown one thing after the other: figures pass through every place they were seen on.
 *
 * It plays only what was told to this seat, so it cannot show what is not known. A click finishes it.
 */
import { announce } from "../../announce";
import { less } from "../../theme/motion";
import type { News } from "../../wire/types";
import { sentence } from "../../words/words.svelte";
import type { Desk } from "./desk.svelte";
import { place as number } from "./view";

const STEP = 240;
const FLASH = 300;
const CAUGHT = 1100;
/** More than this is not played one by one: somebody was away. */
const MOST = 40;
const PILED = 5;
const SPOKEN = new Set(["seen", "vanished", "vanished_somewhere", "out_of_sight", "caught", "noise", "came_home", "turned_back", "rolled", "listens"]);

export interface Flash {
  place: number;
  kind: "seen" | "caught" | "noise";
  number: number;
}
export interface Rolled {
  die: number;
  figure: string;
}

export class Show {
  /** Figures that are still on their way, by the place they have come to. */
  places: Readonly<Record<string, number>> = $state.raw({});
  /** Where each of those came from last. */
  #from: Readonly<Record<string, number>> = $state.raw({});
  flash = $state.raw<Flash | undefined>();
  rolled = $state.raw<Rolled | undefined>();
  /** Where each guard was last. */
  readonly #was: Record<string, number> = {};
  #told = -1;
  #queue: { news: News; number: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {}

  /** Look at what is new. */
  follow(news: readonly News[], old: number): void {
    if (this.#told < 0) this.#pass(news.slice(0, old));
    if (this.#told < 0 || this.#told < old) this.#told = Math.max(old, this.#told < 0 ? news.length : 0);
    const fresh = news.slice(this.#told).map((one, i) => ({ news: one, number: this.#told + i }));
    this.#told = news.length;
    for (const { news: one } of fresh)
      if (one.game && SPOKEN.has(one.kind)) announce(sentence("nuns", one, this.desk.seat.number, this.desk.seat.names));
    this.#queue.push(...fresh.filter(({ news: one }) => one.game));
    if (this.#queue.length > MOST || document.hidden) this.finish();
    else if (!this.#timer) this.#next();
  }

  /** Where a guard is shown, where she came from (0 before her first step), and what she sees; nothing in passing. */
  stands(guard: string): { at: number; from: number; seen: number[] | undefined } {
    const at = this.places[guard];
    const { v, d } = this.desk;
    if (at) return { at, from: this.#from[guard] ?? 0, seen: undefined };
    return { at: number(v.at[guard]), from: number(d.back[guard] || null), seen: d.sees[guard]?.map(Number) };
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pass(this.#queue.map((one) => one.news));
    this.#queue = [];
    this.places = {};
    [this.flash, this.rolled] = [undefined, undefined];
  }

  /** What is not played is remembered as far as the next step depends on it. */
  #pass(news: readonly News[]): void {
    for (const { kind, facts } of news) if (kind === "paced") this.#was[String(facts.guard)] = Number(facts.place);
  }

  #next(): void {
    this.#timer = undefined;
    const one = this.#queue.shift();
    if (!one) {
      this.places = {};
      this.flash = undefined;
      return;
    }
    const wait = this.#play(one.news, one.number);
    // What has piled up goes by faster, so that the board is never far behind.
    const pace = less() ? 80 : wait * Math.min(1, PILED / Math.max(1, this.#queue.length));
    if (wait) this.#timer = setTimeout(() => this.#next(), pace);
    else this.#next();
  }

  #play({ kind, facts }: News, number: number): number {
    const place = Number(facts.place ?? 0);
    if (kind === "paced") return this.#go(String(facts.guard), place);
    if (kind === "walked") return this.#go(String(facts.novice), place);
    if (kind === "seen") {
      this.flash = { place, kind: "seen", number };
      return this.#go(String(facts.novice), place);
    }
    if (kind === "vanished" || kind === "vanished_somewhere" || kind === "out_of_sight") {
      const { [String(facts.novice)]: _gone, ...rest } = this.places;
      this.places = rest;
      return STEP;
    }
    if (kind === "noise") {
      this.flash = { place, kind: "noise", number };
      return FLASH;
    }
    if (kind === "rolled" || kind === "listens") {
      this.rolled = { die: Number(facts.die), figure: String(facts.novice ?? facts.guard) };
      return FLASH * 2;
    }
    if (kind === "caught") {
      this.places = { ...this.places, [String(facts.novice)]: place };
      this.flash = { place, kind: "caught", number };
      return CAUGHT;
    }
    if (kind === "not_heard" || kind === "hears_nobody" || kind === "round") this.rolled = undefined;
    return 0;
  }

  #go(figure: string, place: number): number {
    this.#from = { ...this.#from, [figure]: this.places[figure] ?? this.#was[figure] ?? 0 };
    this.#was[figure] = place;
    this.places = { ...this.places, [figure]: place };
    return STEP;
  }
}
