/** Codes for cameras, against those of another program (segno 1.6.6: byte mode, level M), square by square. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qr } from "../src/parts/qr";

const rows = (text: string): string[] => qr(text).map((row) => row.map(Number).join(""));
const digest = (text: string): string => createHash("sha256").update(rows(text).join("\n")).digest("hex");

it("draws the smallest code square by square", () => {
  const known = `1fc67f 105f41 174f5d 17415d 17595d 104d41 1fd57f 000700 154e12 052cb1 0941ff
    103491 09e151 001a98 1fc273 10479a 175260 17447a 175935 104872 1fdd5f`;
  expect(rows("Sub Rosa").map((row) => parseInt(row, 2).toString(16).padStart(6, "0"))).toEqual(known.split(/\s+/));
});

const INVITATION = "https://play.example/join/WyI3d3hmNGh3d3Q0MjgiLDIsIm5UZW1HTi1rcmVJdW91eUoiXQ.hKcWmFkWz9Z1H8hD2tzEusQXrjb0gyY3c37A68l8iYo";
it.each([
  ["a short link", "https://play.example/join/KLMQRS", 29, "c2bc40f48471c3e191cf6a1edbe5aae367f4b4ee52409b9b4e4ae80d3ab333b7"],
  ["letters of every kind", "Příliš žluťoučký kůň", 29, "8278567e9500a4d4b3f9bb6384ec434784d34aa5d9b0de7473e4d11948a0a855"],
  ["an invitation, with its version in two corners", INVITATION, 45, "ef8297897b01fa7cdf70834761614148ac6db8ab22a9e9a2d33533961894e6f0"],
])("draws %s", (_, text, size, known) => {
  expect(qr(text).length).toBe(size);
  expect(digest(text)).toBe(known);
});

it("says so when a text is too long, and takes the longest that is not", () => {
  expect(qr("a".repeat(412)).length).toBe(15 * 4 + 17);
  expect(() => qr("a".repeat(413))).toThrow("too long");
});
