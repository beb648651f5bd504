"""Sockets: a seat at a table, and a person's notices.

A client says at which number it stopped; it gets everything since, and from then on whatever is new. A client that
reads slowly gets the newest view with all news, not a queue of old ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import SubRosaError
from subrosa.store import NoMatch
from subrosa.table.live import Live, on_grid
from subrosa.table.messages import AnyCommand, AnyMessage, HouseAt, Ping, Pong, Refusal, encode, read_command

from .asking import refused
from .bodies import Nothing, Since, Turn
from .connections import Connection
from .heeding import house_at
from .house import House
from .identity import Surface, Who
from .logs import where
from .rates import whose_address
from .refusals import HttpRefusal, answer
from .routes.play import obey
from .seeing import reader, seen

SIGNED_OUT, SEAT_GONE, BROKEN, AGAIN = 4401, 4403, 1011, 1012
"""Why a socket is closed from here."""
STRIKES = 100
"""So many messages that cannot be read, and the socket is closed."""
HURRIES = 5
"""So many times too fast, and the socket is closed."""
BREATH = 1.0
"""For so many seconds nothing is read of somebody who was too fast."""
TOO_MUCH = 1008
Run = Callable[[], Coroutine[Any, Any, int]]
"""Runs a socket and says with what code to close it."""
Opened = Callable[[WebSocket, Who | None, Connection], Awaitable[Run]]


def endpoint(opening: Opened, path: str, surface: Surface, house: House) -> Callable[[WebSocket], Awaitable[None]]:
    """What Starlette calls for a socket at one surface."""

    async def carried_out(socket: WebSocket) -> None:
        socket.scope["subrosa.route"] = surface.prefix + path
        try:
            connection, who = await _entered(socket, surface, house)
            run = await opening(socket, who, connection)
        except WebSocketDisconnect:
            return
        except Exception as error:
            await socket.send_denial_response(refused(house, error))
            return
        house.connections.enter(connection)
        if house_at(house) != HouseAt():
            connection.tell(house_at(house))
        try:
            await socket.accept()
            await _until_over(socket, connection, run, house)
        finally:
            house.connections.leave(connection)

    return carried_out


async def _entered(socket: WebSocket, surface: Surface, house: House) -> tuple[Connection, Who | None]:
    """Whose socket this is, if he may have one more."""
    address = whose_address(socket.client.host if socket.client else None)
    house.rates.count("socket", address)
    if surface.cookies:
        house.identity.check_origin(socket)
    who = await house.identity.who(socket, surface)
    person = who.person.id if who else ""
    if len(house.connections.of(person, address)) >= house.settings.sockets_each:
        raise HttpRefusal("too-many-sockets", most=house.settings.sockets_each)
    return Connection(socket, person, address, shown=who.shown if who else "", browser=surface.cookies), who


async def _until_over(socket: WebSocket, connection: Connection, run: Run, house: House) -> None:
    """Run until the client goes, or is to go."""
    running = asyncio.ensure_future(run())
    over = asyncio.ensure_future(connection.over.wait())
    try:
        await asyncio.wait((running, over), return_when=asyncio.FIRST_COMPLETED)
        code = (AGAIN if connection.renews else SIGNED_OUT) if over.done() else running.result()
    except WebSocketDisconnect:
        return
    except Exception as error:
        house.metrics.errors.inc()
        house.log.error("broken", where=where(error))
        code = BROKEN
    finally:
        for task in (running, over):
            task.cancel()
        await asyncio.gather(running, over, return_exceptions=True)
    await _close(socket, code)


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def _both(*tasks: Coroutine[Any, Any, int]) -> int:
    """Sending and receiving, until one of them ends."""
    running = [asyncio.ensure_future(task) for task in tasks]
    try:
        done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        return next(iter(done)).result()
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def _send(socket: WebSocket, message: AnyMessage | Turn) -> None:
    text = msgspec.json.encode(message) if isinstance(message, Turn) else encode(message)
    try:
        await socket.send_text(text.decode())
    except RuntimeError:  # it is being closed
        raise WebSocketDisconnect(1006) from None


class Frames:
    """What a client sends, frame by frame, whoever he is: all are counted, and who does not stop is cut off."""

    def __init__(self, house: House, socket: WebSocket, connection: Connection) -> None:
        self.house, self.socket = house, socket
        self._whose = connection.person or connection.address
        self.strikes = self.hurries = 0

    @property
    def over(self) -> bool:
        return self.strikes >= STRIKES or self.hurries >= HURRIES

    async def next(self) -> AnyCommand | None:
        """The next command; None for what was none, which has been answered."""
        text = await self._received()
        try:
            self.house.rates.count("frame", self._whose)
            return read_command(text)
        except HttpRefusal as error:
            await self.too_fast(error)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.strikes += 1
            await _send(self.socket, answer(error)[1])
        return None

    async def too_fast(self, error: HttpRefusal | None = None) -> None:
        """Somebody is to wait: he is told once, and nothing more of his is read for a while."""
        self.hurries += 1
        if error is not None and self.hurries == 1:
            await _send(self.socket, answer(error)[1])
        if not self.over:
            await asyncio.sleep(BREATH)

    async def _received(self) -> str | bytes:
        try:
            event = await self.socket.receive()
        except RuntimeError:
            raise WebSocketDisconnect(1006) from None
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""


# A seat at a table


class AtTable:
    """One client at a table."""

    def __init__(
        self, frames: Frames, connection: Connection, live: Live, who: Who | None, reader: int, since: int
    ) -> None:
        self.connection = connection
        self.frames, self.house, self.socket = frames, frames.house, frames.socket
        self.live, self.who, self.reader, self.since = live, who, reader, since

    async def run(self) -> int:
        async with self.live.audience.subscribe(self.reader, self.since) as self.subscriber:
            self.live.came(self.reader)
            return await _both(self._updates(), self._commands(), _tell(self.socket, self.connection))

    async def _still_here(self) -> bool:
        """A chair may change hands before play begins; its secrets go to whoever has it then."""
        if self.reader == SPECTATOR:
            return True
        async with self.live.lock:
            table = await self.live.table()
        return self.who is not None and self.reader in table.seats_of(self.who.person.id)

    async def _updates(self) -> int:
        while True:
            try:
                message = await self.subscriber.next()
                if not await self._still_here():
                    return SEAT_GONE
            except NoMatch:
                return SEAT_GONE
            except SubRosaError as error:
                await _send(self.socket, answer(error)[1])
                await asyncio.sleep(1)
                self.subscriber.changed.set()
                continue
            await _send(self.socket, message)

    async def _commands(self) -> int:
        while not self.frames.over:
            command = await self.frames.next()
            if command is None:
                continue
            try:
                if not await self._still_here():
                    return SEAT_GONE
                reply = await self._reply(command)
            except SubRosaError as error:
                reply = answer(error, command.key)[1]
            await _send(self.socket, reply)
            if isinstance(reply, Refusal) and reply.code == "web-too-fast":
                await self.frames.too_fast()
        return TOO_MUCH

    async def _reply(self, command: AnyCommand) -> AnyMessage:
        if self.who is None or self.reader == SPECTATOR:
            return await _to_a_spectator(command, self.house)
        return await obey(self.house, self.live, self.who, self.reader, command)


async def _to_a_spectator(command: AnyCommand, house: House) -> AnyMessage:
    """What is answered to somebody who only looks on."""
    await on_grid(house.settings.grid)
    return Pong(command.key) if isinstance(command, Ping) else answer(HttpRefusal("not-at-table"), command.key)[1]


def at_table(house: House) -> Opened:
    """A seat's updates, and what it does."""

    async def opening(socket: WebSocket, who: Who | None, connection: Connection) -> Run:
        query = msgspec.convert(dict(socket.query_params), Since, strict=False)
        id, person = socket.path_params["id"], who.person.id if who else ""
        async with seen(house, id, person) as (live, table):
            mine = reader(table, person, query.seat)
        connection.match = id
        return AtTable(Frames(house, socket, connection), connection, live, who, mine, query.since).run

    return opening


# A person's notices


def notices(house: House) -> Opened:
    """Tells a person when it is his turn, at whatever table."""

    async def opening(socket: WebSocket, who: Who | None, connection: Connection) -> Run:
        msgspec.convert(dict(socket.query_params), Nothing, strict=False)
        if who is None:
            raise HttpRefusal("sign-in")
        return lambda: _both(_tell(socket, connection), _answer(Frames(house, socket, connection)))

    return opening


async def _tell(socket: WebSocket, connection: Connection) -> int:
    while True:
        await connection.told.wait()
        for turn in connection.take():
            await _send(socket, turn)


async def _answer(frames: Frames) -> int:
    while not frames.over:
        command = await frames.next()
        if command is not None:
            await _send(frames.socket, await _to_a_spectator(command, frames.house))
    return TOO_MUCH
