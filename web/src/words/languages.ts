/** The languages of the house, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", cs: "Čeština" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && text in LANGUAGES;
}

/** The first language a browser asks for that the house speaks. */
export function preferred(asked: readonly string[]): Language {
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
