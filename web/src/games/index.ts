/** What a game has on this page is found in its folder: its screen, its lesson, pictures for its rules. All may be missing. */
import { load } from "../words/words.svelte";
import type { GameId } from "../words/shown";
import type { TableAt } from "../wire/types";
import type { Lesson } from "./lesson";
import type { GameScreen } from "./screen";

const SCREENS = import.meta.glob<GameScreen>("./*/index.ts", { import: "default" });
const LESSONS = import.meta.glob<Lesson>("./*/lesson.ts", { import: "default" });
const PICTURES = import.meta.glob<Pictures>("./*/pictures.ts", { import: "default", eager: true });

/** Pictures by section: of the numbered rules, and of how to play. */
export interface Pictures {
  rules: Record<string, string>;
  guide: Record<string, string>;
}

/** The screen of a game, its words loaded too, ready for a table; none: for a game as it is printed. */
export async function screenOf(game: GameId, table?: TableAt): Promise<GameScreen> {
  const own = SCREENS[`./${game}/index.ts`];
  const [screen] = await Promise.all([own ? own() : plain(game), load(game)]);
  await screen.prepare?.(table);
  return screen;
}

const plain = async (game: GameId): Promise<GameScreen> => (await import("./plain/screen")).screenFor(game);

/** A lesson goes by its game, one of its parts by both: `nuns.guards`. */
export const gameOf = (lesson: string): GameId => lesson.split(".")[0]!;
export const hasLesson = (lesson: string): boolean => `./${gameOf(lesson)}/lesson.ts` in LESSONS;
export async function lessonOf(lesson: string): Promise<Lesson> {
  const found = await LESSONS[`./${gameOf(lesson)}/lesson.ts`]!();
  return { ...found, ...found.parts?.[lesson.split(".")[1] ?? ""] };
}

export const picturesOf = (game: GameId): Pictures => PICTURES[`./${game}/pictures.ts`] ?? { rules: {}, guide: {} };
