/** A secret move while it is being planned: drafted with the server, decided as a whole, told to nobody before.
 *
 *     const plan = planOf(seat);
 *     plan.view, plan.choices          // how it would stand, and what may follow
 *     await plan.take(choice);         // plan a step; the last one decides everything
 *     plan.back();
 */
import { trying } from "../../toasts.svelte";
import { Refused } from "../../wire/refused";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, Drafted } from "../../wire/types";
import { nuns, type NunsView } from "./view";

interface Picked {
  choice: Choice;
  /** What else could have been picked. */
  among: readonly Choice[];
  drafted: Drafted;
}

export class Plan {
  #stack = $state.raw<readonly Picked[]>([]);
  #for = $state("");
  /** Is a draft on its way? */
  busy = $state(false);

  constructor(readonly seat: Seat) {}

  /** What is planned so far, if it still belongs to what is asked. */
  get picked(): readonly Picked[] {
    return this.#for === this.#asked ? this.#stack : [];
  }

  get view(): NunsView {
    const last = this.picked.at(-1);
    return nuns(last ? { ...this.seat.view, ...last.drafted.view } : this.seat.view);
  }

  get choices(): readonly Choice[] {
    return this.picked.at(-1)?.drafted.choices ?? this.seat.choices;
  }

  get free(): boolean {
    return this.seat.free && !this.busy;
  }

  get cards(): readonly Choice[] {
    const at = this.#cardAt();
    const among = at >= 0 ? this.picked[at]!.among : this.choices;
    return among.filter((choice) => choice.text.startsWith("play "));
  }

  choice(text: string): Choice | undefined {
    return this.choices.find((one) => one.text === text);
  }

  /** The choice that leads to a place: a step, or a noise there alone. */
  at(place: number): Choice | undefined {
    return this.choices.find((one) => /^(step|noise) \d+$/.test(one.text) && one.text.endsWith(` ${place}`));
  }

  /** Choose. A step of a secret move is only planned; where it is complete everything is decided together. */
  async take(choice: Choice): Promise<void> {
    if (!this.free) return;
    if (this.seat.step !== "move") return this.#decide([choice.choice]);
    await this.#plan(this.picked, choice);
  }

  /** Another card: what was planned after the first one is given up. */
  async takeCard(choice: Choice): Promise<void> {
    if (!this.free) return;
    const at = this.#cardAt();
    await this.#plan(at >= 0 ? this.picked.slice(0, at) : this.picked, choice);
  }

  /** Take the last planned thing back; false if there is none. */
  back(): boolean {
    if (this.busy || !this.picked.length) return false;
    this.#stack = this.picked.slice(0, -1);
    return true;
  }

  get #asked(): string {
    return `${this.seat.view.round}|${this.seat.step}|${this.seat.choices.map((one) => one.choice).join()}`;
  }

  #cardAt(): number {
    const stops = this.picked.map((one) => one.choice.text).lastIndexOf("stop");
    return this.picked.findIndex((one, i) => i > stops && one.choice.text.startsWith("play "));
  }

  /** Why can a place not be had? The now bar says it. */
  async whyNot(place: number): Promise<void> {
    if (!this.free || !["move", "go", "token", "hear"].includes(this.seat.step)) return;
    const verb = this.seat.step === "move" || this.seat.step === "go" ? "step" : "noise";
    await trying(() => this.seat.whyNot(`${verb} ${place}`, this.picked.map((one) => one.choice.choice)));
  }

  async #plan(before: readonly Picked[], choice: Choice): Promise<void> {
    const asked = this.#asked;
    const among = before.at(-1)?.drafted.choices ?? this.seat.choices;
    const numbers = [...before.map((one) => one.choice.choice), choice.choice];
    this.busy = true;
    try {
      await trying(async () => {
        const drafted = await this.seat.draft(numbers);
        if (asked !== this.#asked) return;
        if (drafted.complete) await this.#decide(numbers);
        else [this.#for, this.#stack] = [asked, [...before, { choice, among, drafted }]];
      });
    } finally {
      this.busy = false;
    }
  }

  /** The now bar says why a choice is refused; anything else is a note. */
  async #decide(numbers: number[]): Promise<void> {
    await trying(() =>
      this.seat.decide(numbers).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      }),
    );
  }
}

const plans = new WeakMap<Seat, Plan>();

/** The plan of a seat: one, whoever asks. */
export function planOf(seat: Seat): Plan {
  const found = plans.get(seat) ?? new Plan(seat);
  plans.set(seat, found);
  return found;
}
