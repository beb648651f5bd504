/** Answers that are neither a place nor a card, each with its key. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { hidden } from "./view";

export interface Answer {
  choice: Choice;
  /** The key that gives it, as shown. */
  cap: string;
  /** The usual answer. */
  primary: boolean;
}
/** The key of each answer, where it is not simply its number. */
const CAPS: Record<string, (facts: Choice["facts"], i: number) => string> = {
  again: () => "0",
  call: ({ figure }) => String(figure).charAt(0).toUpperCase(),
  spend: ({ tiles }) => String(tiles),
  sign: ({ points }) => (Number(points) > 0 ? "+" : "−"),
  task: (_, i) => String(i + 1),
  return: (_, i) => String(i + 1),
};

export function answers(seat: Seat): Answer[] {
  const cap = CAPS[seat.step];
  if (!seat.asked || !cap || hidden(seat)) return [];
  const choices = seat.choices.filter(({ facts }) => facts.place === undefined);
  return choices.map((choice, i) => ({ choice, cap: cap(choice.facts, i), primary: choice.facts.tiles === 0 }));
}

/** The answer a pressed key gives. */
export function answered(seat: Seat, key: string): Answer | undefined {
  const plain = key === "-" ? "−" : key === "=" ? "+" : key.toUpperCase();
  return answers(seat).find((answer) => answer.cap === plain);
}
