/** What the now bar asks, and the line of consequences below it. Both are short: the choices say the rest. */
import { settings } from "../../store.svelte";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { facts, has, say, sentence as told } from "../../words/words.svelte";
import type { Facts } from "../../words/shown";
import { spotOf, whoIs } from "./box";
import { planOf, type Plan } from "./plan.svelte";
import { NOTHING, read, type Table } from "./view";
import { abilityDoes, actionDoes, brings, powerDoes, ROMAN, showing, spotName, tileDoes, transportName } from "./words";

/** Facts of the question, and what I have. */
function about(plan: Plan): Facts {
  const { seat, table, targets } = plan;
  const me = table.players[seat.number];
  const asked = facts("eleven", seat.question, seat.names);
  return {
    ...asked,
    position: ROMAN[Number(seat.question.position)] ?? "",
    transport: transportName(table.transport),
    free: Number(plan.of("began_walk")[0]?.facts.steps ?? 0),
    supply: table.supply,
    clues: me?.clues ?? 0,
    time: me?.time ?? 0,
    sheets: me?.sheets ?? 0,
    fields: targets.size,
  };
}

/** Of a question there may be a case of its own: a clue is moved, the goal of a declared turn is near. */
function caseOf(plan: Plan): string {
  const { seat, table, derived, action } = plan;
  if (derived.goal && ["move", "gear", "hand_in", "end"].includes(seat.step)) return "goal";
  if (seat.step === "hand_in" && action === "move_clue") return "hand_in-none";
  if (seat.step === "hand_in" && plan.of("handed_in").length === 1) return "hand_in-bare";
  if (seat.step === "move" && !plan.targets.size && !plan.of("began_walk").length) return "move-none";
  const ride = seat.step === "move" && table.rides > 0 ? (table.transport === "locomotive" ? "-walk" : "-ride") : "";
  return seat.step + ride;
}

/** The sentence of the now bar while I am asked; what others do is said by the game's own words. */
export function sentence(seat: Seat): string | undefined {
  const plan = planOf(seat);
  if (seat.step === "over") return undefined;
  const me = plan.table.players[seat.number];
  if (me && !me.alive && !seat.asked) return say("eleven-page-you-are-out");
  if (!seat.asked) return undefined;
  if (plan.declaring) return say("eleven-page-name-title");
  const goal = plan.derived.goal;
  const key = `eleven-page-ask-${caseOf(plan)}`;
  const which = has(key) ? key : `eleven-page-ask-${seat.step}`;
  return has(which) ? say(which, { ...about(plan), ...(goal && which === key ? { spot: spotName(spotOf(goal.spot)), sheets: goal.sheets } : {}) }) : undefined;
}

/** The line below: what the thing under the pointer would do, else what the step is about. */
export function line(seat: Seat): string | undefined {
  if (!seat.asked) return undefined;
  const plan = planOf(seat);
  if (plan.declaring) return say("eleven-page-name-once");
  const looked = consequence(plan);
  if (looked) return looked;
  const key = `eleven-page-line-${caseOf(plan)}`;
  return has(key) ? say(key, about(plan)) : undefined;
}

/** What the choice that is looked at would do and change for me, from the server's own preview. */
function consequence(plan: Plan): string {
  const { choice, kept } = plan.draft;
  if (choice && kept && !("figure" in choice.facts)) return [say("eleven-page-tap-again"), changes(plan)].filter(Boolean).join(" ");
  return choice ? [does(plan, choice), changes(plan)].filter(Boolean).join(" · ") : "";
}

/** What a choice would do and change for me, in words. */
export function doesOf(choice: Choice, seat: Seat): { does: string } | undefined {
  const plan = planOf(seat);
  const led = plan.draft.led(choice.choice);
  const { facts } = choice;
  const said =
    "teeth" in facts ? showing(plan.derived.gears?.find(({ teeth }) => teeth === facts.teeth) ?? NOTHING)
    : "amount" in facts ? say("eleven-page-line-bid")
    : "power" in facts ? powerDoes(String(facts.power))
    : "tile" in facts ? tileDoes(String(facts.tile))
    : "position" in facts ? brings(plan.derived, Number(facts.position) - 1)
    : does(plan, choice);
  const then = [said, "amount" in facts ? "" : changed(plan, led && read(led))].filter(Boolean).join(" · ");
  return then ? { does: then } : undefined;
}

function does({ seat, table, foreseen, action }: Plan, { facts }: Choice): string {
  if ("spot" in facts) return "";
  if ("figure" in facts) return ["figure", "copy"].includes(seat.step) ? abilityDoes(whoIs(facts.figure)) : spotName(table.place[whoIs(facts.figure)] ?? -1);
  if ("teeth" in facts) return foreseen?.gears?.[0] ? showing(foreseen.gears[0]) : "";
  if ("clues" in facts) return actionDoes(action, Number(facts.clues) + 1);
  if ("action" in facts) return actionDoes(String(facts.action), 1);
  return seat.step === "discard" && !settings.covered ? tileDoes(String(facts.tile)) : "";
}

/** Time, sheets and clues before and after. */
export const changes = (plan: Plan): string => changed(plan, plan.then);

function changed({ seat, table }: Plan, then: Table | undefined): string {
  const [now, next] = [table.players[seat.number], then?.players[seat.number]];
  if (!now || !next) return "";
  const fields = ["time", "sheets", "clues", "tiles"] as const;
  return fields
    .filter((field) => now[field] !== next[field])
    .map((field) => `${say(`eleven-label-${field}`)} ${say("match-from-to", { before: now[field], now: next[field] })}`)
    .join(" · ");
}

/** Whose turn it is, where it is more than that. */
export const pill = (seat: Seat): string | undefined =>
  seat.asked && ["bid", "raise", "open"].includes(seat.step) ? say("eleven-page-your-bid") : undefined;

/** What a choice is called where it has no picture: what would be told of it. */
export function label({ facts }: Choice, seat: Seat): string {
  const said = told("eleven", { kind: String(facts.kind), facts, game: true }, seat.number, seat.names);
  return "leaves" in facts ? `${said} (${say("eleven-label-leave")})` : said;
}
