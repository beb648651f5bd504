"""Who meets whom: strangers are brought together, and people who do not want to are kept apart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from subrosa.core.errors import IllegalAction
from subrosa.core.game import Game, Setup
from subrosa.store import Listing
from subrosa.store.people import Person
from subrosa.table import changes
from subrosa.table.entries import AnyEntry, Chair, Clock
from subrosa.table.table import Table

from .house import House
from .refusals import HttpRefusal

STRANGERS = 3
"""How many play together who do not know each other, where the game allows it: the fewer, the sooner it begins."""
CLOCK = Clock(120.0, 300.0)
"""Who goes away from strangers does not hold them up for long."""
LOOKED_AT = 200


async def hushed(house: House, table: Table) -> Table:
    """Whoever has blocked somebody at this table does not read him here."""
    people = {chair.person for chair in table.chairs if chair.person}
    deaf = await asyncio.to_thread(house.acquaintances.deaf, people)
    if not deaf:
        return table

    def change(table: Table, now: float) -> list[AnyEntry]:
        made: list[AnyEntry] = []
        for one, other in sorted(deaf):
            for seat in table.seats_of(one):
                for there in table.seats_of(other):
                    made += changes.mute(table, seat, there, True, now)
        return made

    return await house.hub.live(table.id).change(change)


def chairs_of(game: Game, seats: int, side: str) -> list[int]:
    """The seats of a side; where it does not matter, all of them."""
    sides = game.sides(Setup.of(game, seats))
    if side and side not in sides:
        raise HttpRefusal("no-such-seat")
    return [seat for seat in range(seats) if not side or sides[seat] == side]


async def meet(house: House, me: Person, game: Game, side: str, lot: str = "") -> tuple[Table, int]:
    """A chair among strangers: at the table that has waited longest, else at a new one that waits for others."""
    seats = STRANGERS if STRANGERS in game.seats else game.seats[0]
    wanted = chairs_of(game, seats, side)
    async with house.quick, house.hub.turn("quick"):
        apart = await asyncio.to_thread(house.acquaintances.apart, me.id)
        for listing in reversed(await asyncio.to_thread(house.store.open_tables, LOOKED_AT)):
            if listing.game != game.id or apart & listing.people:
                continue
            if (found := await _sit(house, me, listing, chairs_of(game, listing.seats, side), lot)) is not None:
                return found
        mine = game.usual_seat if game.usual_seat in wanted else wanted[0]
        chairs = [Chair("open") for _ in range(seats)]
        chairs[mine] = Chair("person", me.id, me.name, avatar=me.avatar)
        table = await house.hub.open(Setup.of(game, seats), chairs, me.id, clock=CLOCK, public=True)
        return table, mine


async def _sit(house: House, me: Person, listing: Listing, seats: Sequence[int], lot: str) -> tuple[Table, int] | None:
    """Sit down at a table, if there is such a chair; who sits there already is led back to it."""
    mine = [chair.seat for chair in listing.chairs if chair.person == me.id]
    live, taken = await house.hub.known(listing.id), -1

    def change(table: Table, now: float) -> list[AnyEntry]:
        nonlocal taken
        taken = next((seat for seat in seats if table.chairs[seat].kind == "open"), -1)
        return changes.sit(table, taken, me.id, me.name, now, avatar=me.avatar, lot=lot) if taken >= 0 else []

    if mine:
        async with live.lock:
            return await live.table(), mine[0]
    try:
        table = await live.change(change)
    except IllegalAction:  # it has begun meanwhile, or is closed
        return None
    return (await hushed(house, table), taken) if taken >= 0 else None
