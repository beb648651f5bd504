/** What a seat sees of the Rose, by name, and what everybody can count from it. Fields as in `fields.py`. */
import data from "../../../../src/subrosa/games/rose/data/rose.json";
import type { Seat } from "../../wire/seat.svelte";

export const MONKS = ["red", "blue", "white", "grey", "black", "orange"] as const;
export type Monk = (typeof MONKS)[number];
export type Figure = "william" | "adson" | Monk;
export const FIGURES: readonly Figure[] = ["william", "adson", ...MONKS];
export type Building =
  | "library" | "scriptorium" | "stable" | "dormitory" | "workshops" | "refectory" | "kitchen"
  | "gatehouse" | "infirmary" | "bathhouse" | "church" | "chapter_house" | "cloister" | "garden";

export const DAYS = 6;
export const NIGHT = data.tracks.sundial.fields;
/** A revelation follows these days. */
export const REVELATIONS: readonly number[] = [1, 3, 5];
export const CALLER = "william_adson";

type BySeat<T> = Record<string, T>;
export interface RoseView {
  seats: number;
  tile_return: string;
  accusation_own_colour: string;
  discard_view: string;
  time_step: string;
  time: Record<string, number>;
  william_time: number;
  adson_time: number;
  step: string;
  stage: string;
  index: number;
  day: number;
  turn: string | null;
  event: string | null;
  row: (string | null)[];
  taker: (string | null)[];
  sundial: number;
  place: Record<Figure, Building | null>;
  suspicion: Record<Monk, number>;
  evidence: Record<Monk, number>;
  tile: Record<Building, (string | null)[]>;
  unseen: Record<string, number>;
  unseen_left: number;
  chain: (string | null)[];
  chain_knower: (string | null)[];
  chain_length: number;
  hand: BySeat<(string | null)[]>;
  cards: BySeat<number>;
  identity: BySeat<Monk | null>;
  held: BySeat<(string | null)[]>;
  tiles: BySeat<number>;
  shown: BySeat<(Monk | null)[]>;
  pick: BySeat<Monk | null>;
  guess: BySeat<(Monk | null)[]>;
  pile_left: number;
  discard: Record<string, number>;
  top: string | null;
  card: string | null;
  cost: number;
  purse: number;
  mover: Figure | null;
  met: number;
  asked: Monk | null;
  uses: number;
  ending: number;
}

export function viewOf(seat: Seat): RoseView {
  return seat.view as unknown as RoseView;
}

/** What a seat is called in the view. */
export const seatKey = (seat: number): string => `seat ${seat + 1}`;
/** The seat a name of the view means, from 0; nobody is -1. */
export const seatOf = (name: string | null | undefined): number => (name ? Number(name.slice(5)) - 1 : -1);
/** The seats of the table. */
export const seatsOf = (v: RoseView): number[] => Array.from({ length: v.seats }, (_, seat) => seat);

export const isMonk = (id: string | null | undefined): id is Monk => MONKS.includes(id as Monk);
export const isFigure = (id: string | null | undefined): id is Figure => FIGURES.includes(id as Figure);
/** The colour and value of a tile, or the target and time of a card: `red 4`. */
export function parted(id: string): { target: string; number: number } {
  const [target = "", number = ""] = id.split(" ");
  return { target, number: Number(number) };
}

/** Has the board been set up? */
export const ready = (v: RoseView): boolean => v.day >= 1 && v.suspicion !== undefined;

/** Who stands in a building, in the order of the data. */
export function standing(v: RoseView, building: Building): Figure[] {
  return FIGURES.filter((figure) => v.place[figure] === building);
}

/** The evidence each monk would get if night fell now: equal ones share a rank, the next is not skipped (6.1). */
export function ifNight(v: RoseView): Record<Monk, number> {
  const levels = [...new Set(MONKS.map((monk) => v.suspicion[monk]))].sort((a, b) => b - a);
  const once = v.event === "caught" ? 2 : 1;
  return byMonk((monk) => data.conversion.points_by_position[levels.indexOf(v.suspicion[monk])]! * once);
}

/** Is there a day that could end? Between days the small numbers are hidden. */
export const byDay = (v: RoseView): boolean => v.event !== null && v.day <= DAYS && !["marker", "accuse", "over", "event"].includes(v.step);

export function byMonk<T>(of: (monk: Monk) => T): Record<Monk, T> {
  return Object.fromEntries(MONKS.map((monk) => [monk, of(monk)])) as Record<Monk, T>;
}

/** How much an investigator's word weighs today. */
export function weight(v: RoseView): number {
  const once = v.mover === "william" ? data.investigators.william.points : data.investigators.adson.points;
  return v.event === "incriminating" ? once * 2 : once;
}
/** Which track an investigator's word moves. */
export const judging = (v: RoseView): "suspicion" | "evidence" => (v.mover === "adson" ? "suspicion" : "evidence");
/** Whom the investigator still asks about, in order, the one asked first. */
export function met(v: RoseView): Monk[] {
  return MONKS.filter((_, i) => v.met >> i & 1);
}

/** How many event cards a seat has taken. */
export const eventsOf = (v: RoseView, seat: number): number => v.taker.filter((taker) => seatOf(taker) === seat).length;
/** The colours a seat has shown that it is not. */
export const shownBy = (v: RoseView, seat: number): Monk[] => (v.shown[seatKey(seat)] ?? []).filter(isMonk);
export const heldBy = (v: RoseView, seat: number): (string | null)[] => (v.held[seatKey(seat)] ?? []).slice(0, Math.max(0, v.tiles[seatKey(seat)] ?? 0));
/** The chain from its front: hidden tiles are null, and while covered also those that only I know. */
export function chainOf(v: RoseView, covered = false): (string | null)[] {
  const returned = v.chain.slice(0, Math.max(0, v.chain_length)).map((tile, i) => (covered && v.chain_knower[i] ? null : tile));
  return [...Array.from({ length: Math.max(0, v.unseen_left) }, () => null), ...returned];
}
/** Opponents clockwise from a seat's left: the order of accusations. */
export const opponents = (v: RoseView, seat: number): number[] => seatsOf(v).slice(1).map((i) => (seat + i) % v.seats);
