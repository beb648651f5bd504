/** How a game of the Nuns ended: who won and how. */
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import type { Ending } from "../screen";
import type { Box } from "./box";
import { deskOf } from "./desk.svelte";
import { inPlay, leadsGuards, seatOf } from "./known";
import { noviceName } from "./label";
import { nuns, type NunsView } from "./view";

const winners = (box: Box, v: NunsView): string[] => box.novices.filter((novice, number) => v.owner[novice] && (Math.max(v.won, 0) >> number) & 1);

export function result(seat: Seat): string {
  const { box } = deskOf(seat);
  const v = nuns(seat.view);
  const home = winners(box, v);
  if (home.length) {
    const me = home.some((novice) => seatOf(v.owner[novice]) === seat.number) ? "yes" : "no";
    const novices = home.map((novice) => `${noviceName(novice)} (${seat.names[seatOf(v.owner[novice])] ?? ""})`).join(", ");
    return say("nuns-label-won-home", { novices, count: home.length, me });
  }
  const me = seat.plays && leadsGuards(v, seat.number) ? "yes" : "no";
  if (v.captures >= v.limit) return say("nuns-label-won-captures", { captures: v.captures, me });
  return say("nuns-label-won-dawn", { me });
}

const SHOWS = ["came_home", "guards_won_by_captures", "guards_won_by_time", "had_wish", "was_on"];

/** A novice each, the one who came home last. */
export function ending(seat: Seat): Ending {
  const v = nuns(seat.view);
  return {
    sentence: result(seat),
    line: say("page-nuns-end-line", { round: v.round, rounds: Number(v.rounds), captures: Math.max(v.captures, 0) }),
    steps: inPlay(deskOf(seat).box, v).length + 1,
    shows: SHOWS,
  };
}
