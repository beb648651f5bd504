/** Where the markers of a track stand: ties on each other, crowded columns pushed apart with a leader to their tick. */
import type { Track } from "./geometry";
import { MONKS, type Monk } from "./view";

export interface Marker {
  monk: Monk;
  value: number;
  /** Where its value is on the bar. */
  tick: number;
  x: number;
  y: number;
  /** Over the end of the track, once round: it carries a flag. */
  lap: boolean;
  /** On top of its column: the small number is written above it. */
  top: boolean;
}
interface Column {
  at: number;
  monks: Monk[];
}
/** Words move aside by so much, and keep so far from the middle of a marker. */
const [STEP, AWAY] = [6, 18];

/** The tick of a value: evidence past the last field starts again, below 0 it waits at 0. */
export function tick(track: Track, value: number): number {
  const shown = value > track.steps ? value - track.steps : Math.max(0, value);
  return track.x0 + ((track.x1 - track.x0) * shown) / track.steps;
}

export function markers(track: Track, values: Record<Monk, number>): Marker[] {
  const columns = columnsOf(track, values);
  const beyond = Math.min(8, track.x0 - 12);
  const places = apart(columns.map((column) => column.at), track.pitch, track.x0 - beyond, track.x1 + beyond);
  return columns.flatMap(({ monks }, i) =>
    monks.map((monk, height) => ({
      monk,
      value: values[monk],
      tick: tick(track, values[monk]),
      x: places[i]!,
      y: track.y - track.lift - height * track.stack,
      lap: values[monk] > track.steps,
      top: height === monks.length - 1,
    })),
  );
}

/** Columns of as many as may stand on each other, from the left; those of one value stand side by side round their tick. */
function columnsOf(track: Track, values: Record<Monk, number>): Column[] {
  const levels = [...new Set(MONKS.map((monk) => tick(track, values[monk])))].sort((a, b) => a - b);
  return levels.flatMap((at) => {
    const here = MONKS.filter((monk) => tick(track, values[monk]) === at);
    const count = Math.ceil(here.length / track.most);
    return Array.from({ length: count }, (_, i) => ({
      at: at + (i - (count - 1) / 2) * track.pitch,
      monks: here.slice(i * track.most, (i + 1) * track.most),
    }));
  });
}

/** Where words of this width stand free of the columns at `taken`: as near as can be to where they are wished, or nowhere. */
export function clear(track: Track, wished: number, width: number, taken: readonly number[]): number | undefined {
  const [least, most] = [Math.min(track.label[0], wished), Math.max(track.bar[0] + track.bar[2] - width, wished)];
  const asides = Array.from({ length: Math.ceil((most - least) / STEP) + 1 }, (_, i) => i * STEP);
  const at = asides.flatMap((by) => [wished + by, wished - by]).filter((x) => x >= least && x <= most);
  return at.find((x) => taken.every((one) => one < x - AWAY || one > x + width + AWAY));
}

/** The places nearest to those wished for that keep the distance: neighbours too near share their middle. */
export function apart(wished: readonly number[], distance: number, least: number, most: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  const start = (i: number): number => groups[i]!.sum / groups[i]!.count - ((groups[i]!.count - 1) * distance) / 2;
  const end = (i: number): number => start(i) + (groups[i]!.count - 1) * distance;
  for (const at of wished) {
    groups.push({ sum: at, count: 1 });
    while (groups.length > 1 && start(groups.length - 1) - end(groups.length - 2) < distance) {
      const { sum, count } = groups.pop()!;
      const before = groups[groups.length - 1]!;
      groups[groups.length - 1] = { sum: before.sum + sum, count: before.count + count };
    }
  }
  const places = groups.flatMap(({ count }, i) => Array.from({ length: count }, (_, nth) => start(i) + nth * distance));
  // What an end pushes in pushes its neighbours on.
  const inside = places.reduce<number[]>((done, at) => [...done, Math.max(at, done.length ? done.at(-1)! + distance : least)], []);
  return inside.reduceRight<number[]>((done, at) => [Math.min(at, done.length ? done[0]! - distance : most), ...done], []);
}
