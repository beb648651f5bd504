"""Taking away what is kept of oneself, and having it deleted."""

from __future__ import annotations

import asyncio

from subrosa.core.errors import SubRosaError
from subrosa.store import Listing
from subrosa.store.listing import UNFINISHED
from subrosa.table import changes
from subrosa.table.entries import AnyEntry
from subrosa.table.table import Table

from ..asking import Ask
from ..bodies import Done, MyData
from ..refusals import HttpRefusal
from ..seeing import seen
from .matches import row
from .people import shown, shown_token

ALL = 1_000_000
GONE = "\u2014"
"""What somebody is called who is known no longer."""


async def data(ask: Ask) -> MyData:
    """Everything that is kept of me. Records of matches that are over are had from each match."""
    people, me = ask.house.people, ask.me
    listings = await asyncio.to_thread(ask.house.store.of_person, me.id, limit=ALL)
    return MyData(
        me=shown(me),
        created=me.created,
        tokens=[shown_token(token) for token in await asyncio.to_thread(people.tokens, me.id)],
        browsers=[one.endpoint for one in await asyncio.to_thread(people.subscriptions, me.id)],
        matches=[row(listing, me.id) for listing in listings],
    )


async def delete_me(ask: Ask) -> Done:
    """Be known here no longer. Matches at which nobody else sat are deleted; elsewhere a bot plays on."""
    if ask.me.password is not None and not await ask.house.passwords.fits(ask.me.password, ask.body.password):
        raise HttpRefusal("wrong-login")
    for listing in await asyncio.to_thread(ask.house.store.of_person, ask.me.id, limit=ALL):
        await _leave(ask, listing)
    await asyncio.to_thread(ask.house.people.delete, ask.me.id)
    for connection in ask.house.connections.of(ask.me.id):
        connection.over.set()
    ask.sign_out()
    return Done()


async def _leave(ask: Ask, listing: Listing) -> None:
    me, hub = ask.me.id, ask.house.hub
    if listing.people == {me}:
        await hub.delete(listing.id)
        return

    def change(table: Table, now: float) -> list[AnyEntry]:
        made: list[AnyEntry] = []
        for seat in table.seats_of(me):
            if table.state == "open":
                made += changes.leave(table, seat, now)
                continue
            made += changes.rename(table, seat, GONE, now)
            if table.state in UNFINISHED and not (seat in table.away and table.away[seat].why == "resigned"):
                made += changes.resign(table, seat, now)
        return made

    try:
        await hub.live(listing.id).change(change)
    except SubRosaError:
        ask.house.log.warning("not left")


async def delete_match(ask: Ask) -> Done:
    """Keep nothing more of a match of mine at which nobody else sits."""
    async with seen(ask.house, ask.path("id"), ask.me.id) as (live, table):
        people = {chair.person for chair in table.chairs if chair.person} | ({table.host} if table.host else set())
    if people != {ask.me.id}:
        raise HttpRefusal("others-sit-there")
    await ask.house.hub.delete(live.id)
    return Done()
