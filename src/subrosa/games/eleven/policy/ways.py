"""Ways through the city: how far it is, and how a figure gets there with what it has (8.3)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from subrosa.core.fields import State

from ..box import COLOUR, LOCOMOTIVE, NEIGHBOURS
from ..rules.effects import WALK_LENGTH
from ..rules.terms import BY_RIDE, FREE_WALK_NOW, LOCOMOTIVE_WALK, STOP

NEAR = tuple(tuple(spot for spot in row if spot >= 0) for row in NEIGHBOURS)
"""The neighbours of each spot and nothing else."""
STATIONS = tuple(tuple(spot for spot, colour in enumerate(COLOUR) if colour == ride) for ride in range(LOCOMOTIVE))
"""The stops of each transport."""
FAR = 99


def _distances(start: int) -> tuple[int, ...]:
    found = [FAR] * len(NEAR)
    found[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for spot in NEAR[here]:
            if found[spot] == FAR:
                found[spot] = found[here] + 1
                queue.append(spot)
    return tuple(found)


DISTANCE = tuple(_distances(start) for start in range(len(NEAR)))
"""How many steps two spots are apart in an empty city."""


Extra = tuple[int, tuple[int, ...]]
"""A card or tile that moves a figure: the choice that plays it, and the transports it offers."""


class Means(NamedTuple):
    """What a figure can still move with in a turn."""

    steps: int = 0
    """Steps that can be paid."""
    ride: int = -1
    """The transport of the gear, if it may still be used."""
    walks: int = 0
    """Free walks not yet begun."""
    walking: int = 0
    """Steps left of a walk under way."""
    extras: tuple[Extra, ...] = ()
    """Cards and tiles that move."""


def means(v: State, seat: int) -> Means:
    """What the acting figure of a seat can still move with, cards and tiles apart."""
    steps = max(0, min(v.steps, v.time[seat] - 1))
    return Means(steps, v.transport if v.rides > 0 else -1, v.walks, v.walking)


class Way(NamedTuple):
    """A way to a spot: the steps paid for, and the choices one after the other."""

    paid: int
    path: tuple[int, ...]


def closed(v: State, figure: int, goal: int = -1) -> set[int]:
    """The spots a figure may not enter; with a goal as in a declared turn (8.3.7, 12.5)."""
    if goal >= 0 and v.declared_pass_through == 0:
        return set()
    spots = {v.place[other] for other in range(len(v.place)) if other != figure}
    spots.add(v.organ)
    spots.discard(goal)
    return spots


def ways(start: int, left: Means, shut: Collection[int], goal: int = -1) -> dict[int, Way]:
    """The cheapest way to every spot the figure can come onto; looking for a goal, no further than that."""
    found: dict[int, Way] = {}
    most = left.steps
    seen: set[tuple[int, Means]] = set()
    queue: deque[tuple[int, int, Means, tuple[int, ...]]] = deque([(0, start, left._replace(steps=0), ())])
    while queue:
        paid, here, left, path = queue.popleft()
        if (here, left) in seen:
            continue
        seen.add((here, left))
        for cost, choice, spot, less in _moves(here, left, shut):
            total = paid + cost
            if total > most:
                continue
            if spot != here and (spot not in found or total < found[spot].paid):
                found[spot] = Way(total, (*path, choice))
                if spot == goal:
                    return found
            if cost:
                queue.append((total, spot, less, (*path, choice)))
            else:
                queue.appendleft((total, spot, less, (*path, choice)))
    return found


def _moves(here: int, left: Means, shut: Collection[int]) -> list[tuple[int, int, int, Means]]:
    """Each move from a spot: what it costs, the choice, where it leads and what is left then."""
    if left.walking:
        less = left._replace(walking=left.walking - 1)
        found = [(0, spot, spot, less) for spot in NEAR[here] if spot not in shut]
        return [*found, (0, STOP, here, left._replace(walking=0))]
    found = [(1, spot, spot, left) for spot in NEAR[here] if spot not in shut]
    if left.ride == LOCOMOTIVE:
        found.append((0, LOCOMOTIVE_WALK, here, left._replace(ride=-1, walking=WALK_LENGTH)))
    elif left.ride >= 0 and COLOUR[here] == left.ride:
        less = left._replace(ride=-1)
        found += [(0, BY_RIDE + spot, spot, less) for spot in STATIONS[left.ride] if spot != here and spot not in shut]
    if left.walks:
        found.append((0, FREE_WALK_NOW, here, left._replace(walks=left.walks - 1, walking=WALK_LENGTH)))
    for extra in left.extras:
        found += _extra_moves(here, left, extra, shut)
    return found


def _extra_moves(here: int, left: Means, extra: Extra, shut: Collection[int]) -> list[tuple[int, int, int, Means]]:
    """What a card or tile adds: a ride from here, or a walk. The choice is to play it; what it asks comes next."""
    choice, transports = extra
    less = left._replace(extras=tuple(other for other in left.extras if other != extra))
    found = []
    if LOCOMOTIVE in transports:
        found.append((0, choice, here, less._replace(walking=WALK_LENGTH)))
    if COLOUR[here] in transports:
        found += [(0, choice, spot, less) for spot in STATIONS[COLOUR[here]] if spot != here and spot not in shut]
    return found
