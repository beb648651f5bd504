/** Letters and signs of the monks: never a colour alone. */
import { name } from "../../words/words.svelte";
import type { Monk } from "./view";

export const letter = (monk: Monk): string => name("rose", "letters", monk);

/** What is written on a badge or tile of this colour. */
export const INK: Record<Monk, string> = {
  red: "var(--abbey-on-dark)",
  blue: "var(--abbey-on-dark)",
  white: "var(--abbey-dark)",
  grey: "var(--abbey-on-grey)",
  black: "var(--abbey-on-dark)",
  orange: "var(--abbey-dark)",
};

/** A difference, always with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
