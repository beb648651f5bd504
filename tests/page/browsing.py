"""Browsers at a real server: who visits, what went wrong on their page, and what came to them over the line."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from subrosa import page
from subrosa.games import names

RATES = dict.fromkeys(("guest", "open", "code", "address", "person", "socket", "command"), "9999/second")
CODE = """
import random, secrets, sys, uuid
random.SystemRandom = lambda: random.Random(7)
from pathlib import Path
from subrosa.table import hub
from subrosa.web import Settings, serve
hub.new_secret = lambda: ""
port, page, store, pace, rates = sys.argv[1:]
how = {"pace": float(pace), "grid": 0.001, "log": "none", "rates": eval(rates)}
serve(Settings(port=int(port), page=Path(page), store=store, **how))
"""
"""Chance is the same at every table, and so not under seal: a game that went well once goes well again; tokens stay by
chance."""
SIZES = {
    "desktop": (1440, 900),
    "tablet": (900, 1180),
    "phone": (390, 844),
    "aside": (844, 390),
    "short": (360, 640),
    "notched": (844, 340),
    "upright": (820, 1180),
    "lying": (1180, 820),
    "laptop": (1280, 720),
    "wide": (2560, 1440),
}
"""`aside` is a phone on its side, `lying` a tablet. `short` and `notched` are phones as they are met: a browser's own
bars take their height, a notch and the bar for gestures their edges."""
WINDOWS = [window for window in SIZES if window != "tablet"]
"""What every view is looked at in."""
INSETS = {"notched": {"left": 47, "right": 47, "bottom": 21}}
"""What of a window nothing may stand in."""
PHONES = {"phone", "aside", "short", "notched"}
TOUCHED = PHONES | {"upright", "lying"}
"""Where fingers choose."""
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Everything that came has been drawn."""


class Server:
    """A server of its own process, with a quick pace. Stopped and started again it has the same address and store."""

    def __init__(self, folder: Path, pace: float = 0.02):
        self.store, self.port, self.base, self.pace = folder / "kept.db", 0, "", pace
        self._running: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        told = [str(one) for one in (self.port, page.ensure(), self.store, self.pace, RATES)]
        command = [sys.executable, "-u", "-c", CODE, *told]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._running.stdout is not None
        said = next(line for line in self._running.stdout if "http://" in line)
        self.base = re.findall(r"http://[\d.:]+", said)[0]
        self.port = int(self.base.rsplit(":", 1)[1])

    def stop(self) -> None:
        assert self._running is not None and self._running.stdout is not None
        self._running.terminate()
        self._running.wait(20)
        self._running.stdout.close()


class Visitor:
    """Somebody with a browser of their own: one profile, one tab. By the end nothing may have gone wrong there."""

    def __init__(
        self,
        browser: Any,
        base: str,
        *,
        size: str = "desktop",
        language: str = "en",
        dark: bool = False,
        moving: bool = False,
        moments: bool = False,
        **more: Any,
    ):
        width, height = SIZES[size]
        hand = size in PHONES
        self.base, self.size = base, size
        self.context = browser.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            has_touch=hand,
            is_mobile=hand,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        # Who plays whole games here does not look at moments; those who do say so.
        wish = f"Object.assign(JSON.parse(localStorage.subrosa ?? '{{}}'), {{moments: {str(moments).lower()}}})"
        self.context.add_init_script(f"localStorage.subrosa = JSON.stringify({wish})")
        self.wrong: list[str] = []
        """Errors of the page and of its console."""
        self.heard: list[str] = []
        """Every text that came: frames of sockets, and answers to requests of the page's own routes."""
        self.tab = self.open_tab()

    def open_tab(self) -> Any:
        tab = self.context.new_page()
        tab.set_default_timeout(30_000)
        fit(tab, self.size)
        tab.on("pageerror", lambda error: self.wrong.append(str(error)))
        tab.on("console", self._console)
        tab.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))
        tab.on("response", self._response)
        return tab

    def _console(self, said: Any) -> None:
        # Nobody yet, and a line that is cut, are named there by the browser itself.
        if said.type == "error" and not re.search(r"status of 401|WebSocket connection|ERR_", said.text):
            self.wrong.append(said.text)

    def _response(self, response: Any) -> None:
        from playwright.sync_api import Error

        if "/api/" in response.url and response.request.resource_type in ("fetch", "xhr"):
            with contextlib.suppress(Error):  # who leaves does not wait for the last answers
                self.heard.append(response.text())

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A route of the server, as this visitor."""
        answer = self.context.request.fetch(
            f"{self.base}/api/v1{path}", method=method, data=body, headers={"origin": self.base}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def come_in(self, name: str = "Marta") -> None:
        self.ask("POST", "/me", {"name": name, "language": "en"})

    def open(self, game: str, chairs: str, **wishes: Any) -> str:
        """A table, by its chairs: `m` for me, `b` for a bot, `o` for an open one. Its id."""
        kinds = {"m": {"kind": "me"}, "b": {"kind": "bot", "bot": "greedy"}, "o": {"kind": "open"}}
        wish = {"game": game, "seats": len(chairs), "chairs": [kinds[chair] for chair in chairs], **wishes}
        found: str = self.ask("POST", "/matches", wish)["table"]["id"]
        return found

    def seat(self, id: str) -> int:
        """Where I sit."""
        return [chair["you"] for chair in self.ask("GET", f"/matches/{id}")["seats"]].index(True)

    def stands(self, id: str, seat: int) -> Any:
        """What one of my seats sees now."""
        return self.ask("GET", f"/matches/{id}/seat?seat={seat}")

    def act(self, id: str, seat: int, **act: Any) -> Any:
        return self.ask("POST", f"/matches/{id}/commands?seat={seat}", act)

    def go(self, path: str = "/") -> Any:
        self.tab.goto(self.base + path)
        self.tab.wait_for_selector("main")
        return self.tab

    def leave(self) -> None:
        self.context.close()
        assert self.wrong == [], self.wrong


def fit(tab: Any, window: str) -> None:
    """Make it one of our windows."""
    width, height = SIZES[window]
    insets = {edge: INSETS.get(window, {}).get(edge, 0) for edge in ("top", "right", "bottom", "left")}
    session = tab.context.new_cdp_session(tab)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    tab.set_viewport_size({"width": width, "height": height})


Visit = Callable[..., Visitor]
AXE = page.WEB / "node_modules/axe-core/axe.min.js"


def findings(tab: Any, within: str = "body") -> list[str]:
    """What axe-core finds wrong with what is shown now: the rule, the element, and why."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(AXE.read_text("utf-8"))
    found = tab.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


OVERFLOWS = """
(within) => {
  const found = new Set();
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.add(`the page is ${wide}px too wide`);
  const once = (find) => {
    const known = new Map();
    return (one) => known.get(one) ?? known.set(one, find(one)).get(one);
  };
  const lookOf = once((one) => getComputedStyle(one));
  const boxOf = once((one) => one.getBoundingClientRect());
  const unseen = once((one) => !!one && (lookOf(one).clipPath.startsWith("inset(50%") || unseen(one.parentElement)));
  const block = (one) => (/^inline$|contents/.test(lookOf(one).display) ? block(one.parentElement) : one);
  const meant = (look) => look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none";
  const named = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}">`;

  /* How far a line stands out of a box: sideways, and up or down. Letters may be higher than their line. */
  const beyond = (line, box, slack) => [
    Math.max(box.left - line.left, line.right - box.right),
    Math.max(box.top - line.top, line.bottom - box.bottom) - slack,
  ].map(Math.round);

  function cut(line, start, slack) {
    let [free, fixed, sideways, upright] = [false, false, true, true];
    for (let one = start; one && one !== document.body && !fixed; one = one.parentElement) {
      const look = lookOf(one);
      if (look.display === "contents" || (free && look.position === "static")) continue;
      free = look.position === "absolute";
      fixed = look.position === "fixed";
      if (meant(look)) return;
      const [x, y] = beyond(line, boxOf(one), slack);
      if (/hidden|clip/.test(look.overflowX) && sideways && x > 1) return `${named(one)} cuts off ${x}px`;
      if (/hidden|clip/.test(look.overflowY) && upright && y > 1) return `${named(one)} cuts off ${y}px below or above`;
      if (/auto|scroll/.test(look.overflowX)) sideways = false;
      if (/auto|scroll/.test(look.overflowY)) upright = false;
      if (!sideways && !upright) return;
    }
  }

  const texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || unseen(parent)) continue;
    if (parent.closest("svg, [data-scrolls], [data-spare], script, style, noscript, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const slack = Math.max(2, parseFloat(lookOf(parent).fontSize) * 0.35);
    const place = block(parent);
    const say = (what) => found.add(`"${text.data.trim().slice(0, 60)}" in ${named(parent)}: ${what}`);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      if (meant(lookOf(place))) continue;
      const [x, y] = beyond(line, boxOf(place), slack);
      const scrolls = /auto|scroll/;
      const least = lookOf(place).overflow;
      if (x > 1 && !scrolls.test(least)) say(`stands ${x}px out of ${named(place)} at its side`);
      if (y > 1 && !scrolls.test(least)) say(`stands ${y}px out of ${named(place)} below or above`);
      const how = cut(line, place, slack);
      if (how) say(how);
    }
  }
  return [...found];
}
"""
"""Every line of text must stand in its own box, and in each box round it that does not show what sticks out. What ends
in an ellipsis, and what can be scrolled to, is meant so. Letters of drawings are the drawing's own matter."""


def overflows(tab: Any, within: str = "body") -> list[str]:
    """What is wider than its place, or cut off by it."""
    found: list[str] = tab.evaluate(OVERFLOWS, within)
    return found


KEY = re.compile(
    rf"\b(?:page|match|lobby|puzzle|study|table|web|common|{'|'.join(names())})-[a-z]+(?:-[a-z]+)*\b|\{{\$?\w+\}}"
)


SAID = """
() => {
  const names = ["aria-label", "title", "placeholder"];
  const read = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
  const heard = read.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [document.body.innerText, ...heard].join("\\n");
}
"""


def keys_shown(tab: Any) -> list[str]:
    """Names of sentences, where a sentence should stand: in the text or in what is read aloud."""
    said: str = tab.evaluate(SAID)
    return KEY.findall(said)
