/** The rules as they are kept (RULES.md), read by `marked` into sections.
 *
 * Every numbered rule (`**5.4b** …`, `**R12** …`) has its number as an address: /rules/rose/every#5.4b. Numbers that are named
 * inside another rule become links to it.
 */
import { lexer, type Tokens } from "marked";

/** A piece of a text, as `marked` has it. */
export type Token = Tokens.Generic;

export interface Section {
  id: string;
  title: string;
  blocks: Token[];
}

const RULE = /^[A-Z]?\d[\w.]*$|^\w+\.\w+$/;
const NUMBERED = /^(\d+(?:\.\d+)*)\.? (.*)$/;
const NAMED = /\b(?:[sS]ections? (\d+)|([RQ]\d+[a-z]?|\d+\.\d+[\w.]*\w|\d+\.\d))\b/g;

export function read(text: string): { about: Token[]; sections: Section[] } {
  // A rule begins a paragraph of its own even without an empty line before it.
  const tokens: Token[] = lexer(text.replace(/\n(?=\*\*[\w.]+\*\*)/g, "\n\n"));
  const ids = new Set([...text.matchAll(/\*\*([A-Z]?\d[\w.]*)\*\*|^##+ (\d+(?:\.\d+)*)/gm)].map((found) => found[1] ?? found[2]!));
  const about: Token[] = [];
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth === 2) sections.push({ ...titled(token.text), blocks: [] });
    else if (token.type !== "space" && token.depth !== 1) (sections.at(-1)?.blocks ?? about).push(linked(token, ids));
  }
  return { about, sections };
}

/** A heading's number, and what it says. */
export function titled(text: string): { id: string; title: string } {
  const [, id = text, title = text] = NUMBERED.exec(text) ?? [];
  return { id, title };
}

/** The number a paragraph or a cell begins with, if it is that of a rule. */
export function numberOf(tokens: Token[] = []): string {
  const first = tokens[0];
  return first?.type === "strong" && RULE.test(first.text) ? first.text : "";
}

/** The same with the numbers of rules inside its texts as links: "(5.4b)", "section 10", "R12", "Q5". */
function linked<T extends Token>(token: T, ids: ReadonlySet<string>): T {
  const within = (tokens: Token[]): Token[] => tokens.flatMap((one) => (one.type === "text" && !one.tokens ? links(one.text, ids) : linked(one, ids)));
  const cell = (one: Tokens.TableCell): Tokens.TableCell => ({ ...one, tokens: within(one.tokens) as Tokens.TableCell["tokens"] });
  if (token.type === "table") return { ...token, header: token.header.map(cell), rows: token.rows.map((row: Tokens.TableCell[]) => row.map(cell)) };
  if (token.type === "list") return { ...token, items: token.items.map((item: Token) => linked(item, ids)) };
  return token.type === "strong" || token.type === "em" || !token.tokens ? token : { ...token, tokens: within(token.tokens) };
}

function links(text: string, ids: ReadonlySet<string>): Token[] {
  const found: Token[] = [];
  const put = (type: string, text: string, href?: string): void => void (text && found.push({ type, raw: text, text, href }));
  let at = 0;
  for (const hit of text.matchAll(NAMED)) {
    const to = hit[1] ?? hit[2]!;
    if (!ids.has(to)) continue;
    put("text", text.slice(at, hit.index));
    put("link", hit[0], `#${to}`);
    at = hit.index + hit[0].length;
  }
  put("text", text.slice(at));
  return found;
}

/** Sections with only what has all the words looked for. */
export function search(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string): boolean => wanted.every((word) => text.toLowerCase().replace(/[*`|]/g, "").includes(word));
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((one): Token[] => {
      if (one.type === "heading") return [];
      if (one.type !== "table") return fits(one.raw) ? [one] : [];
      const rows = one.rows.filter((row: Tokens.TableCell[]) => fits(row.map((cell) => cell.text).join(" ")));
      return rows.length ? [{ ...one, rows }] : [];
    });
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

/** How many things were found. */
export function count(sections: readonly Section[]): number {
  return sections.flatMap(({ blocks }) => blocks).reduce((sum, one) => sum + (one.type === "table" ? one.rows.length : 1), 0);
}
