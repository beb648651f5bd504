"""Tellings of 011: every decision is told to everybody, each as much as is due."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.tellings import EVERYBODY, Telling
from subrosa.core.text import sentence
from subrosa.games.eleven import GAME, rules

from .table import Table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_decision_reaches_every_seat_and_secrets_only_their_owners(seats: int) -> None:
    table = Table(seats, 2)
    kinds = set()
    while table.decider >= 0:
        before, decider, choices = table.s.copy(), table.decider, table.choices()
        choice = table.random.choice(choices)
        rules.apply(table.s, decider, choice)
        told = GAME.tell(before, decider, choice, table.s)
        for seat in (*range(seats), SPECTATOR):
            assert any(telling.reaches(seat) for telling in told)
        for telling in told:
            kinds.add(telling.kind)
            if telling.kind in ("you_draw", "you_hold", "you_discard", "you_see_character", "you_are_fenrir"):
                assert bin(telling.to).count("1") == 1
            if telling.kind in ("draws", "looks", "has_card", "discards"):
                assert not {"tile", "figure"} & set(telling.facts)
    assert {"bid", "chose", "turned", "event", "you_draw", "draws"} <= kinds


def test_places_and_hours_are_said_as_they_are_printed() -> None:
    told = Telling(EVERYBODY, "bid", {"seat": 2, "amount": 3, "position": 2})
    assert sentence(GAME, told, "en", 0, {1: "Bede"}) == "Bede bids 3 for place II."
    hour = Telling(EVERYBODY, "event", {"hour": 9, "event": "e01", "locks": "lewis"})
    assert sentence(GAME, hour, "en", 0).startswith("Hour IX strikes.")
