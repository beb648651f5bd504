/** How to play each game, in every language, and every rule by its number; loaded when they are read. */
import type { Language } from "../../words/languages";
import type { GameId } from "../../words/shown";

const GUIDES = import.meta.glob<string>("../../../../src/subrosa/games/*/guide/*.md", { query: "?raw", import: "default" });
const RULES = import.meta.glob<string>("../../../../src/subrosa/games/*/RULES.md", { query: "?raw", import: "default" });

const textOf = (among: Record<string, () => Promise<string>>, end: string): Promise<string> =>
  Object.entries(among).find(([path]) => path.endsWith(end))![1]();

/** How to play. */
export const guideOf = (game: GameId, language: Language): Promise<string> => textOf(GUIDES, `/${game}/guide/${language}.md`);

/** Every rule, numbered, in English. */
export const rulesOf = (game: GameId): Promise<string> => textOf(RULES, `/${game}/RULES.md`);

/** Pictures by section: of the numbered rules, and of how to play. */
export const PICTURES: Record<GameId, Record<string, string>> = {
  rose: { "2": "rules-rose-2", "5": "rules-rose-5" },
  eleven: { "1": "rules-eleven-1", "8": "rules-eleven-8" },
  nuns: { "1": "rules-nuns-1", "4": "rules-nuns-4", "8": "rules-nuns-8" },
};
export const IN_GUIDES: Record<GameId, Record<string, string>> = {
  rose: { "1": "rules-rose-2", "4": "rules-rose-5" },
  eleven: { "1": "rules-eleven-1", "5": "rules-eleven-8" },
  nuns: { "1": "rules-nuns-1", "4": "rules-nuns-4", "5": "rules-nuns-8" },
};
