/** Moments everybody shares, made of what was told since a piece of news: a night's evidence, markers turned up. */
import type { Seat } from "../../wire/seat.svelte";
import type { News } from "../../wire/types";
import { say } from "../../words/words.svelte";
import { signed } from "./marks";
import type { Monk } from "./view";

export interface Moment {
  title: string;
  items: { monk: Monk; text: string }[];
}

export function momentOf(seat: Seat, since: number): Moment | undefined {
  const news = seat.news.slice(since).filter((one) => one.game);
  const turned = news.filter(({ kind }) => kind === "revealed");
  if (turned.length) {
    const name = (fact: unknown): string => seat.names[Number(fact) - 1] ?? "";
    return { title: say("rose-moment-shown"), items: turned.map(({ facts }) => ({ monk: facts.monk as Monk, text: name(facts.seat) })) };
  }
  const night = news.map(({ kind }) => kind).lastIndexOf("night");
  if (night < 0) return undefined;
  const after = news.slice(night + 1);
  const end = after.findIndex(({ kind }) => kind !== "evidence");
  const gained = (end < 0 ? after : after.slice(0, end)).map(({ facts }) => ({ monk: facts.monk as Monk, text: signed(Number(facts.now) - Number(facts.before)) }));
  return { title: say("rose-moment-night", { day: news[night]!.facts.day ?? 0 }), items: gained };
}

/** What has been told since the last time something of a kind was told, that included. */
export function since(seat: Seat, ...kinds: string[]): News[] {
  let at = seat.news.length - 1;
  while (at > 0 && !(seat.news[at]!.game && kinds.includes(seat.news[at]!.kind))) at -= 1;
  return seat.news.slice(Math.max(0, at)).filter((news) => news.game);
}
