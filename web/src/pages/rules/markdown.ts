/** The rules as they are kept (RULES.md), read into sections, paragraphs and tables. Only what those files use.
 *
 * Every numbered rule (`**5.4b** …`, `**R12** …`) has its number as an address: /rules/rose/every#5.4b. Numbers that are named
 * inside another rule become links to it.
 */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; text: string }
  | { kind: "rule"; id: string; inline: Inline[]; plain: string }
  | { kind: "text"; inline: Inline[]; plain: string }
  | { kind: "list"; items: Inline[][]; plain: string }
  | { kind: "table"; head: Inline[][]; rows: { id: string; cells: Inline[][] }[]; plain: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

const RULE = /^\*\*([A-Z]?\d[\w.]*|\w+\.\w+)\*\*/;
const HEADING = /^(##+) (.*)$/;
const NUMBERED = /^(\d+(?:\.\d+)*)\.? (.*)$/;

export function read(text: string): { about: Block[]; sections: Section[] } {
  const ids = new Set([...text.matchAll(/\*\*([A-Z]?\d[\w.]*)\*\*/g)].map((found) => found[1]!));
  for (const found of text.matchAll(/^##+ (\d+(?:\.\d+)*)/gm)) ids.add(found[1]!);
  const about: Block[] = [];
  const sections: Section[] = [];
  let into = about;
  for (const part of text.replace(/^# .*\n/, "").split(/\n{2,}/)) {
    for (const lines of chunks(part.split("\n").filter(Boolean))) {
      const heading = HEADING.exec(lines[0]!);
      if (heading) {
        const [, id = heading[2]!, title = heading[2]!] = NUMBERED.exec(heading[2]!) ?? [];
        if (heading[1] === "##") {
          sections.push({ id, title, blocks: [] });
          into = sections.at(-1)!.blocks;
        } else into.push({ kind: "heading", level: 3, id, text: heading[2]! });
      } else into.push(block(lines, ids));
    }
  }
  return { about, sections };
}

/** A heading, or a new rule, begins a piece of its own even without an empty line before it. */
function chunks(lines: string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    if (!found.length || HEADING.test(line) || HEADING.test(found.at(-1)![0]!) || RULE.test(line)) found.push([line]);
    else found.at(-1)!.push(line);
  }
  return found;
}

function block(lines: string[], ids: ReadonlySet<string>): Block {
  const plain = lines.join(" ").replace(/[*`|]/g, "");
  if (lines[0]!.startsWith("|")) return table(lines, ids, plain);
  if (lines.every((line) => /^(- | {2})/.test(line))) {
    const items = lines.join("\n").split(/^- /m).filter(Boolean);
    return { kind: "list", items: items.map((item) => inline(item.replace(/\n */g, " "), ids)), plain };
  }
  const text = lines.join(" ");
  const rule = RULE.exec(text);
  if (rule) return { kind: "rule", id: rule[1]!, inline: inline(text.slice(rule[0].length).trim(), ids), plain };
  return { kind: "text", inline: inline(text, ids), plain };
}

function table(lines: string[], ids: ReadonlySet<string>, plain: string): Block {
  const rows = lines.filter((line) => !/^\|[-| :]+\|$/.test(line)).map((line) => line.slice(1, line.lastIndexOf("|")).split("|"));
  const read = rows.map((row) => row.map((cell) => inline(cell.trim(), ids)));
  const [head = [], ...body] = read;
  const idOf = (row: string[]): string => RULE.exec(row[0]!.trim())?.[1] ?? "";
  return { kind: "table", head, rows: body.map((cells, at) => ({ id: idOf(rows[at + 1]!), cells })), plain };
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function inline(text: string, ids: ReadonlySet<string>): Inline[] {
  return text.split(MARKS).flatMap((part): Inline[] => {
    if (part.startsWith("**")) return [{ kind: "strong", text: part.slice(2, -2) }];
    if (part.startsWith("*") && part.length > 1) return [{ kind: "em", text: part.slice(1, -1) }];
    if (part.startsWith("`")) return [{ kind: "code", text: part.slice(1, -1) }];
    return part ? linked(part, ids) : [];
  });
}

/** Numbers of rules inside a text, as links: "(5.4b)", "section 10", "R12", "Q5". */
function linked(text: string, ids: ReadonlySet<string>): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const hit of text.matchAll(/\b(?:[sS]ections? (\d+)|([RQ]\d+[a-z]?|\d+\.\d+[\w.]*\w|\d+\.\d))\b/g)) {
    const to = hit[1] ?? hit[2]!;
    if (!ids.has(to)) continue;
    if (hit.index > at) found.push({ kind: "text", text: text.slice(at, hit.index) });
    found.push({ kind: "link", text: hit[0], to });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** Sections with only what has all the words looked for. */
export function search(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((one): Block[] => {
      if (one.kind === "heading") return [];
      if (one.kind !== "table") return fits(one.plain) ? [one] : [];
      const rows = one.rows.filter((row) => fits(row.cells.flat().map((part) => part.text).join(" ")));
      return rows.length ? [{ ...one, rows }] : [];
    });
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

/** How many things were found. */
export function count(sections: readonly Section[]): number {
  return sections.reduce((sum, { blocks }) => sum + blocks.reduce((n, one) => n + (one.kind === "table" ? one.rows.length : 1), 0), 0);
}
