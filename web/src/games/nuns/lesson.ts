/** The first round of the night. */
import type { Seat } from "../../wire/seat.svelte";
import { begins, BOARD, DOCK, LOG, NOW, type Lesson } from "../lesson";

const LONGEST = 16;

/** A whole way is shown at once: on until it is allowed to stop. Drafted, so nobody is told before. */
async function way(seat: Seat): Promise<number[]> {
  const taken: number[] = [];
  let choices = seat.choices;
  while (taken.length < LONGEST) {
    const next = begins(choices, "play walk", "stop", "step", "keep") ?? choices[0];
    if (!next) break;
    taken.push(next.choice);
    if (next.facts.verb !== "step") break;
    choices = (await seat.draft(taken)).choices;
  }
  return taken;
}

export default {
  steps: [
    { id: "wish", at: [".dock .wish", ...DOCK] },
    { id: "map", at: ["[data-nuns-map]", ...BOARD] },
    { id: "card", at: [...NOW, ...DOCK], does: ["you_choose"], fresh: true },
    { id: "way", at: ["[data-nuns-map]", ...BOARD], does: ["you_stop"] },
    { id: "noise", at: ["[data-nuns-map]", ...BOARD] },
    { id: "sight", at: ["[data-nuns-map]", ...BOARD] },
    { id: "sheet", at: [...LOG, ...DOCK] },
    { id: "home", at: [".dock .wish", ...DOCK] },
  ],
  parts: {
    guards: {
      seat: 0,
      steps: [
        { id: "guards", at: ["[data-nuns-map]", ...BOARD] },
        { id: "order", at: NOW, does: ["goes_first"], asks: ["order"], fresh: true },
        { id: "path", at: NOW, does: ["took_path"], asks: ["path"] },
        { id: "patrol", at: ["[data-nuns-map]", ...BOARD], does: ["you_name"], asks: ["go"], stays: true },
        { id: "listen", at: ["[data-nuns-map]", ...BOARD], asks: ["ears", "order"] },
        { id: "leave", at: ["[data-nuns-map]", ...BOARD] },
        { id: "suspect", at: [...LOG, ...DOCK] },
        { id: "catch", at: ["[data-nuns-map]", ...BOARD] },
      ],
    },
  },
  show: way,
} satisfies Lesson;
