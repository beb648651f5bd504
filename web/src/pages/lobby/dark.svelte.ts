/** Is it dark here: by this device's choice, or by what the system prefers? */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../store.svelte";

const prefers = new MediaQuery("prefers-color-scheme: dark");

export const dark = (): boolean => (settings.theme === "auto" ? prefers.current : settings.theme === "vigil");
