/** What is answered without being asked: a question with one answer alone, and one that was answered beforehand. */
import { draftOf } from "../../games/draft.svelte";
import { readyOf } from "../../games/ready.svelte";
import { less } from "../../theme/motion";
import type { Seat } from "../../wire/seat.svelte";

/** So long it can be seen what is done, in milliseconds. */
const SEEN = 900;

/** Answer for this seat as long as its table is shown. What was taken back is not done again by itself. */
export function byItself(seat: () => Seat): void {
  const done = new Set<string>();
  $effect(() => {
    const [here, draft] = [seat(), draftOf(seat())];
    if (!here.free || !draft.asked || done.has(draft.asked)) return;
    const ready = readyOf(here).taken(here.choices);
    const answer = ready ?? (here.alone ? here.choices[0] : undefined);
    if (!answer) return;
    const { asked } = draft;
    const timer = setTimeout(() => {
      done.add(asked);
      void draft.take([answer.choice]);
    }, less() ? SEEN / 3 : SEEN);
    return () => clearTimeout(timer);
  });
}
