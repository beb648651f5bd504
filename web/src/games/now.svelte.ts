import { untrack } from "svelte";

/** What the now bar says of the thing under the pointer, the focus or the first tap. */
let spoken = $state.raw({ sentence: "", line: "" });

/** Speak of something; nothing: the question again. Whoever calls this in an effect does not come to depend on it. */
export function preview(sentence = "", line = ""): void {
  untrack(() => {
    if (sentence !== spoken.sentence || line !== spoken.line) spoken = { sentence, line };
  });
}

export const previewed = (): { sentence: string; line: string } => spoken;
