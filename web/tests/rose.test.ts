/** What the Rose's now bar says below the question. */
import { beforeEach, expect, it } from "vitest";
import { line, nightfall } from "../src/games/rose/words";
import type { RoseView } from "../src/games/rose/view";
import type { Seat } from "../src/wire/seat.svelte";
import { load, say, speak } from "../src/words/words.svelte";

beforeEach(async () => {
  await speak("en");
  await load("rose");
});

const view = (more: object): RoseView => ({ day: 1, sundial: 20, cost: 4, time_step: "early", ...more }) as unknown as RoseView;
const seat = (step: string, more: object = {}): Seat => ({ number: 0, asked: true, step, choices: [], news: [], names: [], view: view(more) }) as unknown as Seat;

it("tells what tiles do even where night would fall without them", () => {
  expect(line(seat("spend", { cost: 3 }))).toBe(say("rose-then-spend"));
  expect(line(seat("spend"))).toBe(`${say("rose-then-spend")} ${say("rose-then-night")}`);
});

it("foretells night only for a card that reaches the blue field", () => {
  expect([3, 4, 5].map((cost) => nightfall(view({}), cost) !== "")).toEqual([false, true, true]);
});

it("says what follows a card in the order of the table", () => {
  expect(line(seat("card"))).toContain("Then time moves");
  expect(line(seat("card", { time_step: "late" }))).toContain("time moves last");
});
