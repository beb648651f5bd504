"""Redraws of 011: other histories that tell a seat exactly the same, drawn from what it knows alone."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Decision
from subrosa.core.tellings import Telling
from subrosa.games.eleven import GAME, redraw, rules
from subrosa.games.eleven.fields import FIELDS

from .table import Table


def played(seats: int, seed: int, **options: str) -> tuple[Any, list[Decision]]:
    """A set-up and the decisions of a whole thrifty game."""
    table = Table(seats, seed, **options)
    start = table.s.copy()
    decisions: list[Decision] = []
    plain = rules.apply

    def noting(s: Any, decider: int, choice: int) -> None:
        decisions.append(Decision(decider, choice))
        plain(s, decider, choice)

    table.apply = noting
    while table.decider >= 0:
        table.until_next()
    return SimpleNamespace(start=start.copy), decisions


def lived(setup: Any, decisions: list[Decision], seat: int) -> tuple[list[Telling], tuple[Any, ...]]:
    """What a seat was told, and what it sees at the end."""
    s, told = setup.start(), []
    for decision in decisions:
        before = s.copy()
        rules.apply(s, decision.decider, decision.choice)
        told += [t for t in GAME.tell(before, decision.decider, decision.choice, s) if t.reaches(seat)]
    v = FIELDS.blank()
    GAME.see(s, seat, v)
    return [Telling(0, t.kind, t.facts) for t in told], FIELDS.numbers(v)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {}), (5, {}), (6, {}), (4, {"tiles_hidden": "false"})], ids=str
)
def test_a_redraw_tells_a_seat_exactly_the_same(seats: int, options: dict[str, str]) -> None:
    differ = 0
    for seed in range(3):
        setup, decisions = played(seats, seed, **options)
        random = Random(seed)
        for seat in (*range(seats), SPECTATOR):
            for _ in range(2):
                at = random.randrange(20, len(decisions))
                other, weight = redraw.redraw(setup, decisions[:at], seat, random)
                assert weight > 0
                differ += other != decisions[:at]
                assert lived(setup, other, seat) == lived(setup, decisions[:at], seat)
    assert differ > 10


def test_a_redraw_never_depends_on_the_truth() -> None:
    setup, decisions = played(4, 1)
    for at in range(40, len(decisions), 90):
        for seat in (*range(4), SPECTATOR):
            other, _ = redraw.redraw(setup, decisions[:at], seat, Random(at))
            first, second = (redraw.redraw(setup, world, seat, Random(7)) for world in (decisions[:at], other))
            assert first == second


def test_after_the_end_there_is_one_world_left() -> None:
    setup, decisions = played(3, 2)
    assert redraw.redraw(setup, decisions, 0, Random(1)) == (decisions, 1.0)
