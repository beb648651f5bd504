"""Why a guard sees a place, or does not: the one thing that decides, for a page to draw and to say (5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from subrosa.core.errors import BadRequest

from .box import (
    ARC,
    DISTANCE,
    DOOR_BETWEEN,
    DOOR_LINES,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    NOWHERE,
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
from .lines import Point, Segment, angle, crossing, gap

SEEN = ("own", "seen", "room")
UNSEEN = ("unmoved", "behind", "far", "wall", "door", "gate", "corner", "shrine", "elsewhere")
KINDS = (*SEEN, *UNSEEN)
"""Seen are her own place, what lies open before her, and her own room where rooms decide. Unseen is everything before
her first step, what lies behind her or too far away, what a wall, a door, a gate that no link passes or the corner of
a wall hides, the hidden shrine, and other rooms where rooms decide."""


@dataclass(frozen=True)
class Obstacle:
    """What stands in a line of sight: the nearest wall or door, or the corner the line passes too closely."""

    kind: str
    segment: Segment
    """The wall or door as it is drawn."""
    point: Point
    """Where the line meets it; for a corner the corner itself."""
    door: tuple[int, ...] = ()
    """The places on both sides of a door."""
    gap: float = 0.0
    """How far the line passes from a corner."""


@dataclass(frozen=True)
class Reason:
    """Why a place is seen or not. Places are indexes, coordinates those of the map."""

    kind: str
    guard_at: int
    place: int
    distance: int
    """Steps between the two by the shortest way."""
    angle: float | None = None
    """Degrees between the way she looks and the place; none where the way she looks does not matter."""
    sight_range: int | None = None
    obstacle: Obstacle | None = None

    @property
    def seen(self) -> bool:
        return self.kind in SEEN

    @property
    def key(self) -> str:
        """The sentence that says it."""
        return f"nuns-why-{self.kind}"

    @property
    def facts(self) -> dict[str, str | int]:
        """What the sentence names: places by their numbers."""
        found: dict[str, str | int] = {"from": PLACES[self.guard_at], "place": PLACES[self.place]}
        if self.kind in ("seen", "far"):
            found["distance"] = self.distance
        if self.kind == "far" and self.sight_range is not None:
            found["range"] = self.sight_range
        if self.kind == "behind" and self.angle is not None:
            found["angle"] = round(self.angle)
        if self.kind == "shrine":
            found["shrine"] = PLACES[SHRINE]
        if self.obstacle is not None and self.obstacle.door:
            found["a"], found["b"] = (PLACES[place] for place in self.obstacle.door)
        return found


def why(
    guard_at: int,
    came_from: int,
    place: int,
    *,
    sight: str = "arc",
    sight_range: int | None = SIGHT_RANGE,
    shrine_hidden: bool = True,
) -> Reason:
    """What decides whether a guard sees a place who came from a neighbour, or from NOWHERE before her first step."""
    distance = DISTANCE[guard_at][place]
    if place == guard_at:
        return Reason("own", guard_at, place, distance)
    if sight == "rooms":
        kind = "room" if ROOM_2025[guard_at] == ROOM_2025[place] else "elsewhere"
        return Reason(kind, guard_at, place, distance)
    if came_from == NOWHERE:
        return Reason("unmoved", guard_at, place, distance)
    if came_from not in NEIGHBOURS[guard_at]:
        raise BadRequest(f"no step leads from {PLACES[came_from]} to {PLACES[guard_at]}")
    turn = angle(tail(came_from, guard_at), SPOTS[guard_at], SPOTS[place])
    before_her = SIGHT[guard_at * MOST_NEIGHBOURS + NEIGHBOURS[guard_at].index(came_from)][place]
    obstacle = None
    if not before_her and (VISIBLE[guard_at][place] or turn > ARC):
        kind = "behind"
    elif sight_range is not None and distance > sight_range:
        kind = "far"
    elif not before_her:
        obstacle = _between(guard_at, place)
        kind = obstacle.kind
    elif shrine_hidden and SHRINE in (guard_at, place):
        kind = "shrine"
    else:
        kind = "seen"
    return Reason(kind, guard_at, place, distance, turn, sight_range, obstacle)


@cache
def _between(guard_at: int, place: int) -> Obstacle:
    """What hides a place from a guard, whichever way she looks: the first wall or door on the line, else a corner."""
    start, end = SPOTS[guard_at], SPOTS[place]
    parts = [(crossing(start, end, line), at) for at, line in enumerate(WALLS + DOOR_LINES)]
    met = [(round(part, 9), at) for part, at in parts if part is not None]
    if not met:
        return _corner(start, end)
    part, at = min(met)
    point = (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
    if at < len(WALLS):
        return Obstacle("wall", WALLS[at], point)
    door = at - len(WALLS)
    if DOOR_BETWEEN[door] == (NOWHERE, NOWHERE):
        return Obstacle("gate", DOOR_LINES[door], point)
    return Obstacle("door", DOOR_LINES[door], point, DOOR_BETWEEN[door])


def _corner(start: Point, end: Point) -> Obstacle:
    """The corner of a wall nearest to a line that meets none and is blocked by the table all the same."""
    corners = [(corner, wall) for wall in WALLS for corner in (wall[:2], wall[2:])]
    corner, wall = min(corners, key=lambda found: gap(start, end, found[0]))
    return Obstacle("corner", wall, corner, gap=gap(start, end, corner))
