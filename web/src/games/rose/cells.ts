/** Where things stand in a place of the grid: as in the picture of a phone, or, where it is small, all in pixels with its tasks beside the building. */
import { CELL, type Grid } from "./geometry";

export interface Plan {
  /** Where the ground is: above it the sky, below it the band with the name. */
  ground: number;
  /** How large the building is drawn, and its middle. */
  art: number;
  middle: number;
  /** Figures: how large, and how far from one to the next. */
  figure: number;
  pitch: number;
  /** The middle of those who stand there: beside a chip, where that lies before the building. */
  stand: number;
  name: { x: number; y: number; letters: number; room: number };
  /** The first task, its size, and from one to the next. */
  task: { x: number; y: number; size: number; step: number };
  /** How high a chip is, and where its letters stand in it; where it begins below the top, or right of all. */
  chip: { high: number; foot: number; y: number; left: boolean };
}
/** What a cell holds: how many tasks and figures, and whether something is written before the building. */
export interface Held {
  tasks: number;
  figures: number;
  told: boolean;
}

export const planOf = (grid: Grid, held: Held): Plan => (grid.small ? small(grid, held) : usual(grid, held));

function usual({ high, units }: Grid, { figures }: Held): Plan {
  /** What it is wider than it has to be. */
  const more = units - CELL.width;
  const middle = 50 + more / 2;
  const letters = Math.max(15, (12.2 * CELL.height) / (high - 3));
  return {
    ground: 57, art: 1, middle: middle + 10, figure: 0.92, pitch: pitchOf(figures, 25, 50), stand: middle,
    name: { x: 8, y: 73.5, letters, room: 76 + more },
    task: { x: 98 + more, y: 4, size: 23, step: 25 },
    chip: { high: 20, foot: 14.8, y: 58.5, left: false },
  };
}

/** Letters and tasks are no smaller than they are read; the building has what they leave. */
function small({ units, tall }: Grid, { tasks, figures, told }: Held): Plan {
  const [BAND, LETTERS] = [15, 12.5];
  /** From here on two tasks stand over the band. */
  const ABOVE = 39;
  const ground = tall - BAND;
  const size = ground >= ABOVE ? (ground - 3) / 2 : (tall - 4) / 2;
  const zone = units - size - 4;
  const scale = Math.min(0.8, Math.max(0.55, ground / 58));
  const wide = 34 * scale;
  const pitch = pitchOf(figures, Math.min(25 * scale, 0.5 * (zone - wide)), zone - wide);
  const crowd = wide + pitch * Math.max(0, figures - 1);
  const covered = tasks > 1 && ground < ABOVE;
  return {
    ground, art: Math.min(1, ground / 57), middle: zone / 2, figure: scale, pitch,
    stand: told ? Math.max(zone / 2, zone - crowd / 2) : zone / 2,
    name: { x: 4, y: tall - 4.2, letters: LETTERS, room: covered ? zone - 5 : units - 8 },
    task: { x: units - size - 2, y: 1.5, size, step: size + 1 },
    chip: { high: 17, foot: 12.9, y: 2, left: true },
  };
}

/** Three stand beside each other, more overlap. */
const pitchOf = (figures: number, usual: number, room: number): number => (figures <= 3 ? usual : room / (figures - 1));
