/** The facts of the Nuns' questions, as `facts` of the terminal's choices has them. */
import type { Seat } from "../../wire/seat.svelte";
import type { Fact, Facts } from "../../words/shown";

type ByFigure = Record<string, Fact | null>;

export function asking(seat: Seat): Facts {
  const v = seat.view;
  const guard = String(v.guard);
  const novice = String(v.novice);
  switch (seat.step) {
    case "move":
      return moving(seat);
    case "bless":
      return { novice, die: Number(v.die) };
    case "token":
      return { novice, guard: String(v.asked_for) };
    case "false_noise":
      return { novice };
    case "hear":
      return { novice, guard };
    case "path":
      return { guard, place: String((v.at as ByFigure)[guard]) };
    case "go":
      return { guard, paces: Number(v.paces) };
    case "ears":
      return { guard, die: Number(v.die) };
    default:
      return {};
  }
}

/** The novice a seat is moving: its first that is not done. */
function moving(seat: Seat): Facts {
  const v = seat.view as Record<"owner" | "stage" | "card" | "steps", ByFigure>;
  const mine = Object.keys(v.owner).filter((novice) => v.owner[novice] === `seat ${seat.number + 1}`);
  const novice = mine.find((one) => v.stage[one] !== "done") ?? mine.at(-1) ?? "";
  const steps = Math.max(Number(v.steps[novice] ?? 0), 0);
  return { novice, card: v.card[novice] ?? "", stage: v.stage[novice] ?? "", steps };
}
