/** The options of a game as questions with short answers. */
import type { GameAt, OptionAt } from "../../wire/types";
import { has, say } from "../../words/words.svelte";

const COMMON: Record<string, string> = { true: "lobby-yes", false: "lobby-no", on: "lobby-yes", off: "lobby-no", custom: "lobby-own-file" };

/** What people really change; the rest is folded. */
export const first = (game: GameAt): OptionAt[] =>
  game.asked_first.length ? game.asked_first.flatMap((id) => game.options.filter((option) => option.id === id)) : game.options;
/** What is only chosen with an owner's file is not asked without one. */
export const more = (game: GameAt, files = true): OptionAt[] =>
  game.options.filter((option) => !first(game).includes(option) && (files || option.values.filter((value) => value !== "custom").length > 1));

/** The name of an option, and the question it asks; of a folded one the question alone. */
export function asked(game: string, option: string): { title: string; why: string } {
  const key = `${game}-option-${option}`;
  const why = has(`${key}-why`) ? say(`${key}-why`) : "";
  return { title: has(key) ? say(key) : option, why };
}

export function answer(game: string, option: string, value: string): string {
  const own = `${game}-option-${option}-${value}`;
  if (has(own)) return say(own);
  const common = COMMON[value];
  return common ? say(common) : value;
}

/** `custom` takes an owner's file: it can be chosen when there is one. */
export function answers(game: string, option: OptionAt, files: boolean): { value: string; label: string }[] {
  const values = option.values.filter((value) => value !== "custom" || files);
  if (values.every((value) => /^\d+$/.test(value))) values.sort((a, b) => Number(a) - Number(b));
  return values.map((value) => ({ value, label: answer(game, option.id, value) }));
}

/** The options as a preset sets them. */
export function byPreset(game: GameAt, preset: string | undefined): Record<string, string> {
  const set = preset ? (game.presets[preset] ?? {}) : {};
  return Object.fromEntries(game.options.map((option) => [option.id, set[option.id] ?? option.default]));
}

/** Only what differs: the server knows its own defaults. With an owner's files everything that is not named comes from them. */
export function changed(game: GameAt, chosen: Record<string, string>, files: boolean): Record<string, string> {
  const wanted = game.options.filter(({ id, default: usual }) => {
    if (chosen[id] === "custom" || chosen[id] === undefined) return false;
    return chosen[id] !== usual || (files && game.data_options.includes(id));
  });
  return Object.fromEntries(wanted.map(({ id }) => [id, chosen[id]!]));
}
