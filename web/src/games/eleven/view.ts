/** What a seat sees of 011, in numbers a screen can use. Nothing is kept: it is read anew from each view. */
import { PILE, SLOTS, BUILDINGS, SPOTS, spotOf, whoIs, type Slot } from "./box";
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

export interface Table {
  step: string;
  phase: string;
  stage: string;
  seats: number;
  hour: number;
  event: string | null;
  gear: number;
  winner: number;
  old: number[];
  order: number[];
  positions: number;
  auctioned: number;
  bid: number;
  bidder: number;
  passed: number;
  /** Where each figure stands. */
  place: number[];
  /** How many clues lie on each field. */
  clue: number[];
  supply: number;
  organ: number;
  compass: Record<Slot, number>;
  locked: number;
  used: number;
  players: Player[];
  card: Where[];
  wrong: boolean[];
  apart: boolean[];
  stack: number;
  turn: number;
  figure: number;
  steps: number;
  transport: string;
  rides: number;
  walks: number;
  walking: number;
  walker: number;
  looks: number;
  looked: number[];
  declared: number;
  named: number;
  moving: number;
  played: number;
  /** Is this a map we can draw? An owner's own map has other fields. */
  known: boolean;
  option: (name: string) => string;
}

const TRANSPORTS = ["steam_train", "monorail", "airship", "locomotive"];

/** A seat by its name in a view (`seat 3`), -1 for nobody. */
export const seatOf = (name: unknown): number => (typeof name === "string" && name.startsWith("seat ") ? Number(name.slice(5)) - 1 : -1);

const list = (value: unknown): unknown[] => (value && typeof value === "object" ? Object.values(value) : []);
const bySeat = (value: unknown, seat: number): unknown => (value as Record<string, unknown> | undefined)?.[`seat ${seat + 1}`];

export function read(view: View): Table {
  const n = (name: string): number => Number(view[name] ?? -1);
  const seats = n("seats") > 0 ? n("seats") : 0;
  const alive = n("alive");
  const places = list(view.place);
  const clue = (view.clue ?? {}) as Record<string, number>;
  const compass = (view.compass ?? {}) as Record<Slot, string | null>;
  return {
    step: String(view.step ?? ""),
    phase: String(view.phase ?? ""),
    stage: String(view.stage ?? ""),
    seats,
    hour: n("hour"),
    event: (view.event as string | null) ?? null,
    gear: n("gear"),
    winner: seatOf(view.winner),
    old: list(view.old).map(seatOf).filter((seat) => seat >= 0),
    order: list(view.order).map(seatOf),
    positions: n("positions"),
    auctioned: n("auctioned"),
    bid: n("bid"),
    bidder: seatOf(view.bidder),
    passed: n("passed"),
    place: places.map(spotOf),
    clue: SPOTS.map((spot) => clue[spot.id] ?? 0),
    supply: n("supply"),
    organ: spotOf(view.organ),
    compass: Object.fromEntries(SLOTS.map((slot) => [slot, BUILDINGS.indexOf(String(compass[slot]))])) as Record<Slot, number>,
    locked: whoIs(view.locked),
    used: n("used"),
    players: Array.from({ length: seats }, (_, seat) => player(view, seat, alive)),
    card: list(view.card).map(where),
    wrong: list(view.wrong).map((value) => value === 1),
    apart: list(view.apart).map((value) => value === 1),
    stack: Math.max(n("bag_left"), 0) + Math.max(n("under_left"), 0),
    turn: seatOf(view.turn),
    figure: whoIs(view.figure),
    steps: n("steps"),
    transport: TRANSPORTS[n("transport")] ?? "",
    rides: n("rides"),
    walks: n("walks"),
    walking: n("walking"),
    walker: whoIs(view.walker),
    looks: n("looks"),
    looked: list(view.looked).map(Number),
    declared: n("declared"),
    named: whoIs(view.named),
    moving: n("moving"),
    played: n("played"),
    known: places.length === 0 || places.every((id) => spotOf(id) >= 0),
    option: (name) => String(view[name] ?? ""),
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

function where(value: unknown): Where {
  const seat = seatOf(value);
  return seat >= 0 ? seat : ((value as Where) ?? null);
}

/** The tiles of a hand by id, each as often as it is there. */
export function tilesOf(view: View, seat: number): string[] {
  const held = (bySeat(view.tile, seat) ?? {}) as Record<string, number>;
  return Object.entries(held).flatMap(([id, count]) => Array.from({ length: Math.max(count, 0) }, () => id));
}

/** The most time there can be at this table. */
export const timeCap = (table: Table): number => (table.seats === 3 && table.option("time_cap_3p") === "36" ? 36 : 45);

/** How many hidden cards a player holds, or lie in the pile. */
export function cardsAt(table: Table, target: number): number {
  const own = table.seats === 3 ? 2 : 1;
  if (target === PILE) return table.option("open_unknown_pile") === "true" || table.seats === 3 ? 0 : 7 - table.seats;
  const one = table.players[target];
  return one ? own + [1, 2, 4, 8].filter((bit) => one.powers & bit).length : 0;
}

/** The fields where the organ may still stand, by the tiles on the compass (9.4). */
export function region(compass: Record<Slot, number>): number[] {
  return SPOTS.flatMap((spot, at) => (spot.kind === "building" && SLOTS.every((slot) => fits(at, slot, compass[slot])) ? at : []));
}

function fits(at: number, slot: Slot, building: number): boolean {
  if (building < 0) return true;
  const spot = SPOTS[at]!;
  const there = SPOTS[spotOf(BUILDINGS[building])]!;
  if (slot === "north") return spot.row > there.row;
  if (slot === "south") return spot.row < there.row;
  return slot === "east" ? spot.col < there.col : spot.col > there.col;
}

export const tilesPlaced = (table: Table): number => SLOTS.filter((slot) => table.compass[slot] >= 0).length;
