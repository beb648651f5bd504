"""What Gymnasium and PettingZoo call spaces: of observations, by the layout, and of choices, by their numbers."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces

from subrosa.core.game import Game


def observations(game: Game) -> spaces.Box:
    """What a seat can see."""
    return spaces.Box(game.layout.low, game.layout.high, dtype=numpy.int16)


def masked(game: Game) -> spaces.Dict:
    """What a seat can see, and which choices it can make."""
    mask = spaces.Box(0, 1, (game.choice_numbers,), numpy.int8)
    return spaces.Dict({"observation": observations(game), "action_mask": mask})


def choices(game: Game) -> spaces.Discrete[Any]:
    """What a seat can choose."""
    return spaces.Discrete(game.choice_numbers)
