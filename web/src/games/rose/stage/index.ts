/** What the stage shows of the Rose, and what is said of a turn. */
import type { Seat, Told } from "../../../wire/seat.svelte";
import type { Change } from "../../../wire/types";
import type { Facts } from "../../../words/shown";
import { say } from "../../../words/words.svelte";
import { saidAs } from "../../tale";
import { ending } from "../end/ending";
import { monkName, tell } from "../tell";
import { CALLER, type Monk } from "../view";
import Dawn from "./Dawn.svelte";
import Opening from "./Opening.svelte";
import Revelation from "./Revelation.svelte";
import Sealed from "./Sealed.svelte";
import Signs from "./Signs.svelte";
import Stairs from "./Stairs.svelte";

export const stage = { night: Stairs, conversion: Stairs, dawn: Dawn, revelation: Revelation, called: Signs, sealed: Sealed, end: Opening };

/** A turn is said as its last move was told; markers turned up say who somebody is not. */
export function lines(chapter: Told, seat: Seat): string[] | undefined {
  const { kind, facts, rows } = chapter;
  if (kind === "called" && facts.card !== CALLER) return [saidAs("rose", seat, "place" in facts ? "moved" : "called", facts)];
  if (["played", "called", "moved"].includes(kind)) return [saidAs("rose", seat, kind, facts)];
  if (kind === "day") return [saidAs("rose", seat, "event", facts)];
  if (kind === "revelation") return rows.map((row) => isNot(row, seat));
  if (kind === "sealed") return [say("rose-tale-sealed"), ...waitedFor(seat)];
  return kind === "end" ? [ending(seat).sentence] : undefined;
}

/** Who has not laid his accusation yet: that somebody has chosen everybody sees. */
function waitedFor({ choosing, names }: Seat): string[] {
  const seats = choosing.map((other) => names[other] ?? "").join(", ");
  return seats ? [say("page-waiting", { seats })] : [];
}

const isNot = (row: Facts, seat: Seat): string => tell("rose-tale-not", { ...row, me: row.seat === seat.number + 1 ? "yes" : "no" }, seat);

export const whose = (_seat: Seat, { of }: Change): string => monkName(of as Monk);
