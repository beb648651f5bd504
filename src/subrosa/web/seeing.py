"""Who may see which table, and as whom. A match that somebody may not see is to him as if it were not there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from subrosa.core.deciders import SPECTATOR
from subrosa.store import NoMatch
from subrosa.table.live import Live
from subrosa.table.table import Table

from .house import House
from .refusals import HttpRefusal

STRIDE = 0.05
"""Saying that there is no such match takes a multiple of this, in seconds, whether there is one or not."""


def may_see(table: Table, person: str) -> bool:
    """Those who sit there and the host; everybody, if the table allows spectators or is looking for players."""
    if person and (person == table.host or table.seats_of(person)):
        return True
    looking = table.state == "open" and any(chair.kind == "open" for chair in table.chairs)
    return table.allows_spectators or looking


def reader(table: Table, person: str, seat: int | None) -> int:
    """As whom somebody sees a table: as the seat of his that he names, else as his first, else as a spectator."""
    mine = table.seats_of(person) if person else []
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat >= len(table.chairs):
        raise HttpRefusal("no-such-seat")
    if seat not in mine:
        raise HttpRefusal("not-your-seat")
    return seat


def player(table: Table, person: str, seat: int | None) -> int:
    """The seat somebody acts for."""
    mine = reader(table, person, seat)
    if mine == SPECTATOR:
        raise HttpRefusal("not-at-table")
    return mine


@asynccontextmanager
async def seen(house: House, id: str, person: str) -> AsyncIterator[tuple[Live, Table]]:
    """A table somebody may see, held still."""
    began = time.perf_counter()
    live = await _visible(house, id, person)
    if live is None:
        await asyncio.sleep(STRIDE - (time.perf_counter() - began) % STRIDE)
        raise HttpRefusal("no-such-match")
    await live.rest(began)
    async with live.lock:
        yield live, await live.table()


async def _visible(house: House, id: str, person: str) -> Live | None:
    try:
        live = await house.hub.known(id)
        async with live.lock:
            return live if may_see(await live.table(), person) else None
    except NoMatch:
        return None
