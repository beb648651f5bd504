/** What has been told since the last time something of a kind was told, that included. */
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";

export function since(seat: Seat, ...kinds: string[]): News[] {
  let at = seat.news.length - 1;
  while (at > 0 && !(seat.news[at]!.game && kinds.includes(seat.news[at]!.kind))) at -= 1;
  return seat.news.slice(Math.max(0, at)).filter((news) => news.game);
}
