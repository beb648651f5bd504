/** What a telling moves about on the page glides to its new place: nobody has to look for it, and nothing jumps away from
 * under a finger. What a hand has just done is shown at once, and so is everything to those who want less motion. */
import { less, time } from "../../theme/motion";

const GLIDES = ":scope > *, [data-glides], [data-rows-glide] > :nth-child(-n + 40)";
/** So long after a key or a press everything is what the hand wanted. */
const BY_HAND = 500;

type Place = { x: number; y: number };

/** What stands farther than this beyond the window does not glide: nobody would see it. */
const PAST = 200;

function inSight(one: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > -PAST && top < innerHeight + PAST;
}

/** Is it on the stage? That lies over the board and moves nothing about. */
const staged = (node: Node): boolean => !!(node instanceof Element ? node : node.parentElement)?.closest("[data-moment]");

/** What is left of a glide that is on. */
function left(one: Element): Place {
  const [x = 0, y = 0] = getComputedStyle(one).translate.split(" ").map((part) => parseFloat(part) || 0);
  return { x, y };
}

/** Where things stand, each by the nearest thing round it that glides: it is carried along by that. */
function places(root: Element): Map<Element, Place> {
  const found = [...root.querySelectorAll(GLIDES)].filter((one) => one.checkVisibility());
  const boxes = new Map([root, ...found].map((one) => [one, one.getBoundingClientRect()]));
  const round = (one: Element): Element => {
    for (let up = one.parentElement; up && up !== root; up = up.parentElement) if (boxes.has(up)) return up;
    return root;
  };
  return new Map(
    found.map((one) => {
      const [own, outer, rest] = [boxes.get(one)!, boxes.get(round(one))!, left(one)];
      return [one, { x: own.left - outer.left - rest.x, y: own.top - outer.top - rest.y }];
    }),
  );
}

/** Look after everything in a match; gives back how to stop. */
export function gliding(root: Element): () => void {
  let [stood, touched] = [places(root), 0];
  const touch = (event: Event): void => void (touched = event.timeStamp);
  const settle = (): void => void (stood = places(root));

  function go(one: Element, to: Place): void {
    const from = stood.get(one);
    if (!from) return;
    const [rest, x, y] = [left(one), from.x - to.x, from.y - to.y];
    if ((Math.abs(x) < 1 && Math.abs(y) < 1) || !inSight(one)) return;
    one.animate([{ translate: `${x + rest.x}px ${y + rest.y}px` }, { translate: "0px 0px" }], { duration: time("slide"), easing: "ease-out" });
  }
  const changed = new MutationObserver((records) => {
    if (records.every(({ target }) => staged(target))) return;
    const now = places(root);
    if (!less() && performance.now() - touched > BY_HAND) now.forEach((to, one) => go(one, to));
    stood = now;
  });

  changed.observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", settle);
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, touch, true);
  return () => {
    changed.disconnect();
    removeEventListener("resize", settle);
    for (const kind of ["keydown", "pointerdown"]) removeEventListener(kind, touch, true);
  };
}
