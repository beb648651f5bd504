/** Which puzzles were solved, and when: kept in this browser, and only here. */
import type { GameId } from "../../words/shown";

const KEPT = "subrosa-puzzles";
const A_DAY = 86_400_000;
const WEEK = 7;

export interface Kept {
  /** Of which puzzle: a day may have another one after the house has changed. */
  id: string;
  tried: string[];
  hinted: string[];
  /** The day it was solved. */
  solved?: string;
}
export type All = Readonly<Record<string, Kept>>;
export interface Day {
  date: string;
  how: "solved" | "late" | "open" | "now";
}

/** Days begin at the same moment for everybody. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const before = (date: string, days = 1): string => new Date(Date.parse(date) - days * A_DAY).toISOString().slice(0, 10);

/** Hours and minutes until the next day begins. */
export function untilNext(now = Date.now()): { hours: number; minutes: number } {
  const left = Math.ceil((A_DAY - (now % A_DAY)) / 60_000);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}

/** Whatever is kept. Only the puzzle of a day goes by the day alone: those of one game are an extra. */
export function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as All;
  } catch {
    return {};
  }
}

const key = (date: string, game: GameId | ""): string => (game ? `${date} ${game}` : date);
export const kept = (date: string, game: GameId | ""): Kept | undefined => all()[key(date, game)];

export function keep(date: string, game: GameId | "", one: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [key(date, game)]: one }));
  } catch {
    // A browser that keeps nothing counts no days.
  }
}

const inTime = (found: All, date: string): boolean => found[date]?.solved === date;

/** How many days in a row were solved on their day, up to now; today may still come. */
export function streak(found: All, now: string): number {
  let days = 0;
  for (let date = inTime(found, now) ? now : before(now); inTime(found, date); date = before(date)) days += 1;
  return days;
}

/** The longest row of days that were ever solved on their day. */
export function longest(found: All): number {
  const days = Object.keys(found).filter((date) => inTime(found, date));
  return Math.max(0, ...days.map((date) => streak(found, date)));
}

/** The last seven days, today last. */
export function week(found: All, now: string): Day[] {
  return Array.from({ length: WEEK }, (_, i) => before(now, WEEK - 1 - i)).map((date) => ({ date, how: how(found, date, now) }));
}

function how(found: All, date: string, now: string): Day["how"] {
  if (inTime(found, date)) return "solved";
  return found[date]?.solved ? "late" : date === now ? "now" : "open";
}
