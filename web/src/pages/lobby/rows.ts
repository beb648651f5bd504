/** What a row of the list of matches says. */
import type { MatchAt, TableAt } from "../../wire/types";
import { allCalled, called } from "../../words/people";
import { language, say } from "../../words/words.svelte";

/** A match in a list; of one that is being played also its table, as soon as it is known. */
export interface Row extends MatchAt {
  table?: TableAt | undefined;
}

export type Standing = "mine" | "playing" | "open" | "paused" | "ended" | "closed";

export function standing(match: Row): Standing {
  if (match.state === "finished") return "ended";
  if (match.state === "closed" || match.state === "moved") return "closed";
  if (match.my_turn) return "mine";
  return match.state === "open" || match.state === "paused" ? match.state : "playing";
}

/** Mine first, then those that go on, then those that are over; in each the newest first. */
const ORDER: Standing[] = ["mine", "open", "playing", "paused", "ended", "closed"];
export function sorted(matches: readonly Row[]): Row[] {
  return [...matches].sort((a, b) => ORDER.indexOf(standing(a)) - ORDER.indexOf(standing(b)) || b.created - a.created);
}

export const titleOf = (match: Row): string => match.title || say(`${match.game}-title`);

/** When a match was opened, if another one in the list is called the same: to the minute, or the second if need be. */
export function apart(match: Row, all: readonly Row[]): string {
  const twins = all.filter((one) => one.id !== match.id && titleOf(one) === titleOf(match));
  if (!twins.length) return "";
  const clock = (one: Row, second?: "2-digit"): string => new Intl.DateTimeFormat(language(), { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", ...(second && { second }) }).format(new Date(one.created * 1000));
  return clock(match, twins.some((one) => clock(one) === clock(match)) ? "2-digit" : undefined);
}

/** "The Name of the Rose · day 3 of 6", and when it was opened where that tells it from another. */
export function underTitle(match: Row, opened = ""): string {
  const parts = match.title ? [say(`${match.game}-title`)] : [];
  const state = standing(match);
  const begun = match.progress > 0 && state !== "ended" && state !== "closed" && state !== "open";
  if (begun) parts.push(say(`${match.game}-progress`, { number: match.progress }));
  if (opened) parts.push(say("lobby-opened", { day: opened }));
  else if (!begun) parts.push(since(match));
  return parts.join(" · ");
}

function since(match: Row): string {
  const at = new Date(match.created * 1000);
  const day = new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" }).format(at);
  const today = at.toDateString() === new Date().toDateString();
  return today ? say("lobby-opened-today") : say("lobby-opened", { day });
}

/** The others, bots together. */
export function others(match: Row): string {
  const people = match.chairs.flatMap((chair, seat) => (chair.you || !chair.taken || chair.bot ? [] : [called(chair, seat)]));
  const bots = match.chairs.filter((chair) => chair.bot).length;
  const free = match.chairs.filter((chair) => !chair.taken).length;
  if (bots) people.push(say("lobby-bots", { bots }));
  if (free) people.push(say("lobby-free", { free }));
  return people.join(", ");
}

/** Whose turn it is and how long they have, or how it ended for me. */
export function status(match: Row): string {
  const state = standing(match);
  const mine = match.chairs.find((chair) => chair.you);
  if (state === "ended" && mine?.place) return say("lobby-my-place", { place: mine.place });
  const { choosing = [], deadline = null } = match.table?.clock ?? {};
  const [one, another] = choosing;
  const name = one === undefined || another !== undefined ? "" : allCalled(match.table!.seats)[one];
  const who = state === "playing" && name ? say("lobby-status-of", { name }) : say(`lobby-status-${state}`);
  const goesOn = state === "mine" || state === "playing";
  return goesOn && deadline !== null ? `${who} · ${left(deadline - Date.now() / 1000)}` : who;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** As coarse as somebody needs who is not at the table. */
function left(seconds: number): string {
  if (seconds >= 2 * DAY) return say("lobby-left-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("lobby-left-hours", { hours: Math.floor(seconds / HOUR) });
  return seconds >= MINUTE ? say("lobby-left-minutes", { minutes: Math.floor(seconds / MINUTE) }) : say("lobby-left-seconds");
}

/** Does more depend on the table than whether it is my turn: other people, or a clock? */
export const worthAsking = ({ state, chairs, table }: Row): boolean =>
  state === "playing" && (!table || table.clock.deadline !== null || chairs.some((chair) => !chair.you && !chair.bot));
