/** Where a figure stands: before its building, side by side with the others, closer the more they are. */
import { GROUND, pitch } from "./geometry";
import { standing, type Figure, type RoseView } from "./view";

export interface Standing {
  x: number;
  y: number;
}

export function spotFor(v: RoseView, figure: Figure): Standing | undefined {
  const place = v.place[figure];
  if (!place) return undefined;
  const [x, y] = GROUND[place];
  const here = standing(v, place);
  const between = pitch(here.length);
  const nth = here.indexOf(figure);
  return { x: x + (nth - (here.length - 1) / 2) * between, y: place === "cloister" ? y - 8 : y };
}
