/** How a game of the Nuns ended: who won and how, and what everybody was after. */
import type { Seat } from "../../wire/seat.svelte";
import { name, say } from "../../words/words.svelte";
import type { Ending } from "../screen";
import type { Box } from "./box";
import { deskOf } from "./desk.svelte";
import { inPlay, leadsGuards, myNovices, seatOf } from "./known";
import { guardName, noviceName } from "./label";
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

export function ending(seat: Seat): Ending {
  const { box } = deskOf(seat);
  const v = nuns(seat.view);
  const home = new Set(winners(box, v));
  const won = (number: number): boolean => (leadsGuards(v, number) ? v.guards_won === 1 : myNovices(box, v, number).some((novice) => home.has(novice)));
  const seats = seat.names.map((_, number) => ({ seat: number, place: won(number) ? 1 : 2, was: was(box, v, number), rows: rows(box, v, number) }));
  return { sentence: result(seat), line: say("page-nuns-end-line", { round: v.round, rounds: Number(v.rounds), captures: Math.max(v.captures, 0) }), seats: seats.sort((a, b) => a.place - b.place) };
}

function was(box: Box, v: NunsView, seat: number): string {
  if (leadsGuards(v, seat)) return v.seats === 8 ? guardName(box.guards[seat] ?? "") : box.guards.map(guardName).join(", ");
  return myNovices(box, v, seat).map(noviceName).join(", ");
}

function rows(box: Box, v: NunsView, seat: number): { label: string; value: string }[] {
  if (leadsGuards(v, seat)) return [{ label: say("nuns-label-times"), value: inPlay(box, v).filter((novice) => (v.captured[novice] ?? 0) > 0).map((novice) => `${noviceName(novice)} ${v.captured[novice]}`).join(", ") || "–" }];
  return myNovices(box, v, seat).flatMap((novice) => {
    const has = [v.key[novice] === 1 ? say("page-nuns-key") : "", v.wish[novice] === 1 ? say("nuns-label-wish") : ""].filter(Boolean).join(", ");
    return [
      { label: say("nuns-label-wish"), value: name("nuns", "wishes", v.wish_card[novice] ?? "") },
      { label: say("nuns-label-has"), value: has || "–" },
      { label: say("nuns-label-where"), value: v.place[novice] ?? "–" },
      { label: say("nuns-label-times"), value: String(Math.max(v.captured[novice] ?? 0, 0)) },
    ];
  });
}
