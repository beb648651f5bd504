/** Short notes at the foot of the page. */
import { announce } from "./announce";
import { Refused, Unreachable } from "./wire/refused";
import type { GameId } from "./words/shown";
import { reason, say } from "./words/words.svelte";

export interface Note {
  text: string;
  tone: "plain" | "warning";
}

export const notes: Note[] = $state([]);
const SHOWN_FOR = 6_000;

export function note(text: string, tone: Note["tone"] = "plain"): void {
  const added: Note = { text, tone };
  notes.push(added);
  announce(text, tone === "warning" ? "assertive" : "polite");
  setTimeout(() => {
    const at = notes.findIndex((one) => one.text === text);
    if (at >= 0) notes.splice(at, 1);
  }, SHOWN_FOR);
}

/** What went wrong, as a sentence. */
export function why(error: unknown, game?: GameId, seats: readonly string[] = []): string {
  if (error instanceof Refused) return reason(error.code, error.facts, error.sentence, game, seats);
  if (error instanceof Unreachable) return say("page-unreachable");
  return say("page-broken");
}

/** Do something; if it goes wrong, say why. */
export async function trying(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    note(why(error), "warning");
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}
