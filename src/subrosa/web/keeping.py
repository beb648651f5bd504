"""How long matches and guests are kept, by the host's settings, and what was left undone. Looked at once an hour."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError

from .farewells import farewell, see_off

if TYPE_CHECKING:
    from .house import House

HOUR, DAY = 3_600.0, 86_400.0
OVER, UNBEGUN = ("finished", "moved", "closed"), ("open",)


async def keep_house(house: House) -> None:
    """Delete what is past, and rate what nobody has, again and again."""
    while True:
        try:
            if house.others.first:
                await clear(house, house.hub.now())
                await house.rater.catch_up()
        except SubRosaError:
            house.notices.trouble("")
        await asyncio.sleep(HOUR)


async def clear(house: House, now: float) -> int:
    """Delete the matches that are over, or never began, and have not changed for as long as the host says; and guests
    who have not been here for so long; and those who wanted it a week ago. How many of all."""
    gone, settings = 0, house.settings
    for states, days in ((OVER, settings.keep_days), (UNBEGUN, settings.keep_unbegun_days)):
        while days and (ids := await asyncio.to_thread(house.store.past, states, now - days * DAY)):
            for id in ids:
                await house.hub.delete(id)
                gone += 1
    days = settings.keep_guests_days
    while days and (guests := await asyncio.to_thread(house.people.guests_not_seen, now - days * DAY)):
        for guest in guests:
            await farewell(house, guest)
            gone += 1
    return gone + await see_off(house, now)
