"""Tables of the convent for players who plan: neighbours, ways without a key, errands, and what is seen from where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..box import (
    CELLS,
    DIE,
    DISTANCE,
    KEY_PLACE,
    LOCKED,
    NEIGHBOURS,
    PLACE_COUNT,
    UNLOCKED,
    UNREACHED,
    WISH_PLACE,
)
from ..sight import Eyes, seen
from .weights import FARTHEST_DETOUR

Far = tuple[tuple[int, ...], ...]
"""Distances between all places."""

NEAR = tuple(tuple(there for there in row if there >= 0) for row in NEIGHBOURS)
OPEN = tuple(
    tuple(there for there, locked in zip(row, locks, strict=True) if there >= 0 and not locked)
    for row, locks in zip(NEIGHBOURS, LOCKED, strict=True)
)
"""The neighbours of a place for somebody with a key, and without."""


@cache
def stepped(how: Eyes, back: int, at: int) -> frozenset[int]:
    """What a guard sees after a step from one place to the next."""
    return seen(how, at, NEIGHBOURS[at].index(back))


@cache
def hearing(modifier: int) -> tuple[float, ...]:
    """How likely a die with a modifier is heard at each distance (8.3)."""
    faces = (DIE + 1 + modifier - far for far in range(1, UNREACHED + 1))
    return (0.0, *(max(0, min(DIE, count)) / DIE for count in faces))


def _legs(cell: int) -> Iterator[tuple[int, int, int, Far]]:
    """The parts of the eight errands of a cell: from where to where, the steps made before, and the distances."""
    home = CELLS[cell]
    for key, wish in zip(KEY_PLACE, WISH_PLACE, strict=True):
        to_key, to_wish = UNLOCKED[home][key], DISTANCE[key][wish]
        yield home, key, 0, UNLOCKED
        yield key, wish, to_key, DISTANCE
        yield wish, home, to_key + to_wish, DISTANCE


@cache
def stages(cell: int) -> tuple[tuple[int, float, int], ...]:
    """The places on the way of the eight errands of a cell: each with the steps made so far, and those of a detour."""
    found = []
    for start, goal, before, far in _legs(cell):
        length = far[start][goal]
        for place in range(PLACE_COUNT):
            made, left = far[start][place], far[place][goal]
            if made + left - length <= FARTHEST_DETOUR:
                found.append((place, before + (made + length - left) / 2, made + left - length))
    return tuple(found)
