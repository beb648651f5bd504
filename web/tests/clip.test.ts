/** A moment as a moving picture. */
import { expect, it } from "vitest";
import { clip, lines } from "../src/pages/replay/clip";

const SCENE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 290 158" width="290" height="158"><path d="M0 0"/></svg>';
const made = (text: string, frames = 2): string =>
  clip({ scene: SCENE, title: "Snow & <ice>", under: "Day 3", frames: Array.from({ length: frames }, () => ({ text, changes: [{ label: "Red", before: 10, now: 12 }] })) });

it("needs nothing but itself and holds no markup that somebody wrote", () => {
  const picture = made('Eve "moves" <script>alert(1)</script> & wins');
  expect(picture).not.toContain("<script");
  expect(picture).toContain("Snow &amp; &lt;ice&gt;");
  expect(picture.match(/href=|url\(/g)).toBeNull();
});

it("shows one turn after the other and begins anew", () => {
  const times = [...made("Eve moves.", 3).matchAll(/attributeName="opacity" dur="([\d.]+)s" repeatCount="indefinite" values="[^"]*" keyTimes="([^"]*)"/g)];
  expect(times.map(([, whole]) => Number(whole))).toEqual([9.6, 9.6, 9.6].map((one) => expect.closeTo(one)));
  for (const [, , keys] of times) {
    const all = keys!.split(";").map(Number);
    expect(all).toEqual([...all].sort((a, b) => a - b));
  }
});

it("breaks long sentences between words", () => {
  expect(lines("one two three four", 9)).toEqual(["one two", "three", "four"]);
});
