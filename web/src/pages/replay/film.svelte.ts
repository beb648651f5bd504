/** A match that is over, as a row of moves: after which one it is shown, through whose eyes. The latest wish wins. */
import type { Told } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import { ReplaySeat } from "./seat.svelte";
import { EVERYTHING, moment, reel, SPECTATOR, type Moment, type Reel } from "./wire";

const NOTHING: Reel = { news: [], tale: [], stops: [0], heard: [0], of: [], unseen: [], days: [] };

export class Film {
  readonly seat: ReplaySeat;
  eyes = $state(SPECTATOR);
  /** The whole match as these eyes were told it. */
  reel = $state.raw<Reel>(NOTHING);
  /** After how many moves it is shown. */
  index = $state(0);
  ready = $state(false);
  /** What the move that is shown was told as. It comes with the board: before that there is nothing to say it with. */
  now = $state.raw<Told[]>([]);
  /** The name of whoever moved without these eyes being told anything. */
  unseen = $state("");

  #reels = new Map<number, Promise<Reel>>();
  #kept = new Map<string, Promise<Moment>>();
  #wish = 0;

  constructor(readonly id: string) {
    this.seat = new ReplaySeat(id);
  }

  /** How many decisions had been made. */
  get at(): number {
    return this.reel.stops[this.index] ?? 0;
  }

  get last(): number {
    return this.reel.stops.length - 1;
  }

  get open(): boolean {
    return this.eyes === EVERYTHING;
  }

  get days(): [number, number][] {
    return this.reel.days.filter(([, number]) => number > 0);
  }

  /** Everybody through whose eyes it can be seen. */
  get audience(): { eyes: number; name: string }[] {
    const seats = this.seat.names.map((name, eyes) => ({ eyes, name }));
    return [...seats, { eyes: SPECTATOR, name: say("lobby-replay-watcher") }, { eyes: EVERYTHING, name: say("lobby-replay-open") }];
  }

  /** The day, hour or round that is shown. */
  get day(): number {
    return this.days.filter(([n]) => n <= this.at).at(-1)?.[1] ?? 0;
  }

  /** Look through other eyes, at the same moment or the nearest before it at which they were told something. */
  async look(eyes: number, from: { move?: number | undefined; at?: number | undefined } = {}): Promise<void> {
    const wish = ++this.#wish;
    const found = await this.#of(eyes);
    if (wish !== this.#wish) return;
    const before = this.ready ? this.at : undefined;
    this.eyes = eyes;
    this.reel = found;
    // Nobody asks to see how the cards are dealt: the first day is where it begins.
    const wanted = from.at ?? before ?? this.days[0]?.[0] ?? 0;
    this.seat.number = eyes === EVERYTHING ? SPECTATOR : eyes;
    await this.go(from.move ?? Math.max(0, found.stops.filter((stop) => stop <= wanted).length - 1));
  }

  /** Show it after so many moves. */
  async go(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, index));
    const next = wanted === this.index + 1 && this.ready;
    const wish = ++this.#wish;
    this.index = wanted;
    const { heard, news, tale, of, unseen } = this.reel;
    const found = await this.#moment(wanted);
    if (wish !== this.#wish) return;
    this.seat.view = found.view;
    this.seat.derived = found.derived;
    this.seat.choosing = found.choosing;
    // Only the step to the very next move moves on the board; a jump shows how it stands.
    this.seat.old = heard[next ? wanted - 1 : wanted] ?? 0;
    this.seat.news = news.slice(0, heard[wanted]);
    this.seat.tale = tale.filter((_, chapter) => of[chapter]! <= wanted);
    this.now = tale.filter((_, chapter) => of[chapter] === wanted);
    this.unseen = this.seat.names[unseen[wanted] ?? -1] ?? "";
    this.ready = true;
    if (wanted < this.last) await this.#moment(wanted + 1);
  }

  #of(eyes: number): Promise<Reel> {
    return kept(this.#reels, eyes, () => reel(this.id, eyes));
  }

  #moment(index: number): Promise<Moment> {
    const [eyes, at] = [this.eyes, this.reel.stops[index] ?? 0];
    return kept(this.#kept, `${eyes} ${at}`, () => moment(this.id, eyes, at));
  }
}

/** Asked for once; what fails is asked for again. */
function kept<K, T>(all: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const found = all.get(key) ?? make();
  all.set(key, found);
  found.catch(() => all.delete(key));
  return found;
}
