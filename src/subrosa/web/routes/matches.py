"""Lists of matches, opening a table, and who sits where before play begins."""

from __future__ import annotations

import asyncio
import secrets
import time

from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Listing
from subrosa.store.codes import is_code
from subrosa.store.people import Person
from subrosa.table import changes
from subrosa.table.entries import AnyEntry, Chair, Clock, Notebook
from subrosa.table.live import Change
from subrosa.table.messages import TableAt
from subrosa.table.showing import table_at
from subrosa.table.table import Table

from ..asking import Ask
from ..bodies import (
    ChairAt,
    ChairWish,
    Invitation,
    Link,
    MatchAt,
    Matches,
    NewMatch,
    NewTable,
    Sitting,
)
from ..heeding import check_open, check_playing
from ..meeting import hushed
from ..refusals import HttpRefusal
from ..seeing import reader, seen
from .people import clean

MOST = 200
"""The most matches of a list."""
LOOKED_AT = 5 * MOST
"""Among so many of a person's matches those are looked for in which he has to decide."""


# Lists


async def mine(ask: Ask) -> Matches:
    """My matches: those in which I have to decide first, then those that go on, then the newest.

    What is in the list, and where, follows from what I may know: not from when others decide.
    """
    listings = await asyncio.to_thread(ask.house.store.of_person, ask.me.id, limit=LOOKED_AT)
    rows = [row(listing, ask.me.id) for listing in listings]
    return Matches(matches=sorted(rows, key=lambda row: not row.my_turn)[:MOST])


async def open_tables(ask: Ask) -> Matches:
    """Tables that are looking for players. Where somebody sits whom one does not meet, one is not shown."""
    listings = await asyncio.to_thread(ask.house.store.open_tables, MOST)
    apart = await asyncio.to_thread(ask.house.acquaintances.apart, ask.my_id) if ask.who else set()
    return Matches(matches=[row(listing, ask.my_id) for listing in listings if not apart & listing.people])


def row(listing: Listing, person: str) -> MatchAt:
    """A match in a list. Not when it last changed: that would tell when others decide in secret."""
    chairs = [
        ChairAt(
            name=row.name,
            bot=row.bot or "",
            taken=bool(row.person or row.bot),
            you=_is(row.person, person),
            place=row.place,
            avatar=row.avatar,
        )
        for row in listing.chairs
    ]
    turn = any(row.waiting and not row.bot for row in listing.chairs if _is(row.person, person))
    return MatchAt(
        id=listing.id,
        title=listing.title,
        game=listing.game,
        state=listing.state,
        progress=listing.progress,
        created=listing.created,
        public=listing.public,
        chairs=chairs,
        host=_is(listing.host, person),
        my_turn=turn,
    )


def _is(one: str | None, person: str) -> bool:
    return bool(person) and one == person


# Opening


async def open_table(ask: Ask) -> NewTable:
    """Open a table. Play begins when all chairs are taken."""
    check_open(ask.house)
    wish: NewMatch = ask.body
    if wish.data:
        ask.count("data")
    setup = await asyncio.to_thread(setup_of, wish)
    table = await ask.house.hub.open(
        setup,
        [chair_of(one, ask.me) for one in wish.chairs],
        ask.me.id,
        clock=Clock(wish.clock.seconds, wish.clock.reserve),
        chat=wish.chat,
        allows_spectators=wish.allows_spectators,
        public=wish.public,
        title=clean(wish.title) if wish.title else "",
        notebook=wish.notebook or usual_notebook(wish),
        several=wish.several,
        after_lot=wish.after_lot,
        rated=wish.rated,
    )
    links = [await _link(ask, table, seat) for seat in sorted(table.nonces)]
    return NewTable(table=_shown(ask, table), links=links)


def usual_notebook(wish: NewMatch) -> Notebook:
    """Against bots alone a notebook fills in everything; among people nobody wants to play against one."""
    return "full" if [chair.kind for chair in wish.chairs if chair.kind != "bot"] == ["me"] else "off"


def setup_of(wish: NewMatch) -> Setup:
    """How a table is to play."""
    game = find(wish.game)
    figures = game.read_data(*wish.data) if wish.data else None
    return Setup.of(game, wish.seats, wish.options, wish.preset, figures)


def chair_of(wish: ChairWish, me: Person) -> Chair:
    if wish.kind == "me":
        return Chair("person", me.id, clean(wish.name) if wish.name else me.name, avatar=me.avatar)
    return Chair(wish.kind, bot=changes.check_bot(wish.bot) if wish.kind == "bot" else "")


def _shown(ask: Ask, table: Table) -> TableAt:
    live = ask.house.hub.live(table.id)
    there = live.audience.everybody
    return table_at(table, reader(table, ask.my_id, None), there.here, there.looking_on)


async def _link(ask: Ask, table: Table, seat: int) -> Link:
    nonce = table.nonces[seat]
    code = await asyncio.to_thread(ask.house.codes.new, table.id, seat, nonce)
    return Link(seat=seat, link=ask.house.identity.link(ask.base, table.id, seat, nonce), code=code)


# At a table


async def table(ask: Ask) -> TableAt:
    """A table as everybody sees it."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        return _shown(ask, table)


async def sit(ask: Ask) -> Sitting:
    """Take an open chair."""
    me, taken = ask.me, -1
    apart = await asyncio.to_thread(ask.house.acquaintances.apart, me.id)

    def change(table: Table, now: float) -> list[AnyEntry]:
        nonlocal taken
        _check_alone(table, me)
        if any(chair.person in apart for chair in table.chairs):
            raise HttpRefusal("no-open-chair")
        taken = _open_chair(table, ask.body.seat)
        return changes.sit(table, taken, me.id, me.name, now, avatar=me.avatar, lot=ask.body.lot or "")

    table = await _change(ask, change)
    return _sitting(ask, await hushed(ask.house, table), taken)


def _check_alone(table: Table, me: Person) -> None:
    """One person has one chair, but where the table says otherwise."""
    if table.seats_of(me.id) and not table.several:
        raise HttpRefusal("sitting-already")


def _open_chair(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        return _seat(table, wanted)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            return seat
    raise HttpRefusal("no-open-chair")


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.chairs):
        raise HttpRefusal("no-such-seat")
    return seat


def _sitting(ask: Ask, table: Table, seat: int) -> Sitting:
    return Sitting(seat=seat, table=_shown(ask, table))


async def leave(ask: Ask) -> TableAt:
    """Get up before play begins."""

    def change(table: Table, now: float) -> list[AnyEntry]:
        return changes.leave(table, reader(table, ask.me.id, ask.body.seat), now)

    left = await _change(ask, change)
    await asyncio.to_thread(ask.house.acquaintances.visited, ask.me.id, left.id)
    return _shown(ask, left)


async def close(ask: Ask) -> TableAt:
    """Give up a table of mine that never began."""
    return _shown(ask, await _change(ask, lambda table, now: changes.close(_hosted(table, ask), now)))


async def change_chair(ask: Ask) -> TableAt:
    """Make a chair of my table something else: open, kept for a guest, a bot's or mine."""
    wish, seat = ask.body, _number(ask.path("seat"))

    def change(table: Table, now: float) -> list[AnyEntry]:
        if wish.kind == "me" and seat not in table.seats_of(ask.me.id):
            _check_alone(table, ask.me)
        return changes.change_chair(_hosted(table, ask), _seat(table, seat), chair_of(wish, ask.me), now)

    return _shown(ask, await _change(ask, change))


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise HttpRefusal("no-such-seat")
    return int(text)


async def invite(ask: Ask) -> Link:
    """A link for a chair of my table; an earlier one is void."""
    seat, nonce = ask.body.seat, secrets.token_urlsafe(12)

    def change(table: Table, now: float) -> list[AnyEntry]:
        return changes.invite(_hosted(table, ask), _seat(table, seat), nonce, now)

    return await _link(ask, await _change(ask, change), seat)


def _hosted(table: Table, ask: Ask) -> Table:
    if table.host != ask.me.id:
        raise HttpRefusal("not-host")
    return table


async def invitation(ask: Ask) -> Invitation:
    """Does a link or a code still lead to a chair? What `join` would refuse is refused here too, for the same reason,
    before anybody has said who he is. Of the table nothing is told."""
    began = time.perf_counter()
    id, seat, nonce = await _invitation(ask)
    live = await ask.house.hub.known(id)
    try:
        async with live.lock:
            _check_invited(ask, await live.table(), seat, nonce)
    finally:
        await live.rest(began)
    return Invitation(match=id, seat=seat, link=ask.house.identity.link(ask.base, id, seat, nonce))


async def join(ask: Ask) -> Sitting:
    """Follow a link. It works once; who followed it comes to his table with it again."""
    id, seat, nonce = await _invitation(ask)
    me, live = ask.me, await ask.house.hub.known(id)

    def change(table: Table, now: float) -> list[AnyEntry]:
        _check_invited(ask, table, seat, nonce)
        if seat in table.seats_of(me.id):
            return []
        return changes.sit(table, seat, me.id, me.name, now, nonce, me.avatar, ask.body.lot or "")

    return _sitting(ask, await hushed(ask.house, await live.change(change)), seat)


def _check_invited(ask: Ask, table: Table, seat: int, nonce: str) -> None:
    """Refuse a chair in which whoever asks may not sit down by this invitation. Who sits there may come back."""
    mine = table.seats_of(ask.my_id) if ask.who else []
    if seat in mine:
        return
    check_playing(ask.house)
    if mine:
        _check_alone(table, ask.me)
    changes.check_free(table, _seat(table, seat), nonce)


async def _invitation(ask: Ask) -> tuple[str, int, str]:
    """What a link or a code leads to."""
    if not is_code(ask.body.link):
        return ask.house.identity.invitation(ask.body.link)
    ask.count("code", ask.address)
    chair = await asyncio.to_thread(ask.house.codes.find, ask.body.link)
    if chair is None:
        raise HttpRefusal("bad-code")
    return chair


async def _change(ask: Ask, change: Change) -> Table:
    """Something done to a table that the asker can see."""
    check_playing(ask.house)
    async with seen(ask.house, ask.path("id"), ask.me.id) as (live, _):
        pass
    return await live.change(change)
