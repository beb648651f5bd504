"""A hand that plays the Rose on the page as a person does: with the mouse, with keys alone, or with a finger.

It reads what is offered from the page, never from the server, and waits for the next question, never for a time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Look = Callable[[str], None]
"""What is done when a kind of question is asked for the first time."""

CAN = ":enabled:not([aria-disabled=true])"
PLACES = f"main button[data-id]{CAN}"
CARDS = f".hand button{CAN}"
MARKERS = f".markers button{CAN}"
GUESSES = f"main .mine li button{CAN}"
CHOICES = ":is(.answers, section.now .choices)"
"""Where answers stand: in the now bar, on a phone over the board."""
CONFIRM = f"section.now .choices button.primary{CAN}"
SENTENCE = "section.now .sentence"
ANSWERS = ["call", "spend", "task", "return"]
MONKS = ["split", "delicate"]
OFTEN = 2_000
"""More questions than any game has."""


class Hand:
    """Plays one seat with the mouse: what is under the pointer is looked at first, a click chooses."""

    def __init__(self, tab: Any, seed: int = 1, look: Look = lambda kind: None):
        self.tab, self.chance, self._look = tab, random.Random(seed), look
        self.asked: dict[str, int] = {}
        """How often each kind of question was asked."""
        self._last = ""

    def play(self, until: Callable[[Hand], bool] = lambda hand: False) -> None:
        """To the end of the game, or until enough was seen."""
        for _ in range(OFTEN):
            if (kind := self.question()) == "over" or until(self):
                return
            self.answer(kind)
        raise AssertionError(f"no end after {self.asked}")

    def question(self) -> str:
        """Wait for a question that has not been answered yet: its kind, or `over`."""
        fresh = self.tab.wait_for_selector(f"[data-question]:not([data-question='{self._last}']), main.end")
        found = fresh.get_attribute("data-question")
        if found is None:
            return "over"
        self._last = found
        kind: str = found.split()[1]
        self.asked[kind] = self.asked.get(kind, 0) + 1
        if self.asked[kind] == 1:
            self.tab.wait_for_function("() => document.querySelector('section.now.mine .sentence')?.textContent.trim()")
            self._look(kind)
        return kind

    def waits(self) -> bool:
        """Is there a question now that has not been answered yet?"""
        return bool(self.tab.locator(f"[data-question]:not([data-question='{self._last}'])").count())

    def answer(self, kind: str) -> None:
        if kind == "card":
            self.card()
        elif kind in ANSWERS:
            self.plain()
        elif kind == "sign":
            self.sign()
        elif kind == "again" and self.chance.random() < 0.5:
            self.stop()
        elif kind in MONKS:
            for _ in range(2 if kind == "split" else 1):
                self.monk()
        elif kind == "marker":
            self.marker()
        elif kind == "accuse":
            self.tab.wait_for_selector(GUESSES)
            for _ in range(self.tab.locator(".others li").count()):
                self.guess()
            self.confirm()
        else:
            self.move()

    def one_of(self, selector: str) -> Any:
        """One of the things that can be pressed, once there are any."""
        self.tab.wait_for_selector(selector)
        found = self.tab.locator(selector)
        return found.nth(self.chance.randrange(found.count()))

    # What each way of pointing does in its own way

    def press(self, thing: Any) -> None:
        thing.click()

    def card(self) -> None:
        self.press(self.one_of(CARDS))

    def plain(self) -> None:
        self.press(self.one_of(f"{CHOICES} button{CAN}"))

    def sign(self) -> None:
        self.press(self.one_of(f"main .signs button{CAN}"))

    def stop(self) -> None:
        self.press(self.tab.locator(f"section.now .choices button{CAN}").first)

    def monk(self) -> None:
        self.press(self.one_of(f"{CHOICES} li button{CAN}"))

    def marker(self) -> None:
        self.press(self.one_of(MARKERS))
        self.confirm()

    def guess(self) -> None:
        self.press(self.one_of(f"{GUESSES}[aria-pressed=false]"))

    def confirm(self) -> None:
        self.press(self.tab.locator(CONFIRM))

    def move(self) -> None:
        place = self.one_of(PLACES)
        self.tab.mouse.move(0, 0)
        asked = self.tab.inner_text(SENTENCE)
        place.hover()
        self.tab.wait_for_function(f"(asked) => document.querySelector({SENTENCE!r}).innerText !== asked", arg=asked)
        place.click()


class Finger(Hand):
    """Taps: the first one looks, the second one or the button confirms."""

    def press(self, thing: Any) -> None:
        thing.tap()

    def card(self) -> None:
        self._twice(CARDS)

    def marker(self) -> None:
        self._twice(MARKERS)

    def move(self) -> None:
        self._twice(PLACES)

    def _twice(self, selector: str) -> None:
        thing, before = self.one_of(selector), self._last
        thing.tap()
        self.tab.wait_for_selector(CONFIRM)
        asked = self.tab.get_attribute("[data-question]", "data-question")
        assert asked.split()[1] == before.split()[1], f"one tap chooses nothing: {before}, then {asked}"
        thing.tap() if self.chance.random() < 0.5 else self.confirm()


class Keys(Hand):
    """Keys alone: those the page shows on its caps, arrows on the board, Enter."""

    def card(self) -> None:
        self._cap(f"{CARDS} kbd")

    def plain(self) -> None:
        self._cap(f"section.now .choices button{CAN} kbd")

    sign = plain

    def monk(self) -> None:
        self._cap(f"section.now .choices li button{CAN} kbd")

    stop = monk

    def marker(self) -> None:
        self._cap(f"{MARKERS} kbd")
        self.confirm()

    def guess(self) -> None:
        self._cap(f"{GUESSES}[aria-pressed=false] kbd")

    def confirm(self) -> None:
        self.tab.wait_for_selector(CONFIRM)
        self._press("Enter")

    def move(self) -> None:
        self.tab.wait_for_selector(PLACES)
        if self.asked.get("place", 0) + self.asked.get("figure", 0) == 1:
            self._walk()
        else:
            self._press("b")
        for _ in range(self.chance.randrange(4)):
            self._press(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        for way in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            if self.tab.locator(f":focus{CAN}").count():
                break
            self._press(way)
        self._press("Enter")

    def _walk(self) -> None:
        """To the board by Tab, round the page if need be."""
        for _ in range(100):
            if self.tab.locator("main button[data-id]:focus").count():
                return
            self._press("Tab")
        raise AssertionError("Tab does not lead to the board")

    def _cap(self, selector: str) -> None:
        self._press(self.one_of(selector).inner_text().replace("−", "-").lower())

    def _press(self, key: str) -> None:
        self.tab.keyboard.press(key)
