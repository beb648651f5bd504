/** What a guard's choice makes likely: that somebody is seen on the way it begins, and heard when that is over. */
import type { Choice } from "../../wire/types";
import { percent } from "../beliefs";
import type { Desk } from "./desk.svelte";
import { noviceName } from "./label";
import type { By } from "./view";

export interface Outlook {
  /** The likeliest way: its places, with blanks between. */
  way: string;
  /** How likely she is seen by each of its steps. */
  by: number[];
  /** How likely a walk that ends there hears anybody (`ANYBODY`) and each novice, who is unseen till then. */
  hear: By<number>;
}

/** By counting and by behaviour: of anybody, and of each novice who is hidden. */
export type Chances = Partial<Record<"counted" | "believed", By<Outlook>>>;

export const ANYBODY = "";

/** Of anybody, and of each novice, what a choice makes likely; nothing where the table shows no shares. */
export function outlooks(desk: Desk, choice: Choice | undefined): By<Outlook> {
  const chances = choice && desk.foreseen(choice.choice)?.chances;
  return (desk.behaviour ? chances?.believed : undefined) ?? chances?.counted ?? {};
}

/** Of whom it is said how likely a choice shows her: whom the map shows, if she is hidden, else anybody. */
export const sought = (desk: Desk, of: By<Outlook>): string => (desk.suspect in of ? desk.suspect : ANYBODY);

export function outlook(desk: Desk, choice: Choice | undefined): Outlook | undefined {
  const of = outlooks(desk, choice);
  return of[sought(desk, of)];
}

/** The choice that is pointed at, on the map or in the bar. */
export const considered = (desk: Desk): Choice | undefined => desk.draft.choices.find((one) => one.choice === desk.considered) ?? desk.at(desk.pointed);

/** That, else the one whose way most likely shows her. */
export function looked(desk: Desk): Choice | undefined {
  const last = (choice: Choice): number => outlook(desk, choice)?.by.at(-1) ?? -1;
  const some = desk.draft.choices.filter((choice) => last(choice) >= 0);
  return considered(desk) ?? some.sort((a, b) => last(b) - last(a))[0];
}

/** Of those whom a walk may let her hear the likeliest. */
const likeliest = (hear: By<number>, most: number): [string, number][] =>
  Object.entries(hear)
    .filter(([novice, chance]) => novice !== ANYBODY && chance > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most);

/** In words: how likely each of the two is heard whom she most likely hears. */
export const hearing = (hear: By<number>): string => likeliest(hear, 2).map(([novice, chance]) => `${percent(chance)} ${noviceName(novice)}`).join(", ") || percent(0);

/** Whom a guard would hear: where the way ends that is pointed at, else here if she may stop, else at the likeliest end. */
export function heard(desk: Desk): { place: number; hear: By<number> } | undefined {
  const stop = desk.draft.choices.find((one) => one.facts.guard_card === "walk");
  const choice = considered(desk) ?? stop ?? looked(desk);
  const found = outlook(desk, choice);
  if (!found || !Object.keys(found.hear).length) return undefined;
  const end = found.way.split(" ").at(-1) || desk.v.at[desk.v.guard ?? ""];
  return { place: Number(end), hear: found.hear };
}
