/** What a field says of itself: to a listener, and in large when it has the focus. */
import type { Seat } from "../../../wire/seat.svelte";
import { say } from "../../../words/words.svelte";
import { SPOTS } from "../box";
import type { Plan } from "../plan.svelte";
import { called, spotName, transportName } from "../words";

/** "Mole Antonelliana, mystic building, one clue. Reachable for 4 time. Airship." */
export function describe(seat: Seat, plan: Plan, spot: number): string {
  const { table } = plan;
  const { kind, transport } = SPOTS[spot]!;
  const parts = [spotName(spot)];
  if (kind === "mystic") parts.push(say("eleven-label-mystic"));
  if (transport) parts.push(say("eleven-page-stop", { transport: transportName(transport) }));
  parts.push(...table.place.flatMap((place, who) => (place === spot ? called(seat, who) : [])));
  if (table.clue[spot]) parts.push(say("eleven-label-clue-count", { count: table.clue[spot] }));
  if (table.organ === spot) parts.push(say("eleven-label-organ"));
  return `${parts.join(", ")}. ${offered(plan, spot)}`.trim();
}

function offered(plan: Plan, spot: number): string {
  const target = plan.targets.get(spot);
  if (!target) return "";
  if (target.cost === undefined) return say("eleven-page-can-choose");
  const ride = target.way?.rides ? ` ${transportName(plan.table.transport)}.` : "";
  return say("eleven-page-reach", { cost: target.cost }) + ride;
}

const VERBS: Record<string, string> = {
  move: "step",
  walk: "step",
  ride: "ride",
  clue: "lay",
  trace: "trace",
  clue_from: "take up",
  clue_to: "put",
  gate_spot: "set on",
  organ: "organ",
};

/** The line a player would type for a field at this step, to be told why it cannot be had. */
export const wish = (step: string, spot: number): string => (VERBS[step] ? `${VERBS[step]} ${SPOTS[spot]!.id}` : "");
