/** What somebody turned out to have been: a monk, a role, a side. */
import { called, has, say } from "../../words/words.svelte";

export const partOf = (game: string, part: string): string => (has(`${game}-part-${part}`) ? say(`${game}-part-${part}`) : called(game, part));
