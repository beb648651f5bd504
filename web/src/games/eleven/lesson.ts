/** The first hour in Turin. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { begins, BOARD, DOCK, LOG, NOW, orFirst, PLAYERS, type Lesson } from "../lesson";

function shown({ step, choices, view, news }: Seat): Choice | undefined {
  // One step shows what walking is; then it is time to stop.
  const walked = news.slice(news.map((one) => one.kind).lastIndexOf("turned")).some((one) => one.kind === "stepped") || Number(view.steps) === 0;
  const wanted: Record<string, string[]> = {
    bid: ["bid 1", "bid"],
    raise: ["pass"],
    gear: ["turn 1"],
    move: walked ? ["stop"] : ["step", "stop"],
    walk: ["stop", "step"],
    hand_in: ["hand in 0"],
    target: ["look"],
    location: ["keep", "nothing"],
    end: ["end"],
  };
  return begins(choices, ...(wanted[step] ?? []));
}

export default {
  steps: [
    { id: "goal", at: [".dock .hand", ...DOCK] },
    { id: "auction", at: NOW, does: ["opened", "bid", "passed"], asks: ["open", "bid", "raise"], fresh: true, stays: true },
    { id: "clue", at: BOARD, does: ["laid_clue"], asks: ["clue"] },
    { id: "figure", at: BOARD, does: ["chose"], asks: ["figure"] },
    { id: "gears", at: ["all .board .turns", ...BOARD], does: ["turned"], asks: ["gear"] },
    { id: "move", at: BOARD, does: ["stepped", "rode", "stood_still", "ended_turn", "acted"], asks: ["move", "walk"] },
    { id: "investigate", at: [...PLAYERS, ...LOG] },
    { id: "organ", at: ["all .board .slot", ...BOARD] },
    { id: "fenrir", at: [".dock .hand", ...DOCK] },
  ],
  show: async (seat) => orFirst(seat, shown(seat)),
} satisfies Lesson;
