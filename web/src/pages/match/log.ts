/** The log as it is read: lines of what was told, under headings, newest on top. */
import type { GameScreen } from "../../games/screen";
import type { News } from "../../wire/types";

export interface Line {
  /** The number of its first piece of news. */
  number: number;
  news: News[];
}
export interface Part {
  /** The news that is its heading; none before the first. */
  head: News | undefined;
  number: number;
  /** Newest first. */
  lines: Line[];
}

/** A line does not grow without end. */
const LONGEST = 6;

/** Does a day, an hour, a round begin with this? */
export const begins = (screen: GameScreen, news: News): boolean =>
  news.game && (screen.heading ? screen.heading(news) !== undefined : screen.begins(news));

const actor = ({ facts }: News): string | number | undefined => facts.seat ?? facts.guard ?? facts.novice;

/** What somebody does begins a line; what the same one does next, and what comes of it, is added to it. */
function opens(news: News, line: Line | undefined, screen: GameScreen): boolean {
  const [first] = line?.news ?? [];
  const last = line?.news.at(-1);
  if (!line || !first || !last || !news.game || !last.game) return true;
  if (screen.opens) return screen.opens(news);
  if (news.own !== first.own) return true;
  const who = actor(news);
  return who === undefined ? news.at !== last.at || line.news.length >= 2 * LONGEST : who !== actor(first) || line.news.length >= LONGEST;
}

export function parts(screen: GameScreen, news: readonly News[]): Part[] {
  const found: Part[] = [{ head: undefined, number: -1, lines: [] }];
  news.forEach((one, number) => {
    if (!one.game && one.kind === "said") return;
    const part = found.at(-1)!;
    const line = part.lines[0];
    if (begins(screen, one)) found.push({ head: one, number, lines: [] });
    else if (opens(one, line, screen)) part.lines.unshift({ number, news: [one] });
    else line!.news.push(one);
  });
  return found.filter((part) => part.head || part.lines.length).reverse();
}
