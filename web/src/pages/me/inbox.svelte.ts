/** What waits for me and what is new: asked for when the page is opened or looked at again, and now and then. */
import { person } from "../../store.svelte";
import { get, post } from "../../wire/http";
import type { Inbox } from "../../wire/types";

const OFTEN = 30_000;
let found = $state.raw<Inbox>({ notices: [], unread: 0 });

export const inbox = (): Inbox => found;

async function look(): Promise<void> {
  if (person.me && !document.hidden) found = await get<Inbox>("/me/notices").catch(() => found);
}

/** My turns stay until I have taken them. */
export async function readAll(): Promise<void> {
  if (person.me) found = await post<Inbox>("/me/notices/read");
}

/** Keep it up to date as long as somebody sees it; returns how to stop. */
export function follow(): () => void {
  void look();
  const timer = setInterval(() => void look(), OFTEN);
  const again = (): void => void look();
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
