"""All ways a novice can go with a card, and how likely each is if every choice on offer is alike (4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..box import CELLS, DISTANCE, LOCKED, NEIGHBOURS, PLACE_COUNT, UNLOCKED
from ..rules.moves import SHORTEST_WALK

KEPT = 8_192
LOCK_DISTANCE = tuple(
    min((far[place] for place in range(PLACE_COUNT) if any(LOCKED[place])), default=PLACE_COUNT) for far in DISTANCE
)
"""Steps to the nearest place with a lock: a key makes no difference to shorter ways."""


class Gait(NamedTuple):
    """What a novice's move must be like, whatever her place."""

    least: int
    most: int
    guards: tuple[int, ...]
    """The places where she is caught."""
    barred: bool
    """Whether she may not go there at all (4.7d)."""
    revisit: bool


class Way(NamedTuple):
    """One way: its places, those entered as a mask, and its likelihood without and with a swift foot to spare."""

    places: tuple[int, ...]
    entered: int
    plain: float
    swift: float


def ways(start: int, key: bool, gait: Gait, further: bool = False) -> tuple[Way, ...]:
    """All ways from a place with or without a key; or those one step further, which a swift foot goes."""
    near = _near(start, gait, gait.most + 1)
    key = key and LOCK_DISTANCE[start] <= gait.most
    if gait.revisit or further:
        return _found(start, key, near, further)
    return _kept(start, key, near)


def can_make(start: int, key: bool, gait: Gait, steps: int) -> bool:
    """Is a way of so many steps possible, or one to a guard (4.1g)?"""
    return steps <= 0 or _can_make(start, key and LOCK_DISTANCE[start] < steps, _near(start, gait, steps), steps)


@lru_cache(KEPT)
def _can_make(start: int, key: bool, gait: Gait, steps: int) -> bool:
    return _extends([start], key, gait, steps)


def _near(start: int, gait: Gait, reach: int) -> Gait:
    """The same move, leaving out guards she cannot come to, so that it is the same in many situations."""
    far = DISTANCE[start]
    return Gait(gait.least, gait.most, tuple(at for at in gait.guards if far[at] <= reach), gait.barred, gait.revisit)


@lru_cache(KEPT)
def _kept(start: int, key: bool, gait: Gait) -> tuple[Way, ...]:
    return _found(start, key, gait, False)


def _found(start: int, key: bool, gait: Gait, further: bool) -> tuple[Way, ...]:
    found: list[Way] = []
    if _extends([start], key, gait, gait.least):
        _go_on([start], 0, key, gait, further, 1.0, found)
    return tuple(found)


def _next(way: list[int], key: bool, gait: Gait) -> Iterator[int]:
    """The places she may enter next (4.4, 4.5, 4.7)."""
    place = way[-1]
    for there, locked in zip(NEIGHBOURS[place], LOCKED[place], strict=True):
        closed = (locked and not key) or (gait.barred and there in gait.guards)
        if there >= 0 and not closed and (gait.revisit or there not in way):
            yield there


def _extends(way: list[int], key: bool, gait: Gait, steps: int) -> bool:
    """Can a way go on for so many steps, or to a guard (4.1, 4.7)?"""
    if steps <= 0:
        return True
    for there in _next(way, key, gait):
        if steps == 1 or there in gait.guards:
            return True
        way.append(there)
        found = _extends(way, key, gait, steps - 1)
        way.pop()
        if found:
            return True
    return False


def _go_on(way: list[int], entered: int, key: bool, gait: Gait, further: bool, chance: float, found: list[Way]) -> None:
    """All ways that begin with this one."""
    steps = len(way) - 1
    if steps > gait.most:
        found.append(Way(tuple(way), entered, 0.0, chance))
        return
    if steps > 0 and way[-1] in gait.guards:
        if not further:
            found.append(Way(tuple(way), entered, chance, chance))
        return
    ahead = list(_next(way, key, gait))
    if steps + 1 < gait.least:
        ahead = [there for there in ahead if there in gait.guards or _leads_on(way, there, key, gait)]
    may_stop = steps >= gait.least
    each = chance / (len(ahead) + may_stop)
    if may_stop and not further:
        found.append(Way(tuple(way), entered, chance if steps == gait.most else each, each))
    if steps < gait.most or further:
        for there in ahead:
            way.append(there)
            _go_on(way, entered | 1 << there, key, gait, further, each, found)
            way.pop()


def _leads_on(way: list[int], there: int, key: bool, gait: Gait) -> bool:
    way.append(there)
    found = _extends(way, key, gait, gait.least - len(way) + 1)
    way.pop()
    return found


def walk_home(cell: int, way: Sequence[int], key: bool, longest: int) -> float:
    """How likely a caught novice's open walk is with or without a key (9.7); 0 if that is no way home."""
    distance = (DISTANCE if key else UNLOCKED)[CELLS[cell]]
    chance = 1.0
    for steps, place in enumerate(way):
        near = [] if steps >= longest else NEIGHBOURS[place]
        nearer = [
            there
            for j, there in enumerate(near)
            if there >= 0 and (key or not LOCKED[place][j]) and distance[there] == distance[place] - 1
        ]
        may_stop = steps >= SHORTEST_WALK or distance[place] == 0
        stops = steps == len(way) - 1
        if (stops and not may_stop) or (not stops and way[steps + 1] not in nearer):
            return 0.0
        chance /= len(nearer) + may_stop
    return chance
