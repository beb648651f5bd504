/** What somebody at a seat is pointing at on the board of 011 and has not sent, beside the choice the draft looks at.
 *
 * Nothing of it leaves this page. It is forgotten as soon as the question changes.
 */
import { untrack } from "svelte";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { draftOf, type Draft } from "../draft.svelte";
import { spotOf, whoIs } from "./box";
import { NOTHING, read, waysOf, type Derived, type Table, type Way } from "./view";

/** A spot that can be chosen: by one choice, or by a way of several. */
export interface Target {
  spot: number;
  take: number[];
  /** The same, but the clue there stays. */
  leave?: number[] | undefined;
  cost?: number;
  way?: Way;
}

export const PAUSES = ["figure", "gear", "move", "hand_in", "end"];

export class Plan {
  readonly draft: Draft;
  /** The spot under the pointer, or to which the keys have led. */
  pointed = $state(-1);
  /** Have keys led there? */
  keyed = $state(false);
  /** The spot of a first tap. */
  picked = $state(-1);
  /** Leave the clues where they lie. */
  leaves = $state(false);
  /** The bid that is being thought of. */
  amount = $state(-1);
  /** The building whose location tile is about to be placed. */
  building = $state("");
  declaring = $state(false);
  /** Whom the declaration would name. */
  naming = $state(-1);
  /** The cards and tiles that could be played are laid out in the now bar. */
  extras = $state(false);
  /** The character that is read about, -1 for none. */
  reading = $state(-1);
  /** The card or tile that is about to be played. */
  card = $state.raw<Choice | undefined>();

  table: Table = $derived.by(() => read(this.seat.view));
  derived = $derived.by(() => this.seat.derived as unknown as Derived);
  /** The table as it would be after the choice that is looked at, and what would follow from it. */
  then: Table | undefined = $derived.by(() => this.draft.after && read(this.draft.after));
  foreseen = $derived.by(() => (this.draft.at === undefined ? undefined : (this.draft.foreseen(this.draft.at) as Derived | undefined)));
  /** What the gears show, or would show after the turn that is looked at. */
  shows = $derived.by(() => this.foreseen?.gears?.[0] ?? this.derived.gears?.[0] ?? NOTHING);
  action = $derived.by(() => this.derived.gears?.[0]?.action ?? "");
  targets: ReadonlyMap<number, Target> = $derived.by(() => this.#targets());
  /** Where one could go after the turn of the gears that is looked at. */
  ahead = $derived.by(() => [...(this.table.step === "gear" ? waysOf(this.foreseen?.reach) : new Map<number, Way>()).keys()]);
  /** The spot that is shown as about to be chosen. */
  aim: Target | undefined = $derived.by(() => this.targets.get(this.pointed) ?? this.targets.get(this.picked));
  /** The figures that can be clicked, each with its choice. */
  figures: ReadonlyMap<number, Choice> = $derived.by(() => {
    const one = this.choices.filter(({ facts }) => "figure" in facts && !("spot" in facts) && !String(facts.kind).startsWith("declared"));
    return new Map(one.map((choice) => [whoIs(choice.facts.figure), choice]));
  });

  constructor(readonly seat: Seat) {
    this.draft = draftOf(seat);
  }

  get choices(): readonly Choice[] {
    return this.seat.asked ? this.seat.choices : [];
  }

  /** The choices of these kinds. */
  of(...kinds: string[]): Choice[] {
    return this.choices.filter((choice) => kinds.includes(String(choice.facts.kind)));
  }

  /** What answers the question itself. */
  get answers(): Choice[] {
    return this.choices.filter((choice) => ![...this.further, ...this.names].includes(choice));
  }

  /** Power cards and tiles that can be played now, beside the question. */
  get further(): Choice[] {
    return this.of("played", "used");
  }

  get names(): Choice[] {
    return this.of("declared", "declared_as_fenrir");
  }

  #targets(): Map<number, Target> {
    const found = new Map<number, Target>();
    for (const [spot, way] of this.seat.asked ? waysOf(this.derived.reach) : [])
      found.set(spot, { spot, way, cost: way.cost, take: way.take, leave: way.leave });
    for (const { choice, facts } of this.choices) {
      const spot = spotOf(facts.spot);
      const known = found.get(spot);
      if (spot < 0 || known?.way) continue;
      if ("leaves" in facts && known) known.leave = [choice];
      else found.set(spot, { spot, take: [choice] });
    }
    return found;
  }

  send(choices: readonly number[]): void {
    void this.draft.take(choices);
  }

  /** Go where the aim is. */
  go(target: Target | undefined = this.aim): void {
    if (target) this.send(this.leaves && target.leave ? target.leave : target.take);
  }

  /** Let go of what is pointed at; false if there was nothing. */
  back(): boolean {
    if (this.picked < 0 && this.reading < 0 && !this.building && !this.extras) return false;
    this.picked = this.reading = -1;
    this.building = "";
    this.extras = false;
    return true;
  }

  /** A new question: what was pointed at before means nothing now. */
  forget(): void {
    this.back();
    this.amount = this.naming = this.reading = -1;
    this.card = undefined;
    this.declaring = false;
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
