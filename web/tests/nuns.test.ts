/** The box of the Nuns on the page is that of the package: numbers written by `nuns_numbers.py`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRINTED as box } from "../src/games/nuns/box";
import { ends } from "../src/games/nuns/ends";
import { why } from "../src/games/nuns/sight";
import type { NunsView } from "../src/games/nuns/view";

interface Numbers {
  view: Record<string, number[]>;
  turned: Record<string, number[]>;
  far: Record<string, number[]>;
  why: [number, number, number, boolean, boolean, string, Record<string, string | number>][];
}
const python = JSON.parse(readFileSync(new URL("nuns_numbers.json", import.meta.url), "utf8")) as Numbers;

function digest(places: Iterable<number>): number[] {
  const found = [...places];
  return [found.length, found.reduce((sum, place) => sum + place, 0), found.reduce((sum, place) => sum + place * place, 0)];
}

const links = box.places.flatMap((at) => box.near(at).map((near) => [at, near] as const));

test("a guard sees from every place, by every way she came, what the package says", () => {
  const found = Object.fromEntries(links.map(([at, back]) => [`${at} ${back}`, digest(box.view(back, at))]));
  expect(found).toEqual(python.view);
});

test("a guard who turns sees what the package says", () => {
  const found = Object.fromEntries(links.map(([at, ahead]) => [`${at} ${ahead}`, digest(box.turned(at, ahead))]));
  expect(found).toEqual(python.turned);
});

test("distances are those of the package", () => {
  const found = Object.fromEntries(box.places.map((at) => [at, digest(box.places.map((to) => box.far(at, to)))]));
  expect(found).toEqual(python.far);
});

test("why a place is seen or not is said as in the package", () => {
  for (const [at, facing, place, hidden, noRange, kind, facts] of python.why) {
    const v = { sight: "arc", sight_range: noRange ? "none" : "6", shrine_hidden: String(hidden), at: { abbess: String(at) }, facing: { abbess: facing } };
    const found = why(box, v as unknown as NunsView, "abbess", place);
    const said = Object.fromEntries(Object.entries(found.facts).map(([key, fact]) => [key, String(fact)]));
    expect([at, facing, place, found.kind]).toEqual([at, facing, place, kind]);
    expect(said).toEqual(Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, String(fact)])));
  }
});

test("a doubled run from a cell ends nowhere behind a lock, and standing ends where she is", () => {
  const v = {
    round: 1, slow_novices: "false", run_range: "1_to_5", short_ranges: "1_to_2_and_3_to_4", run_noise: "1", deaf_after_run: "both", allow_revisit: "false",
    safe_cell: "false", sight: "arc", sight_range: "6", shrine_hidden: "true", key: { theresa: 0 }, place: { theresa: "3" }, steps: { theresa: 0 },
    way: { theresa: ["3"] }, at: { abbess: "26", prioress: "26" }, facing: { abbess: -1, prioress: -1 }, shown: { abbess: null, prioress: null },
  } as unknown as NunsView;
  const found = ends(box, v, "theresa", "run");
  expect(found.size).toBeGreaterThan(20);
  expect(found.has(26)).toBe(false);
  expect([...ends(box, v, "theresa", "stand").keys()]).toEqual([3]);
});
