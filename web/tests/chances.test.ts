import { describe, expect, it } from "vitest";
import { considered, heard, looked, outlook, outlooks, type Outlook } from "../src/games/nuns/chances";
import type { Desk } from "../src/games/nuns/desk.svelte";

const one = (way: string, by: number[], hear: Record<string, number> = {}): Outlook => ({ way, by, hear });
const EAST = { counted: { "": one("50 51", [0.3, 0.5], { "": 0.6, celeste: 0.6 }), celeste: one("50 36", [0.2, 0.4], { "": 0.1, celeste: 0.1 }) }, believed: { "": one("50 35", [0.1, 0.9]) } };
const WEST = { counted: { "": one("62 76", [0, 0.8]), celeste: one("62 49", [0, 0.1]) } };

/** A desk as far as it is asked here: two steps and a stop, each foreseen. */
function desk(more: Partial<Desk> = {}): Desk {
  const foreseen = [{ chances: EAST }, { chances: WEST }, { chances: { counted: { "": one("", [], { "": 0.2, celeste: 0.25 }) } } }];
  const choices = [{ choice: 0, facts: { place: "50" } }, { choice: 1, facts: { place: "62" } }, { choice: 2, facts: { guard_card: "walk" } }];
  const draft = { choices };
  const known = { draft, foreseen: (choice: number) => foreseen[choice], suspect: "celeste", behaviour: false, considered: -1, pointed: 0, v: { guard: "abbess", at: { abbess: "49" } } };
  return { at: (place: number) => choices.find(({ facts }) => place && Number(facts.place) === place), ...known, ...more } as unknown as Desk;
}
const [east, west] = desk().draft.choices;

describe("what a guard's choice makes likely", () => {
  it("is told of whom the map shows, else of anybody", () => {
    expect(outlook(desk(), east)?.by).toEqual([0.2, 0.4]);
    expect(outlook(desk({ suspect: "theresa" }), east)?.by).toEqual([0.3, 0.5]);
    expect(outlooks(desk({ behaviour: true }), east)[""]?.by).toEqual([0.1, 0.9]);
    expect(outlooks(desk({ behaviour: true }), west)[""]?.by).toEqual([0, 0.8]);
    expect(outlook(desk({ foreseen: () => undefined }), east)).toBeUndefined();
  });
  it("is that of the choice pointed at, in the bar before the map, else of the likeliest", () => {
    expect(considered(desk())).toBeUndefined();
    expect(looked(desk())?.choice).toBe(0);
    expect(looked(desk({ suspect: "" }))?.choice).toBe(1);
    expect(looked(desk({ pointed: 62 }))?.choice).toBe(1);
    expect(looked(desk({ pointed: 62, considered: 0 }))?.choice).toBe(0);
  });
  it("hears where a walk ends that is pointed at, else here", () => {
    expect(heard(desk())).toEqual({ place: 49, hear: { "": 0.2, celeste: 0.25 } });
    expect(heard(desk({ pointed: 50 }))).toEqual({ place: 36, hear: { "": 0.1, celeste: 0.1 } });
    expect(heard(desk({ pointed: 62 }))).toBeUndefined();
  });
});
