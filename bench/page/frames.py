"""What a frame of the Nuns' map costs: `uv run python -m bench.page.frames`. Prints a table.

The map of 155 places on a desktop and on a phone, while it is panned, while it is zoomed, and while figures walk.
Frames a second are those the browser made; without a graphics card it paints and composes in software, so they say
little about a player's machine. The rest is time of the page's own thread, and of painting tiles, for each frame.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from tests.page.browsing import Server, Visitor
from tests.page.chromium import chromium
from tests.page.nuns_hand import Mouse

CATEGORIES = ["toplevel", "cc", "devtools.timeline", "disabled-by-default-devtools.timeline", "benchmark", "viz"]
PARTS = {
    "ThreadControllerImpl::RunTask": "thread",
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "Paint": "paint",
    "PrePaint": "paint",
}
SECONDS = 2
FRAMES = """
([what, seconds]) => new Promise((done) => {
  const map = document.querySelector("[data-nuns-map]");
  const box = map.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const send = (kind, px, py) => map.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, button: 0, pointerId: 7, pointerType: "touch", clientX: px, clientY: py }));
  map.setPointerCapture = () => {};
  map.hasPointerCapture = () => true;
  let frame = 0;
  const began = performance.now();
  if (what === "pan") send("pointerdown", x, y);
  const next = (now) => {
    const t = (frame++ / 60) * Math.PI;
    if (what === "pan") send("pointermove", x + 120 * Math.sin(t), y + 80 * Math.sin(2 * t));
    if (what === "zoom") map.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: Math.sin(t) > 0 ? -20 : 20 }));
    if (now - began < seconds * 1000) return requestAnimationFrame(next);
    if (what === "pan") send("pointerup", x, y);
    done(frame);
  };
  requestAnimationFrame(next);
})
"""
"""Moves the map by a hand for some seconds, one event a frame, and says how many frames there were."""


def measured(tab: Any, what: str) -> dict[str, float]:
    """Frames a second, and milliseconds of each kind for a frame."""
    if what == "walk":
        ready_to_stop(tab)
    tab.context.browser.start_tracing(page=tab, categories=CATEGORIES)
    frames = moved(tab, what)
    events = json.loads(tab.context.browser.stop_tracing())["traceEvents"]
    pages = {(one["pid"], one["tid"]) for one in events if one["name"] == "UpdateLayoutTree"}
    cost: defaultdict[str, float] = defaultdict(float)
    for one in events:
        spent = one.get("tdur", one.get("dur", 0)) / 1000
        if one["name"] == "RasterTask":
            cost["tiles"] += spent
        elif one["name"] in PARTS and (one["pid"], one["tid"]) in pages:
            cost[PARTS[one["name"]]] += spent
    return {"fps": frames / SECONDS, **{kind: total / max(frames, 1) for kind, total in cost.items()}}


def ready_to_stop(tab: Any) -> None:
    """A novice has planned her move; as soon as she stops, everybody else walks."""
    hand = Mouse(tab, Random(1))
    for shown in hand.questions():
        if "stop" in shown.choices:
            return
        hand.answer(shown)


def moved(tab: Any, what: str) -> int:
    """The map is panned or zoomed, or figures walk: how many frames there were."""
    if what == "walk":
        tab.locator("[data-choice=stop]").click()
    return int(tab.evaluate(FRAMES, [what, SECONDS]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="the rows as JSON")
    asked = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        for size in ("desktop", "phone"):
            visitor = Visitor(browser, server.base, size=size, moving=True)
            visitor.come_in()
            tab = visitor.go("/m/" + visitor.open("nuns", "bbmb"))
            tab.wait_for_selector("section.now .cards button")
            for what in ("pan", "zoom", "walk"):
                row = measured(tab, what)
                rows.append({"size": size, "what": what, **row})
                print(_line(rows[-1]), flush=True)
            visitor.context.close()
        server.stop()
    if asked.json:
        print(json.dumps(rows))


def _line(row: Mapping[str, Any]) -> str:
    kinds = ("thread", "script", "style", "layout", "paint", "tiles")
    figures = "  ".join(f"{kind} {row.get(kind, 0.0):5.1f}" for kind in kinds)
    return f"{row['size']:8} {row['what']:5} {row['fps']:5.1f} a second; ms a frame: {figures}"


if __name__ == "__main__":
    main()
