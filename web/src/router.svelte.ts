/** The page's ways: an address, and the page it shows. */
import { untrack } from "svelte";
import { USUAL } from "./games/list.svelte";
import type { GameId } from "./words/shown";

const GAME = "(?<game>[a-z]\\w*)";
const ID = "(?<id>[\\w-]+)";
const WAYS = {
  lobby: /^\/$/,
  setup: new RegExp(`^/new(?:/${GAME})?$`),
  join: /^\/join\/(?<token>[^/]+)$/,
  recover: /^\/recover\/(?<token>[^/]+)$/,
  match: new RegExp(`^/m/${ID}$`),
  replay: new RegExp(`^/m/${ID}/replay$`),
  study: new RegExp(`^/m/${ID}/study$`),
  check: new RegExp(`^(?:/m/${ID})?/check$`),
  puzzle: new RegExp(`^/puzzle(?:/${GAME})?$`),
  learn: new RegExp(`^/learn(?:/${GAME})?$`),
  rules: new RegExp(`^/rules(?:/${GAME}(?<every>/every)?)?$`),
  hotSeat: /^\/hot-seat$/,
  me: /^\/me$/,
  account: /^\/me\/account$/,
  profile: /^\/me\/page$/,
} as const;

export type PageName = keyof typeof WAYS | "unknown";
export interface Place {
  page: PageName;
  /** The game the address names; the usual one if it names none. */
  game: GameId;
  /** Does the address name a game? */
  named: boolean;
  id: string;
  token: string;
  /** Every rule by its number, and not how to play. */
  every: boolean;
  query: URLSearchParams;
  path: string;
  /** What stands after the #, without it. */
  hash: string;
}

function placeOf(address: URL): Place {
  const path = address.pathname.replace(/(.)\/$/, "$1");
  for (const [page, way] of Object.entries(WAYS)) {
    const found = way.exec(path);
    if (!found) continue;
    const { game = USUAL, id = "", token = "" } = found.groups ?? {};
    const named = found.groups?.game !== undefined;
    const every = found.groups?.every !== undefined;
    return { page: page as PageName, game, named, every, id, token: decoded(token), ...rest(address), path };
  }
  return { page: "unknown", game: USUAL, named: false, every: false, id: "", token: "", ...rest(address), path };
}

function rest(address: URL): Pick<Place, "query" | "hash"> {
  return { query: address.searchParams, hash: decoded(address.hash.slice(1)) };
}

/** A part of an address as it was meant; one that was damaged on its way stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let place = $state.raw(placeOf(new URL(location.href)));

/** Where we are. */
export const here = (): Place => place;

/** Go somewhere inside the page. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = untrack(() => place.path);
  place = placeOf(new URL(location.href));
  if (untrack(() => place.path) !== before) scrollTo(0, 0);
}

/** Say in the address where we are on this page, without a new step for the browser's own buttons. */
export function note(changes: Record<string, string | undefined>): void {
  const address = new URL(location.href);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) address.searchParams.delete(key);
    else address.searchParams.set(key, value);
  }
  go(address.pathname + address.search + address.hash, { replace: true });
}

/** Follow the links of the page and the browser's own buttons; returns how to stop. */
export function follow(): () => void {
  const back = (): void => void (place = placeOf(new URL(location.href)));
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
