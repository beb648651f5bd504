"""A thousand players in a process of their own: sockets, real decisions, at a pace or as fast as is asked for."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class News(msgspec.Struct):
    """What a player needs of a message; the rest is not read."""

    type: str
    n: int = 0
    key: str = ""
    seat: int = -1
    choosing: list[int] = []
    choices: list[dict[str, Any]] = []
    sentence: str = ""


class Player:
    """One socket."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection) -> None:
        self.table, self.seat, self.socket = table, seat, socket
        self.n = 0
        self.choices: list[int] = []
        self.bytes = 0

    async def listen(self) -> None:
        reading = msgspec.json.Decoder(News)
        async for text in self.socket:
            self.bytes += len(text)
            news = reading.decode(text)
            if news.type == "update":
                self.n = news.n
                mine = self.seat in news.choosing
                self.choices = [choice["choice"] for choice in news.choices] if mine else []
                self.table.heard(news.n)
            elif news.type in ("done", "refusal", "trouble"):
                self.table.answered(news)


class Table:
    """One match and its players."""

    def __init__(self, load: Load, about: dict[str, Any]) -> None:
        self.load, self.id, self.tokens = load, about["id"], about["tokens"]
        self.players: list[Player] = []
        self.sent = 0.0
        self.count = 0
        self.answer: asyncio.Future[News] | None = None

    async def enter(self, port: int) -> None:
        for seat, token in enumerate(self.tokens):
            address = f"ws://127.0.0.1:{port}/program/v1/matches/{self.id}/live?seat={seat}&since=0"
            headers = {"Authorization": f"Bearer {token}"}
            socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
            self.players.append(Player(self, seat, socket))
            self.load.tasks.append(asyncio.create_task(self.players[-1].listen()))

    async def decide(self) -> None:
        """Somebody who may decides at random."""
        ready = [player for player in self.players if player.choices]
        if not ready or self.answer is not None:
            self.load.idle += 1
            return
        player = random.choice(ready)
        self.count += 1
        act = {"type": "decide", "key": str(self.count), "n": player.n, "choices": [random.choice(player.choices)]}
        player.choices = []
        self.sent, self.answer = time.perf_counter(), asyncio.get_running_loop().create_future()
        await player.socket.send(json.dumps(act))
        await self.answer
        self.answer = None

    def heard(self, n: int) -> None:
        if self.sent:
            self.load.last[self.id] = time.perf_counter() - self.sent

    def answered(self, news: News) -> None:
        self.load.answers[news.type] = self.load.answers.get(news.type, 0) + 1
        if self.answer is not None and not self.answer.done():
            self.load.seconds.append(time.perf_counter() - self.sent)
            self.answer.set_result(news)


class Load:
    """All tables."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.tables = [Table(self, about) for about in json.loads((folder / "seated.json").read_text())]
        self.tasks: list[asyncio.Task[None]] = []
        self.answers: dict[str, int] = {}
        self.seconds: list[float] = []
        self.last: dict[str, float] = {}
        self.idle = 0

    async def enter(self) -> None:
        for first in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.enter(self.port) for table in self.tables[first : first + 10]))

    async def play(self, rate: float, seconds: float) -> None:
        """Decisions at a rate, one table after the other."""
        loop, began, done = asyncio.get_running_loop(), time.perf_counter(), 0
        order = list(self.tables)
        running: set[asyncio.Task[None]] = set()
        while time.perf_counter() - began < seconds:
            while done < rate * (time.perf_counter() - began):
                if done % len(order) == 0:
                    random.shuffle(order)
                task = loop.create_task(order[done % len(order)].decide())
                running.add(task)
                task.add_done_callback(running.discard)
                done += 1
            await asyncio.sleep(0.002)
        if running:
            await asyncio.wait(running, timeout=30)

    def report(self) -> dict[str, Any]:
        found = {"answers": self.answers, "idle": self.idle, "seconds": sorted(self.seconds)}
        self.answers, self.seconds, self.idle = {}, [], 0
        return found


async def main() -> None:
    """Takes a line `RATE SECONDS` for each phase on standard input, and answers each with a line of JSON."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    load = Load(Path(sys.argv[1]), int(sys.argv[2]))
    await load.enter()
    print(json.dumps({"connected": sum(len(table.players) for table in load.tables)}), flush=True)
    for line in iter(sys.stdin.readline, ""):
        rate, seconds = map(float, line.split())
        await load.play(rate, seconds)
        print(json.dumps(load.report()), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
