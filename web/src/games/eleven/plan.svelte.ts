/** What somebody at a seat is pointing at and has not sent: shared by board, now bar and dock.
 *
 * Nothing of it leaves this page. It is forgotten as soon as the question changes.
 */
import { untrack } from "svelte";
import { Refused } from "../../wire/refused";
import type { Seat } from "../../wire/seat.svelte";
import type { Previewed } from "../../wire/types";
import { trying } from "../../toasts.svelte";
import { BUILDINGS, BY_RIDE, LEAVE, NAME, POWER, SLOTS, STOP, type Slot } from "./box";
import { choicesOf, reach, type Way } from "./reach";
import { read, type Table } from "./view";

/** A spot that can be chosen: by one choice, or by a way of several. */
export interface Target {
  spot: number;
  choices: number[];
  cost?: number;
  way?: Way;
  /** The same, but the clue there stays. */
  leaving?: number[];
}

export const PAUSES = ["figure", "gear", "move", "hand_in", "end"];
const OF_SPOTS = ["clue", "trace", "clue_from", "gate_spot", "organ"];
const OF_FIGURES = ["figure", "lock", "copy", "gate_figure", "swap_first", "swap_second"];

export class Plan {
  /** The spot under the pointer, or to which the keys have led. */
  pointed = $state(-1);
  /** Have keys led there? */
  keyed = $state(false);
  /** The spot of a first tap. */
  picked = $state(-1);
  /** The choice of the now bar under the pointer, or with the focus; -1 for none. */
  hovered = $state(-1);
  /** Leave the clues where they lie. */
  leaves = $state(false);
  /** The bid that is being thought of. */
  amount = $state(-1);
  /** The location tile (a building) that is about to be placed, -1 for none. */
  building = $state(-1);
  declaring = $state(false);
  /** Whom the declaration would name. */
  naming = $state(-1);
  /** The cards and tiles that could be played are laid out in the now bar. */
  extras = $state(false);
  /** The card or tile that is about to be played, by its choice; -1 for none. */
  card = $state(-1);
  /** The choice of a first tap. */
  tapped = $state(-1);
  /** What each choice would lead to, as the server says. */
  previews = $state.raw<ReadonlyMap<number, Previewed>>(new Map());

  table: Table = $derived.by(() => read(this.seat.view));
  /** The table as it would be after the choice under the pointer. */
  then: Table | undefined = $derived.by(() => {
    const preview = this.previews.get(this.hovered);
    return preview ? read({ ...this.seat.view, ...preview.view }) : undefined;
  });
  targets: ReadonlyMap<number, Target> = $derived.by(() => this.#targets());
  /** Where one could go after the turn of the gears under the pointer. */
  ahead: ReadonlyMap<number, Way> = $derived.by(() => {
    if (!this.then || this.table.step !== "gear" || this.then.step !== "move") return new Map();
    return reach(this.then, this.then.players[this.seat.number]?.time ?? 0);
  });
  /** The spot that is shown as about to be chosen. */
  aim: Target | undefined = $derived(this.targets.get(this.pointed) ?? this.targets.get(this.picked));
  /** The figures that can be clicked. */
  figures: readonly number[] = $derived.by(() =>
    this.seat.asked && OF_FIGURES.includes(this.seat.step) ? this.seat.choices.map((one) => one.choice).filter((one) => one < 8) : [],
  );

  constructor(readonly seat: Seat) {}

  #targets(): Map<number, Target> {
    const { seat, table } = this;
    const found = new Map<number, Target>();
    if (!seat.asked) return found;
    const all = seat.choices.map((one) => one.choice).filter((one) => one < STOP);
    if (table.step === "move" || table.step === "walk") {
      const time = table.players[seat.number]?.time ?? 0;
      for (const [spot, way] of reach(table, time)) {
        const leaving = choicesOf(way, table, true);
        found.set(spot, { spot, way, cost: way.cost, choices: way.choices, ...(leaving.join() === way.choices.join() ? {} : { leaving }) });
      }
    } else if (OF_SPOTS.includes(table.step)) {
      for (const spot of all) found.set(spot, { spot, choices: [spot] });
      return found;
    }
    if (!["move", "walk", "ride", "clue_to"].includes(table.step)) return found;
    // What the server offers at once is always there, whatever our ways say.
    for (const choice of all) {
      const spot = choice % LEAVE;
      const known = found.get(spot);
      if (!known) found.set(spot, { spot, choices: [choice], ...(table.step === "move" ? { cost: choice & BY_RIDE ? 0 : 1 } : {}) });
      else if (choice & LEAVE && !known.way) known.leaving = [choice];
    }
    return found;
  }

  /** The location tile of the choice under the pointer. */
  get hoveredLocation(): { slot: Slot; building: number } | undefined {
    if (this.seat.step !== "location" || this.hovered < 0 || this.hovered >= BUILDINGS.length * SLOTS.length) return undefined;
    return { building: Math.floor(this.hovered / SLOTS.length), slot: SLOTS[this.hovered % SLOTS.length]! };
  }

  /** Can this be chosen now? */
  has(choice: number): boolean {
    return this.seat.choices.some((one) => one.choice === choice);
  }

  /** Power cards, tiles and names that can be played now, beside the question itself. */
  get further(): number[] {
    return PAUSES.includes(this.seat.step) ? this.seat.choices.map((one) => one.choice).filter((one) => one >= POWER) : [];
  }

  get names(): number[] {
    return this.further.filter((one) => one >= NAME);
  }

  async send(choices: number[]): Promise<void> {
    if (!this.seat.free || !choices.length) return;
    await trying(() =>
      this.seat.decide(choices).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      }),
    );
  }

  /** Go where the aim is. */
  async go(target: Target | undefined = this.aim): Promise<void> {
    if (target) await this.send(this.leaves && target.leaving ? target.leaving : target.choices);
  }

  /** A new question: what was pointed at before means nothing now. */
  forget(): void {
    this.picked = this.hovered = this.amount = this.building = this.naming = this.card = this.tapped = -1;
    this.extras = this.declaring = false;
    this.previews = new Map();
  }

  /** Ask what every choice would lead to, all at once. */
  async ask(): Promise<void> {
    const { step, choices } = this.seat;
    const same = (): boolean => step === this.seat.step && choices.map((one) => one.choice).join() === this.seat.choices.map((one) => one.choice).join();
    try {
      const found = await this.seat.previews();
      if (same()) this.previews = new Map(found.map((one) => [one.choice, one]));
    } catch {
      // Without previews the choices are still there.
    }
  }
}

const plans = new WeakMap<Seat, Plan>();

export function planOf(seat: Seat): Plan {
  const known = plans.get(seat);
  if (known) return known;
  // In a root of its own: what is made inside somebody's `$derived` would never wake that one again.
  const made: Plan[] = [];
  $effect.root(() => void made.push(untrack(() => new Plan(seat))));
  plans.set(seat, made[0]!);
  return made[0]!;
}
