"""The study of a match that is over: found from its end and its replay, led through by keys, read as tables."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .browsing import Server, Visit, Visitor, findings, keys_shown, overflows
from .views import played_out

SLIDER = "main.study input[type=range]"
BESIDE = ".moment h2"


@pytest.fixture(scope="module")
def over(server: Server, browser: Any) -> str:
    """A match of the Rose that was played to its end."""
    marta = Visitor(browser, server.base)
    marta.come_in("Marta")
    match = marta.open("rose", "mmm", title="Vespers")
    played_out(marta, match, 3)
    marta.leave()
    return match


def studied(visitor: Visitor, match: str) -> Any:
    tab = visitor.go(f"/m/{match}/study")
    tab.wait_for_selector("main.study dl")
    return tab


@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [
        pytest.param("cs-CZ", "phone", True, marks=pytest.mark.long),
        pytest.param("en-GB", "desktop", False, marks=pytest.mark.long),
        pytest.param("de-DE", "phone", False, marks=pytest.mark.long),
    ],
)
def test_nothing_stands_out_of_its_place_and_who_listens_is_told(
    visit: Visit, over: str, language: str, size: str, dark: bool
) -> None:
    tab = studied(visit(language=language, size=size, dark=dark), over)
    assert (overflows(tab), keys_shown(tab), findings(tab)) == ([], [], [])
    tab.locator("main.study button[aria-pressed]").first.click()
    tab.wait_for_selector("main.study caption")
    assert (overflows(tab), keys_shown(tab), findings(tab)) == ([], [], [])


@pytest.mark.long
def test_keys_lead_along_the_moves_and_all_parts_follow(visit: Visit, over: str) -> None:
    visitor = visit()
    tab = studied(visitor, over)
    study = visitor.ask("GET", f"/matches/{over}/study")
    tab.focus(SLIDER)
    tab.keyboard.press("Home")
    first = tab.text_content(BESIDE)
    assert tab.get_attribute(SLIDER, "aria-valuetext").startswith(first)
    tab.keyboard.press("ArrowRight")
    tab.wait_for_function("([where, was]) => document.querySelector(where).textContent != was", arg=[BESIDE, first])
    number = int(tab.text_content(BESIDE).split()[-1])
    assert number in [move["n"] for move in study["moves"] if move["seat"] == 0]
    assert f"after move {number}" in tab.text_content(".moment section:last-child h2")


def test_a_leak_that_could_be_avoided_shows_the_move_that_told_less(visit: Visit, over: str) -> None:
    visitor = visit()
    tab = studied(visitor, over)
    study = visitor.ask("GET", f"/matches/{over}/study")
    least = max((move for move in study["moves"] if move["instead"]), key=lambda move: move["instead"]["bits"])
    row = tab.locator(".lists li button").first
    assert row.locator("span").first.text_content() == str(least["n"])
    row.click()
    tab.wait_for_selector(".moment .instead")
    assert tab.text_content(BESIDE) == f"Move {least['n']}"
    assert f"{least['instead']['bits']:.2f} bits" in row.text_content()


def test_the_tables_say_what_the_graphs_say(visit: Visit, over: str) -> None:
    visitor = visit()
    tab = studied(visitor, over)
    tab.get_by_role("button", name="Show the graphs as tables").click()
    study = visitor.ask("GET", f"/matches/{over}/study")
    last = [line["points"][-1]["shown"] for line in study["lines"]]
    rows = tab.locator("main.study table").first.locator("tbody tr")
    assert rows.count() == 3
    assert [rows.nth(i).locator("td").last.text_content() for i in range(3)] == [
        f"{round(100 * s)}\N{NO-BREAK SPACE}%" for s in last
    ]


def test_end_and_replay_lead_to_it_and_it_can_be_taken_along(visit: Visit, over: str) -> None:
    tab = visit().go(f"/m/{over}")
    tab.get_by_role("link", name="Study").click()
    tab.wait_for_selector("main.study dl")
    tab.get_by_role("link", name="Replay", exact=True).click()
    tab.wait_for_selector("input[type=range]")
    tab.get_by_role("link", name="Study").click()
    tab.wait_for_selector("main.study dl")
    with tab.expect_download() as drawing:
        tab.get_by_role("link", name="Picture").click()
    assert drawing.value.path().read_text("utf-8").startswith("<svg ")
    with tab.expect_download() as data:
        tab.get_by_role("link", name="Data").click()
    assert json.loads(data.value.path().read_text("utf-8"))["game"] == "rose"


def test_before_the_end_the_page_has_nothing_to_show(visit: Visit) -> None:
    marta = visit()
    marta.come_in("Marta")
    tab = marta.go(f"/m/{marta.open('rose', 'mm')}/study")
    tab.wait_for_selector("main a")
    assert "The game is not over." in tab.text_content("main") and tab.locator("svg path").count() == 0
    marta.wrong.clear()
