/** An answer that is made ready while others choose: it goes out when I am asked. Nobody is told before, and nothing leaves this page. */
import { untrack } from "svelte";
import type { Seat } from "../wire/seat.svelte";
import type { Choice } from "../wire/types";

export class Ready {
  /** The line that is to be answered with; none: "". */
  line = $state("");

  /** Make it ready, or take it back. */
  toggle(line: string): void {
    this.line = this.line === line ? "" : line;
  }

  /** The choice that was made ready, if it can be had now; where something else is asked it is forgotten. */
  taken(choices: readonly Choice[]): Choice | undefined {
    if (!this.line) return undefined;
    const found = choices.find((one) => one.text === this.line);
    if (!found) untrack(() => (this.line = ""));
    return found;
  }
}

const all = new WeakMap<Seat, Ready>();

/** What is ready at a seat. */
export function readyOf(seat: Seat): Ready {
  const found = all.get(seat) ?? new Ready();
  all.set(seat, found);
  return found;
}
