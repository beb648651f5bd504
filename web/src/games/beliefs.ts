/** What my notebook fills in by itself: what is certain, with its reasons, and where the table allows it how likely the rest is. */
import type { Seat } from "../wire/seat.svelte";
import type { MatterAt } from "../wire/types";
import { facts, say } from "../words/words.svelte";

/** One alternative of something hidden. */
export interface Cell {
  sure: "here" | "not" | "";
  /** The share by counting, and by behaviour; none: not shown at this table. */
  counted: number | undefined;
  believed: number | undefined;
  /** Why it is certain, in words. */
  why: string;
  /** The kind of reason it is ruled out by; none: it is not. */
  by: string;
}

/** The matter of this kind about these facts. */
export function matterOf(seat: Seat, kind: string, of: Record<string, string | number> = {}): MatterAt | undefined {
  return seat.notebook.find((one) => one.kind === kind && Object.entries(of).every(([key, fact]) => String(one.of[key]) === String(fact)));
}

export function cellOf(seat: Seat, matter: MatterAt | undefined, name: string): Cell | undefined {
  const counted = matter?.counted[name];
  if (!matter || counted === undefined) return undefined;
  const sure = counted === 1 ? "here" : counted === 0 ? "not" : "";
  const reasons = sure === "here" ? matter.reasons : (matter.ruled_out[name] ?? []);
  const game = seat.table?.game ?? "";
  return {
    sure,
    counted: counted >= 0 ? counted : undefined,
    believed: matter.believed[name],
    why: reasons.map((one) => say(`${game}-why-${one.kind}`, facts(game, one.facts, seat.names))).join(" "),
    by: sure === "not" ? (reasons[0]?.kind ?? "") : "",
  };
}

/** A share as people read it. */
export const percent = (share: number): string => `${share > 0 && share < 0.005 ? "<1" : Math.round(share * 100)}%`;
