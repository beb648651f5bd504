/** What a seat sees of 011, and what follows from it, as a screen uses them. Nothing is kept or reckoned: it is read anew from
 * each view, spots and characters by their numbers in the box. */
import { BUILDINGS, SLOTS, SPOTS, spotOf, TRANSPORTS, whoIs, type Slot } from "./box";
import type { View } from "../../wire/seat.svelte";

/** Where a character's card is. */
export type Where = number | "pile" | "chosen one" | "open" | null;

export interface Player {
  seat: number;
  alive: boolean;
  time: number;
  sheets: number;
  clues: number;
  tiles: number;
  /** Which power cards are left, as bits. */
  powers: number;
  role: string | null;
  shownRole: string | null;
}

export type Table = ReturnType<typeof read>;

/** A seat by its name in a view (`seat 3`), -1 for nobody. */
export const seatOf = (name: unknown): number => (typeof name === "string" && name.startsWith("seat ") ? Number(name.slice(5)) - 1 : -1);

const list = (value: unknown): unknown[] => (value && typeof value === "object" ? Object.values(value) : []);
const bySeat = (value: unknown, seat: number): unknown => (value as Record<string, unknown> | undefined)?.[`seat ${seat + 1}`];

export function read(view: View) {
  const n = (name: string): number => Number(view[name] ?? -1);
  const seats = Math.max(n("seats"), 0);
  const alive = n("alive");
  const places = list(view.place);
  const clue = (view.clue ?? {}) as Record<string, number>;
  const compass = (view.compass ?? {}) as Record<Slot, string | null>;
  return {
    step: String(view.step ?? ""),
    phase: String(view.phase ?? ""),
    seats,
    hour: n("hour"),
    gear: n("gear"),
    winner: seatOf(view.winner),
    old: list(view.old).map(seatOf).filter((seat) => seat >= 0),
    order: list(view.order).map(seatOf),
    positions: n("positions"),
    auctioned: n("auctioned"),
    bid: n("bid"),
    /** Where each figure stands. */
    place: places.map(spotOf),
    /** How many clues lie on each field. */
    clue: SPOTS.map((spot) => clue[spot.id] ?? 0),
    supply: n("supply"),
    organ: spotOf(view.organ),
    compass: Object.fromEntries(SLOTS.map((slot) => [slot, BUILDINGS.indexOf(String(compass[slot]))])) as Record<Slot, number>,
    locked: whoIs(view.locked),
    used: n("used"),
    players: Array.from({ length: seats }, (_, seat) => player(view, seat, alive)),
    card: list(view.card).map(where),
    wrong: list(view.wrong).map((value) => value === 1),
    open: list(view.open).map((value) => value === 1),
    stack: Math.max(n("bag_left"), 0) + Math.max(n("under_left"), 0),
    turn: seatOf(view.turn),
    figure: whoIs(view.figure),
    steps: n("steps"),
    transport: TRANSPORTS[n("transport")] ?? "",
    rides: n("rides"),
    walker: whoIs(view.walker),
    /** Is this a map we can draw? An owner's own map has other fields. */
    known: places.length === 0 || places.every((id) => spotOf(id) >= 0),
    option: (name: string): string => String(view[name] ?? ""),
  };
}

function player(view: View, seat: number, alive: number): Player {
  const n = (name: string): number => Number(bySeat(view[name], seat) ?? -1);
  return {
    seat,
    alive: (alive >> seat) % 2 === 1,
    time: n("time"),
    sheets: n("sheets"),
    clues: n("clues"),
    tiles: n("tiles"),
    powers: n("powers"),
    role: (bySeat(view.role, seat) as string | null) ?? null,
    shownRole: (bySeat(view.shown_role, seat) as string | null) ?? null,
  };
}

export function where(value: unknown): Where {
  const seat = seatOf(value);
  return seat >= 0 ? seat : ((value as Where) ?? null);
}

/** The tiles of a hand by id, each as often as it is there. */
export function tilesOf(view: View, seat: number): string[] {
  const held = (bySeat(view.tile, seat) ?? {}) as Record<string, number>;
  return Object.entries(held).flatMap(([id, count]) => Array.from({ length: Math.max(count, 0) }, () => id));
}

// What follows from a view: made by `derive.py`.

/** What the gears show, now (0) and after so many teeth. */
export interface Reading {
  teeth: number;
  transport: string;
  steps: number;
  action: string;
}
export interface Gift {
  gift: string;
  count: number;
}
/** The last part of a way. */
export interface Leg {
  to: string;
  by: "step" | "walk" | "ride";
  /** Time of the whole way. */
  cost: number;
  take: number[];
  leave?: number[];
  /** The part before it. */
  from?: number;
}
/** How a declared turn could end. */
export interface Chance extends Reading {
  /** What the way costs, -1 where the goal is out of reach. */
  cost: number;
  sheets: number;
  wins: boolean;
}
export interface Derived {
  cap: number;
  players: { place: number; was: number; about: string; cards: number }[];
  pile: number;
  certain: Record<string, string>;
  gears?: Reading[];
  event?: { event: string; locks?: string; bonus?: string; bans: string[]; position?: number; last?: boolean; gift?: Gift; gifts?: Gift[] };
  places?: Gift[][];
  /** The fields where the organ may still stand. */
  region?: string[];
  needs?: number;
  goal?: { spot: string; sheets: number };
  chances?: Chance[];
  reach?: Leg[];
  unseen?: Record<string, number>;
}
export const NOTHING: Reading = { teeth: 0, transport: "", steps: 0, action: "" };

/** A way through the city: its parts, and the choices that lead along it. */
export interface Way {
  cost: number;
  legs: Leg[];
  take: number[];
  /** The same, with the clues left where they lie. */
  leave: number[] | undefined;
  rides: boolean;
}

/** The ways by the fields they lead to. */
export function waysOf(reach: readonly Leg[] = []): Map<number, Way> {
  const found = new Map<number, Way>();
  for (const last of reach) {
    const legs: Leg[] = [];
    for (let leg: Leg | undefined = last; leg; leg = leg.from === undefined ? undefined : reach[leg.from]) legs.unshift(leg);
    const take = legs.flatMap((leg) => leg.take);
    const leave = legs.some((leg) => leg.leave) ? legs.flatMap((leg) => leg.leave ?? leg.take) : undefined;
    const spot = spotOf(last.to);
    if (!found.has(spot)) found.set(spot, { cost: last.cost, legs, take, leave, rides: legs.some((leg) => leg.by === "ride") });
  }
  return found;
}
