/** The first day in the abbey. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, Previewed } from "../../wire/types";
import type { Facts } from "../../words/shown";
import { name } from "../../words/words.svelte";
import { BOARD, DOCK, HINT, LOG, orFirst, PLAYERS, type Lesson } from "../lesson";
import { isMonk, parted } from "./view";

type Points = Record<string, number>;

function ownMonk(seat: Seat): string | null | undefined {
  return (seat.view.identity as Record<string, string | null> | undefined)?.[`seat ${seat.number + 1}`];
}

function monk(seat: Seat): Facts {
  const own = ownMonk(seat);
  return { monk: own ? name("rose", "colours", own) : "" };
}

async function shown(seat: Seat): Promise<Choice | undefined> {
  const { choices, step, view } = seat;
  const found = (fits: (facts: Choice["facts"]) => boolean): Choice | undefined => choices.find(({ facts }) => fits(facts));
  if (step === "card") return found(({ card }) => isMonk(parted(String(card)).target));
  if (step === "call") return found(({ figure }) => figure === "adson");
  if (step === "spend") return found(({ tiles }) => tiles === 0);
  if (step === "sign") return found(({ points }) => Number(points) < 0 === (view.asked === ownMonk(seat)));
  if (step === "place" || step === "figure") return calmest(choices, await seat.previews(), view.suspicion as Points);
  return undefined;
}

/** The move after which suspicion has fallen most: it shows what a task does. */
function calmest(choices: Choice[], previews: Previewed[], before: Points): Choice | undefined {
  const sum = (points: Points): number => Object.values(points).reduce((total, one) => total + one, 0);
  const after = (one: Previewed): number => sum((one.view.suspicion as Points | undefined) ?? before);
  const best = [...previews].sort((a, b) => after(a) - after(b))[0];
  return choices.find((choice) => choice.choice === best?.choice);
}

export default {
  steps: [
    { id: "secret", at: [".dock .dock > button:first-child", ...DOCK], facts: monk },
    { id: "tracks", at: [".court g.suspicion", ...BOARD] },
    { id: "card", at: [".dock .hand", ...DOCK], does: ["played"], asks: ["card"], fresh: true },
    { id: "time", at: [".court g:has(> .turning)", ...BOARD] },
    { id: "place", at: [".board .who", `.board [data-id="${HINT}"]`, ...BOARD], does: ["moved"], asks: ["place", "figure"] },
    { id: "tasks", at: [".court g.suspicion", ...BOARD] },
    { id: "watch", at: [...LOG, ...PLAYERS] },
    { id: "deduce", at: ["[data-tab=notebook]", "[data-sheet=notebook]", ...LOG, ...PLAYERS] },
    { id: "night", at: [".court g:has(> .today)", ".court .today", ...BOARD] },
    { id: "end", at: [".dock .dock > button:first-child", ...DOCK] },
  ],
  show: async (seat) => orFirst(seat, await shown(seat)),
} satisfies Lesson;
