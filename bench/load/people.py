"""People as a server meets them: guests with a cookie, who open tables, sit down, look, think, choose, lose the line
and come back, at whatever address of the house. What they send is what the page sends."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

GAMES = {"rose": (2, 3, 4, 4, 5), "eleven": (3, 4, 4, 5, 6), "nuns": (2, 4, 5, 6, 8)}
"""By how many each game is played, as often as each is said."""
AWAY = (0.5, 3.0)
"""For so many seconds, from and to, somebody is away whose line has broken."""
ANSWER = 30.0
"""Who has waited so long for an answer cuts the line, as the page does."""


class TableAt(msgspec.Struct):
    """What a player needs to know of a table."""

    state: str


class Message(msgspec.Struct):
    """What a player needs of a message; the rest is not read."""

    type: str
    n: int = 0
    since: int = 0
    key: str = ""
    code: str = ""
    news: list[msgspec.Raw] = []
    choices: list[dict[str, Any]] = []
    table: TableAt | None = None


READING = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What came of it."""

    answered: list[float] = field(default_factory=list)
    """Seconds from a decision to its answer."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a decision to what a seat is shown of it, for every seat that is shown something."""
    came: list[float] = field(default_factory=list)
    """Seconds from knocking to the whole view."""
    counts: Counter[str] = field(default_factory=Counter)

    def clear(self) -> None:
        for one in (self.answered, self.shown, self.came, self.counts):
            one.clear()


@dataclass
class Habits:
    """How people play."""

    pause: float = 5.0
    """How long somebody thinks, on average; a tenth of the choices takes much longer."""
    breaks: float = 0.005
    """How often the line breaks after a decision."""
    previews: bool = True
    together: bool = False
    """Does a balancer lead all of a table to the same address?"""

    def thinks(self, dice: random.Random) -> float:
        return dice.expovariate(1 / self.pause) if self.pause else 0.0


class House:
    """The addresses of one house. It does not matter which of them is asked."""

    def __init__(self, addresses: Sequence[str], habits: Habits, dice: random.Random) -> None:
        self.addresses, self.habits, self.dice, self.figures = addresses, habits, dice, Figures()
        self.http = httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=20), trust_env=False)

    def at(self, table: str) -> str:
        """Where a balancer leads somebody of a table."""
        if table and self.habits.together:
            return self.addresses[crc32(table.encode()) % len(self.addresses)]
        return self.dice.choice(self.addresses)

    async def ask(self, path: str, body: dict[str, Any], cookie: str = "", table: str = "") -> httpx.Response:
        """A request of a page, of a table or of none."""
        at = self.at(table)
        shown = {"origin": at} | ({"cookie": cookie} if cookie else {})
        reply = await self.http.post(f"{at}/api/v1{path}", json=body, headers=shown)
        reply.raise_for_status()
        return reply

    async def guest(self, name: str) -> str:
        """A new guest; the cookie by which he is known."""
        reply = await self.ask("/me", {"name": name})
        self.http.cookies.clear()
        return "; ".join(f"{name}={value}" for name, value in reply.cookies.items())


class Seat:
    """One person at a table, with a page open."""

    def __init__(self, table: Table, number: int, cookie: str) -> None:
        self.table, self.number, self.cookie, self.house = table, number, cookie, table.house
        self.n = 0
        self.due = 0
        """How much will have been told when what was asked for is shown."""
        self.asked = 0
        self.choices: list[int] = []
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0
        self.thinking: asyncio.Task[None] | None = None
        self.socket: ClientConnection | None = None

    async def sit(self) -> None:
        """Until the match is over."""
        while not self.table.over:
            try:
                await self._visit()
            except (ConnectionClosed, InvalidStatus, OSError, TimeoutError):
                self.house.figures.counts["lines lost"] += 1
            if not self.table.over:
                await asyncio.sleep(self.house.dice.uniform(*AWAY))

    async def _visit(self) -> None:
        at, began, whole = self.house.at(self.table.id), time.perf_counter(), True
        address = f"{at.replace('http', 'ws', 1)}/api/v1/matches/{self.table.id}/live?seat={self.number}&since={self.n}"
        headers = {"cookie": self.cookie, "origin": at}
        options: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None, "ping_interval": None}
        async with connect(address, additional_headers=headers, **options) as self.socket:
            if self.pending is not None:
                await self._send(self.pending)
            async for text in self.socket:
                await self._hear(READING.decode(text))
                if whole:
                    self.house.figures.came.append(time.perf_counter() - began)
                    whole = False
                if self.table.over:
                    return

    async def _hear(self, message: Message) -> None:
        if message.type == "update":
            self._shown(message)
        elif message.type in ("done", "refusal", "trouble") and self.pending and message.key == self.pending["key"]:
            await self._answered(message)
        if self.choices and self.pending is None and self.n >= self.due and self.thinking is None:
            self.thinking = asyncio.create_task(self._think())

    def _shown(self, update: Message) -> None:
        figures = self.house.figures
        figures.counts["gaps"] += update.since != self.n
        self.n, self.choices = update.n, [choice["choice"] for choice in update.choices]
        if update.news and self.table.since:
            figures.shown.append(time.perf_counter() - min(self.table.since))
        if update.table is not None and update.table.state == "finished":
            self.table.over = True
        if not self.choices and self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def _think(self) -> None:
        """Look what each choice would lead to, as the page does whenever it is asked; think, and choose."""
        if self.house.habits.previews:
            await self._send({"type": "preview", "key": f"p{self.asked}", "choices": []})
        await asyncio.sleep(self.house.habits.thinks(self.house.dice))
        self.thinking = None
        if self.choices and self.socket is not None:
            self.asked += 1
            choice = self.house.dice.choice(self.choices)
            self.pending = {"type": "decide", "key": f"d{self.asked}", "n": self.n, "choices": [choice]}
            self.choices, self.sent = [], time.perf_counter()
            self.table.decides(self.sent)
            await self._send(self.pending)

    async def _send(self, command: dict[str, Any]) -> None:
        if self.socket is not None:
            try:
                await self.socket.send(msgspec.json.encode(command).decode())
            except ConnectionClosed:
                return  # whoever listens notices

    async def _answered(self, answer: Message) -> None:
        figures = self.house.figures
        figures.counts[answer.type if answer.type == "done" else answer.code or answer.type] += 1
        figures.answered.append(time.perf_counter() - self.sent)
        self.pending, self.due = None, answer.n if answer.type == "done" else 0
        self.table.answered(self.sent)
        if answer.type == "done" and self.house.dice.random() < self.house.habits.breaks and self.socket is not None:
            figures.counts["breaks"] += 1
            await self.socket.close()


class Table:
    """One match from the first knock to its end."""

    def __init__(self, house: House, game: str, cookies: Sequence[str]) -> None:
        self.house, self.game, self.cookies = house, game, cookies
        self.id = ""
        self.over = False
        self.since: dict[float, bool] = {}
        """When the decisions were sent that are being shown, and whether each has been answered."""

    def decides(self, sent: float) -> None:
        """Somebody decides: what was answered before has been shown."""
        self.since = {one: False for one, answered in self.since.items() if not answered} | {sent: False}

    def answered(self, sent: float) -> None:
        self.since[sent] = True

    async def play(self) -> None:
        first, *others = self.cookies
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        body = {"game": self.game, "seats": len(chairs), "chairs": chairs, "public": False}
        self.id = (await self.house.ask("/matches", body, first)).json()["table"]["id"]
        for seat, cookie in enumerate(others, start=1):
            await self.house.ask(f"/matches/{self.id}/sit", {"seat": seat}, cookie, self.id)
        seats = [Seat(self, number, cookie) for number, cookie in enumerate(self.cookies)]
        tasks = [asyncio.create_task(seat.sit()) for seat in seats]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in tasks:
                task.result()
        finally:
            for task in [*tasks, *(seat.thinking for seat in seats if seat.thinking is not None)]:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.house.figures.counts["matches"] += 1
