/** The convent: ways of the night as a record tells them, and what is said of guards. */
import { expect, it } from "vitest";
import { PRINTED } from "../src/games/nuns/box";
import { because } from "../src/games/nuns/label";
import { ways } from "../src/games/nuns/ways";
import { load, speak } from "../src/words/words.svelte";

const RECORD = ["2 play walk", "2 step 16", "2 step 15", "2 stop", "3 play walk", "3 step 20", "3 step 21", "3 stop", "2 play sneak", "2 step 14", "2 stop", "3 play sneak", "3 step 22", "3 stop"].join("\n");
const desk = (margaret: string): Parameters<typeof ways>[0] =>
  ({ box: PRINTED, novices: ["bernadette", "margaret"], led: (novice: string) => (novice === "bernadette" ? 1 : 2), v: { place: { bernadette: "14", margaret } } }) as unknown as Parameters<typeof ways>[0];

it("draws every step of a night", () => {
  expect(ways(desk("22"), RECORD)).toEqual({ bernadette: [6, 16, 15, 14], margaret: [2, 20, 21, 22] });
});

it("leaves out what was planned when the last capture came before it", () => {
  expect(ways(desk("21"), RECORD).margaret).toEqual([2, 20, 21]);
});

it("says each reason to leave a path once, with all of whom it speaks", async () => {
  await speak("en");
  await load("nuns");
  const reasons = [["sees", "bernadette"], ["heard", "anne_marie"], ["trace", ""], ["heard", "celeste"]] as const;
  expect(because(PRINTED, reasons.map(([why, figure]) => ({ why, figure, places: [] })))).toBe("Bernadette in sight; noise of Anne Marie, Celeste; footprints seen");
});
