/** The Name of the Rose as a browser shows it: the winter abbey, my secret monk, and what each step asks. */
import type { Seat } from "../../wire/seat.svelte";
import type { Facts } from "../../words/shown";
import { say } from "../../words/words.svelte";
import type { GameScreen } from "../screen";
import { accusingOf } from "./accusing.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Counters from "./Counters.svelte";
import Dock from "./Dock.svelte";
import End from "./end/End.svelte";
import { ending } from "./end/ending";
import Opened from "./Opened.svelte";
import Portrait from "./Portrait.svelte";
import { called } from "./label";
import Deeds from "./panels/Deeds.svelte";
import { lines, stage, whose } from "./stage/index";
import Standing from "./Standing.svelte";
import Whose from "./stage/Whose.svelte";
import Told from "./Told.svelte";
import { notebook } from "./noted";
import { SECRET } from "./view";
import { does, line, said, steps } from "./words";

/** All choose at once, in secret. */
function pill(seat: Seat): string | undefined {
  return SECRET.includes(seat.step) ? say("rose-all-choose") : undefined;
}

/** Whom I accuse is for me to say. */
function asking(seat: Seat): Facts {
  return seat.step === "accuse" ? { seat: (accusingOf(seat).at ?? 0) + 1 } : seat.question;
}

export default {
  Board, Dock, Choices, Counters, Deeds, End, Opened, Portrait, Standing, Told, Whose, stage, lines, whose, panels: [], layout: { dockHeight: 118 }, asking, label: called, does, sentence: said, line, steps, pill, notebook, ending,
  marks: { night: "moon", revelation: "eye", called: "up" },
  begins: (news) => news.kind === "event",
  previews: (seat) => !SECRET.includes(seat.step),
} satisfies GameScreen;
