"""The convent on squared paper: a column and a line for every place, and the squares each link runs through.

Everything is worked out from where the places lie and how they are joined, so that any other map can be drawn too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from types import ModuleType

ALONG, DOWN, FALLING, RISING = "─│╲╱"
"""Which way a link runs through a square."""
Square = tuple[int, int]
MARGIN = 3
"""Squares left free beside the outermost numbers, for signs."""
GAP = 2
"""Squares between two numbers on a line: a sign of each."""
STRAIGHT = 0.45
"""Links that slant less than this are drawn straight."""
BAND = 0.03
"""How much of the whole breadth places on one straight line may differ by."""
TALLER = 0.5
"""A square of a terminal is about twice as tall as it is wide."""
SHRUNK = 0.75
"""Columns are not drawn closer together than this part of what the width asks for; lines may be."""


@dataclass(frozen=True, eq=False)
class Plan:
    """Where everything is on the paper. The number of a place stands in the squares from `left` to `right`."""

    width: int
    height: int
    column: tuple[int, ...]
    line: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    links: dict[tuple[int, int], tuple[tuple[Square, str], ...]]
    """The squares of each link that can be drawn, from its smaller place to the other."""
    undrawn: tuple[tuple[int, int], ...]
    """Links for which there is no room."""

    def squares(self, a: int, b: int) -> tuple[tuple[Square, str], ...]:
        """The squares of a link from a place to another."""
        return self.links.get((a, b)) or self.links.get((b, a), ())[::-1]


@lru_cache(maxsize=64)
def plan(box: ModuleType, width: int, height: int = 0) -> Plan:
    """The convent on paper of this width, if it can be so narrow; with a height, no higher than it must be for that."""
    pairs = joined(box)
    xs = straightened(box.X, box.Y, pairs)
    ys = straightened(box.Y, box.X, pairs, xs)
    sizes = [len(id) for id in box.PLACES]
    left, right = [(size - 1) // 2 for size in sizes], [size // 2 for size in sizes]
    beside = _beside(box, xs, ys, left, right)
    breadth, depth = max(xs) - min(xs), max(ys) - min(ys)
    most = width - 2 * MARGIN - max(right)
    columns = _fitted(xs, beside, most / (breadth or 1), most, SHRUNK)
    scale = TALLER * (max(columns) / (breadth or 1))
    below = _below(ys, columns, left, right, set(pairs))
    lines = _fitted(ys, below, scale, height - 2 if height else round(scale * depth) + 2)
    column = tuple(at + MARGIN for at in columns)
    starts = tuple(at - more for at, more in zip(column, left, strict=True))
    ends = tuple(at + more for at, more in zip(column, right, strict=True))
    wide, high = max(max(ends) + MARGIN, 1), max(lines) + 3
    draft = Plan(wide, high, column, tuple(line + 1 for line in lines), starts, ends, {}, ())
    return _linked(draft, pairs)


def joined(box: ModuleType) -> tuple[tuple[int, int], ...]:
    """Every link once."""
    return tuple((a, b) for a in range(box.PLACE_COUNT) for b in box.NEIGHBOURS[a] if a < b)


def straightened(
    along: Sequence[float],
    across: Sequence[float],
    pairs: Sequence[tuple[int, int]],
    other: Sequence[float] = (),
) -> list[float]:
    """Coordinates in which places that links join in nearly a straight line have the same one.

    No two places come to have both coordinates the same, if the others have been straightened before.
    """
    limit = BAND * (max(along) - min(along))
    level = [(abs(along[a] - along[b]), a, b) for a, b in pairs]
    bands = {place: [place] for place in range(len(along))}
    band = list(range(len(along)))
    for slant, a, b in sorted(level):
        if slant > STRAIGHT * abs(across[a] - across[b]) or band[a] == band[b]:
            continue
        both = bands[band[a]] + bands[band[b]]
        values = [along[place] for place in both]
        apart = not other or len({other[place] for place in both}) == len(both)
        if max(values) - min(values) <= limit and apart:
            del bands[band[b]]
            bands[band[a]] = both
            for place in both:
                band[place] = band[a]
    means = {name: sum(along[place] for place in places) / len(places) for name, places in bands.items()}
    return [means[name] for name in band]


Distances = dict[tuple[int, int], int]
"""How far a place must be from one that comes before it, at the least."""


def _beside(
    box: ModuleType, xs: Sequence[float], ys: Sequence[float], left: Sequence[int], right: Sequence[int]
) -> Distances:
    """How many columns there must be between places on the same line, with one more for a door between them."""
    order = sorted(range(len(xs)), key=lambda place: (ys[place], xs[place]))
    doors = {(a, b) for a, near in enumerate(box.NEIGHBOURS) for j, b in enumerate(near) if b >= 0 and box.DOOR[a][j]}
    level = [(a, b) for a, b in pairwise(order) if ys[a] == ys[b]]
    return {(a, b): right[a] + GAP + ((a, b) in doors) + 1 + left[b] for a, b in level}


def _below(
    ys: Sequence[float], column: Sequence[int], left: Sequence[int], right: Sequence[int], pairs: set[tuple[int, int]]
) -> Distances:
    """How many lines there must be between places one of which would else stand on the other."""
    found: Distances = {}
    order = sorted(range(len(ys)), key=lambda place: ys[place])
    for i, a in enumerate(order):
        for b in order[i + 1 :]:
            if ys[a] == ys[b]:
                continue
            if (min(a, b), max(a, b)) in pairs:
                found[a, b] = 2
            elif (
                column[b] - left[b] - column[a] - right[a] <= GAP and column[a] - left[a] - column[b] - right[b] <= GAP
            ):
                found[a, b] = 1
            else:
                found[a, b] = 0
    return found


def _fitted(values: Sequence[float], apart: Distances, scale: float, limit: int, least: float = 0.0) -> list[int]:
    """Whole numbers in the order of the values, far enough apart, in the largest scale that keeps within a limit."""
    found = _scaled(values, apart, scale)
    for part in range(19, -1, -1):
        if max(found) <= limit or part < 20 * least:
            break
        found = _scaled(values, apart, scale * part / 20)
    return found


def _scaled(values: Sequence[float], apart: Distances, scale: float) -> list[int]:
    """Whole numbers near to the values in a scale; equal values stay equal."""
    lowest = min(values)
    needs: dict[float, list[tuple[int, int]]] = {}
    for (a, b), least in apart.items():
        needs.setdefault(values[b], []).append((a, least))
    found: dict[float, int] = {}
    for value in sorted(set(values)):
        at = [round((value - lowest) * scale)]
        at += [found[values[a]] + least for a, least in needs.get(value, ()) if values[a] != value]
        found[value] = max(at)
    return [found[value] for value in values]


def _linked(draft: Plan, pairs: Sequence[tuple[int, int]]) -> Plan:
    """The plan with its links, straight ones first."""
    numbers = {
        (x, draft.line[place]): place
        for place in range(len(draft.column))
        for x in range(draft.left[place], draft.right[place] + 1)
    }
    links, undrawn = {}, []
    for a, b in pairs:
        squares = _route(draft, a, b, numbers)
        free = tuple((square, way) for square, way in squares if square not in numbers)
        if free:
            links[a, b] = free
        else:
            undrawn.append((a, b))
    return replace(draft, links=links, undrawn=tuple(undrawn))


def _route(draft: Plan, a: int, b: int, numbers: Mapping[Square, int]) -> list[tuple[Square, str]]:
    """The squares between two places: a straight line, else round a corner; none if others stand in the way."""
    (xa, ya), (xb, yb) = (draft.column[a], draft.line[a]), (draft.column[b], draft.line[b])
    shared = [x for x in range(draft.left[a], draft.right[a] + 1) if draft.left[b] <= x <= draft.right[b]]
    if shared and ya != yb:
        xa = xb = shared[len(shared) // 2] if xa not in shared else xa
    ways = [_straight((xa, ya), (xb, yb)), _corner((xa, ya), (xb, yb)), _corner((xb, yb), (xa, ya))[::-1]]
    return next((way for way in ways if all(numbers.get(square, a) in (a, b) for square, _ in way)), [])


def _straight(start: Square, end: Square) -> list[tuple[Square, str]]:
    """The squares of a straight line, without its ends."""
    (xa, ya), (xb, yb) = start, end
    wide, high = xb - xa, yb - ya
    count = max(abs(wide), abs(high))
    slope = FALLING if wide * high > 0 else RISING
    points = [(round(xa + wide * i / count), round(ya + high * i / count)) for i in range(count + 1)]
    found = []
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        turns = (before[1] != y or after[1] != y) if abs(wide) >= abs(high) else (before[0] != x or after[0] != x)
        level = ALONG if abs(wide) >= abs(high) else DOWN
        found.append(((x, y), slope if turns and wide and high else level))
    return found


def _corner(start: Square, end: Square) -> list[tuple[Square, str]]:
    """The squares of a way along a line and then up or down, without its ends."""
    (xa, ya), (xb, yb) = start, end
    right, down = (1 if xb > xa else -1), (1 if yb > ya else -1)
    across = [((x, ya), ALONG) for x in range(xa + right, xb, right)]
    return [
        *across,
        ((xb, ya), FALLING if right == down else RISING),
        *(((xb, y), DOWN) for y in range(ya + down, yb, down)),
    ]
