/** What a table says aloud: my turn and the end, what is told, and a call when I look elsewhere. */
import { untrack } from "svelte";
import { announce } from "../../announce";
import { play } from "../../sound/sound";
import { settings } from "../../store.svelte";
import type { Seat } from "../../wire/seat.svelte";
import type { GameId } from "../../words/shown";
import { say, sentence } from "../../words/words.svelte";
import { call } from "./attention.svelte";

const MOST_SPOKEN = 8;

/** Speak for this seat as long as its table is shown. */
export function voice(game: GameId, seat: () => Seat, over: () => boolean, title: () => string): void {
  // My turn and the end are said at once, once; what is told makes one quiet sound, whatever it is.
  let said = "";
  let heard = untrack(() => seat().n);
  $effect(() => {
    const { n, asked, news } = seat();
    const now = over() ? "page-over" : asked ? "page-your-turn" : "";
    const fresh = n > heard && heard > 0;
    if (fresh) speak(game, seat(), heard);
    heard = n;
    if (now && now !== said) {
      announce(say(now), "assertive");
      play(over() ? "end" : "turn");
    } else if (fresh) play(news.at(-1)?.game === false && news.at(-1)?.kind === "said" ? "said" : "told");
    said = now;
  });
  $effect(() => {
    if (seat().shakes) play("no");
  });
  const mine = $derived(seat().asked && !over());
  $effect(() => (mine ? untrack(() => call(title())) : undefined));
}

/** What is told is spoken as the log has it, one sentence each; of a long row the last ones. What the stage shows it says itself;
 * of an end, how it ended: what lay hidden is still told piece by piece. */
function speak(game: GameId, seat: Seat, from: number): void {
  const moments = settings.moments ? seat.tale.filter(({ kind, facts, beats, last }) => beats.length && (kind !== "end" || "how" in facts) && last >= from) : [];
  const staged = new Set(moments.flatMap(({ kind, first, last }) => seat.news.slice(first, (kind === "end" ? first : last) + 1)));
  for (const news of seat.news.slice(Math.max(from, seat.n - MOST_SPOKEN), seat.n))
    if (!(settings.covered && news.own) && !staged.has(news)) announce(sentence(game, news, seat.number, seat.names));
}
