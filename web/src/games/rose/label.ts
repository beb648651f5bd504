/** What a choice is called on a button, with both results where the page can know them. */
import type { Choice } from "../../wire/types";
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import { lookingAt } from "./looking.svelte";
import { cardName, list, monkName, placeName, shortName, tell, tileName } from "./tell";
import { judging, viewOf, type Building, type Figure, type Monk } from "./view";

export function label(choice: Choice, seat: Seat): string {
  const v = viewOf(seat);
  const [verb = "", ...rest] = choice.text.split(" ");
  const [what = "", more = ""] = rest;
  switch (verb) {
    case "play":
      return say("rose-do-play", { card: cardName(rest.join(" ")) });
    case "call":
      return shortName(what as Figure);
    case "spend":
      return say("rose-do-spend", { tiles: Number(what), now: v.sundial + v.cost - Number(what) });
    case "move":
      return say("rose-do-move");
    case "put":
      return placeName(more as Building);
    case "stop":
      return say("rose-do-stop");
    case "do":
    case "return":
      return tileName(rest.join(" "));
    case "more":
    case "less":
      return say(`rose-do-${verb}`, { now: lookingAt(seat).led(choice.choice)?.[judging(v)][what as Monk] ?? "?" });
    case "give":
      return list(rest.map((monk) => monkName(monk as Monk)));
    case "show":
      return tell("rose-do-lay", { monk: what });
    default:
      return monkName((more || what) as Monk);
  }
}
