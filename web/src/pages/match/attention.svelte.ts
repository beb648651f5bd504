/** Somebody looks elsewhere: the title and a notice say that it is their turn. Nothing of what is asked is shown. */
import { choose, settings } from "../../store.svelte";
import { say } from "../../words/words.svelte";

/** May notices be shown? Asks once; a second time turns them off. */
export async function mayNotify(): Promise<void> {
  if (settings.notify) return choose({ notify: false });
  const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
  await choose({ notify: answer === "granted" });
}

/** Call attention to a match until somebody looks at it; returns how to stop. */
export function call(title: string): () => void {
  if (!document.hidden) return () => {};
  const before = document.title;
  let odd = false;
  const timer = setInterval(() => {
    odd = !odd;
    document.title = odd ? `● ${say("page-your-turn")}` : before;
  }, 1000);
  const notice = notify(title);
  const stop = (): void => {
    clearInterval(timer);
    document.title = before;
    notice?.close();
    document.removeEventListener("visibilitychange", stop);
  };
  document.addEventListener("visibilitychange", stop);
  return stop;
}

function notify(title: string): Notification | undefined {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    return new Notification(say("page-your-turn"), { body: title, tag: "subrosa-turn" });
  } catch {
    return undefined; // some phones allow notices from a service worker only
  }
}
