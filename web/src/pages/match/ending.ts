/** How a game ended, from what was told at the end, for a game that does not say it itself. */
import type { Ending } from "../../games/screen";
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import type { GameId } from "../../words/shown";
import { say, sentence } from "../../words/words.svelte";
import { SECRET } from "./log";

/** What tells that somebody has won, and what a seat's card is made of, in this order. */
const WON: Record<GameId, string[]> = {
  rose: ["place"],
  eleven: ["won", "ragnarok"],
  nuns: ["came_home", "guards_won_by_captures", "guards_won_by_time"],
};

export interface Told {
  ending: Ending;
  /** What else is open now. */
  rest: string[];
}

/** Everything told in the last moment of the game, but not what was chosen to end it. */
function last(news: readonly News[]): News[] {
  const told = news.filter((one) => one.game);
  const at = told.at(-1)?.at;
  return told.filter((one) => one.at === at && !SECRET.test(one.kind));
}

/** In the Nuns the guards win together: whoever leads no novice. */
function guards(seat: Seat, number: number): boolean {
  const owners = Object.values((seat.view.owner ?? {}) as Record<string, string | null>);
  return !owners.includes(`seat ${number + 1}`);
}

/** Whose card something belongs to: the seat's, or that of the seat that leads the figure. */
function owner(news: News, seat: Seat): number {
  if (typeof news.facts.seat === "number") return news.facts.seat - 1;
  const owners = seat.view.owner as Record<string, string | null> | undefined;
  const found = typeof news.facts.novice === "string" ? owners?.[news.facts.novice] : undefined;
  return found ? Number(found.replace("seat ", "")) - 1 : -1;
}

export function told(game: GameId, seat: Seat): Told {
  const news = last(seat.news);
  const words = (one: News): string => sentence(game, one, seat.number, seat.names);
  const winners = news.filter((one) => WON[game].includes(one.kind) && (one.kind !== "place" || one.facts.place === 1));
  const seats = seat.names.map((_, number) => {
    const own = news.filter((one) => owner(one, seat) === number);
    const won = winners.some((one) => owner(one, seat) === number || (one.kind.startsWith("guards_won") && guards(seat, number)));
    const place = own.find((one) => one.kind === "place")?.facts.place;
    return { seat: number, place: Number(place ?? (won ? 1 : 2)), rows: own.map((one) => ({ label: words(one), value: "" })) };
  });
  const sentences = winners.map(words).join(" ");
  const ending = { sentence: sentences || say("page-over"), seats: seats.sort((a, b) => a.place - b.place) };
  return { ending, rest: news.filter((one) => owner(one, seat) < 0 && !winners.includes(one)).map(words) };
}
