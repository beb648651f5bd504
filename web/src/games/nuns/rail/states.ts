/** What everybody knows of a figure, in a few words. */
import { name, say } from "../../../words/words.svelte";
import type { Desk } from "../desk.svelte";

export function guardState({ box, d, v }: Desk, guard: string): string {
  const place = d.ahead[guard]?.at(-1);
  if (!place) return say("nuns-label-no-path");
  return say("page-nuns-path-to", { colour: name("nuns", "colours", box.path(v.path[guard] ?? null)?.colour ?? ""), place });
}

export function noviceState({ d }: Desk, novice: string): string {
  const { state, places } = d.known[novice] ?? { state: "hidden", places: [] };
  if (state === "hidden") return say("nuns-label-hidden");
  return state === "heard" ? say("page-nuns-heard-on", { places: places.join(", ") }) : say(`nuns-label-${state}-on`, { place: places[0] ?? "" });
}
