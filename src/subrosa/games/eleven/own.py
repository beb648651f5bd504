"""An owner's component files: a map, gears and tiles, or both, and the edition of the game they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from subrosa.core import components
from subrosa.core.components import Own, Part
from subrosa.core.game import Game

from . import datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE

PACKAGE = "subrosa.games.eleven"
PARTS = {
    "map": Part(MAP_FILE, datacheck.read_map, BOARD["schema"]),
    "cards": Part(CARDS_FILE, datacheck.read_cards, DATA["schema"]),
}


def read(*texts: str) -> Own:
    """The component files of an owner, or everything that is wrong with them."""
    return components.read(PARTS, texts)


def from_lines(lines: Sequence[str]) -> Own:
    """The component files a record was written with."""
    return components.from_lines(PARTS, lines)


def edition(own: Own, options: Mapping[str, str]) -> Game:
    """The game over these files, as far as the table plays with them."""
    return components.edition(PACKAGE, PARTS, components.chosen(own, options))
