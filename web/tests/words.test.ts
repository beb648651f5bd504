/** The page says what Python says: every kind of telling of played games, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messages } from "../build/words";
import { preferred, type Language } from "../src/words/languages";
import type { GameId } from "../src/words/shown";
import { load, name, reason, say, sentence, speak, type Told } from "../src/words/words.svelte";

interface Case {
  game: GameId;
  language: Language;
  reader: number;
  names: string[];
  told: Told;
  said: string;
}

/** Written by tests/page/test_page.py; without it only what follows is tested. */
const file = process.env.SUBROSA_CASES;
const cases: Case[] = file ? (JSON.parse(readFileSync(file, "utf8")) as Case[]) : [];

describe.runIf(cases.length)("sentences are those of Python", () => {
  for (const language of ["en", "de", "fr", "cs"] as const)
    it(language, async () => {
      await speak(language);
      for (const game of ["rose", "eleven", "nuns"] as const) await load(game);
      const mine = cases.filter((one) => one.language === language);
      expect(mine.length).toBeGreaterThan(100);
      for (const one of mine) expect(sentence(one.game, one.told, one.reader, one.names)).toBe(one.said);
    });
});

it("counts seats as Czech does", async () => {
  await speak("cs");
  expect(say("lobby-free", { free: 3 })).toBe("3 volná místa");
  expect(say("lobby-free", { free: 5 })).toBe("5 volných míst");
});

it("has the names of a game once its words are loaded", async () => {
  await speak("de");
  await load("rose");
  expect(name("rose", "buildings", "library")).toBe("Bibliothek");
  expect(name("rose", "buildings", "nowhere")).toBe("nowhere");
});

it("says a refusal in the reader's language, or as the server said it", async () => {
  await speak("de");
  expect(reason("refused-no-such-bot", { bot: "x" }, "There is no bot called x.")).toContain("x");
  expect(reason("refused-no-such-bot", { bot: "x" }, "There is no bot called x.")).not.toContain("There");
  expect(reason("nobody-knows-this", {}, "So be it.")).toBe("So be it.");
});

it("reads messages of a .ftl text without its comments", () => {
  const found = messages("# said of a\na = 1\n    2\n\n## B\n# b\nb =\n    { $n ->\n       *[other] x\n    }\n");
  expect([...found.keys()]).toEqual(["a", "b"]);
  expect(found.get("a")).toBe("a = 1\n    2");
});

it("prefers the first language the house speaks", () => {
  expect(preferred(["pl-PL", "cs-CZ", "en"])).toBe("cs");
  expect(preferred([])).toBe("en");
});
