/** Choices that move a figure: which figure to which building, and what each would do, read from its preview. */
import type { Choice } from "../../wire/types";
import { say } from "../../words/words.svelte";
import type { Looking } from "./looking.svelte";
import { signed } from "./marks";
import { FIGURES, judging, met, MONKS, parted, viewOf, weight, isMonk, type Building, type Figure, type Monk, type RoseView } from "./view";

export interface Move {
  choice: Choice;
  figure: Figure;
  place: Building;
}

/** The move a line names: `move red library`, `put red library`. */
export function moveOf(choice: Choice): Move | undefined {
  const [verb, figure, place] = choice.text.split(" ");
  if (verb !== "move" && verb !== "put") return undefined;
  return { choice, figure: figure as Figure, place: place as Building };
}

/** What a move would do. */
export interface Effect {
  /** The change of suspicion of a monk who moves; with two tasks of his colour the greater one. */
  suspicion?: number;
  /** The tasks he could choose between. */
  tasks: string[];
  /** The tile that would be won. */
  won?: string | undefined;
  /** Whom an investigator would meet, and how much his word weighs. */
  meets: Monk[];
  weight: number;
  track: "suspicion" | "evidence";
  /** What the event adds to the evidence, monk by monk. */
  evidence: { monk: Monk; by: number }[];
  /** Evidence that is to be handed out afterwards. */
  hands: number;
}

export function effectOf(looking: Looking, move: Move): Effect | undefined {
  const now = viewOf(looking.seat);
  const then = looking.led(move.choice.choice);
  if (!then || move.choice.text.startsWith("put")) return undefined;
  const evidence = MONKS.map((monk) => ({ monk, by: then.evidence[monk] - now.evidence[monk] })).filter(({ by }) => by !== 0);
  const asks = then.step === "sign";
  const found: Effect = { tasks: [], meets: asks ? met(then) : [], weight: weight(then), track: judging(then), evidence, hands: then.step === "split" ? 2 : 0 };
  if (!isMonk(move.figure)) return found;
  if (then.step === "task") {
    found.tasks = now.tile[move.place].filter((tile): tile is string => tile !== null);
    found.suspicion = Math.max(0, now.suspicion[move.figure] - Math.max(...found.tasks.map((tile) => parted(tile).number))) - now.suspicion[move.figure];
  } else {
    found.suspicion = then.suspicion[move.figure] - now.suspicion[move.figure];
    found.won = wonTile(looking, move.choice.choice);
  }
  return found;
}

/** What a chip says of it, and in which tone. */
export interface Chip {
  text: string;
  tone: "same" | "less" | "more" | "evidence" | "suspicion";
}

export function chipOf(effect: Effect): Chip {
  const by = effect.suspicion;
  if (by !== undefined) return { text: signed(by), tone: by < 0 ? "less" : by > 0 ? "more" : "same" };
  if (!effect.meets.length) return { text: signed(0), tone: "same" };
  return { text: `±${effect.weight}${effect.meets.length > 1 ? ` ×${effect.meets.length}` : ""}`, tone: effect.track };
}

/** What the event of the day adds, if it adds anything. */
export function eventChip(effect: Effect): Chip | undefined {
  const by = effect.evidence.reduce((sum, one) => sum + one.by, 0) + effect.hands;
  return effect.evidence.length || effect.hands ? { text: say("rose-board-ev", { by: signed(by) }), tone: "evidence" } : undefined;
}

function wonTile(looking: Looking, choice: number): string | undefined {
  const won = looking.previews.get(choice)?.news.find((news) => news.kind === "won");
  return won && String(won.facts.tile);
}

/** The values the tracks would show: with two tasks of his colour the greater one is taken. */
export function suspicionAfter(looking: Looking, move: Move | undefined): Record<Monk, number> | undefined {
  const then = looking.after;
  if (!then) return undefined;
  const effect = move && effectOf(looking, move);
  if (!move || !effect?.tasks.length || !isMonk(move.figure)) return then.suspicion;
  return { ...then.suspicion, [move.figure]: then.suspicion[move.figure] + (effect.suspicion ?? 0) };
}

/** Choices by place, where the board asks for a place; the figure that moves is the same for all. */
export function byPlace(choices: readonly Choice[], v: RoseView): Map<Building, Move> {
  if (asksFigure(v)) return new Map();
  return new Map(choices.flatMap((choice) => moveOf(choice) ?? []).map((move) => [move.place, move]));
}

/** The line that would bring the figure to a place, to be asked about where it cannot be chosen. */
export function wishFor(place: Building, moves: ReadonlyMap<Building, Move>): string | undefined {
  const [any] = moves.values();
  return any && `${any.choice.text.split(" ")[0]} ${any.figure} ${place}`;
}

/** Choices by figure, where a card of a building asks who comes. */
export function byFigure(choices: readonly Choice[], v: RoseView): Map<Figure, Move> {
  if (!asksFigure(v)) return new Map();
  return new Map(choices.flatMap((choice) => moveOf(choice) ?? []).map((move) => [move.figure, move]));
}

function asksFigure(v: RoseView): boolean {
  if (v.step === "figure") return true;
  return v.step === "again" && v.card !== null && v.card in v.time && !FIGURES.includes(parted(v.card).target as Figure) && v.card !== "william_adson";
}
