/** A moment to share: the last turns before it as one moving picture, a file that needs nothing but a browser. */
import type { Board } from "./board";

export interface Frame {
  /** The sentence of a turn. */
  text: string;
  /** Numbers that changed by it. */
  changes: { label: string; before: number; now: number }[];
  /** How the board stood after it. */
  board?: Board;
}

export interface Wanted {
  /** The game's own scene, as SVG. */
  scene: string;
  title: string;
  under: string;
  /** What all the boards are made of. */
  shared?: string;
  frames: readonly Frame[];
}

const [WIDTH, MARGIN] = [960, 48];
/** Down to where the scene reaches, or the board below the title; and how much room words have then. */
const [HEAD, SCENE, BOARD, WORDS] = [64, 286, 660, 254];
/** How long a turn stands, and how long it takes to come and go, in seconds. */
const [STANDS, COMES] = [3.2, 0.4];
const [LETTERS, LINE, ROWS, BAR] = [62, 36, 4, 300];
const [PAPER, INK, MUTED, ROSE, GOLD] = ["#fffdf8", "#1f1b16", "#6a5f52", "#a3163d", "#b9821f"];

export const plain = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A sentence in lines of about this many letters. */
export function lines(text: string, most = LETTERS): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

export function clip({ scene, title, under, shared = "", frames }: Wanted): string {
  const whole = Math.max(1, frames.length) * STANDS;
  const foot = frames.some(({ board }) => board) ? BOARD : SCENE;
  const height = foot + WORDS;
  const told = frames.map((frame, at) => drawn(frame, foot, at * STANDS, whole)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${plain(title)}">
<title>${plain(`${title} · ${under}`)}</title>
${shared}<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
${foot === SCENE ? placed(scene) : frames.map((frame, at) => stood(frame, at * STANDS, whole)).join("")}
<rect y="${foot}" width="${WIDTH}" height="${WORDS}" fill="${PAPER}"/><rect y="${foot - 2}" width="${WIDTH}" height="3" fill="${GOLD}"/>
<g font-family="'EB Garamond', Georgia, serif" fill="${INK}">
<rect x="0" y="0" width="${WIDTH}" height="${HEAD}" fill="${PAPER}" opacity=".92"/>
<text x="${MARGIN}" y="42" font-size="30" font-weight="600">${plain(title)}</text>
<text x="${WIDTH - MARGIN}" y="42" font-size="20" fill="${MUTED}" text-anchor="end">${plain(under)}</text>
${told}
<text x="${WIDTH - MARGIN}" y="${height - 16}" font-size="17" fill="${ROSE}" text-anchor="end">Sub Rosa</text>
</g></svg>`;
}

/** The scene behind the head, as broad as the picture. Drawings of ours are SVG files with one root. */
function placed(scene: string): string {
  const from = scene.indexOf("<svg");
  return from < 0 ? "" : scene.slice(from).replace(/<svg([^>]*)>/, (_, rest: string) => `<svg${rest.replace(/\s(?:width|height|x|y|preserveAspectRatio)="[^"]*"/g, "")} x="0" y="0" width="${WIDTH}" height="${SCENE}" preserveAspectRatio="xMidYMax slice">`);
}

/** The board of a turn, as large as it can be below the title. */
function stood({ board }: Frame, begins: number, whole: number): string {
  if (!board) return "";
  const scale = Math.min(WIDTH / board.width, (BOARD - HEAD) / board.height);
  const [x, y] = [(WIDTH - board.width * scale) / 2, HEAD + (BOARD - HEAD - board.height * scale) / 2];
  return `<g opacity="0" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${moving("opacity", [0, 1, 1, 0], [begins, begins + 0.1, begins + STANDS, begins + STANDS + 0.1], whole)}<foreignObject width="${board.width}" height="${board.height}">${board.markup}</foreignObject></g>`;
}

function drawn({ text, changes }: Frame, foot: number, begins: number, whole: number): string {
  const said = lines(text).slice(0, 3);
  const top = foot + 44;
  const words = said.map((line, at) => `<tspan x="${MARGIN}" y="${top + at * LINE}">${plain(line)}</tspan>`).join("");
  const most = Math.max(1, ...changes.flatMap(({ before, now }) => [Math.abs(before), Math.abs(now)]));
  const bars = changes.slice(0, ROWS).map((change, at) => bar(change, most, top + said.length * LINE + 2 + at * 27, begins, whole)).join("");
  return `<g opacity="0">${moving("opacity", [0, 1, 1, 0], [begins, begins + COMES, begins + STANDS - COMES, begins + STANDS], whole)}<text font-size="29">${words}</text>${bars}</g>\n`;
}

/** From what to what: the bar moves as the marker did. */
function bar({ label, before, now }: Frame["changes"][number], most: number, y: number, begins: number, whole: number): string {
  const long = (value: number): number => Math.round((Math.max(0, value) / most) * BAR);
  const by = now - before;
  const at = [begins + COMES, begins + COMES + 1];
  return `<g font-family="Inter, Arial, sans-serif" font-size="17"><text x="${MARGIN}" y="${y + 5}" fill="${MUTED}">${plain(label)}</text>
<rect x="400" y="${y - 8}" height="15" rx="7" width="${long(now)}" fill="${by > 0 ? ROSE : GOLD}">${moving("width", [long(before), long(now)], at, whole)}</rect>
<text x="${412 + BAR}" y="${y + 5}">${before} … ${now}</text></g>`;
}

/** An attribute over the whole picture, which begins anew when it is over. */
function moving(what: string, values: number[], at: number[], whole: number): string {
  const times = [0, ...at.map((one) => Math.min(1, one / whole)), 1].map((one) => one.toFixed(4));
  return `<animate attributeName="${what}" dur="${whole}s" repeatCount="indefinite" values="${[values[0], ...values, values.at(-1)].join(";")}" keyTimes="${times.join(";")}"/>`;
}
