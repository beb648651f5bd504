/** A seat as a replay shows it: the same to a board as a seat at a table, but nothing can be chosen. */
import { Refused } from "../../wire/refused";
import { SPECTATOR, type Seat, type Told, type View } from "../../wire/seat.svelte";
import type { Choice, Done, Drafted, MatterAt, News, Previewed, SeatAt, TableAt } from "../../wire/types";
import { allCalled } from "../../words/people";

const refuse = (): Promise<never> => Promise.reject(new Refused("", {}, ""));

export class ReplaySeat {
  view = $state.raw<View>({});
  derived = $state.raw<View>({});
  notebook: MatterAt[] = [];
  sought: readonly string[] = [];
  news = $state.raw<News[]>([]);
  tale = $state.raw<Told[]>([]);
  /** Everything before this happened earlier: boards do not move it. */
  old = $state(0);
  choosing = $state.raw<number[]>([]);
  table = $state.raw<TableAt | undefined>();
  number = $state(SPECTATOR);
  choices: Choice[] = [];
  question = {};
  sealed = false;
  muted: number[] = [];
  line = "connected" as const;
  trouble = false;
  refused: Refused | undefined = undefined;
  ended: Refused | undefined = undefined;
  shakes = 0;
  sending = false;
  ahead = 0;
  asked = false;
  free = false;
  readonly id: string;
  readonly wanted: number | undefined = undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** What boards are given. A class with private parts cannot be stood in for by another, so the type is told. */
  get shown(): Seat {
    return this as unknown as Seat;
  }

  get n(): number {
    return this.news.length;
  }

  get plays(): boolean {
    return this.number !== SPECTATOR;
  }

  get mine(): SeatAt | undefined {
    return this.table?.seats[this.number];
  }

  get names(): string[] {
    return this.table ? allCalled(this.table.seats) : [];
  }

  get step(): string {
    return String(this.view.step ?? "");
  }

  decide = (): Promise<void> => refuse();
  draft = (): Promise<Drafted> => refuse();
  previews = (): Promise<Previewed[]> => Promise.resolve([]);
  whyNot = (): Promise<boolean> => Promise.resolve(false);
  withdraw = (): Promise<Done> => refuse();
  propose = (): Promise<Done> => refuse();
  agree = (): Promise<Done> => refuse();
  decline = (): Promise<Done> => refuse();
  resume = (): Promise<Done> => refuse();
  resign = (): Promise<Done> => refuse();
  comeBack = (): Promise<Done> => refuse();
  say = (): Promise<Done> => refuse();
  phrase = (): Promise<Done> => refuse();
  mute = (): Promise<Done> => refuse();
  rematch = (): Promise<Done> => refuse();
  hurry = (): void => undefined;
  hangUp = (): void => undefined;
}
