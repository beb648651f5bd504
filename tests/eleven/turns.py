"""Turns at the gears and in the movement."""

from __future__ import annotations

from subrosa.games.eleven import box

from .table import Table

PLAIN = "e06"
"""An event that locks nobody, forbids nothing and gives something only to the fourth and for Lilja."""
LINES = ("step", "ride", "locomotive", "free", "stop")
STEAM, AIRSHIP, LOCOMOTIVE, MONORAIL = 8, 12, 10, 11
"""Positions of the gears: steam train 3, airship 1, locomotive 2, monorail 4."""


def offered(table: Table, *verbs: str) -> list[str]:
    """The lines on offer that begin with one of these words."""
    return [line for line in table.lines() if line.split()[0] in verbs]


def figures(table: Table) -> list[str]:
    return [line.split()[1] for line in offered(table, "choose")]


def moves(table: Table) -> set[str]:
    """The parts of the movement on offer, cards and tiles apart."""
    return set(offered(table, *LINES))


def at_gear(event: str = PLAIN, gear: int = 0, time: int = 20, **options: str) -> Table:
    """The first player has chosen Vikström; what he has gained is forgotten."""
    table = Table(**options).at_turn(0, event).play("choose vikstrom")
    table.s.gear, table.s.time[0] = gear, time
    return table


def travel(spot: str, gear: int, time: int = 20, event: str = PLAIN, **options: str) -> Table:
    """The movement of Vikström from a spot, with the gears in a position they have just been turned to."""
    return at_gear(event, gear - 1, time + 1, **options).stand("vikstrom", spot).play("turn 1")


def organ(table: Table, spot: str) -> Table:
    table.s.organ = box.SPOTS.index(spot)
    return table
