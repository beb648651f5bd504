/** Play now: a table with the usual bots and the usual rules, no questions. */
import { go } from "../router.svelte";
import { somebody } from "../store.svelte";
import * as api from "../wire/api";
import type { ChairWish, GameAt, NewMatch } from "../wire/types";
import type { GameId } from "../words/shown";

/** How many play when nobody says. */
const USUAL: Record<GameId, number> = { rose: 4, eleven: 4, nuns: 4 };

/** The bot that plays best of those there are. */
export function usualBot(game: GameAt): string {
  return ["deducer", "greedy"].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? "";
}

/** A table for me and bots. In the Nuns the first seat leads the guards; I am a novice. */
export function againstBots(game: GameAt): NewMatch {
  const id = game.id as GameId;
  const seats = game.seats.includes(USUAL[id]) ? USUAL[id] : game.seats[0]!;
  const mine = id === "nuns" ? 1 : 0;
  const bot: ChairWish = { kind: "bot", bot: usualBot(game) };
  const chairs = Array.from({ length: seats }, (_, seat): ChairWish => (seat === mine ? { kind: "me" } : bot));
  return { game: id, seats, chairs };
}

export async function playNow(id: GameId): Promise<void> {
  const [games] = await Promise.all([api.games(), somebody()]);
  const { table } = await api.open(againstBots(games.find((game) => game.id === id)!));
  go(`/m/${table.id}`);
}
