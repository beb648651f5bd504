/** Puzzles: days in a row, the last week, and what is shared. */
import { beforeEach, expect, it, vi } from "vitest";
import { all, before, keep, kept, longest, streak, untilNext, week, type All } from "../src/pages/puzzle/kept";
import { Puzzled } from "../src/pages/puzzle/puzzled.svelte";
import type { PuzzleAt } from "../src/wire/types";
import { LANGUAGES, type Language } from "../src/words/languages";
import { load, speak } from "../src/words/words.svelte";

const NOW = "2026-03-02";
const store = new Map<string, string>();
beforeEach(async () => {
  store.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
  vi.useFakeTimers({ now: Date.parse(`${NOW}T23:30Z`) });
  await speak("en");
});

const solved = (...days: [date: string, on?: string][]): All => Object.fromEntries(days.map(([date, on = date]) => [date, { id: "rose-1", tried: ["red"], hinted: [], solved: on }]));

it("knows the day before, over months", () => {
  expect([before(NOW), before(NOW, 2), before("2026-01-01")]).toEqual(["2026-03-01", "2026-02-28", "2025-12-31"]);
});

it("says how long it is until the next day begins, and never nothing", () => {
  expect([untilNext(), untilNext(Date.parse("2026-03-02T00:00Z")), untilNext(Date.parse("2026-03-02T23:59:59Z"))]).toEqual([
    { hours: 0, minutes: 30 },
    { hours: 24, minutes: 0 },
    { hours: 0, minutes: 1 },
  ]);
});

it("counts days in a row; today may still come, a gap ends it", () => {
  const three = solved(["2026-02-27"], ["2026-02-28"], ["2026-03-01"]);
  expect(streak(three, NOW)).toBe(3);
  expect(streak({ ...three, ...solved([NOW]) }, NOW)).toBe(4);
  expect(streak(solved(["2026-02-27"], ["2026-02-28"]), NOW)).toBe(0);
  expect(streak({}, NOW)).toBe(0);
  expect([longest({}), longest(solved(["2026-01-01"])), longest({ ...three, ...solved(["2026-01-01", "2026-01-02"]) })]).toEqual([0, 1, 3]);
});

it("counts what was solved on its day, and neither what came later nor the extra ones of a game", () => {
  expect(streak(solved([NOW], ["2026-03-01", NOW]), NOW)).toBe(1);
  expect(streak(solved([`${NOW} nuns`, NOW]), NOW)).toBe(0);
});

it("shows seven days, today last", () => {
  const found = { ...solved(["2026-02-28"], ["2026-03-01", NOW]), "2026-02-27": { id: "rose-1", tried: ["red"], hinted: [] } };
  expect(week(found, NOW).map(({ how }) => how)).toEqual(["open", "open", "open", "open", "solved", "late", "now"]);
  expect(week(solved([NOW]), NOW).at(-1)).toEqual({ date: NOW, how: "solved" });
});

it("keeps the puzzle of the day apart from those of a game, and reads nothing from what is no list", () => {
  keep(NOW, "", { id: "rose-1", tried: [], hinted: ["red"] });
  keep(NOW, "rose", { id: "rose-2", tried: ["blue"], hinted: [] });
  expect([kept(NOW, "")?.hinted, kept(NOW, "rose")?.tried, kept(NOW, "nuns")]).toEqual([["red"], ["blue"], undefined]);
  store.set("subrosa-puzzles", "{");
  expect(all()).toEqual({});
});

const ANSWERS = ["red", "blue", "black"];
const seats = ["Marta", "Jonas"].map((name, seat) => ({ kind: "person", name, bot: "", you: seat === 0 }));
const AT = { id: "rose-1", date: NOW, level: "hard", seat: 0, kind: "identity", of: { seat: 2 }, answers: ANSWERS, facts: [], news: [], view: {}, derived: {}, games: ["rose"], table: { game: "rose", seats } } as unknown as PuzzleAt;
/** A server that knows the answer. */
function serving(answer: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push(path.split("/").at(-1)!);
    const wish = JSON.parse(body) as { answer?: string; known?: string[] };
    const out = ANSWERS.find((one) => one !== answer && !wish.known?.includes(one));
    const reasons = [{ kind: "own_card", facts: { monk: "red" } }];
    return Promise.resolve(Response.json({ facts: [], reasons, ...(wish.known ? { answer: out ?? "" } : { right: wish.answer === answer }) }));
  });
  return asked;
}

it("counts tries and hints, lets one try again, and remembers what was found", async () => {
  await load("rose");
  serving("blue");
  const puzzled = new Puzzled(AT, "");
  expect(puzzled.question).toBe("Who is Jonas?");
  puzzled.choose("red");
  await puzzled.answer();
  puzzled.choose("red");
  await puzzled.answer();
  expect([puzzled.said?.how, puzzled.solved, puzzled.isOut("red"), puzzled.tried.length]).toEqual(["wrong", "", true, 1]);
  await puzzled.hint();
  expect([puzzled.said?.answer, puzzled.isOut("black")]).toEqual(["black", true]);
  await puzzled.hint();
  expect(puzzled.spent).toBe(true);
  puzzled.choose("blue");
  await puzzled.answer();
  expect([puzzled.solved, puzzled.isOut("blue"), kept(NOW, "")?.solved]).toEqual(["blue", false, NOW]);
  puzzled.choose("red");
  expect(puzzled.chosen).toBe("blue");
  expect(puzzled.shared).toBe("Sub Rosa, puzzle of 2026-03-02 · The Name of the Rose, hard · solved on try 2, hints: 1");

  const again = new Puzzled(AT, "");
  const asked = serving("blue");
  await again.resume();
  expect([again.solved, again.tried.length, asked]).toEqual(["blue", 2, ["answer"]]);
  expect(new Puzzled({ ...AT, id: "rose-2" }, "").tried).toEqual([]);
});

it("shares neither the question nor any answer, in no language", async () => {
  await load("rose");
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    const puzzled = new Puzzled(AT, "");
    const told = puzzled.shared.toLowerCase();
    expect([...ANSWERS.map((one) => puzzled.name(one)), "jonas", "marta"].filter((name) => told.includes(name.toLowerCase()))).toEqual([]);
  }
});
