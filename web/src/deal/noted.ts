/** What this browser noted of deals under seal when it came to a table: the first commitment it saw, and its own lot. */
import type { TableAt } from "../wire/types";

export interface Noted {
  commitment: string;
  lot: string;
}
const KEPT = "subrosa-deals";
const MOST = 200;

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}

export const noted = (id: string): Noted | undefined => all()[id];

/** Note what a table is sealed with: the first time counts, whatever a server says later. */
export function note(table: TableAt): void {
  keep(table, (kept) => (kept[table.id] ??= { commitment: table.commitment ?? "", lot: "" }));
}

/** Note a lot of mine, if the server says before everybody that it has it. */
export function noteLot(table: TableAt, seat: number, lot: string): void {
  note(table);
  if (table.lots?.includes(seat)) keep(table, (kept) => (kept[table.id]!.lot ||= lot));
}

function keep(table: TableAt, change: (kept: Record<string, Noted>) => void): void {
  if (!table.commitment) return;
  const kept = all();
  change(kept);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
  } catch {
    // A device that keeps nothing can still be told by its record.
  }
}

/** Something of one's own that nobody can foresee. */
export function newLot(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
