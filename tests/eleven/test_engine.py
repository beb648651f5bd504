"""Whole games of 011 on both engines: pieces are conserved, ranges kept, both play the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from conftest import compiled

from subrosa.core.engines import PythonEngine
from subrosa.games.eleven import rules
from subrosa.games.eleven.fields import FIELDS, OPTIONS

from .table import Table

GAME: Any = SimpleNamespace(id="eleven", fields=FIELDS, rules=rules, most_choices=128, most_decisions=20_000)
TABLES = [(seats, {}) for seats in (3, 4, 5, 6)] + [(4, {name: values[1]}) for name, values in OPTIONS.items()]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_random_games_end_with_every_piece_in_its_place(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        table = Table(seats, seed, **options)
        tiles = table.s.bag_left
        while table.decider >= 0:
            table.until_next()
            s = table.s
            assert FIELDS.outside(s) == []
            assert s.supply + sum(s.clues[:seats]) + sum(s.clue) == 21
            held = sum(sum(row) for row in s.tile[:seats]) + sum(b >= 0 for b in s.compass) + (s.spent >= 0)
            assert s.bag_left + s.under_left + held == tiles and s.bag_left == sum(s.bag)
            assert [sum(row) for row in s.tile[:seats]] == s.tiles[:seats]


def test_python_and_numba_play_the_same_games() -> None:
    slow, fast = PythonEngine(GAME), compiled_engine()
    for seats, options in TABLES:
        start = Table(seats, **options).s
        assert slow.playouts(start, 8, seed=seats) == fast.playouts(start, 8, seed=seats)


def compiled_engine() -> Any:
    from subrosa.core.game import Game

    class Hashable(SimpleNamespace):
        __hash__ = object.__hash__

    game: Game = Hashable(**vars(GAME))  # type: ignore[assignment]
    return compiled(game, checked=True)
