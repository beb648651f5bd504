/** The log: what somebody does begins a line, what comes of it is added, days have headings, newest on top. */
import { expect, it } from "vitest";
import type { GameScreen } from "../src/games/screen";
import { parts } from "../src/pages/match/log";
import type { News } from "../src/wire/types";

const screen = { begins: ({ kind }: News) => kind === "event" } as GameScreen;
const told = (kind: string, facts: News["facts"] = {}, at = 0): News => ({ at, kind, facts, game: true, own: kind.startsWith("you_") });
/** Each part as its heading and its lines, each line as the kinds in it. */
const read = (news: News[], with_: Partial<GameScreen> = {}): [string | undefined, string[]][] =>
  parts({ ...screen, ...with_ }, news).map(({ head, lines }) => [head?.kind, lines.map((line) => line.news.map(({ kind }) => kind).join(" "))]);

it("adds to a line what the same one does next and what comes of it at once", () => {
  const news = [told("played", { seat: 1 }), told("time"), told("moved", { seat: 1 }), told("played", { seat: 2 })];
  expect(read(news)).toEqual([[undefined, ["played", "played time moved"]]]);
});

it("begins a line for what happens later, though nobody does it", () => {
  expect(read([told("played", { seat: 1 }, 5), told("night", {}, 6)])).toEqual([[undefined, ["night", "played"]]]);
});

it("begins a line when a line has grown long", () => {
  const [[, lines]] = read(Array.from({ length: 8 }, () => told("drew", { seat: 1 }))) as [[undefined, string[]]];
  expect(lines.map((line) => line.split(" ").length)).toEqual([2, 6]);
});

it("keeps what is told to me alone out of lines that everybody has", () => {
  const news = [told("drew", { seat: 1 }), told("you_drew", { seat: 1 }), told("drew", { seat: 1 })];
  expect(read(news)).toEqual([[undefined, ["drew", "you_drew", "drew"]]]);
});

it("puts each day under its heading, the last day first", () => {
  const news = [told("dealt"), told("event", { day: 1 }), told("moved", { seat: 1 }), told("event", { day: 2 })];
  expect(read(news)).toEqual([["event", []], ["event", ["moved"]], [undefined, ["dealt"]]]);
});

it("lets a game say what a heading is, and what begins a line", () => {
  const news = [told("moved", { seat: 1 }), told("bell"), told("moved", { seat: 1 }), told("moved", { seat: 1 })];
  const heading = ({ kind }: News): string | undefined => (kind === "bell" ? "Vespers" : undefined);
  expect(read(news, { heading, opens: () => true })).toEqual([["bell", ["moved", "moved"]], [undefined, ["moved"]]]);
});

it("leaves chat to the chat, and gives the table's own news a line each", () => {
  const table = (kind: string): News => ({ ...told(kind, { seat: 1 }), game: false });
  expect(read([table("came"), table("said"), table("left")])).toEqual([[undefined, ["left", "came"]]]);
});
