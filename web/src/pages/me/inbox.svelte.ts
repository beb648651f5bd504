/** What waits for me and what is new. A line of my own says that there is something, at once; what it is, is asked for then. */
import { heard } from "../../house.svelte";
import { person } from "../../store.svelte";
import { get, post } from "../../wire/http";
import { Line } from "../../wire/socket";
import type { Inbox } from "../../wire/types";

let found = $state.raw<Inbox>({ notices: [], unread: 0 });
let times = $state(0);

export const inbox = (): Inbox => found;
/** How often I was told of something: read it where a list is to be asked for anew then. */
export const told = (): number => times;

export async function look(): Promise<void> {
  if (person.me && !document.hidden) found = await get<Inbox>("/me/notices").catch(() => found);
}

/** My turns stay until I have taken them. */
export async function readAll(): Promise<void> {
  if (person.me) found = await post<Inbox>("/me/notices/read");
}

function news(): void {
  times += 1;
  void look();
}

/** Keep it up to date as long as somebody sees it; returns how to stop. */
export function follow(): () => void {
  const again = (): void => void look();
  const line = new Line({
    address: () => `${location.origin.replace(/^http/, "ws")}/api/v1/live`,
    message: (message) => (message.type === "turn" ? news() : message.type === "house" ? heard(message) : undefined),
    // Nothing is told twice: what came while there was no line is asked for.
    state: (state) => (state === "connected" ? void look() : undefined),
  });
  document.addEventListener("visibilitychange", again);
  window.addEventListener("focus", again);
  return () => {
    line.end();
    document.removeEventListener("visibilitychange", again);
    window.removeEventListener("focus", again);
  };
}
