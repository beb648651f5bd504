/** How far a step of a lesson is done, and where it leads. */
import { HINT, type Step } from "../../games/lesson";
import type { News } from "../../wire/types";

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
  return news.facts.seat === undefined ? news.own === true : news.facts.seat === seat + 1;
}

/** Have I done what a step waits for? */
export function did(step: Step, news: readonly News[], seat: number): boolean {
  return !step.does || news.some((one) => step.does!.includes(one.kind) && mine(one, seat));
}
