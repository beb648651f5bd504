/** How a game ended: the winner in one sentence, and everybody's secrets. */
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import type { Ending } from "../screen";
import { namedSaid, namings, seenBy, story } from "./end/story";
import { read, tilesOf } from "./view";
import { called, tileName } from "./words";

const SHOWS = ["won", "ragnarok", "was_hero", "was_fenrir", "chosen_was", "held"];

export function ending(seat: Seat): Ending {
  const table = read(seat.view);
  const won = table.winner;
  const role = table.players[won]?.role ?? "hero";
  const chosen = table.card.findIndex((where) => where === "chosen one");
  const pile = table.card.flatMap((where, who) => (where === "pile" ? called(seat, who) : []));
  const sentence =
    won < 0
      ? say("eleven-label-ragnarok")
      : say(`eleven-label-won-${role}`, { seat: seat.names[won] ?? "", me: won === seat.number ? "yes" : "no" });
  const line = [
    chosen >= 0 ? say("eleven-told-chosen_was", { figure: called(seat, chosen) }) : "",
    pile.length ? say("eleven-page-pile-was", { names: pile.join(", ") }) : "",
  ].join(" ");
  return { sentence, line, steps: table.players.length + 2, shows: SHOWS, story: story(seat) };
}

/** One player when all is open. */
export interface SeatEnd {
  seat: number;
  /** Card, role, and whether still in the game. */
  was: string;
  rows: { label: string; value: string }[];
}

/** Everybody when all is open, the winner first. */
export function seatEnds(seat: Seat): SeatEnd[] {
  const table = read(seat.view);
  const named = namings(seat);
  return table.players
    .map((one) => {
      const names = named.filter((said) => said.seat === one.seat).map((said) => namedSaid(seat, said));
      const mine = one.seat === seat.number ? [{ label: say("eleven-end-seen"), value: seenBy(seat) || say("eleven-end-unseen") }] : [];
      const cards = table.card.flatMap((where, who) => (where === one.seat ? called(seat, who) : []));
      const tiles = tilesOf(seat.view, one.seat).map(tileName);
      const was = [cards.join(", "), one.role ? say(`eleven-label-${one.role}`) : "", one.alive ? "" : say("eleven-label-out")];
      return {
        seat: one.seat,
        was: was.filter(Boolean).join(" · "),
        rows: [
          { label: say("eleven-end-named"), value: names.join(", ") || "–" },
          { label: say("eleven-label-tiles"), value: tiles.join(", ") || "–" },
          ...mine,
        ],
      };
    })
    .sort((a, b) => Number(b.seat === table.winner) - Number(a.seat === table.winner));
}
