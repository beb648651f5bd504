/** A seat at a table (or a place to watch from), always as it stands now.
 *
 *     const seat = new Seat("K3…", 0);
 *     seat.view, seat.choices, seat.news, seat.table       // runes: templates follow them
 *     await seat.decide([seat.choices[0].choice]);         // rejects with Refused; also kept in seat.refused
 *     seat.hangUp();
 */
import { tick } from "svelte";
import { heard } from "../house.svelte";
import { allCalled } from "../words/people";
import * as api from "./api";
import { Refused, Unreachable } from "./refused";
import { Line, type LineState, type Wish } from "./socket";
import type { Advice, AnyMessage, Chapter, Choice, Done, Drafted, MatterAt, News, Previewed, Previews, SeatAt, TableAt, Turn, Update } from "./types";

export type View = Record<string, unknown>;
/** A turn or a moment of what was told. */
export type Told = Required<Chapter>;
/** What the server calls somebody who watches. */
export const SPECTATOR = 9;
/** Where somebody is asked whatever they hold, no answer goes out before so many milliseconds: not even one without a choice. */
const MASK = 3000;

export class Seat {
  /** Everything this seat sees. Fields are named as in the game's `fields.py`. */
  view = $state.raw<View>({});
  /** Everything it was told, oldest first. */
  news = $state.raw<News[]>([]);
  /** The same as turns and moments, by their numbers. */
  tale = $state.raw<Told[]>([]);
  /** How many pieces of news had been told before this page was opened or reconnected: do not animate those. */
  old = $state(0);
  choices = $state.raw<Choice[]>([]);
  /** The facts of what it is asked. */
  question = $state.raw<Update["question"]>({});
  /** The numbers that follow from the view, by names as in the game's `derive.py`. */
  derived = $state.raw<View>({});
  /** What my notebook fills in by itself. */
  notebook = $state.raw<MatterAt[]>([]);
  /** The answers of a puzzle: boards bring them into view. */
  readonly sought: readonly string[] = [];
  choosing = $state.raw<number[]>([]);
  /** May my sealed choice still be withdrawn? */
  sealed = $state(false);
  table = $state.raw<TableAt | undefined>();
  muted = $state.raw<number[]>([]);
  number = $state(SPECTATOR);
  line = $state<LineState>("connecting");
  /** Nothing can be kept at the moment, says the server. */
  trouble = $state(false);
  /** Why my last decision was refused. Gone with the next update. */
  refused = $state.raw<Refused | undefined>();
  /** How often a wish of mine could not be had: the now bar shakes when it grows. */
  shakes = $state(0);
  /** Why this line has ended for good. */
  ended = $state.raw<Refused | undefined>();
  /** Is a decision of mine on its way, or what it led to? Choices stay visible but locked. */
  sending = $state(false);
  /** What the server's clock says minus what ours says, in seconds. */
  ahead = $state(0);

  /** Asked before a decision is sent; where it says no, nothing is. */
  sure: ((choices: (string | number)[]) => Promise<boolean>) | undefined;

  readonly #line: Line;
  #n = 0;
  /** The masked question before me, and when it may be answered. */
  #masked = { asked: "", until: 0 };
  /** How much I am told with my last decision; what comes before is older than it. */
  #due = 0;
  /** What has come and waits, while it is held back. */
  #waiting: Update[] = [];
  readonly #held = new Set<string>();

  constructor(
    readonly id: string,
    readonly wanted?: number,
    origin: string = location.origin,
  ) {
    const seat = wanted === undefined ? "" : `seat=${wanted}&`;
    const base = `${origin.replace(/^http/, "ws")}/api/v1/matches/${id}/live?${seat}since=`;
    this.#line = new Line({
      address: () => base + this.#n,
      message: (message) => this.#receive(message),
      state: (state) => (this.line = state),
      unopened: () => this.#whyNot(),
      ended: (why) => (this.ended = why),
    });
  }

  /** How much this seat has been told. */
  get n(): number {
    return this.#n;
  }

  /** Does somebody play here, and not only watch? */
  get plays(): boolean {
    return this.number !== SPECTATOR;
  }

  get mine(): SeatAt | undefined {
    return this.table?.seats[this.number];
  }

  /** Am I asked? */
  get asked(): boolean {
    return this.plays && this.choosing.includes(this.number) && this.choices.length > 0;
  }

  /** May I choose now: asked, connected, nothing on its way? */
  get free(): boolean {
    return this.asked && this.line === "connected" && !this.sending;
  }

  /** Is there one answer alone, and does that tell nobody anything? Then it is given by itself. */
  get alone(): boolean {
    return this.choices.length === 1 && !!(this.question.masked || this.question.alone);
  }

  /** What everybody is called; who has no name goes by the numeral of the seat. */
  get names(): string[] {
    return this.table ? allCalled(this.table.seats) : [];
  }

  get step(): string {
    return String(this.view.step ?? "");
  }

  /** Choose: one thing, or all steps of a turn together. */
  async decide(choices: (string | number)[]): Promise<void> {
    if (this.sure && !this.alone && !(await this.sure(choices))) throw new Refused("", {}, "");
    this.#catchUp();
    this.sending = true;
    this.#due = 0;
    this.refused = undefined;
    if (this.question.masked) await new Promise((done) => setTimeout(done, this.#masked.until - Date.now()));
    try {
      this.#due = (await this.#ask({ type: "decide", choices, n: this.#n })).n;
      this.sending = this.#n < this.#due;
    } catch (error) {
      this.sending = false;
      if (error instanceof Refused) this.#refuse(error);
      throw error;
    }
  }

  /** What would these choices lead to? Nobody is told. */
  async draft(choices: (string | number)[]): Promise<Drafted> {
    return (await this.#line.ask({ type: "draft", choices })) as Drafted;
  }

  /** Why can this not be had? Asked as a draft, so nobody is told; the answer stands in `refused`. True: it can. */
  async whyNot(line: string | number, after: (string | number)[] = []): Promise<boolean> {
    this.refused = undefined;
    try {
      await this.draft([...after, line]);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refuse(error);
      return false;
    }
  }

  /** What would each next choice lead to, after these? All at once, so that nobody can tell which one was looked at. */
  async previews(choices: (string | number)[] = []): Promise<Previewed[]> {
    return ((await this.#line.ask({ type: "preview", choices })) as Previews).previews;
  }

  /** What would a good player do? Refused at tables with more than one person. */
  hint = async (choices: number[]): Promise<Advice> => (await this.#line.ask({ type: "hint", choices })) as Advice;
  withdraw = (): Promise<Done> => this.#ask({ type: "withdraw" });
  propose = (what: "back" | "pause" | "bot", other = -1): Promise<Done> => {
    if (what === "back") this.#catchUp();
    return this.#ask({ type: "propose", what, other });
  };
  agree = (): Promise<Done> => this.#ask({ type: "agree" });
  decline = (): Promise<Done> => this.#ask({ type: "decline" });
  resume = (): Promise<Done> => this.#ask({ type: "resume" });
  resign = (bot = "greedy"): Promise<Done> => this.#ask({ type: "resign", bot });
  /** Take the seat back from the bot. */
  comeBack = (): Promise<Done> => this.#ask({ type: "return" });
  say = (text: string): Promise<Done> => this.#ask({ type: "say", text });
  /** One of the phrases of the house. */
  phrase = (phrase: string): Promise<Done> => this.#ask({ type: "say", phrase });
  mute = (other: number, muted = true): Promise<Done> => this.#ask({ type: "mute", other, muted });
  rematch = (): Promise<Done> => this.#ask({ type: "rematch" });
  hurry = (): void => this.#line.hurry();
  hangUp = (): void => this.#line.end();

  /** Hold back what comes, or let it on: at the reader's own pace, where nobody else plays. */
  hold(why: string, held: boolean): void {
    if (held) this.#held.add(why);
    else if (this.#held.delete(why)) void this.#letOn();
  }

  /** Nothing is held back any longer: what is decided or taken back is so as everything stands now. */
  #catchUp(): void {
    this.#held.clear();
    for (const update of this.#waiting.splice(0)) this.#update(update);
  }

  async #letOn(): Promise<void> {
    while (!this.#held.size && this.#waiting.length) {
      this.#update(this.#waiting.shift()!);
      await tick();
    }
  }

  #refuse(why: Refused): void {
    this.refused = why;
    this.shakes += 1;
  }

  async #ask(wish: Wish): Promise<Done> {
    return (await this.#line.ask(wish)) as Done;
  }

  async #whyNot(): Promise<Refused | undefined> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof Refused) return error;
      if (!(error instanceof Unreachable)) throw error;
    }
    return undefined;
  }

  #receive(message: AnyMessage | Turn): void {
    if (message.type === "update") {
      if (message.whole) this.#waiting = [];
      if (!message.whole && (this.#held.size || this.#waiting.length)) this.#waiting.push(message);
      else this.#update(message);
    } else if (message.type === "trouble") this.trouble = true;
    else if (message.type === "house") heard(message);
  }

  #update(update: Update): void {
    this.view = update.whole ? update.view : { ...this.view, ...update.view };
    this.news = [...this.news.slice(0, update.since), ...update.news];
    const tale = update.since ? [...this.tale] : [];
    for (const chapter of update.tale) tale[chapter.number] = chapter as Told;
    this.tale = tale;
    if (update.whole) this.old = update.n;
    this.#n = update.n;
    if (this.#due && update.n >= this.#due) this.sending = false;
    this.number = update.seat;
    this.choices = update.choices;
    this.question = update.question;
    const asked = update.question.masked ? `${this.step} ${this.choices.map((one) => one.choice).join()}` : "";
    if (asked !== this.#masked.asked) this.#masked = { asked, until: Date.now() + MASK };
    if (update.derived) this.derived = update.derived;
    if (update.notebook) this.notebook = update.notebook;
    this.choosing = update.choosing;
    this.sealed = update.sealed;
    if (update.table) this.table = update.table;
    this.muted = update.muted;
    this.ahead = update.now - Date.now() / 1000;
    this.refused = undefined;
    this.trouble = false;
  }
}
