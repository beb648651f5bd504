/** What *Show me* does: one good, simple choice for whatever is asked. Not a bot: just a hand that points. */
import type { Seat } from "../../wire/seat.svelte";
import type { Choice, Previewed } from "../../wire/types";
import type { GameId } from "../../words/shown";

type Points = Record<string, number>;

const LONGEST = 16;

/** The numbers of the choices to show: one, or a whole way. */
export async function toShow(game: GameId, seat: Seat): Promise<number[]> {
  if (game === "nuns") return await way(seat);
  const found = game === "rose" ? await rose(seat) : eleven(seat);
  return [found ?? seat.choices[0]].flatMap((one) => (one ? [one.choice] : []));
}

/** In the Nuns a whole way is shown at once: on until it is allowed to stop. Drafted, so nobody is told before. */
async function way(seat: Seat): Promise<number[]> {
  const taken: number[] = [];
  let choices = seat.choices;
  while (taken.length < LONGEST) {
    const next = begins(choices, "play walk", "stop", "step", "keep") ?? choices[0];
    if (!next) break;
    taken.push(next.choice);
    if (!next.text.startsWith("step")) break;
    choices = (await seat.draft(taken)).choices;
  }
  return taken;
}

const begins = (choices: Choice[], ...words: string[]): Choice | undefined =>
  words.map((word) => choices.find((choice) => choice.text.startsWith(word))).find(Boolean);

async function rose(seat: Seat): Promise<Choice | undefined> {
  const { choices, step, view } = seat;
  const places = Object.keys(view.tile as object);
  if (step === "card") return choices.find((one) => one.text !== "play william_adson" && !places.includes(one.text.split(" ")[1] ?? ""));
  if (step === "call") return begins(choices, "call adson");
  if (step === "spend") return begins(choices, "spend 0");
  if (step === "sign") return begins(choices, view.asked === ownMonk(seat) ? "less" : "more");
  if (step === "place" || step === "figure") return calmest(choices, await seat.previews(), view.suspicion as Points);
  return undefined;
}

function ownMonk(seat: Seat): unknown {
  return (seat.view.identity as Record<string, unknown> | undefined)?.[`seat ${seat.number + 1}`];
}

/** The move after which suspicion has fallen most: it shows what a task does. */
function calmest(choices: Choice[], previews: Previewed[], before: Points): Choice | undefined {
  const sum = (points: Points): number => Object.values(points).reduce((total, one) => total + one, 0);
  const after = (one: Previewed): number => sum((one.view.suspicion as Points | undefined) ?? before);
  const best = [...previews].sort((a, b) => after(a) - after(b))[0];
  return choices.find((choice) => choice.choice === best?.choice);
}

function eleven({ step, choices, view, news }: Seat): Choice | undefined {
  // One step shows what walking is; then it is time to stop.
  const walked = news.slice(news.map((one) => one.kind).lastIndexOf("turned")).some((one) => one.kind === "stepped") || Number(view.steps) === 0;
  const wanted: Record<string, string[]> = {
    bid: ["bid 1", "bid"],
    raise: ["pass"],
    gear: ["turn 1"],
    move: walked ? ["stop"] : ["step", "stop"],
    walk: ["stop", "step"],
    hand_in: ["hand in 0"],
    target: ["look"],
    location: ["keep", "nothing"],
    end: ["end"],
  };
  return begins(choices, ...(wanted[step] ?? []));
}
