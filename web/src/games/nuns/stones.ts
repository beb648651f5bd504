/** Stepping stones: nine corners, none exact, always the same for the same place. */
import { round } from "./lines";

function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** The outline of a stone of some radius round the origin. */
export function stone(place: number, radius: number): string {
  const next = random(place + 7);
  const corners = Array.from({ length: 9 }, (_, i): [number, number] => {
    const far = radius * (0.94 + 0.11 * next());
    const angle = (2 * Math.PI * i) / 9 + 0.4;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
  const middle = (i: number): string => {
    const [a, b] = [corners[i % 9]!, corners[(i + 1) % 9]!];
    return `${round((a[0] + b[0]) / 2)},${round((a[1] + b[1]) / 2)}`;
  };
  const bends = corners.map((_, i) => {
    const corner = corners[(i + 1) % 9]!;
    return `Q${round(corner[0])},${round(corner[1])} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join("")}Z`;
}
