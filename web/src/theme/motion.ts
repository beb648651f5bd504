/** Motion: how long things take, and nothing that travels for those who want less of it. */
import type { TransitionConfig } from "svelte/transition";
import { motion } from "./tokens.json";

type Pace = Exclude<keyof typeof motion, "easing">;
const REDUCED = 80;

/** Does this person want less motion, on this device or by the page's own setting? */
export function less(): boolean {
  return document.documentElement.dataset.motion === "less";
}

/** How long, in milliseconds. */
export function time(pace: Pace): number {
  return less() ? REDUCED : motion[pace];
}

/** A transition for what comes and goes: from below, or a cross-fade. Opacity alone under less motion. */
export function rise(_node: Element, { pace = "slide", by = 12 }: { pace?: Pace; by?: number } = {}): TransitionConfig {
  const still = less();
  return {
    duration: time(pace),
    css: (t, u) => (still ? `opacity:${t}` : `opacity:${t};transform:translateY(${u * by}px)`),
  };
}
