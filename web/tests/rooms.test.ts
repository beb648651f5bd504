/** Lines of chat that were read stay read, after the page is loaded anew, too. */
import { expect, test, vi } from "vitest";
import type { GameScreen } from "../src/games/screen";
import { Rooms } from "../src/pages/match/rooms.svelte";
import type { Seat } from "../src/wire/seat.svelte";

test("what was read once is not new after a reload, what is said then is", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  const rooms = (lines: number, id = "one"): Rooms =>
    new Rooms({ id, news: Array.from({ length: lines }, () => ({ kind: "said", facts: {}, game: false })) } as unknown as Seat, {} as GameScreen);
  const first = rooms(2);
  expect(first.fresh).toBe(true);
  first.look("log");
  expect(first.fresh).toBe(true);
  first.look("chat");
  expect([first.fresh, rooms(2).fresh, rooms(3).fresh, rooms(2, "other").fresh]).toEqual([false, false, true, true]);
});
