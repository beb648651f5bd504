/** What a game gives to Adson: the thoughts of its lesson, and one good, simple choice for whatever is asked.
 *
 * The words are `<game>-lesson-<id>` and `<game>-lesson-<id>-title`. A lesson is a real match against bots, so nothing here
 * knows what was dealt: a step that waits for an act is done when the tellings say that I did it, whichever way I chose.
 */
import type { Seat } from "../wire/seat.svelte";
import type { Choice } from "../wire/types";
import type { Facts } from "../words/shown";

export interface Step {
  id: string;
  /** What is lit: the first of these that is on the page. */
  at: string[];
  /** Kinds of tellings of which one must be mine; none: a thought with nothing to do. */
  does?: string[];
  /** Questions of the match it speaks of. Who is asked one of a later step has passed this one by: then the lesson follows. */
  asks?: string[];
  /** It may be asked again and again: the lesson goes on only when something later is asked. */
  stays?: boolean;
  /** Tellings count from here on, not from the step before. */
  fresh?: boolean;
  facts?: (seat: Seat) => Facts;
}

/** Another side of the game: who learns it sits elsewhere. Its name is `<game>-lesson-part-<id>`. */
export interface Part {
  seat: number;
  steps: Step[];
}

export interface Lesson {
  steps: Step[];
  /** Where who learns it sits; none: where people usually do. */
  seat?: number;
  parts?: Record<string, Part>;
  /** What *Show me* does: the numbers of the choices to show, one or a whole way. Not a bot: just a hand that points. */
  show: (seat: Seat) => Promise<number[]>;
}

/** Stands for the last word of the choice that *Show me* would make. */
export const HINT = "HINT";
export const BOARD = [".board"];
export const DOCK = [".dock"];
/** Where these are behind a button, the button. */
export const PLAYERS = [".rail", ".players", "[data-sheet=players]", ".column"];
export const NOW = ["section.now"];
export const LOG = [".tabs", "[data-sheet=log]", ".match > header .side"];

/** The first choice that begins with one of these words. */
export const begins = (choices: readonly Choice[], ...words: string[]): Choice | undefined =>
  words.map((word) => choices.find((choice) => choice.text.startsWith(word))).find(Boolean);

/** This choice, or else the first there is. */
export const orFirst = (seat: Seat, choice: Choice | undefined): number[] => [choice ?? seat.choices[0]].flatMap((one) => (one ? [one.choice] : []));
