"""Who wants to be asked before every move is asked, by a click as by a key; nothing is sent before they say so."""

from __future__ import annotations

import json
from typing import Any

from .browsing import Visit, Visitor

DIALOG = "dialog[open]"


def sent(visitor: Visitor) -> list[Any]:
    """The decisions that leave the page from now on."""
    found: list[Any] = []

    def heard(frame: Any) -> None:
        if json.loads(frame)["type"] == "decide":
            found.append(json.loads(frame)["choices"])

    visitor.tab.on("websocket", lambda line: line.on("framesent", lambda frame: heard(frame)))
    return found


def test_nothing_is_sent_before_it_is_said_once_more(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    decisions = sent(visitor)
    tab = visitor.go("/me")
    tab.get_by_role("group", name="Ask before every move").get_by_text("Yes").click()
    visitor.go(f"/m/{visitor.open('rose', 'mbb')}")
    card = tab.locator("section.dock li button:enabled").first
    for no in ("Not yet", "Close"):
        card.click()
        tab.locator(DIALOG).get_by_role("button", name=no).click()
        tab.wait_for_selector(DIALOG, state="detached")
    tab.keyboard.press("1")
    tab.wait_for_selector(f"{DIALOG} p")
    assert decisions == []
    tab.keyboard.press("Enter")
    tab.wait_for_selector(DIALOG, state="detached")
    assert len(decisions) == 1


def test_one_of_a_few_in_a_dialog_is_taken_by_a_click(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    tab = visitor.go(f"/m/{visitor.open('rose', 'mbb')}")
    tab.get_by_role("button", name="Menu").click()
    for pace in ("Slow", "Fast"):
        tab.locator(DIALOG).get_by_text(pace, exact=True).click()
        tab.wait_for_function("(pace) => JSON.parse(localStorage.subrosa).pace === pace", arg=pace.lower())
        assert tab.get_by_role("radio", name=pace).is_checked()


def test_in_the_menu_it_is_off_until_it_is_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    decisions = sent(visitor)
    tab = visitor.go(f"/m/{visitor.open('rose', 'mbb')}")
    menu = tab.get_by_role("button", name="Menu")
    for words in ("Ask me before every move", "You are asked before every move"):
        menu.click()
        tab.get_by_role("button", name=words).click()
        tab.keyboard.press("Escape")
    asked = tab.inner_text("section.now")
    tab.locator("section.dock li button:enabled").first.click()
    tab.wait_for_function("(asked) => document.querySelector('section.now').innerText !== asked", arg=asked)
    assert tab.locator(DIALOG).count() == 0 and len(decisions) == 1
