"""What guards see, and the one thing that decides it for each place, for screens and players (5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace

from subrosa.core.errors import BadRequest
from subrosa.core.fields import State

from .box import (
    ARC,
    DISTANCE,
    DOOR_BETWEEN,
    DOOR_LINES,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    ROOM_2025,
    SHRINE,
    SIGHT,
    SIGHT_RANGE,
    SPOTS,
    VISIBLE,
    WALLS,
    tail,
)
from .lines import angle, crossing
from .rules.eyes import could_see, sees
from .rules.terms import NO_RANGE, ROOMS

SEEN = ("own", "seen", "room")
UNSEEN = ("unmoved", "behind", "far", "wall", "door", "gate", "corner", "shrine", "elsewhere")
KINDS = (*SEEN, *UNSEEN)
LETTERS = "osrubfwdgche"
"""Seen are her own place, what lies open before her, and her own room where rooms decide. Unseen is everything before
her first step, what lies behind her or too far away, what a wall, a door, a gate that no link passes or the corner of
a wall hides, the hidden shrine, and other rooms where rooms decide. Each has a letter, in the same order."""

Eyes = tuple[int, int, int]
"""How guards see at a table: the options `sight`, `sight_range` and `shrine_hidden`."""
Doorway = tuple[int, ...]
"""The places on both sides of a door."""


def eyes(v: State) -> Eyes:
    """How guards see at this table."""
    return v.sight, v.sight_range, v.shrine_hidden


def _standing(how: Eyes, at: int = NOWHERE, facing: int = NOWHERE) -> SimpleNamespace:
    """As much of a position as sight rests on: a guard who came from a neighbour of that number, or from nowhere."""
    return SimpleNamespace(sight=how[0], sight_range=how[1], shrine_hidden=how[2], at=[at], facing=[facing])


@cache
def seen(how: Eyes, at: int, facing: int) -> frozenset[int]:
    """All places a guard sees."""
    guard = _standing(how, at, facing)
    return frozenset(place for place in range(PLACE_COUNT) if sees(guard, 0, place))


@cache
def seen_from(how: Eyes, place: int) -> tuple[int, ...]:
    """The other places from which a guard who looked that way would see a place."""
    table = _standing(how)
    return tuple(at for at in range(PLACE_COUNT) if at != place and could_see(table, at, place))


@cache
def reasons(how: Eyes, at: int, facing: int) -> str:
    """Why a guard sees each place or does not: a letter for each."""
    back = NEIGHBOURS[at][facing] if facing >= 0 else NOWHERE
    kinds = (why(at, back, place, how).kind for place in range(PLACE_COUNT))
    return "".join(LETTERS[KINDS.index(kind)] for kind in kinds)


@dataclass(frozen=True)
class Reason:
    """Why a place is seen or not. Places are indexes."""

    kind: str
    guard_at: int
    place: int
    door: Doorway = ()

    @property
    def seen(self) -> bool:
        return self.kind in SEEN

    @property
    def key(self) -> str:
        """The sentence that says it."""
        return f"nuns-why-{self.kind}"

    @property
    def facts(self) -> dict[str, str]:
        """What the sentence names: places by their numbers."""
        found = {"from": PLACES[self.guard_at], "place": PLACES[self.place]}
        if self.door:
            found["a"], found["b"] = (PLACES[place] for place in self.door)
        return found


def why(guard_at: int, came_from: int, place: int, how: Eyes = (0, 0, 0)) -> Reason:
    """What decides whether a guard sees a place who came from a neighbour, or from NOWHERE before her first step."""
    sight, sight_range, shrine_hidden = how
    if place == guard_at:
        return Reason("own", guard_at, place)
    if sight == ROOMS:
        return Reason("room" if ROOM_2025[guard_at] == ROOM_2025[place] else "elsewhere", guard_at, place)
    if came_from == NOWHERE:
        return Reason("unmoved", guard_at, place)
    if came_from not in NEIGHBOURS[guard_at]:
        raise BadRequest(f"no step leads from {PLACES[came_from]} to {PLACES[guard_at]}")
    turn = angle(tail(came_from, guard_at), SPOTS[guard_at], SPOTS[place])
    before_her = SIGHT[guard_at * MOST_NEIGHBOURS + NEIGHBOURS[guard_at].index(came_from)][place]
    if not before_her and (VISIBLE[guard_at][place] or turn > ARC):
        return Reason("behind", guard_at, place)
    if sight_range != NO_RANGE and DISTANCE[guard_at][place] > SIGHT_RANGE:
        return Reason("far", guard_at, place)
    if not before_her:
        kind, door = _between(guard_at, place)
        return Reason(kind, guard_at, place, door)
    return Reason("shrine" if shrine_hidden == 0 and SHRINE in (guard_at, place) else "seen", guard_at, place)


@cache
def _between(guard_at: int, place: int) -> tuple[str, Doorway]:
    """What hides a place from a guard, whichever way she looks: the first wall or door on the line, else a corner."""
    start, end = SPOTS[guard_at], SPOTS[place]
    parts = [(crossing(start, end, line), at) for at, line in enumerate(WALLS + DOOR_LINES)]
    met = [(round(part, 9), at) for part, at in parts if part is not None]
    if not met:
        return "corner", ()
    door = min(met)[1] - len(WALLS)
    if door < 0:
        return "wall", ()
    between = DOOR_BETWEEN[door]
    return ("gate", ()) if between == (NOWHERE, NOWHERE) else ("door", between)
