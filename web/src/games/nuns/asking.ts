/** The facts of the Nuns' questions, as `facts` of the terminal's choices has them. A planned move counts as it stands. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { deskOf } from "./desk.svelte";
import { acting } from "./known";

export function asking(seat: Seat): Facts {
  const v = deskOf(seat).v;
  const guard = v.guard ?? "";
  const novice = v.novice ?? "";
  switch (seat.step) {
    case "move": {
      const moving = acting(deskOf(seat).box, v, seat.number);
      return { novice: moving, card: v.card[moving] ?? "", stage: v.stage[moving] ?? "", steps: Math.max(v.steps[moving] ?? 0, 0) };
    }
    case "bless":
      return { novice, die: v.die };
    case "token":
      return { novice, guard: v.asked_for ?? "" };
    case "false_noise":
      return { novice };
    case "hear":
      return { novice, guard };
    case "path":
      return { guard, place: v.at[guard] ?? "" };
    case "go":
      return { guard, paces: v.paces };
    case "ears":
      return { guard, die: v.die };
    default:
      return {};
  }
}
