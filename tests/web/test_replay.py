"""A match that is over can be seen again through anybody's eyes; before the end, through nobody's."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from later import rest_later

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match, see
from subrosa.core.tellings import Telling
from subrosa.table import entries
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


@pytest.mark.parametrize("game", rest_later(["nuns"], ["rose", "eleven"]))
def test_every_moment_can_be_seen_through_any_eyes(served: Served, game: str) -> None:
    id, _ = finished(served, game)
    match, stranger = served.table(id).begun, served.browser()
    for eyes in (0, 2, SPECTATOR):
        for at in (0, len(match.decisions) // 2, len(match.decisions)):
            found = stranger.get(f"/matches/{id}/replay?seat={eyes}&at={at}")
            assert found["view"] == see(match.game, match.position(at), eyes).names
            assert found["moments"] == len(match.decisions)
            assert [one["kind"] for one in found["news"]] == [one.kind for one in told(match, at) if one.reaches(eyes)]


@pytest.mark.parametrize("game", rest_later(["nuns"], ["rose", "eleven", "nuns"]))
def test_a_match_has_a_stop_for_each_move_and_says_what_these_eyes_were_told(served: Served, game: str) -> None:
    id, _ = finished(served, game)
    match, stranger = served.table(id).begun, served.browser()
    for eyes in (0, 2, SPECTATOR):
        reel = stranger.get(f"/matches/{id}/moves?seat={eyes}")
        stops, heard = reel["stops"], reel["heard"]
        assert stops[0] == 0 and stops[-1] == len(match.decisions) and stops == sorted(set(stops))
        assert len(stops) < len(match.decisions) / 2, "moves, not atoms"
        assert [one["kind"] for one in reel["news"]] == [one.kind for one in match.tellings(eyes)]
        assert heard[-1] == len(reel["news"]) and reel["days"][0][1] >= 0
        for chapter, stop in zip(reel["tale"], reel["of"], strict=True):
            assert heard[stop - 1] <= chapter["first"] < heard[stop]
        assert set(reel["of"]) == set(range(1, len(stops))), "something is told at each of them"
        assert set(reel["unseen"]) == {-1}
    everything = stranger.get(f"/matches/{id}/moves?seat={EVERYTHING}")
    assert everything["news"] == reel["news"], "told as to whoever looks on"
    assert set(everything["stops"]) >= set(reel["stops"])
    for at, stop in enumerate(everything["stops"]):
        silent = stop > 0 and at not in everything["of"]
        assert everything["unseen"][at] == (match.decisions[stop - 1].decider if silent else -1)


def told(match: Match, at: int) -> list[Telling]:
    """What a decision told, to whomever."""
    if not at:
        return []
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
        assert served.browser().get(f"/matches/{id}/moves?seat={eyes}", None).status_code == 409
    anna = served.browser("Anna")
    id = anna.opened("rose", "me", "me")["table"]["id"]
    assert anna.get(f"/matches/{id}/replay?seat=0", None).json()["code"] == "refused-not-over"
    refused = anna.post(f"/matches/{id}/play-on", {"at": 3, "seat": 0}, None)
    assert refused.json()["code"] == "refused-not-over"


def test_from_a_moment_one_can_play_on_against_bots_in_any_seat(served: Served) -> None:
    id, _ = finished(served)
    match, bela = served.table(id).begun, served.browser("Bela")
    at = len(match.decisions) // 2
    new = bela.post(f"/matches/{id}/play-on", {"at": at, "seat": 1, "bot": "greedy"}, 201)
    assert new["practice"] and [seat["name"] for seat in new["seats"]] == ["", "Bela", ""], "nobody else's name"
    table = served.table(new["id"])
    assert table.begun.decisions[:at] == match.decisions[:at] and not table.begun.over
    begins = entries.decode(served.kept(new["id"])[1])
    assert isinstance(begins, entries.Decided) and begins.lines == entries.pairs(match.decisions[:at]), "and no more"
    shown = bela.get(f"/matches/{new['id']}/seat")
    assert shown["seat"] == 1 and shown["view"]["identity"] == {
        name: monk if name == "seat 2" else None for name, monk in shown["view"]["identity"].items()
    }
    heard = [one["kind"] for one in shown["news"] if one["game"]]
    told = [one.kind for one in served.table(new["id"]).begun.tellings(1)]  # bots may have gone on meanwhile
    first = [one.kind for one in Match.from_log(match.setup, match.decisions[:at]).tellings(1)]
    assert heard[: len(first)] == first and told[: len(heard)] == heard
    assert served.browser("Carl").get(f"/matches/{new['id']}", None).status_code in (403, 404), "it is his own"


def test_nobody_plays_on_after_the_end_or_in_a_seat_that_is_not_there(served: Served) -> None:
    id, _ = finished(served)
    bela = served.browser("Bela")
    assert bela.post(f"/matches/{id}/play-on", {"at": 10_000, "seat": 0}, None).json()["code"] == "refused-over"
    assert bela.post(f"/matches/{id}/play-on", {"at": 9, "seat": 3}, None).status_code == 400
    assert bela.post(f"/matches/{id}/play-on", {"at": 9, "seat": 0, "bot": "nobody"}, None).status_code == 409


def test_a_seat_that_is_not_there_has_no_eyes(served: Served) -> None:
    id, _ = finished(served)
    assert served.browser().get(f"/matches/{id}/replay?seat=3", None).status_code == 400
    assert served.browser().get(f"/matches/{id}/replay?seat=10", None).status_code == 400


@pytest.mark.long
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
