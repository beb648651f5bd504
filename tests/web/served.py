"""A real server in a thread, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import io
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from subrosa.store import Store
from subrosa.table import entries
from subrosa.table.table import Table
from subrosa.web import Settings, house
from subrosa.web.app import application
from subrosa.web.keeping import DAY, clear
from subrosa.web.passwords import Passwords
from subrosa.web.server import listening, server
from subrosa.web.settings import RATES

FREELY = dict.fromkeys(RATES, "1000000/second")
"""No limit that a test could meet by chance."""
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""Hashes as they should be take a fifth of a second, one of them when a server starts."""


@dataclass
class Served:
    """A running server."""

    base: str
    store: Store
    app: Any
    log: io.StringIO
    uvicorn: Any
    clients: list[Client] = field(default_factory=list)

    def browser(self, name: str = "", **headers: str) -> Client:
        """A browser, of a new guest if he has a name."""
        return Client(self, "/api/v1", {"origin": self.base, **headers}, name)

    def program(self, name: str = "") -> Client:
        found = Client(self, "/program/v1", {}, name)
        if name:
            found.http.headers["authorization"] = f"Bearer {found.me['token']}"
        return found

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs."""
        task = self.app.house.hub._task
        assert task is not None
        found: asyncio.AbstractEventLoop = task.get_loop()
        return found

    def after(self, days: float) -> int:
        """What the server does by itself when so many days have gone by."""
        house = self.app.house
        return asyncio.run_coroutine_threadsafe(clear(house, house.hub.now() + days * DAY), self.loop).result(20)

    def kept(self, id: str) -> list[bytes]:
        return self.store.entries(id)

    def table(self, id: str) -> Table:
        return Table(id, [entries.decode(entry) for entry in self.kept(id)])


class Client:
    """Somebody who asks."""

    def __init__(self, served: Served, prefix: str, headers: dict[str, str], name: str) -> None:
        self.served, self.prefix = served, prefix
        self.http = httpx.Client(base_url=served.base + prefix, headers=headers, timeout=30, verify=False)
        served.clients.append(self)
        self.me: dict[str, Any] = {}
        if name:
            self.me = self.post("/me", {"name": name}, 201)

    def ask(self, method: str, path: str, body: Any = None, status: int | None = 200) -> Any:
        reply = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert status is None or reply.status_code == status, (reply.status_code, reply.text)
        if status is None:
            return reply
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text

    def get(self, path: str, status: int | None = 200) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        return self.ask("POST", path, body, status)

    def go(self, password: str = "", status: int = 200) -> Any:
        """Ask to be known no longer."""
        wish = {"name": self.me["name"], "password": password}
        return self.ask("DELETE", "/account", wish, status)

    def opened(self, game: str, *chairs: str, **more: Any) -> dict[str, Any]:
        """A new table; chairs are `me`, `open`, `invited` or a bot's name."""
        rows = [{"kind": one} if one in ("me", "open", "invited") else {"kind": "bot", "bot": one} for one in chairs]
        found: dict[str, Any] = self.post("/matches", {"game": game, "seats": len(rows), "chairs": rows, **more}, 201)
        return found

    def socket(self, path: str, **headers: str) -> connect:
        """A socket with the same credential."""
        shown = {name: self.http.headers[name] for name in ("authorization", "origin") if name in self.http.headers}
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        shown |= ({"cookie": cookies} if cookies else {}) | headers
        address = self.served.base.replace("http", "ws", 1) + self.prefix + path
        return connect(address, additional_headers=shown, compression=None, max_size=None, proxy=None)


@dataclass
class Player:
    """Plays at a socket: chooses anything among what it is offered, until the end."""

    socket: ClientConnection
    random: random.Random
    view: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    news: list[Any] = field(default_factory=list)
    choices: list[Any] = field(default_factory=list)
    n: int = 0
    asked: int = 0
    done: int = 0
    """How much was told when the last thing asked for had been done."""
    waiting: bool = False
    fresh: bool = False
    """Has anything come since the last decision was sent?"""
    refused: list[Any] = field(default_factory=list)

    async def hear(self) -> dict[str, Any]:
        """One message; what an update changes is put in its place."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            assert message["since"] == self.n
            self.view = message["view"] if message["whole"] else self.view | message["view"]
            self.news += message["news"]
            self.n, self.choices, self.fresh = message["n"], message["choices"], True
            self.table = message["table"] or self.table
        elif message["type"] in ("done", "refusal"):
            self.waiting = False
            if message["type"] == "refusal":
                self.refused.append(message)
                self.choices = self.choices if self.fresh else []
            else:
                self.done = message["n"]
                self.choices = self.choices if self.n >= self.done else []
        return message

    async def say(self, **command: Any) -> None:
        await self.socket.send(json.dumps(command))

    async def decide(self) -> None:
        self.waiting, self.fresh, self.asked = True, False, self.asked + 1
        wish = self.random.choice(self.choices)
        choice = self.random.choice([wish["choice"], wish["text"]])
        await self.say(type="decide", key=f"k{self.asked}", n=self.n, choices=[choice])

    async def play(self) -> None:
        while True:
            await self.hear()
            if self.table["state"] == "finished":
                return
            if self.choices and not self.waiting:
                await self.decide()


@contextmanager
def serving(folder: Path | str, **settings: Any) -> Iterator[Served]:
    """A server of one's own."""
    told = {"rates": FREELY, "pace": 0.0, "grid": 0.0, "log": "json", "push": False} | settings
    asked = Settings(port=0, store=folder, **told)
    with listening(asked) as door, Store(folder) as store:
        asked = replace(asked, port=door.getsockname()[1])
        log = io.StringIO()
        with patch.object(house, "Passwords", lambda: Passwords(QUICK)):
            app = application(asked, store, log)
        uvicorn = server(app, asked)
        found = Served(f"http://127.0.0.1:{asked.port}", store, app, log, uvicorn)
        thread = threading.Thread(target=lambda: uvicorn.run(sockets=[door]))
        thread.start()
        try:
            while not uvicorn.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield found
        finally:
            for client in found.clients:
                client.http.close()
            uvicorn.should_exit = True
            thread.join()


@contextmanager
def several(address: str, count: int, **settings: Any) -> Iterator[list[Served]]:
    """So many servers of one store, each with a loop, a fold and a line of its own, that know of each other."""
    with ExitStack() as stack:
        found = [stack.enter_context(serving(address, **settings)) for _ in range(count)]
        while any(len(served.store.servers.living) < count for served in found):
            time.sleep(0.01)
        yield found
