/** The choices that have a number on them, in the order in which they stand. */
import type { Choice } from "../../../wire/types";
import type { Desk } from "../desk.svelte";

export function numbered(desk: Desk): Choice[] {
  const { choices } = desk.plan;
  const places = choices.filter((one) => /^(step|noise) \d+$/.test(one.text));
  if (places.length) return [...places, ...choices.filter((one) => /^noise \d+ \d+$/.test(one.text))];
  return choices.filter((one) => !one.text.startsWith("play ") && one.text !== "stop" && (desk.seat.step === "false_noise" || !one.text.startsWith("false noise")));
}

export const at = (choice: Choice): number => Number(choice.text.split(" ")[1]);
