/** My own notes at one table, from one seat: kept on this device, and only here. */
import { say } from "../words/words.svelte";

const MARKS = ["", "?", "!", "x"] as const;
export type Mark = (typeof MARKS)[number];
const CALLED: Record<Mark, string> = { "": "none", "?": "perhaps", "!": "sure", x: "no" };

interface Kept {
  text: string;
  marks: Record<string, Mark>;
}

export class Notes {
  #kept = $state<Kept>({ text: "", marks: {} });
  readonly #where: string;

  constructor(match: string, seat: number) {
    this.#where = `subrosa-notes-${match}-${seat}`;
    try {
      const found = JSON.parse(localStorage.getItem(this.#where) ?? "{}") as Partial<Kept>;
      this.#kept = { text: found.text ?? "", marks: found.marks ?? {} };
    } catch {
      // Nothing kept, or nothing that can be read: begin anew.
    }
  }

  get text(): string {
    return this.#kept.text;
  }

  set text(text: string) {
    this.#kept.text = text;
    this.#keep();
  }

  /** All of them, by row and column. */
  get marks(): Readonly<Record<string, Mark>> {
    return this.#kept.marks;
  }

  mark(row: string, column: string): Mark {
    return this.#kept.marks[`${row}/${column}`] ?? "";
  }

  set(row: string, column: string, mark: Mark): void {
    if (mark) this.#kept.marks[`${row}/${column}`] = mark;
    else delete this.#kept.marks[`${row}/${column}`];
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#where, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing forgets it with this page.
    }
  }
}

const open = new Map<string, Notes>();

/** The notes of a seat, the same ones wherever they are shown. */
export function notesOf({ id, number }: { id: string; number: number }): Notes {
  const key = `${id} ${number}`;
  const found = open.get(key) ?? new Notes(id, number);
  open.set(key, found);
  return found;
}

export const after = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "";
export const spoken = (mark: Mark): string => say(`match-mark-${CALLED[mark]}`);
export const shown = (mark: Mark): string => (mark === "x" ? "×" : mark);

const WRITES: Record<string, Mark> = { "?": "?", "!": "!", x: "x", X: "x", Backspace: "", Delete: "" };
const MOVES: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** A table of marks: arrows go from cell to cell, and keys write into the one that has the focus. */
export class Pencil {
  #at = $state({ row: 0, column: 0 });
  readonly #write: (row: number, column: number, mark: Mark) => void;

  constructor(write: (row: number, column: number, mark: Mark) => void) {
    this.#write = write;
  }

  /** What the button of a cell needs. */
  cell(row: number, column: number) {
    return {
      "data-at": `${row}-${column}`,
      tabindex: this.#at.row === row && this.#at.column === column ? 0 : -1,
      onfocus: () => void (this.#at = { row, column }),
      onkeydown: (event: KeyboardEvent) => this.#key(event, row, column),
    };
  }

  #key(event: KeyboardEvent, row: number, column: number): void {
    const [mark, move] = [WRITES[event.key], MOVES[event.key]];
    if (mark === undefined && !move) return;
    event.preventDefault();
    event.stopPropagation();
    if (mark !== undefined) return this.#write(row, column, mark);
    const [down = 0, right = 0] = move!;
    const table = (event.currentTarget as Element).closest("table");
    table?.querySelector<HTMLElement>(`[data-at="${row + down}-${column + right}"]`)?.focus();
  }
}
