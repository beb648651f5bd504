/** What choices and places are called: on buttons, and for those who listen. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { name, say } from "../../words/words.svelte";
import type { Box } from "./box";
import type { Desk } from "./desk.svelte";
import { inPlay } from "./known";
import { seenBy } from "./sight";
import { nuns, place as number } from "./view";

export const guardName = (guard: string): string => name("nuns", "guards", guard);
export const noviceName = (novice: string): string => name("nuns", "novices", novice);
export const roomName = (box: Box, place: number): string => name("nuns", "short_rooms", box.room(place));
export const cardName = (card: string): string => name("nuns", "cards", card);

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
  for (const novice of inPlay(box, v)) if (number(v.marker[novice]) === place) parts.push(noviceName(novice));
  const by = seenBy(box, v, place).filter((guard) => number(v.at[guard]) !== place);
  if (by.length) parts.push(say("nuns-label-seen-by", { guards: by.map(guardName).join(", ") }));
  else if (desk.offered.has(place)) parts.push(say("nuns-label-dark"));
  for (let i = 0; i < v.noises; i++)
    if (number(v.noise_place[i]) === place) parts.push(say("page-nuns-noise-of", { figure: name("nuns", box.guards.includes(v.noise_owner[i] ?? "") ? "guards" : "novices", v.noise_owner[i] ?? "") }));
  return parts.join(", ");
}

/** What a choice is called on a button. */
export function label(choice: Choice, seat: Seat): string {
  const v = nuns(seat.view);
  const [verb = "", ...rest] = choice.text.split(" ");
  switch (verb) {
    case "first":
      return guardName(rest[0] ?? "");
    case "play":
      return cardName(rest[0] ?? "");
    case "path":
      return name("nuns", "paths", rest[0] ?? "");
    case "u-turn":
      return say("nuns-label-u-turn", { path: name("nuns", "paths", v.completed[v.guard ?? ""] ?? "") });
    case "step":
      return rest[0] ?? "";
    case "noise":
      return rest.join(" + ");
    case "false":
      return say("page-nuns-false-at", { place: rest[1] ?? "", guard: guardName(rest[2] ?? "") });
    case "turn":
      return say("nuns-label-turn-back");
    case "stay":
      return say("nuns-label-stay-caught");
    case "keep":
      return say("nuns-label-keep");
    case "use":
      return useLabel(v);
    default:
      return stopLabel(v, choice);
  }
}

function useLabel(v: ReturnType<typeof nuns>): string {
  const guard = v.step === "ears";
  const figure = (guard ? v.guard : v.novice) ?? "";
  return say("nuns-label-use", { blessing: blessingName(v.blessing[figure] ?? "", guard) });
}

function stopLabel(v: ReturnType<typeof nuns>, choice: Choice): string {
  if (v.step !== "go") return say("page-nuns-stop");
  if (choice.text === "stop as walk") return `${say("nuns-label-stop-walk")} ${say("nuns-label-with-swift-foot")}`;
  return say(v.paces <= 4 ? "nuns-label-stop-walk" : "nuns-label-stop-run");
}
