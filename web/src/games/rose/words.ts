/** What the now bar says: the consequence below the question, and the thing looked at, played out in words. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, News } from "../../wire/types";
import { say, sentence } from "../../words/words.svelte";
import { draftOf } from "../draft.svelte";
import { effectOf, moveOf, type Effect, type Move } from "./moves";
import { changes, list, monkName, placeName, shortName, tell, tileMark } from "./tell";
import { CALLER, derivedOf, hidden, isFigure, isMonk, MONKS, parted, seatKey, viewOf, type Monk, type Time } from "./view";

/** The sentence of the now bar, where something is looked at; else the page asks the game's own question. */
export function said(seat: Seat): string | undefined {
  if (seat.asked && seat.step === "spend") return tell("rose-focus-card", seat.question);
  return spoken(seat)?.sentence;
}

/** The line below the question. */
export function line(seat: Seat): string | undefined {
  const v = viewOf(seat);
  const looked = spoken(seat);
  if (looked) return looked.line;
  if (seat.step === "over" || v.day < 1) return undefined;
  if (!seat.asked) return soFar(seat);
  if (hidden(seat)) return say("rose-uncover");
  switch (seat.step) {
    case "call":
      return say("rose-then-call", seat.question);
    case "spend":
      return nightfall(derivedOf(seat).times[String(seat.question.card)]) || say("rose-then-spend");
    case "place":
    case "again":
      return say(v.step === "again" ? "rose-then-again" : isMonk(v.mover) ? "rose-then-place" : "rose-then-investigator");
    case "sign":
      return judged(seat);
    case "task":
      return isMonk(v.mover) ? taskWords(seat, v.mover) : undefined;
    case "split":
    case "delicate":
      return tell(`rose-then-${seat.step}`, { event: v.event ?? "" }, seat);
    default:
      return say(`rose-then-${seat.step}`, { time_step: v.time_step });
  }
}

/** What is said of it, one after the other. */
const both = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** That a card would end the day, or would if no time tiles saved the last steps. */
export const nightfall = (time: Time | undefined): string => (time?.night ? say("rose-then-night", { tiles: time.tiles ?? 0 }) : "");

/** What has been told since the last time something of a kind was told, that included. */
export function since(seat: Seat, ...kinds: string[]): News[] {
  const at = seat.news.findLastIndex((news) => news.game && kinds.includes(news.kind));
  return seat.news.slice(Math.max(0, at)).filter((news) => news.game);
}

/** What is too small to be said again, and what only I may know. */
const QUIET = ["draws", "laid", "evidence", "suspicion", "you_draw", "you_are", "you_return", "laid_marker", "laid_guess"];

/** What has happened in this turn so far, the latest last. */
function soFar(seat: Seat): string | undefined {
  if (seat.sealed) return undefined;
  const turn = since(seat, "played", "event", "night").filter((news) => !QUIET.includes(news.kind));
  return turn.slice(-2).map((news) => sentence("rose", news, seat.number, seat.names)).join(" ") || undefined;
}

/** Those already judged, and those to come. */
function judged(seat: Seat): string {
  const done = since(seat, "moved").filter((news) => news.kind.startsWith("judged"));
  const words = done.map((news) => `${monkName(news.facts.monk as Monk)} ${news.kind === "judged_more" ? "+" : "−"}`);
  const left = derivedOf(seat).word?.met.filter((monk) => monk !== viewOf(seat).asked) ?? [];
  return both(
    words.length ? say("rose-then-judged", { monks: words.join(", ") }) : "",
    left.length ? say("rose-then-next", { monks: list(left.map(monkName)) }) : "",
    say("rose-then-sign"),
  );
}

function taskWords(seat: Seat, monk: Monk): string {
  const { tasks = [], tracks } = derivedOf(seat);
  return both(...tasks.map((task) => say("rose-then-task", { tile: tileMark(task.tile), before: tracks.suspicion[monk], now: task.tracks.suspicion[monk] })));
}

interface Spoken {
  sentence: string;
  line: string;
}

/** The thing looked at: a sentence and its consequence. */
function spoken(seat: Seat): Spoken | undefined {
  const { choice } = draftOf(seat);
  return choice && seat.asked && !hidden(seat) ? about(seat, choice) : undefined;
}

/** What a choice would do, in words. */
export function does(choice: Choice, seat: Seat): { name?: string; does: string } | undefined {
  const found = about(seat, choice);
  if (!found) return undefined;
  const move = moveOf(choice);
  const name = move && { name: seat.step === "figure" ? shortName(move.figure) : placeName(move.place) };
  return { ...name, does: both(found.sentence, found.line) };
}

function about(seat: Seat, choice: Choice): Spoken | undefined {
  const move = moveOf(choice);
  if (move) return moveWords(seat, move);
  if (seat.step === "card") return cardWords(seat, String(choice.facts.card));
  return seat.step === "marker" ? markerWords(seat, choice.facts.monk as Monk) : undefined;
}

function moveWords(seat: Seat, move: Move): Spoken {
  const effect = effectOf(seat, move);
  const facts = { figure: move.figure, place: move.place };
  if (!effect) return { sentence: tell("rose-focus-put", facts), line: "" };
  const { word, tasks, tracks } = effect;
  if (!isMonk(move.figure)) {
    const sentence = word ? tell("rose-focus-meets", { ...facts, monks: list(word.met.map(monkName)) }) : tell("rose-focus-nobody", facts);
    return { sentence, line: both(word ? say(`rose-focus-decide-${word.track}`, { points: word.points }) : say("rose-focus-nothing"), eventWords(seat, effect)) };
  }
  const monk = move.figure;
  const told = { ...facts, before: derivedOf(seat).tracks.suspicion[monk], now: tracks.suspicion[monk] };
  const [either, or] = tasks.map((task) => `${task.tracks.suspicion[monk]} (${tileMark(task.tile)})`);
  return {
    sentence: either && or ? tell("rose-focus-tasks", { ...told, either, or }) : tell(effect.suspicion ? "rose-focus-move" : "rose-focus-same", told),
    line: both(winWords(effect), nightWords(seat, effect, monk), eventWords(seat, effect)),
  };
}

/** What a move would do, for those who listen. */
export function effectWords(seat: Seat, move: Move): string {
  const effect = effectOf(seat, move);
  if (!effect) return "";
  const { word, suspicion = 0 } = effect;
  if (!isMonk(move.figure)) return word ? say("rose-effect-meets", { figure: shortName(move.figure), monks: list(word.met.map(monkName)) }) : say("rose-effect-nobody");
  const key = !suspicion ? "same" : suspicion < 0 ? "less" : "more";
  return both(say(`rose-effect-${key}`, { monk: monkName(move.figure), points: Math.abs(suspicion) }), eventWords(seat, effect));
}

const winWords = ({ tasks, won }: Effect): string => (tasks.length ? say("rose-focus-win") : won ? tell("rose-focus-won", { tile: won }) : "");

function eventWords(seat: Seat, effect: Effect): string {
  const event = viewOf(seat).event ?? "";
  if (effect.hands) return tell("rose-focus-hands", { event });
  return effect.evidence.length ? tell("rose-focus-event", { event, changes: changes(effect.evidence) }) : "";
}

function nightWords(seat: Seat, effect: Effect, monk: Monk): string {
  const [before, now] = [derivedOf(seat).tracks.night?.[monk], effect.tracks.night?.[monk]];
  return before === undefined || now === undefined || before === now ? "" : say("rose-focus-night", { monk: monkName(monk), before, now });
}

function cardWords(seat: Seat, card: string): Spoken {
  const v = viewOf(seat);
  if (card === CALLER) return { sentence: tell("rose-focus-caller", { card }), line: say("rose-then-call", { william: v.william_time, adson: v.adson_time }) };
  const { target } = parted(card);
  const time = derivedOf(seat).times[card]!;
  const then = isFigure(target) ? tell("rose-focus-goes", { figure: target }) : tell("rose-focus-comes", { place: target });
  return { sentence: tell("rose-focus-card", { card, cost: time.cost, before: v.sundial, now: time.now }), line: both(nightfall(time), then) };
}

function markerWords(seat: Seat, monk: Monk): Spoken {
  const { shown } = derivedOf(seat).players[seatKey(seat.number)]!;
  const open = MONKS.filter((one) => one !== monk && !shown.includes(one)).map(monkName);
  return { sentence: tell("rose-focus-marker", { monk }), line: say("rose-focus-open", { monk: monkName(monk), monks: list(open) }) };
}

/** Which step of my turn this is. */
const STEPS = [["card"], ["call", "spend"], ["place", "figure", "stand"], ["task", "sign"], ["split", "delicate", "again", "return"]];
export function steps(seat: Seat): { at: number; of: number } | undefined {
  const at = STEPS.findIndex((names) => names.includes(seat.step));
  return seat.asked && at >= 0 ? { at, of: STEPS.length } : undefined;
}
