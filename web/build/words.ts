/** `virtual:words`: the sentences and names of the house, one piece for each language and game, loaded when needed.
 *
 * Sentences are the .ftl files of the Python package and of its games; what things are called comes from
 * `python -m subrosa.page.words`. The piece `house` has everything that belongs to no game, and the cover of each game.
 * Games of other packages have no piece: their words come from the server.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Message, parse } from "@fluent/syntax";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "fr", "cs"];
const HOUSE = "house";
const COVER = "cover.ftl";
const MODULE = "virtual:words";
/** What only the terminal says. */
const NOT_HERE = /^terminal-/;

/** The messages of a .ftl text by name, comments left out. */
export function messages(text: string): Map<string, string> {
  const entries = parse(text, { withSpans: true }).body.filter((entry) => entry instanceof Message);
  return new Map(entries.map(({ id, span }) => [id.name, text.slice(id.span!.start, span!.end)]));
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The files of a game, or of the house, in a language. */
function files(source: string, language: string, game: string): string[] {
  const folder = join(source, game === HOUSE ? "" : `games/${game}`, "locales", language);
  return readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort().map((file) => join(folder, file));
}

function piece(source: string, generated: string, games: string[], language: string, game: string): Record<string, unknown> {
  const cover = (file: string): boolean => file.endsWith(COVER);
  const wanted =
    game === HOUSE
      ? [...files(source, language, HOUSE), ...games.flatMap((one) => files(source, language, one).filter(cover))]
      : files(source, language, game).filter((file) => !cover(file));
  const found = wanted.flatMap((file) => [...messages(readFileSync(file, "utf8"))]).filter(([name]) => !NOT_HERE.test(name));
  const words = game === HOUSE ? {} : (json(join(generated, `${game}.json`)) as Record<string, object>)[language];
  return { ...words, ftl: found.map(([, text]) => text).join("\n") };
}

export function words(): Plugin {
  let source = "";
  let generated = "";
  /** Our own games, in the order of lists. */
  const games = (): string[] => json(join(generated, "games.json")) as string[];
  return {
    name: "subrosa-words",
    configResolved(config) {
      source = join(config.root, "../src/subrosa");
      generated = join(config.root, "generated/words");
      if (!existsSync(generated)) throw new Error(`${generated} is missing: python -m subrosa.page.words writes it`);
    },
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return index(games());
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language = "", game = ""] = id.slice(MODULE.length + 2).split("/");
      return `export default ${JSON.stringify(piece(source, generated, games(), language, game))};\n`;
    },
  };
}

function index(games: string[]): string {
  const pieces = LANGUAGES.flatMap((language) => [HOUSE, ...games].map((game) => `${language}/${game}`));
  const lines = pieces.map((name) => `  ${JSON.stringify(name)}: () => import("${MODULE}/${name}"),`);
  return `export const games = ${JSON.stringify(games)};\nexport const pieces = {\n${lines.join("\n")}\n};\n`;
}
