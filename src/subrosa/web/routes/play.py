"""Play without a socket: what a seat sees, what it does, and what it may take away."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from subrosa.core.deciders import SPECTATOR
from subrosa.core.doors import export as told_as_text
from subrosa.core.errors import SubRosaError
from subrosa.core.match import Match
from subrosa.table import messages
from subrosa.table.answering import Answered
from subrosa.table.auditing import audit as audited
from subrosa.table.entries import Chair, decode
from subrosa.table.live import Live, on_grid
from subrosa.table.messages import AnyCommand, Done, Pong, Refusal, TableAt, Trouble, Update
from subrosa.table.proving import record_of
from subrosa.table.refusals import TableRefusal
from subrosa.table.replaying import EVERYTHING, moment, reel
from subrosa.table.showing import Shown, table_at, update
from subrosa.table.table import Table

from ..asking import Ask, check_stays, refusal, written
from ..bodies import Components, ServerKey
from ..heeding import check_open, check_playing
from ..house import House
from ..identity import Who
from ..meeting import hushed
from ..refusals import HttpRefusal, answer
from ..replays import ReelAt, Replayed
from ..seeing import player, reader, seen

Reply = Answered | Pong


async def seat(ask: Ask) -> Update:
    """Everything a seat, or a spectator, sees now, and what it was told since a number."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (live, table):
        who = reader(table, ask.my_id, ask.query.seat)
        if who != SPECTATOR:
            live.looked(who)
        there = live.audience.everybody
        whole = update(table, who, Shown(ask.query.since), there.here, live.now(), there.looking_on)
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
        check_playing(house, command)
        check_stays(who.person)
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
        again = house.hub.live(await house.hub.rematch(live.id, who.person.id))
        async with again.lock:
            new = await again.table()
        await hushed(house, new)
        async with live.lock:
            return Done(command.key, len((await live.table()).feed[seat]))
    return await live.answer(seat, command)


async def replay(ask: Ask) -> Replayed:
    """A match that is over, at one of its moments, through anybody's eyes or with everything open."""
    match = await _over(ask)
    eyes, at = _eyes(match, ask.query.seat), min(ask.query.at, len(match.decisions))
    shown = await asyncio.to_thread(moment, match, at, eyes)
    return Replayed(
        moments=len(match.decisions),
        at=shown.at,
        view=shown.view,
        derived=shown.derived,
        choosing=list(shown.choosing),
        news=shown.news,
    )


async def moves(ask: Ask) -> ReelAt:
    """A match that is over by its moves: all that was told, as turns and moments, and where each ends."""
    match = await _over(ask)
    found = await asyncio.to_thread(reel, match, _eyes(match, ask.query.seat))
    return ReelAt(**vars(found))


async def play_on(ask: Ask) -> TableAt:
    """Play on against bots from a moment of a match that is over, at a table of my own."""
    check_open(ask.house)
    wish, match = ask.body, await _over(ask)
    me = Chair("person", ask.me.id, ask.me.name, avatar=ask.me.avatar)
    at = min(wish.at, len(match.decisions))
    table = await ask.house.hub.play_on(match, at, _at(match, wish.seat), me, wish.bot)
    return table_at(table, wish.seat, ())


async def _over(ask: Ask) -> Match:
    """The match that is asked for, if it is over and the asker may see it."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        match = table.match
    if match is None or not match.over:
        raise TableRefusal("not-over")
    return match


def _eyes(match: Match, eyes: int) -> int:
    return eyes if eyes in (EVERYTHING, SPECTATOR) else _at(match, eyes)


def _at(match: Match, seat: int) -> int:
    if seat >= match.setup.seats:
        raise HttpRefusal("no-such-seat")
    return seat


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
            text = await asyncio.to_thread(_signed, ask.house, table)
        else:
            text = await asyncio.to_thread(told_as_text, table.match, who, ask.query.language) + "\n"
    return Response(text, media_type="text/plain")


def _signed(house: House, table: Table) -> str:
    return house.signer.signed(record_of(table), house.settings.url.rstrip("/"))


async def audit(ask: Ask) -> Response:
    """What a seat was sent and when, signed: of a match that is over, for those who sat there and its host."""
    house, id, seat = ask.house, ask.path("id"), ask.query.seat
    async with seen(house, id, ask.me.id) as (_, table):
        mine = table.seats_of(ask.me.id)
        if not mine and table.host != ask.me.id:
            raise HttpRefusal("not-at-table")
        if table.state != "finished":
            raise TableRefusal("not-over")

    def derived() -> str:
        text = audited(id, map(decode, house.store.entries(id)), seat, seat in mine)
        return house.signer.signed(text, house.settings.url.rstrip("/"))

    return Response(await asyncio.to_thread(derived), media_type="text/plain")


async def key(ask: Ask) -> ServerKey:
    """The key with which this server signs records."""
    return ServerKey(key=ask.house.signer.key)
