"""Adson's lessons, each walked to its end by doing what he asks; left half way, they go on where they were."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from later import rest_later
from playwright.sync_api import TimeoutError

from .browsing import SHOWN, Visit, Visitor, findings, keys_shown
from .geometry import faults
from .staging import Theatre, scenes

CARD = "[data-lesson-card]"
ASKED = f"() => document.title.startsWith('Your turn') && document.querySelector('{CARD} .primary:enabled')"
CALM = ("play walk", "stop", "step", "keep", "open 4", "bid 1", "pass", "turn 1", "less", "spend 0", "nothing", "end")
"""What somebody new might choose: small steps, and on until it is allowed to stop."""
RING = """() => {
  const ring = document.querySelector('.hole')?.getBoundingClientRect();
  return ring && ring.width > 20 && ring.height > 20 && ring.left >= 0 && ring.top >= 0
    && ring.right <= innerWidth + 1 && ring.bottom <= innerHeight + 1;
}"""
FREE = """(card) => ![...document.querySelectorAll('.match > :is(.board, .dock, .now) :is(button:enabled, .offered)')]
  .filter((one) => !one.closest('[data-why], [data-aid], .asides'))
  .some((one) => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return over?.closest(card);
  })"""
"""The card lies on nothing that can be chosen: it is there a moment after the question."""
MOST = 60
"""No lesson asks for more."""
LESSONS = ("rose", "eleven", "nuns", "nuns.guards")
"""By game; of the Nuns there is one for each side."""
WALKED = [(name, size) for size in ("desktop", "phone") for name in reversed(LESSONS)]


class Lesson:
    def __init__(self, visitor: Visitor, lesson: str, tab: Any = None):
        game, _, self.part = lesson.partition(".")
        self.visitor, self.tab = visitor, tab or visitor.go(f"/learn/{game}")
        self.begin()

    def begin(self) -> None:
        """Begin, or go on: the one button that stands out, or that of the other side."""
        buttons = self.tab.locator("main li button")
        (buttons.filter(has_text="guards") if self.part else buttons.and_(self.tab.locator(".primary"))).click()
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
            self.tried()
            do(self.visitor, self.match)
        raise AssertionError(f"step {at} does not end")

    def tried(self) -> None:
        """On a phone the card makes room first, elsewhere it stands aside: nothing that can be chosen is under it."""
        trying = self.tab.get_by_role("button", name="Try it")
        if trying.count():
            trying.click()
        if self.visitor.size == "phone":
            self.tab.wait_for_selector(f"{CARD}.folded")
            assert [fault for fault in faults(self.tab) if "covered" in fault or "out of sight" in fault] == []
        self.tab.wait_for_function(FREE, arg=CARD)


def do(visitor: Visitor, match: str) -> None:
    """One thing that may be done, said in words."""
    seat = visitor.ask("GET", f"/matches/{match}/seat")
    lines = [choice["text"] for choice in seat["choices"]]
    if lines:
        line = next((line for calm in CALM for line in lines if line.startswith(calm)), lines[0])
        asked_for_words(visitor.tab)
        visitor.tab.fill("dialog[open] input", line)
        visitor.tab.click("dialog[open] .primary")
        visitor.tab.wait_for_selector("dialog[open]", state="detached")


def asked_for_words(tab: Any) -> None:
    """The key opens the line for words; while a moment is staged it only leaves that."""
    for _ in range(10):
        tab.keyboard.press("/")
        with suppress(TimeoutError):
            tab.wait_for_selector("dialog[open] input", timeout=3000)
            return
    raise AssertionError("no line for words")


def walked(lesson: Lesson, heard: bool = False) -> None:
    """To the last thought, doing what is asked; `heard`: axe looks at each thought too."""
    did = 0
    while lesson.at < lesson.steps - 1:
        did += lesson.waits
        assert keys_shown(lesson.tab) == []
        assert not heard or findings(lesson.tab, CARD) == []
        lesson.forward()
    assert did >= 2, "there was something to do"


@pytest.mark.long
@pytest.mark.parametrize(("name", "size"), WALKED)
def test_a_lesson_is_walked_to_its_end(visit: Visit, name: str, size: str) -> None:
    lesson = Lesson(visit(size=size), name)
    walked(lesson, heard=True)
    lesson.tab.get_by_role("button", name="Play on").click()
    lesson.tab.wait_for_selector(CARD, state="detached")
    lesson.tab.wait_for_selector("section.now")
    assert lesson.tab.url.endswith(f"/m/{lesson.match}")


@pytest.mark.parametrize("game", rest_later(["rose"], ["rose", "eleven", "nuns"]))
def test_somebody_new_walks_from_the_lobby_through_a_lesson_to_a_game_of_their_own(visit: Visit, game: str) -> None:
    visitor = visit()
    tab = visitor.go("/")
    tab.click(f"a[href='/learn/{game}']")
    walked(Lesson(visitor, game, tab))
    tab.get_by_role("button", name="To the start page").click()
    tab.wait_for_selector("section.matches .empty")
    tab.locator("section.games li", has=tab.locator(f"a[href='/learn/{game}']")).locator(".primary").click()
    tab.wait_for_selector("section.now.mine")
    tab.keyboard.press("?")
    tab.wait_for_selector("dialog[open] [data-help]")
    tab.keyboard.press("Escape")
    tab.wait_for_selector("dialog[open]", state="detached")
    before = tab.get_attribute(".match", "data-at")
    do(visitor, tab.url.split("/m/")[1])
    tab.wait_for_function(f"() => document.querySelector('.match')?.dataset.at !== {before!r}")


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


class Classroom(Theatre):
    """A lesson at a table whose lines are ours: the page's own and Adson's are told the same."""

    def learn(self, game: str) -> None:
        self.lines = list[Any]()
        self.tab.goto(f"{self.base}/m/{self.id}?lesson={game}")
        while len(self.lines) < 2:
            self.tab.wait_for_timeout(20)

    def _opened(self, line: Any) -> None:
        super()._opened(line)
        self.lines.append(line)

    def send(self, message: Any) -> None:
        for line in self.lines:
            self._line = line
            super().send(message)


@pytest.mark.long
@pytest.mark.parametrize("moving", [True, False])
@pytest.mark.parametrize("pace", ["normal", "step"])
def test_a_moment_waits_until_a_thought_is_read_and_adson_until_the_moment_is_over(
    visit: Visit, pace: str, moving: bool
) -> None:
    room = Classroom(visit(moments=True, moving=moving), "rose", 0)
    room.tab.add_init_script(f"localStorage.subrosa = JSON.stringify({{moments: true, pace: '{pace}'}})")
    night = next(scenes("rose", 0, frozenset({"night"})))
    room.learn("rose")
    room.send(night.before)
    room.tab.wait_for_selector(CARD)
    room.send(night.then)
    room.tab.wait_for_selector(f".match[data-at^='{night.then.n} ']")
    for _ in range(2):  # both have been painted, and there is another thought
        room.tab.evaluate(SHOWN)
        assert not room.tab.locator("[data-moment]").count()
        room.tab.locator(f"{CARD} .primary").click()
    room.tab.wait_for_selector("[data-moment=night]")
    assert not room.tab.locator(f"{CARD}, .hole").count()
    while room.tab.locator("[data-moment]").count():
        room.tab.keyboard.press("Enter")
    room.tab.wait_for_selector(CARD)
