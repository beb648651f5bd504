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
  if (kind === "heard") return rows.map((row) => say("nuns-tale-heard", shown("nuns", { ...facts, guard: row.guard! }, seat.names)));
  return kind === "caught" && !("guard" in facts) ? [as("caught")] : undefined;
}

const lost = (facts: Told["facts"], as: (kind: string) => string): string[] => ("towards" in facts ? [as("vanished")] : []);

/** The same in the rail, where a noise says what was rolled and where its token lies. */
export const briefly = (chapter: Told, seat: Seat): string[] | undefined =>
  chapter.kind === "heard" && "card" in chapter.facts ? [say("nuns-tale-heard-at", shown("nuns", chapter.facts, seat.names))] : lines(chapter, seat);
