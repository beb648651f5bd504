/** A table that plays with an owner's component files: its map, gears and tiles are laid out before the screen is shown. */
import * as api from "../../wire/api";
import type { TableAt } from "../../wire/types";
import type { Language } from "../../words/languages";
import type { Names } from "../../words/shown";
import { rename } from "../../words/words.svelte";
import { facesOf, layCards, layMap, type CardsFile, type MapFile } from "./box";
import { layOut } from "./city/shapes";

type Row = { id: string } & Record<Language, string>;
type Section = { rows: Row[] };
/** A file of cards, with its words. */
interface Worded extends CardsFile {
  characters: { rows: (Row & { short: string })[] };
  neutral_characters: Section;
  powers: Section;
  transports: Section;
  actions: Section;
  marks: Section;
  location_tiles: { rows: { id: string; building: string }[] };
  object_tiles: { rows: (Row & CardsFile["object_tiles"]["rows"][number])[] };
}

export async function prepare(table?: TableAt): Promise<void> {
  const own = table ? await files(table) : {};
  layMap(own.map);
  layCards(own.cards);
  layOut(own.map);
  const { map, cards } = own;
  rename("eleven", map || cards ? (language) => ({ ...(cards && ofCards(cards, language)), ...(map && ofMap(map)) }) : undefined);
}

async function files({ id, options }: TableAt): Promise<{ map?: MapFile; cards?: Worded }> {
  if (options.map !== "custom" && options.cards !== "custom") return {};
  const found: Record<string, unknown> = {};
  try {
    for (const line of await api.components(id)) {
      const at = line.indexOf(" ");
      const part = line.slice(0, at);
      if (options[part] === "custom") found[part] = JSON.parse(line.slice(at + 1));
    }
  } catch {
    // Without them the board is plain, and everything can still be played.
  }
  return found;
}

const named = (rows: Row[], language: Language): Record<string, string> => Object.fromEntries(rows.map((row) => [row.id, row[language]]));

function ofMap(map: MapFile): Names {
  return { spots: Object.fromEntries(map.spots.map((spot) => [spot.id, spot.name])) };
}

function ofCards(cards: Worded, language: Language): Names {
  const marks = named(cards.marks.rows, language);
  const tiles = cards.object_tiles.rows.flatMap((row) =>
    facesOf(row).map((face): [string, string] => [face.id, [row[language], ...face.marks.map((mark) => marks[mark] ?? "")].join(" ")]),
  );
  const titles = cards.neutral_characters.rows.map((row): [string, string] => [row.en.toLowerCase(), row[language]]);
  return {
    powers: named(cards.powers.rows, language),
    transports: named(cards.transports.rows, language),
    actions: named(cards.actions.rows, language),
    characters: Object.fromEntries([...cards.characters.rows.map((row): [string, string] => [row.id, row.short]), ...titles]),
    tiles: Object.fromEntries(tiles),
  };
}

