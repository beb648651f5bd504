"""Phase 5 with tiles in a hand and on the compass."""

from __future__ import annotations

from subrosa.games.eleven import box
from subrosa.games.eleven.rules.board import in_region
from subrosa.games.eleven.rules.hour import enter, proceed
from subrosa.games.eleven.rules.terms import LOCATIONS

from .table import Table

SLOT = {"N": "north", "E": "east", "S": "south", "W": "west"}
THREE = {"north": "obelisco", "west": "museo_egizio", "south": "tempio_valdese"}
"""The compass of the example: with the Mole in the east eight fields are left."""


def set_compass(table: Table, slots: dict[str, str]) -> None:
    for slot, building in slots.items():
        face = box.BUILDINGS.index(building)
        table.s.compass[box.SLOTS.index(slot)] = face
        table.s.bag[face] -= 1
        table.s.bag_left -= 1


def phase5(*tiles: str, slots: dict[str, str] | None = None, last: int = 1, seats: int = 4, **options: str) -> Table:
    """Phase 5 of an hour in which this seat, with these tiles, is last."""
    table = Table(seats, **options).at_turn((last + 1) % seats)
    set_compass(table, slots or {})
    table.give(last, *tiles)
    return begin_phase5(table)


def begin_phase5(table: Table) -> Table:
    enter(table.s, LOCATIONS, 0)
    proceed(table.s)
    return table


def region(table: Table) -> set[str]:
    return {spot for at, spot in enumerate(box.SPOTS) if in_region(table.s, at)}


def compass(**slots: str) -> Table:
    table = Table()
    set_compass(table, slots)
    return table


def placed(table: Table) -> set[str]:
    """The location tiles on offer, with their slots."""
    return {line.removeprefix("place ") for line in table.lines() if line.startswith("place")}


def symbols(table: Table) -> set[str]:
    return {line.removeprefix("symbol ") for line in table.lines() if line.startswith("symbol")}
