/** A QR code of a text: byte mode, error correction M, versions 1 to 15. By the standard, nothing more than links need. */

const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const LARGEST = 15;
type Grid = boolean[][];

/** Rows of dark (true) and light squares. */
export function qr(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = fitting(bytes.length);
  const stream = withChecks(codewords(bytes, version), version);
  const size = version * 4 + 17;
  let best: Grid | undefined;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const { dark, fixed } = frame(version, size);
    formatBits(dark, fixed, size, mask);
    lay(dark, fixed, size, stream, mask);
    const cost = penalty(dark);
    if (cost < least) [best, least] = [dark, cost];
  }
  return best!;
}

function room(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return modules >> 3;
}

const data = (version: number): number => room(version) - CHECKS[version]! * BLOCKS[version]!;

function fitting(length: number): number {
  for (let version = 1; version <= LARGEST; version++)
    if (length + (version < 10 ? 2 : 3) <= data(version)) return version;
  throw new RangeError("too long for a QR code");
}

function codewords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const most = data(version) * 8;
  put(0, Math.min(4, most - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

function times(a: number, b: number): number {
  let found = 0;
  for (let i = 7; i >= 0; i--) {
    found = (found << 1) ^ ((found >> 7) * 0x11d);
    found ^= ((b >> i) & 1) * a;
  }
  return found;
}

function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) found[j] = times(found[j]!, root) ^ (found[j + 1] ?? 0);
  return found;
}

function remainder(block: number[], by: number[]): number[] {
  const found = by.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ found.shift()!;
    found.push(0);
    by.forEach((value, i) => (found[i]! ^= times(value, factor)));
  }
  return found;
}

/** Blocks with their check words, interleaved. */
function withChecks(words: number[], version: number): number[] {
  const blocks = BLOCKS[version]!;
  const checks = CHECKS[version]!;
  const all = room(version);
  const short = blocks - (all % blocks);
  const length = Math.floor(all / blocks) - checks;
  const by = divisor(checks);
  const parts: number[][] = [];
  const ends: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const part = words.slice(at, (at += length + (i < short ? 0 : 1)));
    parts.push(part);
    ends.push(remainder(part, by));
  }
  const woven: number[] = [];
  for (let i = 0; i <= length; i++) for (const part of parts) if (i < part.length) woven.push(part[i]!);
  for (let i = 0; i < checks; i++) for (const end of ends) woven.push(end[i]!);
  return woven;
}

/** Everything that is not data: finders, timing, alignment, version. */
function frame(version: number, size: number): { dark: Grid; fixed: Grid } {
  const empty = (): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const dark = empty();
  const fixed = empty();
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const marks = alignment(version, size);
  const last = marks.length - 1;
  marks.forEach((cx, i) =>
    marks.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, on);
      set(b, a, on);
    }
  }
  return { dark, fixed };
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const marks = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (marks * 2 - 2)) * 2;
  const found = [6];
  for (let at = size - 7; found.length < marks; at -= step) found.splice(1, 0, at);
  return found;
}

function formatBits(dark: Grid, fixed: Grid, size: number, mask: number): void {
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  const set = (x: number, y: number, on: boolean): void => {
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The data, up and down in columns of two, every square turned where the mask says so. */
function lay(dark: Grid, fixed: Grid, size: number, stream: number[], mask: number): void {
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let along = 0; along < size; along++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - along : along;
        if (fixed[y]![x]) continue;
        const on = i < stream.length * 8 && ((stream[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        i += 1;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
      }
  }
}

/** How hard this would be to read: runs, blocks, false finders, too dark or too light. */
function penalty(dark: Grid): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  let cost = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * ((text.match(/(?=10111010000)/g)?.length ?? 0) + (text.match(/(?=00001011101)/g)?.length ?? 0));
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const on = dark[y]![x];
      if (on === dark[y]![x + 1] && on === dark[y + 1]![x] && on === dark[y + 1]![x + 1]) cost += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return cost + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
