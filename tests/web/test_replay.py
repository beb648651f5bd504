"""A match that is over can be seen again through anybody's eyes; before the end, through nobody's."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match, see
from subrosa.core.tellings import Telling
from subrosa.table.replaying import EVERYTHING

from .served import Player, Served


def finished(served: Served, game: str = "rose") -> tuple[str, str]:
    """A match of one person and bots, over; the other one is not."""
    anna = served.browser("Anna")
    id = anna.opened(game, "me", "thrifty", "thrifty", title="Vespers")["table"]["id"]

    async def play() -> None:
        async with anna.socket(f"/matches/{id}/live") as socket:
            await Player(socket, Random(3)).play()

    asyncio.run(play())
    return id, anna.opened(game, "me", "open", "open")["table"]["id"]


@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_every_moment_can_be_seen_through_any_eyes(served: Served, game: str) -> None:
    id, _ = finished(served, game)
    match, stranger = served.table(id).begun, served.browser()
    for eyes in (0, 2, SPECTATOR):
        whole = stranger.get(f"/matches/{id}/replay?seat={eyes}&stops=true")
        assert whole["moments"] == len(match.decisions) and whole["days"][0][1] >= 0
        for at in (0, len(match.decisions) // 2, len(match.decisions)):
            found = stranger.get(f"/matches/{id}/replay?seat={eyes}&at={at}")
            assert found["view"] == see(match.game, match.position(at), eyes).names
    for at in whole["stops"][1:40]:
        news = [one["kind"] for one in stranger.get(f"/matches/{id}/replay?seat={eyes}&at={at}")["news"]]
        assert news == [one.kind for one in told(match, at) if one.reaches(eyes)] != []


def told(match: Match, at: int) -> list[Telling]:
    """What a decision told, to whomever."""
    decision = match.decisions[at - 1]
    return match.game.tell(match.position(at - 1), decision.decider, decision.choice, match.position(at))


def test_with_everything_open_nothing_is_hidden(served: Served) -> None:
    id, _ = finished(served)
    match = served.table(id).begun
    found = served.browser().get(f"/matches/{id}/replay?seat={EVERYTHING}&at=30")
    assert found["view"] == match.game.fields.dump(match.position(30), match.game.labels(match.state))


def test_before_the_end_there_is_no_replay(served: Served) -> None:
    _, id = finished(served)
    for eyes in (0, EVERYTHING, SPECTATOR):
        assert served.browser().get(f"/matches/{id}/replay?seat={eyes}", None).status_code == 409
    anna = served.browser("Anna")
    id = anna.opened("rose", "me", "me")["table"]["id"]
    assert anna.get(f"/matches/{id}/replay?seat=0", None).json()["code"] == "refused-not-over"


def test_a_seat_that_is_not_there_has_no_eyes(served: Served) -> None:
    id, _ = finished(served)
    assert served.browser().get(f"/matches/{id}/replay?seat=3", None).status_code == 400
    assert served.browser().get(f"/matches/{id}/replay?seat=10", None).status_code == 400


def test_lists_say_the_title_how_far_it_has_come_and_who_won(served: Served) -> None:
    anna = served.browser("Anna")
    id = anna.opened("eleven", "me", "thrifty", "thrifty", title="  Eleven\tat eleven ")["table"]["id"]
    row = anna.get("/matches")["matches"][0]
    assert (row["title"], row["progress"], row["state"]) == ("Eleven at eleven", 1, "playing")
    assert {chair["place"] for chair in row["chairs"]} == {0}

    async def play() -> None:
        async with anna.socket(f"/matches/{id}/live") as socket:
            await Player(socket, Random(3)).play()

    asyncio.run(play())
    row = anna.get("/matches")["matches"][0]
    assert [chair["place"] for chair in row["chairs"]] == served.table(id).begun.places
