/** The stage: moments played one after the other over the board, at the reader's pace.
 *
 * A moment is a telling and never a step of the game. Nobody waits for another's "Go on"; only where one person plays
 * against bots, what comes after it is held back on this page until its reader goes on.
 */
import { announce } from "../../announce";
import { facedown, ownSaid } from "../../games/tale";
import { settings } from "../../store.svelte";
import { less } from "../../theme/motion";
import type { Seat, Told } from "../../wire/seat.svelte";
import { floor } from "./floor.svelte";

const FACTORS = { slow: 1.6, normal: 1, fast: 0.5, step: 1 };
/** How long a sentence stands at least, and how long the last picture of a moment that does not stay. */
export const READ = 1800;
const LINGER = 900;
/** A card that only I see is read before it goes. */
const OWN = 2500;
/** More moments than this at once are no longer played, except the last. */
const MOST = 3;

/** So long a page that is not painted is waited for. */
const UNPAINTED = 150;
/** What takes no longer than this to its place is waited for. */
const ARRIVES = 400;

/** How long it takes until everything that a telling moved has come to its place. */
function onTheWay(): number {
  const left = document.getAnimations().map(({ effect, currentTime }) => {
    const end = Number(effect?.getComputedTiming().endTime);
    return end <= ARRIVES ? end - Number(currentTime) : 0;
  });
  return Math.max(0, ...left);
}

export const factor = (): number => FACTORS[settings.pace];

/** Once what was changed has been painted, or, where nothing is painted, soon. */
function painted(run: () => void): void {
  let ran = false;
  const once = (): void => {
    if (!ran) run();
    ran = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(once)));
  setTimeout(once, UNPAINTED);
}

/** A moment has at most five steps to a reader, however many beats it takes: which one a beat belongs to, and how many there are. */
export function stepOf(beats: number, at: number): { at: number; of: number } {
  const of = Math.min(5, beats + 1);
  return { at: Math.min(of - 1, Math.floor((at * of) / (beats + 1))), of };
}

export class Stage {
  playing = $state.raw<Told | undefined>();
  /** At which step it is; as many as there are beats: its last picture stands. */
  at = $state(0);
  /** What was on the stage last: until my next decision it can be shown once more. */
  last = $state.raw<Told | undefined>();
  #queue: Told[] = [];
  #passed = new Set<number>();
  /** How often it was looked at what is new. */
  #looked = $state(0);
  /** What is to be played waits until the board is painted as it stands now. */
  #soon = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Step by step: is the next step its reader's to ask for? */
  waits = $state(false);

  constructor(
    readonly seat: Seat,
    private readonly told: (chapter: Told) => string,
    private readonly drawn: (chapter: Told) => boolean,
    private readonly turns: (chapter: Told) => boolean,
    private readonly reads: (chapter: Told) => boolean,
  ) {
    for (const { number } of this.#fresh()) this.#passed.add(number);
  }

  get still(): boolean {
    return !!this.playing && this.at >= this.playing.beats.length;
  }

  /** Does it stand in the way of what is asked, until somebody goes on? */
  get stays(): boolean {
    return !!this.playing && (this.playing.stays || this.#byStep);
  }

  /** The moment that does. */
  get staged(): Told | undefined {
    return this.stays ? this.playing : undefined;
  }

  /** Does it lie over the whole board, so that a click on it is not meant for a field? */
  get covers(): boolean {
    return this.stays || (!!this.playing && this.#own(this.playing));
  }

  #own = (chapter: Told): boolean => this.reads(chapter) && ownSaid(chapter);

  /** Does each step wait for its reader? Only where nobody else waits. */
  get #byStep(): boolean {
    return settings.pace === "step" && this.alone;
  }

  /** Does the reader alone wait for what comes? */
  get alone(): boolean {
    return !!this.seat.table?.practice && this.seat.plays;
  }

  /** Is something played, or about to be? */
  get busy(): boolean {
    return !!this.playing || this.#soon;
  }

  /** Is something played, or to be? What comes after it waits until then. */
  get due(): boolean {
    void this.#looked;
    return this.busy || this.#queue.length > 0 || this.#fresh().some((one) => this.#played(one));
  }

  #fresh = (): Told[] => this.seat.tale.filter((one) => one.done && one.beats.length && !this.#passed.has(one.number));
  #played = (one: Told): boolean => settings.moments && !document.hidden && !one.undone && one.last >= this.seat.old && this.drawn(one);

  /** Look at what is new. What was told before this page was opened, or while nobody looked, is not played late. */
  follow(): void {
    for (const one of this.#fresh()) {
      this.#passed.add(one.number);
      if (this.#played(one)) this.#queue.push(this.#laid(one));
    }
    this.#looked += 1;
    this.#takeBack();
    if (this.#queue.length > MOST) this.#keep(this.#queue.slice(-1));
    if (this.playing || !this.#queue.length) return;
    if (floor.adson && !this.#soon) this.#wait();
    else if (less()) this.#next();
    else this.#begin();
  }

  /** What was taken back has not happened: it is neither shown any longer nor once more. */
  #takeBack(): void {
    const undone = new Set(this.seat.tale.filter((one) => one.undone).map(({ number }) => number));
    this.#keep(this.#queue.filter(({ number }) => !undone.has(number)));
    if (this.playing && undone.has(this.playing.number)) this.#next();
    if (this.last && undone.has(this.last.number)) this.last = undefined;
  }

  /** Of what was to be played only this is. */
  #keep(kept: Told[]): void {
    for (const one of this.#queue) if (!kept.includes(one)) facedown.delete(one.number);
    this.#queue = kept;
  }

  /** A card that its reader turns lies face down from when it is told, also while what comes first is shown. */
  #laid(chapter: Told): Told {
    if (this.turns(chapter) && ownSaid(chapter)) facedown.add(chapter.number);
    return chapter;
  }

  /** Until Adson's thought has been read, and then it is looked at again. */
  #wait(): void {
    if (this.alone) this.seat.hold("stage", true);
  }

  /** What the telling changed is painted and has come to its place first: one thing moves after the other. */
  #begin(): void {
    if (this.#soon) return;
    this.#soon = true;
    if (this.alone) this.seat.hold("stage", true);
    painted(() => {
      if (this.#soon) this.#timer = setTimeout(() => this.#open(), onTheWay());
    });
  }

  #open(): void {
    if (!this.#soon) return;
    this.#soon = false;
    if (document.hidden) this.clear();
    else this.#next();
  }

  /** Show a moment; those of many wait for their turn. */
  show(...chapters: Told[]): void {
    facedown.clear();
    this.#queue = [...chapters];
    this.#soon = false;
    this.#next();
  }

  again(): boolean {
    if (this.last) this.show(this.last);
    return !!this.last;
  }

  /** The last picture at once, a card that lies face down turned; from there on, on. */
  goOn(): boolean {
    if (!this.playing) return false;
    if (facedown.delete(this.playing.number)) {
      announce(this.told(this.playing));
      this.#step(this.playing.beats.length);
    } else if (this.waits) this.#beat(this.playing);
    else if (!this.still && this.stays) this.#step(this.playing.beats.length);
    else this.#next();
    return true;
  }

  /** Nothing is on the stage any more. */
  clear(): void {
    this.#queue = [];
    this.#end();
  }

  /** Nothing is, and nothing is shown once more. */
  forget(): void {
    this.clear();
    this.last = undefined;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const next = this.#queue.shift();
    if (!next) return this.#end();
    if (this.playing) facedown.delete(this.playing.number);
    this.playing = this.last = this.#laid(next);
    if (this.alone) this.seat.hold("stage", true);
    announce(this.told(next));
    this.#step(less() ? next.beats.length : 0);
  }

  #step(at: number): void {
    clearTimeout(this.#timer);
    this.at = at;
    const { playing } = this;
    if (!playing) return;
    const all = playing.beats.length;
    this.waits = this.#byStep && at > 0 && at < all && stepOf(all, at).at !== stepOf(all, at - 1).at;
    if (at < all) this.waits || this.#beat(playing);
    else if (!this.stays) this.#timer = setTimeout(() => this.#next(), this.#lingers(playing) * factor());
  }

  #lingers(chapter: Told): number {
    if (this.#own(chapter)) return OWN;
    return less() ? READ : LINGER;
  }

  #beat({ beats }: Told): void {
    this.waits = false;
    this.#timer = setTimeout(() => this.#step(this.at + 1), beats[this.at]! * factor());
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#soon = false;
    facedown.clear();
    this.playing = undefined;
    this.#looked += 1;
    this.seat.hold("stage", false);
  }
}
