/** The page begins: theme, language, and then whatever the address says. */
import "virtual:tokens.css";
import "./theme/fonts.css";
import "./theme/base.css";
import "./theme/shapes.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./store.svelte";
import { speak } from "./words/words.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
