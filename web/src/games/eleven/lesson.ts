/** The first hour in Turin. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { BOARD, DOCK, LOG, NOW, orFirst, PLAYERS, type Lesson } from "../lesson";

function shown({ step, choices, view, news }: Seat): Choice | undefined {
  // One step shows what walking is; then it is time to stop.
  const walked = news.slice(news.map((one) => one.kind).lastIndexOf("turned")).some((one) => one.kind === "stepped") || Number(view.steps) === 0;
  const wanted: Record<string, string[]> = {
    raise: ["passed"],
    move: walked ? ["stood_still"] : ["stepped", "stood_still"],
    walk: ["stood_still"],
    location: ["placed_nothing"],
  };
  if (step === "bid") return choices.find((one) => one.facts.amount === 1);
  return (wanted[step] ?? []).flatMap((kind) => choices.filter((one) => one.facts.kind === kind))[0];
}

export default {
  steps: [
    { id: "goal", at: [".dock .hand", ...DOCK, "[data-goal]"] },
    { id: "auction", at: NOW, does: ["opened", "bid", "passed"], asks: ["open", "bid", "raise"], fresh: true, stays: true },
    { id: "clue", at: BOARD, does: ["laid_clue"], asks: ["clue"] },
    { id: "figure", at: [".portraits", ...NOW], does: ["chose"], asks: ["figure"] },
    { id: "gears", at: ["all .board .turns", ...BOARD], does: ["turned"], asks: ["gear"] },
    { id: "move", at: BOARD, does: ["stepped", "rode", "stood_still", "ended_turn", "acted"], asks: ["move", "walk"] },
    { id: "investigate", at: [...PLAYERS, ...LOG] },
    { id: "organ", at: ["all .board .slot", ...BOARD] },
    { id: "declare", at: [".extras .declare", ...NOW, ...BOARD] },
    { id: "fenrir", at: [".dock .hand", ...DOCK, "[data-goal]"] },
    { id: "wolf", at: [...LOG, ...PLAYERS] },
  ],
  show: async (seat) => orFirst(seat, shown(seat)),
} satisfies Lesson;
