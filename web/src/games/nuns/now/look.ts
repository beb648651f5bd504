/** A choice that is looked at before it is taken: under the mouse, in focus, or by a first tap. */
import { preview } from "../../now.svelte";
import { say } from "../../../words/words.svelte";
import type { Choice } from "../../../wire/types";
import type { Desk } from "../desk.svelte";

/** Handlers for what only shows something. A finger shows by tapping. */
export function looking(look: (on: boolean) => void) {
  const mouse = (on: boolean) => (event: PointerEvent) => void (event.pointerType === "mouse" && look(on));
  return { onpointerenter: mouse(true), onpointerleave: mouse(false), onfocus: () => look(true), onblur: () => look(false) };
}

/** Was this choice tapped once? */
export const tapped = ({ draft }: Desk, choice: Choice): boolean => draft.kept && draft.at === choice.choice;

/** Handlers for the button of a choice that cannot be taken back: a first tap shows it and says so, a second takes it. */
export function choosing(desk: Desk, choice: Choice, look: (on: boolean) => void) {
  const consider = (on: boolean): void => {
    look(on);
    desk.considered = on ? choice.choice : -1;
  };
  const onclick = (event: MouseEvent): void => {
    desk.draft.press(choice, (event as PointerEvent).pointerType);
    consider(tapped(desk, choice));
    preview("", tapped(desk, choice) ? say("page-tap-again") : "");
  };
  return { ...looking(consider), onclick, "data-choice": choice.text, "data-tapped": tapped(desk, choice) || undefined };
}

/** Pointing at a place on the map. */
export const pointing = (desk: Desk, place: number) => (on: boolean): void => void (desk.pointed = on ? place : 0);
