"""A line that breaks, a second tab, a slow line: nothing is lost, and the page says how it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .browsing import Server, Visitor
from .rose_hand import CARDS, Hand

HAND = "section.dock .hand button"
CONNECTED = "header .line.in-good"


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server nobody else is at."""
    found = Server(tmp_path_factory.mktemp("line"))
    yield found
    found.stop()


def asked(tab: Any) -> str:
    tab.wait_for_selector("section.now.mine")
    found: str = tab.inner_text("section.now .sentence")
    return found


def play(tab: Any) -> None:
    """A card, with the mouse."""
    hand = Hand(tab)
    hand.answer(hand.question())


def changed(tab: Any, question: str) -> None:
    tab.wait_for_function("(was) => document.querySelector('section.now .sentence').innerText !== was", arg=question)


def test_the_server_goes_and_comes_back_and_the_game_goes_on(own: Server, browser: Any) -> None:
    ann = Visitor(browser, own.base)
    ann.come_in()
    id = ann.open("rose", "mbb")
    tab = ann.go(f"/m/{id}")
    question = asked(tab)
    tab.wait_for_selector(CONNECTED)
    own.stop()
    tab.wait_for_selector("header .line:not(.in-good)")
    assert "nothing is lost" in tab.inner_text("section.now .trouble")
    assert tab.locator(HAND).count() == 3 and tab.locator(CARDS).count() == 0, "choices stay, locked"
    assert tab.inner_text("section.now .sentence") == question
    own.start()
    tab.wait_for_selector(CONNECTED)
    before = ann.stands(id, 0)["n"]
    play(tab)
    changed(tab, question)
    assert ann.stands(id, 0)["n"] > before, "what is chosen after it is kept"
    ann.leave()


@pytest.mark.long
def test_two_tabs_of_one_seat_go_together(own: Server, browser: Any) -> None:
    ann = Visitor(browser, own.base)
    ann.come_in()
    id = ann.open("rose", "mbb")
    tabs = ann.go(f"/m/{id}"), ann.open_tab()
    tabs[1].goto(tabs[0].url)
    was = [asked(tab) for tab in tabs]
    assert was[0] == was[1]
    play(tabs[0])
    for tab in tabs:
        changed(tab, was[0])
    again = [asked(tab) for tab in tabs]
    assert again[0] == again[1]
    ann.leave()


@pytest.mark.long
def test_on_a_slow_line_a_choice_is_sent_once(own: Server, browser: Any) -> None:
    ann = Visitor(browser, own.base)
    ann.come_in()
    id = ann.open("rose", "mbb")
    sent: list[str] = []
    ann.tab.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    tab = ann.go(f"/m/{id}")
    question = asked(tab)
    ann.context.new_cdp_session(tab).send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": 20_000, "uploadThroughput": 10_000},
    )
    play(tab)
    for _ in range(5):
        tab.keyboard.press("Enter")
    changed(tab, question)
    answered = [json.loads(frame)["n"] for frame in sent if '"decide"' in frame]
    assert answered and len(answered) == len(set(answered)), "no question was answered twice"
    ann.leave()
