/** The log as it is read: turns and moments under headings, newest on top. */
import type { GameScreen } from "../../games/screen";
import type { Told } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";

export interface Part {
  /** The news that is its heading; none before the first. */
  head: News | undefined;
  number: number;
  /** Newest first. */
  lines: Told[];
}

/** Does a day, an hour, a round begin with this? */
export const begins = (screen: GameScreen, news: News): boolean =>
  news.game && (screen.heading ? screen.heading(news) !== undefined : screen.begins(news));

/** Chat has a place of its own. */
const isSaid = (news: News): boolean => !news.game && news.kind === "said";

export function parts(screen: GameScreen, news: readonly News[], tale: readonly Told[]): Part[] {
  const found: Part[] = [{ head: undefined, number: -1, lines: [] }];
  for (const chapter of tale) {
    const one = news[chapter.first];
    if (!one || isSaid(one)) continue;
    if (begins(screen, one)) found.push({ head: one, number: chapter.number, lines: [] });
    else found.at(-1)!.lines.unshift(chapter);
  }
  return found.filter((part) => part.head || part.lines.length).reverse();
}
