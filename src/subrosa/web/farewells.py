"""Somebody is to be known here no longer: his tables go on without him, and nothing of him is kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError
from subrosa.table.forgetting import ALL, forget, leave, traces

if TYPE_CHECKING:
    from .house import House


async def farewell(house: House, person: str) -> None:
    """Forget a person, at every table and in the list of people."""
    mine = await asyncio.to_thread(house.store.of_person, person, limit=ALL)
    alone = {listing.id for listing in mine if listing.people == {person}}
    for id in await asyncio.to_thread(traces, house.store, person):
        if id in alone:
            await house.hub.delete(id)
        else:
            await _leave(house, id, person)
    await asyncio.to_thread(house.people.delete, person)
    house.others.end(person, everything=True)


async def _leave(house: House, id: str, person: str) -> None:
    live = house.hub.live(id)
    try:
        await live.change(lambda table, now: leave(table, person, now))
        async with live.lock:  # nobody goes on with the log as it was
            await asyncio.to_thread(forget, house.store, id, person)
        await live.look()
    except SubRosaError:  # a match that cannot be read names nobody
        house.log.warning("not left")
