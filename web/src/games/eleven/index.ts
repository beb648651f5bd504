/** The screen of the game: plain for now, every choice a button. */
import Board from "../plain/Board.svelte";
import Dock from "../plain/Dock.svelte";
import type { GameScreen } from "../screen";
import { asking } from "./asking";
import Choices from "./Choices.svelte";
import { label } from "./label";

export default { Board, Dock, Choices, panels: [], asking, label } satisfies GameScreen;
