/** What choices and places are called: on buttons, and for those who listen. */
import type { Choice } from "../../wire/types";
import { name, say } from "../../words/words.svelte";
import type { Box } from "./box";
import type { Desk } from "./desk.svelte";
import { place as number, type Leave } from "./view";

export const guardName = (guard: string): string => name("nuns", "guards", guard);
export const noviceName = (novice: string): string => name("nuns", "novices", novice);
export const figureName = (box: Box, figure: string): string => (box.guards.includes(figure) ? guardName(figure) : figure && noviceName(figure));
export const roomName = (box: Box, place: number): string => name("nuns", "short_rooms", box.room(place));
export const cardName = (card: string): string => name("nuns", "cards", card);

/** Why a guard may leave her path, in a few words: each reason once, with all of whom it speaks. */
export function because(box: Box, found: readonly Leave[]): string {
  const figures = (why: string): string => found.filter((one) => one.why === why).map(({ figure }) => figureName(box, figure)).join(", ");
  return [...new Set(found.map(({ why }) => why))].map((why) => say(`nuns-label-reason-${why}`, { figure: figures(why) })).join("; ");
}

/** A modifier with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

/** A blessing by the name it has for a novice or a guard. */
export function blessingName(blessing: string, guard: boolean): string {
  return name("nuns", "blessings", guard ? `guard_${blessing}` : blessing);
}

/** Which way one goes from a place to another. */
export function direction(box: Box, from: number, to: number): string {
  const [x1, y1] = box.spot(from);
  const [x2, y2] = box.via(from, to)[0] ?? box.spot(to);
  const eighth = Math.round(Math.atan2(y2 - y1, x2 - x1) / (Math.PI / 4));
  const names = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"];
  return say(`page-nuns-${names[(eighth + 8) % 8]}`);
}

/** A place as it is read aloud: *128, Corridors, next step, seen by the Prioress*. */
export function spoken(desk: Desk, place: number): string {
  const { box, v } = desk;
  const parts: string[] = [String(place), roomName(box, place)];
  if (desk.offered.has(place)) parts.push(say(desk.guards || v.step !== "move" ? "page-nuns-offered" : "page-nuns-next-step"));
  if (desk.way.slice(1).includes(place)) parts.push(say("page-nuns-planned"));
  for (const guard of box.guards) if (number(v.at[guard]) === place) parts.push(guardName(guard));
  for (const novice of desk.novices) if (number(v.marker[novice]) === place) parts.push(noviceName(novice));
  const by = desk.seenBy(place).filter((guard) => number(v.at[guard]) !== place);
  if (by.length) parts.push(say("nuns-label-seen-by", { guards: by.map(guardName).join(", ") }));
  else if (desk.offered.has(place)) parts.push(say("nuns-label-dark"));
  for (let i = 0; i < v.noises; i++)
    if (number(v.noise_place[i]) === place) parts.push(say("nuns-label-reason-heard", { figure: figureName(box, v.noise_owner[i] ?? "") }));
  return parts.join(", ");
}

/** What a choice is called on a button. */
export function label({ facts }: Choice): string {
  const text = (fact: string): string => String(facts[fact] ?? "");
  switch (facts.verb) {
    case "first":
      return guardName(text("guard"));
    case "play":
      return cardName(text("card"));
    case "path":
      return name("nuns", "paths", text("path"));
    case "u_turn":
      return say("nuns-label-u-turn", { path: name("nuns", "paths", text("path")) });
    case "step":
      return text("place");
    case "noise":
      return [facts.place, facts.second].filter(Boolean).join(" + ");
    case "false_noise":
      return say("page-nuns-false-at", { place: text("place"), guard: guardName(text("guard")) });
    case "use":
      return say("nuns-label-use", { blessing: name("nuns", "blessings", text("blessing")) });
    case "turn_back":
    case "stay_caught":
    case "keep":
      return say(`nuns-label-${facts.verb.replace("_", "-")}`);
    default:
      return stopLabel(text("guard_card"), facts.verb === "stop_as_walk");
  }
}

function stopLabel(card: string, swift: boolean): string {
  if (!card) return say("page-nuns-stop");
  return `${say(`nuns-label-stop-${card}`)}${swift ? ` ${say("nuns-label-with-swift-foot")}` : ""}`;
}

/** What a choice would do, as the terminal says it too. */
export function does(desk: Desk, choice: Choice): { name?: string; does: string } | undefined {
  const { facts } = choice;
  const at = number(String(facts.place ?? ""));
  const named = at ? { name: `${at} · ${roomName(desk.box, at)}` } : {};
  const guard = String(facts.guard ?? "");
  const span = desk.d.cards[String(facts.card)];
  switch (facts.verb) {
    case "play":
      return { does: [say(`nuns-card-${facts.card}`), say("nuns-label-loudness", { number: signed(span?.noise ?? 0) })].join(", ") };
    case "step":
      return { ...named, does: facts.novice ? stepDoes(desk, at) : say("nuns-label-sees", { count: Math.max((desk.foreseen(choice.choice)?.sees[guard]?.length ?? 1) - 1, 0) }) };
    case "use":
      return { does: say(`nuns-blessing-${facts.blessing}${guard ? "-guard" : ""}`) };
    case "turn_back":
    case "stay_caught":
      return { does: say(`nuns-label-${facts.verb.replace("_", "-")}-does`) };
    default:
      return facts.guard_card ? { does: say(facts.guard_card === "walk" ? "nuns-label-listens" : "nuns-label-hears-nothing") } : undefined;
  }
}

function stepDoes(desk: Desk, at: number): string {
  const by = desk.seenBy(at).map(guardName).join(", ");
  return by ? say("nuns-label-seen-by", { guards: by }) : say("nuns-label-dark");
}
