"""How quickly the page stands: `uv run python -m bench.page.opening`. Prints a table.

A server that is warm, a browser that has never been here, its processor slowed down fourfold. Interactive is when the
first game can be begun by a click and the page's thread has come to rest; everything counts from the request on.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browsing import Server, Visitor
from tests.page.chromium import chromium

SLOWER = 4
ROUNDS = 7
WATCH = """
addEventListener("DOMContentLoaded", () => {
  let busy = 0;
  const rests = (task) => (busy = Math.max(busy, task.startTime + task.duration));
  new PerformanceObserver((list) => list.getEntries().forEach(rests)).observe({ type: "longtask", buffered: true });
  const look = () => {
    const there = document.querySelector("main li button:enabled");
    if (!there) return requestAnimationFrame(look);
    const stood = performance.now();
    setTimeout(() => (window.stood = { shown: stood, interactive: Math.max(stood, busy) }), 1500);
  };
  look();
});
"""


def opened(browser: Any, base: str, **how: Any) -> dict[str, float]:
    """One first visit: kilobytes over the line, milliseconds until it is shown, and until it answers."""
    visitor = Visitor(browser, base, **how)
    sent: list[float] = []
    line = visitor.context.new_cdp_session(visitor.tab)
    line.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.tab.add_init_script(WATCH)
    visitor.tab.goto(base)
    visitor.tab.wait_for_function("() => window.stood")
    found: dict[str, float] = visitor.tab.evaluate("window.stood")
    visitor.leave()
    return {"kilobytes": sum(sent) / 1000, **found}


def main() -> None:
    print("| first view | KB over the line | shown | interactive |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        for name, how in {"desktop": {}, "phone": {"size": "phone"}, "desktop, Czech": {"language": "cs-CZ"}}.items():
            rounds = [opened(browser, server.base, **how) for _ in range(ROUNDS)]
            middle = {kind: statistics.median(one[kind] for one in rounds) for kind in rounds[0]}
            print(f"| {name} | {middle['kilobytes']:.0f} | {middle['shown']:.0f} ms | {middle['interactive']:.0f} ms |")
        server.stop()


if __name__ == "__main__":
    main()
