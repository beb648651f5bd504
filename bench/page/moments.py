"""Do moments run smoothly, and does anything jump? `uv run python -m bench.page.moments [GAME ...]`. Prints a table.

Each moment of each game once, at a desk and on a phone: frames a second while it plays, how long the slowest
twentieth of them took, and how far what stands on the page was shifted before and after it (what browsers call layout
shift). What a moment itself moves does not count, nor what a hand has just asked for, nor what glides to its place
before one's eyes. Without a graphics card frames are painted in software: a player's machine is quicker.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browsing import Server, Visitor
from tests.page.chromium import chromium
from tests.page.staging import Scene, Theatre
from tests.page.test_moments import READER, program

AFTER = 400
"""For so many milliseconds after a moment it is looked whether anything jumps."""
WATCH = """
window.shifts = [];
const glides = (node) => {
  for (let one = node?.nodeType === 3 ? node.parentElement : node; one; one = one.parentElement)
    if (one.getAnimations().some(({ effect }) => "translate" in (effect.getKeyframes()[0] ?? {}))) return true;
  return false;
};
const jumps = (one) => !one.hadRecentInput && !one.sources.every(({ node }) => glides(node));
new PerformanceObserver((list) =>
  list.getEntries().filter(jumps).forEach((one) => shifts.push([one.startTime, one.value])),
).observe({ type: "layout-shift", buffered: true });
"""
FRAMES = """
([kind, longest]) => {
  window.played = new Promise((done) => {
    const plays = () => document.querySelector(`[data-moment=${kind}]:not([data-still])`);
    let [began, before, gaps] = [0, 0, []];
    const next = (now) => {
      if (before) gaps.push(now - before);
      if (plays() && !(began && now - began > longest)) {
        began ||= now;
        before = now;
      } else if (began) return done({ began, ended: now, gaps });
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
"""
"""Begins to look for a moment, and promises how long each of its frames took, from the first that shows it."""


def measured(theatre: Theatre, scene: Scene) -> dict[str, float]:
    """Frames a second while a moment plays, the p95 of a frame in milliseconds, and the shift outside it."""
    tab = theatre.tab
    theatre.open(scene)
    tab.wait_for_timeout(AFTER)
    stood: float = tab.evaluate("performance.now()")
    beats = next(one.beats for one in scene.then.tale if one.kind == scene.kind)
    tab.evaluate(FRAMES, [scene.kind, sum(beats) + AFTER])
    theatre.send(scene.then)
    found: dict[str, Any] = tab.evaluate("played")
    tab.keyboard.press("Escape")
    tab.wait_for_timeout(AFTER)
    gaps = sorted(found["gaps"])
    shifts = tab.evaluate("shifts")
    outside = [value for at, value in shifts if stood < at and not found["began"] <= at <= found["ended"]]
    return {"fps": 1000 * len(gaps) / sum(gaps), "p95": gaps[int(len(gaps) * 0.95)], "shift": sum(outside)}


def main(wanted: list[str]) -> None:
    print("| moment | window | frames a second | p95 of a frame | shift outside |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        for game in wanted or sorted(READER):
            for size in ("desktop", "phone"):
                visitor = Visitor(browser, server.base, size=size, moments=True, moving=True)
                visitor.tab.add_init_script(WATCH)
                theatre = Theatre(visitor, game, READER[game])
                for scene in program(game):
                    row = measured(theatre, scene)
                    figures = f"{row['fps']:.0f} | {row['p95']:.0f} ms | {row['shift']:.3f}"
                    print(f"| {game}, {scene.kind} | {size} | {figures} |", flush=True)
                visitor.context.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
