"""Somebody is to be known here no longer.

He asks for it and steps aside: his other browsers are signed out and bots play on for him where others sit. For a week
he may think otherwise; whoever plays with him learns nothing of it. Then his tables go on without him, and nothing of
him is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError
from subrosa.store.errors import Conflict, StoreUnavailable
from subrosa.store.listing import UNFINISHED
from subrosa.table.entries import AnyEntry
from subrosa.table.forgetting import ALL, forget, leave, step_aside, traces
from subrosa.table.table import Table

if TYPE_CHECKING:
    from .house import House

DAYS = 7
SECONDS = DAYS * 86_400.0
"""How long somebody may think otherwise."""
GetUp = Callable[[Table, str, float], list[AnyEntry]]


async def ask_farewell(house: House, person: str) -> bool:
    """Somebody asks to be known no longer. Was it not asked for before? Who asks again waits no longer for it."""
    if not await asyncio.to_thread(house.farewells.ask, person, house.hub.now() + SECONDS):
        return False
    for listing in await asyncio.to_thread(house.store.of_person, person, limit=ALL):
        if listing.state in UNFINISHED:
            await _get_up(house, listing.id, person, step_aside)
    house.notices.farewell(await asyncio.to_thread(house.people.person, person))
    return True


async def take_back(house: House, person: str) -> bool:
    """He stays. Was it in time?"""
    stays = await asyncio.to_thread(house.farewells.take_back, person, house.hub.now())
    if stays:
        house.others.renew(person)
    return stays


async def see_off(house: House, now: float) -> int:
    """Forget everybody whose time has come, also if it came while no server was there; how many."""
    gone = 0
    for person in await asyncio.to_thread(house.farewells.due, now):
        try:
            if await asyncio.to_thread(house.farewells.settle, person, now):
                await farewell(house, person)
                gone += 1
        except SubRosaError:  # he is looked for again within the hour
            house.notices.trouble("")
    return gone


async def farewell(house: House, person: str) -> None:
    """Forget a person, at every table and in the list of people."""
    mine = await asyncio.to_thread(house.store.of_person, person, limit=ALL)
    alone = {listing.id for listing in mine if listing.people == {person}}
    for id in await asyncio.to_thread(traces, house.store, person):
        if id in alone:
            await house.hub.delete(id)
        else:
            await _leave(house, id, person)
    for listing in await asyncio.to_thread(house.store.of_person, person, limit=ALL):
        await _leave(house, listing.id, person)  # another server had gone on with a table as it was
    await asyncio.to_thread(house.people.delete, person)
    house.others.end(person, everything=True)


async def _leave(house: House, id: str, person: str) -> None:
    """Get up, and be named no more; also at a table that nobody can play at any longer."""
    await _get_up(house, id, person, leave)
    with _going_on(house):
        live = house.hub.live(id)
        async with live.lock:  # nobody goes on with the log as it was
            await asyncio.to_thread(forget, house.store, id, person)
            live.throw_away()
        await live.look()


async def _get_up(house: House, id: str, person: str, how: GetUp) -> None:
    with _going_on(house):
        await house.hub.live(id).change(lambda table, now: how(table, person, now))


@contextmanager
def _going_on(house: House) -> Iterator[None]:
    """A match that cannot be read names nobody; one that cannot be read just now is tried again later."""
    try:
        yield
    except (StoreUnavailable, Conflict):
        raise
    except SubRosaError:
        house.log.warning("not left")
