/** What was told, in a sentence a turn: who did what, which marker changed, from what to what. */
import { SvelteSet } from "svelte/reactivity";
import { settings } from "../store.svelte";
import type { Seat, Told } from "../wire/seat.svelte";
import type { Change, News } from "../wire/types";
import type { Facts, GameId } from "../words/shown";
import { facts, has, language, say, sentence } from "../words/words.svelte";
import type { GameScreen } from "./screen";

/** Was it told to me alone? */
export const isOwn = (seat: Seat, { first }: Told): boolean => seat.news[first]?.own ?? false;
/** The chapters whose card lies face down on the stage, by number. */
export const facedown = new SvelteSet<number>();
/** While my secrets are covered, or lie face down, nothing is said of what is my own. */
export const ownSaid = ({ facts, number }: Told): boolean => "own" in facts && !settings.covered && !facedown.has(number);

/** Facts as sentences show them; what is my own goes by the name of what it is, too. */
function told(game: GameId, seat: Seat, chapter: Told): Facts {
  const { own } = chapter.facts;
  const named = ownSaid(chapter) ? { monk: own!, novice: own!, ...chapter.facts } : chapter.facts;
  const mine = chapter.facts.seat === seat.number + 1 ? "yes" : "no";
  const other = chapter.facts.other === seat.number + 1 ? "yes" : "no";
  return { ...facts(game, named, seat.names), own: own ?? "", me: mine, other_me: other };
}

/** The key of a sentence about a chapter, my own where there is one. */
function keyOf(game: GameId, chapter: Told, what = ""): string | undefined {
  const key = `${game}-tale-${chapter.kind}${what}`;
  return [ownSaid(chapter) ? `${key}-own` : "", key].find((one) => one && has(one));
}

/** What a chapter tells, without what was said at the table meanwhile. */
export const newsOf = (seat: Seat, { kind, first, last }: Told): News[] =>
  seat.news.slice(first, last + 1).filter((one) => one.game === seat.news[first]!.game && !(kind && one.kind === "taken_back"));

/** The sentence of a chapter: its own, or what was told. */
export function sentenceOf(game: GameId, screen: Pick<GameScreen, "lines">, seat: Seat, chapter: Told): string {
  if (settings.covered && isOwn(seat, chapter)) return say("match-covered");
  const lines = screen.lines?.(chapter, seat);
  if (lines) return lines.join(" ");
  const key = keyOf(game, chapter);
  if (key) return say(key, told(game, seat, chapter));
  const news = newsOf(seat, chapter).filter((one) => !(settings.covered && one.own));
  const said = news.map((one) => sentence(game, one, seat.number, seat.names));
  return said.filter((one, at) => one !== said[at - 1]).join(" ");
}

/** A chapter as if it were a piece of news of some kind. */
export const saidAs = (game: GameId, seat: Seat, kind: string, facts: Facts): string => sentence(game, { kind, facts, game: true }, seat.number, seat.names);

/** The line below it on the stage. */
export function restOf(game: GameId, seat: Seat, chapter: Told): string {
  const key = keyOf(game, chapter, "-line");
  return key ? say(key, told(game, seat, chapter)) : "";
}

/** A moment's own sentence, for what the stage says of it in large letters. */
export function toldAt(game: GameId, seat: Seat, chapter: Told): string {
  const key = keyOf(game, chapter);
  return key ? say(key, told(game, seat, chapter)) : "";
}

/** The title over the stage, what stands below it, what it is called in the bar, and over how matters stand after it. */
export function titleOf(game: GameId, seat: Seat, chapter: Told, what: "title" | "how" | "name" | "stands"): string {
  const key = `${game}-stage-${chapter.kind}-${what}`;
  return has(key) ? say(key, told(game, seat, chapter)) : "";
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "0");

/** What is counted, as it stands within a sentence. */
export function labelOf(game: GameId, { what }: Pick<Change, "what">): string {
  const label = say(`${game}-label-${what}`);
  return language() === "de" ? label : label.toLocaleLowerCase(language());
}

export const fromTo = ({ before, now }: { before: number; now: number }): string => say("match-from-to", { before, now });

/** A change in words: "Orange evidence −3, 5 → 2"; whose it is where that is not said already. */
export function changeSaid(game: GameId, screen: Pick<GameScreen, "whose">, seat: Seat, chapter: Told, change: Change): string {
  const whose = saidAlready(chapter, change) ? "" : (screen.whose?.(seat, change) ?? "");
  return [whose, labelOf(game, change), `${signed(change.now - change.before)}, ${fromTo(change)}`].filter(Boolean).join(" ");
}

/** Does the sentence speak of whom it changed for? */
export const saidAlready = ({ facts }: Told, { of }: Change): boolean => of === facts.figure || of === facts.seat;

/** What changed, first for whom the sentence speaks of: he is not named again. */
export const changesOf = (chapter: Told): Change[] =>
  [true, false].flatMap((first) => chapter.changes.filter((change) => saidAlready(chapter, change) === first));

/** The whole of a turn in one sentence; what is told word for word tells its changes itself. */
export function turnSaid(game: GameId, screen: Pick<GameScreen, "lines" | "whose">, seat: Seat, chapter: Told): string {
  const text = sentenceOf(game, screen, seat, chapter);
  if (!chapter.changes.length || chapter.beats.length > 4 || !(screen.lines?.(chapter, seat) ?? keyOf(game, chapter))) return text;
  return `${text.replace(/[.!]$/, "")}: ${changesOf(chapter).map((change) => changeSaid(game, screen, seat, chapter, change)).join("; ")}.`;
}

/** Is it worth a line of its own: something somebody did, or a moment? */
export const isLine = (chapter: Told): boolean => !chapter.undone && (chapter.kind !== "" || chapter.changes.length > 0);

/** The chapters since my own last turn, oldest first; for whoever only looks on, none. */
export function sinceMine(seat: Seat): Told[] {
  if (!seat.plays) return [];
  const mine = seat.tale.findLastIndex((chapter) => chapter.facts.seat === seat.number + 1 && chapter.kind !== "" && !MOMENTS_OF_MINE.has(chapter.kind) || chapter.kind === "mine");
  return mine < 0 ? [] : seat.tale.slice(mine + 1).filter((chapter) => isLine(chapter) && (chapter.rows.length > 0 || chapter.beats.length > 0 || chapter.changes.length > 0));
}

/** What names my seat and is no turn of mine. */
const MOMENTS_OF_MINE = new Set(["night", "dawn", "look", "order", "declaration", "sold", "bidding"]);
