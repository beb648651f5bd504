/** How to play each game, in every language, and every rule by its number; loaded when they are read. */
import * as api from "../../wire/api";
import type { Language } from "../../words/languages";
import type { GameId } from "../../words/shown";

const GUIDES = import.meta.glob<string>("../../../../src/subrosa/games/*/guide/*.md", { query: "?raw", import: "default" });
const RULES = import.meta.glob<string>("../../../../src/subrosa/games/*/RULES.md", { query: "?raw", import: "default" });

const textOf = (among: Record<string, () => Promise<string>>, end: string): Promise<string> | undefined =>
  Object.entries(among).find(([path]) => path.endsWith(end))?.[1]();

/** How to play; none where a game of another package says nothing but its rules. */
export const guideOf = async (game: GameId, language: Language): Promise<string> =>
  (await textOf(GUIDES, `/${game}/guide/${language}.md`)) ?? (await api.rules(game, language)).guide;

/** Every rule, numbered, in English. */
export const rulesOf = async (game: GameId, language: Language): Promise<string> =>
  (await textOf(RULES, `/${game}/RULES.md`)) ?? (await api.rules(game, language)).rules;
