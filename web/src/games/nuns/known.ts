/** What a seat works out from its own view, as `terminal/nuns/known.py` does: who is hers, how far, who would hear. */
import { DIE, steps, UNREACHED, type Box } from "./box";
import { place, type NunsView } from "./view";

export const seatOf = (owner: string | null | undefined): number => (owner ? Number(owner.slice(5)) - 1 : -1);

/** Does a seat belong to the guards? */
export const leadsGuards = (v: NunsView, seat: number): boolean => seat === 0 || (seat === 1 && v.seats === 8);

/** The guards a seat moves; of two players each moves her own. */
export function myGuards(box: Box, v: NunsView, seat: number): string[] {
  return box.guards.filter((_, number) => (v.seats === 8 ? number : 0) === seat);
}

export const inPlay = (box: Box, v: NunsView): string[] => box.novices.filter((novice) => v.owner[novice]);

export const myNovices = (box: Box, v: NunsView, seat: number): string[] =>
  box.novices.filter((novice) => v.owner[novice] && seatOf(v.owner[novice]) === seat);

/** Which of my novices I am asked about; else my first one. */
export function acting(box: Box, v: NunsView, seat: number): string {
  const mine = myNovices(box, v, seat);
  if (v.step === "move") return mine.find((one) => v.stage[one] !== "done") ?? mine.at(-1) ?? "";
  return mine.find((one) => one === v.novice) ?? mine[0] ?? "";
}

/** The places of the move that is being planned, where it began included. */
export function way(v: NunsView, novice: string): number[] {
  const made = v.steps[novice] ?? -1;
  return made < 0 ? [] : (v.way[novice] ?? []).slice(0, made + 1).filter(Boolean).map(place);
}

/** Where a novice is, or has come to in the move she is planning; 0 if that is hidden. */
export const here = (v: NunsView, novice: string): number => way(v, novice).at(-1) ?? place(v.place[novice]);

// Cards

export const factor = (box: Box, v: NunsView): number => (v.round === 1 && v.slow_novices === "false" ? box.firstRound : 1);

/** The fewest steps a card allows. */
export function least(box: Box, v: NunsView, id: string): number {
  const card = box.card(id);
  if (!card) return 0;
  const whole = (id === "run" && v.run_range === "5") || (id === "sneak" && v.short_ranges === "2_and_3");
  return (whole ? card.max : card.min) * factor(box, v);
}

/** The most steps a card allows. */
export function most(box: Box, v: NunsView, id: string): number {
  const card = box.card(id);
  if (!card) return 0;
  return (id === "walk" && v.short_ranges === "2_and_3" ? card.min : card.max) * factor(box, v);
}

export const loud = (box: Box, v: NunsView, id: string): number =>
  id === "run" && v.run_noise === "0" ? 0 : (box.card(id)?.noise ?? 0);

// Noise

export function nobodyListens(box: Box, v: NunsView): boolean {
  return v.deaf_after_run !== "never" && box.guards.every((guard) => v.shown[guard] === "run");
}

export const isDeaf = (v: NunsView, guard: string): boolean => v.deaf_after_run === "each" && v.shown[guard] === "run";

/** The faces of the die on which a guard would hear a novice who ends her move there with a card. */
export function faces(box: Box, v: NunsView, card: string, at: number, guard: string): number[] {
  if (nobodyListens(box, v) || isDeaf(v, guard)) return [];
  const far = box.far(place(v.at[guard]), at);
  const all = Array.from({ length: DIE }, (_, face) => face + 1);
  return far < 1 ? [] : all.filter((face) => far <= face + loud(box, v, card));
}

/** On how many faces any guard would hear her. */
export function sixths(box: Box, v: NunsView, card: string, at: number): number {
  return Math.max(...box.guards.map((guard) => faces(box, v, card, at, guard).length));
}

/** The neighbours of a guard where a shortest way to a place begins. */
export function firstSteps(box: Box, from: number, to: number): number[] {
  return box.near(from).filter((next) => box.far(next, to) === box.far(from, to) - 1);
}

/** A shortest way between two places, both included. */
export function shortest(box: Box, from: number, to: number): number[] {
  const found = [from];
  while (found.at(-1) !== to && found.length < UNREACHED) {
    const next = firstSteps(box, found.at(-1)!, to)[0];
    if (next === undefined) return [];
    found.push(next);
  }
  return found;
}

// The errand

export interface Leg {
  thing: "key" | "wish" | "home";
  place: number;
  steps: number;
  done: boolean;
}

/** Key, wish, home: each with the steps from where she is, or from the one before. */
export function errand(box: Box, v: NunsView, novice: string, from = here(v, novice)): Leg[] {
  const wish = box.wish(v.wish_card[novice] ?? null);
  if (!wish) return [];
  const aims = [
    { thing: "key", place: wish.keyPlace, done: v.key[novice] === 1 },
    { thing: "wish", place: wish.place, done: v.wish[novice] === 1 },
    { thing: "home", place: box.cell(novice), done: false },
  ] as const;
  let at = from;
  return aims.map(({ thing, place: aim, done }) => {
    if (done) return { thing, place: aim, steps: 0, done };
    const open = (one: number): number[] => box.near(one).filter((next) => thing !== "key" || !box.lock(one, next));
    const far = steps([at], open).get(aim) ?? UNREACHED;
    at = aim;
    return { thing, place: aim, steps: far, done };
  });
}

// The guards

export interface May {
  why: "sees" | "trace" | "heard" | "passed";
  figure: string;
  places: number[];
}

/** Why a guard may leave her path: novices she sees, a trace, noises laid for her. */
export function reasons(box: Box, v: NunsView, guard: string): May[] {
  const found: May[] = [];
  box.novices.forEach((novice, number) => {
    if (v.sighted > 0 && (v.sighted >> number) & 1 && (v.caught_give_permission === "true" || v.status[novice] !== "caught"))
      found.push({ why: "sees", figure: novice, places: [place(v.marker[novice])] });
  });
  const any = v.deviate_on === "any";
  const trail = Math.max(v.trail, 0);
  if (trail & 1 || (any && v.vanishings > 0)) found.push({ why: "trace", figure: "", places: [] });
  for (let i = 0; i < v.noises; i++)
    if (v.noise_guard[i] === guard || any || (v.deviate_on === "beside" && box.far(place(v.at[guard]), place(v.noise_place[i])) <= 1))
      found.push({ why: "heard", figure: v.noise_owner[i] ?? "", places: [place(v.noise_place[i])] });
  if (trail & 2 && found.every((one) => one.why !== "heard")) found.push({ why: "passed", figure: "", places: [] });
  return found;
}

/** The places of a guard's path that are before her; off her path those from the nearest one on. */
export function ahead(box: Box, v: NunsView, guard: string, id = v.path[guard] ?? null, heading = v.heading[guard]): number[] {
  const path = box.path(id);
  if (!path) return [];
  const places = heading === 1 ? [...path.places] : [...path.places].reverse();
  const at = place(v.at[guard]);
  let near = 0;
  places.forEach((one, i) => {
    if (box.far(at, one) < box.far(at, places[near]!)) near = i;
  });
  return places[near] === at ? places.slice(near + 1) : places.slice(near);
}

export const longestRun = (v: NunsView): number => (v.guard_max === "5" ? 5 : 6);
