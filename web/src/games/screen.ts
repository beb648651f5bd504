/** What a game gives to the match page. For whoever draws one:
 *
 * - A game is a folder with an `index.ts` whose default export is a `GameScreen`. It is loaded when a match of that game
 *   is opened, so import what you like; the first view of the lobby never pays for it.
 * - Every component gets one thing: the `Seat`. It is made of runes: read `seat.view`, `seat.choices`, `seat.news` in
 *   the template or in `$derived`, and call `seat.decide([choice.choice])`. Never keep a copy of the view.
 * - The server names every legal choice (`seat.choices`: a number and a line such as `move red library`). A screen shows
 *   which thing on the board belongs to which choice; it does not know the rules. What follows from the view stands in
 *   `seat.derived`, what a choice would lead to in `draftOf(seat)` (draft.svelte.ts): nothing is computed twice.
 * - Words: `say("rose-label-day")`, `name("rose", "buildings", id)`, `sentence(...)` from words/words.svelte. Pictures
 *   and positions are the folder's own files; figures of the box come from `src/subrosa/games/<game>/data/*.json`.
 * - Secrets: whatever tells mine is hidden while `settings.covered` is true. Regions have `data-region` for F6; the page
 *   makes those of board, dock, now bar, players and tabs itself.
 *
 * What the page offers to a board, each a small file beside this one (all optional):
 *
 * - `now.svelte.ts`   `preview(sentence, line)` lets the now bar speak of what the pointer rests on; `preview()` ends it.
 * - `undo.svelte.ts`  the page's undo (button and `U`) takes back the draft's steps first, then what a game has begun
 *                     beside it: `$effect(() => undoes(letGo))`. Return false when there is nothing.
 * - `lit.svelte.ts`   `lit.has("library")`: a line of the log under the pointer names this thing. Cheap to read.
 * - `seat.whyNot("move red library")` asks why something unlit cannot be had: the now bar says so and shakes once.
 * - an event `pressed` that bubbles, with the id of a place as its detail: where no choice is asked for (puzzles) it answers.
 * - `motion`: `time("move")` from theme/motion; the page plays the sounds of turn, telling and end, boards play none.
 */
import type { Component, Snippet } from "svelte";
import type { IconName } from "../parts/Icon.svelte";
import type { Seat, Told } from "../wire/seat.svelte";
import type { Change, Choice, News, TableAt } from "../wire/types";
import type { Facts } from "../words/shown";
import type { Cell } from "./beliefs";

export interface ScreenProps {
  seat: Seat;
}

/** What a drawing on the stage gets: the moment, and at which of its beats it is; as many as there are: the last picture. */
export interface StageProps extends ScreenProps {
  chapter: Told;
  at: number;
}

/** What the end of a game gets: how many steps of it lie open, whether all do, and how it came to this, as its child. */
export interface EndProps extends ScreenProps {
  opened: number;
  all: boolean;
  children: Snippet;
}

/** A tab beside the log: a log sheet, a chart. An `id` the page has itself ("notebook", "rules") replaces the page's. */
export interface SidePanel {
  id: string;
  /** The key of its title. */
  label: string;
  /** The key of its title where it is called otherwise at a seat. */
  labelAt?: (seat: Seat) => string;
  component: Component<ScreenProps>;
  /** Stands before the log at such a seat, and is the tab that is open first. */
  first?: (seat: Seat) => boolean;
  /** It shows my secrets: while covered the page shows "Covered" in its place. */
  secret?: boolean;
}

/** Where things stand from 1100 px. What is not said is as in the common frame: all of it below the board, column 344. */
export interface Arrangement {
  now?: "below" | "beside";
  dock?: "below" | "beside";
  /** Width of the column beside the board. */
  column?: number;
  /** How wide a board of fixed shape is for its height: what it would leave empty the column has. None: the board fills its place. */
  shape?: number;
  /** The rooms that stand open, one below the other, where the column is so wide that it is two. */
  apart?: readonly string[];
  /** Height of the now bar; it never changes during a game. */
  nowHeight?: number;
  /** Height of the dock; none: as high as it is. */
  dockHeight?: number;
  /** Width of the rail at the left, where there is one. */
  rail?: number;
  /** Height of the now bar on phones: 68 to 92. */
  phoneNow?: number;
}

/** One row or column of the notebook's grid. */
export interface NoteLine {
  id: string;
  label: string;
}

/** The grid of the notebook, and what it fills in by itself. */
export interface NoteGrid {
  rows: NoteLine[];
  columns: NoteLine[];
  cell?: (row: string, column: string) => Cell | undefined;
  /** The sign of a column with its name for those who listen; none: its label. */
  Sign?: Component<{ id: string; size?: number }>;
  /** How a cross looks by the kind of its reason: what was shown is rose, what follows from what I am is black; with what each means. */
  crosses?: Readonly<Record<string, { look: "shown" | "own"; means: string }>>;
}

/** How a game ended, in words. */
export interface Ending {
  /** The big sentence: who won, and as what. */
  sentence: string;
  /** The letter before it, of whom it is about; none: its first. */
  letter?: string;
  /** A second, smaller one. */
  line: string;
  /** What stands there while it opens; none: nothing. */
  opening?: string;
  /** In how many steps the scene opens; after the last one the sentence stands there. */
  steps: number;
  /** Kinds of news that tell what the scene shows, and so are no part of how it came to this. */
  shows: readonly string[];
  /** What the game is remembered for, oldest first; none: the last lines of the log. */
  story?: readonly StoryLine[];
}

/** A line of it, and when it was. */
export interface StoryLine {
  mark: string;
  text: string;
}

export interface GameScreen {
  /** The hero of the page; on phones it fills the width. */
  Board: Component<ScreenProps>;
  /** My secret, my hand, my stock; while a moment stands before what is asked, it may show what comes of that. */
  Dock: Component<ScreenProps & { staged?: Told | undefined }>;
  /** The choices in the now bar that are neither on the board nor in the dock. Usually plain/Choices. */
  Choices: Component<ScreenProps>;
  panels: readonly SidePanel[];
  /** What a choice is called on a button. */
  label: (choice: Choice, seat: Seat) => string;
  /** What a choice would do, in a sentence or two, and its name where its button has none; none: what would be told of it. */
  does?: (choice: Choice, seat: Seat) => { name?: string; does: string } | undefined;
  /** Everything open at the end, with how it came to this beside or below it; `opened` steps of it so far. */
  End: Component<EndProps>;
  ending: (seat: Seat) => Ending;
  /** Does a new part of the log begin with this piece of news: a day, an hour, a round? Its heading is `<game>-heading`. */
  begins: (news: News) => boolean;

  // From here on everything may be left out.

  /** Before it is shown at a table: fetch what is printed otherwise there. No table: as it is printed. */
  prepare?: (table?: TableAt) => Promise<void>;
  /** "below": now bar and dock under the board. "beside": both in the column, the board as high as the page. Or finer. */
  layout?: "below" | "beside" | Arrangement;
  /** At the top of the column (from 1100 px; below that in the drawer, on phones in the sheet of players): events, charts. */
  Column?: Component<ScreenProps>;
  /** A rail at the left from 1100 px. Players are then not listed in the column: the rail shows them. */
  Rail?: Component<ScreenProps>;
  /** The list of players in the game's own way, in place of the page's. */
  Players?: Component<ScreenProps>;
  /** Public counters of one player, in the second line of the row. */
  Counters?: Component<ScreenProps & { player: number }>;
  /** A seat's own sign where the game has figures in place of numerals (24 to 34 px). */
  Sign?: Component<ScreenProps & { player: number; size: number }>;
  /** Whom something hidden is about, by the ids that name it and its answer: a monk, a character, a novice. */
  Portrait?: Component<ScreenProps & { facts: Facts }>;
  /** With everything open in a replay: what a player holds and is, below the name. */
  Opened?: Component<ScreenProps & { player: number }>;
  /** The moments that are marked on the line of a replay, each with its sign; what it is called: `<game>-moment-<kind>`. */
  marks?: Readonly<Record<string, IconName>>;
  /** At the end of the goal, on a wide page: how things stand that it speaks of. For the eye: it is on the board as well. */
  Standing?: Component<ScreenProps>;
  /** In the middle of the top bar, before whose turn it is: hour and phases. From 1100 px; on phones in place of the seals. */
  Phases?: Component<ScreenProps>;
  /** Whose turn it is, in the pill, where it is more than "Your turn": "Your move, in secret". */
  pill?: (seat: Seat) => string | undefined;
  /** The facts of the question `<game>-ask-<step>`, by ids, where they depend on what is planned; none: those the server sent. */
  asking?: (seat: Seat) => Facts;
  /** The whole sentence of the now bar; none: `<game>-ask-<step>` and `<game>-wait-<step>`. */
  sentence?: (seat: Seat) => string | undefined;
  /** The line below it: the consequence, short enough for one line. */
  line?: (seat: Seat) => string | undefined;
  /** Is it asked at once what each choice would lead to? Not where a choice tells my secret; none: always. */
  previews?: (seat: Seat) => boolean;
  /** Dots: at which step of my turn I am (from 0), of how many. */
  steps?: (seat: Seat) => { at: number; of: number } | undefined;
  /** A heading in the log before this piece of news; none: days, hours and rounds as the page knows them. */
  heading?: (news: News) => string | undefined;
  /** A line of the log with signs in it; `text` is what it says in words. */
  Told?: Component<ScreenProps & { news: News; text: string }>;
  /** The drawings of the moments, by kind; without one it is not staged. */
  stage?: Readonly<Record<string, Component<StageProps>>>;
  /** Those that bring a card of mine face down: it is turned by whoever goes on, and nothing says it before. */
  turns?: readonly string[];
  /** Those that show me what is mine alone to see: they stand until it can be read, over the whole board. */
  reads?: readonly string[];
  /** The sentences of a turn, where they are no sentence of their own (`<game>-tale-<kind>`); none: what was told, word for word. */
  lines?: (chapter: Told, seat: Seat) => string[] | undefined;
  /** The same in the log, where a line says more than a moment does; none: as everywhere. */
  logged?: (chapter: Told, seat: Seat) => string[] | undefined;
  /** What the bar says while the stage shows a moment, where the stage says the rest itself; none: the sentence of the moment. */
  meanwhile?: (chapter: Told, seat: Seat) => string | undefined;
  /** Whose number changed. */
  whose?: (seat: Seat, change: Change) => string;
  /** Is more of a number better? None: less is. */
  gains?: boolean;
  /** The sign of whose number changed, before it. */
  Whose?: Component<ScreenProps & { change: Change; size: number }>;
  /** What a line of the log names on the board, for `lit`; none: every fact. */
  names?: (news: News) => string[];
  /** The grid of the notebook: usually players by secrets. What it shows must not depend on secrets of mine. */
  notebook?: (seat: Seat) => NoteGrid;
  /** Below it, and a tab of its own for whoever only looks on: what each player did, added up from what everybody was told. */
  Deeds?: Component<ScreenProps>;
}
