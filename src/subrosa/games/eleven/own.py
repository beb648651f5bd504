"""An owner's component files: a map, gears and tiles, or both."""

from __future__ import annotations

from subrosa.core.components import Components, Part

from . import datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE

FILES = Components(
    "subrosa.games.eleven",
    {
        "map": Part(MAP_FILE, BOARD["schema"], datacheck.read_map),
        "cards": Part(CARDS_FILE, DATA["schema"], datacheck.read_cards),
    },
)
