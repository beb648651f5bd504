/** What the now bar asks, and the line of consequences below it. Both are short: the choices say the rest. */
import { settings } from "../../store.svelte";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { has, name, say } from "../../words/words.svelte";
import type { Facts } from "../../words/shown";
import { ACTIONS, LIMITS, LOCOMOTIVE_STEPS, PASS, reading, STOP, TILES } from "./box";
import { planOf } from "./plan.svelte";
import type { Table } from "./view";
import { abilityDoes, actionDoes, actionName, called, ROMAN, sheetsNeeded, spotName, tileDoes, transportName } from "./words";

function facts(seat: Seat, table: Table): Facts {
  const shows = reading(Math.max(table.gear, 0));
  const me = table.players[seat.number];
  const mover = table.step === "walk" ? table.walker : ["gate_spot", "swap_second"].includes(table.step) ? table.moving : table.figure;
  return {
    position: ROMAN[table.auctioned + 1] ?? "",
    amount: table.bid,
    other: seat.names[table.bidder] ?? "",
    figure: mover >= 0 ? called(seat, mover) : "",
    steps: table.step === "walk" ? table.walking : table.steps,
    looks: table.looks,
    action: actionName(shows.action),
    transport: transportName(shows.transport),
    free: LOCOMOTIVE_STEPS,
    supply: table.supply,
    clues: me?.clues ?? 0,
    time: me?.time ?? 0,
    over: Math.max((me?.tiles ?? 0) - LIMITS.tile_limit_end_of_hour, 0),
    fields: planOf(seat).targets.size,
    hour: ROMAN[table.hour] ?? "",
  };
}

/** The sentence of the now bar while I am asked; what others do is said by the game's own words. */
export function sentence(seat: Seat): string | undefined {
  const { table } = planOf(seat);
  if (table.step === "over") return undefined;
  const me = table.players[seat.number];
  if (me && !me.alive && !seat.asked) return say("eleven-page-you-are-out");
  if (!seat.asked) return undefined;
  if (planOf(seat).declaring) return say("eleven-page-name-title");
  if (table.declared > 0 && ["move", "gear", "hand_in", "end"].includes(table.step)) return declaredSentence(table);
  if (table.step === "hand_in" && reading(table.gear).action === "move_clue") return say("eleven-page-ask-hand_in-none");
  const key = `eleven-page-ask-${table.step}`;
  return has(key) ? say(key, facts(seat, table)) : undefined;
}

/** After a right name everything is about two goals: the field and the sheets. */
function declaredSentence(table: Table): string {
  const role = table.declared === 2 ? "fenrir" : "hero";
  const goal = table.declared === 1 ? table.organ : (table.place[table.named] ?? -1);
  return say("eleven-page-reach-goal", { spot: spotName(goal), sheets: sheetsNeeded(role) });
}

/** The line below: what the thing under the pointer would do, else what the step is about. */
export function line(seat: Seat): string | undefined {
  if (!seat.asked) return undefined;
  const plan = planOf(seat);
  const { table } = plan;
  if (plan.declaring) return say("eleven-page-name-once");
  const hovered = hoveredLine(seat);
  if (hovered) return hovered;
  if (table.step === "hand_in" && reading(table.gear).action === "move_clue") return say("eleven-page-line-hand_in-none");
  if (table.declared > 0 && table.step === "move") return say("eleven-page-line-declared", { sheets: table.players[seat.number]?.sheets ?? 0, time: facts(seat, table).time! });
  const ride = table.step === "move" && table.rides > 0 ? (table.transport === "locomotive" ? "-walk" : "-ride") : "";
  const key = `eleven-page-line-${table.step}${ride}`;
  return has(key) ? say(key, facts(seat, table)) : undefined;
}

/** What the choice under the pointer would change for me, from the server's own preview. */
function hoveredLine(seat: Seat): string {
  const plan = planOf(seat);
  const { table, then, hovered } = plan;
  if (plan.figures.includes(hovered)) {
    const does = ["figure", "copy"].includes(table.step) ? abilityDoes(hovered) : spotName(table.place[hovered] ?? -1);
    return [does, changes(seat)].filter(Boolean).join(" · ");
  }
  if (!then || hovered < 0 || hovered === STOP || hovered === PASS) return "";
  if (table.step === "gear") {
    const shows = reading(then.gear);
    return `${transportName(shows.transport)}, ${say("eleven-label-step-count", { count: shows.steps })}, ${actionName(shows.action)}`;
  }
  if (table.step === "hand_in") return [actionDoes(reading(table.gear).action, hovered + 1), changes(seat)].filter(Boolean).join(" · ");
  if (table.step === "discard") return settings.covered ? "" : tileDoes(TILES[hovered]?.id ?? "");
  if (table.step === "free_action") return actionDoes(ACTIONS[hovered] ?? "", 1);
  return changes(seat);
}

/** Time, sheets and clues before and after. */
export function changes(seat: Seat): string {
  const { table, then } = planOf(seat);
  const [now, next] = [table.players[seat.number], then?.players[seat.number]];
  if (!now || !next) return "";
  const fields = ["time", "sheets", "clues", "tiles"] as const;
  return fields
    .filter((field) => now[field] !== next[field])
    .map((field) => `${say(`eleven-label-${field}`)} ${now[field]} → ${next[field]}`)
    .join(" · ");
}

/** Whose turn it is, where it is more than that. */
export function pill(seat: Seat): string | undefined {
  if (!seat.asked) return undefined;
  if (["bid", "raise", "open"].includes(seat.step)) return say("eleven-page-your-bid");
  return undefined;
}

const SECTIONS = ["spots", "characters", "tiles", "powers", "actions"];

/** What a choice is called where it has no picture: its line, with the names of things in the reader's language. */
export function label(choice: Choice): string {
  const named = (word: string): string => SECTIONS.map((section) => name("eleven", section, word)).find((found) => found !== word) ?? word;
  return choice.text.split(" ").map((word, at) => (at === 0 ? word : named(word))).join(" ");
}

