/** Codes for cameras, square by square as another program draws them (qrcode 8.2 for Python: bytes, level M, the same mask). */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qr } from "../src/parts/qr";

const rows = (text: string): string[] => qr(text).map((row) => row.map(Number).join(""));
const digest = (text: string): string => createHash("sha256").update(rows(text).join("\n")).digest("hex");

it("draws the smallest code square by square", () => {
  const known = `1fc27f 105141 17455d 174e5d 17575d 104e41 1fd57f 000800 154d12 0ca6b1 0d7aff
    1c1b91 17e651 001458 1fc533 104c5a 175960 1742ba 175af5 1043b2 1fdadf`;
  expect(rows("Sub Rosa").map((row) => parseInt(row, 2).toString(16).padStart(6, "0"))).toEqual(known.split(/\s+/));
});

const INVITATION = "https://play.example/join/WyI3d3hmNGh3d3Q0MjgiLDIsIm5UZW1HTi1rcmVJdW91eUoiXQ.hKcWmFkWz9Z1H8hD2tzEusQXrjb0gyY3c37A68l8iYo";
it.each([
  ["a short link", "https://play.example/join/KLMQRS", 29, "966312c5a23166080a8d2f55420f000cca480a3cb40e57f41a621da5a62e346b"],
  ["letters of every kind", "Příliš žluťoučký kůň", 29, "05bf47488ea7c3c3c3be335dac199bc3d4f19704165f8d538e112136ce7644ae"],
  ["an invitation, with its version in two corners", INVITATION, 45, "1a48dd8c8349c36ddb515c25a7c632f5212b541bb16f4870d6d3c3c2a15b997a"],
])("draws %s", (_, text, size, known) => {
  expect(qr(text).length).toBe(size);
  expect(digest(text)).toBe(known);
});

it("says so when a text is too long, and takes the longest that is not", () => {
  expect(qr("a".repeat(412)).length).toBe(15 * 4 + 17);
  expect(() => qr("a".repeat(413))).toThrow("too long");
});
