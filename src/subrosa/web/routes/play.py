"""Play without a socket: what a seat sees, what it does, and what it may take away."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.doors import export as told_as_text
from subrosa.core.errors import SubRosaError
from subrosa.table import messages
from subrosa.table.live import Answered, Live, on_grid
from subrosa.table.messages import AnyCommand, Done, Pong, Refusal, Trouble, Update
from subrosa.table.refusals import TableRefusal
from subrosa.table.replaying import EVERYTHING, moment, stops
from subrosa.table.showing import Shown, update

from ..asking import Ask, refusal, written
from ..bodies import Components, Replayed
from ..house import House
from ..identity import Who
from ..refusals import HttpRefusal, answer
from ..seeing import player, reader, seen

Reply = Answered | Pong


async def seat(ask: Ask) -> Update:
    """Everything a seat, or a spectator, sees now, and what it was told since a number."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (live, table):
        who = reader(table, ask.my_id, ask.query.seat)
        if who != SPECTATOR:
            live.looked(who)
        whole = update(table, who, Shown(ask.query.since), live.audience.here(), live.now())
    if whole is None:
        raise RuntimeError("nothing to show")
    return whole


async def command(ask: Ask) -> Response:
    """Do something at a table, as on its socket."""
    async with seen(ask.house, ask.path("id"), ask.me.id) as (live, table):
        mine = player(table, ask.me.id, ask.query.seat)
    assert ask.who is not None
    reply = await obey(ask.house, live, ask.who, mine, ask.body)
    if isinstance(reply, Refusal):
        return refusal(429 if reply.code == "web-too-fast" else 409, reply)
    return refusal(503, reply) if isinstance(reply, Trouble) else written(reply)


async def obey(house: House, live: Live, who: Who, seat: int, command: AnyCommand) -> Reply:
    """Carry out what a player asks for, however it came here."""
    try:
        house.rates.count("command", who.person.id)
        if isinstance(command, messages.Say):
            house.rates.count("say", who.person.id)
        reply = await _reply(house, live, who, seat, command)
    except SubRosaError as error:
        return answer(error, command.key)[1]
    if isinstance(reply, Done) and not isinstance(command, messages.Say | messages.Mute):
        house.notices.acted(who.person.id, live.id)
    return reply


async def _reply(house: House, live: Live, who: Who, seat: int, command: AnyCommand) -> Reply:
    if isinstance(command, messages.Ping):
        await on_grid(live.grid)
        return Pong(command.key)
    if isinstance(command, messages.Rematch):
        await house.hub.rematch(live.id, who.person.id)
        async with live.lock:
            return Done(command.key, len((await live.table()).feed[seat]))
    return await live.answer(seat, command)


async def replay(ask: Ask) -> Replayed:
    """A match that is over, at one of its moments, through anybody's eyes or with everything open."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        match, wish = table.match, ask.query
    if match is None or not match.over:
        raise TableRefusal("not-over")
    if wish.seat < EVERYTHING and wish.seat >= match.setup.seats:
        raise HttpRefusal("no-such-seat")
    shown = await asyncio.to_thread(moment, match, min(wish.at, len(match.decisions)), wish.seat)
    moments, days = await asyncio.to_thread(stops, match, wish.seat) if wish.stops else ([], [])
    return Replayed(
        moments=len(match.decisions),
        at=shown.at,
        view=shown.view,
        derived=shown.derived,
        choosing=list(shown.choosing),
        news=shown.news,
        stops=moments,
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
            raise TableRefusal("not-begun")
        if table.match.over:
            text = await asyncio.to_thread(record.write, table.match)
        else:
            text = await asyncio.to_thread(told_as_text, table.match, who, ask.query.language) + "\n"
    return Response(text, media_type="text/plain")
