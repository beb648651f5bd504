/** Which games there are: those that came with the page at once, and what else the server has as soon as it has said so. */
import { games as ours } from "virtual:words";
import * as api from "../wire/api";
import type { GameAt } from "../wire/types";
import type { GameId } from "../words/shown";
import { load } from "../words/words.svelte";

let ids = $state.raw<readonly GameId[]>(ours);
let sided = $state.raw<Readonly<Record<GameId, string[]>>>({});
let studied = $state.raw<readonly GameId[]>([]);
let asked: Promise<GameAt[]> | undefined;

/** The games in the order of lists. */
export const list = (): readonly GameId[] => ids;
export const isGame = (text: string): boolean => ids.includes(text);
/** Can a match of it be studied when it is over? Not before the server has said so. */
export const isStudied = (game: GameId): boolean => studied.includes(game);
/** The sides of a game, the one where somebody sits who does not say first; none: each plays alone. */
export const sidesOf = (game: GameId): string[] => sided[game] ?? [];
/** The one that is meant where none is named. */
export const USUAL: GameId = ours[0]!;

/** The games with everything a table can choose; asked for once. */
export function games(): Promise<GameAt[]> {
  asked ??= look().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function look(): Promise<GameAt[]> {
  const found = await api.games();
  await Promise.all(found.filter(({ id }) => !ours.includes(id)).map(({ id }) => load(id)));
  ids = found.map(({ id }) => id);
  studied = found.filter((game) => game.studied).map(({ id }) => id);
  sided = Object.fromEntries(found.map(({ id, sides, usual_seat }) => [id, [...new Set(Object.values(sides).flatMap((one) => [one[usual_seat] ?? one[0]!, ...one]))]]));
  return found;
}

/** The picture of a game; one of the house where it brought none. */
export const scene = (game: GameId, kind: "" | "-dark" | "-small" = ""): string => `/scenes/${ours.includes(game) ? game : "any"}${kind}.svg`;
