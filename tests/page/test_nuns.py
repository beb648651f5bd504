"""The Nuns on the page, played by hands: with the mouse to the end, with keys alone, and with a finger on a phone."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from subrosa.games import find

from .browsing import Visit, findings, keys_shown, overflows
from .nuns_hand import Finger, Hand, Keys, Mouse


def well(tab: Any) -> None:
    """Nothing on the page is wrong to see, to read or to hear."""
    tab.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert findings(tab) == []
    assert overflows(tab) == []
    assert keys_shown(tab) == []


def play(hand: Hand, rounds: int = 99) -> set[str]:
    """Answer until the end or the round after these, and look at the page at every new kind of question."""
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
    hand = Finger(tab, Random(3))
    assert {"move cards", "move step"} <= play(hand, rounds=3)
    follow = tab.locator(".tools button").first
    assert follow.get_attribute("aria-pressed") == "true", "the map follows me"
    x, y, scale = hand.camera()
    hand.drag((80, 40))
    moved = hand.camera()
    assert abs(moved[0] - x - 80) < 12 and abs(moved[1] - y - 40) < 12 and moved[2] == scale
    assert follow.get_attribute("aria-pressed") == "false"
    hand.pinch(1.5)
    assert hand.camera()[2] > scale * 1.3
    hand.pinch(0.5)
    assert hand.camera()[2] < scale
    follow.tap()
    assert follow.get_attribute("aria-pressed") == "true"
    well(tab)


def test_the_guards_play_with_a_finger_on_a_phone(visit: Visit) -> None:
    somebody = visit(size="phone", language="fr-FR")
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "mbb"))
    assert {"order first", "path path", "go step"} <= play(Finger(tab, Random(4)), rounds=1)


def test_an_owners_convent_is_drawn_from_its_own_data(visit: Visit) -> None:
    """One place more than is printed, and a room with another name: all of it is on the map, and is played."""
    board, views = deepcopy(find("nuns").box.BOARD), deepcopy(find("nuns").box.VIEWS)
    board["places"].append({"id": 156, "x": 20.0, "y": 200.0, "room": "outer_path"})
    board["links"].append({"a": 110, "b": 156})
    board["rooms_2025"]["rows"].append([156])
    views["visible"] |= {"156": [110], "110": [*views["visible"]["110"], 156]}
    del views["by_facing"]
    for language in ("en", "de", "fr", "cs"):
        board["rooms"][0]["short"][language] = f"Attic {language}"
    somebody = visit(language="fr-FR")
    somebody.come_in()
    data = [json.dumps(board), json.dumps(views)]
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb", data=data))
    assert {"move cards", "move step"} <= play(Mouse(tab, Random(6)), rounds=1)
    assert tab.locator(".stone").count() == 156
    assert tab.locator(".names text", has_text="Attic fr").count() == 1
