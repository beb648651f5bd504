/** Can a declared turn be brought to its end? Worked out from public facts and my own hand; never a promise, as other
 * cards and tiles may help. */
import type { Seat } from "../../../wire/seat.svelte";
import { ability, CHARACTERS, eventOf, LIMITS, powerAmount, POWERS, reading, tileOf } from "../box";
import { reach } from "../reach";
import { tilesOf, type Table } from "../view";

export interface Chance {
  /** Teeth to turn; 0: the gears have turned already. */
  teeth: number;
  transport: string;
  steps: number;
  action: string;
  /** What the way costs, undefined where the goal is out of reach. */
  cost: number | undefined;
  /** The sheets there would be in the end. */
  sheets: number;
  done: boolean;
}

const JOHNSSON = 2;
const VIKSTROM = 3;
const COMPOSE = POWERS.indexOf("p_compose");
const COMPOSE_POWER = 1 << COMPOSE;

/** What a tile of mine would bring, and what it costs. */
interface Help {
  sheets: number;
  cost: number;
}

/** What each number of teeth would allow after naming a character. */
export function chances(seat: Seat, table: Table, named: number, fenrir: boolean): Chance[] {
  const me = table.players[seat.number];
  if (!me || !["figure", "gear", "move"].includes(table.step)) return [];
  const own = table.card.findIndex((where) => where === seat.number);
  const figure = fenrir ? own : named;
  const first = table.step === "figure";
  const gift = first ? giftFor(table, figure) : {};
  const by = (who: number): number => (first && figure === who ? ability(who).amount : 0);
  const time = me.time + by(VIKSTROM) + (gift.time ?? 0);
  const plain = me.sheets + by(JOHNSSON) + (gift.sheets ?? 0) + fromPower(seat, table);
  const clues = me.clues + (gift.clues ?? 0);
  const teeth = table.step === "move" ? [0] : [1, 2, 3].filter((count) => count === 1 || me.time - count >= 1);
  const needed = fenrir ? LIMITS.sheets_fenrir : LIMITS.sheets_hero;
  const goal = fenrir ? (table.place[named] ?? -1) : table.organ;
  const banned = eventOf(table.event)?.hour?.includes("no_transport") ?? false;
  return teeth.map((count) => {
    const shows = reading(table.gear + count);
    const gears = count ? { transport: shows.transport, steps: shows.steps, rides: banned ? 0 : 1 } : {};
    const then: Table = { ...table, step: "move", declared: fenrir ? 2 : 1, named, figure, ...gears };
    const composed = plain + (shows.action === "compose" ? 1 + clues : 0);
    const ways = fromTiles(seat, table).map((help): Chance => {
      const cost = reach(then, time - count - help.cost).get(goal)?.cost;
      const sheets = Math.min(composed + help.sheets, LIMITS.sheets_cap);
      return { teeth: count, ...shows, steps: then.steps, cost, sheets, done: cost !== undefined && sheets >= needed };
    });
    return ways.find((way) => way.done) ?? ways.find((way) => way.cost !== undefined) ?? ways[0]!;
  });
}

/** What the event gives for choosing a figure. */
function giftFor(table: Table, figure: number): { time?: number; clues?: number; sheets?: number } {
  const bonus = eventOf(table.event)?.bonus;
  return bonus && CHARACTERS[figure] === bonus.character ? bonus : {};
}

/** The sheets a power card of mine would bring. */
function fromPower(seat: Seat, table: Table): number {
  if (eventOf(table.event)?.hour?.includes("no_power_cards")) return 0;
  return table.players[seat.number]!.powers & COMPOSE_POWER && !(table.played & 1) ? powerAmount(COMPOSE) : 0;
}

/** No tile, or any one of mine that brings sheets: the cheapest first. */
function fromTiles(seat: Seat, table: Table): Help[] {
  const none = { sheets: 0, cost: 0 };
  if (table.played & 2 || eventOf(table.event)?.hour?.includes("no_object_tiles")) return [none];
  const mine = tilesOf(seat.view, seat.number).map((id) => tileOf(id)!).filter((tile) => tile.effect === "sheets" || tile.effect === "inspiration");
  return [none, ...mine.map((tile) => ({ sheets: tile.amount, cost: tile.cost }))].sort((a, b) => a.cost - b.cost || b.sheets - a.sheets);
}
