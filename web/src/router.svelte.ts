/** The page's ways: an address, and the page it shows. */
import type { GameId } from "./words/shown";

const GAME = "(?<game>rose|eleven|nuns)";
const ID = "(?<id>[\\w-]+)";
const WAYS = {
  lobby: /^\/$/,
  setup: new RegExp(`^/new/${GAME}$`),
  join: /^\/join\/(?<token>[^/]+)$/,
  match: new RegExp(`^/m/${ID}$`),
  replay: new RegExp(`^/m/${ID}/replay$`),
  learn: new RegExp(`^/learn/${GAME}$`),
  rules: new RegExp(`^/rules/${GAME}$`),
  hotSeat: /^\/hot-seat$/,
  me: /^\/me$/,
} as const;

export type PageName = keyof typeof WAYS | "unknown";
export interface Place {
  page: PageName;
  game: GameId;
  id: string;
  token: string;
  query: URLSearchParams;
  path: string;
}

function placeOf(address: URL): Place {
  const path = address.pathname.replace(/(.)\/$/, "$1");
  for (const [page, way] of Object.entries(WAYS)) {
    const found = way.exec(path);
    if (!found) continue;
    const { game = "rose", id = "", token = "" } = found.groups ?? {};
    return { page: page as PageName, game: game as GameId, id, token, query: address.searchParams, path };
  }
  return { page: "unknown", game: "rose", id: "", token: "", query: address.searchParams, path };
}

let place = $state.raw(placeOf(new URL(location.href)));

/** Where we are. */
export const here = (): Place => place;

/** Go somewhere inside the page. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place = placeOf(new URL(location.href));
  scrollTo(0, 0);
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
