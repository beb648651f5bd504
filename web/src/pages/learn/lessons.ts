/** The lessons: what Adson speaks of, where it is on the page, and what he waits for. The words are `lobby-lesson-<game>-<id>`.
 *
 * A lesson is a real match against bots, so nothing here knows what was dealt: a step that waits for an act is done when
 * the tellings say that I did it, whichever way I chose.
 */
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import type { Facts, GameId } from "../../words/shown";
import { name } from "../../words/words.svelte";

export interface Step {
  id: string;
  /** What is lit: the first of these that is on the page. */
  at: string[];
  /** Kinds of tellings of which one must be mine; none: a thought with nothing to do. */
  does?: string[];
  /** Questions of the match it speaks of. Who is asked one of a later step has passed this one by: then the lesson follows. */
  asks?: string[];
  /** It may be asked again and again: the lesson goes on only when something later is asked. */
  stays?: boolean;
  /** Tellings count from here on, not from the step before. */
  fresh?: boolean;
  facts?: (seat: Seat) => Facts;
}

/** Stands for the last word of the choice that *Show me* would make. */
const HINT = "HINT";
const BOARD = [".board"];
const DOCK = [".dock"];
const PLAYERS = [".rail", ".players", ".column"];
const NOW = ["section.now"];
const LOG = [".tabs"];

function monk(seat: Seat): Facts {
  const own = (seat.view.identity as Record<string, string | null> | undefined)?.[`seat ${seat.number + 1}`];
  return { monk: own ? name("rose", "colours", own) : "" };
}

export const LESSONS: Record<GameId, Step[]> = {
  rose: [
    { id: "secret", at: [".dock .dock > button:first-child", ...DOCK], facts: monk },
    { id: "tracks", at: [".court g.suspicion", ...BOARD] },
    { id: "card", at: [".dock .hand", ...DOCK], does: ["played"], asks: ["card"], fresh: true },
    { id: "time", at: [".court g:has(> .turning)", ...BOARD] },
    { id: "place", at: [`.board [data-id="${HINT}"]`, ...BOARD], does: ["moved"], asks: ["place", "figure"] },
    { id: "tasks", at: [".court g.suspicion", ...BOARD] },
    { id: "watch", at: [...LOG, ...PLAYERS] },
    { id: "night", at: [".court g:has(> .today)", ".court .today", ...BOARD] },
    { id: "end", at: [".dock .dock > button:first-child", ...DOCK] },
  ],
  eleven: [
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
  nuns: [
    { id: "wish", at: [".dock .wish", ...DOCK] },
    { id: "map", at: ["[data-nuns-map]", ...BOARD] },
    { id: "card", at: [...NOW, ...DOCK], does: ["you_choose"], fresh: true },
    { id: "way", at: ["[data-nuns-map]", ...BOARD], does: ["you_stop"] },
    { id: "noise", at: ["[data-nuns-map]", ...BOARD] },
    { id: "sight", at: ["[data-nuns-map]", ...BOARD] },
    { id: "sheet", at: [...LOG, ...DOCK] },
    { id: "home", at: [".dock .wish", ...DOCK] },
  ],
};

/** The step that speaks of what is asked, if it comes later than this one. */
export function later(steps: readonly Step[], at: number, asked: string): number | undefined {
  if (!steps[at]?.does || steps[at].asks?.includes(asked)) return undefined;
  const found = steps.findIndex((step, number) => number > at && step.asks?.includes(asked));
  return found < 0 ? undefined : found;
}

/** Does it matter where what is shown leads? */
export const points = (step: Step): boolean => step.at.some((one) => one.includes(HINT));

/** Where to look, with what *Show me* would choose put in. */
export const places = (step: Step, hint: string): string[] => step.at.filter((one) => hint || !one.includes(HINT)).map((one) => one.replace(HINT, hint));

/** Was this told of something I did myself? Some tellings reach only me and name nobody. */
export function mine(news: News, seat: number): boolean {
  return news.facts.seat === undefined ? news.kind.startsWith("you_") : news.facts.seat === seat + 1;
}

/** Have I done what a step waits for? */
export function did(step: Step, news: readonly News[], seat: number): boolean {
  return !step.does || news.some((one) => step.does!.includes(one.kind) && mine(one, seat));
}
