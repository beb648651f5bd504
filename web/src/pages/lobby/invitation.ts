/** Invitations: what a link says openly, and why one leads nowhere. */
import { Refused } from "../../wire/refused";
import { reason, say } from "../../words/words.svelte";

/** What a link says openly: which match, which seat. The server alone can tell whether it is true and still good. */
export function invitation(token: string): { match: string; seat: number } | undefined {
  try {
    const body = token.split(".")[0] ?? "";
    const bytes = Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const [match, seat] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    return typeof match === "string" && typeof seat === "number" ? { match, seat } : undefined;
  } catch {
    return undefined;
  }
}

/** The longest that somebody types for a code: six signs, with others between them. */
const LONGEST_CODE = 14;
const USED = ["refused-chair-taken", "refused-link-used"];
const NO_LINK = ["web-bad-link", "web-malformed"];

/** Was this meant to be a code, and not a link? */
export const isCode = (token: string): boolean => token.length <= LONGEST_CODE && !token.includes(".");

/** Does an invitation lead nowhere, or is only this moment, or the name, a bad one? */
export function isOver(error: unknown): error is Refused {
  return error instanceof Refused && error.status < 500 && error.status !== 429 && error.code !== "web-bad-name" && error.code !== "web-farewell";
}

/** Why an invitation leads nowhere. */
export function whyNot(token: string, { code, facts, sentence }: Refused): string {
  if (NO_LINK.includes(code)) return say(isCode(token) ? "lobby-no-such-code" : "web-bad-link");
  if (code === "web-bad-code") return say("lobby-no-such-code");
  if (code === "web-no-such-match") return say("lobby-table-gone");
  if (code === "refused-chair-taken") return say("lobby-link-used");
  return reason(code, facts, sentence);
}

/** What helps then, if anything does. */
export function whatHelps(token: string, { code }: Refused): string {
  if (USED.includes(code)) return say("lobby-link-used-how");
  return NO_LINK.includes(code) && !isCode(token) ? say("lobby-link-damaged-how") : "";
}
