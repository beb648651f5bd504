/** The screen of Nuns on the Run: a convent by night. */
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import { cellOf, matterOf } from "../beliefs";
import type { GameScreen } from "../screen";
import Board from "./Board.svelte";
import Dock from "./dock/Dock.svelte";
import End from "./End.svelte";
import { deskOf } from "./desk.svelte";
import { ending } from "./ending";
import { does, label, noviceName } from "./label";
import Choices from "./now/Choices.svelte";
import { line, pill, sentence } from "./now/sentence";
import LogSheet from "./panels/LogSheet.svelte";
import Portrait from "./Portrait.svelte";
import Players from "./rail/Players.svelte";
import Opened from "./rail/Opened.svelte";
import Phases from "./rail/Phases.svelte";
import Rail from "./rail/Rail.svelte";
import Sign from "./rail/SeatSign.svelte";
import { lines, logged, stage } from "./stage/index";
import Told from "./panels/Told.svelte";

/** Novices by how far they are: of each one wonders, of my own what the others can know. */
function notebook(seat: Seat): ReturnType<NonNullable<GameScreen["notebook"]>> {
  const columns = ["key", "wish", "home"].map((id) => ({ id, label: say(`nuns-notes-${id}`) }));
  const desk = deskOf(seat);
  const matter = (novice: string, kind: string): ReturnType<typeof matterOf> => matterOf(seat, desk.mine.includes(novice) ? `known_${kind}` : kind, { novice });
  return {
    rows: desk.novices.map((id) => ({ id, label: noviceName(id) })),
    columns,
    cell: (novice, column) => (column === "home" ? undefined : cellOf(seat, matter(novice, column), "yes")),
  };
}

export default {
  Board,
  Dock,
  Choices,
  Rail,
  Phases,
  Players,
  Sign,
  End,
  Opened,
  Portrait,
  Told,
  stage,
  lines,
  logged,
  marks: { seen: "eye", caught: "lock", heard: "sound" },
  panels: [
    { id: "sheet", label: "page-nuns-sheet", labelAt: (seat) => (deskOf(seat).guards ? "page-nuns-paths" : "page-nuns-sheet"), component: LogSheet, first: (seat) => seat.plays },
  ],
  layout: { now: "beside", dock: "beside", column: 448, nowHeight: 272, rail: 204 },
  label,
  does: (choice, seat) => does(deskOf(seat), choice),
  sentence,
  line,
  pill,
  ending,
  notebook,
  begins: (news) => news.kind === "round",
} satisfies GameScreen;
