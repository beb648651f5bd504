/** Where Adson's card stands beside what he speaks of. */
import { beforeEach, expect, it, vi } from "vitest";
import { beside, type Spot } from "../src/pages/learn/spot.svelte";

const CARD = { width: 480, height: 260 };
const SPOT: Spot = { x: 500, y: 400, width: 100, height: 100 };
const on = (place: { x: number; y: number }, one: Spot): boolean =>
  place.x < one.x + one.width && one.x < place.x + CARD.width && place.y < one.y + one.height && one.y < place.y + CARD.height;

/** What notch and gesture bar take of the window. */
let insets: Record<string, string> = {};
beforeEach(() => {
  insets = {};
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal("document", {});
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => insets[name] ?? "" }));
});

it("keeps clear of notch and gesture bar", () => {
  insets = { "--inset-right": "47px", "--inset-bottom": "21px" };
  const found = beside({ x: 0, y: 0, width: 1440, height: 900 }, CARD, [{ x: 0, y: 0, width: 900, height: 900 }]);
  expect(found.x + CARD.width).toBeLessThanOrEqual(1440 - 47);
  expect(found.y + CARD.height).toBeLessThanOrEqual(900 - 21);
});

it("stands beside what it speaks of, where there is room", () => {
  expect(beside(SPOT, CARD)).toEqual({ x: 622, y: 320, side: "right" });
  expect(beside({ ...SPOT, x: 900 }, CARD).side).toBe("left");
});

it("keeps off what can be chosen", () => {
  const open = [SPOT, { x: 700, y: 500, width: 60, height: 60 }, { x: 100, y: 500, width: 60, height: 60 }];
  const found = beside({ ...SPOT, x: 560 }, CARD, open);
  expect(open.filter((one) => on(found, one))).toEqual([]);
});

it("lies on as little as it can where everything can be chosen", () => {
  const open = [0, 200, 400, 600, 800, 1000, 1200].flatMap((x) => [0, 200, 400, 600].map((y) => ({ x, y, width: 190, height: 190 })));
  const found = beside(SPOT, CARD, open);
  expect(open.filter((one) => on(found, one)).length).toBe(3);
});
