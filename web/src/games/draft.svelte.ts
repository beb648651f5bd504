/** What somebody at a seat looks at, has in hand and has planned, before anything is decided. Nobody is told.
 *
 *     const draft = draftOf(seat);              // one a seat, whoever asks: board, dock, now bar and panels share it
 *     draft.look(choice); draft.after;          // the view as the choice looked at would leave it
 *     draft.press(choice, event.pointerType);   // a finger looks first and confirms the second time
 *     await draft.plan(choice);                 // a step of a longer move; the last one decides all of it
 *     draft.view, draft.choices, draft.back();  // how it would stand, what may follow, one step less
 *
 * What each choice would lead to is asked for all at once as soon as there is a question, so that nobody can tell which
 * one was looked at. Everything is forgotten with the question it belongs to.
 */
import { untrack } from "svelte";
import { trying } from "../toasts.svelte";
import { Refused } from "../wire/refused";
import type { Seat, View } from "../wire/seat.svelte";
import type { Choice, Drafted, Previewed } from "../wire/types";
import { before } from "./chosen";

type Wish = string | number;

/** A step that is planned. */
interface Picked {
  choice: Choice;
  /** What else could have been picked. */
  among: readonly Choice[];
  drafted: Drafted;
}

export class Draft {
  /** The choice that is hovered, focused or tapped once. */
  at = $state<number | undefined>();
  /** Tapped once, and kept until it is confirmed or let go. */
  kept = $state(false);
  /** Looked at by the keyboard: the now bar says what Enter does. */
  keyed = $state(false);
  /** Is a planned step on its way? */
  busy = $state(false);
  /** What each choice would lead to from where the planned ones lead, as far as this seat can know. */
  previews = $state.raw<ReadonlyMap<number, Previewed>>(new Map());
  #planned = $state.raw<{ asked: string; steps: readonly Picked[] }>({ asked: "", steps: [] });
  #previewed = "";

  constructor(readonly seat: Seat) {}

  /** What is asked. Lines of chat, and what others choose in secret meanwhile, are no new question. */
  readonly asked = $derived.by(() => {
    const { seat } = this;
    return seat.asked ? `${before(seat.news)} ${seat.step} ${seat.choices.map((one) => one.choice).join()}` : "";
  });

  /** What is planned so far. */
  get picked(): readonly Picked[] {
    return this.#planned.asked === this.asked ? this.#planned.steps : [];
  }

  /** The view as the planned steps would leave it. */
  get view(): View {
    const last = this.picked.at(-1);
    return last ? { ...this.seat.view, ...last.drafted.view } : this.seat.view;
  }

  /** The numbers that follow from that view. */
  get derived(): View {
    return this.picked.at(-1)?.drafted.derived ?? this.seat.derived;
  }

  get choices(): readonly Choice[] {
    return this.picked.at(-1)?.drafted.choices ?? this.seat.choices;
  }

  get free(): boolean {
    return this.seat.free && !this.busy;
  }

  // Looking

  /** The choice looked at. */
  get choice(): Choice | undefined {
    return this.choices.find((choice) => choice.choice === this.at);
  }

  /** The view as the choice looked at would leave it. */
  get after(): View | undefined {
    return this.at === undefined ? undefined : this.led(this.at);
  }

  led(choice: number): View | undefined {
    const preview = this.previews.get(choice);
    return preview && { ...this.view, ...preview.view };
  }

  /** The numbers that would follow from a choice. */
  foreseen(choice: number): View | undefined {
    const preview = this.previews.get(choice);
    if (!preview) return undefined;
    return Object.fromEntries(Object.entries({ ...this.derived, ...preview.derived }).filter(([, part]) => part !== null));
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
    this.kept = this.keyed = false;
  };

  // Choosing

  /** Pressed: a finger looks first and confirms the second time; a mouse or a key confirms at once. */
  press(choice: Choice, pointer: string): void {
    if (!this.free) return;
    if (pointer === "touch" && !(this.kept && this.at === choice.choice)) this.keep(choice.choice);
    else void this.take([choice.choice]);
  }

  /** Decide, whatever is planned first. The now bar says why a choice is refused; anything else is a note. */
  async take(choices: readonly Wish[]): Promise<void> {
    if (!this.seat.free || !choices.length) return;
    const planned = this.picked.map((one) => one.choice.choice);
    this.letGo();
    await trying(() =>
      this.seat.decide([...planned, ...choices]).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      }),
    );
  }

  /** Plan a step, after the first `kept` of those planned; where the move is complete, all of it is decided. */
  async plan(choice: Choice, kept: number = this.picked.length): Promise<void> {
    await this.#drafting(kept, async (steps, planned) => {
      const among = steps.at(-1)?.drafted.choices ?? this.seat.choices;
      const drafted = await this.seat.draft([...planned, choice.choice]);
      return { steps: drafted.complete ? steps : [...steps, { choice, among, drafted }], last: drafted.complete ? choice : undefined };
    });
  }

  /** Plan several steps at once by their lines, after the first `kept` of those planned. */
  async lay(lines: readonly string[], kept: number = this.picked.length): Promise<void> {
    await this.#drafting(kept, async (steps, planned) => {
      const every = await Promise.all(lines.map((_, i) => this.seat.draft([...planned, ...lines.slice(0, i + 1)])));
      const laid = every.map((drafted, i): Picked => {
        const among = (i ? every[i - 1]?.choices : steps.at(-1)?.drafted.choices) ?? this.seat.choices;
        return { choice: among.find((one) => one.text === lines[i])!, among, drafted };
      });
      return { steps: [...steps, ...laid], last: undefined };
    });
  }

  /** Ask what planned steps lead to; nothing of it is kept if another question has come meanwhile. */
  async #drafting(kept: number, ask: (steps: readonly Picked[], planned: number[]) => Promise<{ steps: readonly Picked[]; last: Choice | undefined }>): Promise<void> {
    if (!this.free) return;
    const { asked } = this;
    const before = this.picked.slice(0, kept);
    this.busy = true;
    this.letGo();
    this.seat.refused = undefined;
    try {
      await trying(async () => {
        const { steps, last } = await ask(before, before.map((one) => one.choice.choice));
        if (asked !== this.asked) return;
        this.#planned = { asked, steps };
        if (last) await this.take([last.choice]);
      });
    } finally {
      this.busy = false;
    }
  }

  /** Keep only the first of the planned steps. */
  cut(kept: number): void {
    if (this.busy) return;
    this.letGo();
    this.#planned = { asked: this.asked, steps: this.picked.slice(0, kept) };
  }

  /** Let go of what was tapped once, or take the last planned step back; false if there is neither. */
  back = (): boolean => {
    if (this.kept) return this.letGo(), true;
    if (this.busy || !this.picked.length) return false;
    this.cut(this.picked.length - 1);
    return true;
  };

  /** Why can this not be had? The now bar says it. */
  async whyNot(wish: Wish): Promise<void> {
    if (this.free) await trying(() => this.seat.whyNot(wish, this.picked.map((one) => one.choice.choice)));
  }

  /** A new question, or another plan: forget what was looked at, and ask what each choice would lead to. */
  renew(previews: boolean): void {
    const planned = this.picked.map((one) => one.choice.choice);
    const key = `${this.asked} ${planned.join()}`;
    if (key === this.#previewed) return;
    this.#previewed = key;
    this.letGo();
    this.previews = new Map();
    if (!this.asked || !previews) return;
    untrack(() => this.seat.previews(planned)).then(
      (found) => key === this.#previewed && (this.previews = new Map(found.map((one) => [one.choice, one]))),
      () => undefined, // Without previews everything can still be chosen.
    );
  }
}

const drafts = new WeakMap<Seat, Draft>();

/** The draft of a seat. */
export function draftOf(seat: Seat): Draft {
  const found = drafts.get(seat) ?? rooted(() => new Draft(seat));
  drafts.set(seat, found);
  return found;
}

/** Made in a root of its own: what is made inside somebody's `$derived` would never wake that one again. */
function rooted<T>(make: () => T): T {
  const made: T[] = [];
  $effect.root(() => void made.push(untrack(make)));
  return made[0] ?? make(); // Where nothing is drawn there are no roots.
}
