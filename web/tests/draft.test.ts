/** One draft for every game: looked at, planned step by step, forgotten with its question. */
import { beforeEach, expect, it, vi } from "vitest";
import { draftOf, type Draft } from "../src/games/draft.svelte";
import { ReplaySeat } from "../src/pages/replay/seat.svelte";
import type { Choice, Drafted, Previewed } from "../src/wire/types";

const choice = (number: number): Choice => ({ choice: number, text: `step ${number}`, facts: { place: number } });
const drafted = (changes: Partial<Drafted>): Drafted => ({
  type: "drafted", key: "", choices: [choice(7), choice(8)], complete: false, view: { place: 4 }, derived: { left: 2 }, news: [], ...changes,
});
const previewed = (number: number): Previewed => ({ choice: number, complete: false, view: { place: number }, derived: { left: number, gone: null }, news: [] });
const news = (kind: string, game = true) => ({ at: 0, kind, facts: {}, game, own: false });

/** A seat that is asked for one of two steps. */
class Asked extends ReplaySeat {
  override asked = true;
  override free = true;
  override choices = [choice(4), choice(5)];
  override view = { step: "move", place: 1, rounds: 3 };
  override derived = { left: 3, gone: 1, kept: 2 };
  override decide = vi.fn<() => Promise<void>>(() => Promise.resolve());
  override draft = vi.fn<() => Promise<Drafted>>(() => Promise.resolve(drafted({})));
  override previews = vi.fn<() => Promise<Previewed[]>>(() => Promise.resolve([previewed(4), previewed(5)]));
}

let seat: Asked;
let draft: Draft;
beforeEach(() => {
  seat = new Asked("abc");
  draft = draftOf(seat.shown);
});
const settled = (): Promise<void> => new Promise((done) => void setTimeout(done));

it("is one, whoever asks", () => {
  expect(draftOf(seat.shown)).toBe(draft);
  expect(draftOf(new Asked("abc").shown)).not.toBe(draft);
});

it("asks at once what every choice would lead to, and only where that may be asked", async () => {
  draft.renew(true);
  draft.renew(true);
  await settled();
  expect(seat.previews).toHaveBeenCalledTimes(1);
  draft.look(5);
  expect(draft.after).toEqual({ step: "move", place: 5, rounds: 3 });
  expect(draft.foreseen(5)).toEqual({ left: 5, kept: 2 });
  const secret = new Asked("def");
  draftOf(secret.shown).renew(false);
  expect(secret.previews).not.toHaveBeenCalled();
});

it("lets a finger look first, and undo let go", () => {
  draft.press(choice(4), "touch");
  expect([draft.kept, draft.at, seat.decide.mock.calls.length]).toEqual([true, 4, 0]);
  expect(draft.back()).toBe(true);
  expect([draft.kept, draft.at, draft.back()]).toEqual([false, undefined, false]);
  draft.press(choice(4), "mouse");
  expect(seat.decide).toHaveBeenCalledWith([4]);
});

it("plans step by step and decides all together", async () => {
  await draft.plan(choice(4));
  expect(seat.decide).not.toHaveBeenCalled();
  expect([draft.view.place, draft.derived.left, draft.choices.length]).toEqual([4, 2, 2]);
  seat.draft.mockResolvedValueOnce(drafted({ complete: true }));
  await draft.plan(choice(7));
  expect(seat.draft).toHaveBeenLastCalledWith([4, 7]);
  expect(seat.decide).toHaveBeenCalledWith([4, 7]);
});

it("takes a planned step back, or all after the first", async () => {
  await draft.plan(choice(4));
  await draft.plan(choice(7));
  expect(draft.back()).toBe(true);
  expect(draft.picked.map((one) => one.choice.choice)).toEqual([4]);
  await draft.plan(choice(5), 0);
  expect(draft.picked.map((one) => one.choice.choice)).toEqual([5]);
});

it("belongs to its question: chat and what others choose in secret are no new one", async () => {
  await draft.plan(choice(4));
  seat.news = [news("said", false), news("has_chosen")];
  expect(draft.picked.length).toBe(1);
  seat.news = [...seat.news, news("moved")];
  expect([draft.picked.length, draft.view.place]).toEqual([0, 1]);
});
