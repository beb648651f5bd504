/** The location step in parts: a tile first, then a slot of the compass. */
import { BUILDINGS, BY_SYMBOL, SLOTS, type Slot } from "../box";
import type { Plan } from "../plan.svelte";

/** The choices that place a tile, as tile and slot. */
export function placings(plan: Plan): { choice: number; building: number; slot: Slot }[] {
  if (plan.seat.step !== "location" || !plan.seat.asked) return [];
  return plan.seat.choices
    .map((one) => one.choice)
    .filter((choice) => choice < BUILDINGS.length * SLOTS.length)
    .map((choice) => ({ choice, building: Math.floor(choice / SLOTS.length), slot: SLOTS[choice % SLOTS.length]! }));
}

/** The buildings whose tile could be placed. */
export const buildingsOf = (plan: Plan): number[] => [...new Set(placings(plan).map((one) => one.building))];

/** The slots the tile in hand can go to. */
export const slotsOf = (plan: Plan): Slot[] => placings(plan).filter((one) => one.building === plan.building).map((one) => one.slot);

export function slotChoice(plan: Plan, slot: Slot): number[] {
  return placings(plan).filter((one) => one.building === plan.building && one.slot === slot).map((one) => one.choice);
}

/** The tiles that could be given up for their organ symbol. */
export const symbolsOf = (plan: Plan): number[] =>
  plan.seat.step === "location" ? plan.seat.choices.map((one) => one.choice).filter((choice) => choice >= BY_SYMBOL) : [];
