"""Straight lines on the board: angles and crossings. No logic of play."""

from __future__ import annotations

from math import atan2, degrees

Point = tuple[float, float]
Segment = tuple[float, float, float, float]


def angle(tail: Point, at: Point, to: Point) -> float:
    """How many degrees somebody at a point who looks away from the tail must turn to look at another point."""
    looking = atan2(at[1] - tail[1], at[0] - tail[0])
    wanted = atan2(to[1] - at[1], to[0] - at[0])
    turn = abs(degrees(wanted - looking)) % 360
    return min(turn, 360 - turn)


def crossing(start: Point, end: Point, across: Segment) -> float | None:
    """Which part of the way from start to end lies before a segment, from 0 to 1, if the line meets it."""
    x1, y1, x2, y2 = across
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    one = along_x * (y1 - start[1]) - along_y * (x1 - start[0])
    other = along_x * (y2 - start[1]) - along_y * (x2 - start[0])
    if one * other > 0 or one == other:
        return None
    beside = one / (one - other)
    reach_x, reach_y = x1 + beside * (x2 - x1) - start[0], y1 + beside * (y2 - y1) - start[1]
    part = (reach_x * along_x + reach_y * along_y) / (along_x * along_x + along_y * along_y)
    return part if 0 <= part <= 1 else None
