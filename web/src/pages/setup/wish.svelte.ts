/** The table that somebody sets up: which game, who plays, how we play. Everything begins as it usually is. */
import type { ChairWish, GameAt, NewMatch } from "../../wire/types";
import { againstBots, tableName } from "../play";
import { byPreset, changed } from "./options";

/** Seconds for a decision, by what people call it. */
export const CLOCKS: Record<string, number> = { none: 0, minutes: 120, day: 86_400, days: 3 * 86_400 };

/** What a table is beside its rules. */
export interface Kept {
  title: string;
  allows_spectators: boolean;
  chat: boolean;
  public: boolean;
  rated: boolean;
  notebook: NonNullable<NewMatch["notebook"]>;
  data: { name: string; text: string }[];
}

export class TableWish {
  readonly game: GameAt;
  chairs = $state<ChairWish[]>([]);
  preset = $state<string | undefined>();
  chosen = $state<Record<string, string>>({});
  clock = $state("none");
  kept = $state<Kept>({ title: "", allows_spectators: true, chat: true, public: false, rated: true, notebook: "off", data: [] });

  constructor(game: GameAt) {
    this.game = game;
    this.chairs = friends(game);
    this.kept.title = tableName(game.id);
    this.usePreset(game.offered_preset || undefined);
  }

  usePreset(preset: string | undefined): void {
    this.preset = preset;
    this.chosen = byPreset(this.game, preset);
  }

  /** Does anybody have to come first? */
  get waits(): boolean {
    return this.chairs.some((chair) => chair.kind === "invited" || chair.kind === "open");
  }

  /** As the server is asked for it. */
  get asked(): NewMatch {
    const { data, ...rest } = $state.snapshot(this.kept);
    return {
      game: this.game.id,
      seats: this.chairs.length,
      chairs: $state.snapshot(this.chairs),
      options: changed(this.game, $state.snapshot(this.chosen), data.length > 0),
      clock: { seconds: CLOCKS[this.clock] ?? 0 },
      ...(data.length ? { data: data.map((file) => file.text) } : {}),
      ...rest,
    };
  }
}

/** With friends: me, one who is invited, and bots. */
function friends(game: GameAt): ChairWish[] {
  const usual = againstBots(game).chairs.map((chair) => ({ ...chair }));
  const guest = usual.findIndex((chair, seat) => chair.kind === "bot" && seat > 0);
  usual[guest] = { kind: "invited" };
  return usual;
}
