/** What the now bar says at every step, and the line of what follows. */
import type { Seat } from "../../../wire/seat.svelte";
import { say, sentence as told } from "../../../words/words.svelte";
import { deskOf, type Desk } from "../desk.svelte";
import { because, cardName, guardName, noviceName } from "../label";
import { place } from "../view";

const playing = (seat: Seat): boolean => seat.table?.state === "playing" && deskOf(seat).dealt && seat.step !== "over";

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
function covered({ seat, me }: Desk): string {
  return seat.step === "move" ? say("nuns-ask-move", { novice: noviceName(me), stage: "card", steps: 0, card: "" }) : say("nuns-wait-noise_turn", { seat: seat.names[seat.number] ?? "" });
}

/** While others choose their moves mine may be done. */
function waiting({ seat, v, here, me }: Desk): string | undefined {
  if (seat.step !== "move" || !me) return undefined;
  return v.status[me] === "caught" && v.stage[me] === "done" && v.card[me] === "stand" ? say("page-nuns-guard-in-cell") : say("page-nuns-stopped", { place: here });
}

function moving(desk: Desk): string {
  const { v, d, me, box, here } = desk;
  const stage = v.stage[me] ?? "";
  const card = v.card[me] ?? "";
  const steps = Math.max(v.steps[me] ?? 0, 0);
  if (stage !== "steps") return say("nuns-ask-move", { novice: noviceName(me), stage, steps, card: cardName(card) });
  const numbers = { card: cardName(card), steps, place: here };
  const guard = box.guards.find((one) => place(v.at[one]) === here);
  if (steps > 0 && guard && desk.offered.size === 0) return say("page-nuns-onto-guard", { ...numbers, guard: guardName(guard) });
  const { least = 0, most = 0 } = d.cards[card] ?? {};
  if (steps < least) return say("page-nuns-steps-needed", { ...numbers, needed: least - steps });
  if (steps < most && desk.offered.size) return say("page-nuns-steps-free", { ...numbers, left: most - steps });
  return say(desk.offered.size ? "page-nuns-steps-swift" : "page-nuns-steps-last", numbers);
}

function going({ v, d, box }: Desk): string {
  const id = v.guard ?? "";
  const [guard, paces, reasons] = [guardName(id), Math.max(v.paces, 0), d.leave[id] ?? []];
  if (paces >= d.patrol.walk.least) return say("nuns-ask-go", { guard, paces });
  if (reasons.length) return say("nuns-label-free", { guard, reasons: because(box, reasons) });
  return say("nuns-label-bound", { guard, place: d.ahead[id]?.at(-1) ?? "" });
}

/** The consequence, in one line. */
export function line(seat: Seat): string | undefined {
  if (!playing(seat)) return undefined;
  const desk = deskOf(seat);
  if (!seat.asked) return lastTold(seat);
  if (desk.hidden) return undefined;
  if (seat.step === "move") return moveLine(desk);
  const stop = desk.verb("stop")?.facts.guard_card;
  if (stop) return say(stop === "walk" ? "nuns-label-listens" : "nuns-label-hears-nothing");
  if (seat.step === "bless") return carries(desk);
  if (seat.step === "order") return say("page-nuns-order-line");
  return undefined;
}

function moveLine(desk: Desk): string {
  const { v, d, me, box, way } = desk;
  const stage = v.stage[me];
  if (stage === "turn" || stage === "after") return say("nuns-label-turn-back-does");
  if (stage === "walk") return say("page-nuns-walk-line");
  if (stage === "card" && d.deaf.length === box.guards.length) return say("nuns-label-nobody-listens");
  if (stage === "card") return say(v.round === 1 && v.slow_novices === "false" ? "page-nuns-first-double" : "page-nuns-card-line");
  const seen = way.slice(1).filter((one) => desk.lit.has(one));
  return seen.length ? say("page-nuns-seen-on-way", { places: seen.join(", ") }) : say("page-nuns-unseen-so-far");
}

/** How far the roll that lies there is heard, and by whom. */
function carries({ d }: Desk): string {
  const count = d.carries ?? 0;
  return d.hearers?.length ? say("page-nuns-carries", { count, guards: d.hearers.map(guardName).join(", ") }) : say("page-nuns-carries-nobody", { count });
}

const OPEN = new Set(["seen", "vanished", "vanished_somewhere", "caught", "noise", "rolled", "not_heard", "paced", "stopped", "listens", "hears_nobody", "cleared", "nobody_listens", "walked", "turned_back", "took_path", "completed", "round", "named", "played"]);

/** What was told last of all that everybody knows. */
function lastTold(seat: Seat): string {
  const news = [...seat.news].reverse().find((one) => one.game && OPEN.has(one.kind));
  return news ? told("nuns", news, seat.number, seat.names) : "";
}
