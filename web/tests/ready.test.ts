/** An answer made ready beforehand: taken where it can be had, forgotten where something else is asked. */
import { expect, it } from "vitest";
import { Ready } from "../src/games/ready.svelte";

const choice = (text: string) => ({ choice: 1, text, facts: {} });

it("is made ready and taken back by the same press", () => {
  const ready = new Ready();
  ready.toggle("pass");
  expect(ready.line).toBe("pass");
  ready.toggle("pass");
  expect(ready.line).toBe("");
});

it("answers what it was meant for, and nothing else", () => {
  const ready = new Ready();
  ready.toggle("play red 4");
  expect(ready.taken([choice("play red 4"), choice("play blue 2")])?.text).toBe("play red 4");
  expect(ready.taken([choice("spend 0")])).toBeUndefined();
  expect(ready.line).toBe("");
});
