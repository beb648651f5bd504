/** The convent: ways of the night as a record tells them. */
import { expect, it } from "vitest";
import { PRINTED } from "../src/games/nuns/box";
import { among } from "../src/games/nuns/heat";
import { ways } from "../src/games/nuns/ways";

const RECORD = ["2 play walk", "2 step 16", "2 step 15", "2 stop", "3 play walk", "3 step 20", "3 step 21", "3 stop", "2 play sneak", "2 step 14", "2 stop", "3 play sneak", "3 step 22", "3 stop"].join("\n");
const desk = (margaret: string): Parameters<typeof ways>[0] =>
  ({ box: PRINTED, novices: ["bernadette", "margaret"], led: (novice: string) => (novice === "bernadette" ? 1 : 2), v: { place: { bernadette: "14", margaret } } }) as unknown as Parameters<typeof ways>[0];

it("draws every step of a night", () => {
  expect(ways(desk("22"), RECORD)).toEqual({ bernadette: [6, 16, 15, 14], margaret: [2, 20, 21, 22] });
});

it("leaves out what was planned when the last capture came before it", () => {
  expect(ways(desk("21"), RECORD).margaret).toEqual([2, 20, 21]);
});

it("adds up how likely she is on some places, where shares are shown", () => {
  const warm = [{ place: 3, warmth: 1, share: 0.5 }, { place: 4, warmth: 0.5, share: 0.25 }];
  expect(among(warm, new Set([4, 9]))).toBe(0.25);
  expect(among(warm.map((one) => ({ ...one, share: undefined })), new Set([4]))).toBeUndefined();
});
