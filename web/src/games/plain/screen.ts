/** The screen of a game that has none of its own, drawn from its manifest. */
import * as api from "../../wire/api";
import type { Seat } from "../../wire/seat.svelte";
import type { GameId } from "../../words/shown";
import { markOf, say } from "../../words/words.svelte";
import type { Ending, GameScreen } from "../screen";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { know, label, now, progressOf } from "./drawn";
import End from "./End.svelte";
import Single from "./Single.svelte";

/** Who won, and how the game stands. */
function ending(seat: Seat): Ending {
  const winners = (seat.table?.seats ?? []).flatMap((one, number) => (one.place === 1 ? [seat.names[number] ?? ""] : []));
  return {
    sentence: winners.length ? say("page-winner", { count: winners.length, seats: winners.join(", ") }) : say("page-over"),
    line: now(seat),
    steps: 1,
    shows: [],
  };
}

export async function screenFor(game: GameId): Promise<GameScreen> {
  know(await api.manifest(game));
  const begins: GameScreen["begins"] = (news) => progressOf(game) in news.facts;
  const heading: GameScreen["heading"] = (news) => (begins(news) ? markOf(game, Number(news.facts[progressOf(game)])) : undefined);
  return { Board, Dock, Choices: Single, End, panels: [], label, ending, begins, heading, layout: { dockHeight: 74 } };
}
