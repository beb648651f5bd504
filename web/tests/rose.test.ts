/** What the Rose's now bar says below the question. */
import { beforeEach, expect, it } from "vitest";
import { deedsOf, sumOf } from "../src/games/deeds";
import { ceilingOf, lowest, spread } from "../src/games/rose/chipped";
import { planOf } from "../src/games/rose/cells";
import { BANNER, CELL, CHIP, GRID, gridIn, GROUND, PLACES, roundIn, stripHigh } from "../src/games/rose/geometry";
import { called } from "../src/games/rose/label";
import { spared } from "../src/games/rose/spared";
import type { Time } from "../src/games/rose/view";
import { line, nightfall } from "../src/games/rose/words";
import type { Seat, Told } from "../src/wire/seat.svelte";
import { load, say, speak } from "../src/words/words.svelte";

beforeEach(async () => {
  await speak("en");
  await load("rose");
});

const time = (night: boolean, tiles: number | null): Time => ({ cost: 4, now: 24, night, tiles });
const seat = (step: string, more: object = {}, times: Record<string, Time> = {}): Seat =>
  ({ number: 0, asked: true, step, choices: [], news: [], names: [], view: { day: 1, time_step: "early", ...more }, derived: { times }, question: { card: "red 4" } }) as unknown as Seat;

it("tells what tiles do, and where night would fall without them that alone", () => {
  expect(line(seat("spend", {}, { "red 4": time(false, 0) }))).toBe(say("rose-then-spend"));
  expect(line(seat("spend", {}, { "red 4": time(true, 1) }))).toBe(say("rose-then-night", { tiles: 1 }));
});

it("says how many tiles would keep the night off, or that nothing does", () => {
  expect(nightfall(time(false, 0))).toBe("");
  expect(nightfall(time(true, 2))).toContain("2 time tiles");
  expect(nightfall(time(true, null))).toMatch(/^Then night falls/);
});

it("says what follows a card in the order of the table", () => {
  expect(line(seat("card"))).toContain("Then time moves");
  expect(line(seat("card", { time_step: "late" }))).toContain("time moves last");
});

it("calls a move by who goes where, so that a hint can be followed", () => {
  const move = { choice: 3, text: "move adson library", facts: { figure: "adson", place: "library" } };
  expect(called(move, seat("place"))).toBe("Adson to the Library");
  expect(called({ choice: 0, text: "stop", facts: {} }, seat("again"))).toBe("Stop");
});

it("adds up what each did from the tale, and says whom the plainest two of the others spare", () => {
  const change = (by: number, what: string, of: string, points: number) => ({ by, what, of, before: 10, now: 10 + points });
  const tale = [
    { undone: false, changes: [change(2, "suspicion", "blue", -4), change(2, "evidence", "blue", -3), change(1, "suspicion", "red", -20)] },
    { undone: true, changes: [change(2, "evidence", "blue", 30)] },
    { undone: false, changes: [change(0, "evidence", "blue", 5), change(3, "suspicion", "grey", 2), change(4, "suspicion", "white", -8)] },
  ] as unknown as Told[];
  const deeds = deedsOf(tale);
  expect([sumOf(deeds.get(1)?.get("blue")), sumOf(deeds.get(2)?.get("blue")), deeds.has(-1)]).toEqual([-7, 0, false]);
  const at = { number: 0, derived: { players: { "seat 4": { shown: ["white"] } } } } as unknown as Seat;
  expect(spared(at, deeds)).toMatchObject([
    { player: 3, monk: "white", shown: true },
    { player: 1, monk: "blue", shown: false },
  ]);
});

it("lays what is written over neighbours side by side, below the name of the building above", () => {
  expect(spread([{ x: 100, width: 40 }])).toEqual([80]);
  const [one = 0, two = 0] = spread([{ x: 100, width: 60 }, { x: 140, width: 60 }]);
  expect([two - one, (one + two + 60) / 2]).toEqual([64, 120]);
  expect(ceilingOf("kitchen")).toBeGreaterThanOrEqual(GROUND.refectory[1] + BANNER);
  for (const place of PLACES) expect(lowest(place, GROUND[place][1], 2, CHIP) - CHIP).toBeGreaterThanOrEqual(ceilingOf(place));
});

it("fills a window with places: on a phone three beside each other, on a tablet four, on a phone that lies five", () => {
  for (const [width, height, beside] of [[390, 555, 3], [820, 610, 4], [900, 610, 4]] as const) {
    const { columns, wide, high, units } = gridIn(width, height);
    expect(columns).toBe(beside);
    expect((wide + 4) * columns / width).toBeGreaterThan(0.9);
    expect((high + 2) * Math.ceil((GRID.length + 1) / columns)).toBeLessThan(height - 150);
    expect(units).toBeGreaterThanOrEqual(CELL.width - 2);
  }
});

it("has every place in sight and large enough for a finger on a phone that lies, and on one below a browser's bars", () => {
  for (const [width, height, beside] of [[494, 326, 5], [432, 263, 5], [432, 319, 5], [360, 370, 4]] as const) {
    const { columns, wide, high, tall } = gridIn(width, height);
    const round = roundIn(width, height);
    const rows = Math.ceil((GRID.length + 1) / columns);
    const tracks = stripHigh("suspicion", width, round.suspicion) + stripHigh("evidence", width, round.evidence);
    expect(columns).toBe(beside);
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    expect(round.today + tracks + rows * (high + 2) + 4).toBeLessThanOrEqual(height);
    const { task, name } = planOf(gridIn(width, height), { tasks: 2, figures: 3, told: true });
    expect(task.y + task.step + task.size).toBeLessThanOrEqual(tall);
    expect(task.size).toBeGreaterThanOrEqual(18);
    expect(name.room).toBeGreaterThan(48);
  }
});
