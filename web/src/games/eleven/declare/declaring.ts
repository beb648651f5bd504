/** Can a declared turn be brought to its end? Worked out from public facts and my own hand; never a promise, as other
 * cards and tiles may help. */
import type { Seat } from "../../../wire/seat.svelte";
import { ability, eventOf, LIMITS, reading, tileOf } from "../box";
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
const COMPOSE_POWER = 8;

/** What each number of teeth would allow after naming a character. */
export function chances(seat: Seat, table: Table, named: number, fenrir: boolean): Chance[] {
  const me = table.players[seat.number];
  if (!me || !["figure", "gear", "move"].includes(table.step)) return [];
  const own = table.card.findIndex((where) => where === seat.number);
  const figure = fenrir ? own : named;
  const first = table.step === "figure";
  const teeth = table.step === "move" ? [0] : [1, 2, 3].filter((count) => count === 1 || me.time - count >= 1);
  const time = me.time + (first && figure === VIKSTROM ? ability(VIKSTROM).amount : 0);
  const needed = fenrir ? LIMITS.sheets_fenrir : LIMITS.sheets_hero;
  const plain = me.sheets + (first && figure === JOHNSSON ? ability(JOHNSSON).amount : 0) + fromHand(seat, table);
  return teeth.map((count) => {
    const shows = reading(table.gear + count);
    const banned = eventOf(table.event)?.hour?.includes("no_transport") ?? false;
    const then: Table = {
      ...table,
      step: "move",
      declared: fenrir ? 2 : 1,
      named,
      figure,
      ...(count ? { transport: shows.transport, steps: shows.steps, rides: banned ? 0 : 1 } : {}),
    };
    const goal = fenrir ? (table.place[named] ?? -1) : table.organ;
    const way = reach(then, time - count).get(goal);
    const sheets = Math.min(plain + (shows.action === "compose" ? 1 + me.clues : 0), LIMITS.sheets_cap);
    return { teeth: count, ...shows, steps: then.steps, cost: way?.cost, sheets, done: way !== undefined && sheets >= needed };
  });
}

/** The sheets a power card and a tile of mine would bring. */
function fromHand(seat: Seat, table: Table): number {
  const me = table.players[seat.number]!;
  if (eventOf(table.event)?.hour?.includes("no_power_cards")) return 0;
  const power = me.powers & COMPOSE_POWER && !(table.played & 1) ? 3 : 0;
  const tiles = tilesOf(seat.view, seat.number).map((id) => tileOf(id)!).filter((tile) => tile.effect === "sheets" || tile.effect === "inspiration");
  return power + (table.played & 2 ? 0 : Math.max(0, ...tiles.map((tile) => tile.amount)));
}
