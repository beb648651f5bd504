/** Choices that move a figure: which figure to which building, and what each would do, read from its preview. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";
import { say } from "../../words/words.svelte";
import { draftOf } from "../draft.svelte";
import { signed } from "./marks";
import { covered, derivedOf, isMonk, MONKS, type Building, type Derived, type Figure, type Monk, type Tracks } from "./view";

export interface Move {
  choice: Choice;
  figure: Figure;
  place: Building;
}

/** The move a choice is, if it is one. */
export function moveOf(choice: Choice): Move | undefined {
  const { figure, place } = choice.facts;
  return place === undefined ? undefined : { choice, figure: figure as Figure, place: place as Building };
}

/** What a move would do. */
export interface Effect {
  /** The tracks afterwards; with two tasks of his colour the better one is taken. */
  tracks: Tracks;
  /** The change of suspicion of a monk who moves. */
  suspicion?: number;
  /** The tasks he could choose between. */
  tasks: NonNullable<Derived["tasks"]>;
  /** The tile that would be won; of two the better one. */
  won?: string | undefined;
  /** Whom an investigator would meet, and how much his word weighs. */
  word: Derived["word"];
  /** What the event adds to the evidence, monk by monk. */
  evidence: { monk: Monk; by: number }[];
  /** Evidence that is to be handed out afterwards. */
  hands: number;
}

export function effectOf(seat: Seat, { choice, figure }: Move): Effect | undefined {
  const draft = draftOf(seat);
  const then = draft.foreseen(choice.choice) as Derived | undefined;
  if (!then || seat.step === "stand") return undefined;
  const now = derivedOf(seat).tracks;
  const { tasks = [], word, hands_out: hands } = then;
  const { tracks } = tasks[0] ?? then;
  const evidence = MONKS.map((monk) => ({ monk, by: tracks.evidence[monk] - now.evidence[monk] })).filter(({ by }) => by !== 0);
  const found: Effect = { tracks, tasks, word, evidence, hands };
  if (!isMonk(figure)) return found;
  const won = draft.previews.get(choice.choice)?.news.find((news) => news.kind === "won");
  return { ...found, suspicion: tracks.suspicion[figure] - now.suspicion[figure], won: tasks[0]?.tile ?? (won && String(won.facts.tile)) };
}

/** What a chip says of it, and in which tone. */
export interface Chip {
  text: string;
  tone: "same" | "less" | "more" | "evidence" | "suspicion";
}

export function chipOf({ suspicion, word }: Effect): Chip {
  if (suspicion !== undefined) return { text: signed(suspicion), tone: suspicion < 0 ? "less" : suspicion > 0 ? "more" : "same" };
  if (!word) return { text: signed(0), tone: "same" };
  return { text: `±${word.points}${word.met.length > 1 ? ` ×${word.met.length}` : ""}`, tone: word.track };
}

/** What the event of the day adds, if it adds anything. */
export function eventChip(effect: Effect): Chip | undefined {
  const by = effect.evidence.reduce((sum, one) => sum + one.by, 0) + effect.hands;
  return effect.evidence.length || effect.hands ? { text: say("rose-board-ev", { by: signed(by) }), tone: "evidence" } : undefined;
}

/** What is written beside a move, the lowest first: what it does, and what the event of the day adds. */
export function chipsOf(effect: Effect): Chip[] {
  const own = chipOf(effect);
  const text = `${own.tone === "less" ? "▾" : own.tone === "more" ? "▴" : ""}${own.text}`;
  return [{ ...own, text }, eventChip(effect)].filter((chip) => chip !== undefined);
}

/** How wide such a chip is drawn. */
export const chipWidth = ({ text }: Chip, grow: number): number => Math.max(44, text.length * 9 * grow + 14);

/** What the board shows of what is asked and looked at. */
export interface Looked {
  /** Choices by place, where the board asks for a place; by figure, where a card of a building asks who comes. */
  places: ReadonlyMap<Building, Move>;
  figures: ReadonlyMap<Figure, Move>;
  /** The move looked at, and what it would do. */
  move: Move | undefined;
  effect: Effect | undefined;
  /** The tracks as what is looked at would leave them. */
  next: Tracks | undefined;
  /** Where a card looked at would bring the time; at the tile question, where it comes to if none is spent. */
  time: number | undefined;
}

export function lookedAt(seat: Seat): Looked {
  const { choice } = draftOf(seat);
  const moves = (seat.asked ? seat.choices : []).flatMap((one) => moveOf(one) ?? []);
  const comes = new Set(moves.map(({ place }) => place)).size === 1;
  const move = choice && moveOf(choice);
  const effect = move && effectOf(seat, move);
  return {
    places: new Map(comes ? [] : moves.map((one) => [one.place, one])),
    figures: new Map(comes ? moves.map((one) => [one.figure, one]) : []),
    move,
    effect,
    next: effect?.tracks ?? (choice && tracksAfter(seat, choice)),
    time: timeAfter(seat, choice?.facts),
  };
}

function timeAfter(seat: Seat, facts: Choice["facts"] | undefined): number | undefined {
  if (seat.asked && seat.step === "spend") return Number(facts?.now ?? seat.question.now);
  const card = seat.step === "card" ? facts?.card : seat.step === "call" ? facts?.figure : undefined;
  return derivedOf(seat).times?.[String(card)]?.now;
}

/** A marker laid face down counts once it is shown. */
function tracksAfter(seat: Seat, choice: Choice): Tracks | undefined {
  if (seat.step !== "marker") return (draftOf(seat).foreseen(choice.choice) as Derived | undefined)?.tracks;
  const { tracks, markers } = derivedOf(seat);
  const monk = choice.facts.monk as Monk;
  return covered(seat) ? undefined : { ...tracks, evidence: { ...tracks.evidence, [monk]: markers?.[monk] ?? tracks.evidence[monk] } };
}

/** The line that would bring the figure to a place, to be asked about where it cannot be chosen. */
export function wishFor(seat: Seat, place: Building, moves: ReadonlyMap<Building, Move>): string | undefined {
  const [any] = moves.values();
  return any && `${seat.step === "stand" ? "put" : "move"} ${any.figure} ${place}`;
}
