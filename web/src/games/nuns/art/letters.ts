/** How figures are told apart: by letters and shapes, never by colour alone. */
import { name } from "../../../words/words.svelte";
import type { Box } from "../box";

/** Two letters of a novice's name, AM for Anne Marie. */
export function letters(novice: string): string {
  const [first = "", second] = name("nuns", "novices", novice).split(/[\s-]+/);
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
}

/** The letter of a guard in the reader's language. */
export function letter(guard: string): string {
  return name("nuns", "guards", guard).charAt(0);
}

/** Which of the six drawings a novice has: the number of her cell in the box. */
export function drawing(box: Box, novice: string): number {
  return (box.novices.indexOf(novice) % 6) + 1;
}
