/** What the stage shows of 011, and what is said of a turn. */
import { settings } from "../../../store.svelte";
import type { Seat, Told } from "../../../wire/seat.svelte";
import type { Change } from "../../../wire/types";
import { say, sentence } from "../../../words/words.svelte";
import { saidAs } from "../../tale";
import { ROMAN } from "../words";
import Declaration from "./Declaration.svelte";
import Finale from "./Finale.svelte";
import Hour from "./Hour.svelte";
import Look from "./Look.svelte";
import Order from "./Order.svelte";
import Organ from "./Organ.svelte";
import Out from "./Out.svelte";
import Role from "./Role.svelte";

export const stage = { hour: Hour, order: Order, role: Role, look: Look, organ: Organ, declaration: Declaration, out: Out, end: Finale };

/** A turn is said by where its character went, or that it was chosen, a place by who has it, a look by whoever may know the card. */
export function lines({ kind, facts, first, rows }: Told, seat: Seat): string[] | undefined {
  const as = (told: string): string => saidAs("eleven", seat, told, facts);
  const way = rows.at(-1);
  if (kind === "turn") return [way ? saidAs("eleven", seat, "stepped", { ...facts, ...way }) : as("chose")];
  if (kind === "bidding") return [as("amount" in facts ? "bid" : "opened")];
  if (kind === "sold") return [as("placed")];
  if (kind === "out") return [as("eliminated")];
  if (kind === "hour") return [as("event")];
  const seen = kind === "look" && "own" in facts && !(facts.own === "mine" && "figure" in facts);
  return seen && !settings.covered ? [sentence("eleven", seat.news[first]!, seat.number, seat.names)] : undefined;
}

/** While the stage shows what an hour brings, the bar says only that it strikes. */
export const meanwhile = ({ kind, facts }: Told): string | undefined => (kind === "hour" ? say("eleven-stage-strikes", { hour: ROMAN[Number(facts.hour)] ?? "" }) : undefined);

export const whose = (seat: Seat, { of }: Change): string => seat.names[Number(of) - 1] ?? "";
