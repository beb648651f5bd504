"""Adson's lessons, each walked to its end by doing what he asks; left half way, they go on where they were."""

from __future__ import annotations

import pytest

from .browsing import Visit, Visitor, keys_shown

CARD = "[data-lesson-card]"
ASKED = f"() => document.title.startsWith('Your turn') && document.querySelector('{CARD} .primary:enabled')"
CALM = ("play walk", "stop", "step", "keep", "open 4", "bid 1", "pass", "turn 1", "less", "spend 0", "nothing", "end")
"""What somebody new might choose: small steps, and on until it is allowed to stop."""
RING = """() => {
  const ring = document.querySelector('.hole')?.getBoundingClientRect();
  return ring && ring.width > 20 && ring.height > 20 && ring.left >= 0 && ring.top >= 0
    && ring.right <= innerWidth + 1 && ring.bottom <= innerHeight + 1;
}"""
MOST = 60
"""No lesson asks for more."""


class Lesson:
    def __init__(self, visitor: Visitor, game: str):
        self.visitor, self.game, self.tab = visitor, game, visitor.go(f"/learn/{game}")
        self.begin()

    def begin(self) -> None:
        """Begin, or go on: the one button that stands out."""
        self.tab.locator("main li .primary").click()
        self.tab.wait_for_selector(CARD)
        self.match = self.tab.url.split("/m/")[1].split("?")[0]

    @property
    def at(self) -> int:
        found: int = self.tab.locator(f"{CARD} ol li.past").count()
        return found

    @property
    def steps(self) -> int:
        found: int = self.tab.locator(f"{CARD} ol li").count()
        return found

    @property
    def waits(self) -> bool:
        """Is there something to do? Then it can be shown."""
        found: bool = self.tab.get_by_role("button", name="Show me").count() > 0
        return found

    def forward(self) -> None:
        """Do what is asked, or read on."""
        at = self.at
        self.tab.wait_for_function(RING)
        if not self.waits:
            self.tab.locator(f"{CARD} .primary").click()
        for _ in range(MOST):
            moved = f"document.querySelectorAll('{CARD} ol li.past').length > {at}"
            self.tab.wait_for_function(f"() => {moved} || ({ASKED})()")
            if self.at > at:
                return
            self.do()
        raise AssertionError(f"step {at} does not end")

    def do(self) -> None:
        """One thing that may be done, said in words."""
        seat = self.visitor.ask("GET", f"/matches/{self.match}/seat")
        lines = [choice["text"] for choice in seat["choices"]]
        if lines:
            line = next((line for calm in CALM for line in lines if line.startswith(calm)), lines[0])
            self.tab.keyboard.press("/")
            self.tab.fill("dialog[open] input", line)
            self.tab.click("dialog[open] .primary")
            self.tab.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_a_lesson_is_walked_to_its_end(visit: Visit, game: str) -> None:
    lesson = Lesson(visit(), game)
    did = 0
    while lesson.at < lesson.steps - 1:
        did += lesson.waits
        assert keys_shown(lesson.tab) == []
        lesson.forward()
    assert did >= 2, "there was something to do"
    lesson.tab.get_by_role("button", name="Play on").click()
    lesson.tab.wait_for_selector(CARD, state="detached")
    lesson.tab.wait_for_selector("section.now")
    assert lesson.tab.url.endswith(f"/m/{lesson.match}")


def test_what_is_left_half_way_goes_on_where_it_was(visit: Visit) -> None:
    visitor = visit()
    lesson = Lesson(visitor, "rose")
    for _ in range(3):
        lesson.forward()
    at, match = lesson.at, lesson.match
    assert at >= 3
    lesson.tab.get_by_role("button", name="Leave").click()
    lesson.tab.wait_for_selector(CARD, state="detached")
    visitor.go("/").wait_for_selector("section.matches .empty")
    visitor.go("/learn/rose")
    lesson.begin()
    assert (lesson.at, lesson.match) == (at, match)


def test_show_me_does_it_for_me(visit: Visit) -> None:
    lesson = Lesson(visit(size="phone"), "rose")
    while not lesson.waits:
        lesson.forward()
    at = lesson.at
    lesson.tab.wait_for_function(ASKED)
    lesson.tab.get_by_role("button", name="Show me").click()
    lesson.tab.wait_for_function(f"() => document.querySelectorAll('{CARD} ol li.past').length > {at}")
    assert lesson.tab.locator(f"{CARD} .answer").inner_text()
