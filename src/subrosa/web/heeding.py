"""The server heeds what the host says to the whole house: its message is told, no table is opened, all tables rest."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError
from subrosa.store import bulletin
from subrosa.table import messages
from subrosa.table.messages import AnyCommand, HouseAt

from .refusals import HttpRefusal

if TYPE_CHECKING:
    from .house import House

OFTEN, SELDOM = 1.0, 30.0
"""Seconds after which the server looks again what the host says: where nobody tells it, and where somebody does."""
AT_REST = messages.Ping | messages.Say | messages.Mute | messages.Draft | messages.Preview
"""What changes nothing of a match that rests."""


async def heed(house: House) -> None:
    """Look again and again."""
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(house.others.bulletin.wait(), OFTEN if house.store.servers.alone else SELDOM)
        house.others.bulletin.clear()
        try:
            await look(house)
        except SubRosaError:
            house.notices.trouble("")
            house.others.bulletin.set()
            await asyncio.sleep(OFTEN)


async def look(house: House) -> None:
    """See what the host says now; what is new holds from here on, and everybody is told."""
    told = await asyncio.to_thread(bulletin.read, house.store)
    if told == house.bulletin:
        return
    before, house.bulletin = house_at(house), told
    house.rates.change(told.limits)
    house.hub.rest(told.closed == "all")
    house.log.info("host", closed=told.closed or "open")
    if house_at(house) != before:
        house.connections.tell_all(house_at(house))


def house_at(house: House) -> HouseAt:
    """What everybody is told of the house."""
    return HouseAt(house.bulletin.message, house.bulletin.closed)


def check_open(house: House) -> None:
    """Refuse what would open a new table while the house is closed."""
    if house.bulletin.closed:
        raise HttpRefusal("resting" if house.bulletin.closed == "all" else "closed")


def check_playing(house: House, command: AnyCommand | None = None) -> None:
    """Refuse what would change a match while all rest."""
    if house.bulletin.closed == "all" and not isinstance(command, AT_REST):
        raise HttpRefusal("resting")
    if house.bulletin.closed and isinstance(command, messages.Rematch):
        raise HttpRefusal("closed")
