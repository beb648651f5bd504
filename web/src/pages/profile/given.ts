/** What my last matches gave away and how my marks came out, from their studies: one after the other, none of a match that still runs. */
import { Notes } from "../../games/notes.svelte";
import * as api from "../../wire/api";
import type { PastMatch, Study } from "../../wire/types";
import { has } from "../../words/words.svelte";
import { bits } from "../study/studied.svelte";

/** So many matches are looked at, the last ones. */
export const LAST = 10;
export const SURE = ["?", "!", "x"] as const;
export type Sure = (typeof SURE)[number];

export interface Given {
  matches: number;
  moves: number;
  bits: number;
  /** A move in each match, the oldest first. */
  course: number[];
  /** By kind of move, the loudest first. */
  kinds: { kind: string; bits: number; moves: number }[];
  /** A move in each match, by its id. */
  each: Readonly<Record<string, number>>;
  marks: Record<Sure, { all: number; right: number }>;
}

export const nothing = (): Given => ({ matches: 0, moves: 0, bits: 0, course: [], kinds: [], each: {}, marks: { "?": { all: 0, right: 0 }, "!": { all: 0, right: 0 }, x: { all: 0, right: 0 } } });

/** What a kind of move is called: a game names those that matter. */
export function kindOf(game: string, line: string): string {
  const key = `${game}-away-${line.split(" ")[0]}`;
  return has(key) ? key : "profile-away-other";
}

/** The cells of a notebook that were so, row and column, and which rows there are. */
function truths(study: Study): { rows: Set<string>; so: Set<string> } {
  const found = study.lines.flatMap((line) => {
    const truth = line.points.at(-1)?.truth ?? "";
    if (line.kind === "identity") return [[String(Number(line.of.seat) - 1), truth]];
    const column = truth.startsWith("seat ") ? `seat${Number(truth.slice(5)) - 1}` : truth === "chosen one" ? "chosen" : truth;
    return line.kind === "card" ? [[String(line.of.figure), column]] : [];
  });
  return { rows: new Set(found.map(([row]) => row!)), so: new Set(found.map((cell) => cell.join("/"))) };
}

/** One match more. */
export function with_(given: Given, study: Study, seat: number, marks: Readonly<Record<string, string>>, id = ""): Given {
  const mine = study.moves.filter((move) => move.seat === seat);
  const kinds = new Map(given.kinds.map((one) => [one.kind, { ...one }]));
  for (const move of mine) {
    const kind = kindOf(study.game, move.line);
    const so = kinds.get(kind) ?? { kind, bits: 0, moves: 0 };
    kinds.set(kind, { kind, bits: so.bits + bits(move), moves: so.moves + 1 });
  }
  const { rows, so } = truths(study);
  const counted = structuredClone(given.marks);
  for (const [cell, mark] of Object.entries(marks)) {
    if (!rows.has(cell.split("/")[0]!) || !(mark in counted)) continue;
    counted[mark as Sure].all += 1;
    counted[mark as Sure].right += so.has(cell) === (mark !== "x") ? 1 : 0;
  }
  const told = mine.reduce((sum, move) => sum + bits(move), 0);
  return {
    matches: given.matches + 1,
    moves: given.moves + mine.length,
    bits: given.bits + told,
    course: mine.length ? [told / mine.length, ...given.course] : given.course,
    kinds: [...kinds.values()].sort((a, b) => b.bits / b.moves - a.bits / a.moves),
    each: mine.length ? { ...given.each, [id]: told / mine.length } : given.each,
    marks: counted,
  };
}

/** Match by match, so that something stands there soon. A match whose study is refused is left out. */
export async function* gathered(history: PastMatch[]): AsyncGenerator<Given> {
  let given = nothing();
  for (const { id } of history.slice(0, LAST)) {
    try {
      const seat = (await api.table(id)).seats.findIndex((one) => one.you);
      if (seat < 0) continue;
      yield (given = with_(given, await api.study(id), seat, new Notes(id, seat).marks, id));
    } catch {
      continue;
    }
  }
}
