/** What a browser notes of a deal under seal. */
import { beforeEach, expect, it, vi } from "vitest";
import { newLot, note, noted, noteLot } from "../src/deal/noted";
import type { TableAt } from "../src/wire/types";

const at = (id: string, commitment: string, lots: number[] = []): TableAt => ({ id, commitment, lots }) as unknown as TableAt;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

it("keeps the first seal it saw, whatever a server says later", () => {
  note(at("a", "5e8f"));
  note(at("a", "0000"));
  noteLot(at("a", "0000", [1]), 1, "mine");
  expect(noted("a")).toEqual({ commitment: "5e8f", lot: "mine" });
});

it("counts a lot as added when everybody can see that it was, and only the first", () => {
  noteLot(at("a", "5e8f", [0]), 1, "unheard");
  expect(noted("a")?.lot).toBe("");
  noteLot(at("a", "5e8f", [0, 1]), 1, "first");
  noteLot(at("a", "5e8f", [0, 1]), 1, "second");
  expect(noted("a")?.lot).toBe("first");
});

it("notes nothing where nothing is under seal, and draws lots that nobody foresees", () => {
  note(at("a", ""));
  expect(noted("a")).toBeUndefined();
  expect(newLot()).toMatch(/^[0-9a-f]{32}$/);
  expect(newLot()).not.toBe(newLot());
});
