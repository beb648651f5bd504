"""An owner's own cards: complete and sound, or everything that is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Struct

from subrosa.core.shapes import Rows, Shape, changes, letters, many, refuse, shaped, twice, whole

from .box import DATA, NOVICES
from .datacheck import Colour, Place

MOST_PATHS = 30
MOST_NOISE = 6
MOST_STEPS = 5
"""The most paths, noise and steps of a card that the state of a game has room for."""
OPEN = (
    *("paths", "wishes.key", "wishes.place", "blessings.copies", "blessings.novice", "blessings.guard"),
    *(f"moves.{figure}" for figure in ("code", "min", "max", "noise")),
)
"""What an owner may print otherwise, besides words."""


class Move(Struct):
    id: str
    code: Annotated[str, letters("[A-Za-z]{1,3}", "one to three letters")]
    min: Annotated[int, whole(0, MOST_STEPS)]
    max: Annotated[int, whole(0, MOST_STEPS)]
    noise: Annotated[int, whole(-MOST_NOISE, MOST_NOISE)]


class Wish(Struct):
    key: Annotated[int, whole(1, 99)]
    place: Place


class Blessing(Struct):
    copies: Annotated[int, whole(0, 9)]


class Path(Shape):
    id: Annotated[str, letters("[a-z0-9]+([_-][a-z0-9]+)*", "small letters, digits and hyphens")]
    colour: Colour
    places: Annotated[list[Place], many("two places or more", 2)]


class Cards(Struct):
    moves: Rows[list[Move]]
    wishes: Rows[list[Wish]]
    blessings: Rows[list[Blessing]]
    paths: Rows[Annotated[list[Path], many(f"1 to {MOST_PATHS} paths", most=MOST_PATHS)]]


def read_cards(data: Any) -> Cards:
    """The cards of an owner's file."""
    refuse(changes(data, DATA, OPEN))
    cards = shaped(data, Cards)
    refuse([*_moves(cards.moves.rows), *_copies(cards.blessings.rows), *_paths(cards.paths.rows)])
    return cards


def _moves(moves: list[Move]) -> Iterator[str]:
    for move in moves:
        low, high = (0, 0) if move.id == "stand" else (1, MOST_STEPS)
        if not low <= move.min <= move.max <= high:
            needs = f'the card {move.id} needs "min" and "max" from {low} to {high}'
            yield f"{needs}, the file has {move.min} and {move.max}"
    yield from twice("the code", (move.code for move in moves))


def _copies(blessings: list[Blessing]) -> Iterator[str]:
    copies, figures = sum(blessing.copies for blessing in blessings), len(NOVICES) + len(DATA["guards"]["rows"])
    if copies < figures:
        yield f"{figures} figures may need a blessing each, the file has {copies}"


def _paths(paths: list[Path]) -> Iterator[str]:
    yield from twice("path", (path.id for path in paths))
    for path in paths:
        for place, often in Counter(path.places).items():
            if often > 1:
                yield f"path {path.id} comes to {place} {often} times"
