/** The hand on the map: one finger or the mouse pans, or drags my novice, two pinch, the wheel zooms, a tap finds the nearest stone. */
import type { Desk } from "../desk.svelte";

/** How far from a stone a finger may be, in pixels of the screen: half a target. */
const REACH = 24;
const STILL = 6;

/** The nearest place to a point of the frame; what is on offer wins. */
export function nearest(desk: Desk, px: number, py: number, offered: Iterable<number> = desk.offered): number {
  const { camera, box } = desk;
  const find = (places: Iterable<number>, reach: number): number => {
    let [found, least] = [0, reach];
    for (const place of places) {
      const [x, y] = camera.over(box.spot(place));
      const far = Math.hypot(x - px, y - py);
      if (far < least) [found, least] = [place, far];
    }
    return found;
  };
  const reach = Math.max(REACH, 17 * camera.scale);
  return find(offered, reach) || find(box.places, reach);
}

interface Taken {
  tap: (place: number, touch: boolean) => void;
  point: (place: number) => void;
}

/** Handlers for the frame. */
export function hand(desk: Desk, frame: () => HTMLElement | undefined, { tap, point }: Taken) {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;
  /** The place my novice was last dragged to; 0: the map is moved. */
  let dragged = 0;

  const at = (event: PointerEvent | WheelEvent): [number, number] => {
    const { left, top } = frame()!.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  function pointerdown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const [x, y] = at(event);
    down.set(event.pointerId, { x, y });
    if (down.size === 1) moved = 0;
    const own = desk.drags && nearest(desk, x, y, [desk.here]) === desk.here;
    dragged = down.size === 1 && own ? desk.here : 0;
  }

  function pointermove(event: PointerEvent): void {
    const [x, y] = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") point(nearest(desk, x, y));
      return;
    }
    moved += Math.hypot(x - before.x, y - before.y);
    if (moved > STILL) {
      desk.camera.held = !dragged;
      if (!frame()!.hasPointerCapture(event.pointerId)) frame()!.setPointerCapture(event.pointerId);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, { x, y }, other);
      else if (dragged) drag(nearest(desk, x, y));
      else desk.camera.pan(x - before.x, y - before.y);
    }
    down.set(event.pointerId, { x, y });
  }

  function drag(to: number): void {
    if (!to || to === dragged) return;
    dragged = to;
    void desk.drag(to);
  }

  function pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    const by = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    desk.camera.zoom(by, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function pointerup(event: PointerEvent): void {
    const known = down.delete(event.pointerId);
    if (!down.size) desk.camera.held = false;
    if (!known || moved > STILL || event.type === "pointercancel") return;
    const place = nearest(desk, ...at(event));
    tap(place, event.pointerType !== "mouse");
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    desk.camera.held = true;
    desk.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
    clearTimeout(rest);
    rest = setTimeout(() => (desk.camera.held = false), 160);
  }
  let rest: ReturnType<typeof setTimeout> | undefined;

  return { pointerdown, pointermove, pointerup, wheel };
}
