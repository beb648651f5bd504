"""Ways through the city: the rules' own search, in lists."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from subrosa.core.fields import State

from .box import COLOUR, LOCOMOTIVE, NEIGHBOURS
from .rules.board import SPOT_COUNT, goal
from .rules.finish import LINE, PURSE, prospect
from .rules.reach import A_SPOT, A_STEP, SITUATIONS, leads, reach
from .rules.terms import BY_RIDE

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


class Leg(NamedTuple):
    """The last part of a way: where it leads and how, and the way to where it begins."""

    to: int
    by: str
    """`step` for one that is paid for, `walk` for a free one, or `ride`."""
    cost: int
    """The time of the whole way."""
    choices: tuple[int, ...]
    """What is to be chosen for this part: to begin a walk or to end one may come before it."""
    before: Leg | None

    @property
    def path(self) -> tuple[int, ...]:
        """The choices of the whole way."""
        return (*(self.before.path if self.before else ()), *self.choices)


def ways(v: State) -> dict[int, Leg]:
    """The cheapest way of the figure that is moving to each spot it can come onto (8.3.5)."""
    shut, came, price, queue = rows()
    count = reach(v, shut, came, price, queue)
    legs: dict[int, Leg] = {}
    found: dict[int, Leg] = {}
    for situation in queue[1:count]:
        here, spot = came[situation], situation // A_SPOT
        if here // A_SPOT == spot:
            continue
        choices = [leads(here, situation)]
        by = "ride" if choices[0] >= BY_RIDE else "walk" if here // A_STEP % 4 else "step"
        while here != queue[0] and came[here] // A_SPOT == here // A_SPOT:
            choices.insert(0, leads(came[here], here))
            here = came[here]
        legs[situation] = Leg(spot, by, price[situation], tuple(choices), legs.get(here) if here != queue[0] else None)
        if spot != queue[0] // A_SPOT or spot == goal(v):
            found.setdefault(spot, legs[situation])
    return found


def hope(v: State, named: int, teeth: int, short: bool) -> tuple[int, list[int]]:
    """How a turn can end in which a character is named, and the line that leads there (12)."""
    line = [0] * LINE
    return prospect(v, named, teeth, short, line, [0] * PURSE, *rows()), line


def rows() -> tuple[list[int], list[int], list[int], list[int]]:
    """The blank rows that a search needs."""
    return [0] * SPOT_COUNT, [-1] * SITUATIONS, [0] * SITUATIONS, [0] * SITUATIONS
