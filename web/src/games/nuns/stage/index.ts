/** What the stage shows of the Nuns, and what is said of a move. */
import { settings } from "../../../store.svelte";
import type { Seat, Told } from "../../../wire/seat.svelte";
import { facts as shown, say } from "../../../words/words.svelte";
import { saidAs } from "../../tale";
import Caught from "./Caught.svelte";
import Dawn from "./Dawn.svelte";
import Heard from "./Heard.svelte";
import Seen from "./Seen.svelte";
import Taken from "./Taken.svelte";

export const stage = { seen: Seen, heard: Heard, caught: Caught, key: Taken, wish: Taken, end: Dawn };

/** Of a guard's move is said where it ended, of cards what each shows, of who is seen by whom, of a noise who hears it. */
export function lines({ kind, facts, rows }: Told, seat: Seat): string[] | undefined {
  const as = (told: string, told_facts = facts): string => saidAs("nuns", seat, told, told_facts);
  const own = "own" in facts && !settings.covered;
  if (kind === "patrol") return "place" in facts ? [as("paced")] : undefined;
  if (kind === "walked") return [as("walked")];
  if (kind === "cards") return rows.map((row) => as("played", row));
  if (kind === "named") return rows.map((row) => as("named", row));
  if (kind === "unheard" && "card" in facts) return [say("nuns-tale-unheard-at", shown("nuns", facts, seat.names))];
  if (kind === "unheard") return [as("guard" in facts ? "hears_nobody" : "not_heard")];
  if (kind === "seen" && "guard" in facts) return [say(own ? "nuns-tale-seen-mine" : "nuns-tale-seen-by", shown("nuns", facts, seat.names)), ...lost(facts, as)];
  if (kind === "heard") return [...new Set(rows.map(({ guard, figure }) => say("nuns-tale-heard", shown("nuns", { guard: guard!, novice: figure! }, seat.names))))];
  return kind === "caught" && !("guard" in facts) ? [as("caught")] : undefined;
}

const lost = (facts: Told["facts"], as: (kind: string) => string): string[] => ("towards" in facts ? [as("vanished")] : []);

/** The same in rail and log, where a noise says what was rolled, by her or by a guard who listens, and where its tokens lie. */
export function logged(chapter: Told, seat: Seat): string[] | undefined {
  const { kind, facts, rows } = chapter;
  if (kind !== "heard") return lines(chapter, seat);
  if (!("die" in facts)) return rows.map((row) => saidAs("nuns", seat, "noise", row));
  const names = shown("nuns", facts, seat.names);
  if ("card" in facts) return [say("nuns-tale-heard-at", { ...names, place: places(rows) })];
  const each = [...new Set(rows.map(({ figure }) => figure!))].map((novice) => say("nuns-tale-heard-one", { ...shown("nuns", { novice }, seat.names), place: places(rows.filter(({ figure }) => figure === novice)) }));
  return [say("nuns-tale-listens-at", { ...names, novices: each.join(", ") })];
}

/** Where tokens lie, each place once. */
const places = (rows: Told["rows"]): string => [...new Set(rows.map(({ place }) => place))].join(", ");
