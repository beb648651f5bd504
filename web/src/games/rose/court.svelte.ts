/** Is the abbey drawn as one picture, or as a grid of places? */
import { MediaQuery } from "svelte/reactivity";
import { BOARD, LEAST } from "./geometry";

const upright = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");

/** Has a room of this size the whole picture? On a tablet upright the grid has more of it. */
export const isCourt = (width: number, height: number): boolean =>
  !upright.current && Math.min(width, (height * BOARD.width) / BOARD.height) >= LEAST;
