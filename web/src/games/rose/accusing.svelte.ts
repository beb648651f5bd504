/** The accusation before it is laid: guesses are only mine until all of them go together. */
import type { Seat } from "../../wire/seat.svelte";
import { draftOf } from "../draft.svelte";
import { covered, derivedOf, seatKey, seatOf, type Monk } from "./view";

export class Accusing {
  /** Guesses not laid yet, by opponent, and whom I turned to. */
  guesses = $state.raw<Record<number, Monk>>({});
  opponent = $state<number | undefined>();

  constructor(readonly seat: Seat) {}

  /** The others, in the order in which they are accused. */
  get others(): number[] {
    return (derivedOf(this.seat).opponents ?? []).map(seatOf);
  }

  /** Guesses by opponent: those already laid, and those I am still thinking about. */
  get all(): Record<number, Monk> {
    const laid = Object.entries(derivedOf(this.seat).guesses?.[seatKey(this.seat.number)] ?? {});
    return { ...(this.seat.asked ? this.guesses : {}), ...Object.fromEntries(laid.map(([other, { monk }]) => [seatOf(other), monk])) };
  }

  /** Whom I am guessing now: the one I turned to, else the first without a guess. */
  get at(): number | undefined {
    return this.opponent ?? this.others.find((other) => !(other in this.all)) ?? this.others.at(-1);
  }

  /** How many of the guesses are made, of how many. */
  get made(): { made: number; of: number } {
    return { made: Object.keys(this.all).length, of: this.others.length };
  }

  /** May this marker be laid? */
  may = (monk: Monk): boolean => this.seat.choices.some(({ facts }) => facts.monk === monk);

  /** Lay a marker before the opponent I turned to. One that lies before another comes from there. */
  guess(monk: Monk): boolean {
    const { at } = this;
    if (!this.seat.free || covered(this.seat) || at === undefined || !this.may(monk)) return false;
    const kept = Object.entries(this.guesses).filter(([other, one]) => one !== monk && Number(other) !== at);
    this.guesses = { ...Object.fromEntries(kept), ...(this.guesses[at] === monk ? {} : { [at]: monk }) };
    this.opponent = undefined;
    return true;
  }

  clear = (): void => {
    this.guesses = {};
    this.opponent = undefined;
  };

  /** Lay them all, in the order of the table. */
  accuse = (): void => {
    const { made, of } = this.made;
    const laid = derivedOf(this.seat).guesses[seatKey(this.seat.number)] ?? {};
    const left = this.others.filter((other) => !(seatKey(other) in laid));
    if (made === of) void draftOf(this.seat).take(left.map((other) => `accuse ${other + 1} ${this.guesses[other]}`));
  };
}

const all = new WeakMap<Seat, Accusing>();

export function accusingOf(seat: Seat): Accusing {
  const found = all.get(seat) ?? new Accusing(seat);
  all.set(seat, found);
  return found;
}
