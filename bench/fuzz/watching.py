"""Those who only look on: how they ask to be let in, and what they send."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import urlencode

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.table.entries import Chair
from subrosa.table.live import Live
from subrosa.table.messages import Decide

from .counting import Changed, Crashed, check_same, check_sentence
from .house import PREFIX, Closed, Memory, Socket, stands
from .library import GAMES
from .server import ENOUGH, TOO_MUCH, Frames
from .spoiling import any_bytes, any_text, any_value, frame

COMING = 0.1
"""This part of all inputs is somebody who asks to be let in."""
PLAYING = 0.03
"""So often the players go on, and those who look on are told."""
WATCHERS = 3


class Watcher(Socket):
    """The socket of somebody who looks on."""

    def _hear(self, found: Any) -> dict[str, Any] | None:
        before, self.choices = self.choices, []
        reply = super()._hear(found)
        if self.choices:
            raise Changed(f"somebody who looks on was offered {self.choices!r:.300}")
        self.choices = before
        return reply


class Watching:
    """Somebody looks on at a table: he is told what all may know, and can do nothing."""

    name = "sockets of spectators"

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sent: Any = None
        self.count = 0
        self.frames = Frames(memory)
        self.watchers: list[Watcher] = []

    async def meet(self, random: Random) -> bool:
        await self._at_table(random)
        if random.random() < PLAYING:
            await self._decide(random)
        accepted = await (self._come(random) if random.random() < COMING else self._send(random))
        self.memory.check_whole()
        now, writes = await stands(self.live), self.memory.writes
        check_same(self.before, now, "the table")
        check_same([], writes, "the store")
        return accepted

    async def _at_table(self, random: Random) -> None:
        """A table that may be looked at; another one after a while."""
        self.count += 1
        if self.watchers and self.count % ENOUGH and self.live._table and self.live._table.state == "playing":
            return
        for watcher in self.watchers:
            await watcher.leave()
        game = find(random.choice(GAMES))
        seats = random.choice([seats for seats in game.seats if seats <= 4])
        self.token = await self.memory.newcomer("Cid")
        table = await self.memory.house.hub.open(Setup.of(game, seats), [Chair("person", "p", "Ann")] * seats, "p")
        self.live: Live = self.memory.house.hub.live(table.id)
        self.watchers = [await self._let_in() for _ in range(WATCHERS)]
        await self._settled()

    async def _settled(self) -> None:
        await self.memory.settled()
        self.before = await stands(self.live)

    async def _let_in(self) -> Watcher:
        shown = {} if len(self.watchers) % 2 else {"authorization": f"Bearer {self.token}"}
        watcher = Watcher(self.memory, f"{PREFIX}/matches/{self.live.id}/live", **shown)
        await watcher.begin()
        return watcher

    async def _decide(self, random: Random) -> None:
        """A player goes on. What his choices are, those who look on take for theirs."""
        async with self.live.lock:
            table = await self.live.table()
        seat = table.to_decide()[0]
        actions = table.begun.view(seat).actions
        for watcher in self.watchers:
            watcher.choices = [{"choice": action.choice, "text": str(action)} for action in actions]
        await self.live.answer(seat, Decide(choices=[random.choice(actions).choice], n=len(table.feed[seat])))
        await self._settled()

    async def _send(self, random: Random) -> bool:
        at = random.randrange(WATCHERS)
        watcher = self.watchers[at]
        self.sent = sent = frame(random, self.frames._right(random, watcher))
        try:
            reply = await watcher.ask(sent)
        except Closed as error:
            self.watchers[at] = await self._let_in()
            if error.code != TOO_MUCH:
                raise Crashed(str(error)) from None
            return False
        if reply["type"] not in ("pong", "refusal"):
            raise Changed(f"answered with {reply!r:.300}")
        if reply["type"] == "refusal":
            check_sentence(reply["sentence"])
        return bool(reply["type"] == "pong")

    async def _come(self, random: Random) -> bool:
        """Somebody asks to be let in, as whom and since when he likes."""
        query, seat = self._query(random)
        self.sent = query
        shown = {} if random.random() < 0.3 else {"authorization": f"Bearer {self.token}"}
        watcher = Watcher(self.memory, f"{PREFIX}/matches/{self.live.id}/live", query, **shown)
        status, words = await watcher.enter()
        if status == 101 and seat is not None:
            raise Changed(f"somebody who does not sit there was let in as {seat!r}")
        if status != 101:
            check_sentence(json.loads(words)["sentence"])
        await watcher.leave()
        if status >= 500:
            raise Crashed(f"{status} {words!r:.300}")
        return status == 101

    def _query(self, random: Random) -> tuple[bytes, Any]:
        if random.random() < 0.1:
            return any_bytes(random, 30).replace(b"seat", b"tase"), None
        asked: dict[str, Any] = {}
        if random.random() < 0.5:
            asked["seat"] = random.choice((0, 1, 2, SPECTATOR, any_value(random)))
        if random.random() < 0.6:
            asked["since"] = random.choice((0, 1, 10**6, any_value(random)))
        if random.random() < 0.1:
            asked[any_text(random, 5)] = "1"
        return urlencode(asked).encode(), asked.get("seat")
