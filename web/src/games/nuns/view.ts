/** What a seat of the Nuns sees, field by field, as `fields.py` names them. Unknown is null, or -1 for numbers. */
import type { View } from "../../wire/seat.svelte";
import type { Chances } from "./chances";

export type By<T> = Record<string, T>;

export interface NunsView {
  step: string;
  round: number;
  captures: number;
  limit: number;
  status: By<"run" | "caught" | null>;
  captured: By<number>;
  marker: By<string | null>;
  played: By<string | null>;
  place: By<string | null>;
  wish_card: By<string | null>;
  key: By<number>;
  wish: By<number>;
  stage: By<string | null>;
  card: By<string | null>;
  steps: By<number>;
  blessing: By<string | null>;
  spent: By<string | null>;
  novice: string | null;
  noises: number;
  noise_place: (string | null)[];
  noise_guard: (string | null)[];
  noise_owner: (string | null)[];
  vanishings: number;
  vanished_from: (string | null)[];
  vanished_to: (string | null)[];
  vanished_owner: (string | null)[];
  guard: string | null;
  at: By<string | null>;
  path: By<string | null>;
  used: By<number>;
  u_turns_left: number;
  paces: number;
  shown: By<string | null>;
  // how this table plays
  slow_novices: string;
  sight: string;
  paths_reusable: string;
  deaf_after_run: string;
}

export interface Leg {
  thing: "key" | "wish" | "home";
  place: string;
  steps: number | null;
  done: boolean;
}

export interface Leave {
  why: "sees" | "trace" | "heard" | "passed";
  figure: string;
  places: string[];
}

/** The numbers that follow from a view, as `derive.py` names them. */
export interface Derived {
  led: By<number>;
  acting: string;
  phase: string;
  rounds: number;
  cards: By<{ least: number; most: number; noise: number }>;
  patrol: { walk: { least: number; most: number }; run: { least: number; most: number } };
  sees: By<string[]>;
  why: By<string>;
  back: By<string>;
  ahead: By<string[]>;
  leave: By<Leave[]>;
  deaf: string[];
  known: By<{ state: "caught" | "seen" | "heard" | "hidden"; places: string[] }>;
  here: By<string>;
  ways: By<string[]>;
  errands: By<Leg[]>;
  far?: By<number>;
  watched?: string[];
  caught?: string[];
  heard?: By<number[]>;
  sounds?: By<string[]>;
  instead?: By<number>;
  ends?: Ends;
  /** The safest way to each end: its places, with blanks between. */
  routes?: By<string>;
  carries?: number;
  hearers?: string[];
  won?: "home" | "captures" | "dawn";
  winners?: string[];
  /** Of a preview alone: what the choice makes likely. */
  chances?: Chances;
}

/** Where a card can end: on how many faces of the die she is heard there; null: only where a guard has seen her. */
export type Ends = By<number | null>;

export function nuns(view: View): NunsView {
  return view as unknown as NunsView;
}

/** Has the table begun, so that the fields are there? */
export function dealt(view: View): boolean {
  return typeof view.at === "object" && view.at !== null && typeof view.owner === "object" && view.owner !== null;
}

export const place = (text: string | null | undefined): number => Number(text ?? 0);
