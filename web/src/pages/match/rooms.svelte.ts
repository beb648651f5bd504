/** The tabs of a match: the page's own and the game's, and what is new in them. */
import type { GameScreen, SidePanel } from "../../games/screen";
import type { Tab } from "../../parts/Tabs.svelte";
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";

export interface Room extends Tab {
  panel: SidePanel | undefined;
  /** It shows what only I know. */
  secret: boolean;
}

export class Rooms {
  /** How many lines of chat have been looked at; this device knows it after a reload, too. */
  #read = $state(0);
  readonly #lines = $derived.by(() => this.seat.news.filter((news) => !news.game && news.kind === "said").length);
  readonly all: Room[] = $derived.by(() => this.#all());

  constructor(
    private readonly seat: Seat,
    private readonly screen: GameScreen,
  ) {
    try {
      this.#read = Number(localStorage.getItem(this.#where) ?? 0);
    } catch {
      // Nothing is kept here: what was said counts as new.
    }
  }

  get #where(): string {
    return `subrosa-read-${this.seat.id}`;
  }

  get first(): string {
    return this.all[0]?.id ?? "log";
  }

  get fresh(): boolean {
    return this.#lines > this.#read;
  }

  look(room: string): void {
    if (room !== "chat" || this.#read === this.#lines) return;
    this.#read = this.#lines;
    try {
      localStorage.setItem(this.#where, String(this.#lines));
    } catch {
      // A device that keeps nothing forgets it with this page.
    }
  }

  #all(): Room[] {
    const { panels } = this.screen;
    const own = (id: string): SidePanel | undefined => panels.find((panel) => panel.id === id);
    const room = (id: string, label: string, secret = false): Room => {
      const panel = own(id);
      return { id, label: say(panel?.labelAt?.(this.seat) ?? panel?.label ?? label), panel, secret: panel?.secret ?? secret, fresh: id === "chat" && this.fresh };
    };
    const others = panels.filter(({ id }) => !["log", "notebook", "chat", "rules"].includes(id)).map(({ id, label }) => room(id, label));
    const usual = [
      room("log", "page-log"),
      ...(this.seat.plays || own("notebook") ? [room("notebook", "match-notebook", true)] : []),
      ...(!this.seat.plays && this.screen.Deeds ? [room("deeds", "match-deeds")] : []),
      ...(this.seat.table?.chat ? [room("chat", "page-chat")] : []),
      room("rules", "page-rules"),
    ];
    const first = ({ panel }: Room): boolean => panel?.first?.(this.seat) ?? false;
    const rooms = [...others.filter(first), ...usual, ...others.filter((one) => !first(one))];
    return rooms.sort((a, b) => Number(first(b)) - Number(first(a)));
  }
}
