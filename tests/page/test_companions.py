"""Bots as company on the page: hints for whoever practises, none among people, and what bots thought at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .browsing import Visit, Visitor, findings, keys_shown, overflows

SECRETIVE = {"kind": "bot", "bot": "secretive"}
HINT = ".match > .hint"


def alone(visitor: Visitor, **wishes: Any) -> str:
    """A table of the Rose for Marta, one who hides and one who is easy."""
    visitor.come_in("Marta")
    chairs = [{"kind": "me"}, SECRETIVE, {"kind": "bot", "bot": "easy"}]
    wish = {"game": "rose", "seats": 3, "chairs": chairs, **wishes}
    return str(visitor.ask("POST", "/matches", wish)["table"]["id"])


def play(visitor: Visitor, match: str) -> None:
    """Marta takes the first of what she may, until it is over."""
    while (at := visitor.stands(match, 0))["table"]["state"] != "finished":
        if at["choices"]:
            visitor.act(match, 0, type="decide", choices=[at["choices"][0]["choice"]], n=at["n"])
        else:
            visitor.tab.wait_for_timeout(50)


def test_who_practises_asks_what_a_good_player_would_do_and_does_it(visit: Visit) -> None:
    marta = visit(size="phone", dark=True)
    match = alone(marta)
    tab = marta.go(f"/m/{match}")
    tab.wait_for_selector("section.now.mine")
    tab.keyboard.press("i")
    tab.wait_for_selector(f"{HINT} .warns")
    assert overflows(tab) == [] and marta.stands(match, 0)["table"]["hints"] == 0, (
        "it counts as long as nothing was said"
    )
    tab.keyboard.press("Enter")
    tab.wait_for_selector(f"{HINT} .answer")
    assert (overflows(tab), keys_shown(tab), findings(tab)) == ([], [], [])
    assert re.search("instead of|ust as good|early as good", tab.text_content(HINT))
    before = marta.stands(match, 0)["n"]
    tab.click(f"{HINT} .primary")
    tab.wait_for_selector(HINT, state="detached")
    tab.wait_for_timeout(300)
    after = marta.stands(match, 0)
    assert after["n"] > before and after["table"]["hints"] == 1


def test_a_hint_goes_with_its_question(visit: Visit) -> None:
    marta = visit()
    match = alone(marta, rated=False)
    tab = marta.go(f"/m/{match}")
    tab.wait_for_selector("section.now.mine")
    tab.keyboard.press("i")
    tab.wait_for_selector(f"{HINT} .answer")
    at = marta.stands(match, 0)
    marta.act(match, 0, type="decide", choices=[at["choices"][0]["choice"]], n=at["n"])
    tab.wait_for_selector(HINT, state="detached")


@pytest.mark.long
def test_going_back_says_first_that_the_match_counts_no_more(visit: Visit) -> None:
    marta = visit()
    match = alone(marta)
    tab = marta.go(f"/m/{match}")
    tab.wait_for_selector("section.now.mine")
    at = marta.stands(match, 0)
    marta.act(match, 0, type="decide", choices=[at["choices"][0]["choice"]], n=at["n"])
    before = marta.stands(match, 0)["n"]
    dialog = tab.locator("dialog[open]")
    for answer, unrated in (("Leave it", ""), ("Take it back", "back")):
        tab.keyboard.press("u")
        dialog.get_by_text("this match no longer counts for ratings").wait_for()
        dialog.get_by_role("button", name=answer).click()
        tab.wait_for_selector("dialog[open]", state="detached")
        if unrated:
            tab.wait_for_function(
                "(n) => fetch(`/api/v1/matches/${n}`).then((r) => r.json()).then((t) => t.unrated)", arg=match
            )
        assert marta.stands(match, 0)["table"]["unrated"] == unrated
    assert marta.stands(match, 0)["n"] > before
    tab.keyboard.press("u")  # now it costs nothing more, and is done at once
    tab.wait_for_timeout(300)
    assert dialog.count() == 0


def test_among_people_no_hint_is_offered(visit: Visit) -> None:
    marta = visit()
    marta.come_in("Marta")
    tab = marta.go(f"/m/{marta.open('rose', 'mob')}")
    tab.keyboard.press("i")
    assert tab.locator(HINT).count() == 0 and not marta.ask("GET", f"/matches/{tab.url.split('/')[-1]}")["practice"]


@pytest.mark.long
def test_at_the_end_bots_say_what_they_took_me_for(visit: Visit) -> None:
    marta = visit()
    match = alone(marta)
    play(marta, match)
    tab = marta.go(f"/m/{match}")
    tab.wait_for_selector("#thoughts")
    said = tab.text_content("section:has(#thoughts)")
    assert "I took you for" in said and "I never asked myself what you were hiding." in said
    assert (overflows(tab), keys_shown(tab), findings(tab)) == ([], [], [])
