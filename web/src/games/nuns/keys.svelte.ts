/** The keys of the map: letters that mean nothing else on the page. R is run while a card is asked for, else the rules. */
import { tick } from "svelte";
import { register, type Key } from "../../keys.svelte";
import { say } from "../../words/words.svelte";
import { announce } from "../../announce";
import type { Desk } from "./desk.svelte";
import { place } from "./view";

const CARDS: Record<string, string> = { t: "stand", s: "sneak", w: "walk", r: "run" };
const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour of a place that lies most in a direction. */
export function towards(desk: Desk, from: number, [dx, dy]: readonly [number, number]): number {
  const [x, y] = desk.box.spot(from);
  let [found, best] = [0, 0.35];
  for (const next of desk.box.near(from)) {
    const [nx, ny] = desk.box.via(from, next)[0] ?? desk.box.spot(next);
    const straight = ((nx - x) * dx + (ny - y) * dy) / Math.hypot(nx - x, ny - y);
    if (straight > best) [found, best] = [next, straight];
  }
  return found;
}

function origin(desk: Desk): number {
  if (desk.focus) return desk.focus;
  if (desk.me && desk.here) return desk.here;
  return desk.v.guard ? place(desk.v.at[desk.v.guard]) : place(desk.v.at[desk.box.guards[0] ?? ""]);
}

function arrow(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (!desk.dealt || target.closest("[role=tablist], [data-region]:not(:has([data-nuns-map]))")) return false;
  const next = towards(desk, origin(desk), WAYS[event.key]!) || origin(desk);
  desk.focus = next;
  if (desk.eye) desk.asked = next;
  document.querySelector<HTMLElement>("[data-nuns-map]")?.focus();
  desk.camera.show(desk.box.spot(next));
  return true;
}

/** Enter takes the place in focus if it is on offer, else it stops. */
function enter(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (target.closest("button, a, summary") || !desk.draft.free) return false;
  if (desk.focus && desk.offered.has(desk.focus)) {
    void desk.takeAt(desk.focus);
    return true;
  }
  if (desk.routeTo(desk.focus).length) {
    void desk.lay(desk.focus);
    return true;
  }
  const stop = desk.verb("stop");
  if (!stop || desk.hidden) return false;
  void desk.take(stop);
  return true;
}

function card(desk: Desk, key: string): boolean {
  const choice = desk.cards.find((one) => one.facts.card === CARDS[key]);
  if (choice && desk.seat.asked && !desk.hidden) void desk.takeCard(choice);
  else if (key === "w") return eye(desk);
  return Boolean(choice);
}

function eye(desk: Desk): boolean {
  desk.eye = !desk.eye;
  desk.asked = desk.eye ? desk.focus || desk.here : 0;
  if (desk.eye && !desk.asked) announce(say("page-nuns-eye-how"));
  return true;
}

/** The next novice: of mine, or of all, where she was last seen or where her cell is. */
function nextNovice(desk: Desk): void {
  const own = desk.mine;
  const all = own.length > 1 ? own : desk.novices;
  desk.novice = all[(all.indexOf(desk.novice) + 1) % all.length] ?? "";
  const at = place(desk.v.marker[desk.novice]) || (own.includes(desk.novice) ? place(desk.v.place[desk.novice]) : 0) || desk.box.cell(desk.novice);
  desk.focus = at;
  desk.camera.show(desk.box.spot(at));
}

function keys(desk: Desk): Key[] {
  const scope = "nuns";
  const one = (key: string | string[], label: string, run: (event: KeyboardEvent) => void | boolean): Key => ({
    keys: [key].flat(),
    scope,
    label: `page-nuns-key-${label}`,
    run,
  });
  const follow = (): void => {
    desk.camera.following = !desk.camera.following;
    if (desk.camera.following) desk.camera.follow(desk.followed);
  };
  return [
    one(["t", "s"], "cards", (event) => card(desk, event.key.toLowerCase())),
    one("w", "walk", () => card(desk, "w")),
    { ...one("r", "run", () => card(desk, "r")), scope: "match" },
    one(Object.keys(WAYS), "arrows", (event) => arrow(desk, event)),
    one("Enter", "enter", (event) => enter(desk, event)),
    one("z", "back", () => !desk.hidden && desk.draft.back()),
    one("f", "follow", follow),
    one("0", "fit", () => desk.camera.fit()),
    one(["+", "="], "nearer", () => desk.camera.zoom(1.25)),
    one("-", "farther", () => desk.camera.zoom(0.8)),
    one("v", "layers", () => void (desk.layersOpen = !desk.layersOpen)),
    one("e", "eye", () => eye(desk)),
    one("g", "goto", () => void (desk.gotoOpen = true)),
    one("m", "novice", () => nextNovice(desk)),
    one("p", "ways", () => void (desk.layers.ways = !desk.layers.ways)),
    one("Escape", "close", () => close(desk)),
  ];
}

function close(desk: Desk): boolean {
  const open = desk.eye || desk.layersOpen || desk.gotoOpen || desk.focus > 0;
  desk.eye = desk.layersOpen = desk.gotoOpen = false;
  [desk.focus, desk.asked] = [0, 0];
  return open;
}

/** Register them once the page has registered its own; returns what takes them back. */
export function listen(desk: Desk): () => void {
  let undo: (() => void) | undefined;
  let gone = false;
  void tick().then(() => {
    if (!gone) undo = register(...keys(desk));
  });
  return () => {
    gone = true;
    undo?.();
  };
}
