"""An owner's component files: a map, lines of sight, cards, or several of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import convert

from subrosa.core.components import Components, Part

from . import cardcheck, datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE, SIGHT_FILE, VIEWS
from .datacheck import Board, Views

GROUND = ("places", "links", "walls", "doors")
"""What lines of sight rest on."""


def misfits(given: Mapping[str, Any], printed: Mapping[str, Any]) -> Iterator[str]:
    """Where files do not fit each other, or what is printed for the others."""
    board, ours = (convert(files["map"], Board) for files in ({**printed, **given}, printed))
    if "sight_lines" in given:
        yield from datacheck.sight_misfits(board, convert(given["sight_lines"], Views))
    elif any(_ground(board, key) != _ground(ours, key) for key in GROUND):
        other = "this map has other places, links, walls or doors than the printed one"
        yield f"{other}, so the printed lines of sight do not fit: give a sight file with it"
    found = list(datacheck.card_misfits(board, {**printed, **given}["cards"]))
    if found and "cards" not in given:
        yield "the printed cards do not fit this map: give a cards file with it"
    yield from found


def _ground(board: Board, key: str) -> Any:
    """A part of the map as far as sight rests on it: in whatever room a place lies."""
    if key == "places":
        return [(place.x, place.y) for place in board.places]
    if key == "links":
        return sorted((*sorted((link.a, link.b)), str(link.via)) for link in board.links)
    return getattr(board, key)


FILES = Components(
    "subrosa.games.nuns",
    {
        "map": Part(MAP_FILE, BOARD["schema"], datacheck.read_map),
        "sight_lines": Part(SIGHT_FILE, VIEWS["schema"], datacheck.read_sight),
        "cards": Part(CARDS_FILE, DATA["schema"], cardcheck.read_cards),
    },
    misfits,
)
