/** Where a figure stands: before its building, side by side with the others, closer the more they are. */
import { GROUND, pitch } from "./geometry";
import { standing, type Figure, type RoseView } from "./view";

export function spotFor(v: RoseView, figure: Figure): { x: number; y: number } | undefined {
  const place = v.place[figure];
  if (!place) return undefined;
  const [x, y] = GROUND[place];
  const here = standing(v, place);
  const between = pitch(here.length);
  return { x: x + (here.indexOf(figure) - (here.length - 1) / 2) * between, y: place === "cloister" ? y - 8 : y };
}
