/** The keys of the page, all registered in one place, so that the help can list them.
 *
 *     $effect(() => register({ keys: ["h"], scope: "match", label: "page-key-cover", run: cover }));
 *
 * The last one registered for a key is asked first; one that returns false passes it on. While somebody writes, only
 * keys with `always` work. `1` to `9` may be registered one by one.
 *
 * Settled once for all games: 1 to 9 and 0 choose; arrows move the focus, Enter confirms, Escape goes back, U takes back,
 * H covers, B board, L log, N notebook, C chat, R rules, / a wish in words, ? help or why not, F1 keys, F6 regions. A game has
 * the other letters; one that registers a settled letter is not asked for it, so that no letter means two things. Only
 * where a letter stands on the thing itself (R on the card Run) a game registers it under `match` and returns false
 * whenever that thing cannot be taken; the page's own keys are asked last.
 */
import { untrack } from "svelte";
import { choose, settings } from "./store.svelte";

export interface Key {
  /** As `KeyboardEvent.key` names them; letters in lower case. */
  keys: string[];
  /** Where it works, for the help: `page`, `match`, `replay`, a game. */
  scope: string;
  /** The key of a sentence that says what it does; none: not listed. */
  label?: string;
  run: (event: KeyboardEvent) => void | boolean;
  /** Also while writing. */
  always?: boolean;
  /** Asked after all others. */
  last?: boolean;
}

let registered = $state.raw<Key[]>([]);
const SETTLED = ["u", "h", "b", "l", "n", "c", "r", "/", "?", "F1", "F6"];
const HOUSE = ["page", "match", "replay"];

/** A game's own key for a letter that means something everywhere. */
const taken = (key: Key, name: string): boolean => SETTLED.includes(name) && !HOUSE.includes(key.scope);

/** Register a key; call what is returned to take it back, or return it from an `$effect`. */
export function register(...added: Key[]): () => void {
  registered = [...untrack(() => registered), ...added];
  return () => {
    registered = untrack(() => registered).filter((key) => !added.includes(key));
  };
}

/** All keys that can be pressed now. */
export function listed(): Key[] {
  return registered.filter((key) => key.label);
}

const WRITING = "input:not([type=checkbox],[type=radio],[type=range]),textarea,select,[contenteditable]";

export function pressed(event: KeyboardEvent): void {
  // A dialog has its own keys; only those of the whole page work over it.
  const over = document.querySelector("dialog[open]");
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const writing = event.target instanceof Element && event.target.matches(WRITING);
  if (!settings.keys && event.key !== "Tab" && !writing) void choose({ keys: true });
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const key of [...registered.filter((one) => one.last), ...registered.filter((one) => !one.last)].reverse()) {
    if (over && key.scope !== "page") continue;
    if (!key.keys.includes(name) || (writing && !key.always) || taken(key, name)) continue;
    if (key.run(event) === false) continue;
    event.preventDefault();
    return;
  }
}

/** F6: the next region of the page (`data-region`, in reading order), Shift+F6 the one before. */
export function nextRegion(event: KeyboardEvent): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter((one) => one.offsetParent !== null);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + (event.shiftKey ? -1 : 1) + regions.length) % regions.length];
  if (!next) return;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus();
}
