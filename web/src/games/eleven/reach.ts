/** Ways: where a figure could go from here, at what price, and by which choices.
 *
 * Only a proposal for the eye: the choices of a way go to the server together, and the server judges each of them.
 */
import { BY_RIDE, FREE_WALK_NOW, LEAVE, LOCOMOTIVE_STEPS, LOCOMOTIVE_WALK, SPOTS, STOP } from "./box";
import type { Table } from "./view";

export interface Leg {
  to: number;
  by: "step" | "ride" | "walk";
}
export interface Way {
  to: number;
  /** Time it costs. */
  cost: number;
  legs: Leg[];
  choices: number[];
  /** Paid steps that would be left. */
  left: number;
  rides: boolean;
}

interface At {
  spot: number;
  paid: number;
  ride: number;
  walks: number;
  walking: number;
  cost: number;
  parts: number;
  legs: Leg[];
  choices: number[];
}

/** May the moving figure enter a spot (8.3.7, 12.5)? */
function enters(table: Table, figure: number, spot: number): boolean {
  const goal = table.declared === 1 ? table.organ : table.declared === 2 ? table.place[table.named] : -1;
  if (table.declared > 0 && figure === table.figure && (table.option("declared_pass_through") === "true" || spot === goal)) return true;
  return table.organ !== spot && !table.place.includes(spot);
}

/** Every spot that can be reached, by its cheapest way. `time` is what its player has. */
export function reach(table: Table, time: number): Map<number, Way> {
  // The walk of an ability stands alone; one within the movement goes on with paid steps and the ride.
  const alone = table.step === "walk" && table.stage !== "travel";
  const figure = table.step === "walk" ? table.walker : table.figure;
  const found = new Map<number, Way>();
  if (figure < 0 || !["move", "walk", "gear"].includes(table.step)) return found;
  const start: At = {
    spot: table.place[figure]!,
    paid: alone ? 0 : Math.min(table.steps, time - 1),
    ride: alone ? 0 : table.rides,
    walks: alone ? 0 : table.walks,
    walking: table.step === "walk" ? table.walking : 0,
    cost: 0,
    parts: 0,
    legs: [],
    choices: [],
  };
  const seen = new Set<string>();
  const open: At[] = [start];
  while (open.length) {
    open.sort((a, b) => a.cost - b.cost || a.parts - b.parts);
    const here = open.shift()!;
    const key = `${here.spot} ${here.paid} ${here.ride} ${here.walks} ${here.walking}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (here.spot !== start.spot && !found.has(here.spot)) found.set(here.spot, way(here));
    for (const next of parts(table, figure, here, alone)) open.push(next);
  }
  return found;
}

function way(at: At): Way {
  const choices = at.choices.at(-1) === STOP ? at.choices.slice(0, -1) : at.choices;
  return { to: at.spot, cost: at.cost, legs: at.legs, choices, left: at.paid, rides: at.legs.some((leg) => leg.by === "ride") };
}

function* parts(table: Table, figure: number, here: At, alone: boolean): Generator<At> {
  const near = SPOTS[here.spot]!.near.filter((spot) => enters(table, figure, spot));
  const on = (to: number, by: Leg["by"], choice: number, change: Partial<At>): At => ({
    ...here,
    ...change,
    spot: to,
    parts: here.parts + 1,
    legs: [...here.legs, { to, by }],
    choices: [...here.choices, choice],
  });
  if (here.walking > 0) {
    for (const spot of near) yield on(spot, "walk", spot, { walking: here.walking - 1 });
    // A walk is not broken: who wants to pay for steps or ride has to stop it first.
    if (!alone) yield { ...here, walking: 0, parts: here.parts + 0.1, choices: [...here.choices, STOP] };
    return;
  }
  if (here.paid > 0) for (const spot of near) yield on(spot, "step", spot, { paid: here.paid - 1, cost: here.cost + 1 });
  const begins = (choice: number, change: Partial<At>): At => ({
    ...here,
    ...change,
    walking: LOCOMOTIVE_STEPS,
    parts: here.parts + 0.1,
    choices: [...here.choices, choice],
  });
  if (here.walks > 0 && near.length) yield begins(FREE_WALK_NOW, { walks: here.walks - 1 });
  if (here.ride <= 0) return;
  if (table.transport === "locomotive") {
    if (near.length) yield begins(LOCOMOTIVE_WALK, { ride: 0 });
    return;
  }
  if (SPOTS[here.spot]!.transport !== table.transport) return;
  for (const [spot, { transport }] of SPOTS.entries())
    if (spot !== here.spot && transport === table.transport && enters(table, figure, spot))
      yield on(spot, "ride", spot + BY_RIDE, { ride: 0 });
}

/** The choices of a way; clues on it are left where they lie, if the player wants it so. */
export function choicesOf(way: Way, table: Table, leaves: boolean): number[] {
  if (!leaves) return way.choices;
  return way.choices.map((choice) => (choice < STOP && table.clue[choice % LEAVE] ? choice + LEAVE : choice));
}

/** How many clues lie on a way. */
export const cluesOn = (way: Way, table: Table): number =>
  [...new Set(way.legs.map((leg) => leg.to))].reduce((sum, spot) => sum + table.clue[spot]!, 0);
