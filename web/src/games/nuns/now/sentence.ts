/** What the now bar says at every step, and the line of what follows. */
import type { Seat } from "../../../wire/seat.svelte";
import { name, say, sentence as told } from "../../../words/words.svelte";
import { deskOf, type Desk } from "../desk.svelte";
import { ahead, faces, least, longestRun, loud, most, myNovices, nobodyListens, reasons } from "../known";
import { cardName, guardName, noviceName } from "../label";
import { place } from "../view";

const playing = (seat: Seat): boolean => seat.table?.state === "playing" && deskOf(seat).dealt && seat.step !== "over";

/** Who is at it, in two words: for rail and top bar. */
export function phase(seat: Seat): string {
  const step = seat.step;
  if (step === "over") return say("page-over");
  if (step === "move") return say("page-nuns-phase-novices");
  if (["order", "path", "go"].includes(step)) return say("page-nuns-phase-guards");
  if (["bless", "token", "false_noise", "roll", "noise_turn"].includes(step)) return say("page-nuns-phase-noise");
  return say("page-nuns-phase-listen");
}

export function pill(seat: Seat): string | undefined {
  if (!playing(seat) || !seat.asked) return undefined;
  const v = deskOf(seat).v;
  if (v.step === "move") return say("page-nuns-pill-secret");
  if (["go", "path", "ears"].includes(v.step) && v.guard) return say("page-nuns-pill-guard", { guard: guardName(v.guard) });
  return undefined;
}

export function sentence(seat: Seat): string | undefined {
  if (!playing(seat)) return undefined;
  const desk = deskOf(seat);
  if (desk.hidden) return seat.asked ? covered(desk) : undefined;
  if (!seat.asked) return waiting(desk);
  if (seat.step === "move") return moving(desk);
  if (seat.step === "go") return going(desk);
  return undefined;
}

/** What is asked tells where she is in her plan: covered it does not. */
function covered({ seat, v, me }: Desk): string | undefined {
  return seat.step === "move" ? say("page-nuns-ask-card", { novice: noviceName(me), several: "no" }) : v.novice ? say("page-nuns-wait-noise", { novice: noviceName(v.novice) }) : undefined;
}

function waiting({ seat, v, here, me }: Desk): string | undefined {
  if (seat.step === "move" && seat.plays && me)
    return v.status[me] === "caught" && v.stage[me] === "done" && v.card[me] === "stand" ? say("page-nuns-guard-in-cell") : say("page-nuns-stopped", { place: here });
  if (seat.step === "move") return say("page-nuns-wait-move");
  if (["noise_turn", "bless", "token", "false_noise"].includes(seat.step) && v.novice) return say("page-nuns-wait-noise", { novice: noviceName(v.novice) });
  if (["go", "path"].includes(seat.step) && v.guard) return say("page-nuns-wait-guard", { guard: guardName(v.guard) });
  if (seat.step === "order") return say("page-nuns-wait-order");
  if (seat.step === "ears" && v.guard) return say("page-nuns-wait-ears", { guard: guardName(v.guard) });
  if (seat.step === "hear" && v.novice) return say("page-nuns-wait-hear", { novice: noviceName(v.novice) });
  return undefined;
}

function moving(desk: Desk): string | undefined {
  const { v, me, box, seat, here } = desk;
  const several = myNovices(box, v, seat.number).length > 1;
  const stage = v.stage[me];
  const who = { novice: noviceName(me), several: several ? "yes" : "no" };
  if (stage === "card") return say(v.round === 1 && v.slow_novices === "false" ? "page-nuns-ask-card-first" : "page-nuns-ask-card", who);
  if (stage === "turn" || stage === "after") return say("page-nuns-ask-turn", who);
  if (stage === "walk") return say("page-nuns-ask-walk", { ...who, steps: v.steps[me] ?? 0 });
  const card = v.card[me] ?? "";
  const steps = v.steps[me] ?? 0;
  const numbers = { ...who, card: cardName(card), steps, place: here };
  const guard = box.guards.find((one) => place(v.at[one]) === here);
  if (steps > 0 && guard && desk.offered.size === 0) return say("page-nuns-onto-guard", { ...numbers, guard: guardName(guard) });
  if (card === "stand") return say("page-nuns-stand", numbers);
  const needed = least(box, v, card) - steps;
  if (needed > 0) return say("page-nuns-steps-needed", { ...numbers, needed });
  const left = most(box, v, card) - steps;
  if (left > 0 && desk.offered.size) return say("page-nuns-steps-free", { ...numbers, left });
  if (desk.offered.size) return say("page-nuns-steps-swift", numbers);
  return say("page-nuns-steps-last", numbers);
}

function going(desk: Desk): string | undefined {
  const { v, box } = desk;
  const guard = v.guard ?? "";
  const paces = Math.max(v.paces, 0);
  const numbers = { guard: guardName(guard), paces };
  if (paces >= longestRun(v)) return say("page-nuns-go-last", numbers);
  if (paces >= 5) return say("page-nuns-go-run", numbers);
  if (paces >= 3) return say("page-nuns-go-walk", numbers);
  const why = reasons(box, v, guard)[0];
  if (why) return say(`page-nuns-go-${why.why}`, { ...numbers, figure: why.figure ? name("nuns", box.guards.includes(why.figure) ? "guards" : "novices", why.figure) : "" });
  return say("page-nuns-go-bound", { ...numbers, step: paces + 1, place: ahead(box, v, guard).at(-1) ?? 0 });
}

/** The consequence, in one line. */
export function line(seat: Seat): string | undefined {
  if (!playing(seat)) return undefined;
  const desk = deskOf(seat);
  const { v } = desk;
  if (!seat.asked) return lastTold(seat);
  if (desk.hidden) return undefined;
  if (seat.step === "move") return moveLine(desk);
  if (seat.step === "go" && v.paces >= 3) return say(v.paces <= 4 ? "nuns-label-listens" : "nuns-label-hears-nothing");
  if (seat.step === "bless") return carries(desk);
  if (seat.step === "order") return say("page-nuns-order-line");
  return undefined;
}

function moveLine(desk: Desk): string {
  const { v, me, box, way } = desk;
  const stage = v.stage[me];
  if (stage === "turn" || stage === "after") return say("nuns-label-turn-back-does");
  if (stage === "walk") return say("page-nuns-walk-line");
  if (stage === "card") return nobodyListens(box, v) ? say("nuns-label-nobody-listens") : say("page-nuns-card-line");
  const seen = way.slice(1).filter((one) => desk.lit.has(one));
  return seen.length ? say("page-nuns-seen-on-way", { places: seen.join(", ") }) : say("page-nuns-unseen-so-far");
}

/** How far the roll that lies there is heard, and by whom. */
function carries({ v, box }: Desk): string {
  const novice = v.novice ?? "";
  const reach = Math.max(0, v.die + loud(box, v, v.played[novice] ?? ""));
  const by = box.guards.filter((guard) => {
    const far = box.far(place(v.at[guard]), place(v.place[novice]));
    return far >= 1 && far <= reach && faces(box, v, "run", place(v.place[novice]), guard).length > 0;
  });
  return by.length ? say("page-nuns-carries", { count: reach, guards: by.map(guardName).join(", ") }) : say("page-nuns-carries-nobody", { count: reach });
}

const OPEN = new Set(["seen", "vanished", "vanished_somewhere", "caught", "noise", "rolled", "not_heard", "paced", "stopped", "listens", "hears_nobody", "cleared", "nobody_listens", "walked", "turned_back", "took_path", "completed", "round", "named", "played"]);

/** What was told last of all that everybody knows. */
function lastTold(seat: Seat): string {
  const news = [...seat.news].reverse().find((one) => one.game && OPEN.has(one.kind));
  return news ? told("nuns", news, seat.number, seat.names) : "";
}
