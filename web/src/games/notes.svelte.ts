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

export const after = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "";
export const spoken = (mark: Mark): string => say(`match-mark-${CALLED[mark]}`);
