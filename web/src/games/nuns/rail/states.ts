/** What everybody knows of a figure, in a few words. */
import { name, say } from "../../../words/words.svelte";
import type { Desk } from "../desk.svelte";
import { ahead } from "../known";
import { place, type NunsView } from "../view";

export function guardState(desk: Desk, guard: string): string {
  const v = desk.v;
  const path = v.path[guard];
  if (!path) return say("nuns-label-no-path");
  const end = ahead(desk.box, v, guard).at(-1);
  return end ? say("page-nuns-path-to", { colour: name("nuns", "colours", desk.box.path(path)?.colour ?? ""), place: end }) : name("nuns", "paths", path);
}

/** The places of the noises that lie there of a novice. */
function heard(v: NunsView, novice: string): number[] {
  return Array.from({ length: Math.max(v.noises, 0) }, (_, i) => i)
    .filter((i) => v.noise_owner[i] === novice)
    .map((i) => place(v.noise_place[i]));
}

export function noviceState(desk: Desk, novice: string): string {
  const v = desk.v;
  const marker = place(v.marker[novice]);
  if (v.status[novice] === "caught") return say("nuns-label-caught-on", { place: marker });
  if (marker) return say("nuns-label-seen-on", { place: marker });
  const noises = heard(v, novice);
  if (noises.length) return say("page-nuns-heard-on", { places: [...new Set(noises)].join(", ") });
  return say("nuns-label-hidden");
}
