/** The facts of the Rose's questions, as `facts` of the terminal's choices has them. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { accusing } from "./accusing";
import { lookingAt } from "./looking.svelte";
import { FIGURES, parted, viewOf, weight } from "./view";

export function asking(seat: Seat): Facts {
  const v = viewOf(seat);
  const card = v.card ?? "";
  switch (seat.step) {
    case "call":
      return { william: v.william_time, adson: v.adson_time };
    case "place":
    case "task":
      return { figure: v.mover ?? "" };
    case "spend":
      return { card, cost: v.cost, before: v.sundial, now: v.sundial + v.cost, most: seat.choices.length - 1 };
    case "again":
      return { card };
    case "figure":
      return { place: parted(card).target };
    case "sign":
      return { figure: v.mover ?? "", monk: v.asked ?? "", points: weight(v) };
    case "delicate":
      return { points: v.cost };
    case "stand":
      return { figure: FIGURES[v.index] ?? "" };
    case "accuse":
      return { seat: (accusing(lookingAt(seat)) ?? 0) + 1 };
    default:
      return {};
  }
}
