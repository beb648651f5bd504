/** Who has chosen already, while all choose. */
import { expect, it } from "vitest";
import { haveChosen } from "../src/games/chosen";
import type { News } from "../src/wire/types";

const told = (kind: string, facts: News["facts"] = {}, game = true): News => ({ at: 0, kind, facts, game, own: false });
const chosen = (seat: number): News => told("has_chosen", { seat });

it("counts who has chosen in this phase alone", () => {
  const news = [chosen(4), told("revealed"), chosen(2), chosen(3), told("said", { seat: 2 }, false), told("chooses_again", { seat: 2 })];
  expect(haveChosen(news)).toEqual(new Set([2]));
});
