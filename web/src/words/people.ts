/** What people and bots are called. Bots have no names of their own: they go by the numeral of their seat. */
import { roman } from "../parts/roman";
import { say } from "./words.svelte";

export function called(chair: { name: string; bot: string }, seat: number): string {
  return chair.name || say(chair.bot ? "page-bot-name" : "page-seat-name", { numeral: roman(seat) });
}

/** Everybody at a table; two of the same name are told apart by the numerals of their seats. */
export function allCalled(chairs: readonly { name: string; bot: string }[]): string[] {
  const names = chairs.map(called);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${roman(seat)}`));
}
