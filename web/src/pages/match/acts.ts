/** What somebody can do at a table besides choosing. */
import { draftOf } from "../../games/draft.svelte";
import { undoStep } from "../../games/undo.svelte";
import { note, trying, why } from "../../toasts.svelte";
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";

/** Other people at the table who would be asked. */
export function others(seat: Seat): number {
  return seat.table?.seats.filter((one, number) => one.kind === "person" && number !== seat.number && !one.you && !one.bot).length ?? 0;
}

/** Does going back keep a match that counts from counting? */
export const unrates = (seat: Seat): boolean => !seat.table?.unrated;

/** Take back: my own drafted steps first, then a sealed choice; what others have seen is asked for, and what it costs is said first. */
export async function undo(seat: Seat, ask: () => void): Promise<void> {
  if (draftOf(seat).back() || undoStep()) return;
  if (seat.sealed) return trying(seat.withdraw);
  if (others(seat) || unrates(seat)) return ask();
  await back(seat);
}

export async function back(seat: Seat): Promise<void> {
  await trying(() => seat.propose("back"));
}

/** Copy a text, or say that it cannot be done. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note(say("match-copied"));
  } catch {
    note(text);
  }
}

/** Hand a link to whatever this device shares with; else copy it. */
export const share = (link: string, title: string): Promise<void> => handOn({ title, url: link });

/** Hand something to whatever this device shares with; else copy its text and its link. */
export async function handOn(what: { title?: string; text?: string; url: string }): Promise<void> {
  if (!navigator.share) return copy([what.text, what.url].filter(Boolean).join("\n"));
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) note(why(error), "warning");
  }
}
