/** Facts with the names a reader expects: the same as `words.shown` of each game in Python, and tested against it. */
export type Fact = string | number;
export type Facts = Record<string, Fact>;
export type Names = Record<string, Record<string, string>>;
export type GameId = "rose" | "eleven" | "nuns";
/** Another sentence inside this one. */
type Say = (key: string, facts?: Facts) => string;

const SECTIONS: Record<GameId, Record<string, string[]>> = {
  rose: { figure: ["figures"], place: ["buildings"], event: ["events"], monk: ["colours"], other: ["colours"] },
  eleven: {
    figure: ["characters"],
    locks: ["characters"],
    bonus: ["characters"],
    spot: ["spots"],
    building: ["spots"],
    tile: ["tiles"],
    power: ["powers"],
    action: ["actions"],
    transport: ["transports"],
  },
  nuns: {
    novice: ["novices"],
    guard: ["guards"],
    figure: ["novices", "guards"],
    card: ["cards"],
    guard_card: ["cards"],
    blessing: ["blessings"],
    wish_card: ["wishes"],
    path: ["paths"],
    room: ["rooms"],
  },
};

/** A name, or the id itself where there is none. */
export function named(names: Names, sections: string[], id: Fact): string {
  for (const section of sections) {
    const found = names[section]?.[id];
    if (found !== undefined) return found;
  }
  return String(id);
}

/** A card or tile of the Rose as people call it: `Red 4`. */
export function cardName(names: Names, id: string): string {
  if (id === "william_adson") return `${named(names, ["figures"], "william")}/${named(names, ["figures"], "adson")}`;
  const [target = "", number = ""] = id.split(" ");
  return `${named(names, ["colours", "buildings"], target)} ${number}`;
}

/** What a sentence says for each of its facts; `seats` are names by seat, from 0. */
export function shown(game: GameId, facts: Facts, names: Names, seats: readonly string[], say: Say): Facts {
  const found: Facts = {};
  for (const [key, fact] of Object.entries(facts)) {
    const sections = SECTIONS[game][key];
    if (key === "seat" || (key === "other" && typeof fact === "number"))
      found[key] = seats[Number(fact) - 1] ?? String(fact);
    else if (game === "rose" && (key === "card" || key === "tile")) found[key] = cardName(names, String(fact));
    else if (game === "eleven" && key === "slot") found[key] = say(`eleven-slot-${fact}`);
    else if (sections && (game !== "rose" || typeof fact === "string")) found[key] = named(names, sections, fact);
    else found[key] = fact;
  }
  if (game === "eleven" && "event" in found) found.event = say(`eleven-event-${facts.event}`, pick(found, "locks", "bonus"));
  return found;
}

function pick(facts: Facts, ...keys: string[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => keys.includes(key)));
}
