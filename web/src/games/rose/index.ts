/** The Name of the Rose as a browser shows it: the winter abbey, my secret monk, and what each step asks. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { say } from "../../words/words.svelte";
import { cellOf, matterOf } from "../beliefs";
import type { GameScreen, NoteGrid } from "../screen";
import { accusingOf } from "./accusing.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Counters from "./Counters.svelte";
import Dock from "./Dock.svelte";
import End from "./end/End.svelte";
import { ending } from "./end/ending";
import Opened from "./Opened.svelte";
import { called } from "./label";
import Deeds from "./panels/Deeds.svelte";
import Named from "./board/Named.svelte";
import { monkName, tell } from "./tell";
import { lines, stage, whose } from "./stage/index";
import Whose from "./stage/Whose.svelte";
import Told from "./Told.svelte";
import { MONKS, ownMonk, SECRET } from "./view";
import { does, line, said, steps } from "./words";

/** All choose at once, in secret. */
function pill(seat: Seat): string | undefined {
  return SECRET.includes(seat.step) ? say("rose-all-choose") : undefined;
}

/** Whom I accuse is for me to say. */
function asking(seat: Seat): Facts {
  return seat.step === "accuse" ? { seat: (accusingOf(seat).at ?? 0) + 1 } : seat.question;
}

/** Players by monks. */
function notebook(seat: Seat): NoteGrid {
  const rows = seat.names.map((label, player) => ({ id: String(player), label })).filter((_, player) => player !== seat.number);
  const columns = MONKS.map((monk) => ({ id: monk, label: monkName(monk) }));
  const cell: NoteGrid["cell"] = (row, column) => cellOf(seat, matterOf(seat, "identity", { seat: Number(row) + 1 }), column);
  const mine = ownMonk(seat);
  const own = mine && { own_card: { look: "own" as const, means: tell("rose-cross-own", { monk: mine }) } };
  return { rows, columns, cell, Sign: Named, crosses: { shown_by: { look: "shown", means: say("rose-tag-shown") }, ...own } };
}

export default {
  Board, Dock, Choices, Counters, Deeds, End, Opened, Told, Whose, stage, lines, whose, panels: [], layout: { dockHeight: 118 }, asking, label: called, does, sentence: said, line, steps, pill, notebook, ending,
  marks: { night: "moon", revelation: "eye", called: "up" },
  begins: (news) => news.kind === "event",
  previews: (seat) => !SECRET.includes(seat.step),
} satisfies GameScreen;
