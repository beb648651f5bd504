"""Wishes that cannot be had, tried on what a seat sees."""

from __future__ import annotations

import pytest

from subrosa.core.errors import IllegalAction
from subrosa.core.fields import State
from subrosa.core.game import Game
from subrosa.core.match import see


def refused(game: Game, s: State, seat: int, wish: str) -> tuple[str, str]:
    """The key and the sentence of a refusal, which leaves what is seen as it was."""
    view = see(game, s, seat)
    before = game.fields.numbers(view.numbers.copy())
    with pytest.raises(IllegalAction) as error:
        view.choice(wish)
    assert game.fields.numbers(view.numbers) == before
    return error.value.key, str(error.value)
