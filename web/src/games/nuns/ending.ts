/** How a game of the Nuns ended: who won and how. */
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import type { Ending } from "../screen";
import { deskOf } from "./desk.svelte";
import { guardName, noviceName } from "./label";

export function result(seat: Seat): string {
  const { d, v, led, guards } = deskOf(seat);
  const home = d.winners ?? [];
  const mine = home.length ? home.some((novice) => led(novice) === seat.number) : seat.plays && guards;
  const novices = home.map((novice) => `${noviceName(novice)} (${seat.names[led(novice)] ?? ""})`).join(", ");
  return say(`nuns-label-won-${d.won}`, { novices, count: home.length, captures: v.captures, me: mine ? "yes" : "no" });
}

const SHOWS = ["came_home", "guards_won_by_captures", "guards_won_by_time", "had_wish", "was_on"];

/** A novice each, the one who came home last. */
export function ending(seat: Seat): Ending {
  const { v, d, box, novices } = deskOf(seat);
  const [home] = d.winners ?? [];
  return {
    sentence: result(seat),
    letter: (home ? noviceName(home) : guardName(box.guards[0] ?? "")).charAt(0),
    line: say("page-nuns-end-line", { round: v.round, rounds: d.rounds, captures: Math.max(v.captures, 0) }),
    steps: novices.length + 1,
    shows: SHOWS,
  };
}
