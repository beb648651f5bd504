"""Pictures of every view of the page, into `docs/screens`: `uv run python -m tests.page.screens [VIEW ...]`

A server of its own, one person, bots; each table is played by the page's own routes up to the moment that is shown.
Each view is taken at a desk and on a phone; boards and moments also on a tablet and on a phone that lies, boards on
phones below a browser's bars, a tablet that lies, a small laptop and a wide screen, some in the dark and in Czech. An
evening of each game is one match, moment by moment.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from subrosa import page
from subrosa.bots import GreedyBot
from subrosa.puzzles import by_id
from subrosa.store import new_id
from subrosa.table.entries import Chair
from subrosa.table.showing import listing
from tests.table.people import BOT, Played
from tests.web.served import Served, serving

from .browsing import Visitor
from .chromium import chromium
from .staging import Theatre, found, staged
from .test_moments import MOMENTS as KINDS
from .test_moments import READER, program

FOLDER = page.ROOT / "docs/screens"
WAYS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"size": "phone"},
    "tablet": {"size": "tablet"},
    "aside": {"size": "aside"},
    "short": {"size": "short"},
    "notched": {"size": "notched"},
    "lying": {"size": "lying"},
    "laptop": {"size": "laptop"},
    "wide": {"size": "wide"},
    "dark": {"dark": True},
    "czech": {"language": "cs-CZ"},
}
"""How each view is taken."""
EVERYTHING = ("desktop", "phone")
"""Where all of them are; elsewhere those of `AT`, and moments where windows are other than at a desk."""
BOARDS = {"rose", "eleven", "nuns", "nuns-guards"}
AT = {
    "lying": BOARDS,
    "laptop": BOARDS,
    "wide": BOARDS,
    "tablet": {*BOARDS, "lobby", "replay", "puzzle"},
    "aside": {*BOARDS, "lobby", "replay"},
    "short": BOARDS,
    "notched": BOARDS,
    "dark": {*BOARDS, "lobby", "rose-end", "puzzle", "moment-rose-night", "profile"},
    "czech": {*BOARDS, "lobby", "set-up", "join", "learn", "rules", "profile", "rose-end"},
}
SCALES = {"desktop": 2 / 3, "tablet": 0.6, "lying": 0.6, "laptop": 0.6, "wide": 0.5, "dark": 2 / 3, "czech": 2 / 3}
"""Smaller than they are, where that can still be read: a repository is no album."""
QUALITY = 36
SETTLED = 500
"""Milliseconds for pictures and fonts to arrive and for what moves to come to rest."""
FAR = {"rose": ("day", 3), "eleven": ("hour", 4), "nuns": ("round", 4)}
"""How far a match has come when it is shown."""
TITLES = {"rose": "Snow in November", "eleven": "The last organ", "nuns": "After compline"}

EVENINGS = ("rose", "eleven", "rose", "nuns", "rose", "rose", "nuns", "eleven", "rose", "nuns", "rose", "rose")
TOOK = {"rose": 75 * 60.0, "eleven": 100 * 60.0, "nuns": 45 * 60.0}
"""Seconds of an evening, as they are said on the box."""
LINE_UP = ("easy", "medium", "hard", "medium")


class Stage:
    """The tables that are shown, and Marta, whose they are."""

    def __init__(self, served: Served, browser: Any):
        self.served, self.marta, self.bot = served, Visitor(browser, served.base), GreedyBot(random.Random(11))
        self.marta.come_in("Marta")
        self._tables: dict[str, str] = {}

    def table(self, name: str) -> str:
        """A table by what is to be seen at it, made when first wanted."""
        if name not in self._tables:
            self._tables[name] = self._made(name)
        return self._tables[name]

    def _made(self, name: str) -> str:
        if name == "waiting":
            return self.marta.open("rose", "moob", title=TITLES["rose"])
        if name == "shared":
            return self.marta.open("rose", "mmb", title=TITLES["rose"])
        game, _, end = name.partition("-")
        guards = game == "guards"
        game = "nuns" if guards else game
        seat = 1 if game == "nuns" and not guards else 0
        field, far = FAR[game]
        while True:
            id = self.marta.open(game, "bmbb" if seat else "mbbb", title=TITLES[game])
            if self.play(id, seat, (lambda view: False) if end else (lambda view: view[field] >= far)) or end:
                return id

    def play(self, id: str, seat: int, until: Callable[[Any], bool]) -> bool:
        """Play a seat as the greedy bot would until it is asked at the moment that is wanted. All is over: False."""
        while True:
            stands = self.marta.stands(id, seat)
            if stands["view"]["step"] == "over":
                return False
            if not stands["choices"]:
                continue
            if until(stands["view"]):
                return True
            match = self.served.table(id).begun
            line = self.bot.choose(match.view(seat), match.tellings(seat)).text
            self.marta.act(id, seat, type="decide", choices=[line], n=stands["n"])

    def play_evenings(self) -> None:
        """Matches that Marta played with bots of several levels, one every other day, in no time."""
        if "evenings" not in self._tables:
            me = self.marta.ask("GET", "/me")["id"]
            for number, game in enumerate(EVENINGS):
                self._tables["evenings"] = self._evening(me, game, number)
            while not self.served.app.house.rater.ratings.take(self.served.app.house.rater.ratings.waiting()):
                pass

    def _evening(self, me: str, game: str, number: int) -> str:
        """They are played by whoever chooses anything, and kept under the names of levels."""
        seat = number % 2 if game == "nuns" else 0
        chairs = [BOT] * 4
        chairs[seat] = Chair("person", me, "Marta")
        for seed in range(number, number + 4):  # she is lucky
            played = Played(game, chairs, seed=seed)
            played.play_until(lambda table: table.begun.over, seed=seed)
            if played.table.begun.places[seat] < 3 + number % 2:
                break
        told, at = listing(played.table), time.time() - (len(EVENINGS) - number) * 2 * 86_400
        rows = tuple(replace(row, bot=LINE_UP[row.seat]) if row.bot else row for row in told.chairs)
        told = replace(
            told, host=me, title=TITLES[game], created=at, changed=at, began=at - TOOK[game], ended=at, chairs=rows
        )
        self.served.store.create(id := new_id(), played.log, told).result()
        return id


View = Callable[[Stage, Visitor], None]


def at(path: str) -> View:
    return lambda stage, visitor: visitor.go(path)


def lobby(stage: Stage, visitor: Visitor) -> None:
    for game in FAR:
        stage.table(game)
    visitor.go("/")


def match(name: str, key: str = "") -> View:
    """A table; `key` is pressed there."""

    def show(stage: Stage, visitor: Visitor) -> None:
        tab = visitor.go(f"/m/{stage.table(name)}")
        tab.wait_for_selector("section.now, .end, .curtain, .room")
        if key:
            tab.wait_for_timeout(SETTLED)
            tab.keyboard.press(key)

    return show


def lesson(game: str) -> View:
    def show(stage: Stage, visitor: Visitor) -> None:
        tab = visitor.go(f"/learn/{game}")
        tab.locator("main button").first.click()
        tab.wait_for_url("**/m/**")
        tab.wait_for_selector("section.now")

    return show


def invited(stage: Stage, visitor: Visitor) -> None:
    """A link as somebody new opens it."""
    link: str = stage.marta.ask("POST", f"/matches/{stage.table('waiting')}/invite", {"seat": 1})["link"]
    visitor.context.clear_cookies()
    visitor.tab.goto(link if link.startswith("http") else visitor.base + link)
    visitor.tab.wait_for_selector("form")


def replay(stage: Stage, visitor: Visitor) -> None:
    id = stage.table("rose-end")
    moments = stage.marta.ask("GET", f"/matches/{id}/replay?seat=0")["moments"]
    visitor.go(f"/m/{id}/replay?eyes=1&at={moments // 2}").wait_for_selector("svg")


def study(game: str) -> View:
    def show(stage: Stage, visitor: Visitor) -> None:
        visitor.go(f"/m/{stage.table(f'{game}-end')}/study").wait_for_selector("main.study dl")

    return show


def puzzle(game: str, *, solved: bool = False) -> View:
    """The puzzle of a day that has been, with a wrong try and a hint, or solved."""

    def show(stage: Stage, visitor: Visitor) -> None:
        tab = visitor.go(f"/puzzle/{game}?date=2026-11-16")
        tab.wait_for_selector(".chips")
        asked = visitor.ask("GET", f"/puzzles/of-day?date=2026-11-16&game={game}")
        found = by_id(asked["id"])
        wrong = next(answer for answer in found.answers if answer != found.answer)
        for answer in (wrong, found.answer)[: 2 if solved else 1]:
            tab.click(f"[data-answer='{answer}']")
            tab.keyboard.press("Enter")
            tab.wait_for_selector(".after h2" if answer == found.answer else ".said")
        if not solved:
            tab.click(f"[data-answer='{found.answers[-1]}']")

    return show


def moment(game: str, kind: str) -> View:
    """The last picture of a moment."""

    def show(stage: Stage, visitor: Visitor) -> None:
        theatre = Theatre(visitor, game, READER[game])
        theatre.play(next(scene for scene in program(game) if scene.kind == kind), anew=True)
        visitor.tab.wait_for_selector(f"[data-moment={kind}][data-still]")

    return show


def notices(stage: Stage, visitor: Visitor) -> None:
    visitor.go("/").click(".bell button")
    visitor.tab.wait_for_selector("dialog[open]")


def profile(stage: Stage, visitor: Visitor) -> None:
    """My page after some evenings with bots."""
    stage.play_evenings()
    visitor.go("/me/page").wait_for_selector("main aside")


MOMENTS = {
    "rose": ("night", "dawn", "revelation", "called", "conversion", "sealed", "end"),
    "eleven": ("hour", "order", "role", "look", "organ", "declaration", "out", "end"),
    "nuns": ("seen", "heard", "caught", "key", "wish", "end"),
}
"""In the order of an evening."""

VIEWS: dict[str, View] = {
    "lobby": lobby,
    "set-up": at("/new/rose"),
    "set-up-eleven": at("/new/eleven"),
    "set-up-nuns": at("/new/nuns"),
    "waiting": match("waiting"),
    "join": invited,
    "hot-seat": at("/hot-seat"),
    "curtain": match("shared"),
    "learn": at("/learn"),
    "lesson-rose": lesson("rose"),
    "lesson-eleven": lesson("eleven"),
    "lesson-nuns": lesson("nuns"),
    "rules": at("/rules/rose"),
    "rules-every": at("/rules/rose/every"),
    "rules-beside": match("rose", "r"),
    "settings": at("/me"),
    "account": at("/me/account"),
    "rose": match("rose"),
    "rose-card": match("rose", "1"),
    "rose-notebook": match("rose", "n"),
    "eleven": match("eleven"),
    "eleven-notebook": match("eleven", "n"),
    "nuns": match("nuns"),
    "nuns-notebook": match("nuns", "n"),
    "nuns-guards": match("guards"),
    "nuns-guards-notebook": match("guards", "n"),
    "rose-end": match("rose-end"),
    "eleven-end": match("eleven-end"),
    "nuns-end": match("nuns-end"),
    "replay": replay,
    "study": study("rose"),
    "study-eleven": study("eleven"),
    "study-nuns": study("nuns"),
    "puzzle": puzzle("rose"),
    "puzzle-solved": puzzle("rose", solved=True),
    "puzzle-eleven": puzzle("eleven"),
    "puzzle-nuns": puzzle("nuns"),
    "puzzle-nuns-solved": puzzle("nuns", solved=True),
    "keys": match("rose", "F1"),
    "profile": profile,
    "notices": notices,
    **{f"moment-{game}-{kind}": moment(game, kind) for game, kinds in MOMENTS.items() for kind in kinds},
}


def taken(way: str, name: str) -> bool:
    return way in EVERYTHING or name in AT[way] or (name.startswith("moment-") and way in ("tablet", "aside"))


def take(tab: Any, file: Path, scale: float = 1) -> None:
    """The window as it stands, as WebP."""
    tab.wait_for_timeout(SETTLED)
    tab.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    whole = {"x": 0, "y": 0, **tab.viewport_size, "scale": scale}
    asked = {"format": "webp", "quality": QUALITY, "clip": whole}
    picture = tab.context.new_cdp_session(tab).send("Page.captureScreenshot", asked)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(picture["data"]))


def evening(browser: Any, base: str, game: str) -> list[str]:
    """One match of a game, moment by moment as they come: the pictures are taken, and what is said at each."""
    at = max((found(game, READER[game], KINDS[game], number) for number in range(6)), key=lambda one: len(one))
    number = next(one for one in range(6) if found(game, READER[game], KINDS[game], one) == at)
    visitor, told = Visitor(browser, base, moments=True), list[str]()
    theatre = Theatre(visitor, game, READER[game])
    for nth, scene in enumerate(staged(game, READER[game], number, at)):
        theatre.play(scene, anew=True)
        moment = visitor.tab.wait_for_selector(f"[data-moment={scene.kind}][data-still]")
        told.append(moment.get_attribute("aria-label"))
        take(visitor.tab, FOLDER / "evening" / f"{game}-{nth + 1}.webp", SCALES["desktop"])
    visitor.leave()
    return told


def evenings(browser: Any, base: str) -> str:
    """All of them on one page."""
    parts = ["# An evening of each game", "", "One match each, moment by moment, from one seat.", ""]
    for game in READER:
        told = evening(browser, base, game)
        shown = [f"![{line}](evening/{game}-{nth + 1}.webp)\n\n{nth + 1}. {line}\n" for nth, line in enumerate(told)]
        parts += [f"## {TITLES[game]}", "", *shown]
    return "\n".join(parts)


def gallery() -> str:
    """All pictures on one page."""
    how = "Every view of the page, as it is now: made by `uv run python -m tests.page.screens`."
    parts = ["# Screens", "", how, "[An evening of each game](evening.md), moment by moment.", ""]
    for name in VIEWS:
        shown = " ".join(
            f"[![{name}, {way}]({way}/{name}.webp)]({way}/{name}.webp)" for way in WAYS if taken(way, name)
        )
        parts += [f"## {name}", "", shown, ""]
    return "\n".join(parts)


def main(wanted: list[str]) -> None:
    unknown = set(wanted) - VIEWS.keys()
    if unknown:
        sys.exit(f"there is no view {min(unknown)!r}; there is {', '.join(VIEWS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "kept.db", page=page.ensure(), pace=0.01) as served,
        chromium() as browser,
    ):
        stage = Stage(served, browser)
        for way, how in WAYS.items():
            for name in filter(partial(taken, way), wanted or VIEWS):
                told: dict[str, Any] = {**how, "moments": name.startswith("moment-")}
                visitor = Visitor(browser, served.base, **told, storage_state=stage.marta.context.storage_state())
                VIEWS[name](stage, visitor)
                take(visitor.tab, FOLDER / way / f"{name}.webp", SCALES.get(way, 1))
                visitor.leave()
                print(way, name, flush=True)
        if not wanted:
            (FOLDER / "evening.md").write_text(evenings(browser, served.base), "utf-8")
    (FOLDER / "README.md").write_text(gallery(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
