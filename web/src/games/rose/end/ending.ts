/** How the game ended, in words. */
import type { Seat } from "../../../wire/seat.svelte";
import { say } from "../../../words/words.svelte";
import type { Ending } from "../../screen";
import { signed } from "../marks";
import { list, monkName, tell } from "../tell";
import { derivedOf, seatKey, seatOf, viewOf, type Sum } from "../view";

const SHOWS = ["has_chosen", "laid_guess", "was", "accused_right", "accused_wrong", "holds_events", "evidence", "place"];

/** An identity each, a column of accusations each, the sums. */
export function ending(seat: Seat): Ending {
  const v = viewOf(seat);
  const won = derivedOf(seat).end?.seats.filter(({ place }) => place === 1) ?? [];
  return { sentence: sentence(seat, won), line: line(seat), opening: say("rose-end-open"), steps: v.seats * 2 + 1, shows: SHOWS };
}

/** What made a player's sum. */
export function rows(one: Sum, others: number): { label: string; value: string }[] {
  return [
    { label: say("rose-end-track"), value: String(one.before) },
    { label: say("rose-end-named", { hits: one.hits, others }), value: signedOr0(one.for_hits) },
    { label: say("rose-end-events", { count: one.events }), value: signedOr0(one.for_events) },
  ];
}

const signedOr0 = (n: number): string => (n ? signed(n) : "0");

function sentence(seat: Seat, won: Sum[]): string {
  const [first] = won;
  if (!first) return say("page-over");
  if (won.length > 1) return say("rose-end-shared", { seats: list(won.map((one) => seat.names[seatOf(one.seat)] ?? "")), points: first.total });
  const winner = seatOf(first.seat);
  return say("rose-end-won", { me: winner === seat.number ? "yes" : "no", seat: seat.names[winner] ?? "", monk: monkName(first.monk), points: first.total });
}

function line(seat: Seat): string {
  const { seats = [], nobody: free = [] } = derivedOf(seat).end ?? {};
  const mine = seats.find((one) => one.seat === seatKey(seat.number));
  return [
    mine ? say("rose-end-seen", { hits: mine.hits, others: seats.length - 1 }) : "",
    free.length ? tell("rose-end-nobody", { count: free.length, monks: list(free.map(monkName)) }) : "",
  ].filter(Boolean).join(" ");
}
