/** Answers that are neither a place nor a card, each with its key. */
import type { Choice } from "../../wire/types";
import type { Looking } from "./looking.svelte";

export interface Answer {
  choice: Choice;
  /** The key that gives it, as shown. */
  cap: string;
  /** The usual answer. */
  primary: boolean;
}
const PLAIN = ["call", "spend", "task", "sign", "return"];

export function answers(looking: Looking): Answer[] {
  const { seat } = looking;
  if (!seat.asked) return [];
  if (seat.step === "again") return seat.choices.filter((choice) => choice.text === "stop").map((choice) => ({ choice, cap: "0", primary: false }));
  if (!PLAIN.includes(seat.step) || (seat.step === "return" && looking.hidden)) return [];
  return seat.choices.map((choice, i) => ({ choice, cap: cap(choice, i), primary: choice.text === "spend 0" }));
}

function cap(choice: Choice, i: number): string {
  const [verb, what = ""] = choice.text.split(" ");
  if (verb === "spend") return what;
  if (verb === "call") return what.charAt(0).toUpperCase();
  if (verb === "more") return "+";
  if (verb === "less") return "−";
  return String(i + 1);
}

/** The answer a pressed key gives. */
export function answered(looking: Looking, key: string): Answer | undefined {
  const plain = key === "-" ? "−" : key === "=" ? "+" : key.toUpperCase();
  return answers(looking).find((answer) => answer.cap === plain);
}
