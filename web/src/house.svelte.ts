/** What the host says to everybody on this server: asked for when the page is opened and now and then, and told at a table. */
import { get } from "./wire/http";
import type { HouseAt } from "./wire/types";

const OFTEN = 60_000;
let told = $state.raw({ message: "", closed: "" });

export const house = (): { message: string; closed: string } => told;
export const heard = ({ message = "", closed = "" }: HouseAt): void => void (told = { message, closed });

async function look(): Promise<void> {
  if (!document.hidden) await get<HouseAt>("/house").then(heard).catch(() => undefined);
}

/** Keep it up to date; returns how to stop. */
export function follow(): () => void {
  void look();
  const timer = setInterval(() => void look(), OFTEN);
  return () => clearInterval(timer);
}
