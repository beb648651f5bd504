/** What people and bots are called. A bot goes by the name of its seat, the same at every table; that it is one stands beside it. */
import { roman } from "../parts/roman";
import { has, say } from "./words.svelte";

/** The bot in this seat: one of eight names, in the order of the seats. */
export const botName = (seat: number): string => say("page-bot-names").split(", ")[seat] ?? "";

/** What a bot of this kind is called; one with a weight of its own by its id. */
export const botLevel = (bot: string): string => (has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** That a lesser player sits in for a bot, if so. */
export function standsIn(chair: { bot: string; stands_in?: string }): string {
  return chair.stands_in ? say(`bot-stands-in-${chair.stands_in}`, { bot: botLevel(chair.bot) }) : "";
}

export function called(chair: { name: string; bot: string }, seat: number): string {
  return chair.name || (chair.bot ? botName(seat) : say("page-seat-name", { numeral: roman(seat) }));
}

/** Everybody at a table; two of the same name are told apart by the numerals of their seats. */
export function allCalled(chairs: readonly { name: string; bot: string }[]): string[] {
  const names = chairs.map(called);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${roman(seat)}`));
}
