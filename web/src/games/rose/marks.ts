/** Letters and signs of the monks: never a colour alone. Two letters where one would be the same for two monks. */
import { settings } from "../../store.svelte";
import type { Language } from "../../words/languages";
import { MONKS, type Monk } from "./view";

const LETTERS: Record<Language, readonly string[]> = {
  en: ["R", "B", "W", "G", "K", "O"],
  de: ["R", "B", "W", "G", "S", "O"],
  fr: ["Ro", "Bu", "Bc", "Gr", "No", "Or"],
  cs: ["Čv", "Mo", "Bí", "Še", "Čr", "Or"],
};

export function letter(monk: Monk): string {
  return LETTERS[settings.language][MONKS.indexOf(monk)]!;
}

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
