"""An owner's component files: a map, lines of sight, cards, or several of them, and the edition they make."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from subrosa.core import components, editions
from subrosa.core.components import Own, Part
from subrosa.core.errors import BadData
from subrosa.core.game import Game

from . import datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE, SIGHT_FILE, VIEWS

PACKAGE = "subrosa.games.nuns"
PARTS = {
    "map": Part(MAP_FILE, datacheck.read_map, BOARD["schema"]),
    "sight_lines": Part(SIGHT_FILE, datacheck.read_sight, VIEWS["schema"]),
    "cards": Part(CARDS_FILE, datacheck.read_cards, DATA["schema"]),
}
GROUND = ("places", "links", "walls", "doors")
"""What lines of sight rest on."""


def read(*texts: str) -> Own:
    """The component files of an owner, or everything that is wrong with them."""
    return _fitting(components.read(PARTS, texts))


def from_lines(lines: Sequence[str]) -> Own:
    """The component files a record was written with."""
    return _fitting(components.from_lines(PARTS, lines))


def edition(own: Own, options: Mapping[str, str]) -> Game:
    """The game over these files, as far as the table plays with them."""
    return components.edition(PACKAGE, PARTS, _fitting(components.chosen(own, options)))


def _fitting(own: Own) -> Own:
    """These files, if they fit together and with what is printed for the others."""
    board, views, cards = (json.loads(own.files.get(part) or _printed(part)) for part in PARTS)
    found = _needs_sight(board) if "sight_lines" not in own.files else datacheck.sight_misfits(board, views)
    misfits = datacheck.card_misfits(board, cards)
    if misfits and "cards" not in own.files:
        found.append("the printed cards do not fit this map: give a cards file with it")
    if found + misfits:
        raise BadData(found + misfits)
    return own


def _needs_sight(board: dict[str, Any]) -> list[str]:
    printed = json.loads(_printed("map"))
    if all(_ground(board, key) == _ground(printed, key) for key in GROUND):
        return []
    other = "this map has other places, links, walls or doors than the printed one"
    return [f"{other}, so the printed lines of sight do not fit: give a sight file with it"]


def _ground(board: dict[str, Any], key: str) -> Any:
    """A part of the map as far as sight rests on it: in whatever room a place lies."""
    if key == "places":
        return [(place["x"], place["y"]) for place in board["places"]]
    if key == "links":
        return sorted((*sorted((row["a"], row["b"])), str(row.get("via", []))) for row in board["links"])
    return board[key]


def _printed(part: str) -> str:
    return editions.printed(PACKAGE, PARTS[part].file)
