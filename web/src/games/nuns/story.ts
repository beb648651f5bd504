/** What was told, gathered: the last cards of everybody, the log sheet of a novice, what happened lately. */
import type { Told } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import type { Box } from "./box";

const AGES = 5;

/** The last five cards a figure has shown, oldest first, by their codes. */
export function lastCards(box: Box, news: readonly News[], figure: string): string[] {
  const codes = new Map(box.cards.map((card) => [card.id, card.code]));
  return news
    .filter((told) => (told.kind === "played" && told.facts.novice === figure) || (told.kind === "named" && told.facts.guard === figure))
    .slice(-AGES)
    .map((told) => codes.get(String(told.facts.card ?? told.facts.guard_card)) ?? "");
}

/** A round of a log sheet: card, end, steps, and what was taken or lost. */
export interface Entry {
  round: number;
  card: string;
  steps: number;
  place: number;
  took: ("key" | "wish" | "caught")[];
  way: number[];
}

/** A novice's own notes, from what she was told. */
export function sheet(box: Box, news: readonly News[], novice: string, seat: number): Entry[] {
  const codes = new Map(box.cards.map((card) => [card.id, card.code]));
  const found: Entry[] = [];
  let at = box.cell(novice);
  for (const told of news) {
    if (told.kind === "round") found.push({ round: Number(told.facts.round), card: "", steps: 0, place: at, took: [], way: [at] });
    const entry = found.at(-1);
    if (!entry) continue;
    if (told.kind === "chooses_again" && told.facts.seat === seat + 1) {
      at = found.at(-2)?.place ?? box.cell(novice);
      Object.assign(entry, { place: at, steps: 0, way: [at] });
    }
    if (told.facts.novice !== novice) continue;
    if (["you_step", "you_step_seen", "you_walk"].includes(told.kind)) {
      at = entry.place = Number(told.facts.place);
      entry.steps += 1;
      entry.way.push(at);
    } else if (told.kind === "played") entry.card = codes.get(String(told.facts.card)) ?? "";
    else if (told.kind === "you_take_key") entry.took.push("key");
    else if (told.kind === "you_take_wish") entry.took.push("wish");
    else if (told.kind === "caught") {
      entry.took.push("caught");
      at = entry.place = Number(told.facts.place);
    }
  }
  return found;
}

const LATELY = new Set(["seen", "caught", "heard", "unheard", "patrol", "walked", "round"]);

/** The last turns and moments of which everybody knows, newest first. */
export const lately = (tale: readonly Told[], count: number): Told[] => tale.filter(({ kind, undone }) => LATELY.has(kind) && !undone).slice(-count).reverse();

export interface LastKnown {
  kind: "seen" | "noise" | "caught";
  place: number;
  round: number;
}

/** Where a novice was seen, heard or caught last, for everybody. */
export function lastKnown(news: readonly News[], novice: string): LastKnown | undefined {
  let round = 0;
  let found: LastKnown | undefined;
  for (const { kind, facts } of news) {
    if (kind === "round") round = Number(facts.round);
    const place = Number(facts.place ?? 0);
    if (facts.novice === novice && ["seen", "vanished", "vanished_somewhere"].includes(kind)) found = { kind: "seen", place, round };
    else if (facts.novice === novice && (kind === "caught" || kind === "walked")) found = { kind: "caught", place, round };
    else if (kind === "noise" && facts.figure === novice) found = { kind: "noise", place, round };
  }
  return found;
}
