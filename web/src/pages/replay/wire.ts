/** The moments of a match that is over. */
import { get, post } from "../../wire/http";
import { SPECTATOR, type Told } from "../../wire/seat.svelte";
import type { ReelAt, Replayed, TableAt } from "../../wire/types";

/** Eyes that see all there is. */
export const EVERYTHING = 8;
export { SPECTATOR };

/** All that these eyes were told, as turns and moments, and where each move ends. */
export interface Reel extends Omit<ReelAt, "tale" | "days"> {
  tale: Told[];
  days: [number, number][];
}
export type Moment = Replayed;

export const moment = (id: string, eyes: number, at: number): Promise<Moment> => get(`/matches/${id}/replay?seat=${eyes}&at=${at}`);
export const reel = (id: string, eyes: number): Promise<Reel> => get(`/matches/${id}/moves?seat=${eyes}`);
/** A table of my own that goes on from there, with bots in all other seats. */
export const playOn = (id: string, at: number, seat: number, bot: string): Promise<TableAt> => post(`/matches/${id}/play-on`, { at, seat, bot });
