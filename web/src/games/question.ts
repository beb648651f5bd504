/** What the now bar asks or says. */
import type { Seat } from "../wire/seat.svelte";
import type { GameId } from "../words/shown";
import { facts, has, say } from "../words/words.svelte";
import type { GameScreen } from "./screen";

export function question(game: GameId, screen: GameScreen, seat: Seat): string {
  const state = seat.table?.state;
  if (seat.step === "over") return say("page-over");
  if (state === "open") return say("page-waiting-for-people");
  if (state === "paused") return say("page-paused");
  if (state === "closed") return say("page-closed");
  if (seat.asked) return asked(game, screen, seat);
  if (seat.sealed) return say("page-sealed");
  return waiting(game, seat);
}

function asked(game: GameId, screen: GameScreen, seat: Seat): string {
  const key = `${game}-ask-${seat.step}`;
  return has(key) ? say(key, facts(game, screen.asking?.(seat) ?? seat.question, seat.names)) : say("page-your-turn");
}

function waiting(game: GameId, seat: Seat): string {
  const names = seat.choosing.map((other) => seat.names[other] ?? "");
  const key = `${game}-wait-${seat.step}`;
  if (names.length === 1 && has(key)) return say(key, { seat: names[0] ?? "" });
  return names.length ? say("page-waiting", { seats: names.join(", ") }) : say("page-a-moment");
}
