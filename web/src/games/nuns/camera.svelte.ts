/** Where one looks at the convent from: a shift and a scale, put on the map as one transform. */
import type { Sheet } from "./drawing";
import type { Point } from "./lines";

const LEAST = 0.35;
const MOST = 2.6;
const FOLLOW = 1.21;
const MARGIN = 60;
/** So much of the dark round the convent is shown where one follows. */
const DARK = 28;
/** Where the whole convent would be smaller than this one follows instead. */
const TOO_SMALL = 0.5;
/** Below this numbers stay only where they are needed. */
export const NUMBERS_FROM = 0.57;

export class Camera {
  readonly #sheet: () => Sheet;
  x = $state(0);
  y = $state(0);
  scale = $state(0.79);
  width = $state(0);
  height = $state(0);
  /** So much at the right is covered by tools. */
  covered = 0;
  following = $state(false);
  /** Is it followed from the first, however large the frame is? */
  near = false;
  /** Always the whole convent: at the end. */
  whole = false;
  /** Is a finger or the mouse moving it? Then nothing glides. */
  held = $state(false);

  /** What is looked at. */
  constructor(sheet: () => Sheet) {
    this.#sheet = sheet;
  }

  get sheet(): Sheet {
    return this.#sheet();
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  get fitting(): number {
    return Math.min(this.width / this.sheet.width, this.height / this.sheet.height) || LEAST;
  }

  resize(width: number, height: number, covered = 0): void {
    this.covered = covered;
    const first = !this.width;
    const fitted = !first && Math.abs(this.scale - this.fitting) < 0.001;
    [this.width, this.height] = [width, height];
    if (first) this.following = this.near || this.fitting < TOO_SMALL;
    if (this.whole || ((first || fitted) && !this.following)) this.fit();
  }

  fit(): void {
    this.following = false;
    this.scale = this.fitting;
    this.x = (this.width - this.sheet.width * this.scale) / 2;
    this.y = (this.height - this.sheet.height * this.scale) / 2;
  }

  pan(dx: number, dy: number): void {
    this.following = false;
    this.#set(this.x + dx, this.y + dy, this.scale);
  }

  /** Zoom about a point of the frame; about its middle without one. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    this.following = false;
    const scale = Math.min(MOST, Math.max(Math.min(LEAST, this.fitting), this.scale * by));
    this.#set(px - ((px - this.x) * scale) / this.scale, py - ((py - this.y) * scale) / this.scale, scale);
  }

  /** The point of the map under a point of the frame. */
  under(px: number, py: number): Point {
    return [(px - this.x) / this.scale + this.sheet.left, (py - this.y) / this.scale + this.sheet.top];
  }

  /** Where a point of the map lies in the frame. */
  over([x, y]: Point): Point {
    return [(x - this.sheet.left) * this.scale + this.x, (y - this.sheet.top) * this.scale + this.y];
  }

  centre([x, y]: Point, scale = Math.max(this.scale, this.fitting)): void {
    const [wide, high] = [this.sheet.width * scale, this.sheet.height * scale];
    this.scale = scale;
    this.x = this.#filled(this.width / 2 - (x - this.sheet.left) * scale, wide, this.width, this.covered);
    this.y = this.#filled(this.height / 2 - (y - this.sheet.top) * scale, high, this.height, 0);
  }

  /** Keep these points in view, as near as they allow. */
  follow(points: readonly Point[]): void {
    if (!points.length || !this.width) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x1, x2, y1, y2] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN, Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const near = Math.max(FOLLOW, this.fitting);
    const scale = Math.max(LEAST, Math.min(near, (this.width - this.covered) / (x2 - x1), this.height / (y2 - y1)));
    this.centre([(x1 + x2 + this.covered / scale) / 2, (y1 + y2) / 2], scale);
  }

  /** Bring a place into view if it is not. */
  show(point: Point): void {
    const [x, y] = this.over(point);
    if (x < 40 || y < 40 || x > this.width - 40 || y > this.height - 40) this.centre(point);
  }

  /** The convent fills the frame as far as it can, and its last places come out from under the tools. */
  #filled(at: number, length: number, frame: number, covered: number): number {
    const least = frame - length - covered - DARK;
    return least > DARK ? (frame - covered - length) / 2 : Math.min(DARK, Math.max(least, at));
  }

  /** The sheet never leaves the frame altogether. */
  #set(x: number, y: number, scale: number): void {
    const edge = (at: number, length: number, frame: number): number =>
      length <= frame ? Math.min(Math.max(at, -length * 0.25), frame - length * 0.75) : Math.min(frame * 0.4, Math.max(frame * 0.6 - length, at));
    this.scale = scale;
    this.x = edge(x, this.sheet.width * scale, this.width);
    this.y = edge(y, this.sheet.height * scale, this.height);
  }
}
