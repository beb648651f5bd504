"""How a table is asked for, and what its end is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from subrosa.core.game import Game, Setup
from subrosa.games import find


def setup_of(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    data: Any = None,
) -> Setup:
    """A table of a game, or of the game of that name; as many play as like best to where nothing is said: four."""
    found = find(game) if isinstance(game, str) else game
    if seats is None:
        seats = min(found.seats, key=lambda count: abs(count - 4))
    return Setup.of(found, seats, options, preset, data)


def returns(places: Sequence[int]) -> list[float]:
    """What the end of a game is worth to each seat: a share of the win, so that all together it is worth 0.

    With two players 1 for the win, -1 for the loss, 0 if it is shared. Where nobody wins all have lost.
    """
    seats, winners = len(places), sum(place == 1 for place in places)
    lost = -1.0 / (seats - 1)
    return [(seats / winners - 1.0) / (seats - 1) if place == 1 else lost for place in places]
