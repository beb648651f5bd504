/** A deal that was under seal, worked out once more in the browser: nothing is asked of a server, and no rules are needed.
 *
 *     const found = check(text);      // the text of a record with what proves it
 *     found.wrong                     // nothing, if the deal was kept
 */
import { bytes, hex, hmac, sha256, unhex } from "./sha256";

export interface Draw {
  n: number;
  /** What could be drawn, each with its weight. */
  odds: { weight: number; line: string }[];
  /** What the record says was drawn, and what the stream has there. */
  drawn: string;
  due: string;
}

export type Wrong = "no-record" | "no-deal" | "damaged" | "secret" | "count" | "draws";

export interface Checked {
  wrong: Wrong[];
  game: string;
  commitment: string;
  lots: Map<number, string>;
  draws: Draw[];
  /** How often everybody agreed to go back. */
  back: number;
  /** The key that signed it, if any, and the address it says it is of. */
  key: string;
  server: string;
}

const WORDS = 2 ** 32;
const SECRET = /^[0-9a-f]{64}$/;

export const commitmentOf = (secret: string): string => hex(sha256(bytes(`subrosa deal 1\n${secret}\n`)));

export function seedOf(secret: string, lots: ReadonlyMap<number, string>): Uint8Array {
  const lines = [...lots].sort(([a], [b]) => a - b).map(([seat, lot]) => `lot ${seat} ${lot}\n`);
  return hmac(unhex(secret), bytes(`subrosa lots 1\n${lines.join("")}`));
}

/** Which of so many weights the draw of that number falls on; words that would favour one are passed over. */
export function drawn(seed: Uint8Array, n: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = WORDS - (WORDS % total);
  for (const word of words(seed, n)) {
    if (word >= fair) continue;
    let rest = word % total;
    return weights.findIndex((weight) => rest < weight || ((rest -= weight), false));
  }
  return -1;
}

function* words(seed: Uint8Array, n: number): Generator<number> {
  for (let block = 0; ; block += 1) {
    const view = new DataView(hmac(seed, bytes(`draw ${n} ${block}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

export function check(text: string): Checked {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, " ")).filter((line) => line && !line.startsWith("#"));
  const found: Checked = { wrong: [], game: "", commitment: "", lots: new Map(), draws: [], back: 0, key: "", server: "" };
  const end = lines.findIndex((line) => /^end \d+$/.test(line));
  if (lines[0] !== "subrosa record 1" || end < 0) return { ...found, wrong: ["no-record"] };
  found.game = lines[1]?.split(" ")[1] ?? "";
  const play = lines.slice(0, end);
  found.back = play.filter((line) => line.startsWith("all back ")).length;
  const proof = lines.slice(end + 1);
  const signed = /^signed ed25519 ([0-9a-f]{64}) [0-9a-f]{128}$/.exec(proof.at(-1) ?? "");
  found.key = signed?.[1] ?? "";
  found.server = proof.find((line) => line.startsWith("server "))?.slice(7) ?? "";
  if (proof[0] !== "deal 1") return { ...found, wrong: ["no-deal"] };
  return deal(found, play.filter((line) => line.startsWith("chance ")).map((line) => line.slice(7)), proof);
}

function deal(found: Checked, chance: readonly string[], proof: readonly string[]): Checked {
  const told = (word: string): string[] => proof.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const [secret = "", commitment = ""] = [told("secret")[0], told("commitment")[0]];
  for (const line of told("lot")) {
    const [seat = "", lot = ""] = line.split(" ");
    found.lots.set(Number(seat), lot);
  }
  found.commitment = commitment;
  if (!SECRET.test(secret) || !SECRET.test(commitment)) return { ...found, wrong: ["damaged"] };
  if (commitmentOf(secret) !== commitment) found.wrong.push("secret");
  const odds = told("odds").map(read);
  if (odds.length !== chance.length || told("draws")[0] !== String(chance.length)) return { ...found, wrong: [...found.wrong, "count"] };
  if (odds.some((one) => !one.length)) return { ...found, wrong: [...found.wrong, "damaged"] };
  const seed = seedOf(secret, found.lots);
  found.draws = odds.map((one, i) => ({ n: i + 1, odds: one, drawn: chance[i] ?? "", due: one[drawn(seed, i + 1, one.map(({ weight }) => weight))]?.line ?? "" }));
  if (found.draws.some((draw) => draw.drawn !== draw.due)) found.wrong.push("draws");
  return found;
}

/** A line of odds; nothing if it cannot be one. */
function read(line: string): Draw["odds"] {
  const parts = line.split(" | ").map((part) => /^(\d{1,9}) (.+)$/.exec(part));
  const odds = parts.flatMap((part) => (part ? [{ weight: Number(part[1]), line: part[2]! }] : []));
  const total = odds.reduce((sum, { weight }) => sum + weight, 0);
  return odds.length === parts.length && total > 0 && total <= WORDS ? odds : [];
}

/** Is the signature good? Undefined where this browser cannot say. */
export async function signatureIsGood(file: Uint8Array): Promise<boolean | undefined> {
  const text = new TextDecoder().decode(file);
  const signed = /(?<=^|\n)signed ed25519 ([0-9a-f]{64}) ([0-9a-f]{128})\n$/.exec(text);
  if (!signed) return false;
  if (!globalThis.crypto?.subtle) return undefined;
  try {
    const key = await crypto.subtle.importKey("raw", unhex(signed[1]!) as BufferSource, "Ed25519", false, ["verify"]);
    const over = new Uint8Array([...bytes("subrosa signed record 1\n"), ...file.subarray(0, file.length - signed[0].length)]);
    return await crypto.subtle.verify("Ed25519", key, unhex(signed[2]!) as BufferSource, over);
  } catch {
    return undefined;
  }
}
