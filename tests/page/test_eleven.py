"""011 played on the page: to its end with a mouse and with keys alone, for some hours with a thumb on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from subrosa.games.eleven.box import BOARD, DATA
from subrosa.table import showing

from .browsing import Visit, Visitor, keys_shown, overflows
from .eleven_hand import Hand, Keys, Mouse, Touch, cramped, faults
from .positions import Positions, asked, played
from .staging import Theatre

STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
WATCH_POINTERS = "addEventListener('pointerdown', () => document.documentElement.dataset.pointed = 'yes', true)"


def looking(visitor: Visitor) -> Callable[[str], None]:
    """Somebody who looks hard at each kind of question the first time it comes, and at the end."""
    seen: set[str] = set()

    def look(kind: str) -> None:
        if kind in seen:
            return
        seen.add(kind)
        if kind == "over":
            visitor.tab.wait_for_selector("main.end.all")
        visitor.tab.wait_for_function(STILL)
        for wrong in (faults, keys_shown, overflows, cramped):
            assert wrong(visitor.tab) == [], kind

    return look


def sits_down(visitor: Visitor, chairs: str, *data: str) -> None:
    visitor.come_in()
    visitor.go(f"/m/{visitor.open('eleven', chairs, data=list(data))}")


def ends_with_everything_open(hand: Hand, seats: int) -> None:
    tab = hand.tab
    assert tab.locator("main.end h2").inner_text()
    assert tab.locator("main.end .seats > li").count() == seats
    for one in tab.locator("main.end .seats .held").all():
        assert one.locator("svg").count() == (2 if seats == 3 else 1), "everybody's cards lie open"
    assert {"gear", "move", "hand_in", "end"} <= hand.asked.keys(), "we have had turns of our own"


@pytest.mark.long
def test_a_whole_game_with_a_mouse(visit: Visit) -> None:
    marta = visit()
    sits_down(marta, "mbb")
    hand = Mouse(marta.tab, see=looking(marta))
    hand.play()
    ends_with_everything_open(hand, 3)
    marta.tab.locator("main.end .foot button").nth(1).click()
    marta.tab.wait_for_selector(".window path[role=button]")
    assert faults(marta.tab) == []


@pytest.mark.long
def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    marta = visit(language="de-DE")
    marta.context.add_init_script(WATCH_POINTERS)
    sits_down(marta, "mbb")
    look = looking(marta)
    hand = Keys(marta.tab, see=lambda kind: look(kind) if kind == "over" else None)
    hand.play()
    ends_with_everything_open(hand, 3)
    assert marta.tab.evaluate("document.documentElement.dataset.pointed ?? 'no'") == "no"


@pytest.mark.long
def test_two_turns_with_a_thumb_on_a_phone_at_night(visit: Visit) -> None:
    marta = visit(size="phone", language="cs-CZ", dark=True)
    sits_down(marta, "mbbb")
    hand = Touch(marta.tab, see=looking(marta))
    hand.play(until=lambda: hand.asked.get("end", 0) > 1)
    assert {"open", "gear", "move", "hand_in"} <= hand.asked.keys()


@pytest.mark.long
def test_a_first_tap_makes_a_choice_the_button_that_takes_it(visit: Visit) -> None:
    positions = Positions(visit(size="phone"), "eleven", 4, 0)
    positions.show(next(one for one in asked("eleven", 4, 0, 5) if one.kind == "open"))
    tab = positions.tab
    choices = tab.locator(".eleven-choices [data-choice]")
    for one in (choices.first, choices.last):
        one.tap()
        tab.wait_for_selector(".line >> text=/Tap again/")
        tab.wait_for_function(STILL)
        looks = choices.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
        mine = one.evaluate("(one) => getComputedStyle(one).backgroundColor")
        assert len(looks) > 1 and looks.count(mine) == 1


@pytest.mark.long
def test_on_a_phone_the_auction_stays_in_sight_while_others_bid(visit: Visit) -> None:
    """With my hand below it: it is no use in the auction, but nothing else needs its place."""
    theatre = Theatre(visit(size="phone"), "eleven", 1)
    table = next(one for one in played("eleven", 4, 1, 0, decider=0) if one.begun.view(0).names["step"] == "raise")
    update = showing.update(table, 1, showing.Shown(), {1}, 1.0)
    theatre.begin(update)
    tab = theatre.tab
    tab.wait_for_selector("section.now:not(.mine) .places >> nth=0")
    assert tab.locator("section.now .places > li").count() == 4
    assert tab.locator(".dock .card").first.is_visible() and overflows(tab) == []


STEPS = [1, 9, 1, 8, 1, 7, 1, 6, 1]


def another_map() -> str:
    """A map of other places, of which nobody knows where they are drawn."""
    new = {
        spot["id"]: spot["id"] if spot["kind"] == "mystic" else f"place_{at}" for at, spot in enumerate(BOARD["spots"])
    }
    kept = ("kind", "colour", "col", "row")
    spots = [
        {"id": new[spot["id"]], "name": f"Old Mill {at}"} | {key: spot[key] for key in kept if key in spot}
        for at, spot in enumerate(BOARD["spots"])
    ]
    edges = [{"a": new[edge["a"]], "b": new[edge["b"]]} for edge in BOARD["edges"]]
    starts = {who: new[spot] for who, spot in BOARD["starts"].items()}
    return json.dumps({"schema": BOARD["schema"], "spots": spots, "edges": edges, "starts": starts})


@pytest.mark.long
def test_an_owners_map_and_gears_are_drawn_with_their_own_names_and_numbers(visit: Visit) -> None:
    marta = visit(size="tablet")
    cards = DATA | {"gears": DATA["gears"] | {"steps": STEPS}}
    sits_down(marta, "mbb", another_map(), json.dumps(cards))
    look = looking(marta)
    hand = Mouse(marta.tab, see=lambda kind: look(kind) if kind in ("gear", "move") else None)
    hand.play(until=lambda: "move" in hand.asked)
    fields = marta.tab.locator(".window path[role=button]")
    assert fields.count() == len(BOARD["spots"])
    assert all("Old Mill" in label for label in fields.evaluate_all("(all) => all.map((one) => one.ariaLabel)"))
    faces = marta.tab.locator(".board .turns text").all_text_contents()
    assert [int(face) for face in faces] == STEPS
    marta.go("/").wait_for_selector("main")
    marta.go(f"/m/{marta.open('eleven', 'mbb')}").wait_for_selector(".window path[role=button]")
    assert "Old Mill" not in marta.tab.locator("body").inner_text(), "the next table plays as printed"
