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

/** Follow the first of these that is on the page; call what is returned to stop. */
export function follow(selectors: readonly string[], moved: (spot: Spot | undefined) => void): () => void {
  let last = "";
  const look = (): void => {
    const box = find(selectors);
    const left = Math.max(0, (box?.left ?? 0) - ROUND_IT);
    const top = Math.max(0, (box?.top ?? 0) - ROUND_IT);
    const spot = box && {
      x: left,
      y: top,
      width: Math.min(innerWidth, box.right + ROUND_IT) - left,
      height: Math.min(innerHeight, box.bottom + ROUND_IT) - top,
    };
    const now = JSON.stringify(spot ?? null);
    if (now !== last) moved(spot);
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

/** Where the card stands: beside what it speaks of if there is room, else over the side of it that is least in the way. */
export function beside(spot: Spot | undefined, card: { width: number; height: number }): { x: number; y: number; side: string } {
  const [gap, edge] = [22, 12];
  const most = { x: innerWidth - card.width - edge, y: innerHeight - card.height - edge };
  const within = (x: number, y: number, side: string): { x: number; y: number; side: string } => ({
    x: Math.max(edge, Math.min(x, most.x)),
    y: Math.max(edge, Math.min(y, most.y)),
    side,
  });
  // On a phone below what it speaks of, or above it: whatever leaves more of it to be seen and used.
  if (spot && innerWidth < PHONE) return within(edge, spot.y + spot.height / 2 > innerHeight * 0.6 ? spot.y - card.height - gap : most.y, "");
  if (!spot) return within((innerWidth - card.width) / 2, (innerHeight - card.height) / 2, "");
  const middle = { x: spot.x + spot.width / 2 - card.width / 2, y: spot.y + spot.height / 2 - card.height / 2 };
  if (innerWidth - spot.x - spot.width > card.width + gap + edge) return within(spot.x + spot.width + gap, middle.y, "right");
  if (spot.x > card.width + gap + edge) return within(spot.x - card.width - gap, middle.y, "left");
  if (innerHeight - spot.y - spot.height > card.height + gap + edge) return within(middle.x, spot.y + spot.height + gap, "below");
  if (spot.y > card.height + gap + edge) return within(middle.x, spot.y - card.height - gap, "above");
  // It fills the page: into the corner, so that most of it can be seen and used.
  return within(most.x, spot.y + edge + gap, "");
}
