"""The first evening of somebody new with a phone as it is met: from the lobby through a lesson to the first own turns,
by finger alone. Whatever is to be pressed is in sight, and nothing goes wrong on the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from . import eleven_hand, nuns_hand, rose_hand
from .browsing import Visit, Visitor
from .test_lessons import ASKED, CARD, FREE, RING, Lesson

PHONES = ("short", "notched")
IN_SIGHT = """(one) => {
  const root = getComputedStyle(document.documentElement);
  const inset = (edge) => Number.parseFloat(root.getPropertyValue(`--inset-${edge}`)) || 0;
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return one.contains(over) && box.left >= inset("left") - 1 && box.right <= innerWidth - inset("right") + 1
    && box.top >= 0 && box.bottom <= innerHeight - inset("bottom") + 1;
}"""
PAST = f"document.querySelectorAll('{CARD} ol li.past').length"
SOME = 6
"""Questions of a first turn."""


def tap(what: Any) -> None:
    """With nothing moved to find it, once it stands."""
    what.wait_for()
    what.page.wait_for_function(IN_SIGHT, arg=what.element_handle(), timeout=10_000)
    what.tap()


class Led(Lesson):
    """What Adson asks is shown by him."""

    def begin(self) -> None:
        self.tab.locator("main li button.primary").tap()
        self.tab.wait_for_selector(CARD)

    def forward(self) -> None:
        at = self.at
        self.tab.wait_for_function(RING)
        while self.at == at:
            if self.waits:
                self.tab.wait_for_function(ASKED)
                self.shown()
            else:
                tap(self.tab.locator(f"{CARD} .primary"))
            self.tab.wait_for_function(f"() => {PAST} > {at} || !document.querySelector('{CARD} .primary:disabled')")

    def shown(self) -> None:
        """The card makes room for what is tried, and lies on nothing that can be chosen."""
        trying = self.tab.get_by_role("button", name="Try it")
        if trying.count():
            tap(trying)
        self.tab.wait_for_function(FREE, arg=CARD)
        before = self.tab.get_attribute(".match", "data-at")
        tap(self.tab.get_by_role("button", name="Show me"))
        self.tab.wait_for_function(f"() => document.querySelector('.match')?.dataset.at !== {before!r}")


def of_the_rose(tab: Any) -> None:
    hand = rose_hand.Finger(tab, 7)
    hand.play(lambda hand: sum(hand.asked.values()) > SOME)


def of_eleven(tab: Any) -> None:
    hand = eleven_hand.Touch(tab)
    hand.play(lambda: sum(hand.asked.values()) > SOME)


def of_the_nuns(tab: Any) -> None:
    hand = nuns_hand.Finger(tab, Random(3))
    for number, shown in enumerate(hand.questions()):
        if number > SOME:
            return
        hand.answer(shown)


PLAYS: dict[str, Callable[[Any], None]] = {"rose": of_the_rose, "eleven": of_eleven, "nuns": of_the_nuns}


@pytest.mark.long
@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", PLAYS)
def test_somebody_new_comes_by_finger_from_the_lobby_through_a_lesson_to_a_turn(
    visit: Visit, game: str, size: str
) -> None:
    visitor = visit(size=size)
    tab = visitor.go("/")
    learns(visitor, game)
    card = tab.locator("section.games li", has=tab.locator(f"a[href='/learn/{game}']"))
    card.locator(".primary").tap()
    tab.wait_for_selector("section.now.mine")
    PLAYS[game](tab)
    assert visitor.wrong == []


def learns(visitor: Visitor, game: str) -> None:
    """From the lobby to the last thought of a lesson and back."""
    visitor.tab.locator(f"a[href='/learn/{game}']").tap()
    lesson = Led(visitor, game, visitor.tab)
    while lesson.at < lesson.steps - 1:
        lesson.forward()
    tap(visitor.tab.get_by_role("button", name="To the start page"))
    visitor.tab.wait_for_selector("section.games li")


BEGUN_BY = {
    "/new/rose": ".foot .button",
    "/hot-seat": ".foot .button",
    "/join/{invitation}": "form .primary",
    "/m/{shared}": "main.curtain button",
    "/m/{waiting}": ".room .acts .button >> nth=0",
    "/learn/rose": "main li .primary",
}
"""What is pressed first in a view."""


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=pytest.mark.long)])
def test_what_is_pressed_first_is_in_sight_before_anything_is_moved(visit: Visit, size: str, language: str) -> None:
    marta, guest = visit(size=size, language=language), visit(size=size, language=language)
    marta.come_in()
    waiting = marta.open("rose", "moob")
    link: str = marta.ask("POST", f"/matches/{waiting}/invite", {"seat": 1})["link"]
    found = {"shared": marta.open("rose", "mmb"), "waiting": waiting, "invitation": link.rsplit("/", 1)[1]}
    hidden = []
    for path, first in BEGUN_BY.items():
        tab = (guest if "invitation" in path else marta).go(path.format(**found))
        tab.locator(first).wait_for()
        tab.evaluate("document.fonts.ready")
        hidden += [] if tab.locator(first).evaluate(IN_SIGHT) else [path]
    assert hidden == []
