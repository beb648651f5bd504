"""Every window: phone and tablet upright and lying, a small laptop, a wide screen; each game at every kind of question
that comes up in it, and not at one sample. Nothing that can be chosen is off screen or covered, nothing lies on
something else, no word is broken, fingers find what they press."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from web.served import Served, serving

from subrosa import page
from subrosa.bots import GreedyBot

from .browsing import SIZES, Visitor, overflows
from .geometry import faults

WINDOWS = {**SIZES, "upright": (820, 1180), "lying": (1180, 820), "laptop": (1280, 720), "wide": (2560, 1440)}
TOUCHED = {"phone", "aside", "upright"}
"""Where fingers choose."""
TABLES = {"rose": ("mbbb", 0), "eleven": ("mbbb", 0), "nuns": ("bmbb", 1), "guards": ("mbbb", 0)}
"""Who sits where, and which seat is looked at."""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
ASKED = """
([n, step]) => {
  const [told, asked] = (document.querySelector(".match:has(> section.now.mine)")?.dataset.at ?? "").split(" ");
  return asked === step && Number(told) >= n;
}
"""
"""Is the page where the match is? Others may have chosen meanwhile."""
MOST = 400
"""No more decisions of the looked-at seat than this: a game that goes on has shown what it asks."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("windows") / "kept.db", page=page.ensure(), pace=0.01) as found:
        yield found


class Walk:
    """A match that is played on until something new is asked."""

    def __init__(self, served: Served, browser: Any, name: str):
        chairs, self.seat = TABLES[name]
        self.served, self.bot = served, GreedyBot(random.Random(5))
        self.marta = Visitor(browser, served.base)
        self.marta.come_in("Marta")
        self.id = self.marta.open("nuns" if name == "guards" else name, chairs)

    def questions(self) -> Iterator[tuple[int, str, str]]:
        """How much was told, the step, and its kind as far as it looks another way; each kind twice."""
        known: dict[str, int] = {}
        decided = 0
        while decided < MOST:
            while not (stands := self.marta.stands(self.id, self.seat))["choices"]:
                if stands["view"]["step"] == "over":
                    return
            if len(stands["choices"]) == 1 and stands["question"].keys() & {"alone", "masked"}:
                continue  # the pages that look on answer it themselves
            step = stands["view"]["step"]
            verbs = {str(one["facts"].get("verb", "")) for one in stands["choices"]}
            kind = f"{step} {' '.join(sorted(verbs))}".strip()
            known[kind] = known.get(kind, 0) + 1
            if known[kind] in (1, 3):
                yield stands["n"], step, kind
            match = self.served.table(self.id).begun
            line = self.bot.choose(match.view(self.seat), match.tellings(self.seat)).text
            decided += 1
            self.marta.act(self.id, self.seat, type="decide", choices=[line], n=stands["n"])


def looked(walk: Walk, browser: Any, windows: list[str], languages: list[str], most: int) -> list[str]:
    """What is wrong at the first so many questions, in each window and language."""
    found: list[str] = []
    eyes = {}
    for language in languages:
        for touch in {window in TOUCHED for window in windows}:
            state = walk.marta.context.storage_state()
            size = "phone" if touch else "desktop"
            eyes[language, touch] = Visitor(
                browser, walk.served.base, size=size, language=language, storage_state=state
            )
            eyes[language, touch].go(f"/m/{walk.id}")
    for at, (n, step, kind) in enumerate(walk.questions()):
        if at == most:
            break
        for (language, touch), visitor in eyes.items():
            for window in windows:
                if (window in TOUCHED) != touch:
                    continue
                width, height = WINDOWS[window]
                visitor.tab.set_viewport_size({"width": width, "height": height})
                visitor.tab.wait_for_function(ASKED, arg=[n, step])
                while visitor.tab.locator(".window .veil").count():
                    visitor.tab.keyboard.press("Escape")
                visitor.tab.wait_for_function(STILL)
                wrong = faults(visitor.tab, 44 if touch else 24) + overflows(visitor.tab, ".match")
                found += [f"{window} {language} {kind}: {one}" for one in wrong]
    for visitor in eyes.values():
        visitor.leave()
    walk.marta.leave()
    return found


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(
    ("windows", "languages", "most"),
    [
        (["phone", "laptop"], ["fr"], 6),
        pytest.param(list(WINDOWS), ["en", "de", "fr", "cs"], 60, marks=pytest.mark.long),
    ],
    ids=["some", "every"],
)
def test_everything_stands_in_its_place(
    served: Served, browser: Any, name: str, windows: list[str], languages: list[str], most: int
) -> None:
    assert looked(Walk(served, browser, name), browser, windows, languages, most) == []
