/** What the now bar says of the thing under the pointer, the focus or the first tap. */
let spoken = $state.raw({ sentence: "", line: "" });

/** Speak of something; nothing: the question again. */
export function preview(sentence = "", line = ""): void {
  if (sentence !== spoken.sentence || line !== spoken.line) spoken = { sentence, line };
}

export const previewed = (): { sentence: string; line: string } => spoken;
