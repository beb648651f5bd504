"""The Nuns on the page, played by hands: with the mouse to the end, with keys alone, and with a finger on a phone."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from subrosa.games import find

from .browsing import Visit, findings, keys_shown, overflows
from .nuns_hand import Finger, Hand, Keys, Mouse
from .positions import Positions, asked
from .views import played_out

TELLING = ".nuns-sheet :is(.goal, .home, .planned, .offered, .plan, .bead, .next)"
"""What the map shows to a novice alone."""


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


@pytest.mark.long
def test_a_novice_plays_a_whole_night_with_the_mouse(visit: Visit) -> None:
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    kinds = play(Mouse(tab, Random(5)))
    assert {"over", "move cards", "move step"} <= kinds
    ends_with_everything_open(tab)


def ends_with_everything_open(tab: Any) -> None:
    assert tab.locator("main.end h2").inner_text()
    tab.locator("main.end path.open").nth(1).wait_for(state="attached")
    assert tab.locator("main.end path.open").count() == 2, "the ways of both novices are drawn"
    well(tab)


def test_when_the_night_is_over_everything_is_open(visit: Visit) -> None:
    somebody = visit()
    somebody.come_in()
    match = somebody.open("nuns", "mmm")
    played_out(somebody, match, 3)
    tab = somebody.go(f"/m/{match}")
    tab.wait_for_selector("main.end h2")
    ends_with_everything_open(tab)


def test_a_line_of_the_log_lights_what_it_names(visit: Visit) -> None:
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "mb"))
    hand = Mouse(tab, Random(1))
    for shown in hand.questions():
        if "stop" in shown.choices:
            break
        hand.answer(shown)
    assert tab.locator("section.rail .lately").is_visible()
    tab.locator("[data-tab=log]").click()
    assert not tab.locator("section.rail .lately").is_visible(), "the log says it"
    assert tab.locator(".nuns-sheet .named").count() == 0
    tab.locator("[role=tabpanel] li").first.hover()
    tab.wait_for_selector(".nuns-sheet .named", state="attached")


@pytest.mark.long
@pytest.mark.parametrize("rounds", [2, 99])
def test_the_guards_play_with_keys_alone(visit: Visit, rounds: int) -> None:
    somebody = visit(language="de-DE", dark=True)
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "mbb"))
    kinds = play(Keys(tab, Random(2)), rounds)
    assert {"order first", "path path", "go step", *(["over"] if rounds == 99 else [])} <= kinds


@pytest.mark.long
def test_a_novice_plays_with_a_finger_on_a_phone(visit: Visit) -> None:
    somebody = visit(size="phone", language="cs-CZ", dark=True)
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    hand = Finger(tab, Random(3))
    assert {"move cards", "move step"} <= play(hand, rounds=3)
    follow = tab.locator(".tools button").first
    if follow.get_attribute("aria-pressed") == "false":
        follow.tap()
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


@pytest.mark.long
def test_the_guards_play_with_a_finger_on_a_phone(visit: Visit) -> None:
    somebody = visit(size="phone", language="fr-FR")
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "mbb"))
    assert {"order first", "path path", "go step"} <= play(Finger(tab, Random(4)), rounds=1)


@pytest.mark.long
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


def test_covered_means_covered(visit: Visit) -> None:
    """With H nothing tells where I am, what I plan and what I am after: not the map, no words, not what is read."""
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    hand = Keys(tab, Random(8))
    for shown in hand.questions():
        if "stop" in shown.choices:
            break
        hand.answer(shown)
    assert tab.locator(TELLING).count() > 5
    wish = tab.locator(".nuns-panel ol b").nth(1).inner_text()
    assert wish in tab.locator("body").inner_text()
    tab.keyboard.press("h")
    tab.wait_for_function("(telling) => !document.querySelector(telling)", arg=TELLING)
    assert wish not in tab.locator("body").inner_text()
    assert tab.locator("section.now [data-choice]").count() == 0
    at = {guard.get_attribute("id") for guard in tab.locator("[data-nuns-map] [role=option]").all()}
    assert at == {"nuns-at-26"}, "both guards begin there, and nothing else is read"
    assert tab.locator(".figure").count() == 2
    well(tab)
    tab.keyboard.press("h")
    tab.wait_for_selector(".stone.planned", state="attached")


def test_covered_the_map_of_a_phone_shows_the_whole_convent(visit: Visit) -> None:
    """It follows a novice, so what it shows would tell where she is."""
    somebody = visit(size="phone")
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    hand = Finger(tab, Random(9))
    next(hand.questions())
    near = hand.camera()
    tab.locator("button.strip").tap()
    tab.wait_for_selector("button.strip[aria-pressed=true]")
    x, y, scale = hand.camera()
    width, height = (tab.locator("[data-nuns-map]").bounding_box()[side] for side in ("width", "height"))
    assert scale < near[2] and x >= 0 and y >= 0 and 958 * scale <= width + 1 and 1014 * scale <= height + 1
    tab.locator("button.strip").tap()
    tab.wait_for_selector("button.strip[aria-pressed=false]")
    assert hand.camera() == near


CUT = """
() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const cut = all(".strip span:not(.unseen), .cards strong").filter((one) => one.scrollWidth > one.clientWidth + 1);
  const stop = all("section.now [data-choice=stop]")[0]?.getBoundingClientRect().top ?? Infinity;
  const under = all(".chips button").filter((one) => one.getBoundingClientRect().bottom > stop);
  return [...cut, ...under].map((one) => one.textContent.trim());
}
"""
"""Names of my errand and of cards that are not read to their end, and steps that lie under what ends a move."""
TOLD = "() => document.querySelector('.standing')?.innerText ?? ''"
ROOM = "() => { const now = document.querySelector('section.now'); return now.clientHeight - now.scrollHeight; }"


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "aside", "tablet"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_before_a_move_a_small_page_says_what_the_panels_of_a_desk_say(visit: Visit, size: str, language: str) -> None:
    """Who sees her, from where she can be seen, how far the guards are and what they can know; it is read in full."""
    somebody = visit(size=size, language=language)
    shown, kinds = Positions(somebody, "nuns", 4, 1), set[str]()
    for one in asked("nuns", 4, 1, 2):
        if not one.kind.startswith("move"):
            continue
        shown.show(one)
        assert somebody.tab.evaluate(CUT) == [], one.kind
        if one.kind == "move play":
            view, derived = one.update.view, one.update.derived
            told = somebody.tab.evaluate(TOLD)
            assert str(view["place"]["bernadette"]) in told and all(str(far) in told for far in derived["far"].values())
            assert somebody.tab.locator(".standing [data-aid]").count() == 1
            assert somebody.tab.evaluate(ROOM) >= 0
        kinds.add(one.kind)
    assert {"move play", "move step stop"} <= kinds
