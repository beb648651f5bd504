/** Help with what is asked: what the step is for, what each choice would do, and what the game is about for me. */
import { settings } from "../store.svelte";
import type { Seat } from "../wire/seat.svelte";
import type { Choice, GameAt } from "../wire/types";
import type { Facts, GameId } from "../words/shown";
import { facts, has, say, sentence } from "../words/words.svelte";
import { draftOf } from "./draft.svelte";
import type { GameScreen } from "./screen";

interface Aim {
  kind: string;
  facts: Facts;
}

/** The standing goal, as the server works it out from my view; covered, only what everybody may read. Where room is short, in a few words. */
export function aimOf(game: GameId, seat: Seat, short = false): string {
  const aim = seat.derived.aim as Aim | undefined;
  if (!aim || !has(`${game}-aim`)) return "";
  if (!aim.kind || settings.covered) return say(`${game}-aim`);
  const [key, brief] = [`${game}-aim-${aim.kind}`, `${game}-aim-${aim.kind}-short`];
  return say(short && has(brief) ? brief : key, facts(game, aim.facts, seat.names));
}

/** How this table plays, 0 for what is usual: `house` in `core/view.py`. */
function house(game: GameAt | undefined, options: Readonly<Record<string, string>>): Facts {
  return Object.fromEntries((game?.options ?? []).map(({ id, values }) => [id, Math.max(values.indexOf(options[id] ?? ""), 0)]));
}

/** What the terminal says to `?`: the same sentences. */
export function helpOf(game: GameId, known: GameAt | undefined, seat: Seat): string {
  const key = `${game}-help-${seat.step}`;
  if (!seat.asked || !has(key)) return say(`${game}-goal`);
  return say(key, { ...house(known, seat.table?.options ?? {}), ...facts(game, seat.question, seat.names) });
}

export interface Explained {
  names: string[];
  does: string;
}

/** Each choice with what it would do; those that do the same stand together. */
export function explained(game: GameId, screen: GameScreen, seat: Seat): Explained[] {
  const { choices, free } = draftOf(seat);
  const found = new Map<string, string[]>();
  for (const choice of free ? choices : []) {
    const { name = screen.label(choice, seat), does } = screen.does?.(choice, seat) ?? { does: foretold(game, seat, choice) };
    found.set(does, [...(found.get(does) ?? []), name]);
  }
  return [...found].map(([does, names]) => ({ does, names: [...new Set(names)] }));
}

/** What would be told of it. */
function foretold(game: GameId, seat: Seat, choice: Choice): string {
  const news = draftOf(seat).previews.get(choice.choice)?.news ?? [];
  return news.slice(0, 4).map((one) => sentence(game, one, seat.number, seat.names)).join(" ");
}

const MANY = 6;

/** A long row by its first and last. */
export const called = (names: readonly string[]): string =>
  names.length > MANY ? say("match-help-range", { first: names[0]!, last: names.at(-1)! }) : names.join(", ");
