/** Where a moment of the Rose is drawn: over the picture of the abbey in its own units, so that its evidence track lies on the
 * board's own; where the places stand in a grid, in pixels of its room, with a track at its foot. */
import { BOARD, EVIDENCE, LEAST, strip, type Track } from "../geometry";
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
  /** Where the event card lies at the end. */
  card: readonly [number, number];
  wide: boolean;
}
const [STEPS, HEAD, MONK] = [6, 104, 96];

const ABBEY: Frame = {
  ...BOARD, track: EVIDENCE, base: 556, left: 288, step: 104, low: 66, rise: 26, monk: 1.3, pills: 612, card: [950, 168], wide: true,
};

export function frameOf(width: number, height: number): Frame {
  if (width > height && Math.min(width, (height * BOARD.width) / BOARD.height) >= LEAST) return ABBEY;
  const foot = height - 14;
  const track = { ...strip(EVIDENCE, width), y: foot, bar: [4, foot - 5, width - 8, 16] } as const;
  const [base, step] = [height - 112, Math.min(88, (width - 20) / STEPS)];
  const low = Math.min(56, (base - HEAD) / 5);
  const rise = Math.max(0, Math.min(26, (base - HEAD - MONK - low) / (STEPS - 1)));
  return { x: 0, y: 0, width, height, track, base, left: (width - STEPS * step) / 2, step, low, rise, monk: Math.min(1, step / 60), pills: height - 78, card: [12, HEAD], wide: false };
}

/** The evidence of every monk, with what has not come to it yet taken off again. */
export const without = (values: ByMonk, waits: (monk: keyof ByMonk) => number): ByMonk =>
  Object.fromEntries(Object.entries(values).map(([monk, value]) => [monk, value - waits(monk as keyof ByMonk)])) as unknown as ByMonk;
