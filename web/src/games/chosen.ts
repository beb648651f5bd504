/** Who has chosen in this phase, by what was told and nothing else. */
import type { News } from "../wire/types";

/** What may be told while a phase of secret choices lasts. */
const MEANWHILE = new Set(["has_chosen", "chooses_again", "laid_marker", "laid_guess"]);

/** How much was told before this phase; what others choose meanwhile, and what is said at the table, does not count. */
export function before(news: readonly News[]): number {
  let from = news.length;
  while (from > 0 && (!news[from - 1]!.game || MEANWHILE.has(news[from - 1]!.kind))) from -= 1;
  return from;
}

export function haveChosen(news: readonly News[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, facts } of news.slice(before(news))) {
    const seat = Number(facts.seat) - 1;
    if (kind === "has_chosen") found.add(seat);
    else if (kind === "chooses_again") found.delete(seat);
  }
  return found;
}
