/** What a novice's planned steps cost her: where she is seen, and by whom heard on which faces. */
import { say } from "../../../words/words.svelte";
import type { Desk } from "../desk.svelte";

export interface Risk {
  seen: number[];
  heard: { guard: string; on: number[] }[];
  /** So many faces of the die betray her. */
  worst: number;
}

export function riskOf({ way, lit, d }: Desk): Risk {
  const heard = Object.entries(d.heard ?? {}).flatMap(([guard, on]) => (on.length ? [{ guard, on }] : []));
  return { seen: way.slice(1).filter((one) => lit.has(one)), heard, worst: Math.max(0, ...heard.map((one) => one.on.length)) };
}

/** Of each in two words. */
export const seenWord = ({ seen }: Risk): string => say(seen.length ? "page-nuns-seen" : "page-nuns-unseen");
export const heardWord = ({ worst }: Risk): string => (worst ? say("page-nuns-heard-in-six", { count: worst }) : say("page-nuns-unheard"));
