// Generated from the messages of the server by `python -m subrosa.page.types`. Not to be edited.

/** A login and a password to be known by; who has one says the password he has now. */
export interface Account {
  login: string;
  password: string;
  current?: string;
}

/** Agree to what is proposed. With its number, to that and to nothing that has come in its place. */
export interface Agree {
  type: "agree";
  number?: number;
  key?: string;
}

/** Which chair? */
export interface AtSeat {
  seat: number;
}

/** Where a browser is reached, and with what keys, as it says itself. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** As which of my seats; the first if none is named. */
export interface BySeat {
  seat?: number | null;
}

/** A chair in a list. */
export interface ChairAt {
  name: string;
  bot: string;
  taken: boolean;
  you: boolean;
  place: number;
}

/** Who is to sit in a chair: I, anybody, whoever gets the link, or a bot. */
export interface ChairWish {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string;
  name?: string;
}

/** What is to be another from now on. `mail` is for notices, and nobody sees it. */
export interface ChangeMe {
  name?: string;
  language?: "cs" | "de" | "en" | "fr";
  prefs?: Record<string, boolean | number | string>;
  mail?: string | null;
}

/** Something this seat may choose now: the number and the line it goes by. */
export interface Choice {
  choice: number;
  text: string;
}

/** The clock as it stands: until when those who are choosing have time, and every seat's reserve. */
export interface ClockAt {
  seconds: number;
  reserve: number;
  choosing: number[];
  deadline: number | null;
  left: number[];
}

/** Seconds for a decision, and a reserve of seconds for each seat. No seconds: no clock. */
export interface ClockWish {
  seconds?: number;
  reserve?: number;
}

/** What an owner's own files say, a line for each part as a record has it; none where everything is as printed. */
export interface Components {
  lines: string[];
}

/** A login and a password. */
export interface Credentials {
  login: string;
  password: string;
}

/** Choices, all together, by a seat that has been told `n` things. */
export interface Decide {
  type: "decide";
  choices: (string | number)[];
  n: number;
  key?: string;
}

/** Do not agree; or take back what I proposed. */
export interface Decline {
  type: "decline";
  number?: number;
  key?: string;
}

/** A request was carried out, and nothing can undo that. */
export interface Done {
  type: "done";
  key: string;
  n: number;
}

/** What would these choices lead to? Nobody is told and nothing changes. No choices: where it stands. */
export interface Draft {
  type: "draft";
  choices?: (string | number)[];
  key?: string;
}

/** What drafted choices would lead to, as far as the seat can know: the fields of its view that would change. */
export interface Drafted {
  type: "drafted";
  key: string;
  choices: Choice[];
  complete: boolean;
  view: Record<string, unknown>;
  news: News[];
}

export interface Export {
  seat?: number | null;
  language?: "cs" | "de" | "en" | "fr";
}

/** Through whose eyes (a seat, 9 for a spectator, 8 for everything open), and after how many decisions. */
export interface Eyes {
  seat?: number;
  at?: number;
  stops?: boolean;
}

/** A game that can be played here. */
export interface GameAt {
  id: string;
  version: number;
  seats: number[];
  options: OptionAt[];
  presets: Record<string, Record<string, string>>;
  bots: string[];
  data_options: string[];
}

export interface Games {
  games: GameAt[];
  languages: string[];
}

/** Is the server ready? */
export interface Health {
  status: string;
}

/** A link that somebody gave you, the last part of it, or the code of six signs. */
export interface Join {
  link: string;
}

/** A link for one chair; whoever follows it first sits there. */
export interface Link {
  seat: number;
  link: string;
  code: string;
}

/** A match in a list. */
export interface MatchAt {
  id: string;
  title: string;
  game: string;
  state: string;
  progress: number;
  created: number;
  public: boolean;
  chairs: ChairAt[];
  host: boolean;
  my_turn: boolean;
}

export interface Matches {
  matches: MatchAt[];
}

/** Who you are. A program that has just said who it is gets its token, once. */
export interface Me {
  id: string;
  name: string;
  language: string;
  login: string | null;
  mail: string | null;
  prefs: Record<string, unknown>;
  token?: string;
}

/** Do not show me another's lines, or do again. */
export interface Mute {
  type: "mute";
  other: number;
  muted?: boolean;
  key?: string;
}

/** Somebody new, by the name others will see. */
export interface NewGuest {
  name: string;
  language?: "cs" | "de" | "en" | "fr";
}

/** A table to be opened. `data` are the texts of an owner's component files. */
export interface NewMatch {
  game: string;
  seats: number;
  preset?: string | null;
  options?: Record<string, string>;
  data?: string[];
  chairs: ChairWish[];
  clock?: ClockWish;
  chat?: boolean;
  allows_spectators?: boolean;
  public?: boolean;
  title?: string;
}

/** The table that was opened, and the links for its invited chairs. */
export interface NewTable {
  table: TableAt;
  links: Link[];
}

/** For what program? */
export interface NewToken {
  label: string;
}

/** One thing told: by the game (`game`), or by the table about the people at it. */
export interface News {
  at: number;
  kind: string;
  facts: Record<string, string | number>;
  game: boolean;
}

/** A browser that is to be told nothing more. */
export interface NoBrowser {
  endpoint: string;
}

/** Something a table can choose, the default among the values. */
export interface OptionAt {
  id: string;
  values: string[];
  default: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  key?: string;
}

export interface Pong {
  type: "pong";
  key: string;
}

/** What would each next choice lead to, after these? All at once: nobody can tell which one was looked at. */
export interface Preview {
  type: "preview";
  choices?: (string | number)[];
  key?: string;
}

/** What one choice would lead to. */
export interface Previewed {
  choice: number;
  complete: boolean;
  view: Record<string, unknown>;
  news: News[];
}

/** What each choice would lead to, from where the drafted ones lead: the fields that would change then. */
export interface Previews {
  type: "previews";
  key: string;
  previews: Previewed[];
}

/** What everybody is asked. */
export interface ProposalAt {
  number: number;
  seat: number;
  what: string;
  other: number;
  agreed: number[];
  asked: number[];
}

/** Ask everybody: go back to before my last decision, pause, or a bot for somebody who is away. */
export interface Propose {
  type: "propose";
  what: "back" | "bot" | "pause";
  other?: number;
  key?: string;
}

/** What a browser asks its service with, to be told when it is somebody's turn. */
export interface PushKey {
  key: string;
}

/** A request was refused and has changed nothing: a sentence, and the same as a key with facts for any language. */
export interface Refusal {
  type: "refusal";
  key: string;
  code: string;
  sentence: string;
  facts: Record<string, string | number>;
}

/** The same people again, at a new table. */
export interface Rematch {
  type: "rematch";
  key?: string;
}

/** One moment of a match that is over. */
export interface Replayed {
  moments: number;
  at: number;
  view: Record<string, unknown>;
  choosing: number[];
  news: News[];
  stops: number[];
  days: never[][];
}

/** Leave for good; a bot plays on. */
export interface Resign {
  type: "resign";
  bot?: string;
  key?: string;
}

/** Play on after a pause. */
export interface Resume {
  type: "resume";
  key?: string;
}

/** Take the seat back from the bot that played while I was away. */
export interface Return {
  type: "return";
  key?: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
  key?: string;
}

/** A seat as everybody sees it. */
export interface SeatAt {
  kind: string;
  name: string;
  bot: string;
  away: string;
  here: boolean;
  host: boolean;
  you: boolean;
}

/** How much this seat was told already. */
export interface Since {
  seat?: number | null;
  since?: number;
}

/** Which chair? The first open one if none is named. */
export interface Sit {
  seat?: number | null;
}

/** The table you sit at, and your chair. */
export interface Sitting {
  seat: number;
  table: TableAt;
}

/** A table as everybody sees it. */
export interface TableAt {
  id: string;
  title: string;
  game: string;
  state: string;
  seats: SeatAt[];
  clock: ClockAt;
  chat: boolean;
  allows_spectators: boolean;
  public: boolean;
  options: Record<string, string>;
  proposal: ProposalAt | null;
  rematch: string;
}

/** What a program is known by; the token itself is shown once, when it is made. */
export interface TokenAt {
  id: string;
  label: string;
  created: number;
  used: number | null;
  token?: string;
}

export interface Tokens {
  tokens: TokenAt[];
}

/** Nothing can be kept at the moment; nothing that was done is lost, and play goes on when it can. */
export interface Trouble {
  type: "trouble";
  key: string;
  sentence: string;
}

/** It is your turn in a match. */
export interface Turn {
  type: "turn";
  id: string;
  game: string;
}

/** What is new for a seat since it was told `since` things, and where it stands now. `view` holds everything the seat sees if `whole`, else only the fields that have changed since the last update. */
export interface Update {
  type: "update";
  since: number;
  n: number;
  seat: number;
  whole: boolean;
  news: News[];
  view: Record<string, unknown>;
  choosing: number[];
  choices: Choice[];
  sealed: boolean;
  table: TableAt | null;
  muted: number[];
  now: number;
}

/** Take a sealed choice back while others still choose. */
export interface Withdraw {
  type: "withdraw";
  key?: string;
}

export type AnyCommand = Decide | Draft | Preview | Withdraw | Propose | Agree | Decline | Resume | Resign | Return | Say | Mute | Rematch | Ping;

export type AnyMessage = Update | Drafted | Previews | Done | Refusal | Trouble | Pong;
