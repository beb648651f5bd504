"""The Rose on the page: whole games by mouse, by keys alone and by touch, looked at in every kind of question."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from subrosa.games.rose.box import COLOURS

from .browsing import Visit, Visitor, findings, keys_shown, overflows
from .rose_hand import CARDS, GUESSES, MARKERS, PLACES, Finger, Hand, Keys

WHOLE = [False, pytest.param(True, marks=pytest.mark.long)]
"""Whole games take long; what the end shows is looked at in one of them."""
SECRET = "section.dock button[aria-pressed] strong"


STILL = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getTiming().iterations !== Infinity).map((one) => one.finished))"""


def look(tab: Any) -> list[str]:
    """What is wrong with the page once nothing moves any more."""
    tab.evaluate(STILL)
    return [*findings(tab), *named_otherwise(tab), *keys_shown(tab), *overflows(tab)]


def named_otherwise(tab: Any) -> list[str]:
    """What is called by another name than the one that is seen on it; axe asks this only when told to."""
    rule = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
    found = tab.evaluate("(rule) => axe.run(document, rule)", rule)
    return [node["html"][:160] for one in found["violations"] for node in one["nodes"]]


def seen_by(tab: Any, found: dict[str, list[str]]) -> Any:
    def see(kind: str) -> None:
        if wrong := look(tab):
            found[kind] = wrong

    return see


def covering(tab: Any) -> Any:
    """H covers my monk, and whatever would tell him by what it leaves out, in every kind of question."""

    def cover(kind: str) -> None:
        monk = tab.inner_text(SECRET)
        tab.keyboard.press("h")
        tab.wait_for_selector("section.dock button[aria-pressed=true]")
        assert tab.inner_text(SECRET) not in ("", monk)
        assert tab.locator(f"{CARDS}, {MARKERS}, {GUESSES}").count() == 0, "nothing secret can be chosen"
        if kind in ("marker", "accuse"):
            assert monk not in tab.inner_text("main section") + tab.inner_text("section.now")
        tab.keyboard.press("h")
        tab.wait_for_selector("section.dock button[aria-pressed=false]")

    return cover


def asking(tab: Any, see: Any) -> Any:
    """A wish that cannot be had is answered with a reason; a line of the log lights what it names."""

    def ask(kind: str) -> None:
        see(kind)
        if kind == "place":
            tab.click("main button[data-why^='move']", force=True)
            tab.wait_for_selector("section.now .trouble:not(:empty)")
        if kind == "marker":
            tab.hover(".log li:has(.monk)")
            tab.wait_for_selector("main .lit, main .ring")

    return ask


def to_the_end(tab: Any, hand: Hand) -> None:
    """The end scene is open: who was who, and who accused whom."""
    hand.play()
    tab.wait_for_selector(".crown")
    assert {"card", "place", "marker", "accuse"} <= set(hand.asked)
    assert hand.asked["marker"] == 3 and hand.asked["accuse"] == 1
    assert tab.locator("main.end li .was:visible").count() == 3
    assert tab.locator("main.end tbody .cell").count() == 6, "each accused both others"


def revealed(hand: Hand) -> bool:
    """Two days are over, and a marker was laid."""
    return "marker" in hand.asked


@pytest.mark.long
@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_by_clicking(visit: Visit, whole: bool) -> None:
    visitor = visit()
    visitor.come_in()
    wrong: dict[str, list[str]] = {}
    tab = visitor.go("/m/" + visitor.open("rose", "mbb"))
    hand = Hand(tab, 3, asking(tab, seen_by(tab, wrong)))
    if whole:
        to_the_end(tab, hand)
        seen_by(tab, wrong)("end")
    else:
        hand.play(until=revealed)
    assert wrong == {}


@pytest.mark.long
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open("rose", "mbb"))
    to_the_end(tab, Keys(tab, 5, covering(tab)))
    assert look(tab) == []


@pytest.mark.long
@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_by_touch(visit: Visit, whole: bool) -> None:
    visitor = visit(size="phone", language="cs", dark=True)
    visitor.come_in()
    wrong: dict[str, list[str]] = {}
    options = {"tile_return": "owner_choice", "figure_setup": "players_in_turn"}
    tab = visitor.go("/m/" + visitor.open("rose", "mbb", options=options))
    hand = Finger(tab, 7, seen_by(tab, wrong))
    if whole:
        to_the_end(tab, hand)
        seen_by(tab, wrong)("end")
    else:
        hand.play(until=revealed)
    assert wrong == {}


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
LETTERS = """() => [...document.querySelectorAll('.court svg text:not(.sign)')].filter((one) => one.textContent.trim())
    .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d])
    .filter(([, high]) => high < 11.9)"""
"""What stands on the court smaller than 12 px. Letters on figures and markers are part of their sign."""


def two_days(visitor: Visitor, id: str) -> dict[int, dict[str, int]]:
    """Play on until the second day, anything at all; what everybody has done up to then, by seat and monk."""
    while (stands := visitor.stands(id, 0))["view"]["day"] < 2 or not stands["choices"]:
        if stands["choices"]:
            visitor.act(id, 0, type="decide", choices=[stands["choices"][-1]["choice"]], n=stands["n"])
    done: dict[int, dict[str, int]] = {}
    for change in (change for one in stands["tale"] if not one.get("undone") for change in one["changes"]):
        row = done.setdefault(change.get("by", 0), {})
        row[change["of"]] = row.get(change["of"], 0) + change["now"] - change["before"]
    return done


def deeds_shown(tab: Any) -> list[list[int]]:
    """The table as it stands on the page, row by row."""
    rows = tab.locator(".deeds tbody tr").all()
    return [[points(text) for text in row.locator("td > [aria-hidden]").all_inner_texts()] for row in rows]


def points(text: str) -> int:
    return 0 if text == "·" else int(text.replace("−", "-"))


@pytest.mark.long
def test_below_the_notebook_stands_what_each_did_to_each_monk(visit: Visit) -> None:
    """The same sums for whoever plays, by hand too, and for whoever looks on; a cell says the two tracks apart."""
    ann, hand, eve = visit(), visit(size="phone"), visit()
    ann.come_in("Ann")
    hand.context.add_cookies(ann.context.cookies())
    id = ann.open("rose", "mbb")
    done = two_days(ann, id)
    assert {1, 2, 3} <= done.keys()
    ways = {ann: "[data-tab=notebook]", hand: "nav[data-region] > button:nth-child(4)", eve: "[data-tab=deeds]"}
    for visitor, way in ways.items():
        tab = visitor.go(f"/m/{id}")
        tab.click(way)
        tab.wait_for_selector(".deeds tbody tr")
        order = (1, 2, 3) if visitor is eve else (2, 3, 1)
        assert deeds_shown(tab) == [[done[seat].get(monk, 0) for monk in COLOURS] for seat in order]
        assert findings(tab, ".deeds") == [] and overflows(tab, ".deeds") == []
    ann.tab.hover(".deeds td.up >> nth=0")
    assert re.search(r"(suspicion|evidence) [+−]\d", ann.tab.inner_text(".deeds .said"))


def test_the_court_can_be_read_in_every_window_that_shows_it(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open("rose", "mbb"))
    Hand(tab).question()
    for width, height in [(1440, 900), (1280, 800), (1100, 1000), (1024, 768), (900, 1180)]:
        tab.set_viewport_size({"width": width, "height": height})
        tab.wait_for_function(f"() => innerWidth === {width} && document.querySelector('[data-question]')")
        tab.evaluate(DRAWN)
        assert tab.evaluate(LETTERS) == [], width
        assert tab.locator(f"{PLACES}, {CARDS}").count() > 0
        assert overflows(tab) == [], width


def own_figures() -> str:
    """The data file of somebody whose box has other figures than ours: 6 to 9 everywhere, William 8, Adson 7."""
    data = json.loads(files("subrosa.games.rose").joinpath("data/rose.json").read_text("utf-8"))
    for nth, row in enumerate(data["action_cards"]["rows"]):
        row["time"] = {"william": 8, "adson": 7} if row["kind"] == "william_adson" else 6 + nth % 4
    for nth, row in enumerate(data["task_tiles"]["rows"]):
        row["value"] = 7 + nth % 3
    return json.dumps(data)


def test_an_owners_own_figures_are_those_on_the_board(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open("rose", "mbb", data=[own_figures()]))
    hand = Hand(tab, 2)
    hand.play(until=lambda hand: hand.asked.get("card", 0) > 3 and "place" in hand.asked)
    tiles = [text[-1] for text in tab.locator(".court .tile text").all_text_contents()]
    assert len(tiles) > 20 and set(tiles) <= set("789")
    cards = [text.split(" / ") for text in tab.locator(".hand button > b").all_text_contents()]
    assert cards and all(card == ["8", "7"] or "6" <= card[0] <= "9" for card in cards)
