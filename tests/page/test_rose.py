"""The Rose on the page: whole games by mouse, by keys alone and by touch, looked at in every kind of question."""

from __future__ import annotations

from typing import Any

from .browsing import Visit, findings, keys_shown, overflows
from .rose_hand import Finger, Hand, Keys, Mouse


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


def to_the_end(tab: Any, hand: Hand) -> None:
    """The end scene is open: who was who, and who accused whom."""
    hand.play()
    tab.wait_for_selector(".crown")
    assert {"card", "place", "marker", "accuse"} <= set(hand.asked)
    assert hand.asked["marker"] == 3 and hand.asked["accuse"] == 1
    assert tab.locator("main.end li .was:visible").count() == 3
    assert tab.locator("main.end tbody .cell").count() == 6, "each accused both others"


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    wrong: dict[str, list[str]] = {}
    tab = visitor.go("/m/" + visitor.open("rose", "mbb"))
    to_the_end(tab, Mouse(tab, 3, seen_by(tab, wrong)))
    seen_by(tab, wrong)("end")
    assert wrong == {}


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    tab = visitor.go("/m/" + visitor.open("rose", "mbb"))
    to_the_end(tab, Keys(tab, 5))


def test_a_whole_game_by_touch(visit: Visit) -> None:
    visitor = visit(size="phone", language="cs", dark=True)
    visitor.come_in()
    wrong: dict[str, list[str]] = {}
    options = {"tile_return": "owner_choice", "figure_setup": "players_in_turn"}
    tab = visitor.go("/m/" + visitor.open("rose", "mbb", options=options))
    to_the_end(tab, Finger(tab, 7, seen_by(tab, wrong)))
    seen_by(tab, wrong)("end")
    assert wrong == {}
