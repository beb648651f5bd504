/** `virtual:words`: the sentences and names of the house, one piece for each language and game, loaded when needed.
 *
 * Sentences are the .ftl files of the Python package; names come from `python -m subrosa.page.names`. The piece `house`
 * has everything that belongs to no game, and of each game its title and goal.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Message, parse } from "@fluent/syntax";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "fr", "cs"];
const GAMES = ["rose", "eleven", "nuns"];
const HOUSE = "house";
const MODULE = "virtual:words";
/** What only the terminal says. */
const NOT_HERE = /^terminal-/;
const ON_THE_COVER = /^(rose|eleven|nuns)-(title|goal)$/;

/** The messages of a .ftl text by name, comments left out. */
export function messages(text: string): Map<string, string> {
  const entries = parse(text, { withSpans: true }).body.filter((entry) => entry instanceof Message);
  return new Map(entries.map(({ id, span }) => [id.name, text.slice(id.span!.start, span!.end)]));
}

function piece(locales: string, names: string, language: string, game: string): { ftl: string; names: unknown } {
  const folder = join(locales, language);
  const own = (file: string): string => GAMES.find((id) => [`${id}.ftl`, `page_${id}.ftl`].includes(file) || file.startsWith(`${id}_`)) ?? HOUSE;
  const here = (file: string, name: string): boolean =>
    ON_THE_COVER.test(name) ? game === HOUSE : own(file) === game && !NOT_HERE.test(name);
  const found: string[] = [];
  for (const file of readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort())
    for (const [name, text] of messages(readFileSync(join(folder, file), "utf8"))) if (here(file, name)) found.push(text);
  const tables = game === HOUSE ? {} : JSON.parse(readFileSync(join(names, `${game}.json`), "utf8"))[language];
  return { ftl: found.join("\n"), names: tables };
}

export function words(): Plugin {
  let locales = "";
  let names = "";
  return {
    name: "subrosa-words",
    configResolved(config) {
      locales = join(config.root, "../src/subrosa/locales");
      names = join(config.root, "generated/names");
    },
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return index();
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language = "", game = ""] = id.slice(MODULE.length + 2).split("/");
      const { ftl, names: tables } = piece(locales, names, language, game);
      return `export const ftl = ${JSON.stringify(ftl)};\nexport const names = ${JSON.stringify(tables)};\n`;
    },
  };
}

function index(): string {
  const pieces = LANGUAGES.flatMap((language) => [HOUSE, ...GAMES].map((game) => `${language}/${game}`));
  const lines = pieces.map((name) => `  ${JSON.stringify(name)}: () => import("${MODULE}/${name}"),`);
  return `export const pieces = {\n${lines.join("\n")}\n};\n`;
}
