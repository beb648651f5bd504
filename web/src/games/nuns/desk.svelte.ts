/** What one person looks at on one screen: the place in focus, what is pointed at, layers, tools. Nobody is told. */
import { PRINTED, type Box } from "./box";
import { Camera } from "./camera.svelte";
import { printed, type Drawing } from "./drawing";
import { acting, here, leadsGuards, myGuards, way } from "./known";
import { read } from "./own";
import { planOf, type Plan } from "./plan.svelte";
import { Taps } from "../taps.svelte";
import { trying } from "../../toasts.svelte";
import { components } from "../../wire/api";
import { rename } from "../../words/words.svelte";
import { settings } from "../../store.svelte";
import { seenBy } from "./sight";
import { dealt, place, type NunsView } from "./view";
import type { Point } from "./lines";
import type { Ways } from "./ways";
import type { Seat } from "../../wire/seat.svelte";

export const LAYERS = ["numbers", "names", "ways", "seenfrom", "trail"] as const;
export type Layer = (typeof LAYERS)[number];

export class Desk {
  readonly plan: Plan;
  readonly camera = new Camera(() => this.drawing.sheet);
  /** What a first tap has shown. */
  readonly taps = new Taps();
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
  /** A path card that is looked at. */
  path = $state("");
  /** Is it asked who could see a place, and which? */
  eye = $state(false);
  asked = $state(0);
  layersOpen = $state(false);
  gotoOpen = $state(false);
  layers: Record<Layer, boolean> = $state({ numbers: true, names: true, ways: true, seenfrom: true, trail: false });
  /** Everybody's ways, once the night is over. */
  ways = $state.raw<Ways>({});
  /** The novice whom I look at among several. */
  novice = $state("");

  constructor(readonly seat: Seat) {
    this.plan = planOf(seat);
    $effect(() => {
      if (isCustom(seat)) void trying(() => this.#fetch());
      else rename("nuns");
    });
  }

  async #fetch(): Promise<void> {
    const own = read(await components(this.seat.id));
    [this.box, this.drawing, this.#read] = [own.box, own.drawing, true];
    rename("nuns", (language) => own.names[language]);
  }

  get v(): NunsView {
    return this.plan.view;
  }

  get dealt(): boolean {
    return dealt(this.seat.view) && (this.#read || !isCustom(this.seat));
  }

  /** Do I lead the guards, or watch, and so have no novice? */
  get guards(): boolean {
    return !this.seat.plays || leadsGuards(this.v, this.seat.number);
  }

  /** The novice I am asked about, or my first. */
  get me(): string {
    return this.guards ? "" : acting(this.box, this.v, this.seat.number);
  }

  /** Is what only I know covered? Then nothing here tells it, and nothing of it can be chosen. */
  get hidden(): boolean {
    return settings.covered && this.me !== "" && this.v.step !== "over";
  }

  /** Where I look, point and am followed to would tell what is covered; uncovered, the map follows again if it did. */
  cover(): () => void {
    const followed = this.camera.following;
    [this.focus, this.pointed, this.asked, this.card, this.stopping] = [0, 0, 0, "", false];
    this.taps.clear();
    this.camera.fit();
    return () => (this.camera.following = followed);
  }

  get way(): number[] {
    return this.me && !this.hidden ? way(this.v, this.me) : [];
  }

  get here(): number {
    return this.me && !this.hidden ? here(this.v, this.me) : 0;
  }

  lit = $derived.by((): ReadonlySet<number> => {
    if (!this.dealt) return new Set();
    return new Set(this.box.places.filter((one) => seenBy(this.box, this.v, one).length > 0));
  });

  /** The places that are on offer now, each one choice. */
  offered = $derived.by((): ReadonlySet<number> => {
    if (!this.seat.asked || this.hidden) return new Set();
    const found = new Set<number>();
    for (const { text } of this.plan.choices) {
      const single = /^(?:step|noise) (\d+)$/.exec(text);
      if (single) found.add(Number(single[1]));
    }
    return found;
  });

  /** The step of my secret move that I point at, or 0. */
  get trying(): number {
    const at = this.pointed || this.focus;
    return this.me && this.v.step === "move" && this.offered.has(at) ? at : 0;
  }

  /** What following keeps in view. */
  get followed(): Point[] {
    const looked = this.box.path(this.path || null)?.places;
    if (looked) return looked.map((one) => this.box.spot(one));
    const places = [...this.offered];
    if (this.me) places.push(this.here, ...this.way.slice(-3));
    else if (this.dealt) places.push(...(this.v.guard ? [place(this.v.at[this.v.guard])] : this.#mine.map((guard) => place(this.v.at[guard]))));
    return [...new Set(places)].filter(Boolean).map((one) => this.box.spot(one));
  }

  get #mine(): string[] {
    const mine = this.seat.plays ? myGuards(this.box, this.v, this.seat.number) : [];
    return mine.length ? mine : this.box.guards;
  }

  /** Take the choice that lies on a place, if there is one. */
  async takeAt(at: number): Promise<boolean> {
    const choice = this.plan.at(at);
    if (!choice || !this.plan.free || this.hidden) return false;
    this.pointed = 0;
    await this.plan.take(choice);
    return true;
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
