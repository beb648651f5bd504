"""Thrifty random players live to see the end, where players with even chances bid themselves to death."""

from __future__ import annotations

import pytest

from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.games import find

ELEVEN = find("eleven")


@pytest.mark.parametrize("seats", ELEVEN.seats)
def test_thrifty_players_play_more_than_twice_as_long(seats: int) -> None:
    start = Setup.of(ELEVEN, seats).start()
    even, thrifty = (engine(ELEVEN, "python").playouts(start, 20, 5, style=style).decisions for style in (0, 1))
    assert sum(thrifty) > 2 * sum(even)
