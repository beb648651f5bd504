/** How an evening of 011 went, from what everybody was told: who looked at whose cards and when, who named whom, and what turned it. */
import type { Seat, Told } from "../../../wire/seat.svelte";
import { say } from "../../../words/words.svelte";
import type { StoryLine } from "../../screen";
import { restOf, sentenceOf, turnSaid } from "../../tale";
import { LIMITS, whoIs } from "../box";
import { lines, whose } from "../stage/index";
import { read } from "../view";
import { called, ROMAN } from "../words";

interface Dated {
  hour: number;
  chapter: Told;
}

/** The chapters, each with its hour; roles are dealt before the hour they belong to is called. */
function dated(seat: Seat): Dated[] {
  let hour = 0;
  return seat.tale
    .filter(({ undone }) => !undone)
    .map((chapter) => {
      if (chapter.kind === "hour") hour = Number(chapter.facts.hour);
      return { hour: chapter.kind === "role" ? hour + 1 : hour, chapter };
    });
}

const seatIn = ({ chapter }: Dated): number => Number(chapter.facts.seat) - 1;

/** A name that was said: by whom, when, and whether it was right. */
export interface Named {
  seat: number;
  hour: string;
  figure: number;
  right: boolean;
}

export const namings = (seat: Seat): Named[] =>
  dated(seat)
    .filter(({ chapter }) => chapter.kind === "declaration")
    .map((one) => ({ seat: seatIn(one), hour: ROMAN[one.hour]!, figure: whoIs(one.chapter.facts.figure), right: one.chapter.facts.verdict === "right" }));

/** Cards of somebody, or of the pile, that were looked at: in which hours, and which characters I know were seen there. */
export interface Looked {
  hours: string[];
  seen: number[];
}

export function looks(seat: Seat, by: number, at: number | "pile"): Looked {
  const found = dated(seat).filter((one) => one.chapter.kind === "look" && seatIn(one) === by && one.chapter.facts.other === (at === "pile" ? at : at + 1));
  return {
    hours: [...new Set(found.map(({ hour }) => ROMAN[hour]!))],
    seen: [...new Set(found.flatMap(({ chapter }) => ("figure" in chapter.facts ? whoIs(chapter.facts.figure) : [])))],
  };
}

/** Who saw my character, and in which hour first. */
export function seenBy(seat: Seat): string {
  const first = new Map<number, string>();
  for (const one of dated(seat)) {
    const { kind, facts } = one.chapter;
    if (kind === "look" && facts.own === "yours" && "figure" in facts && !first.has(seatIn(one))) first.set(seatIn(one), ROMAN[one.hour]!);
  }
  return [...first].map(([who, hour]) => `${seat.names[who]} (${hour})`).join(", ");
}

/** Whoever had as many sheets as a hero needs before anybody else. */
function firstWithAll(chapters: Dated[]): { number: number; seat: number } | undefined {
  const full = LIMITS.sheets_cap;
  for (const { chapter } of chapters) {
    const change = chapter.changes.find(({ what, before, now }) => what === "sheets" && before < full && now >= full);
    if (change) return { number: chapter.number, seat: Number(change.of) - 1 };
  }
  return undefined;
}

/** What an evening is remembered for, in its order. */
export function story(seat: Seat): StoryLine[] {
  const table = read(seat.view);
  const chapters = dated(seat);
  const full = firstWithAll(chapters);
  const wolf = table.players.findIndex(({ role }) => role === "fenrir");
  const last = chapters.findLast((one) => one.chapter.kind === "turn" && one.chapter.rows.length && seatIn(one) === table.winner);
  const tell = ({ chapter }: Dated): string[] => {
    const said = sentenceOf("eleven", { lines }, seat, chapter);
    if (chapter.kind === "role") return wolf < 0 ? [] : [say("eleven-story-fenrir", { seat: seat.names[wolf]!, me: wolf === seat.number ? "yes" : "no" })];
    if (chapter.kind === "declaration") return [`${said} ${restOf("eleven", seat, chapter)}`];
    if (chapter.kind === "organ" || chapter.kind === "out") return [said];
    return [
      ...(chapter.number === full?.number ? [say("eleven-story-sheets", { seat: seat.names[full.seat]!, count: LIMITS.sheets_cap })] : []),
      ...(chapter === last?.chapter ? [turnSaid("eleven", { lines, whose }, seat, chapter)] : []),
    ];
  };
  return chapters.flatMap((one) => tell(one).map((text) => ({ mark: ROMAN[one.hour] ?? "", text })));
}

/** What somebody named, in a few words. */
export const namedSaid = (seat: Seat, { figure, hour, right }: Named): string =>
  [called(seat, figure), hour, say(right ? "eleven-end-right" : "eleven-end-wrong")].join(" · ");
