/** The log: a line a turn, days with their headings, newest on top. */
import { expect, it } from "vitest";
import type { GameScreen } from "../src/games/screen";
import { isLine, sinceMine } from "../src/games/tale";
import { parts } from "../src/pages/match/log";
import type { Seat, Told } from "../src/wire/seat.svelte";
import type { News } from "../src/wire/types";

const screen = { begins: ({ kind }: News) => kind === "event" } as GameScreen;
const told = (kind: string, game = true): News => ({ at: 0, kind, facts: {}, game, own: false });
const chapter = (number: number, kind: string, more: Partial<Told> = {}): Told => ({
  number, first: number, last: number, kind, facts: {}, changes: [], rows: [], beats: [], stays: false, done: true, undone: false, ...more,
});
/** Each part as its heading and its lines, each line as the kind of its chapter. */
const read = (news: News[], tale: Told[], with_: Partial<GameScreen> = {}): [string | undefined, string[]][] =>
  parts({ ...screen, ...with_ }, news, tale).map(({ head, lines }) => [head?.kind, lines.map(({ kind }) => kind)]);

it("puts each turn under its day, the last day first", () => {
  const news = [told("dealt"), told("event"), told("played"), told("played"), told("event")];
  const tale = [chapter(0, "deal"), chapter(1, "day"), chapter(2, "moved"), chapter(3, "called"), chapter(4, "dawn")];
  expect(read(news, tale)).toEqual([["event", []], ["event", ["called", "moved"]], [undefined, ["deal"]]]);
});

it("lets a game say what a heading is", () => {
  const heading = ({ kind }: News): string | undefined => (kind === "bell" ? "Vespers" : undefined);
  expect(read([told("moved"), told("bell"), told("moved")], [chapter(0, "a"), chapter(1, "b"), chapter(2, "c")], { heading })).toEqual([["bell", ["c"]], [undefined, ["a"]]]);
});

it("leaves chat to the chat, and gives the table's own news a line each", () => {
  const news = [told("came", false), told("said", false), told("left", false)];
  expect(parts(screen, news, news.map((_, n) => chapter(n, "")))[0]!.lines.map(({ first }) => first)).toEqual([2, 0]);
});

it("finds what happened since my own turn, without what was taken back", () => {
  const rows = [{ figure: "red" }];
  const tale = [
    chapter(0, "moved", { facts: { seat: 2 }, rows }),
    chapter(1, "moved", { facts: { seat: 1 }, rows }),
    chapter(2, "moved", { facts: { seat: 2 }, rows }),
    chapter(3, "moved", { facts: { seat: 3 }, rows, undone: true }),
    chapter(4, "night", { facts: { seat: 1 }, beats: [300] }),
    chapter(5, ""),
  ];
  const seat = { plays: true, number: 0, tale } as unknown as Seat;
  expect(sinceMine(seat).map(({ number }) => number)).toEqual([2, 4]);
  expect(sinceMine({ ...seat, plays: false } as Seat)).toEqual([]);
  expect(isLine(tale[3]!)).toBe(false);
});
