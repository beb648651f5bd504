/** Why an invitation leads nowhere, said to whoever has not said who they are. */
import { beforeAll, expect, it } from "vitest";
import { invitation, isCode, isOver, whatHelps, whyNot } from "../src/pages/lobby/invitation";
import { Refused, Unreachable } from "../src/wire/refused";
import { speak } from "../src/words/words.svelte";

const LINK = `${btoa(JSON.stringify(["k2m9", 1, "nonce"]))}.a-b_c`;
const CODE = "KLM · QRS";
const refused = (code: string, status = 409): Refused => new Refused(code, {}, "as the server says it", status);
beforeAll(() => speak("en"));

it("knows a link from a code, and reads what a link says openly", () => {
  expect([LINK, CODE, "nothing", "x".repeat(40)].map(isCode)).toEqual([false, true, true, false]);
  expect(invitation(LINK)).toEqual({ match: "k2m9", seat: 1 });
  expect(invitation(CODE)).toBeUndefined();
});

it.each([
  [CODE, "web-bad-code", "No seat is kept under this code. Look at it again, or ask whoever sent it for a new one.", ""],
  ["nothing", "web-bad-link", "No seat is kept under this code. Look at it again, or ask whoever sent it for a new one.", ""],
  [LINK, "web-bad-link", "This link is not one of ours, or is damaged.", "Copy the whole link once more, or ask whoever sent it for a new one."],
  ["x".repeat(900), "web-malformed", "This link is not one of ours, or is damaged.", "Copy the whole link once more, or ask whoever sent it for a new one."],
  [LINK, "web-no-such-match", "This table is no longer there.", ""],
  [CODE, "refused-chair-taken", "The seat of this invitation is taken.", "An invitation opens one seat, once. Ask whoever sent it for a new one; it takes them one click."],
  [LINK, "refused-link-used", "This invitation has been used, or another took its place.", "An invitation opens one seat, once. Ask whoever sent it for a new one; it takes them one click."],
  [LINK, "refused-begun-already", "Play has begun already.", ""],
  [LINK, "refused-over", "The game is over.", ""],
  [LINK, "refused-closed", "This table was closed before play began.", ""],
])("of %.9s and %s it says why and what helps", (token, code, why, help) => {
  expect(isOver(refused(code))).toBe(true);
  expect([whyNot(token, refused(code)), whatHelps(token, refused(code))]).toEqual([why, help]);
});

it("lets whoever met only a bad moment or has no name try again", () => {
  const passing = [refused("web-too-fast", 429), refused("web-resting", 503), refused("web-bad-name", 400), refused("web-farewell"), new Unreachable("")];
  expect(passing.map(isOver)).toEqual(passing.map(() => false));
});
