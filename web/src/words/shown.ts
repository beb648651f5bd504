/** Facts with the names a reader expects: the same as `text.shown` in Python, and tested against it. */
import type { Words } from "../wire/types";

export type Fact = string | number;
export type Facts = Record<string, Fact>;
export type Names = Words["names"];
export type GameId = string;
/** What things of a game are called, and where each kind of fact finds its name. */
export type Naming = Pick<Words, "names" | "named" | "sentences">;
/** Another sentence inside this one. */
type Say = (key: string, facts?: Facts) => string;

/** The name of a thing, if one of these sections has it. */
export function named(names: Names, sections: readonly string[], id: Fact): string | undefined {
  return sections.map((section) => names[section]?.[id]).find((name) => name !== undefined);
}

/** What a sentence says for each of its facts; `seats` are names by seat, from 0. */
export function shown(game: GameId, facts: Facts, naming: Naming, seats: readonly string[], say: Say): Facts {
  const found: Facts = {};
  const one = (key: string, fact: Fact): Fact => {
    if (key === "seat" || (key === "other" && typeof fact === "number")) return seats[Number(fact) - 1] ?? String(fact);
    return named(naming.names, naming.named[key] ?? [], fact) ?? fact;
  };
  for (const [key, fact] of Object.entries(facts)) {
    // A fact in the plural, as `monks`, is a list of what the singular names, with commas.
    const single = key.endsWith("s") ? key.slice(0, -1) : "";
    const many = typeof fact === "string" && (single === "seat" || single in naming.named);
    found[key] = many ? fact.split(", ").map((part) => one(single, part)).join(", ") : one(key, fact);
  }
  for (const key of naming.sentences)
    if (key in facts) found[key] = say(`${game}-${key}-${facts[key]}`, Object.fromEntries(Object.entries(found).filter(([other]) => other !== key)));
  return found;
}
