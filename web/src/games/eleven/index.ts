/** The screen of 011: gas-lit Turin, and beside it the hour, the characters, the players and my hand. */
import type { GameScreen } from "../screen";
import "./art/turin.css";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Dock from "./Dock.svelte";
import End from "./end/End.svelte";
import { ending } from "./ending";
import Notebook from "./Notebook.svelte";
import { doesOf, label, line, pill, sentence } from "./sentences";
import Portrait from "./Portrait.svelte";
import { prepare } from "./printed";
import { lines, meanwhile, stage, whose } from "./stage/index";
import Counters from "./table/Counters.svelte";
import Column from "./table/Column.svelte";
import Company from "./table/Company.svelte";
import Opened from "./table/Opened.svelte";
import Gears from "./table/GearsPanel.svelte";
import Phases from "./table/Phases.svelte";
import Sign from "./table/SeatSign.svelte";

export default {
  Board,
  Dock,
  Choices,
  Column,
  Players: Company,
  Phases,
  Sign,
  Counters,
  Opened,
  Portrait,
  stage,
  turns: ["role"],
  reads: ["look"],
  lines,
  meanwhile,
  whose,
  gains: true,
  marks: { hour: "hour", declaration: "crown", out: "x" },
  panels: [
    { id: "notebook", label: "match-notebook", component: Notebook, first: () => true, secret: true },
    { id: "gears", label: "eleven-label-gears", component: Gears },
  ],
  prepare,
  begins: (news) => news.kind === "event",
  label,
  does: doesOf,
  sentence,
  line,
  pill,
  End,
  ending,
  layout: { now: "below", dock: "beside", column: 552, shape: 1.186, apart: ["notebook", "gears"], nowHeight: 104 },
} satisfies GameScreen;
