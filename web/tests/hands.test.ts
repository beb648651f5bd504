/** Several people at one device: who is due next, and what the curtain tells of the time between. */
import { beforeEach, expect, it, vi } from "vitest";
import { Hands } from "../src/pages/match/hands.svelte";
import * as api from "../src/wire/api";
import type { Seat } from "../src/wire/seat.svelte";
import type { News, Update } from "../src/wire/types";
import { load, speak } from "../src/words/words.svelte";

vi.mock("../src/wire/api");
const watch = vi.mocked(api.watch);

/** A seat as the one who has the device sees it. */
const seat = (changes: object): Seat =>
  ({ number: 0, step: "bid", asked: false, sending: false, choosing: [], table: { state: "playing", seats: [{}, {}, {}, {}].map(() => ({ bot: "" })) }, ...changes }) as unknown as Seat;
const moved = (figure: string): News => ({ at: 0, kind: "moved", facts: { seat: 1, figure, place: "library" }, game: true, own: false });
const everybody = (news: News[]): Update => ({ news, n: news.length }) as unknown as Update;

let hands: Hands;
beforeEach(async () => {
  await speak("en");
  await load("rose");
  hands = new Hands("abc");
  hands.mine = [0, 1, 2];
  watch.mockReset().mockResolvedValue(everybody([]));
});

it("nobody is due while who has the device has something to choose, or has not yet been heard", () => {
  expect(hands.due(seat({ asked: true, choosing: [0, 1] }))).toBeUndefined();
  expect(hands.due(seat({ sending: true, choosing: [1] }))).toBeUndefined();
});

it("the next of mine who has to choose is due, not somebody elsewhere, and not one for whom a bot plays", () => {
  expect(hands.due(seat({ choosing: [3, 1] }))).toBe(1);
  expect(hands.due(seat({ choosing: [3] }))).toBeUndefined();
  const seats = [{ bot: "" }, { bot: "greedy" }, { bot: "" }, { bot: "" }];
  expect(hands.due(seat({ choosing: [1, 2], table: { state: "playing", seats } }))).toBe(2);
});

it("who has chosen in this phase is not due again, though others may not know it; in the next phase they are", () => {
  expect(hands.due(seat({ choosing: [0, 1, 2] }))).toBe(1);
  hands.pass(0, 1);
  hands.opened();
  expect(hands.due(seat({ number: 1, choosing: [0, 1, 2] }))).toBe(2);
  hands.pass(1, 2);
  hands.opened();
  expect(hands.due(seat({ number: 2, choosing: [0, 1, 2] }))).toBeUndefined();
  expect(hands.due(seat({ number: 2, step: "raise", choosing: [0] }))).toBe(0);
});

it("after the end, in a pause, or with one seat here, nobody is due", () => {
  expect(hands.due(seat({ step: "over", choosing: [1] }))).toBeUndefined();
  expect(hands.due(seat({ choosing: [1], table: { state: "paused", seats: [] } }))).toBeUndefined();
  hands.mine = [0];
  expect(hands.due(seat({ choosing: [1] }))).toBeUndefined();
});

it("tells the next one only what everybody was told since they last had the device", async () => {
  watch.mockResolvedValueOnce(everybody([moved("red")]));
  hands.pass(0, 1);
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
  expect(hands.told("rose", ["Marta", "Jonas"])).toEqual([]);
  hands.opened();
  watch.mockResolvedValueOnce(everybody([moved("red"), moved("blue")]));
  hands.pass(1, 0);
  await vi.waitFor(() => expect(hands.told("rose", ["Marta", "Jonas"])).toHaveLength(1));
  expect(hands.told("rose", ["Marta", "Jonas"])[0]).toContain("Blue");
  hands.opened();
  expect(hands.told("rose", ["Marta", "Jonas"])).toEqual([]);
});

it("a table without spectators tells nothing, and the curtain falls all the same", async () => {
  watch.mockRejectedValueOnce(new Error("no"));
  hands.pass(0, 1);
  await vi.waitFor(() => expect(watch).toHaveBeenCalled());
  expect([hands.next, hands.from]).toEqual([1, 0]);
  expect(hands.told("rose", [])).toEqual([]);
});
