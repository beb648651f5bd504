"""The doors of a server: the socket of a seat, and every route."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from subrosa.core.match import Match
from subrosa.games import find
from subrosa.table import entries
from subrosa.table.table import Table
from subrosa.web import openapi

from .counting import Changed, Crashed, check_same, check_sentence
from .house import PREFIX, Closed, Memory, Socket, seen, stands
from .library import GAMES, WHOLE_EVERY
from .spoiling import any_bytes, any_text, frame, made, spoiled_bytes, spoiled_value

TOO_MUCH = 1008
"""With this a socket is closed on which too much came that nobody can read."""
ENOUGH = 1_500
"""After so many inputs the next table is opened."""
ANSWERS = {"done", "refusal", "pong", "drafted", "previews", "advice"}
CHANGING = {"done", "advice"}


class Frames:
    """What a seat's client sends on its socket."""

    name = "socket of a seat"

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sent: Any = None
        self.count = 0
        self.sockets: list[Socket] = []
        self.schema = json.loads(openapi.schema())["$defs"]
        self.kinds = [one["$ref"].rpartition("/")[2] for one in self.schema["AnyCommand"]["anyOf"]]

    async def meet(self, random: Random) -> bool:
        await self._at_table(random)
        seat = random.randrange(len(self.sockets))
        self.sent = sent = frame(random, self._right(random, self.sockets[seat]))
        looked = await seen(self.live) if self.count % WHOLE_EVERY == 0 else None
        try:
            reply = await self.sockets[seat].ask(sent)
        except Closed as error:
            await self._again(seat, error)
            return False
        return await self._judged(reply, looked)

    async def _judged(self, reply: dict[str, Any], looked: list[Any] | None) -> bool:
        """Only what was done has changed anything."""
        if reply["type"] not in ANSWERS:
            raise Crashed(f"answered with {reply!r:.300}")
        if reply["type"] in CHANGING:
            await self.memory.settled()
            self.before = await stands(self.live)
            return True
        if reply["type"] == "refusal":
            check_sentence(reply["sentence"])
            if reply["code"] == "web-broken":
                raise Crashed("the server says that it is broken")
        now = await stands(self.live)
        before, self.before = self.before, now
        writes, self.memory.writes[:] = list(self.memory.writes), []
        check_same(before, now, "the table")
        check_same([], writes, "the store")
        check_same(looked, await seen(self.live) if looked else None, "a view")
        return reply["type"] != "refusal"

    async def _again(self, seat: int, error: Closed) -> None:
        """Whoever sends too much that nobody can read is cut off, and comes again."""
        if error.code != TOO_MUCH:
            self.count = 0
            raise Crashed(str(error))
        self.sockets[seat] = await self._seated(seat)

    def _right(self, random: Random, socket: Socket) -> dict[str, Any]:
        """A command that might be carried out now; one of three is a decision."""
        kind = random.choice((*self.kinds, *("Decide",) * 8))
        right: dict[str, Any] = made(random, self.schema[kind], self.schema)
        if "choices" in right and socket.choices:
            one = random.choice(socket.choices)
            right["choices"] = [one[random.choice(("choice", "text"))]]
        if "n" in right:
            right["n"] = socket.n if random.random() < 0.8 else random.randrange(socket.n + 3)
        if kind == "Rematch" or "number" in right:
            right.pop("number", None)
        return right

    async def _at_table(self, random: Random) -> None:
        """At a table that goes on; each is followed for a while, and its log read again when it is left."""
        if (
            self.count % ENOUGH
            and self.live._table
            and self.live._table.state == "playing"
            and not self.live._table.away
        ):
            self.count += 1
            return
        await self.finish()
        game = find(random.choice(GAMES))
        token = await self.memory.newcomer("Ann")
        chairs = ("me",) * random.choice([seats for seats in game.seats if seats <= 4])
        self.id, self.token, self.count = await self.memory.opened(token, game.id, *chairs, several=True), token, 1
        self.live = self.memory.house.hub.live(self.id)
        self.sockets = [await self._seated(seat) for seat in range(len(chairs))]
        await self.memory.settled()
        self.before = await stands(self.live)

    async def _seated(self, seat: int) -> Socket:
        socket = Socket.at_seat(self.memory, self.id, seat, self.token)
        await socket.begin()
        return socket

    async def finish(self) -> None:
        """Leave the table: what is kept of it tells the match that was played, and every decision of it was legal."""
        if not self.sockets:
            return
        await self.memory.settled()
        for socket in self.sockets:
            await socket.leave()
        self.sockets = []
        async with self.live.lock:
            match = (await self.live.table()).begun
        kept = Table(self.id, [entries.decode(entry) for entry in self.memory.store.entries(self.id)]).begun
        again = Match.from_log(match.setup, match.log)
        if (
            not kept.log == again.log == match.log
            or not kept.state.numbers() == again.state.numbers() == match.state.numbers()
        ):
            raise Changed("what is kept is not what was played")


class Routes:
    """Every route of the API, asked by one who has tables, by a stranger and by nobody."""

    name = "routes"
    ENDING = ("/me", "/me/out-everywhere", "/account", "/matches/{id}", "/matches/{id}/close", "/tokens/{id}")
    """After these somebody or a table may be no more."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sent: Any = None
        self.ids: list[str] = []
        self.count = 0
        api = json.loads(openapi.openapi())
        self.parts = api["components"]["schemas"]
        self.operations = [
            (method, path, told)
            for path, methods in api["paths"].items()
            for method, told in methods.items()
            if method != "servers" and not told.get("x-socket")
        ]

    async def meet(self, random: Random) -> bool:
        await self._at_tables(random)
        method, path, told = random.choice(self.operations)
        where, query, body = self._where(random, path), self._query(random, told), self._body(random, told)
        headers = {"authorization": f"Bearer {self._token(random)}"} if random.random() < 0.95 else {}
        self.sent = method, where, query, body
        prefix = "" if path == "/health" else PREFIX
        status, text, kind = await self.memory.ask(method.upper(), prefix + where, body, query, **headers)
        return await self._judged(method, path, status, text, kind)

    async def _judged(self, method: str, path: str, status: int, text: bytes, kind: str) -> bool:
        if status >= 500:
            raise Crashed(f"{status} {text!r:.300}")
        if status < 300 and method != "get":
            await self.memory.settled()
            if path in self.ENDING and method != "patch":
                self.ids = []
            self.before = await self._stand()
            return True
        if status >= 300:
            if kind != "application/json":
                raise Crashed(f"{status} {kind} {text!r:.300}")
            check_sentence(json.loads(text)["sentence"])
        now = await self._stand()
        before, self.before = self.before, now
        writes, self.memory.writes[:] = list(self.memory.writes), []
        check_same(before, now, "a table")
        check_same([], writes, "the store")
        return status < 300

    async def _stand(self) -> list[Any]:
        return [await stands(self.memory.house.hub.live(id)) for id in self.ids]

    async def _at_tables(self, random: Random) -> None:
        """A table that looks for players, one at which Ann plays, one of somebody else; all new after a while."""
        self.count += 1
        if self.ids and self.count % ENOUGH:
            return
        self.ann, self.bob = await self.memory.newcomer("Ann"), await self.memory.newcomer("Bob")
        opened = self.memory.opened
        self.ids = [
            await opened(self.ann, "rose", "me", "open", "invited"),
            await opened(self.ann, "nuns", "me", "me", several=True),
            await opened(self.bob, "eleven", "me", "me", "me", several=True),
        ]
        await self.memory.settled()
        self.before = await self._stand()

    def _token(self, random: Random) -> str:
        return random.choice((self.ann, self.ann, self.ann, self.bob, "sr_nobody", any_text(random)))

    def _where(self, random: Random, path: str) -> str:
        id = random.choice((*self.ids, *self.ids, quote(any_text(random, 12), safe=""), "rose", "en")) or "0"
        seat = random.choice(("0", "1", "2", "-1", "8", quote(any_text(random, 4), safe="") or "x"))
        parts = {"{id}": id, "{seat}": seat}
        return "/".join(parts.get(part, part if part[:1] != "{" else id) for part in path.split("/"))

    def _query(self, random: Random, told: dict[str, Any]) -> bytes:
        asked = {one["name"]: one["schema"] for one in told.get("parameters", ()) if one["in"] == "query"}
        found = {name: made(random, schema, self.parts) for name, schema in asked.items() if random.random() < 0.6}
        if random.random() < 0.3:
            found = spoiled_value(random, found) if found else {any_text(random, 5): "1"}
        if not isinstance(found, dict):
            return any_bytes(random, 30)
        return urlencode({name: "" if value is None else value for name, value in found.items()}).encode()

    def _body(self, random: Random, told: dict[str, Any]) -> bytes:
        if "requestBody" not in told:
            return b"" if random.random() < 0.9 else any_bytes(random)
        right = made(random, told["requestBody"]["content"]["application/json"]["schema"], self.parts)
        kind = random.random()
        if kind < 0.3:
            return json.dumps(right).encode()
        if kind < 0.4:
            return any_bytes(random)
        if kind < 0.55:
            return spoiled_bytes(random, json.dumps(right).encode())
        return json.dumps(spoiled_value(random, right)).encode()
