/** Sentences of this screen: what things are called, and lists of them. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { settings } from "../../store.svelte";
import { facts, name, say } from "../../words/words.svelte";
import { letter, signed } from "./marks";
import { derivedOf, FIGURES, isMonk, MONKS, parted, standing, viewOf, type Building, type Figure, type Monk, type RoseView } from "./view";

/** A sentence with ids as facts. */
export function tell(key: string, told: Facts = {}, seat?: Seat): string {
  return say(key, facts("rose", told, seat?.names ?? []));
}

export const monkName = (monk: Monk): string => name("rose", "colours", monk);
export const figureName = (figure: Figure): string => name("rose", "figures", figure);
/** A figure in few words: a monk by his colour. */
export const shortName = (figure: Figure): string => (isMonk(figure) ? monkName(figure) : figureName(figure));
export const placeName = (place: Building): string => name("rose", "buildings", place);
export const cardName = (card: string): string => String(facts("rose", { card }, []).card);
export const tileName = (tile: string): string => String(facts("rose", { tile }, []).tile);
/** A tile as it is drawn: R4. */
export const tileMark = (tile: string): string => `${letter(parted(tile).target as Monk)}${parted(tile).number}`;

/** A, B and C, as the language joins them. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** Changes of evidence: "Blue +1, Red +2". */
export function changes(found: readonly { monk: Monk; by: number }[]): string {
  return found.map(({ monk, by }) => `${monkName(monk)} ${signed(by)}`).join(", ");
}

/** What lies in a building and who stands there, for those who listen. */
export function placeLabel(v: RoseView, place: Building): string {
  const tiles = v.tile[place].filter((tile): tile is string => tile !== null).map(tileName);
  const here = standing(v, place).map(figureName);
  const tasks = tiles.length ? say("rose-place-tasks", { tiles: tiles.join(", ") }) : say("rose-place-no-tasks");
  return [`${placeName(place)}.`, tasks, here.length ? say("rose-place-here", { figures: here.join(", ") }) : say("rose-place-nobody")].join(" ");
}

export function figureLabel(seat: Seat, figure: Figure): string {
  const v = viewOf(seat);
  const facts = { figure: figureName(figure), place: v.place[figure] ? placeName(v.place[figure]) : "" };
  if (!isMonk(figure)) return say("rose-figure-label", facts);
  return say("rose-monk-label", { ...facts, suspicion: v.suspicion[figure], rank: derivedOf(seat).rank[figure], evidence: v.evidence[figure] });
}

/** A track as a list, most first: "Suspicion: Black 20, plus 5 at night; ...". */
export function trackLabel(seat: Seat, track: "suspicion" | "evidence"): string {
  const { [track]: values, night } = derivedOf(seat).tracks;
  const order = [...MONKS].sort((a, b) => values[b] - values[a]);
  const items = order.map((monk) => (night && track === "suspicion" ? say("rose-track-night", { monk: monkName(monk), points: values[monk], night: night[monk] }) : `${monkName(monk)} ${values[monk]}`));
  return `${say(`rose-label-${track}`)}: ${items.join("; ")}.`;
}

export const figuresIn = (v: RoseView): Figure[] => FIGURES.filter((figure) => v.place[figure]);

export const eventName = (event: string): string => name("rose", "events", event);
