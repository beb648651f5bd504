/** Where on the page a thing is that the lesson speaks of, as it moves. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LOOK_AGAIN = 250;
const ROUND_IT = 6;
const PHONE = 700;
const LEAST = 12;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The place of the first of these that is in sight; "all …" is all of them together. */
function find(selectors: readonly string[]): Box | undefined {
  for (const selector of selectors) {
    const all = selector.startsWith("all ");
    const found = [...document.querySelectorAll(all ? selector.slice(4) : selector)].map(inSight);
    const boxes = found.filter((box) => box.right - box.left > LEAST && box.bottom - box.top > LEAST);
    if (boxes.length) return all ? together(boxes) : boxes[0];
  }
  return undefined;
}

/** What can be seen of a thing: a map may be larger than its window. */
function inSight(one: Element): Box {
  let { left, top, right, bottom }: Box = one.getBoundingClientRect();
  for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible" || up instanceof SVGElement) continue;
    const frame = up.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return { left, top, right, bottom };
}

function together(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

const CHOICES = ":is(button:enabled, [role=button]:not([aria-disabled=true]), .offered):not([data-aid], [data-why])";
const ASKED = [".board", ".dock", ".now .choices"].map((area) => `.match > ${area} ${CHOICES}`).join();

/** Where everything is that can be chosen now. */
function choices(): Spot[] {
  const found = [...document.querySelectorAll(ASKED)].map(inSight).filter((box) => box.right > box.left && box.bottom > box.top);
  return found.map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }));
}

/** Follow the first of these that is on the page, and what can be chosen; call what is returned to stop. */
export function follow(selectors: readonly string[], moved: (spot: Spot | undefined, open: Spot[]) => void): () => void {
  let last = "";
  const look = (): void => {
    const box = find(selectors);
    const open = choices();
    const left = Math.max(0, (box?.left ?? 0) - ROUND_IT);
    const top = Math.max(0, (box?.top ?? 0) - ROUND_IT);
    const spot = box && {
      x: left,
      y: top,
      width: Math.min(innerWidth, box.right + ROUND_IT) - left,
      height: Math.min(innerHeight, box.bottom + ROUND_IT) - top,
    };
    const now = JSON.stringify([spot, open]);
    if (now !== last) moved(spot, open);
    last = now;
  };
  look();
  const again = setInterval(look, LOOK_AGAIN);
  addEventListener("resize", look);
  addEventListener("scroll", look, true);
  return () => {
    clearInterval(again);
    removeEventListener("resize", look);
    removeEventListener("scroll", look, true);
  };
}

interface Size {
  width: number;
  height: number;
}
interface Where {
  x: number;
  y: number;
  side: string;
}
const [GAP, EDGE] = [22, 12];

/** How far from each edge of the window the card stays: notch and gesture bar are none of its. */
export function edges(least = EDGE): Box {
  const look = getComputedStyle(document.documentElement);
  const from = (edge: string): number => Math.max(least, Number.parseFloat(look.getPropertyValue(`--inset-${edge}`)) || 0);
  return { left: from("left"), top: from("top"), right: innerWidth - from("right"), bottom: innerHeight - from("bottom") };
}

/** Where the card stands: beside what it speaks of if there is room, else over the side of it that is least in the way; where it
 * would lie on what can be chosen (`open`), wherever it lies on least of that. */
export function beside(spot: Spot | undefined, card: Size, open: readonly Spot[] = []): Where {
  const room = edges();
  const most = { x: room.right - card.width, y: room.bottom - card.height };
  const within = (x: number, y: number, side: string): Where => ({
    x: Math.max(room.left, Math.min(x, most.x)),
    y: Math.max(room.top, Math.min(y, most.y)),
    side,
  });
  // On a phone below what it speaks of, or above it: whatever leaves more of it to be seen and used.
  if (spot && innerWidth < PHONE) return within(EDGE, spot.y + spot.height / 2 > innerHeight * 0.6 ? spot.y - card.height - GAP : most.y, "");
  if (!spot) return within((innerWidth - card.width) / 2, (innerHeight - card.height) / 2, "");
  const anywhere = [most.x, room.left, most.x / 2].flatMap((x) => [room.top, most.y / 2, most.y].map((y) => within(x, y, "")));
  // It fills the page: into the corner, so that most of it can be seen and used.
  const corner = within(most.x, spot.y + EDGE + GAP, "");
  const places = [...sides(spot, card, room).map(({ x, y, side }) => within(x, y, side)), corner, ...anywhere];
  const covered = places.map((place) => open.filter((one) => touches({ ...place, ...card }, one)).length);
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** The sides of what it speaks of that have room for the card. */
function sides(spot: Spot, { width, height }: Size, room: Box): Where[] {
  const middle = { x: spot.x + spot.width / 2 - width / 2, y: spot.y + spot.height / 2 - height / 2 };
  const [wide, high] = [width + GAP, height + GAP];
  return [
    { fits: room.right - spot.x - spot.width > wide, x: spot.x + spot.width + GAP, y: middle.y, side: "right" },
    { fits: spot.x - room.left > wide, x: spot.x - width - GAP, y: middle.y, side: "left" },
    { fits: room.bottom - spot.y - spot.height > high, x: middle.x, y: spot.y + spot.height + GAP, side: "below" },
    { fits: spot.y - room.top > high, x: middle.x, y: spot.y - height - GAP, side: "above" },
  ].filter(({ fits }) => fits);
}

const touches = (a: Spot, b: Spot): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
