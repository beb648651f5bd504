/** What others do meanwhile takes nothing out of my hand. */
import { expect, it } from "vitest";
import { Looking } from "../src/games/rose/looking.svelte";
import { haveChosen } from "../src/games/chosen";
import type { Seat } from "../src/wire/seat.svelte";
import type { News } from "../src/wire/types";

const told = (kind: string, facts: News["facts"] = {}, game = true): News => ({ at: 0, kind, facts, game, own: false });
const chosen = (seat: number): News => told("has_chosen", { seat });
const choices = [0, 1].map((choice) => ({ choice, text: `show ${choice}` }));

function asked(news: News[], step = "marker"): Seat {
  return { news, n: news.length, step, choices, plays: true, asked: true, free: true, previews: () => Promise.resolve([]) } as unknown as Seat;
}

it("counts who has chosen in this phase alone", () => {
  const news = [chosen(4), told("revealed"), chosen(2), chosen(3), told("said", { seat: 2 }, false), told("chooses_again", { seat: 2 })];
  expect(haveChosen(news)).toEqual(new Set([2]));
});

it("keeps what I look at while others choose and talk, and lets it go with a new question", () => {
  const seat = asked([told("night")]);
  const looking = new Looking(seat);
  looking.renew();
  looking.keep(1);
  for (const more of [chosen(2), told("said", { seat: 2 }, false), chosen(3)]) {
    (seat.news as News[]).push(more);
    looking.renew();
    expect([looking.at, looking.kept]).toEqual([1, true]);
  }
  (seat.news as News[]).push(told("revealed", { seat: 2 }));
  looking.renew();
  expect([looking.at, looking.kept]).toEqual([undefined, false]);
});
