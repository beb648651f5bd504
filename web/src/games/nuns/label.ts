/** What a choice of the Nuns is called: its line, with the names of things in the reader's language. */
import type { Choice } from "../../wire/types";
import { name } from "../../words/words.svelte";

const SECTIONS = ["paths", "guards", "cards"];

export function label(choice: Choice): string {
  return choice.text.split(" ").map((word, at) => (at === 0 ? word : named(word))).join(" ");
}

function named(word: string): string {
  return SECTIONS.map((section) => name("nuns", section, word)).find((found) => found !== word) ?? word;
}
