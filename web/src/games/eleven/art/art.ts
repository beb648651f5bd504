/** The drawings of Turin: symbols of turin.svg, put into the page once by Art.svelte and used by their ids. */
import { COLOURS } from "../box";
import sheet from "./turin.svg?raw";

export { sheet };
type Box = readonly [number, number, number, number];

const BOXES = new Map<string, Box>(
  [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)].map(([, id, box]) => [id!, box!.split(" ").map(Number) as unknown as Box]),
);

export const boxOf = (id: string): Box => BOXES.get(id) ?? [0, 0, 0, 0];

/** The attributes of a `<use>` that puts a drawing with its own origin at a point, in a scale. */
export function put(id: string, x: number, y: number, scale = 1): { href: string; x: number; y: number; width: number; height: number } {
  const [left, top, width, height] = boxOf(id);
  return { href: `#${id}`, x: x + scale * left, y: y + scale * top, width: scale * width, height: scale * height };
}

const dashed = (id: string): string => id.replaceAll("_", "-");
export const iconOf = (id: string): string => `eleven-icon-${dashed(id)}`;

/** How what is a seat's own is painted. White and black have an edge. */
export function paint(seat: number): { fill: string; stroke?: string } {
  const colour = COLOURS[seat] ?? "";
  return { fill: `var(--turin-seat-${colour})`, stroke: ["white", "black"].includes(colour) ? "var(--muted)" : undefined };
}
