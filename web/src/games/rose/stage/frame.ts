/** Where a moment of the Rose is drawn: over the picture of the abbey in its own units, so that its evidence track lies on the
 * board's own; where the places stand in a grid, in pixels of its room, with a track at its foot. */
import { isCourt } from "../court.svelte";
import { BOARD, EVIDENCE, strip, type Track } from "../geometry";
import type { ByMonk } from "../view";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  track: Track;
  /** The ground of the stairs, where they begin, how wide and high a step is, and by how much the next one is higher. */
  base: number;
  left: number;
  step: number;
  low: number;
  rise: number;
  /** How large a monk on them is, and where pills with what each gets stand. */
  monk: number;
  pills: number;
  /** Where the event card lies at the end, and how large. */
  card: readonly [number, number, number];
  /** How large it is written what a step gives; has it room for what a monk had before, too? */
  letters: number;
  says: boolean;
  /** Where the moon stands, if it has room. */
  moon?: readonly [number, number];
  wide: boolean;
}
const STEPS = 6;
/** What a room is like that is high enough, one on a phone that lies or is low, and the lowest: how high words over the stairs, the
 * first step, a monk with what is said over him; how large the event card is, and what a step gives; how high the track with
 * what comes to it, and how many markers stand on each other there. */
const HIGH = { head: 104, low: 56, over: 96, monk: 1, card: 1, letters: 28, foot: 112, most: 2 };
const LOW = { head: 58, low: 34, over: 76, monk: 0.85, card: 0.62, letters: 21, foot: 96, most: 1 };
const LOWEST = { head: 36, low: 26, over: 62, monk: 0.7, card: 0.5, letters: 18, foot: 92, most: 1 };
const [LEAST_HIGH, LEAST_LOW] = [420, 300];
const SAYS = 80;

const ABBEY: Frame = {
  ...BOARD, track: EVIDENCE, base: 556, left: 288, step: 104, low: 66, rise: 26, monk: 1.3, pills: 612, card: [950, 168, 1], letters: 28, says: true, moon: [236, 198], wide: true,
};

export function frameOf(width: number, height: number): Frame {
  if (isCourt(width, height)) return ABBEY;
  const foot = height - 14;
  const room = height < LEAST_LOW ? LOWEST : height < LEAST_HIGH ? LOW : HIGH;
  const track = { ...strip(EVIDENCE, width, room.most), y: foot, bar: [4, foot - 5, width - 8, 16] } as const;
  const [base, step] = [height - room.foot, Math.min(88, (width - 20) / STEPS)];
  const large = room === HIGH && step >= SAYS;
  const low = Math.min(large ? ABBEY.low : room.low, (base - room.head) / 5);
  const rise = Math.max(0, Math.min(26, (base - room.head - room.over - low) / (STEPS - 1)));
  const size = { monk: Math.min(room.monk, step / 60), card: [12, room === LOW && width < LEAST_HIGH ? 80 : room.head, room.card], letters: room.letters, says: large } as const;
  return { x: 0, y: 0, width, height, track, base, left: (width - STEPS * step) / 2, step, low, rise, pills: base + 34, ...size, ...(large && { moon: [width - 76, 58] as const }), wide: false };
}

/** The evidence of every monk, with what has not come to it yet taken off again. */
export const without = (values: ByMonk, waits: (monk: keyof ByMonk) => number): ByMonk =>
  Object.fromEntries(Object.entries(values).map(([monk, value]) => [monk, value - waits(monk as keyof ByMonk)])) as unknown as ByMonk;
