"""Matches that are over: the sockets of those who played, and every route that has to do with a match."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

from subrosa.core.game import Setup
from subrosa.core.match import see
from subrosa.games import find
from subrosa.table.entries import Chair
from subrosa.table.live import Live
from subrosa.table.messages import Decide, Done

from .counting import Changed, Crashed, check_same, check_sentence
from .house import PREFIX, Closed, Memory, Socket, stands
from .server import ANSWERS, TOO_MUCH, Frames, Routes
from .spoiling import any_text, frame

STILL_DONE = {"say", "mute", "rematch"}
"""What somebody may do at a table at which the match is over."""
TABLES = (("rose", 2, True), ("eleven", 3, False), ("nuns", 2, True))
"""The game, the seats, and whether strangers may look on."""
FRAMES = 0.7
"""This part of what is sent comes on a socket; routes of a match that is over take longer."""


async def played_out(memory: Memory, game: str, chairs: list[Chair], random: Random, open_to_all: bool) -> Live:
    """A match that was played to its end by choices at random."""
    setup = Setup.of(find(game), len(chairs))
    table = await memory.house.hub.open(setup, chairs, chairs[0].person, allows_spectators=open_to_all)
    live: Live = memory.house.hub.live(table.id)
    while table.state == "playing":
        seat = table.to_decide()[0]
        choice = random.choice(table.begun.view(seat).actions).choice
        reply = await live.answer(seat, Decide(choices=[choice], n=len(table.feed[seat])))
        if not isinstance(reply, Done):
            raise Crashed(f"a legal choice was answered with {reply}")
    return live


class Over:
    """Whatever is sent to a match that is over: it stays over, and stays what it was."""

    name = "matches that are over"

    def __init__(self, memory: Memory, tables: tuple[tuple[str, int, bool], ...] = TABLES) -> None:
        self.memory, self.tables = memory, tables
        self.sent: Any = None
        self.frames, self.routes = Frames(memory), Routes(memory)
        self.operations = [row for row in self.routes.operations if "/matches/{id}" in row[1]]
        self.lives: list[Live] = []

    async def meet(self, random: Random) -> bool:
        if not self.lives:
            await self._played(random)
        at = random.randrange(len(self.lives))
        accepted = await (self._frame(random, at) if random.random() < FRAMES else self._asked(random, at))
        self.memory.check_whole()
        return accepted

    async def _played(self, random: Random) -> None:
        """Ann and Bob have played each of the games; Cid never sat anywhere."""
        self.tokens = {name: await self.memory.newcomer(name) for name in ("Ann", "Bob", "Cid")}
        ann, bob, _ = [await self.memory.told("GET", "/me", token) for token in self.tokens.values()]
        for game, seats, open_to_all in self.tables:
            chairs = [Chair("person", one["id"], one["name"]) for one in (ann, *(bob,) * (seats - 1))]
            self.lives.append(await played_out(self.memory, game, chairs, random, open_to_all))
        self.choices = [_chosen(live) for live in self.lives]
        self.sockets = [[await self._seated(live, seat) for seat in (0, 1)] for live in self.lives]
        await self.memory.settled()
        self.before = await self._stand()
        self.ended = [row[1] for row in self.before]

    async def _seated(self, live: Live, seat: int) -> Socket:
        socket = Socket.at_seat(self.memory, live.id, seat, self.tokens["Bob" if seat else "Ann"])
        await socket.begin()
        return socket

    async def _stand(self) -> list[Any]:
        return [await stands(live) for live in self.lives]

    # On a socket

    async def _frame(self, random: Random, at: int) -> bool:
        seat = random.randrange(2)
        socket = self.sockets[at][seat]
        socket.choices = self.choices[at]  # as if it could still be chosen
        self.sent = sent = frame(random, self.frames._right(random, socket))
        try:
            reply = await socket.ask(sent)
        except Closed as error:
            self.sockets[at][seat] = await self._seated(self.lives[at], seat)
            if error.code != TOO_MUCH:
                raise Crashed(str(error)) from None
            return False
        if reply["type"] not in ANSWERS:
            raise Crashed(f"answered with {reply!r:.300}")
        if reply["type"] == "refusal":
            check_sentence(reply["sentence"])
        done = reply["type"] == "done" and json.loads(sent)["type"] in STILL_DONE
        return await self._judged(changed=done, accepted=reply["type"] != "refusal")

    async def _judged(self, changed: bool, accepted: bool) -> bool:
        """A match that is over is never another, and what was refused has changed nothing at all."""
        if changed:
            await self.memory.settled()
        before, self.before = self.before, await self._stand()
        writes, self.memory.writes[:] = list(self.memory.writes), []
        check_same(self.ended, [row[1] for row in self.before], "a match that is over")
        check_same(["finished"] * len(self.lives), [row[-1] for row in self.before], "how a match stands")
        if not changed:
            check_same(before, self.before, "a table")
            check_same([], writes, "the store")
        await self._left_alone()
        return accepted

    async def _left_alone(self) -> None:
        """Nobody plays at the tables that came of it: those who played on, or again."""
        mine = {live.id for live in self.lives}
        for id in set(self.memory.house.hub.tables) - mine:
            if id not in [live._table.rematch for live in self.lives if live._table]:
                await self.memory.house.hub.delete(id)
        self.memory.writes.clear()

    # By a route

    async def _asked(self, random: Random, at: int) -> bool:
        method, path, told = random.choice(self.operations)
        name = random.choice(("Ann", "Ann", "Bob", "Cid", "nobody"))
        where = self._where(random, path, self.lives[at].id)
        query, body = self.routes._query(random, told), self.routes._body(random, told)
        self.sent = name, method, where, query, body
        shown = {"authorization": f"Bearer {self.tokens[name]}"} if name in self.tokens else {}
        status, text, kind = await self.memory.ask(method.upper(), PREFIX + where, body, query, **shown)
        if status >= 500 or (status >= 300 and kind != "application/json"):
            raise Crashed(f"{status} {kind} {text!r:.300}")
        if status >= 300:
            check_sentence(json.loads(text)["sentence"])
        elif name in ("Cid", "nobody") and not self.tables[at][2]:
            raise Changed(f"{name} was shown a match of others: {text!r:.300}")
        return await self._judged(changed=status < 300 and method != "get", accepted=status < 300)

    def _where(self, random: Random, path: str, id: str) -> str:
        seat = random.choice(("0", "1", "8", quote(any_text(random, 4), safe="") or "x"))
        return path.replace("{id}", id).replace("{seat}", seat)


def _chosen(live: Live) -> list[Any]:
    """The last choices of a match, as whoever made the last one was offered them."""
    if live._table is None:
        return []
    match, last = live._table.begun, live._table.begun.decisions[-1]
    seen = see(match.game, match.position(len(match.decisions) - 1), last.decider)
    return [{"choice": action.choice, "text": str(action)} for action in seen.actions]
