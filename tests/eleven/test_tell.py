"""Tellings of 011: every decision is told to everybody, each as much as is due."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.games.eleven import GAME, rules
from subrosa.games.eleven.box import CHARACTERS

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


def test_a_look_tells_the_looker_and_the_owner_the_card_and_the_others_nothing() -> None:
    table = Table(4, 4)
    while True:
        table.until("look")
        before, choices = table.s.copy(), table.choices()
        if before.target < 4:
            break
        table.until_next()
    choice = choices[0]
    rules.apply(table.s, table.decider, choice)
    told = GAME.tell(before, 8, choice, table.s)
    named = [t for t in told if t.facts.get("figure") == (CHARACTERS[choice] if choice < 8 else None) and choice < 8]
    reached = {seat for seat in (*range(4), SPECTATOR) for t in named if t.reaches(seat)}
    assert reached == ({before.turn, before.target} if choice < 8 else set())
