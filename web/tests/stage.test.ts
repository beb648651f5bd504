/** The stage beside Adson: what comes while a thought of his is open waits until it has been read, at every pace. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { floor } from "../src/pages/match/floor.svelte";
import { Stage } from "../src/pages/match/stage.svelte";
import { choose, type Pace } from "../src/store.svelte";
import type { Seat, Told } from "../src/wire/seat.svelte";

const root: { dataset: Record<string, string> } = { dataset: {} };
const line = () => ({ remove: () => undefined, setAttribute: () => undefined, append: () => undefined });

interface Held {
  tale: Told[];
  held: Set<string>;
}

function seated(practice = true): Seat & Held {
  const held = new Set<string>();
  const hold = (why: string, on: boolean): unknown => (on ? held.add(why) : held.delete(why));
  return { tale: [], old: 0, plays: true, table: { practice }, held, hold } as unknown as Seat & Held;
}

const moment = (number: number): Told => ({ number, kind: "seen", facts: {}, beats: [400], stays: true, done: true, undone: false, last: number }) as unknown as Told;
const staged = (seat: Seat): Stage => new Stage(seat, () => "", () => true, () => false, () => false);
const painted = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);
/** What moves on the page: how long it takes in all, and how far it is. */
let moving: { effect: { getComputedTiming: () => { endTime: number } }; currentTime: number }[] = [];
const moves = (endTime: number, currentTime: number): (typeof moving)[number] => ({ effect: { getComputedTiming: () => ({ endTime }) }, currentTime });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: root, createElement: line, body: line(), getAnimations: () => moving });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
});
afterEach(async () => {
  floor.adson = false;
  moving = [];
  root.dataset = {};
  await choose({ pace: "normal" });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("plays what comes once the board is painted, and at once where less is to move", async () => {
  const seat = seated();
  const stage = staged(seat);
  seat.tale = [moment(1)];
  stage.follow();
  expect([stage.playing, stage.busy]).toEqual([undefined, true]);
  await painted();
  expect(stage.playing?.number).toBe(1);
  stage.clear();
  root.dataset.motion = "less";
  seat.tale = [moment(1), moment(2)];
  stage.follow();
  expect(stage.playing?.number).toBe(2);
});

it("lets arrive what was told, but not what turns for long or for ever", async () => {
  const seat = seated();
  const stage = staged(seat);
  moving = [moves(280, 80), moves(240, 200), moves(1440, 0), moves(Infinity, 5000)];
  seat.tale = [moment(1)];
  stage.follow();
  await vi.advanceTimersByTimeAsync(48 + 199);
  expect([stage.playing, stage.busy]).toEqual([undefined, true]);
  await vi.advanceTimersByTimeAsync(2);
  expect(stage.playing?.number).toBe(1);
});

const looks: [Pace, string][] = [["normal", "full"], ["slow", "full"], ["step", "full"], ["normal", "less"], ["step", "less"]];

it.each(looks)("at the pace %s with %s motion lets a thought be read first", async (pace, motion) => {
  await choose({ pace });
  root.dataset.motion = motion;
  const seat = seated();
  const stage = staged(seat);
  floor.adson = true;
  seat.tale = [moment(1)];
  stage.follow();
  await painted();
  expect([stage.playing, stage.busy, stage.due]).toEqual([undefined, false, true]);
  expect(seat.held).toEqual(new Set(["stage"]));
  floor.adson = false;
  stage.follow();
  await painted();
  expect([stage.playing?.number, stage.last?.number, stage.stays]).toEqual([1, 1, true]);
  stage.clear();
  expect([stage.due, seat.held.size]).toEqual([false, 0]);
});

it("finishes what is on the stage before Adson speaks, and shows once more what its reader asks for", async () => {
  const seat = seated();
  const stage = staged(seat);
  seat.tale = [moment(1)];
  stage.follow();
  floor.adson = true;
  stage.follow();
  await painted();
  expect(stage.playing?.number).toBe(1);
  stage.clear();
  stage.again();
  expect(stage.playing?.number).toBe(1);
});

it("forgets what waited when its reader decides meanwhile", async () => {
  const seat = seated();
  const stage = staged(seat);
  floor.adson = true;
  seat.tale = [moment(1)];
  stage.follow();
  stage.forget();
  expect([stage.due, seat.held.size]).toEqual([false, 0]);
  floor.adson = false;
  stage.follow();
  await painted();
  expect(stage.playing).toBeUndefined();
});

it("holds nobody up who does not play alone", async () => {
  const seat = seated(false);
  const stage = staged(seat);
  floor.adson = true;
  seat.tale = [moment(1)];
  stage.follow();
  expect(seat.held.size).toBe(0);
});
