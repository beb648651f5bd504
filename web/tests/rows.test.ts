/** Rows of the list of matches: mine first, whose turn it is, how much time is left. */
import { beforeEach, expect, it, vi } from "vitest";
import { apart, sorted, status, worthAsking, type Row } from "../src/pages/lobby/rows";
import { allCalled } from "../src/words/people";
import { speak } from "../src/words/words.svelte";

const NOW = 1_000_000;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW * 1000 });
  await speak("en");
});

const chair = (name: string, more: object = {}) => ({ name, bot: "", taken: true, you: false, place: 0, ...more });
const row = (more: object): Row => ({ id: "a", state: "playing", my_turn: false, created: 0, chairs: [chair("Marta", { you: true }), chair("Jonas")], ...more }) as unknown as Row;
const table = (choosing: number[], deadline: number | null = null) => ({ seats: [chair("Marta"), chair("Jonas")], clock: { choosing, deadline } });

it("puts mine first, then what goes on, then what is over; the newest first in each", () => {
  const rows = [row({ id: "over", state: "finished" }), row({ id: "old", created: 1 }), row({ id: "new", created: 2 }), row({ id: "mine", my_turn: true })];
  expect(sorted(rows).map(({ id }) => id)).toEqual(["mine", "new", "old", "over"]);
});

it("names whom it waits for, if it is one", () => {
  expect(status(row({ table: table([1]) }))).toBe("Jonas is choosing");
  expect(status(row({ table: table([0, 1]) }))).toBe("others are choosing");
  expect(status(row({}))).toBe("others are choosing");
});

it.each([
  [3 * 86_400 + 5, "3 days left"],
  [47 * 3600, "47 h left"],
  [90, "1 min left"],
  [20, "under a minute left"],
])("says that of %d seconds there are %s", (seconds, words) => {
  expect(status(row({ my_turn: true, table: table([0], NOW + seconds) }))).toBe(`Your turn · ${words}`);
});

it("says how it ended, and nothing of a clock then", () => {
  const chairs = [chair("Marta", { you: true, place: 2 }), chair("Jonas", { place: 1 })];
  expect(status(row({ state: "finished", chairs, table: table([0], NOW + 90) }))).toBe("You came second");
});

it("asks for a table again only where others play, or a clock runs", () => {
  const alone = [chair("Marta", { you: true }), chair("", { bot: "greedy" })];
  expect(worthAsking(row({ chairs: alone }))).toBe(true);
  expect(worthAsking(row({ chairs: alone, table: table([0]) }))).toBe(false);
  expect(worthAsking(row({ chairs: alone, table: table([0], NOW + 9) }))).toBe(true);
  expect(worthAsking(row({ table: table([0]) }))).toBe(true);
  expect(worthAsking(row({ state: "finished" }))).toBe(false);
});

it("gives bots the names of their seats, and tells two of one name apart", () => {
  const bot = chair("", { bot: "greedy" });
  expect(allCalled([chair("Cosmas"), bot, bot, chair("")])).toEqual(["Cosmas I", "Bede", "Cosmas III", "Seat IV"]);
});

it("tells two tables of one name apart by when they were opened", () => {
  const at = (id: string, created: number, title = "Snow"): Row => row({ id, title, game: "rose", created });
  const rows = [at("a", NOW), at("b", NOW + 90), at("c", NOW + 95), at("d", NOW, "Ice")];
  const told = rows.map((one) => apart(one, rows));
  expect(new Set(told).size).toBe(4);
  expect(told[3]).toBe("");
  expect(told[0]).not.toMatch(/:\d\d:\d\d/);
  expect(told[1]).toMatch(/:\d\d:\d\d/);
});
