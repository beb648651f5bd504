"""Two people at one table with a browser each: one invites, the other follows; neither hears the other's secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from later import rest_later

from .browsing import Visit
from .rose_hand import Finger, Hand

UNKNOWN = (None, -1)
BOB = 1
Path = tuple[str | int, ...]
"""Where something stands in a view."""


def test_one_opens_a_table_the_other_follows_the_link_and_both_play(visit: Visit) -> None:
    ann, bob = visit(), visit(size="phone")
    ann.go("/new/rose")
    ann.tab.get_by_role("button", name="Open the table").click()
    link = ann.tab.locator("input[readonly]").first.input_value()
    assert "/join/" in link
    bob.tab.goto(link)
    bob.tab.get_by_role("textbox").fill("Bob")
    bob.tab.get_by_role("button", name="Sit down").click()
    for one in (ann, bob):
        one.tab.wait_for_url("**/m/**")
        one.tab.wait_for_selector("section.now")
    assert "Bob" in ann.tab.inner_text("body")
    id = ann.tab.url.split("/m/")[1].split("?")[0]
    assert ann.seat(id) == 0 and bob.seat(id) == 1
    ann.tab.keyboard.press("c")
    ann.tab.get_by_role("textbox").last.fill("Under the rose")
    ann.tab.keyboard.press("Enter")
    bob.tab.get_by_text("Under the rose").first.wait_for()
    in_turn(Hand(ann.tab), Finger(bob.tab))


def in_turn(*hands: Hand) -> None:
    """Whoever is asked answers, until everybody has played two cards."""
    while any(hand.asked.get("card", 0) < 2 for hand in hands):
        for hand in hands:
            if hand.waits():
                hand.answer(hand.question())


@pytest.mark.parametrize("most", [24, pytest.param(9999, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", rest_later(["nuns"], ["rose", "eleven", "nuns"]))
def test_no_page_is_ever_sent_what_only_the_other_seat_may_know(visit: Visit, game: str, most: int) -> None:
    """A game, or its beginning. At each decision: what others know and Bob does not, is in nothing he has heard."""
    people = {seat: visit(size="phone") for seat in range(3)}
    for seat, name in enumerate(("Ann", "Bob", "Cyril")):
        people[seat].come_in(name)
    id = people[0].open(game, "moo")
    for seat in (1, 2):
        people[seat].ask("POST", f"/matches/{id}/sit", {"seat": seat})
    bob = people[BOB]
    bob.go(f"/m/{id}").wait_for_selector("section.now")
    chance, found = random.Random(5), 0
    before: dict[int, dict[Path, Any]] = {0: {}, 2: {}}
    for _ in range(most):
        stand = {seat: visitor.stands(id, seat) for seat, visitor in people.items()}
        if stand[0]["view"]["step"] == "over":
            break
        heard = [json.loads(text) for text in bob.heard]
        bob.heard.clear()
        for other in before:
            hidden = dict(secrets(stand[other]["view"], stand[BOB]["view"]))
            kept = hidden.items() & before[other].items()  # what was open and is closed again may have been heard
            leaked = [path for message in heard for path, value in kept if tells(message, path, value, other)]
            assert leaked == [], f"heard of seat {other + 1}"
            before[other] = hidden
            found += len(kept)
        seat = chance.choice([seat for seat in people if stand[seat]["choices"]])
        choice = chance.choice(stand[seat]["choices"])["choice"]
        people[seat].act(id, seat, type="decide", choices=[choice], n=stand[seat]["n"])
        bob.tab.evaluate("0")  # so that what the browser has heard by now is here
    assert found > 100


def tells(message: Any, path: Path, value: Any, other: int) -> bool:
    """Is this what a message says? A preview shows what would be: there, only what is the other's own counts."""
    if message.get("type") in ("previews", "drafted") and f"seat {other + 1}" not in path:
        return False
    return any(at(view, path) == value for view in views_in(message))


def views_in(message: Any) -> Iterator[dict[str, Any]]:
    """Everything in a message that looks like (a part of) a view: in updates, drafts, previews, replays."""
    if isinstance(message, dict):
        if isinstance(message.get("view"), dict):
            yield message["view"]
        for part in message.values():
            yield from views_in(part)
    elif isinstance(message, list):
        for part in message:
            yield from views_in(part)


def secrets(theirs: Any, mine: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What stands in their view and is unknown in mine: where, and what."""
    if isinstance(theirs, dict):
        for name in theirs:
            yield from secrets(theirs[name], mine[name], (*path, name))
    elif isinstance(theirs, list):
        for place, (one, other) in enumerate(zip(theirs, mine, strict=True)):
            yield from secrets(one, other, (*path, place))
    elif mine in UNKNOWN and theirs not in UNKNOWN:
        yield path, theirs


def at(view: Any, path: Path) -> Any:
    for name in path:
        if isinstance(view, dict):
            view = view.get(str(name))
        elif isinstance(view, list) and isinstance(name, int) and name < len(view):
            view = view[name]
        else:
            return None
    return view
