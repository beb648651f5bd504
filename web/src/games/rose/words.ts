/** What the now bar says: the consequence below the question, and the thing looked at, played out in words. */
import type { Seat } from "../../wire/seat.svelte";
import { say, sentence } from "../../words/words.svelte";
import { lookingAt, type Looking } from "./looking.svelte";
import { since } from "./since";
import { effectOf, moveOf, suspicionAfter, type Effect, type Move } from "./moves";
import { changes, list, monkName, shortName, tell, tileMark } from "./tell";
import { byDay, CALLER, ifNight, isFigure, isMonk, met, NIGHT, parted, shownBy, viewOf, MONKS, type Monk, type RoseView } from "./view";

/** The sentence of the now bar, where something is looked at; else the page asks the game's own question. */
export function said(seat: Seat): string | undefined {
  const v = viewOf(seat);
  if (seat.asked && seat.step === "spend") return tell("rose-focus-card", { card: v.card ?? "", cost: v.cost, before: v.sundial, now: v.sundial + v.cost });
  return spoken(seat)?.sentence;
}

/** The line below the question. */
export function line(seat: Seat): string | undefined {
  const v = viewOf(seat);
  const looked = spoken(seat);
  if (looked) return looked.line;
  if (seat.step === "over" || v.day < 1) return undefined;
  if (!seat.asked) return soFar(seat);
  if (lookingAt(seat).hidden) return say("rose-uncover");
  switch (seat.step) {
    case "call":
      return say("rose-then-call", { william: v.william_time, adson: v.adson_time });
    case "spend":
      return [say("rose-then-spend"), nightfall(v, v.cost)].filter(Boolean).join(" ");
    case "place":
    case "again":
      return say(v.step === "again" ? "rose-then-again" : isMonk(v.mover) ? "rose-then-place" : "rose-then-investigator");
    case "sign":
      return judged(seat, v);
    case "task":
      return seat.choices.map((choice) => taskWords(v, choice.text.slice(3))).join(" ");
    case "split":
    case "delicate":
      return tell(`rose-then-${seat.step}`, { event: v.event ?? "" }, seat);
    default:
      return say(`rose-then-${seat.step}`, { time_step: v.time_step });
  }
}

/** That a card would end the day if no time tile saves the last steps. */
export const nightfall = (v: RoseView, cost: number): string => (v.sundial + cost >= NIGHT ? say("rose-then-night") : "");

/** What is too small to be said again, and what only I may know. */
const QUIET = ["draws", "laid", "evidence", "suspicion", "you_draw", "you_are", "you_return", "laid_marker", "laid_guess"];

/** What has happened in this turn so far, the latest last. */
function soFar(seat: Seat): string | undefined {
  if (seat.sealed) return undefined;
  const turn = since(seat, "played", "event", "night").filter((news) => !QUIET.includes(news.kind));
  return turn.slice(-2).map((news) => sentence("rose", news, seat.number, seat.names)).join(" ") || undefined;
}

/** Those already judged, and those to come. */
function judged(seat: Seat, v: RoseView): string {
  const done = since(seat, "moved").filter((news) => news.kind.startsWith("judged"));
  const words = done.map((news) => `${monkName(news.facts.monk as Monk)} ${news.kind === "judged_more" ? "+" : "−"}`);
  const left = met(v).filter((monk) => monk !== v.asked);
  return [
    words.length ? say("rose-then-judged", { monks: words.join(", ") }) : "",
    left.length ? say("rose-then-next", { monks: list(left.map(monkName)) }) : "",
    say("rose-then-sign"),
  ].filter(Boolean).join(" ");
}

function taskWords(v: RoseView, tile: string): string {
  const before = isMonk(v.mover) ? v.suspicion[v.mover] : 0;
  return say("rose-then-task", { tile: tileMark(tile), before, now: Math.max(0, before - parted(tile).number) });
}

/** The thing looked at: a sentence and its consequence. */
function spoken(seat: Seat): { sentence: string; line: string } | undefined {
  const looking = lookingAt(seat);
  const choice = looking.choice;
  if (!choice || !seat.asked || looking.hidden) return undefined;
  const move = moveOf(choice);
  if (move) return moveWords(looking, move);
  const [verb = "", ...rest] = choice.text.split(" ");
  if (verb === "play") return cardWords(looking, rest.join(" "));
  if (verb === "show") return markerWords(seat, rest[0] as Monk);
  return undefined;
}

function moveWords(looking: Looking, move: Move): { sentence: string; line: string } | undefined {
  const effect = effectOf(looking, move);
  const facts = { figure: move.figure, place: move.place };
  if (!effect) return { sentence: tell("rose-focus-put", facts), line: "" };
  const v = viewOf(looking.seat);
  if (!isMonk(move.figure)) {
    const monks = list(effect.meets.map(monkName));
    return {
      sentence: tell(effect.meets.length ? "rose-focus-meets" : "rose-focus-nobody", { ...facts, monks }),
      line: [say(effect.meets.length ? `rose-focus-decide-${effect.track}` : "rose-focus-nothing", { points: effect.weight }), eventWords(v, effect)].filter(Boolean).join(" "),
    };
  }
  const before = v.suspicion[move.figure];
  const told = { ...facts, before, now: before + (effect.suspicion ?? 0) };
  const values = effect.tasks.map((tile) => `${Math.max(0, before - parted(tile).number)} (${tileMark(tile)})`);
  return {
    sentence: values.length > 1 ? tell("rose-focus-tasks", { ...told, either: values[0]!, or: values[1]! }) : tell(effect.suspicion ? "rose-focus-move" : "rose-focus-same", told),
    line: [winWords(effect), nightWords(looking, move), eventWords(v, effect)].filter(Boolean).join(" "),
  };
}

/** What a move would do, for those who listen. */
export function effectWords(looking: Looking, move: Move): string {
  const effect = effectOf(looking, move);
  if (!effect) return "";
  const v = viewOf(looking.seat);
  if (!isMonk(move.figure)) return effect.meets.length ? say("rose-effect-meets", { figure: shortName(move.figure), monks: list(effect.meets.map(monkName)) }) : say("rose-effect-nobody");
  const key = !effect.suspicion ? "same" : effect.suspicion < 0 ? "less" : "more";
  return [say(`rose-effect-${key}`, { monk: monkName(move.figure), points: Math.abs(effect.suspicion ?? 0) }), eventWords(v, effect)].filter(Boolean).join(" ");
}

const winWords = (effect: Effect): string => (effect.won ? tell("rose-focus-won", { tile: effect.won }) : effect.tasks.length ? say("rose-focus-win") : "");

function eventWords(v: RoseView, effect: Effect): string {
  if (effect.hands) return tell("rose-focus-hands", { event: v.event ?? "" });
  return effect.evidence.length ? tell("rose-focus-event", { event: v.event ?? "", changes: changes(effect.evidence) }) : "";
}

function nightWords(looking: Looking, move: Move): string {
  const v = viewOf(looking.seat);
  const next = suspicionAfter(looking, move);
  if (!next || !byDay(v) || !isMonk(move.figure)) return "";
  const [now, then] = [ifNight(v)[move.figure], ifNight({ ...v, suspicion: next })[move.figure]];
  return now === then ? "" : say("rose-focus-night", { monk: monkName(move.figure), before: now, now: then });
}

function cardWords(looking: Looking, card: string): { sentence: string; line: string } {
  const v = viewOf(looking.seat);
  const { target } = parted(card);
  if (card === CALLER) return { sentence: tell("rose-focus-caller", { card }), line: say("rose-then-call", { william: v.william_time, adson: v.adson_time }) };
  const cost = v.time[card] ?? 0;
  const told = { card, cost, before: v.sundial, now: v.sundial + cost };
  const then = isFigure(target) ? tell("rose-focus-goes", { figure: target }) : tell("rose-focus-comes", { place: target });
  return { sentence: tell("rose-focus-card", told), line: [nightfall(v, cost), then].filter(Boolean).join(" ") };
}

function markerWords(seat: Seat, monk: Monk): { sentence: string; line: string } {
  const shown = shownBy(viewOf(seat), seat.number);
  const open = MONKS.filter((one) => one !== monk && !shown.includes(one)).map(monkName);
  return { sentence: tell("rose-focus-marker", { monk }), line: say("rose-focus-open", { monk: monkName(monk), monks: list(open) }) };
}

/** Which step of my turn this is. */
const STEPS = [["card"], ["call", "spend"], ["place", "figure", "stand"], ["task", "sign"], ["split", "delicate", "again", "return"]];
export function steps(seat: Seat): { at: number; of: number } | undefined {
  const at = STEPS.findIndex((names) => names.includes(seat.step));
  return seat.asked && at >= 0 ? { at, of: STEPS.length } : undefined;
}
