/** The moments of a match that is over. */
import { get } from "../../wire/http";
import { SPECTATOR } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";

/** Eyes that see all there is. */
export const EVERYTHING = 8;
export { SPECTATOR };

export interface Moment {
  /** How many decisions there were. */
  moments: number;
  /** After how many of them. */
  at: number;
  view: Record<string, unknown>;
  /** The numbers that follow from it. */
  derived: Record<string, unknown>;
  /** What the last decision told these eyes. */
  news: News[];
  choosing: number[];
  /** The moments at which these eyes were told something, and those at which a day, an hour or a round began. */
  stops?: number[];
  days?: [number, number][];
}

export const moment = (id: string, eyes: number, at: number, stops = false): Promise<Moment> =>
  get(`/matches/${id}/replay?seat=${eyes}&at=${at}${stops ? "&stops=true" : ""}`);
