"""The Nuns on the page, played by hands: with the mouse to the end, with keys alone, and with a finger on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

from .browsing import Visit, findings, keys_shown, overflows
from .nuns_hand import Finger, Hand, Keys, Mouse


def well(tab: Any) -> None:
    """Nothing on the page is wrong to see, to read or to hear."""
    tab.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert findings(tab) == []
    assert overflows(tab) == []
    assert keys_shown(tab) == []


def play(hand: Hand, rounds: int = 99) -> set[str]:
    """Answer until the end or the round after these, and look at the page at every new kind of question: which there were."""
    kinds: set[str] = set()
    for shown in hand.questions():
        if shown.kind not in kinds:
            well(hand.tab)
            kinds.add(shown.kind)
        if shown.over or hand.round() > rounds:
            return kinds
        hand.answer(shown)
    return kinds


def test_a_novice_plays_a_whole_night_with_the_mouse(visit: Visit) -> None:
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    kinds = play(Mouse(tab, Random(5)))
    assert {"over", "move cards", "move step"} <= kinds
    assert tab.locator("main.end h2").inner_text()
    tab.wait_for_selector("main.end .open")
    assert tab.locator("main.end path.open").count() == 2, "both ways of the night are drawn"
    well(tab)


def test_the_guards_play_a_whole_night_with_keys_alone(visit: Visit) -> None:
    somebody = visit(language="de-DE", dark=True)
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "mbb"))
    kinds = play(Keys(tab, Random(2)))
    assert {"over", "order first", "path path", "go step"} <= kinds


def test_a_novice_plays_with_a_finger_on_a_phone(visit: Visit) -> None:
    somebody = visit(size="phone", language="cs-CZ", dark=True)
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    assert {"move cards", "move step"} <= play(Finger(tab, Random(3)), rounds=3)
