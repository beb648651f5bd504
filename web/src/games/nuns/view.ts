/** What a seat of the Nuns sees, field by field, as `fields.py` names them. Unknown is null, or -1 for numbers. */
import type { View } from "../../wire/seat.svelte";

export type By<T> = Record<string, T>;

export interface NunsView {
  seats: number;
  step: string;
  round: number;
  rounds: string;
  captures: number;
  limit: number;
  won: number;
  guards_won: number;
  owner: By<string | null>;
  status: By<"run" | "caught" | null>;
  fresh: By<number>;
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
  way: By<(string | null)[]>;
  turned: By<number>;
  blessing: By<string | null>;
  spent: By<string | null>;
  novice: string | null;
  die: number;
  asked_for: string | null;
  pending: number;
  pending_place: (string | null)[];
  pending_guard: (string | null)[];
  noises: number;
  noise_place: (string | null)[];
  noise_guard: (string | null)[];
  noise_owner: (string | null)[];
  noise_round: number[];
  vanishings: number;
  vanished_from: (string | null)[];
  vanished_to: (string | null)[];
  vanished_owner: (string | null)[];
  guard: string | null;
  moved: number;
  at: By<string | null>;
  facing: By<number>;
  path: By<string | null>;
  heading: By<number>;
  completed: By<string | null>;
  used: By<number>;
  u_turns_left: number;
  paces: number;
  sighted: number;
  trail: number;
  named: By<string | null>;
  shown: By<string | null>;
  // how this table plays
  run_range: string;
  short_ranges: string;
  slow_novices: string;
  allow_revisit: string;
  novice_may_enter_guard: string;
  sight: string;
  sight_range: string;
  shrine_hidden: string;
  pivot_check: string;
  guard_max: string;
  deviate_on: string;
  paths_reusable: string;
  run_noise: string;
  deaf_after_run: string;
  safe_cell: string;
  blessings: string;
  swift_foot: string;
  caught_give_permission: string;
}

export function nuns(view: View): NunsView {
  return view as unknown as NunsView;
}

/** Has the table begun, so that the fields are there? */
export function dealt(view: View): boolean {
  return typeof view.at === "object" && view.at !== null && typeof view.owner === "object" && view.owner !== null;
}

export const place = (text: string | null | undefined): number => Number(text ?? 0);
