"""Clients that play on whatever happens to the server, and remember every decision they were told was done."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


@dataclass
class Survivor:
    """A seat that comes back by the last number it has seen, and repeats what was not answered."""

    address: str
    token: str
    seat: int
    random: random.Random
    n: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    news: list[Any] = field(default_factory=list)
    choices: list[Any] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    done: list[str] = field(default_factory=list)
    """The keys of what the server said was done."""
    odd: list[Any] = field(default_factory=list)
    """Answers that should not come."""
    count: int = 0
    due: int = 0
    """How much it is told with its last decision; choices that come before are older than it."""
    times: int = 0
    """How often it had to come back."""
    pause: float = 0.0
    """So many seconds it thinks before each choice."""

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["state"] == "finished"

    async def play(self, stop: asyncio.Event) -> None:
        while not (self.over and self.pending is None) and not stop.is_set():
            try:
                await self._line()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.times += 1
                await asyncio.sleep(0.01)

    async def _line(self) -> None:
        """One connection, from coming back to its loss."""
        path = f"{self.address}?seat={self.seat}&since={self.n}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            path, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=5
        ) as line:
            if self.pending is not None:
                await line.send(json.dumps(self.pending))
            async for text in line:
                self._hear(json.loads(text))
                if self.over and self.pending is None:
                    return
                if self.choices and self.pending is None and self.n >= self.due:
                    await self._think(line)
                    self._choose()
                    await line.send(json.dumps(self.pending))

    async def _think(self, line: ClientConnection) -> None:
        """For a while; who loses his line meanwhile has thought enough."""
        if self.pause:
            with suppress(TimeoutError):
                await asyncio.wait_for(line.wait_closed(), self.pause)

    def _choose(self) -> None:
        self.count += 1
        choice = self.random.choice(self.choices)["choice"]
        self.pending = {"type": "decide", "key": f"{self.seat}-{self.count}", "n": self.n, "choices": [choice]}
        self.choices = []

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            if message["since"] != self.n:
                self.odd.append(message["since"])
            self.view = message["view"] if message["whole"] else self.view | message["view"]
            self.news += message["news"]
            self.n, self.choices = message["n"], message["choices"]
            self.table = message["table"] or self.table
        elif self.pending is not None and message.get("key") == self.pending["key"]:
            if kind == "done":
                self.done.append(message["key"])
                self.due = message["n"]
            elif kind != "trouble":
                self.odd.append(message)
            self.pending = None
