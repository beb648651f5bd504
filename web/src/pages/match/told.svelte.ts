/** The stage and the recap of a table, following what its seat is told as long as it is shown. */
import { untrack } from "svelte";
import type { GameScreen } from "../../games/screen";
import { sentenceOf } from "../../games/tale";
import { register } from "../../keys.svelte";
import type { Seat, Told } from "../../wire/seat.svelte";
import type { GameId } from "../../words/shown";
import { floor } from "./floor.svelte";
import { Recap } from "./recap.svelte";
import { Stage } from "./stage.svelte";

/** Moments that I bring about myself, and see on the board as I do. */
const OWN_ACTS = new Set(["called"]);

export function told(seat: Seat, game: GameId, screen: GameScreen): { stage: Stage; recap: Recap } {
  const mine = ({ kind, facts }: Told): boolean => OWN_ACTS.has(kind) && facts.seat === seat.number + 1;
  const stage = new Stage(seat, (chapter) => sentenceOf(game, screen, seat, chapter), (chapter) => !!screen.stage?.[chapter.kind] && !mine(chapter), ({ kind }) => !!screen.turns?.includes(kind), ({ kind }) => !!screen.reads?.includes(kind));
  const recap = new Recap(seat);
  $effect(() => {
    void [seat.tale, seat.asked, floor.adson];
    untrack(() => {
      stage.follow();
      recap.follow();
    });
  });
  const asked = $derived(seat.asked);
  $effect(() => {
    if (asked) recap.touched = false;
  });
  // What I decide ends what is shown, and what could be shown once more.
  $effect(() => {
    if (seat.sending) untrack(() => stage.forget());
  });
  $effect.pre(() => {
    floor.stage = stage.busy;
  });
  $effect(() => () => {
    stage.clear();
    floor.stage = false;
  });
  $effect(() => register({ keys: ["Enter", " "], scope: "match", run: () => recap.goOn() }));
  return { stage, recap };
}
