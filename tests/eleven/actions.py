"""Turns before the action of the gear, with known cards."""

from __future__ import annotations

from typing import Any

from subrosa.games.eleven import box
from subrosa.games.eleven.fields import PLACES

from .table import Table

GEAR_BEFORE = {"investigate": 0, "research": 1, "compose": 2, "move_clue": 6}
"""Where the gears stand one tooth before an action."""
LAST_CARD = {3: "open", 4: "pile", 5: "pile", 6: "pile"}


def deal(table: Table) -> Table:
    """Lilja, Påhlsson, Johnsson and Vikström to seats 1 to 4, Snowy and Vidal to 5 and 6; Lewis is the Chosen One."""
    s = table.s
    seats = [0, 0, 1, 1, -1, 2, 2, -1] if s.seats == 3 else [0, 1, 2, 3, -1, 4, 5, -1]
    for character, seat in enumerate(seats):
        at_seat = 0 <= seat < s.seats
        s.card[character] = seat if at_seat else PLACES.index(LAST_CARD[s.seats])
        s.open[character] = int(s.card[character] == PLACES.index("open"))
        for other in range(s.seats):
            s.known[other][character] = int(at_seat and seat == other)
    s.card[box.LEWIS] = PLACES.index("chosen one")
    s.open[box.LEWIS] = 0
    return table


def begun(seats: int = 4, event: str = "e10", gear: int = 0, position: int = 1, **options: Any) -> Table:
    """The turn of seat 1 in a position of the hour, with known cards."""
    order = tuple((i - position + 1) % seats for i in range(seats))
    table = Table(seats, gear_setup="zero", **options).at_turn(0, event, order=order)
    table.s.gear = gear
    return deal(table)


def clues(table: Table, count: int, seat: int = 0) -> Table:
    """Clues of the supply for a player."""
    table.s.clues[seat] += count
    table.s.supply -= count
    return table


def before(action: str, held: int = 0, seats: int = 4, **options: Any) -> Table:
    """The fourth pause of Vikström's turn, with clues to hand in for an action."""
    table = clues(begun(seats, gear=GEAR_BEFORE[action], **options), held)
    return table.play("choose vikstrom", "turn 1", "stop")


def extras(table: Table) -> list[str]:
    return [line for line in table.lines() if line.startswith(("play ", "use "))]


def empty_stack(table: Table) -> Table:
    for face in range(box.TILE_FACES):
        table.s.bag[face] = 0
    table.s.bag_left = 0
    return table


def know(table: Table, seat: int) -> set[str]:
    return {id for id, known in zip(box.CHARACTERS, table.s.known[seat], strict=True) if known}
