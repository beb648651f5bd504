/** Play now: a table with the usual bots and the usual rules, no questions. */
import { games } from "../games/list.svelte";
import { go } from "../router.svelte";
import { somebody } from "../store.svelte";
import * as api from "../wire/api";
import type { ChairWish, GameAt, NewMatch } from "../wire/types";
import type { GameId } from "../words/shown";
import { has, say } from "../words/words.svelte";

/** How many play when nobody says, where the game allows it. */
const USUAL = 4;

/** The bot that a beginner can win against. */
export function usualBot(game: GameAt): string {
  return ["easy", "greedy"].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? "";
}

/** A table for me and bots. */
export function againstBots(game: GameAt, seats = usualSeats(game), mine = game.usual_seat): NewMatch {
  const bot: ChairWish = { kind: "bot", bot: usualBot(game) };
  const chairs = Array.from({ length: seats }, (_, seat): ChairWish => (seat === mine ? { kind: "me" } : bot));
  return { game: game.id, seats, chairs };
}

export function usualSeats(game: GameAt): number {
  return game.seats.includes(USUAL) ? USUAL : game.seats[0]!;
}

/** One of the names the house lends to guests who have not said theirs. */
export function friendlyName(): string {
  return oneOf(say("lobby-guest-names"));
}

/** A name for a table, from those that suit the game; none: it goes by the game's own. */
export function tableName(game: GameId): string {
  return has(`${game}-titles`) ? oneOf(say(`${game}-titles`)) : "";
}

function oneOf(list: string): string {
  const all = list.split(",").map((one) => one.trim());
  return all[Math.floor(Math.random() * all.length)] ?? "";
}

export async function playNow(id: GameId, side = ""): Promise<void> {
  const [all] = await Promise.all([games(), somebody(friendlyName())]);
  const game = all.find((one) => one.id === id)!;
  const seats = usualSeats(game);
  const wanted = side ? (game.sides[String(seats)] ?? []).indexOf(side) : -1;
  const { table } = await api.open({ ...againstBots(game, seats, wanted < 0 ? game.usual_seat : wanted), title: tableName(id) });
  go(`/m/${table.id}`);
}
