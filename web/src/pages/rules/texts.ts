/** The rules of each game, as the program keeps them; loaded when they are read. */
import type { GameId } from "../../words/shown";

const TEXTS: Record<GameId, () => Promise<{ default: string }>> = {
  rose: () => import("../../../../src/subrosa/games/rose/RULES.md?raw"),
  eleven: () => import("../../../../src/subrosa/games/eleven/RULES.md?raw"),
  nuns: () => import("../../../../src/subrosa/games/nuns/RULES.md?raw"),
};

export const rulesOf = async (game: GameId): Promise<string> => (await TEXTS[game]()).default;

/** Pictures by section. */
export const PICTURES: Record<GameId, Record<string, string>> = {
  rose: { "2": "rules-rose-2", "5": "rules-rose-5" },
  eleven: { "1": "rules-eleven-1", "8": "rules-eleven-8" },
  nuns: { "1": "rules-nuns-1", "4": "rules-nuns-4", "8": "rules-nuns-8" },
};
