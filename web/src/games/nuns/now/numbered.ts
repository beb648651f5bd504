/** The choices that have a number on them, in the order in which they stand. */
import type { Choice } from "../../../wire/types";
import type { Desk } from "../desk.svelte";

export function numbered(desk: Desk): Choice[] {
  const { choices } = desk.draft;
  if (desk.single.length) return [...desk.single, ...choices.filter((one) => one.facts.second)];
  const elsewhere = ["play", "stop", desk.seat.step === "false_noise" ? "" : "false_noise"];
  return choices.filter((one) => !elsewhere.includes(String(one.facts.verb)));
}
