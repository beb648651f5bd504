/** Several people at one device: whose turn on it comes next, and what happened in public since they looked. */
import * as api from "../../wire/api";
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import type { GameId } from "../../words/shown";
import { sentence } from "../../words/words.svelte";
import { SPECTATOR } from "../../wire/seat.svelte";

const MOST_TOLD = 5;

export class Hands {
  /** The seats played on this device. */
  mine = $state.raw<number[]>([]);
  /** For whom the curtain is down. */
  next = $state<number | undefined>();
  /** Who had the device before. */
  from = $state<number | undefined>();
  #public = $state.raw<News[]>([]);
  /** How much had been told in public when somebody last had the device. */
  #seen = new Map<number, number>();
  /** Who has chosen in this phase, as this device knows it; of which step. */
  #done = new Set<number>();
  #step = "";

  constructor(private readonly id: string) {}

  /** Another of mine who has to choose, now that this seat has nothing more to choose. */
  due(seat: Seat): number | undefined {
    if (this.mine.length < 2 || seat.step === "over" || seat.table?.state !== "playing") return undefined;
    if (seat.step !== this.#step) this.#done.clear();
    this.#step = seat.step;
    if (seat.asked) this.#done.delete(seat.number);
    if (seat.asked || seat.sending) return undefined;
    const bots = seat.table.seats;
    return seat.choosing.find((one) => one !== seat.number && this.mine.includes(one) && !this.#done.has(one) && !bots[one]?.bot);
  }

  pass(from: number, to: number): void {
    this.#done.add(from);
    this.from = from;
    this.next = to;
    void this.#look(from);
  }

  opened(): void {
    this.next = undefined;
    this.#public = [];
  }

  /** What everybody was told since the next one looked, in short. */
  told(game: GameId, names: string[]): string[] {
    return this.#public.map((news) => sentence(game, news, SPECTATOR, names));
  }

  /** As a spectator, so that nothing comes here that is not for everybody. */
  async #look(from: number): Promise<void> {
    const to = this.next;
    try {
      const { news, n } = await api.watch(this.id);
      if (this.next !== to || to === undefined) return;
      const since = this.#seen.get(to);
      this.#seen.set(from, n);
      this.#public = since === undefined ? [] : news.slice(since).filter((one) => one.game).slice(-MOST_TOLD);
    } catch {
      // A table without spectators: the curtain names who takes the device, and nothing more.
    }
  }
}
