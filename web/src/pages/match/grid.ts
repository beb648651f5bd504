/** The grid of the notebook for a game that gives none: its secrets by its players. */
import type { GameScreen, NoteLine } from "../../games/screen";
import type { Seat } from "../../wire/seat.svelte";
import type { GameId } from "../../words/shown";
import { name, say } from "../../words/words.svelte";

/** Under which field of the view the secrets stand, and what section has their names. */
const SECRETS: Record<GameId, [field: string, section: string]> = {
  rose: ["suspicion", "colours"],
  eleven: ["place", "characters"],
  nuns: ["owner", "novices"],
};

export function gridOf(game: GameId, screen: GameScreen, seat: Seat): { rows: NoteLine[]; columns: NoteLine[] } {
  if (screen.notebook) return screen.notebook(seat);
  const [field, section] = SECRETS[game];
  const rows = Object.entries((seat.view[field] ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([id]) => ({ id, label: name(game, section, id) }));
  return { rows, columns: game === "nuns" ? stages() : players(seat) };
}

const players = (seat: Seat): NoteLine[] => seat.names.map((label, number) => ({ id: String(number), label }));

/** Of a novice one wonders how far she is. */
const stages = (): NoteLine[] => ["key", "wish", "home"].map((id) => ({ id, label: say(`match-notes-${id}`) }));
