/** Who I am, and what this device has chosen. */
import { MediaQuery } from "svelte/reactivity";
import * as api from "./wire/api";
import { Refused } from "./wire/refused";
import type { ChangeMe, Me } from "./wire/types";
import { isLanguage, preferred, type Language } from "./words/languages";
import { say, speak } from "./words/words.svelte";

export type Theme = "auto" | "parchment" | "vigil";
export const PACES = ["slow", "normal", "fast", "step"] as const;
export type Pace = (typeof PACES)[number];
const KEPT = "subrosa";

interface Kept {
  theme: Theme;
  language: Language;
  sound: boolean;
  /** Notices of the device when it is my turn and I look elsewhere. */
  notify: boolean;
  motion: "auto" | "less";
  /** Are moments staged and turns told again, or do they only stand in the log? */
  moments: boolean;
  pace: Pace;
  /** Every decision is asked about once more before it is sent. */
  ask: boolean;
  /** My secrets are covered, and stay so after a reload. */
  covered: boolean;
  /** A key was pressed here once: key caps are shown on small screens too. */
  keys: boolean;
}

function kept(): Kept {
  const usual: Kept = { theme: "auto", language: preferred(navigator.languages), sound: true, notify: false, motion: "auto", moments: true, pace: "normal", ask: false, covered: false, keys: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { ...usual, ...found, language: isLanguage(found.language) ? found.language : usual.language };
  } catch {
    return usual;
  }
}

/** What this device has chosen. Read it like a rune; change it with `choose`. */
export const settings: Readonly<Kept> = $state(kept());

/** Change settings: they take effect at once and are kept on this device. */
export async function choose(changes: Partial<Kept>): Promise<void> {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A device that keeps nothing forgets it with this page.
  }
  if (changes.language) {
    await speak(changes.language);
    if (person.me) await changeMe({ language: changes.language });
  }
}

const night = new MediaQuery("prefers-color-scheme: dark");
const still = new MediaQuery("prefers-reduced-motion: reduce");

/** Is the page dark: chosen here, or else the device's wish? */
export const dark = (): boolean => (settings.theme === "auto" ? night.current : settings.theme === "vigil");

// Style sheets ask the root alone; it always says which theme and how much motion there is.
$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = dark() ? "vigil" : "parchment";
    root.dataset.motion = settings.motion === "less" || still.current ? "less" : "full";
  });
});

/** The person here: undefined while nobody has said who they are. */
export const person: { me: Me | undefined; asked: boolean } = $state({ me: undefined, asked: false });

/** Who am I? Nobody, for somebody new. */
export async function whoAmI(): Promise<Me | undefined> {
  try {
    person.me = await api.me();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    person.me = undefined;
  } finally {
    person.asked = true;
  }
  return person.me;
}

/** Somebody, coming in as a guest first if need be. */
export async function somebody(name?: string): Promise<Me> {
  const known = person.me ?? (await whoAmI());
  if (known) return known;
  person.me = await api.comeIn({ name: name || say("page-guest"), language: settings.language });
  return person.me;
}

export async function changeMe(changes: ChangeMe): Promise<void> {
  person.me = await api.changeMe(changes);
}
