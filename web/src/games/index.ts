/** The games of the house, each loaded when it is played. A new game is a folder and a line here. */
import { load } from "../words/words.svelte";
import type { GameId } from "../words/shown";
import type { TableAt } from "../wire/types";
import type { GameScreen } from "./screen";

export const GAMES: readonly GameId[] = ["rose", "eleven", "nuns"];

const SCREENS: Record<GameId, () => Promise<{ default: GameScreen }>> = {
  rose: () => import("./rose/index"),
  eleven: () => import("./eleven/index"),
  nuns: () => import("./nuns/index"),
};

export function isGame(text: string): text is GameId {
  return (GAMES as readonly string[]).includes(text);
}

/** The screen of a game, its words loaded too, ready for a table; none: for a game as it is printed. */
export async function screenOf(game: GameId, table?: TableAt): Promise<GameScreen> {
  const [screen] = await Promise.all([SCREENS[game](), load(game)]);
  await screen.default.prepare?.(table);
  return screen.default;
}
