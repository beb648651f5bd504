/** What a game gives to the match page. For whoever draws one:
 *
 * - A game is a folder with an `index.ts` whose default export is a `GameScreen`. It is loaded when a match of that game
 *   is opened, so import what you like; the first view of the lobby never pays for it.
 * - Every component gets one thing: the `Seat`. It is made of runes: read `seat.view`, `seat.choices`, `seat.news` in
 *   the template or in `$derived`, and call `seat.decide([choice.choice])`. Never keep a copy of the view.
 * - The server names every legal choice (`seat.choices`: a number and a line such as `move red library`). A screen shows
 *   which thing on the board belongs to which choice; it does not know the rules. What a choice would lead to is asked
 *   with `seat.draft` or `seat.previews`: nothing is computed twice.
 * - Words: `say("rose-label-day")`, `name("rose", "buildings", id)`, `sentence(...)` from words/words.svelte. Pictures
 *   and positions are the folder's own files; figures of the box come from `src/subrosa/games/<game>/data/*.json`.
 * - Secrets: whatever tells mine is hidden while `settings.covered` is true. Regions have `data-region` for F6.
 */
import type { Component } from "svelte";
import type { Seat } from "../wire/seat.svelte";
import type { Choice } from "../wire/types";
import type { Facts } from "../words/shown";

export interface ScreenProps {
  seat: Seat;
}

/** A tab beside the log: a notebook, the rules in short. */
export interface SidePanel {
  id: string;
  /** The key of its title. */
  label: string;
  component: Component<ScreenProps>;
}

export interface GameScreen {
  /** The hero of the page; on phones it fills the width. */
  Board: Component<ScreenProps>;
  /** My secret, my hand, my stock. */
  Dock: Component<ScreenProps>;
  /** The choices in the now bar that are neither on the board nor in the dock. Usually plain/Choices. */
  Choices: Component<ScreenProps>;
  panels: readonly SidePanel[];
  /** The facts of the question `<game>-ask-<step>`, by ids; `words.facts` gives them their names. */
  asking: (seat: Seat) => Facts;
  /** What a choice is called on a button. */
  label: (choice: Choice, seat: Seat) => string;
}
