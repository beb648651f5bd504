"""What a decision leaves behind goes by itself: while Python searches all tables for rings, nobody is told anything."""

from __future__ import annotations

import gc
from random import Random

import pytest

from subrosa.games import names
from subrosa.table import showing

from .people import Played


def play(game: str, decisions: int) -> None:
    played, dice = Played(game), Random(3)
    shown = [showing.Shown() for _ in range(3)]
    for _ in range(decisions):
        played.decide_somehow(dice.choice(played.table.to_decide()), dice)
        for seat, before in enumerate(shown):
            showing.update(played.table, seat, before, (0, 1, 2), played.now)


@pytest.mark.parametrize("game", names())
def test_a_decision_leaves_no_ring_behind(game: str) -> None:
    play(game, 8)  # what is remembered from then on is not looked at
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        play(game, 40)
        gc.collect()
        assert not [found for found in gc.garbage if type(found).__name__ == "State"]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
