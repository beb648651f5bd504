/** A match that is over, as a row of moments: which one is shown, through whose eyes. The latest wish wins. */
import { ReplaySeat } from "./seat.svelte";
import { EVERYTHING, moment, SPECTATOR, type Moment } from "./wire";

const LOG = 8;

export class Film {
  readonly seat: ReplaySeat;
  eyes = $state(SPECTATOR);
  /** Moments at which something was told, and which of them is shown. */
  stops = $state.raw<number[]>([0]);
  index = $state(0);
  moments = $state(0);
  days = $state.raw<[number, number][]>([]);
  /** What was told up to here, newest first, as far as it is at hand. */
  log = $state.raw<Moment[]>([]);
  ready = $state(false);

  #kept = new Map<string, Promise<Moment>>();
  #wish = 0;

  constructor(readonly id: string) {
    this.seat = new ReplaySeat(id);
  }

  get at(): number {
    return this.stops[this.index] ?? 0;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** The day, hour or round that is shown. */
  get day(): number {
    return this.days.filter(([n]) => n <= this.at).at(-1)?.[1] ?? 0;
  }

  /** Look through other eyes, at the same moment or the nearest before it at which they were told something. */
  async look(eyes: number, at?: number): Promise<void> {
    const wish = ++this.#wish;
    const found = await moment(this.id, eyes, Math.max(0, at ?? this.at), true);
    if (wish !== this.#wish) return;
    this.eyes = eyes;
    this.moments = found.moments;
    this.stops = found.stops?.length ? found.stops : Array.from({ length: found.moments + 1 }, (_, n) => n);
    this.days = (found.days ?? []).filter(([, number]) => number > 0);
    // Nobody asks to see how the cards are dealt: the first day is where it begins.
    const wanted = at ?? (this.ready ? this.at : (this.days[0]?.[0] ?? 0));
    this.seat.number = eyes === EVERYTHING ? SPECTATOR : eyes;
    await this.go(Math.max(0, this.stops.filter((n) => n <= wanted).length - 1));
  }

  /** Show the moment with this number among the stops. */
  async go(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, index));
    const next = wanted === this.index + 1 && this.ready;
    this.index = wanted;
    const wish = ++this.#wish;
    const found = await this.#moment(wanted);
    if (wish !== this.#wish) return;
    this.seat.view = found.view;
    this.seat.derived = found.derived;
    this.seat.choosing = found.choosing;
    // Only the step to the very next moment moves on the board; a jump shows how it stands.
    const before = next ? this.seat.news : [];
    this.seat.old = next ? before.length : found.news.length;
    this.seat.news = [...before, ...found.news];
    this.ready = true;
    await this.#tell(wanted, wish);
  }

  #moment(index: number): Promise<Moment> {
    const at = this.stops[index] ?? 0;
    const key = `${this.eyes} ${at}`;
    const kept = this.#kept.get(key) ?? moment(this.id, this.eyes, at);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    return kept;
  }

  /** The lines beside the board, one moment after the other so that the server is not asked for all at once. */
  async #tell(from: number, wish: number): Promise<void> {
    const found: Moment[] = [];
    for (let index = from; index >= Math.max(0, from - LOG); index--) {
      found.push(await this.#moment(index));
      if (wish !== this.#wish) return;
      this.log = [...found];
    }
    if (from < this.last) await this.#moment(from + 1);
  }
}
