/** How things are called and what they do, in a few words. */
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import { name, say } from "../../words/words.svelte";
import { ability, CHARACTERS, eventOf, LIMITS, PILE, POWERS, powerAmount, SPOTS, tileOf, whoIs, type Event } from "./box";
import { seatOf, type Table, type Where } from "./view";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A character as this table calls him. Views and lines use the same ids, so they need no translation of their own. */
export function called(seat: Seat, who: number): string {
  const id = Object.keys((seat.view.place ?? {}) as object)[who] ?? CHARACTERS[who] ?? "";
  return name("eleven", "characters", id);
}

export const spotName = (spot: number): string => name("eleven", "spots", SPOTS[spot]?.id ?? "");
export const transportName = (id: string): string => name("eleven", "transports", id);
export const actionName = (id: string): string => name("eleven", "actions", id);
export const tileName = (id: string): string => name("eleven", "tiles", id);
export const powerName = (power: number): string => name("eleven", "powers", POWERS[power] ?? "");

export const abilityDoes = (who: number): string => say(`eleven-ability-${CHARACTERS[who]}`, { ...ability(who) });
export const powerDoes = (power: number): string => say(`eleven-power-${POWERS[power]}`, { amount: powerAmount(power) });

export function tileDoes(id: string): string {
  const tile = tileOf(id);
  return tile ? say(`eleven-tile-${tile.effect}`, { amount: tile.amount, cost: tile.cost }) : "";
}

export const actionDoes = (action: string, count: number): string => say(`eleven-label-act-${action}`, { count });

/** Where a character's card is, in words. */
export function whereIs(seat: Seat, where: Where): string {
  if (where === "pile") return say("eleven-label-pile");
  if (where === "chosen one") return say("eleven-label-chosen-one");
  if (where === "open") return say("eleven-label-face-up");
  if (where === null) return "";
  return where === seat.number ? say("eleven-page-own-card") : say("eleven-page-hand-of", { seat: seat.names[where] ?? "" });
}

export const targetName = (seat: Seat, target: number): string =>
  target === PILE ? say("eleven-label-pile") : (seat.names[target] ?? "");

/** The position an event speaks of, from 1; 0 where it is not there. */
export function eventPosition(event: Event | undefined, positions: number): number {
  const who = event?.position?.who;
  if (who === undefined) return 0;
  const at = who === "last" ? positions : who;
  return at <= positions ? at : 0;
}

export function positionGift(event: Event | undefined): string {
  const gift = event?.position;
  return gift ? say(`eleven-label-gift-${gift.effect}`, { count: gift.amount ?? 1 }) : "";
}

/** The whole event, in words. */
export function eventSaid(seat: Seat, event: Event | undefined): string {
  if (!event) return "";
  return say(`eleven-event-${event.id}`, {
    locks: event.locks ? called(seat, whoIs(event.locks)) : "",
    bonus: event.bonus ? called(seat, whoIs(event.bonus.character)) : "",
  });
}

/** What choosing the event's character brings. */
export function characterGifts(event: Event | undefined): string[] {
  const bonus = event?.bonus;
  if (!bonus) return [];
  const gifts: [string, number | undefined][] = [
    ["gain_time", bonus.time],
    ["clues", bonus.clues],
    ["gain_sheets", bonus.sheets],
    ["draw", bonus.draw],
    ["free_walk", bonus.walk],
    ["lock", bonus.lock],
  ];
  return gifts.filter(([, count]) => count).map(([gift, count]) => say(`eleven-label-gift-${gift}`, { count: count ?? 1 }));
}

/** Where the last piece of news of some kinds stands, -1 for nowhere. */
export function lastOf(news: readonly News[], ...kinds: string[]): number {
  for (let at = news.length - 1; at >= 0; at -= 1) if (news[at]!.game && kinds.includes(news[at]!.kind)) return at;
  return -1;
}

/** What has happened since the hour struck. */
export function thisHour(seat: Seat): News[] {
  const at = lastOf(seat.news, "event");
  return at < 0 ? [...seat.news] : seat.news.slice(at);
}

/** Who has used each figure this hour, by character; -1 for nobody. */
export function users(seat: Seat): number[] {
  const found = CHARACTERS.map(() => -1);
  for (const news of thisHour(seat)) {
    if (news.kind !== "chose") continue;
    const who = whoIs(news.facts.figure);
    if (who >= 0) found[who] = Number(news.facts.seat) - 1;
  }
  // After a declaration a figure may act that nobody has chosen.
  const [acting, turn] = [whoIs(seat.view.figure), seatOf(seat.view.turn)];
  if (acting >= 0 && turn >= 0 && seat.view.phase === "turns") found[acting] = turn;
  return found;
}

/** What each position was paid with this hour; none: free of charge. */
export function prices(seat: Seat): (number | undefined)[] {
  const bids: number[] = [];
  const paid: (number | undefined)[] = [];
  for (const { kind, facts } of thisHour(seat)) {
    const at = Number(facts.position) - 1;
    if (kind === "opened") delete bids[at];
    else if (kind === "bid") bids[at] = Number(facts.amount);
    else if (kind === "placed") paid[at] = bids[at];
  }
  return paid;
}

/** The bids of the auction that is going on, by seat; null for a pass. */
export function bidding(seat: Seat): { seat: number; amount: number | null }[] {
  const all = thisHour(seat);
  const from = lastOf(all, "opened");
  return all.slice(from).flatMap(({ kind, facts }) => {
    if (kind === "bid") return { seat: Number(facts.seat) - 1, amount: Number(facts.amount) };
    return kind === "passed" ? { seat: Number(facts.seat) - 1, amount: null } : [];
  });
}

/** What a position of the auction brings this hour. */
export function brings(table: Table, position: number): string[] {
  const event = eventOf(table.event);
  const found = eventPosition(event, table.positions) === position + 1 ? [positionGift(event)] : [];
  if (position === 0) found.push(say("eleven-page-moves-first"));
  if (position === table.positions - 1 && table.positions > 1) found.push(say(table.organ < 0 ? "eleven-page-last-location" : "eleven-page-moves-last"));
  return found.length ? found : [say("eleven-page-no-bonus")];
}

/** Sheets somebody has to have: 15 for a hero, 12 for Fenrir. */
export const sheetsNeeded = (role: string | null): number => (role === "fenrir" ? LIMITS.sheets_fenrir : LIMITS.sheets_hero);
