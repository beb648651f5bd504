"""Play without a socket: what a seat sees, what it does, and what it may take away."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from subrosa.core import record
from subrosa.core.doors import export as told_as_text
from subrosa.core.errors import SubRosaError
from subrosa.table import messages
from subrosa.table.live import Live
from subrosa.table.messages import AnyAct, Done, Drafted, Pong, Previews, Refusal, Trouble, Update
from subrosa.table.refusals import Refused
from subrosa.table.replaying import EVERYTHING, moment, stops
from subrosa.table.showing import Shown, update

from ..asking import Ask, refusal, written
from ..bodies import Components, Replayed
from ..house import House
from ..identity import Who
from ..refusals import Refuse, answer
from ..seeing import player, reader, seen

Reply = Done | Drafted | Previews | Refusal | Trouble | Pong


async def seat(ask: Ask) -> Update:
    """Everything a seat, or a spectator, sees now, and what it was told since a number."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (live, table):
        who = reader(table, ask.my_id, ask.query.seat)
        found = update(table, who, Shown(ask.query.since), live.here(), live.now())
    if found is None:
        raise RuntimeError("nothing to show")
    return found


async def act(ask: Ask) -> Response:
    """Do something at a table, as on its socket."""
    async with seen(ask.house, ask.path("id"), ask.me.id) as (live, table):
        mine = player(table, ask.me.id, ask.query.seat)
    assert ask.who is not None
    reply = await perform(ask.house, live, ask.who, mine, ask.body)
    if isinstance(reply, Refusal):
        return refusal(429 if reply.code == "web-too-fast" else 409, reply)
    return refusal(503, reply) if isinstance(reply, Trouble) else written(reply)


async def perform(house: House, live: Live, who: Who, seat: int, act: AnyAct) -> Reply:
    """Carry out what a player asks for, however it came here."""
    try:
        house.rates.count("act", who.person.id)
        if isinstance(act, messages.Say):
            house.rates.count("say", who.person.id)
        reply = await _perform(house, live, who, seat, act)
    except SubRosaError as error:
        return answer(error, act.key)[1]
    if isinstance(reply, Done) and not isinstance(act, messages.Say | messages.Mute):
        house.notices.acted(who.person.id, live.id)
    return reply


async def _perform(house: House, live: Live, who: Who, seat: int, act: AnyAct) -> Reply:
    if isinstance(act, messages.Ping):
        return Pong(act.key)
    if isinstance(act, messages.Rematch):
        await house.hub.rematch(live.id, who.person.id)
        async with live.lock:
            return Done(act.key, len((await live.table()).feed[seat]))
    return await live.act(seat, act)


async def replay(ask: Ask) -> Replayed:
    """A match that is over, at one of its moments, through anybody's eyes or with everything open."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        match, wish = table.match, ask.query
    if match is None or not match.over:
        raise Refused("not-over")
    if wish.seat < EVERYTHING and wish.seat >= match.setup.seats:
        raise Refuse("no-such-seat")
    shown = await asyncio.to_thread(moment, match, min(wish.at, len(match.decisions)), wish.seat)
    found, days = await asyncio.to_thread(stops, match, wish.seat) if wish.stops else ([], [])
    return Replayed(
        moments=len(match.decisions),
        at=shown.at,
        view=shown.view,
        choosing=list(shown.choosing),
        news=shown.news,
        stops=found,
        days=days,
    )


async def components(ask: Ask) -> Components:
    """The owner's component files a table plays with: open to everybody who may see it, like the board itself."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        own = table.setup.data
    return Components(lines=list(own.lines()) if own is not None else [])


async def export(ask: Ask) -> Response:
    """What a seat was told, as text; after the end the whole record, for everybody who may see the match."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        who = reader(table, ask.my_id, ask.query.seat)
        if table.match is None:
            raise Refused("not-begun")
        if table.match.over:
            text = await asyncio.to_thread(record.write, table.match)
        else:
            text = await asyncio.to_thread(told_as_text, table.match, who, ask.query.language) + "\n"
    return Response(text, media_type="text/plain")
