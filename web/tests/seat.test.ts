/** A seat over a line that breaks: nothing is asked twice, nothing is lost. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../src/house.svelte";
import { Refused } from "../src/wire/refused";
import { Seat } from "../src/wire/seat.svelte";
import type { Update } from "../src/wire/types";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const news = (kind: string) => ({ at: 0, kind, facts: {}, game: true, own: false });
const update = (changes: Partial<Update>): Update => ({
  type: "update", since: 0, n: 0, seat: 1, whole: true, news: [], tale: [], view: {}, choosing: [1],
  choices: [{ choice: 4, text: "play red 4", facts: { card: "red 4" } }], question: {}, derived: {}, notebook: [], sealed: false, table: null, muted: [], now: 0, ...changes,
});
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0) as unknown as Promise<void>;

let seat: Seat;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  seat = new Seat("abc", 1, "http://house");
  latest().open();
});
afterEach(() => {
  seat.hangUp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("connects as its seat, from the beginning", () => {
  expect(latest().url).toBe("ws://house/api/v1/matches/abc/live?seat=1&since=0");
  expect(seat.line).toBe("connected");
});

it("merges changes of the view and adds news", () => {
  latest().tell(update({ n: 1, news: [news("a")], view: { step: "card", day: 1 } }));
  latest().tell(update({ since: 1, n: 2, whole: false, news: [news("b")], view: { day: 2 } }));
  expect(seat.view).toEqual({ step: "card", day: 2 });
  expect(seat.news.map((one) => one.kind)).toEqual(["a", "b"]);
  expect([seat.n, seat.old, seat.asked, seat.free]).toEqual([2, 1, true, true]);
});

it("asks again after a break with the same key, and goes on from the number it has", async () => {
  latest().tell(update({ n: 7 }));
  const done = seat.decide([4]);
  const asked = latest().sent[0]!;
  expect(asked).toMatchObject({ type: "decide", choices: [4], n: 7 });
  expect(seat.free).toBe(false);
  latest().drop();
  await settled();
  expect(seat.line).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().url).toContain("since=7");
  latest().open();
  expect(latest().sent).toEqual([asked]);
  latest().tell({ type: "done", key: asked.key, n: 8 });
  await done;
  latest().drop();
  await vi.advanceTimersByTimeAsync(1_000);
  latest().open();
  expect(latest().sent).toEqual([]);
});

it("stays locked until what a decision led to is here, whatever older comes before it", async () => {
  latest().tell(update({ n: 7 }));
  const done = seat.decide([4]);
  latest().tell({ type: "done", key: latest().sent[0]!.key, n: 9 });
  await done;
  expect([seat.free, seat.sending]).toEqual([false, true]);
  latest().tell(update({ since: 7, n: 8, whole: false, news: [news("has_chosen")] }));
  expect([seat.asked, seat.free]).toEqual([true, false]);
  latest().tell(update({ since: 8, n: 9, whole: false, news: [news("laid_marker")] }));
  expect([seat.free, seat.sending]).toEqual([true, false]);
});

it("is free at once where what a decision led to came before the answer", async () => {
  latest().tell(update({ n: 7 }));
  const done = seat.decide([4]);
  latest().tell(update({ since: 7, n: 9, whole: false, news: [news("has_chosen"), news("played")] }));
  latest().tell({ type: "done", key: latest().sent[0]!.key, n: 9 });
  await done;
  expect(seat.free).toBe(true);
  seat.decide([4]).catch(() => undefined);
  latest().tell(update({ since: 9, n: 10, whole: false, news: [news("said")] }));
  expect(seat.free).toBe(false);
});

it("keeps why a decision was refused until the next update", async () => {
  latest().tell(update({ n: 1 }));
  const done = seat.decide([9]);
  latest().tell({ type: "refusal", key: latest().sent[0]!.key, code: "rose-not-full", sentence: "No.", facts: {} });
  await expect(done).rejects.toBeInstanceOf(Refused);
  expect(seat.refused?.code).toBe("rose-not-full");
  latest().tell(update({ since: 1, n: 2, whole: false }));
  expect(seat.refused).toBeUndefined();
});

it("sends nothing before who is asked says yes, and is not refused when they say no", async () => {
  const answers = [false, true];
  seat.sure = () => Promise.resolve(answers.shift()!);
  await expect(seat.decide([4])).rejects.toBeInstanceOf(Refused);
  expect([latest().sent.length, seat.refused, seat.shakes, seat.sending]).toEqual([0, undefined, 0, false]);
  seat.decide([4]).catch(() => undefined);
  await settled();
  expect(latest().sent).toMatchObject([{ type: "decide", choices: [4] }]);
});

it("waits longer after each failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (const wait of [500, 1_000, 2_000]) {
    const before = FakeSocket.all.length;
    latest().drop();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

it("ends when the server says there is no such match", async () => {
  const said = { type: "refusal", key: "", code: "web-no-such-match", sentence: "None.", facts: {} };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(said), { status: 404 })));
  latest().drop();
  await vi.advanceTimersByTimeAsync(1_000);
  latest().drop();
  await settled();
  expect(seat.ended?.code).toBe("web-no-such-match");
  expect(seat.line).toBe("ended");
});

it("ends when the chair has become somebody else's", async () => {
  latest().drop(4403);
  await settled();
  expect([seat.line, seat.ended?.code]).toEqual(["ended", "web-not-your-seat"]);
});

it("notices a line that is silent", async () => {
  await vi.advanceTimersByTimeAsync(25_000);
  expect(latest().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seat.line).toBe("lost");
});

it("no answer to a masked question goes out before its time, whether there is a choice or not", async () => {
  const choices = [4, 5].map((choice) => ({ choice, text: `use ${choice}`, facts: {} }));
  for (const offered of [choices, choices.slice(0, 1)]) {
    latest().tell(update({ n: 1, choices: offered, question: { masked: 1 } }));
    expect(seat.alone).toBe(offered.length === 1);
    const before = latest().sent.length;
    void seat.decide([4]).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(latest().sent.length).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(latest().sent.length).toBe(before + 1);
  }
});

it("a question in the open is answered at once, and one answer alone asks nobody whether it is meant", async () => {
  seat.sure = () => Promise.resolve(false);
  latest().tell(update({ n: 1, question: { alone: 1 } }));
  void seat.decide([4]).catch(() => undefined);
  await settled();
  expect(latest().sent.map((one) => one.type)).toEqual(["decide"]);
  latest().tell(update({ n: 2, question: {} }));
  await expect(seat.decide([4])).rejects.toBeInstanceOf(Refused);
});

const chapter = (number: number, kind: string) => ({ number, first: number, last: number, kind });

it("keeps its tale by the numbers of chapters: one that has grown takes the place of what it was", () => {
  latest().tell(update({ n: 2, tale: [chapter(0, "played"), chapter(1, "played")] }));
  latest().tell(update({ whole: false, since: 2, n: 3, tale: [chapter(1, "moved"), chapter(2, "played")] }));
  expect(seat.tale.map(({ kind }) => kind)).toEqual(["played", "moved", "played"]);
});

it("holds back what comes until it is let on, one after the other", async () => {
  latest().tell(update({ n: 1 }));
  seat.hold("stage", true);
  latest().tell(update({ whole: false, since: 1, n: 2 }));
  latest().tell(update({ whole: false, since: 2, n: 3 }));
  expect(seat.n).toBe(1);
  seat.hold("turn", true);
  seat.hold("stage", false);
  expect(seat.n).toBe(1);
  seat.hold("turn", false);
  await settled();
  await settled();
  expect(seat.n).toBe(3);
});

it("holds nothing back from who comes back, nor from who decides", async () => {
  latest().tell(update({ n: 1 }));
  seat.hold("stage", true);
  latest().tell(update({ whole: false, since: 1, n: 2 }));
  void seat.decide([4]).catch(() => undefined);
  await settled();
  expect(seat.n).toBe(2);
  seat.hold("stage", true);
  latest().tell(update({ whole: false, since: 2, n: 3 }));
  latest().tell(update({ n: 4 }));
  expect(seat.n).toBe(4);
});

it("passes on what the host says to everybody", () => {
  latest().tell({ type: "house", message: "cake at ten", closed: "new" });
  expect(house()).toEqual({ message: "cake at ten", closed: "new" });
  latest().tell({ type: "house", message: "", closed: "" });
  expect(house()).toEqual({ message: "", closed: "" });
});
