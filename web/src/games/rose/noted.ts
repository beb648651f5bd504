/** The grid of the Rose's notebook, which stands in the accusation, too. */
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import { cellOf, matterOf } from "../beliefs";
import type { NoteGrid } from "../screen";
import Named from "./board/Named.svelte";
import { monkName, tell } from "./tell";
import { MONKS, ownMonk } from "./view";

/** Players by monks. */
export function notebook(seat: Seat): NoteGrid {
  const rows = seat.names.map((label, player) => ({ id: String(player), label })).filter((_, player) => player !== seat.number);
  const columns = MONKS.map((monk) => ({ id: monk, label: monkName(monk) }));
  const cell: NoteGrid["cell"] = (row, column) => cellOf(seat, matterOf(seat, "identity", { seat: Number(row) + 1 }), column);
  const mine = ownMonk(seat);
  const out = (by: string): boolean => seat.notebook.some(({ ruled_out }) => Object.values(ruled_out).some(([first]) => first?.kind === by));
  const crosses: NonNullable<NoteGrid["crosses"]> = {
    ...(out("shown_by") && { shown_by: { look: "shown", means: say("rose-tag-shown") } }),
    ...(mine && out("own_card") && { own_card: { look: "own", means: tell("rose-cross-own", { monk: mine }) } }),
  };
  return { rows, columns, cell, Sign: Named, crosses };
}
