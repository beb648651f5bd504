"""The puzzle of a day on the page: looked at, answered by keys, hinted at, shared, and remembered by the browser."""

from __future__ import annotations

from typing import Any

import pytest
from later import rest_later

from subrosa.puzzles import Puzzle, by_id

from .browsing import Visit, Visitor, findings, keys_shown, overflows

SHARED = """() => {
  window.shared = [];
  Object.defineProperty(navigator, "share", { value: (what) => Promise.resolve(window.shared.push(what)) });
}"""
SAID, RIGHT = ".asks .said", ".after h2"


def opened(visitor: Visitor, path: str = "/puzzle") -> tuple[Any, Puzzle]:
    """The page, and the puzzle that is shown there."""
    with visitor.tab.expect_response("**/puzzles/of-day*") as asked:
        tab = visitor.go(path)
    tab.wait_for_selector(".chips")
    return tab, by_id(asked.value.json()["id"])


def answer(tab: Any, found: Puzzle, wish: str) -> None:
    """By keys alone."""
    tab.keyboard.press(str(found.answers.index(wish) + 1))
    tab.wait_for_selector(f"[data-answer='{wish}'][aria-pressed=true]")
    tab.keyboard.press("Enter")


def walked(tab: Any) -> list[list[str]]:
    """The answers that are left after each fact, as one goes through all of them and back to the answer."""
    tab.get_by_role("button", name="See every step").click()
    found = []
    for at in range(tab.locator(".facts li").count()):
        tab.wait_for_selector(f"[data-step='{at}'] li:not(.out)")
        assert tab.get_attribute(f".facts li:nth-child({at + 1})", "aria-current") == "step"
        found.append([chip.get_attribute("data-answer") for chip in tab.locator(".chips button:not(.out)").all()])
        assert len(found[-1]) == tab.locator("[data-step] li:not(.out)").count()
        tab.click("[data-step] .primary")
    tab.wait_for_selector(RIGHT)
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "dark"),
    rest_later(
        [("en", "desktop", False), ("cs-CZ", "phone", True)],
        [("fr-FR", "phone", False), ("de-DE", "tablet", False)],
    ),
)
def test_nothing_stands_out_of_its_place_before_and_after(visit: Visit, language: str, size: str, dark: bool) -> None:
    tab, found = opened(visit(language=language, size=size, dark=dark), "/puzzle?date=2026-11-16")
    wrong = next(one for one in found.answers if one != found.answer)
    seen = []
    for wish, there in ((wrong, SAID), (found.answer, RIGHT)):
        answer(tab, found, wish)
        tab.wait_for_selector(there)
        seen += [overflows(tab, within) for within in (".head", ".asks", ".after")]
        seen += [keys_shown(tab), findings(tab)]
    tab.locator(".acts button").nth(2).click()
    tab.wait_for_selector("[data-step]")
    seen += [overflows(tab, ".after"), keys_shown(tab), findings(tab, ".after")]
    assert not any(seen), seen


def test_a_wrong_answer_tells_why_and_a_right_one_is_remembered_for_the_day(visit: Visit) -> None:
    visitor = visit()
    visitor.tab.add_init_script(f"({SHARED})()")
    tab, found = opened(visitor)
    wrong = next(one for one in found.answers if one != found.answer)
    answer(tab, found, wrong)
    tab.wait_for_selector(SAID)
    assert tab.locator(f"{SAID} li").count() and tab.locator(f".out[data-answer='{wrong}']").count() == 1
    answer(tab, found, found.answer)
    tab.wait_for_selector(RIGHT)
    assert tab.locator(".after li").count() >= len(found.reasons)
    assert tab.locator(".solved .mark").count() == 1 and "one day in a row" in tab.inner_text(".after")
    assert "Next puzzle in" in tab.inner_text("[data-next]") and tab.locator(".solved figure svg").count() == 1
    assert walked(tab) == [list(left) for left in found.left]
    tab.get_by_role("button", name="Share without the answer").click()
    [shared] = tab.evaluate("window.shared")
    assert "solved on try 2, hints: 0" in shared["text"] and "/puzzle?date=" in shared["url"]
    opened(visitor)
    tab.wait_for_selector(RIGHT)
    visitor.go("/").get_by_text("You have solved today’s puzzle.").wait_for()


@pytest.mark.long
def test_what_others_answered_comes_with_the_right_answer_and_it_is_played_on_from_there(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for visitor in (ann, ben):
        visitor.come_in("Ann")
        tab, found = opened(visitor, "/puzzle/rose")
        assert tab.locator(".facts li").count() == len(found.lines) <= 5 and not tab.locator(".given").count()
        answer(tab, found, found.answer)
        tab.wait_for_selector(".given")
    said = tab.inner_text(".given")
    assert said.startswith("100") and "of 2 people" in said, said
    assert "rules out" in tab.inner_text(".after .weight >> nth=0")
    tab.get_by_role("button", name="Play on from here").click()
    tab.wait_for_url("**/m/**")
    tab.wait_for_selector("section.now")


def test_hints_grey_all_answers_but_one_and_the_phone_has_its_board_behind_a_tap(visit: Visit) -> None:
    tab, found = opened(visit(size="phone"), "/puzzle/rose?date=2026-11-16")
    for n in range(1, len(found.answers)):
        tab.locator(".asks button", has_text="Hint").tap()
        tab.wait_for_function("(n) => document.querySelectorAll('.chips .out').length == n", arg=n)
    assert tab.locator(f".out[data-answer='{found.answer}']").count() == 0
    board = tab.locator("section.board")
    assert not board.is_visible()
    tab.get_by_role("button", name="Look at the board").tap()
    board.wait_for()
    tab.get_by_role("button", name="Back to the question").tap()
    board.wait_for(state="hidden")


def test_the_convent_shows_all_answers_and_a_place_may_be_pressed(visit: Visit) -> None:
    tab, found = opened(visit(), "/puzzle/nuns?date=2026-11-16")
    frame = tab.locator("section.board").bounding_box()
    for answer in found.answers:
        stone = tab.locator(f".stone.sought[data-place='{answer}']").bounding_box()
        assert stone["width"] > 16, "numbers are read from this size on"
        assert frame["x"] < stone["x"] < frame["x"] + frame["width"] - stone["width"]
        assert frame["y"] < stone["y"] < frame["y"] + frame["height"] - stone["height"]
    tab.locator(f".stone[data-place='{found.answer}']").click(force=True)
    tab.wait_for_selector(f"[data-answer='{found.answer}'][aria-pressed=true]")


def test_there_is_none_of_a_day_that_is_no_day(visit: Visit) -> None:
    visitor = visit()
    tab = visitor.go("/puzzle?date=soon")
    tab.get_by_role("link", name="Puzzle of the day").wait_for()
    visitor.wrong.clear()
