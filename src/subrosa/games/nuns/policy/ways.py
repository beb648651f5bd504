"""Tables of the convent for players who plan: neighbours, ways without a key, errands, and what is seen from where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from subrosa.core.fields import State

from ..box import (
    CELLS,
    DIE,
    DISTANCE,
    KEY_PLACE,
    LOCKED,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    PLACE_COUNT,
    ROOM_2025,
    SHRINE,
    SIGHT,
    SIGHT_RANGE,
    UNREACHED,
    WISH_PLACE,
)
from ..rules.terms import NO_RANGE, ROOMS
from .weights import FARTHEST_DETOUR

Far = tuple[tuple[int, ...], ...]
"""Distances between all places."""

NEAR = tuple(tuple(there for there in row if there >= 0) for row in NEIGHBOURS)
OPEN = tuple(
    tuple(there for there, locked in zip(row, locks, strict=True) if there >= 0 and not locked)
    for row, locks in zip(NEIGHBOURS, LOCKED, strict=True)
)
"""The neighbours of a place for somebody with a key, and without."""


def _steps_from(start: int) -> tuple[int, ...]:
    far = [UNREACHED] * PLACE_COUNT
    far[start] = 0
    ahead = [start]
    for place in ahead:
        for there in OPEN[place]:
            if far[there] == UNREACHED:
                far[there] = far[place] + 1
                ahead.append(there)
    return tuple(far)


UNLOCKED = tuple(map(_steps_from, range(PLACE_COUNT)))
"""Steps between places without a key; 99 where there is no way."""


Eyes = tuple[bool, bool, bool]
"""How guards see at a table: by rooms, without limit, the shrine hidden."""


def eyes(v: State) -> Eyes:
    """How guards see at this table (5)."""
    return bool(v.sight == ROOMS), bool(v.sight_range == NO_RANGE), bool(v.shrine_hidden == 0)


@cache
def seen(how: Eyes, at: int, facing: int) -> frozenset[int]:
    """All places a guard sees at a place, who came from its neighbour of that number, or from nowhere."""
    rooms, unlimited, hidden = how
    if rooms:
        return frozenset(place for place in range(PLACE_COUNT) if ROOM_2025[place] == ROOM_2025[at])
    if facing < 0 or (hidden and at == SHRINE):
        return frozenset([at])
    row = SIGHT[at * MOST_NEIGHBOURS + facing]
    far = UNREACHED if unlimited else SIGHT_RANGE
    found = (place for place in range(PLACE_COUNT) if row[place] and DISTANCE[at][place] <= far)
    return frozenset([at, *(place for place in found if not (hidden and place == SHRINE))])


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
