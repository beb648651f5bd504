/** The facts of the Rose's questions, as `facts` of the terminal's choices has them. */
import data from "../../../../src/subrosa/games/rose/data/rose.json";
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";

export function asking(seat: Seat): Facts {
  const v = seat.view;
  const card = String(v.card);
  switch (seat.step) {
    case "call":
      return { william: Number(v.william_time), adson: Number(v.adson_time) };
    case "place":
    case "task":
      return { figure: String(v.mover) };
    case "spend": {
      const before = Number(v.sundial);
      const cost = Number(v.cost);
      return { card, cost, before, now: before + cost, most: seat.choices.length - 1 };
    }
    case "again":
      return { card };
    case "figure":
      return { place: card.split(" ")[0] ?? "" };
    case "sign":
      return { figure: String(v.mover), monk: String(v.asked), points: points(v) };
    case "delicate":
      return { points: Number(v.cost) };
    case "stand":
      return { figure: Object.keys(v.place as object)[Number(v.index)] ?? "" };
    case "accuse":
      return { seat: Number(/^accuse (\d)/.exec(seat.choices[0]?.text ?? "")?.[1] ?? 0) };
    default:
      return {};
  }
}

/** How much an investigator's word weighs. */
function points(v: Record<string, unknown>): number {
  const once = v.mover === "william" ? data.investigators.william.points : data.investigators.adson.points;
  return v.event === "incriminating" ? once * 2 : once;
}
