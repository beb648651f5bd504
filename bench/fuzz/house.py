"""A server without a network: its application in this process, its store on disk, and every write of it noted."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import unquote

from argon2 import PasswordHasher
from sqlalchemy import event

from subrosa.core.match import SPECTATOR, see
from subrosa.store import Store
from subrosa.table.live import Live
from subrosa.table.table import Table
from subrosa.web import Settings, house
from subrosa.web.app import App, application
from subrosa.web.passwords import Passwords
from subrosa.web.settings import RATES

from .counting import Crashed
from .library import position

PREFIX = "/program/v1"
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
WRITES = re.compile(r"\s*(INSERT INTO|UPDATE|DELETE FROM)\s+\"?(\w+)\"?(.{0,40})", re.S | re.I)
UNASKED = re.compile(r"(beats|outages|servers)\b|people SET seen|tokens SET used", re.I)
"""What a server writes whatever is asked: that it lives, and roughly when somebody was last seen."""
NEVER = 1e9
"""Reminders that it is somebody's turn come after some time, whatever is sent; here they do not come."""
PATIENCE = 3_600.0
"""Seconds after which a door that has not answered counts as broken: long, since a long run may be held up."""


class Memory:
    """A server in memory: asked as uvicorn would ask it."""

    def __init__(self, app: App, store: Store) -> None:
        self.app, self.store = app, store
        self.writes: list[str] = []
        """What was written since somebody looked, beside what is written unasked."""
        event.listen(store._writing, "after_cursor_execute", self._note)
        self._errors = 0.0
        self.broken: list[str] = []
        """What broke where nobody waited for an answer."""
        asyncio.get_running_loop().set_exception_handler(lambda _, told: self.broken.append(repr(told)))

    @property
    def house(self) -> Any:
        return self.app.house

    def _note(self, _: Any, __: Any, statement: str, *rest: Any) -> None:
        found = WRITES.match(statement)
        if found and not UNASKED.match(statement[found.start(2) :].replace('"', "")):
            self.writes.append(" ".join(found.group().split()))

    async def settled(self) -> None:
        """Wait until bots have done what they had to, everything is kept and what is over has moved the ratings; from
        here on writes count anew."""
        async with asyncio.timeout(PATIENCE):
            while any(
                live.company.is_thinking or live._tasks or live.lock.locked() for live in self.house.hub.tables.values()
            ):
                await asyncio.sleep(0.001)
            while await asyncio.to_thread(self.house.rater.ratings.waiting):
                await asyncio.sleep(0.001)
            await asyncio.wrap_future(self.store.write(lambda connection: None))
        self.writes.clear()

    def check_whole(self) -> None:
        """Nothing broke, neither where somebody was answered nor beside it."""
        errors, broken = self.house.metrics.errors._value.get(), self.broken
        before, self._errors, self.broken = self._errors, errors, []
        if broken or errors != before:
            raise Crashed(f"{errors - before:.0f} requests broke off, {len(broken)} tasks: {broken!r:.300}")

    async def ask(
        self, method: str, path: str, body: bytes = b"", query: bytes = b"", **headers: str
    ) -> tuple[int, bytes, str]:
        """A request: the status, what it is answered with, and of what type that is."""
        told = {"content-type": "application/json", "content-length": f"{len(body)}"}
        scope = _scope("http", path, query, _headers(told | headers)) | {"method": method, "scheme": "http"}
        sent, answer = asyncio.Queue[Any](), []
        sent.put_nowait({"type": "http.request", "body": body, "more_body": False})

        async def send(message: Any) -> None:
            answer.append(message)

        async with asyncio.timeout(PATIENCE):
            await self.app(scope, sent.get, send)
        kinds = dict(answer[0]["headers"])
        whole = b"".join(message.get("body", b"") for message in answer[1:])
        return answer[0]["status"], whole, kinds.get(b"content-type", b"").decode().partition(";")[0]

    async def told(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """What a request that is right is answered with."""
        content, shown = b"" if body is None else json.dumps(body).encode(), {"authorization": f"Bearer {token}"}
        status, text, _ = await self.ask(method, PREFIX + path, content, **shown if token else {})
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {text[:300]!r}")
        return json.loads(text)

    async def newcomer(self, name: str) -> str:
        """A new guest's token."""
        found: str = (await self.told("POST", "/me", "", {"name": name}))["token"]
        return found

    async def opened(self, token: str, game: str, *chairs: str, **more: Any) -> str:
        """The id of a new table."""
        wish = {"game": game, "seats": len(chairs), "chairs": [{"kind": kind} for kind in chairs], **more}
        found: str = (await self.told("POST", "/matches", token, wish))["table"]["id"]
        return found


def _scope(kind: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query,
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("house", 80),
    }


def _headers(told: dict[str, str]) -> list[tuple[bytes, bytes]]:
    found = [(name.encode(), value.encode("latin-1", "replace")) for name, value in told.items()]
    return [(b"host", b"house"), *found]


class Closed(Exception):
    """The server closed a socket, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the socket was closed with {code}")
        self.code = code


class Socket:
    """A socket without a network."""

    def __init__(self, memory: Memory, path: str, query: bytes = b"", **headers: str) -> None:
        self._in, self._out = asyncio.Queue[Any](), asyncio.Queue[Any]()
        scope = _scope("websocket", path, query, _headers(headers))
        more = {"scheme": "ws", "subprotocols": [], "extensions": {"websocket.http.response": {}}}
        self._run = asyncio.ensure_future(self._running(memory, scope | more))
        self.choices: list[Any] = []
        self.n = 0

    @classmethod
    def at_seat(cls, memory: Memory, id: str, seat: int, token: str) -> Socket:
        """A seat's own."""
        where = f"{PREFIX}/matches/{id}/live"
        return cls(memory, where, b"seat=%d" % seat, authorization=f"Bearer {token}")

    async def _running(self, memory: Memory, scope: Any) -> None:
        try:
            await memory.app(scope, self._in.get, self._out.put)
        finally:
            self._out.put_nowait({"type": "websocket.close", "code": 0})

    async def enter(self) -> tuple[int, bytes]:
        """Ask to be let in: 101, or the status and the words with which one is not."""
        self._in.put_nowait({"type": "websocket.connect"})
        found = await self._next()
        if found["type"] == "websocket.accept":
            return 101, b""
        words = await self._next()
        return found["status"], words["body"]

    async def begin(self) -> None:
        """Be let in, and hear where the table stands."""
        await self.enter()
        while not self.n:
            self._hear(await self._next())

    async def ask(self, sent: str | bytes) -> dict[str, Any]:
        """Send a frame, and hear what it is answered with; what else is told comes in between."""
        kind = "text" if isinstance(sent, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: sent})
        while (reply := self._hear(await self._next())) is None:
            pass
        return reply

    async def _next(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            found = await self._out.get()
        if found["type"] == "websocket.close":
            raise Closed(found.get("code", 1000))
        return found

    def _hear(self, found: Any) -> dict[str, Any] | None:
        if found["type"] != "websocket.send":
            return None
        message: dict[str, Any] = json.loads(found["text"])
        if message["type"] == "update":
            self.n, self.choices = message["n"], message["choices"]
        return None if message["type"] in ("update", "house") else message

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self._run, return_exceptions=True)


async def stands(live: Live) -> tuple[Any, ...]:
    """Where a table stands, all of it."""
    async with live.lock:
        return _stands(await live.table())


def _stands(table: Table) -> tuple[Any, ...]:
    match = position(table.match) if table.match else None
    told = tuple(len(table.feed[reader]) for reader in table.marks)
    people = repr((table.chairs, table.away, table.proposal, sorted(table.muted), table.nonces, table.lots))
    return table.entries, match, told, people, table.paused, table.hints, table.rematch, table.state


async def seen(live: Live) -> list[Any]:
    """What every seat and a spectator see."""
    async with live.lock:
        match = (await live.table()).begun
    return [see(match.game, match.state, seat).numbers.numbers() for seat in (*range(match.setup.seats), SPECTATOR)]


@asynccontextmanager
async def memory(folder: Path | str) -> AsyncIterator[Memory]:
    """A server of one's own, as long as it is needed."""
    rates = dict.fromkeys(RATES, "100000000/second")
    settings = Settings(
        store=folder, rates=rates, pace=0.0, grid=0.0, log="none", push=False, sockets_each=10_000, notice_delay=NEVER
    )
    with Store(folder) as store:
        with patch.object(house, "Passwords", lambda: Passwords(QUICK)):
            app = application(settings, store, io.StringIO())
        await app.house.start()
        try:
            yield Memory(app, store)
        finally:
            await app.house.stop()
