"""How soon a decision is seen: `uv run python -m bench.page.shown`. Prints a table.

From the moment the server's answer reaches the page until the frame that shows it has been handed over to be painted,
for decisions of my own and of others, in a game against bots that take a third of a second each, with the notebook open
beside the board: what it fills in comes with the same answer.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browsing import Server, Visitor
from tests.page.chromium import chromium

DECISIONS = 60
WATCH = """
window.shown = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...address) {
    super(...address);
    super.addEventListener("message", ({ data }) => {
      if (!data.startsWith('{"type":"update"')) return;
      const came = performance.now();
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.shown.push(performance.now() - came);
      requestAnimationFrame(() => painted.port2.postMessage(0));
    });
  }
};
"""
"""A message sent in the frame's own callback is received when that frame is laid out and painted."""


def watched(browser: Any, base: str, game: str, size: str) -> list[float]:
    """Milliseconds, for each update of some dozen decisions."""
    visitor, chance = Visitor(browser, base, size=size, moving=True), random.Random(3)
    visitor.come_in()
    seat = int(game == "nuns")
    id = visitor.open(game, "bmbb" if seat else "mbbb")
    visitor.tab.add_init_script(WATCH)
    visitor.go(f"/m/{id}").wait_for_selector("section.now")
    visitor.tab.keyboard.press("n")
    visitor.tab.wait_for_timeout(1000)
    visitor.tab.evaluate("window.shown.length = 0")
    for _ in range(DECISIONS):
        stands = visitor.stands(id, seat)
        if stands["choices"]:
            choice = chance.choice(stands["choices"])["choice"]
            visitor.act(id, seat, type="decide", choices=[choice], n=stands["n"])
        visitor.tab.wait_for_timeout(400)
    found: list[float] = json.loads(visitor.tab.evaluate("JSON.stringify(window.shown)"))
    visitor.leave()
    return sorted(found)


def main() -> None:
    print("| a decision shown | updates | p50 | p95 | at most |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder), pace=0.3)
        for size in ("desktop", "phone"):
            for game in ("rose", "eleven", "nuns"):
                times = watched(browser, server.base, game, size)
                p50, p95 = statistics.median(times), times[int(len(times) * 0.95)]
                print(f"| {game}, {size} | {len(times)} | {p50:.0f} ms | {p95:.0f} ms | {times[-1]:.0f} ms |")
        server.stop()


if __name__ == "__main__":
    main()
