/** What a game has only begun beside the draft: the page's undo takes it back after the draft's own steps, and nobody is asked. */
import { untrack } from "svelte";

type Back = () => boolean;
let known = $state.raw<Back[]>([]);

/** `$effect(() => undoes(() => letGo()))`. Return false when there is nothing to take back. */
export function undoes(back: Back): () => void {
  known = [...untrack(() => known), back];
  return () => void (known = untrack(() => known).filter((one) => one !== back));
}

/** Take back a drafted step; false: there was none. */
export function undoStep(): boolean {
  return [...known].reverse().some((back) => back());
}
