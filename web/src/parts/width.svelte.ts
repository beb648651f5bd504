/** How wide the page is: phones and tablets have their own arrangement of the same parts. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 699px");
const wide = new MediaQuery("min-width: 1100px");

const upright = new MediaQuery("(orientation: portrait) and (min-height: 1000px)");
/** Is it so high that players and tabs find room below the rest? */
export const tall = (): boolean => upright.current;

const lying = new MediaQuery("(max-height: 560px) and (orientation: landscape) and (max-width: 1099px)");
/** Is it a phone on its side? */
export const low = (): boolean => lying.current;

const short = new MediaQuery("(max-width: 699px) and (max-height: 720px) and (orientation: portrait)");
/** Is it a phone upright whose browser's own bars leave little of it? */
export const brief = (): boolean => short.current;

const lowest = new MediaQuery("(max-height: 370px)");
/** Is it a phone with little height, upright or on its side? What stands below each other stands closer there. */
export const tight = (): boolean => low() || brief();
/** Do the browser's bars take of that, too? Then what only helps gives way to what is chosen. */
export const scant = (): boolean => brief() || (low() && lowest.current);

export type Width = "phone" | "tablet" | "desktop";
export const width = (): Width => (narrow.current ? "phone" : wide.current ? "desktop" : "tablet");
