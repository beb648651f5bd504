/** What one person looks at on one screen: the place in focus, what is pointed at, layers, tools. Nobody is told. */
import { PRINTED, type Box } from "./box";
import { Camera } from "./camera.svelte";
import { printed, type Drawing } from "./drawing";
import { heat, type Warm } from "./heat";
import { read } from "./own";
import { draftOf, type Draft } from "../draft.svelte";
import { trying } from "../../toasts.svelte";
import { components } from "../../wire/api";
import { rename } from "../../words/words.svelte";
import { settings } from "../../store.svelte";
import { dealt, nuns, place, type Derived, type Ends, type NunsView } from "./view";
import type { Point } from "./lines";
import type { Ways } from "./ways";
import type { Seat } from "../../wire/seat.svelte";
import type { Choice } from "../../wire/types";

export const LAYERS = ["numbers", "names", "ways", "seenfrom", "trail"] as const;
export type Layer = (typeof LAYERS)[number];

export class Desk {
  readonly draft: Draft;
  readonly camera = new Camera(() => this.drawing.sheet);
  box = $state.raw<Box>(PRINTED);
  drawing = $state.raw<Drawing>(printed(PRINTED));
  /** Are an owner's own files here, where the table plays with some? */
  #read = $state(false);
  /** The place the keys are at; 0 for none. */
  focus = $state(0);
  /** The place the mouse points at, or a first tap has chosen. */
  pointed = $state(0);
  /** A card that is looked at before it is chosen. */
  card = $state("");
  /** Is stopping looked at? */
  stopping = $state(false);
  /** A choice in the bar that is looked at; -1 for none. */
  considered = $state(-1);
  /** A path card that is looked at. */
  path = $state("");
  /** Is it asked who could see a place, and which? */
  eye = $state(false);
  asked = $state(0);
  layersOpen = $state(false);
  gotoOpen = $state(false);
  layers: Record<Layer, boolean> = $state({ numbers: true, names: true, ways: true, seenfrom: true, trail: false });
  /** Where what is on the stage happens. */
  #staged = $state.raw<readonly number[]>([]);
  /** Everybody's ways, once the night is over. */
  ways = $state.raw<Ways>({});
  /** The novice I have said the map shall show of: where she can be. */
  #suspect = $state<string>();
  /** By how they play rather than by counting? */
  behaviour = $state(false);
  /** The novice whom I look at among several. */
  novice = $state("");

  constructor(readonly seat: Seat) {
    this.draft = draftOf(seat);
    this.camera.near = seat.sought.length > 0;
    $effect(() => {
      if (isCustom(seat)) void trying(() => this.#fetch());
      else rename("nuns");
    });
    $effect(() => this.#foresee());
  }

  async #fetch(): Promise<void> {
    const own = read(await components(this.seat.id));
    [this.box, this.drawing, this.#read] = [own.box, own.drawing, true];
    rename("nuns", (language) => own.names[language]);
  }

  get v(): NunsView {
    return nuns(this.draft.view);
  }

  /** What follows from it. */
  get d(): Derived {
    return this.draft.derived as unknown as Derived;
  }

  /** What would follow from a choice, once it is known. */
  foreseen = (choice: number): Derived | undefined => this.draft.foreseen(choice) as unknown as Derived | undefined;

  get dealt(): boolean {
    return dealt(this.seat.view) && (this.#read || !isCustom(this.seat));
  }

  /** The seat that leads a figure. */
  led = (figure: string): number => (this.d.led?.[figure] ?? 0) - 1;

  /** The novices in play, by cell. */
  get novices(): string[] {
    return Object.keys(this.d.known ?? {});
  }

  get mine(): string[] {
    return this.seat.plays ? this.novices.filter((novice) => this.led(novice) === this.seat.number) : [];
  }

  /** Do I lead the guards, or watch, and so have no novice? */
  get guards(): boolean {
    return !this.seat.plays || this.box.guards.some((guard) => this.led(guard) === this.seat.number);
  }

  /** The novice I am asked about, or my first. */
  get me(): string {
    return this.guards ? "" : (this.d.acting ?? "");
  }

  /** Is what only I know covered? Then nothing here tells it, and nothing of it can be chosen. */
  get hidden(): boolean {
    return settings.covered && this.me !== "" && this.v.step !== "over";
  }

  /** Where I look, point and am followed to would tell what is covered; uncovered, the map follows again if it did. */
  cover(): () => void {
    const followed = this.camera.following;
    [this.focus, this.pointed, this.asked, this.card, this.stopping] = [0, 0, 0, "", false];
    this.draft.letGo();
    this.camera.fit();
    return () => (this.camera.following = followed);
  }

  get way(): number[] {
    return this.me && !this.hidden ? (this.d.ways[this.me] ?? []).map(Number) : [];
  }

  get here(): number {
    return this.me && !this.hidden ? place(this.d.here[this.me]) : 0;
  }

  /** Where a novice can be, as my notebook has it; nothing where the table has none, or what is mine is covered. */
  whereabouts(novice: string): Warm[] {
    return this.hidden ? [] : heat(this.seat, novice, this.mine.includes(novice), this.behaviour);
  }

  /** The novice of whom the map shows where she can be. To the guards, unless they say so, her of whom most is known. */
  get suspect(): string {
    return this.#suspect ?? this.#narrowest;
  }

  set suspect(novice: string) {
    this.#suspect = novice;
  }

  readonly #narrowest = $derived.by((): string => {
    if (!this.dealt || !this.guards || !this.seat.plays) return "";
    const hidden = this.novices.filter((novice) => !["seen", "caught"].includes(this.d.known[novice]?.state ?? ""));
    const found = hidden.map((novice) => ({ novice, many: this.whereabouts(novice).length })).filter(({ many }) => many > 0);
    return found.sort((a, b) => a.many - b.many)[0]?.novice ?? "";
  });

  /** Where she can be. At the end everybody's ways are drawn in its place. */
  readonly warm = $derived.by((): Warm[] => (this.suspect && this.v.step !== "over" ? this.whereabouts(this.suspect) : []));

  lit = $derived.by((): ReadonlySet<number> => new Set(Object.values(this.d.sees ?? {}).flat().map(Number)));

  /** The guards that see a place. */
  seenBy = (at: number): string[] => this.box.guards.filter((guard) => this.d.sees[guard]?.includes(String(at)));

  // Choices, by what they do

  verb(verb: string): Choice | undefined {
    return this.draft.choices.find((one) => one.facts.verb === verb);
  }

  /** The choices that are each about one place, a step or a noise. */
  get single(): Choice[] {
    return this.draft.choices.filter((one) => ["step", "noise"].includes(String(one.facts.verb)) && !one.facts.second);
  }

  /** The choices that have a number on them, in the order in which they stand. */
  get numbered(): Choice[] {
    const { choices } = this.draft;
    if (this.single.length) return [...this.single, ...choices.filter((one) => one.facts.second)];
    const elsewhere = ["play", "stop", this.seat.step === "false_noise" ? "" : "false_noise"];
    return choices.filter((one) => !elsewhere.includes(String(one.facts.verb)));
  }

  /** The places that are on offer now, each one choice. */
  offered = $derived.by((): ReadonlySet<number> => new Set(this.seat.asked && !this.hidden ? this.single.map((one) => Number(one.facts.place)) : []));

  at(place: number): Choice | undefined {
    return this.single.find((one) => Number(one.facts.place) === place);
  }

  /** Choose. A step of a secret move is only planned; where it is complete everything is decided together. */
  async take(choice: Choice): Promise<void> {
    if (!this.draft.free) return;
    await (this.seat.step === "move" ? this.draft.plan(choice) : this.draft.take([choice.choice]));
  }

  /** Where among the planned steps the card of the novice is that moves now; -1 if it is not chosen. */
  get #cardAt(): number {
    const verbs = this.draft.picked.map((one) => one.choice.facts.verb);
    return verbs.indexOf("play", verbs.lastIndexOf("stop") + 1);
  }

  /** The cards that can be chosen, or could have been. */
  get cards(): Choice[] {
    const among = this.draft.picked[this.#cardAt]?.among ?? this.draft.choices;
    return among.filter((one) => one.facts.verb === "play");
  }

  /** Another card: what was planned after the first one is given up. */
  async takeCard(choice: Choice): Promise<void> {
    const at = this.#cardAt;
    await this.draft.plan(choice, at < 0 ? undefined : at);
  }

  /** Where each card can end, as it was foreseen before one was chosen. */
  #ends = $state.raw<Readonly<Record<string, Ends>>>({});

  /** Where a card that is looked at can end, or the chosen one before its first step. */
  get ends(): Ends {
    if (!this.me || this.hidden || this.v.step !== "move") return {};
    return (this.card ? this.#ends[this.card] : this.d.ends) ?? {};
  }

  #foresee(): void {
    if (!this.dealt || this.v.stage[this.me] !== "card" || !this.draft.previews.size) return;
    this.#ends = Object.fromEntries(this.cards.map((one) => [String(one.facts.card), this.foreseen(one.choice)?.ends ?? {}]));
  }

  /** The safest way to a place from where my move began, as a click there would lay it; none: nothing is laid. */
  routeTo(at: number): number[] {
    if (!at || this.hidden || this.offered.has(at) || this.way.includes(at)) return [];
    const known = this.draft.picked[this.#cardAt]?.drafted.derived as unknown as Derived | undefined;
    return known?.routes?.[at]?.split(" ").map(Number) ?? [];
  }

  /** Lay the safest way to a place, or go back to a place of the way that is laid; false: neither can be. */
  async lay(at: number): Promise<boolean> {
    const [first, route, made] = [this.#cardAt + 1, this.routeTo(at), this.way.indexOf(at)];
    if (!this.draft.free || !first || (!route.length && (made < 0 || made === this.way.length - 1))) return false;
    this.pointed = 0;
    if (route.length) await this.draft.lay(route.map((place) => `step ${place}`), first);
    else this.draft.cut(first + made);
    return true;
  }

  /** May my novice be dragged from place to place? */
  get drags(): boolean {
    return this.draft.free && !this.hidden && this.v.step === "move" && this.v.stage[this.me] !== "card";
  }

  #dragged: number[] = [];
  /** Dragged onto a place: a step there, or back to the place before. */
  async drag(to: number): Promise<void> {
    this.#dragged.push(to);
    if (this.#dragged.length > 1) return;
    for (let [at] = this.#dragged; at; [at] = this.#dragged) {
      if (at === this.way.at(-2)) this.draft.back();
      else if (this.offered.has(at)) await this.takeAt(at);
      this.#dragged.shift();
    }
  }

  /** The step of my secret move that I point at, or 0. */
  get trying(): number {
    const at = this.pointed || this.focus;
    return this.me && this.v.step === "move" && this.offered.has(at) ? at : 0;
  }

  /** While a moment is staged its places are kept in view. */
  stage(places: readonly number[]): () => void {
    this.#staged = places;
    return () => (this.#staged = []);
  }

  /** Where that is, as long as nothing is asked that needs the map. */
  get staged(): readonly number[] {
    return this.offered.size ? [] : this.#staged;
  }

  /** What following keeps in view. */
  get followed(): Point[] {
    const sought = this.seat.sought.length ? this.seat.sought.map(Number) : undefined;
    const looked = this.box.path(this.path || null)?.places ?? sought;
    if (looked) return looked.map((one) => this.box.spot(one));
    if (this.staged.length) return this.staged.map((one) => this.box.spot(one));
    const places = [...this.offered];
    if (this.me) places.push(this.here, ...this.way.slice(-3));
    else if (this.dealt) places.push(...(this.v.guard ? [this.v.guard] : this.#patrol).map((guard) => place(this.v.at[guard])));
    return [...new Set(places)].filter(Boolean).map((one) => this.box.spot(one));
  }

  get #patrol(): string[] {
    const mine = this.box.guards.filter((guard) => this.led(guard) === this.seat.number);
    return mine.length ? mine : this.box.guards;
  }

  /** Take the choice that lies on a place, if there is one. */
  async takeAt(at: number): Promise<boolean> {
    const choice = this.at(at);
    if (!choice || !this.draft.free || this.hidden) return false;
    this.pointed = 0;
    await this.take(choice);
    return true;
  }

  /** Why can a place not be had? The now bar says it. */
  async whyNot(at: number): Promise<void> {
    const verbs: Record<string, string> = { move: "step", go: "step", token: "noise", hear: "noise" };
    const verb = verbs[this.seat.step];
    if (verb) await this.draft.whyNot(`${verb} ${at}`);
  }
}

/** Does the table play with an owner's own files? */
function isCustom(seat: Seat): boolean {
  const options = seat.table?.options ?? {};
  return ["map", "sight_lines", "cards"].some((part) => options[part] === "custom");
}

const desks = new WeakMap<Seat, Desk>();

/** The desk of a seat: one, whoever asks first; so it belongs to no component and outlives them. */
export function deskOf(seat: Seat): Desk {
  if (!desks.has(seat)) $effect.root(() => void desks.set(seat, new Desk(seat)));
  return desks.get(seat)!;
}
