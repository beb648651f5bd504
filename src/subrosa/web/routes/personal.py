"""My page and my notices; strangers to play with, and those I do not want to meet."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import Any

from subrosa.games import find
from subrosa.store import Listing, NoMatch
from subrosa.table import changes
from subrosa.table.entries import AnyEntry
from subrosa.table.showing import table_at
from subrosa.table.table import Table

from .. import ladder
from ..asking import Ask
from ..bodies import Done, Sitting, Turn
from ..heeding import check_open
from ..meeting import hushed, meet
from ..personal import BlockAt, Blocks, Inbox, Kind, Ladder, NoticeAt, Profile
from ..profiles import COUNTED, profile
from ..refusals import HttpRefusal

LOOKED_AT = 1_000
NEWS = 30
"""So many matches that are over are told of, and so many invitations."""
OLD = 14 * 86_400.0
"""After so many seconds the end of a match is no news."""
QUOTED = 20
"""So many lines of somebody who is reported go along."""


async def page(ask: Ask) -> Profile:
    """My page: what came of the matches that are over in which I had a chair."""
    return await asyncio.to_thread(_page, ask)


def _page(ask: Ask) -> Profile:
    over = ask.house.store.finished_of(ask.me.id, limit=COUNTED)
    ratings = ask.house.rater.ratings
    rated = ratings.of_person(ask.me.id, limit=COUNTED)
    return profile(ask.me.id, ask.me.created, over, rated, ladder.of_bots(ratings) if rated else ())


async def bots(ask: Ask) -> Ladder:
    """What is thought of the house's bots, by the matches here that counted. Nobody's else is told."""
    found = await asyncio.to_thread(ladder.of_bots, ask.house.rater.ratings)
    return Ladder(bots=[ladder.bot_rating(one) for one in found])


# Notices


async def inbox(ask: Ask) -> Inbox:
    """What waits for me and what is new: my turns, chairs kept for me, matches that are over."""
    return await asyncio.to_thread(notices, ask)


def notices(ask: Ask) -> Inbox:
    me, store = ask.me.id, ask.house.store
    listings = store.of_person(me, limit=LOOKED_AT)
    found = [_turn(listing) for listing in listings if _waits(listing, me)] + _invitations(ask)
    over = _over(listings, me)
    read = ask.house.acquaintances.read_of(me, [listing.id for listing in over])
    found += [_ended(listing, me, listing.id in read) for listing in over]
    return Inbox(notices=found, unread=sum(not one.read for one in found))


def _waits(listing: Listing, me: str) -> bool:
    return any(chair.waiting and chair.person == me and not chair.bot for chair in listing.chairs)


def _over(listings: list[Listing], me: str) -> list[Listing]:
    """The matches with others that have ended lately, the last first."""
    since = time.time() - OLD
    found = [one for one in listings if one.ended > since and one.people - {me} and _seated(one, me)]
    return sorted(found, key=lambda one: -one.ended)[:NEWS]


def _seated(listing: Listing, me: str) -> bool:
    return any(chair.person == me for chair in listing.chairs)


def _turn(listing: Listing) -> NoticeAt:
    return _notice("turn", listing, listing.created, False)


def _ended(listing: Listing, me: str, read: bool) -> NoticeAt:
    place = next(chair.place for chair in listing.chairs if chair.person == me)
    return _notice("over", listing, listing.ended, read, place=place)


def _notice(kind: Kind, listing: Listing, at: float, read: bool, **more: Any) -> NoticeAt:
    about: dict[str, Any] = {"match": listing.id, "game": listing.game, "title": listing.title}
    return NoticeAt(kind=kind, at=at, read=read, **about, **more)


def _invitations(ask: Ask) -> list[NoticeAt]:
    """Chairs that are still kept for me, by people I want to meet."""
    house, me, found = ask.house, ask.me.id, []
    apart = house.acquaintances.apart(me)
    for one in house.acquaintances.invitations(me, NEWS):
        try:
            listing = house.store.listing(one.match)
        except NoMatch:
            continue
        if one.sender in apart or listing.state != "open" or listing.chairs[one.seat].person:
            continue
        link = house.identity.link(ask.base, one.match, one.seat, one.nonce)
        found.append(_notice("invitation", listing, one.created, one.read, link=link, name=one.name))
    return found


async def read(ask: Ask) -> Inbox:
    """I have read my notices; my turns stay until I have taken them."""
    found = await asyncio.to_thread(notices, ask)
    ended = [one.match for one in found.notices if one.kind == "over"]
    await asyncio.to_thread(ask.house.acquaintances.read, ask.me.id, ended)
    return await asyncio.to_thread(notices, ask)


# Others


async def quick(ask: Ask) -> Sitting:
    """Play with whoever comes: at the table that has waited longest, or at a new one."""
    check_open(ask.house)
    table, seat = await meet(ask.house, ask.me, find(ask.body.game), ask.body.side, ask.body.lot or "")
    return Sitting(seat=seat, table=table_at(table, seat, {seat}))


async def invite(ask: Ask) -> Done:
    """Keep a chair of my table for somebody with whom I have played."""
    wish, nonce = ask.body, secrets.token_urlsafe(12)
    other = await _met(ask, wish.match, wish.other)

    def change(table: Table, now: float) -> list[AnyEntry]:
        if table.host != ask.me.id:
            raise HttpRefusal("not-host")
        if wish.seat >= len(table.chairs):
            raise HttpRefusal("no-such-seat")
        return changes.invite(table, wish.seat, nonce, now)

    live = await ask.house.hub.known(ask.path("id"))
    table = await live.change(change)
    await asyncio.to_thread(ask.house.acquaintances.invite, other, live.id, wish.seat, nonce, ask.me.id)
    if other not in await asyncio.to_thread(ask.house.acquaintances.apart, ask.me.id):
        ask.house.others.turn(other, Turn(live.id, table.setup.game.id, "invitation"))
    return Done()


async def _met(ask: Ask, match: str, seat: int) -> str:
    """Who sat in a chair of a match in which I had one."""
    try:
        listing = await asyncio.to_thread(ask.house.store.listing, match)
    except NoMatch:
        raise HttpRefusal("not-met") from None
    people = {chair.seat: chair.person for chair in listing.chairs}
    other = people.get(seat)
    if ask.me.id not in people.values() or not other or other == ask.me.id:
        raise HttpRefusal("not-met")
    return other


async def blocks(ask: Ask) -> Blocks:
    """Whom I do not want to meet."""
    found = await asyncio.to_thread(ask.house.acquaintances.blocks, ask.me.id)
    return Blocks(blocks=[BlockAt(name=one.name, match=one.match, seat=one.seat) for one in found])


async def block(ask: Ask) -> Blocks:
    """Do not bring me together with somebody any more, and do not show me what they say."""
    wish = ask.body
    other = await _met(ask, wish.match, wish.seat)
    await asyncio.to_thread(ask.house.acquaintances.block, ask.me.id, other, wish.match, wish.seat)
    live = await ask.house.hub.known(wish.match)
    async with live.lock:
        table = await live.table()
    await hushed(ask.house, table)
    return await blocks(ask)


async def unblock(ask: Ask) -> Blocks:
    """I may meet somebody again."""
    for one in await asyncio.to_thread(ask.house.acquaintances.blocks, ask.me.id):
        if (one.match, one.seat) == (ask.body.match, ask.body.seat):
            await asyncio.to_thread(ask.house.acquaintances.unblock, ask.me.id, one.other)
    return await blocks(ask)


async def report(ask: Ask) -> Done:
    """Tell the host of somebody at a table of mine."""
    wish = ask.body
    other = await _met(ask, wish.match, wish.seat)
    live = await ask.house.hub.known(wish.match)
    async with live.lock:
        table = await live.table()
        mine = table.feed[table.seats_of(ask.me.id)[0]]
    said = [str(news.facts["text"]) for news in mine if news.kind == "said" and news.facts["seat"] == wish.seat + 1]
    text = json.dumps(said[-QUOTED:], ensure_ascii=False)
    about = (ask.me.id, other, wish.match, wish.seat, wish.why, wish.words, text)
    id = await asyncio.to_thread(ask.house.acquaintances.report, *about)
    ask.house.log.warning("report", report=id, match=wish.match, seat=wish.seat + 1, why=wish.why)
    return Done()
