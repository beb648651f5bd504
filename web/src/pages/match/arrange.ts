/** Where a game wants its parts, everything filled in. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { brief, width } from "../../parts/width.svelte";
import type { Arrangement, GameScreen } from "../../games/screen";

const BELOW: Required<Arrangement> = { now: "below", dock: "below", column: 344, shape: 0, apart: [], nowHeight: 62, dockHeight: 118, rail: 0, phoneNow: 92 };
const BESIDE: Required<Arrangement> = { now: "beside", dock: "beside", column: 448, shape: 0, apart: [], nowHeight: 232, dockHeight: 0, rail: 0, phoneNow: 92 };

export function arranged(screen: GameScreen): Required<Arrangement> {
  const wish = screen.layout ?? "below";
  const rail = screen.Rail ? 204 : 0;
  if (wish === "below") return { ...BELOW, rail };
  if (wish === "beside") return { ...BESIDE, rail };
  const usual = wish.now === "beside" ? BESIDE : BELOW;
  const dockHeight = wish.dock === "beside" ? 0 : usual.dockHeight;
  return { ...usual, dockHeight, rail, ...wish };
}

/** A window that is narrow and high, as a tablet's, gives the bar so much: what follows from a choice has three lines there. */
const TABLET = { wide: 1279, high: 761, bar: 92 } as const;
const SHORT = 76;
/** How high the now bar is where it stands below the board. */
export const barHeight = ({ now, nowHeight, phoneNow }: Required<Arrangement>): number =>
  width() === "phone" ? (brief() ? Math.min(phoneNow, SHORT) : phoneNow) : now === "below" && (innerWidth.current ?? 0) <= TABLET.wide && (innerHeight.current ?? 0) >= TABLET.high ? Math.max(nowHeight, TABLET.bar) : nowHeight;

/** What stands above and below a board, beside the now bar: the bar of the match, the goal, and what is between. */
const ROUND = 120;

/** How wide the column is: as its game wishes, and wider where the board would leave the room empty. */
export function columnWidth({ column, shape, nowHeight }: Required<Arrangement>): string {
  const usual = `min(${column}px, ${column > 400 ? 38 : 30}vw)`;
  return shape ? `max(${usual}, min(100vw - 724px, 100vw - 20px - ${shape} * (100vh - ${nowHeight + ROUND}px)))` : usual;
}

/** From this width on a column is two: rooms that a game names stand open beside the rest of it. */
const TWO = 1000;
export const isDivided = ({ shape, apart, nowHeight }: Required<Arrangement>): boolean =>
  apart.length > 0 && (innerWidth.current ?? 0) - 20 - shape * ((innerHeight.current ?? 0) - nowHeight - ROUND) >= TWO;

/** Where the column is full, or there is none, what happened since my turn stands over the log. */
export const recapsInLog = (screen: GameScreen): boolean => width() !== "desktop" || !!screen.Column || arranged(screen).now === "beside";
