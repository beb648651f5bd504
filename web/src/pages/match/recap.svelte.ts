/** Others' turns in the now bar: one sentence each, long enough to be read; and what happened since my own. */
import { isLine, sinceMine } from "../../games/tale";
import { settings } from "../../store.svelte";
import type { Seat, Told } from "../../wire/seat.svelte";
import { factor, READ } from "./stage.svelte";

export class Recap {
  /** The turn the bar tells of. */
  shown = $state.raw<Told | undefined>();
  /** Have I touched anything since I was asked? */
  touched = $state(false);
  /** Step by step: does the next turn wait for me? */
  waits = $state(false);
  readonly since: Told[] = $derived.by(() => (settings.moments ? sinceMine(this.seat) : []));
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = -1;

  constructor(readonly seat: Seat) {
    this.#held = seat.tale.length - 1;
  }

  get alone(): boolean {
    return !!this.seat.table?.practice && this.seat.plays;
  }

  /** Look at what is new. A sentence makes room for the next when it has stood long enough. */
  follow(): void {
    const last = this.seat.tale.findLast((one) => isLine(one) && this.#others(one));
    clearTimeout(this.#timer);
    const left = this.#at + READ * factor() - performance.now();
    if (!last || !this.shown || last.number === this.shown.number || left <= 0 || this.seat.asked) this.#show(last);
    else this.#timer = setTimeout(() => this.#show(last), left);
    this.#slow();
  }

  touch(): void {
    this.touched = true;
  }

  /** Let the next turn come. */
  goOn(): boolean {
    if (!this.waits) return false;
    this.waits = false;
    this.seat.hold("turn", false);
    return true;
  }

  #others = ({ facts, kind }: Told): boolean => facts.seat !== this.seat.number + 1 && kind !== "mine" && kind !== "deal" && kind !== "sealed";

  #show(chapter: Told | undefined): void {
    if (chapter?.number !== this.shown?.number) this.#at = performance.now();
    this.shown = chapter;
  }

  /** Against bots alone: slowly, or step by step, what comes after a turn waits. */
  #slow(): void {
    const done = this.seat.tale.findLast((one) => one.done && isLine(one) && this.#others(one) && one.rows.length > 0);
    if (!done || done.number <= this.#held || !this.alone || !settings.moments) return;
    this.#held = done.number;
    if (this.seat.asked || (settings.pace !== "slow" && settings.pace !== "step")) return;
    this.seat.hold("turn", true);
    if (settings.pace === "step") this.waits = true;
    else setTimeout(() => this.seat.hold("turn", false), READ * factor());
  }
}
