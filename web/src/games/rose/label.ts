/** What a choice is called on a button, with both results where they are known. */
import type { Choice } from "../../wire/types";
import type { Seat } from "../../wire/seat.svelte";
import { say } from "../../words/words.svelte";
import { cardName, list, monkName, placeName, shortName, tell, tileName } from "./tell";
import type { Building, Figure, Monk } from "./view";

export function label({ facts }: Choice, seat: Seat): string {
  switch (seat.step) {
    case "card":
      return say("rose-do-play", { card: cardName(String(facts.card)) });
    case "call":
      return shortName(facts.figure as Figure);
    case "spend":
      return say("rose-do-spend", facts);
    case "place":
    case "figure":
    case "again":
      return say(facts.figure ? "rose-do-move" : "rose-do-stop");
    case "stand":
      return placeName(facts.place as Building);
    case "task":
    case "return":
      return tileName(String(facts.tile));
    case "sign":
      return say(Number(facts.points) > 0 ? "rose-do-more" : "rose-do-less", facts);
    case "split":
      return list([facts.monk, facts.other ?? facts.monk].map((monk) => monkName(monk as Monk)));
    case "marker":
      return tell("rose-do-lay", { monk: facts.monk! });
    default:
      return monkName(facts.monk as Monk);
  }
}

/** The same where the board is not under one's finger: who goes where. */
export function called(choice: Choice, seat: Seat): string {
  const { figure, place } = choice.facts;
  return figure && place ? tell("rose-do-go", { figure, place }) : label(choice, seat);
}
