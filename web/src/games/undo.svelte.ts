/** Steps that are only drafted: the page's undo takes these back first, and nobody is asked. */
import { untrack } from "svelte";

type Back = () => boolean;
let known = $state.raw<Back[]>([]);

/** `$effect(() => undoes(() => plan.back()))`. Return false when there is nothing to take back. */
export function undoes(back: Back): () => void {
  known = [...untrack(() => known), back];
  return () => void (known = untrack(() => known).filter((one) => one !== back));
}

/** Take back a drafted step; false: there was none. */
export function undoStep(): boolean {
  return [...known].reverse().some((back) => back());
}
