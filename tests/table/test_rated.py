"""Which matches move ratings, and why others do not."""

from __future__ import annotations

from random import Random

import pytest

from subrosa.core.match import Match
from subrosa.table import changes, entries
from subrosa.table.entries import Chair
from subrosa.table.rated import placed, unrated
from subrosa.table.showing import listing
from subrosa.table.table import Table

from .people import BOT, Played, people, person

EASY = Chair("bot", bot="easy")


def test_a_match_counts_when_it_is_over_and_not_before() -> None:
    played = Played("rose", [person(0), person(1), BOT])
    assert unrated(played.table) == "" and not listing(played.table).rated
    played.play_until(lambda table: table.begun.over)
    told = listing(played.table)
    assert told.rated and not any(chair.left or chair.side for chair in told.chairs)
    assert listing(played.folded()) == told


def test_who_left_is_behind_everybody() -> None:
    played = Played("rose", people(3))
    played.do(changes.resign, 1)
    played.play_until(lambda table: table.begun.over)
    places = played.table.begun.places
    assert placed(played.table) == [places[0], max(places) + 1, places[2]]
    told = listing(played.table)
    assert told.rated and [chair.left for chair in told.chairs] == [False, True, False]


def test_a_table_may_be_opened_so_that_it_does_not_count() -> None:
    played = Played("rose", people(2), rated=False)
    assert unrated(played.table) == "wish" == unrated(played.folded())


def test_what_helped_somebody_or_was_played_twice_does_not_count() -> None:
    hinted = Played("rose", [person(0), BOT, EASY])
    hinted.play_until(lambda table: table.to_decide() == (0,))
    hinted.do(changes.hint, 0)
    assert unrated(hinted.table) == "hint" == unrated(hinted.folded())
    back = Played("rose", [person(0), BOT, EASY])
    back.play_until(lambda table: bool(table.turns) and table.turns[-1][0] == 0)
    back.do(changes.propose, 0, "back")
    assert unrated(back.table) == "back" == unrated(back.folded())


def test_what_was_begun_or_played_elsewhere_does_not_count() -> None:
    match = Match.new("rose", seats=3, chance=Random(1))
    match.decide(match.deciders[0], match.view(match.deciders[0]).actions[0])
    played = Played("rose", [person(0), BOT, EASY])
    opened = entries.decode(played.log[0])
    on = Table("t", [opened, entries.Decided(1_000.0, entries.pairs(match.decisions))])
    assert unrated(on) == "begun"
    played.table.enter(entries.Arrived(1_001.0, [0]))
    assert unrated(played.table) == "elsewhere"


@pytest.mark.parametrize(
    ("chairs", "why"),
    [([person(0), person(0), BOT], "several"), ([BOT, BOT, BOT], "alone"), ([BOT, EASY, BOT], ""), (people(3), "")],
)
def test_two_minds_are_needed_and_each_has_his_own_chair(chairs: list[Chair], why: str) -> None:
    assert unrated(Played("rose", chairs).table) == why


def test_a_match_in_which_all_have_lost_says_nothing_of_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("rose", people(2))
    played.play_until(lambda table: table.begun.over)
    monkeypatch.setattr(Match, "places", [2, 2])
    assert unrated(played.table) == "level" and not listing(played.table).rated


def test_sides_are_told_apart() -> None:
    told = listing(Played("nuns", people(4)).table)
    assert {chair.side for chair in told.chairs} == {"guards", "novices"}
