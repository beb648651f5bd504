/** The routes of the server, each by what it does. */
import { newLot, note, noteLot } from "../deal/noted";
import { get, patch, post, watch as asNobody } from "./http";
import type { ChairWish, ChangeMe, Components, GameAt, Games, Invitation, Link, Manifest, MatchAt, Matches, Me, NewGuest, NewMatch, NewTable, PuzzleAt, PuzzleHint, PuzzleJudged, Rulebook, ServerKey, Sitting, Study, TableAt, Thoughts, Update, Words } from "./types";

export const games = async (): Promise<GameAt[]> => (await get<Games>("/games")).games;

/** What the page does not have of a game that another package brings. */
export const manifest = (game: string): Promise<Manifest> => get(`/games/${game}`);
export const words = (game: string, language: string): Promise<Words> => get(`/games/${game}/words/${language}`);
export const rules = (game: string, language: string): Promise<Rulebook> => get(`/games/${game}/rules/${language}`);

export const me = (): Promise<Me> => get("/me");
export const comeIn = (guest: NewGuest): Promise<Me> => post("/me", guest);
export const changeMe = (changes: ChangeMe): Promise<Me> => patch("/me", changes);

export const myMatches = async (): Promise<MatchAt[]> => (await get<Matches>("/matches")).matches;
export const openTables = async (): Promise<MatchAt[]> => (await get<Matches>("/tables")).matches;
/** A new table. Its seal is noted, and then, not before, this browser adds its lot; play waits for that. */
export async function open(match: NewMatch): Promise<NewTable> {
  const made = await post<NewTable>("/matches", { ...match, after_lot: true });
  return { ...made, table: await addLot(made.table) };
}
export const table = (id: string): Promise<TableAt> => get(`/matches/${id}`);
/** Add a lot of mine to the deal under seal, if I sit there and have not; the table as it is then. */
export async function addLot(at: TableAt): Promise<TableAt> {
  const mine = at.seats.findIndex((seat, number) => seat.you && !at.lots?.includes(number));
  if (at.state !== "open" || !at.commitment || mine < 0) return at;
  const lot = newLot();
  note(at);
  await post(`/matches/${at.id}/commands?seat=${mine}`, { type: "lot", lot });
  const now = await table(at.id);
  noteLot(now, mine, lot);
  return now;
}
/** Who sits down brings a lot; the table it is for was looked at before, where one may. */
async function sitDown(path: string, body: object, at?: TableAt): Promise<Sitting> {
  const lot = newLot();
  if (at) note(at);
  const sitting = await post<Sitting>(path, { ...body, lot });
  noteLot(sitting.table, sitting.seat, lot);
  return sitting;
}
/** Does a link or a code lead to a seat? Refused with the reason if it does not; nobody need say who they are. */
export const invitation = (link: string): Promise<Invitation> => post("/invitation", { link });
export const join = (link: string, at?: TableAt): Promise<Sitting> => sitDown("/join", { link }, at);
export const sit = async (id: string, seat?: number): Promise<Sitting> => sitDown(`/matches/${id}/sit`, seat === undefined ? {} : { seat }, await table(id));
export const quick = (game: string, side = ""): Promise<Sitting> => sitDown("/quick", { game, side });
/** The key with which this server signs. */
export const key = async (): Promise<string> => (await get<ServerKey>("/key")).key;
export const leave = (id: string, seat: number): Promise<unknown> => post(`/matches/${id}/leave`, { seat });
export const close = (id: string): Promise<unknown> => post(`/matches/${id}/close`);
export const invite = (id: string, seat: number): Promise<Link> => post(`/matches/${id}/invite`, { seat });
export const setChair = (id: string, seat: number, wish: ChairWish): Promise<unknown> => post(`/matches/${id}/chairs/${seat}`, wish);
/** What the bots of a match that is over thought of the people. */
export const thoughts = (id: string): Promise<Thoughts> => get(`/matches/${id}/thoughts`);
/** What a match that is over gave away. */
export const study = (id: string): Promise<Study> => get(`/matches/${id}/study`);
/** The puzzle of a day (none: today's), of a game (none: the one whose turn it is). */
export const puzzle = (date: string, game: string): Promise<PuzzleAt> => get(`/puzzles/of-day?${new URLSearchParams({ date, game })}`);
export const answerPuzzle = (id: string, answer: string, date: string): Promise<PuzzleJudged> => post(`/puzzles/${id}/answer`, { answer, date });
/** From where a puzzle stands, at a table of my own. */
export const playPuzzleOn = (id: string, bot: string): Promise<TableAt> => post(`/puzzles/${id}/play-on`, { bot });
export const hint = (id: string, known: readonly string[]): Promise<PuzzleHint> => post(`/puzzles/${id}/hint`, { known });
/** An owner's component files a table plays with, a line for each part. */
export const components = async (id: string): Promise<string[]> => (await get<Components>(`/matches/${id}/components`)).lines;
/** What everybody sees of a match, asked for as nobody: nothing that is for one seat alone can come with it. */
export const watch = (id: string): Promise<Update> => asNobody(`/matches/${id}/seat`);
