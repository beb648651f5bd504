"""A game of another package on the page, which knows nothing of it: the server gives its words, its fields, its rules.

Whole games by mouse, by keys alone and by touch, looked at in every kind of question and at the end.
"""

from __future__ import annotations

from typing import Any

import pytest
from later import rest_later

from .browsing import Visit, findings, keys_shown, overflows

GAME = "liars_dice"
SMALL = {"dice": "2"}
STILL = "() => document.fonts.ready.then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"
CELL, LIAR = "button[data-choice]:not([disabled])", "section.now li button:not([disabled])"
CHANGED = """([now, told]) => document.querySelector("main.end")
    || document.querySelector("section.now").innerText !== now || document.querySelectorAll(".told").length > told"""
READY, END = f"{CELL}, {LIAR}, main.end", "main.end"


def look(tab: Any) -> list[str]:
    tab.evaluate(STILL)
    return [*findings(tab), *keys_shown(tab), *overflows(tab)]


def play(tab: Any, raise_to: Any, call: Any) -> list[str]:
    """Bid twice, then doubt, and so on until the game is over; what was wrong with the page meanwhile."""
    wrong, seen, turns = [], set(), 0
    while True:
        tab.wait_for_selector(READY)
        if tab.locator(END).count():
            return [*wrong, *look(tab)]
        doubts = tab.locator(LIAR).count() > 0
        if doubts not in seen:
            wrong += look(tab)
            seen.add(doubts)
        turns, told = turns + 1, tab.locator(".told").count()
        before = tab.inner_text("section.now")
        call() if doubts and (turns % 3 == 0 or not tab.locator(CELL).count()) else raise_to()
        tab.wait_for_function(CHANGED, arg=[before, told])


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit()
    tab = visitor.go("/")
    visitor.come_in()
    tab.get_by_role("heading", name="Liar’s dice").wait_for()
    tab = visitor.go("/m/" + visitor.open(GAME, "mbb", options=SMALL))
    assert play(tab, lambda: tab.locator(CELL).first.click(), lambda: tab.locator(LIAR).first.click()) == []
    assert tab.locator("main.end ol li").count() == 3
    tab.goto(tab.url + "/replay")
    tab.wait_for_selector("input[type=range]")
    assert [*keys_shown(tab), *overflows(tab)] == []


def test_a_whole_game_by_keys(visit: Visit) -> None:
    """One stop for the tab key: arrows go from bid to bid, Enter chooses; what stands in no grid has a digit."""
    visitor = visit(language="de")
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open(GAME, "mbb", options=SMALL))

    def bid() -> None:
        tab.keyboard.press("b")
        first = tab.evaluate("document.activeElement.dataset.choice")
        tab.keyboard.press("ArrowDown")
        below = tab.evaluate("document.activeElement.dataset.choice")
        assert first.split()[0] == below.split()[0] == "bid"
        assert below == first or int(below.split()[1]) == int(first.split()[1]) + 1
        tab.keyboard.press("Enter")

    assert play(tab, bid, lambda: tab.keyboard.press("1")) == []


def test_a_whole_game_by_touch_in_the_dark(visit: Visit) -> None:
    """The first tap shows what would be chosen, the second chooses it."""
    visitor = visit(size="phone", dark=True, language="cs-CZ")
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open(GAME, "mbb", options=SMALL))

    def bid() -> None:
        cell = tab.locator(CELL).first
        cell.tap()
        tab.wait_for_selector("button.tapped")
        cell.tap()

    assert play(tab, bid, lambda: tab.locator(LIAR).first.tap()) == []


def test_what_is_mine_is_covered_and_nobody_elses_is_there(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    id = visitor.open(GAME, "mbb", options=SMALL)
    tab = visitor.go(f"/m/{id}")
    tab.wait_for_selector(CELL)
    view = visitor.stands(id, 0)["view"]
    mine = [face for face in view["cup"]["seat 1"] if face]
    assert len(mine) == 2 and view["cup"]["seat 2"] == [None] * 5
    shown = tab.locator("ul[aria-label='Under the cup'] li.mine:not(.down)")
    assert shown.all_inner_texts() == mine * 2, "on the board and in the dock"
    assert tab.locator("li.down").count() == 4
    tab.keyboard.press("h")
    tab.wait_for_selector("li.mine.down")
    assert shown.count() == 0 and tab.locator("li.down").count() == 8 and tab.locator(CELL).count() == 0


@pytest.mark.parametrize(
    ("language", "size"), rest_later([("de", "phone"), ("cs", "desktop")], [("en", "desktop"), ("fr", "phone")])
)
def test_its_card_its_table_and_its_rules(visit: Visit, language: str, size: str) -> None:
    visitor, wrong = visit(language=language, size=size), []
    for path, there in (
        ("/", "main li:nth-child(4)"),
        (f"/new/{GAME}", "fieldset"),
        (f"/rules/{GAME}", "main section h2"),
    ):
        tab = visitor.go(path)
        tab.wait_for_selector(there)
        wrong += [f"{path}: {one}" for one in look(tab)]
    assert wrong == []
    assert any(f'"{GAME}-title' in text or f"{GAME}-title =" in text for text in visitor.heard), "from the server"


def test_a_game_that_nobody_brought_is_not_found(visit: Visit) -> None:
    tab = visit().go("/new/chess")
    tab.get_by_role("heading", name="Nothing is here").wait_for()
