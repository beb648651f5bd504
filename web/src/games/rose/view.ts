/** What a seat sees of the Rose by name, and what follows from it. Fields as in `fields.py`, numbers as in `derive.py`. */
import data from "../../../../src/subrosa/games/rose/data/rose.json";
import { settings } from "../../store.svelte";
import type { Seat } from "../../wire/seat.svelte";

export const MONKS = ["red", "blue", "white", "grey", "black", "orange"] as const;
export type Monk = (typeof MONKS)[number];
export type Figure = "william" | "adson" | Monk;
export const FIGURES: readonly Figure[] = ["william", "adson", ...MONKS];
export type Building =
  | "library" | "scriptorium" | "stable" | "dormitory" | "workshops" | "refectory" | "kitchen"
  | "gatehouse" | "infirmary" | "bathhouse" | "church" | "chapter_house" | "cloister" | "garden";

export const DAYS = data.setup.days_with_play;
export const NIGHT = data.tracks.sundial.fields;
/** A revelation follows these days. */
export const REVELATIONS: readonly number[] = data.revelation.after_days;
export const CALLER = "william_adson";

type BySeat<T> = Record<string, T>;
export type ByMonk = Record<Monk, number>;
export interface RoseView {
  seats: number;
  tile_return: string;
  discard_view: string;
  time_step: string;
  william_time: number;
  adson_time: number;
  step: string;
  day: number;
  turn: string | null;
  event: string | null;
  row: (string | null)[];
  taker: (string | null)[];
  sundial: number;
  place: Record<Figure, Building | null>;
  suspicion: ByMonk;
  evidence: ByMonk;
  tile: Record<Building, (string | null)[]>;
  hand: BySeat<(string | null)[]>;
  cards: BySeat<number>;
  identity: BySeat<Monk | null>;
  tiles: BySeat<number>;
  pile_left: number;
  discard: Record<string, number>;
  top: string | null;
  card: string | null;
  mover: Figure | null;
  asked: Monk | null;
}

/** The tracks as they stand or would stand, and what each monk would get if night fell then; none between days. */
export interface Tracks {
  suspicion: ByMonk;
  evidence: ByMonk;
  night: ByMonk | null;
}
/** What a card would do to the time; how few time tiles would keep the night off, if any can. */
export interface Time {
  cost: number;
  now: number;
  night: boolean;
  tiles: number | null;
}
/** What made a player's sum at the end. */
export interface Sum {
  seat: string;
  place: number;
  monk: Monk;
  before: number;
  hits: number;
  for_hits: number;
  events: number;
  for_events: number;
  total: number;
}
export interface Derived {
  tracks: Tracks;
  rank: ByMonk;
  hands_out: number;
  /** From its front; what nobody has seen is null. */
  chain: (string | null)[];
  players: BySeat<{ events: number; tiles: (string | null)[]; shown: Monk[] }>;
  /** By card, and of William and Adson. */
  times: Record<string, Time>;
  opponents: string[];
  guesses: BySeat<BySeat<{ monk: Monk; right: boolean | null }>>;
  points: { marker: number; hit: number };
  word?: { points: number; track: "suspicion" | "evidence"; met: Monk[] };
  tasks?: { tile: string; tracks: Tracks }[];
  markers?: Partial<ByMonk>;
  end?: { seats: Sum[]; nobody: Monk[]; events: string[]; chain: string[] };
}

export const viewOf = (seat: Seat): RoseView => seat.view as unknown as RoseView;
export const derivedOf = (seat: Seat): Derived => seat.derived as unknown as Derived;

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

/** Steps whose choices, or what they leave out, would tell my secret: nothing of them shows while it is covered. */
export const SECRET = ["marker", "accuse"];
/** Steps that need what is covered: my hand, or my tiles where nobody may see them. */
const OWN = ["card", "return"];
/** Must everything that belongs to this step stay hidden? */
export const covered = (seat: Seat): boolean => seat.plays && settings.covered && SECRET.includes(seat.step);
/** Is what I choose from covered? */
export const hidden = (seat: Seat): boolean => covered(seat) || (seat.plays && settings.covered && OWN.includes(seat.step));
/** The monk I am, where it may be seen. */
export const ownMonk = (seat: Seat): Monk | null => (settings.covered ? null : (viewOf(seat).identity?.[seatKey(seat.number)] ?? null));
/** Are the tiles that only I know covered? */
export const tilesCovered = (v: RoseView): boolean => settings.covered && v.tile_return === "owner_choice";
