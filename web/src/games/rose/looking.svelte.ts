/** What a player is looking at before anything is confirmed, and what each choice would lead to.
 *
 * One for each seat, shared by board, dock, now bar and panels. All previews are asked for at once, as soon as I am
 * asked, so that nobody can tell which one was looked at.
 */
import { before } from "../chosen";
import { trying } from "../../toasts.svelte";
import { Refused } from "../../wire/refused";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, Previewed } from "../../wire/types";
import { settings } from "../../store.svelte";
import { viewOf, type Monk, type RoseView } from "./view";

/** Steps whose choices, or what they leave out, would tell my secret: nothing of them shows while it is covered. */
const SECRET = ["marker", "accuse"];
/** Steps that need what is covered: my hand, or my tiles where nobody may see them. */
const OWN = ["card", "return"];

export class Looking {
  /** The choice that is hovered, focused or tapped once. */
  at = $state<number | undefined>();
  /** Tapped or clicked once, and kept until it is confirmed or let go. */
  kept = $state(false);
  /** Looked at by the keyboard: the now bar says what Enter does. */
  keyed = $state(false);
  previews = $state.raw<ReadonlyMap<number, Previewed>>(new Map());
  /** The first of two monks who get evidence. */
  first = $state<Monk | undefined>();
  /** Guesses not sent yet, by opponent, and whose turn it is to be guessed. */
  guesses = $state<Record<number, Monk>>({});
  opponent = $state<number | undefined>();
  /** Was the last thing done with a key? Then the focus goes where the next question is asked. */
  byKey = false;
  #asked = "";

  constructor(readonly seat: Seat) {}

  get choice(): Choice | undefined {
    return this.seat.choices.find((choice) => choice.choice === this.at);
  }

  /** Must everything that belongs to this step stay hidden? */
  get covered(): boolean {
    return this.seat.plays && settings.covered && SECRET.includes(this.seat.step);
  }

  /** Is what I choose from covered? */
  get hidden(): boolean {
    return this.covered || (this.seat.plays && settings.covered && OWN.includes(this.seat.step));
  }

  /** The view as the choice looked at would leave it, as far as this seat can know. */
  get after(): RoseView | undefined {
    return this.at === undefined ? undefined : this.led(this.at);
  }

  led(choice: number): RoseView | undefined {
    const preview = this.previews.get(choice);
    return preview && ({ ...viewOf(this.seat), ...preview.view } as RoseView);
  }

  look = (choice: number | undefined, keyed = false): void => {
    if (this.kept && choice === undefined) return;
    this.kept = false;
    this.keyed = keyed && choice !== undefined;
    this.at = choice;
  };

  /** Attributes of what shows where a choice leads while the pointer or the focus is on it. */
  over(choice: number | undefined) {
    const away = (): void => this.look(undefined);
    return {
      onpointerenter: (event: PointerEvent): void => void (event.pointerType !== "touch" && this.look(choice)),
      onpointerleave: away,
      onfocusin: (): void => this.look(choice),
      onfocusout: away,
    };
  }

  /** Keep looking, after a first tap. */
  keep(choice: number): void {
    this.at = choice;
    this.kept = true;
  }

  letGo = (): void => {
    this.at = undefined;
    this.kept = false;
    this.keyed = false;
    this.first = undefined;
  };

  /** Pressed: a finger looks first and confirms the second time; a mouse or key confirms at once. */
  press(choice: Choice, pointer: string): void {
    if (!this.seat.free) return;
    if (pointer === "touch" && !(this.kept && this.at === choice.choice)) this.keep(choice.choice);
    else void this.take([choice.choice]);
  }

  /** Choose. The now bar says why a choice is refused; anything else is a note. */
  async take(choices: (string | number)[]): Promise<void> {
    if (!this.seat.free) return;
    this.letGo();
    await trying(() =>
      this.seat.decide(choices).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      }),
    );
  }

  /** A new question: forget what was looked at, and ask what each choice would lead to. Call it in an effect. */
  renew(): void {
    const key = `${before(this.seat.news)} ${this.seat.step} ${this.seat.choices.map((choice) => choice.choice).join()}`;
    if (key === this.#asked) return;
    this.#asked = key;
    this.letGo();
    this.previews = new Map();
    if (this.seat.step !== "accuse") this.guesses = {};
    if (!this.seat.asked || SECRET.includes(this.seat.step)) return;
    this.seat.previews().then(
      (found) => key === this.#asked && (this.previews = new Map(found.map((one) => [one.choice, one]))),
      () => undefined, // Without previews everything can still be chosen.
    );
  }
}

const all = new WeakMap<Seat, Looking>();

export function lookingAt(seat: Seat): Looking {
  const found = all.get(seat) ?? new Looking(seat);
  all.set(seat, found);
  return found;
}
