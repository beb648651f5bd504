/** A deal under seal, checked in the browser: the same stream as the server's, and every change is found. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { check, commitmentOf, drawn, seedOf, signatureIsGood, type Wrong } from "../src/deal/deal";
import { bytes, hex, hmac, sha256 } from "../src/deal/sha256";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const LOTS = new Map([[3, "any-words_of-theirs"], [1, "8f3a"]]);
const RECORD = readFileSync("../tests/sealed.txt", "utf8");
const wrong = (text: string): Wrong[] => check(text).wrong;

it("makes the sums that everybody makes", () => {
  expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytes("a".repeat(200))))).toBe("c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5");
  expect(hex(hmac(bytes("key"), bytes("The quick brown fox jumps over the lazy dog")))).toBe("f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8");
});

it("has the stream that the server has (tests/test_deal.py)", () => {
  const seed = seedOf(SECRET, LOTS);
  expect(commitmentOf(SECRET)).toBe("38e495a4475c7616d9a293eb5408e16be1694d56bba14fcdce1ab5fe165a27be");
  expect(hex(seed)).toBe("4b4f85f6108b07024c0cd88ff55a43a14c82ce73e3709750ac64ff257fbdde5e");
  expect(Array.from({ length: 12 }, (_, n) => drawn(seed, n + 1, [1, 1, 1, 1, 1, 1]))).toEqual([1, 3, 3, 5, 0, 2, 4, 3, 2, 3, 4, 0]);
  expect(Array.from({ length: 40 }, (_, n) => "abc"[drawn(seed, n + 1, [1, 20, 300])]).join("")).toBe("cccccccccccbcccccccccccccccccaccccccbccc");
});

it("passes over the words that would favour a choice", () => {
  const seed = seedOf(SECRET, new Map());
  const found = Array.from({ length: 400 }, (_, n) => drawn(seed, n + 1, [2 ** 30, 2 ** 30, 2 ** 30]));
  for (const choice of [0, 1, 2]) expect(found.filter((one) => one === choice).length).toBeGreaterThan(100);
});

it("finds a record that is as it was sealed, taken back or not", () => {
  const found = check(RECORD);
  expect(found.wrong).toEqual([]);
  expect([found.game, found.back, found.server]).toEqual(["nuns", 1, "https://roses.example"]);
  expect(found.lots).toEqual(new Map([...LOTS].reverse()));
  expect(found.draws.length).toBe((RECORD.match(/^chance /gm) ?? []).length);
  expect(wrong(RECORD.replaceAll("\n", "\r\n"))).toEqual([]);
});

it("finds whatever is another", () => {
  expect(wrong("")).toEqual(["no-record"]);
  expect(wrong(RECORD.slice(0, RECORD.indexOf("deal 1")))).toEqual(["no-deal"]);
  expect(wrong(RECORD.replace(`secret ${SECRET.slice(0, 2)}`, "secret 11"))).toEqual(["secret", "draws"]);
  expect(wrong(RECORD.replace("lot 1 8f3a", "lot 1 8f3b"))).toEqual(["draws"]);
  expect(wrong(RECORD.replace(/^lot 1 .*\n/m, ""))).toEqual(["draws"]);
  expect(wrong(RECORD.replace(/^odds .*\n/m, ""))).toEqual(["count"]);
  expect(wrong(RECORD.replace(/^odds .*$/m, "odds none"))).toEqual(["damaged"]);
  expect(wrong(RECORD.replace(/^chance die (\d)$/m, (_, die: string) => `chance die ${(Number(die) % 6) + 1}`))).toEqual(["draws"]);
  expect(wrong(RECORD.replace(/^secret .*$/m, "secret 12"))).toEqual(["damaged"]);
});

it("says whether the signature is good", async () => {
  expect(await signatureIsGood(bytes(RECORD))).toBe(true);
  expect(await signatureIsGood(bytes(RECORD.replace("end ", "end  ")))).toBe(false);
  expect(await signatureIsGood(bytes(`${RECORD}\n`))).toBe(false);
});
