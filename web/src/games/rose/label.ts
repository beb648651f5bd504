/** What a choice of the Rose is called: its line, with the names of things in the reader's language. */
import type { Choice } from "../../wire/types";
import { name } from "../../words/words.svelte";

export function label(choice: Choice): string {
  return choice.text.split(" ").map(named).join(" ");
}

/** Figures, places and colours have names; verbs stay as the line has them until this game has words for them. */
function named(word: string, at: number): string {
  if (at === 0) return word;
  for (const section of ["buildings", "figures"]) {
    const found = name("rose", section, word);
    if (found !== word) return found;
  }
  return word;
}
