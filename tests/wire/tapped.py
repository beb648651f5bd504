"""Two matches, on one real server or several, with histories a reader cannot tell apart, and every byte it is sent.

One rule makes two wires comparable: tables are written by names instead of ids, and times (`at`, `now`, `deadline`, the
header `date`) as 0; lengths are those after that. Nothing else may differ, nor the order of messages or their number.

The reader has other tables too, more than its lists show, and now and then chats there. In one of the two worlds it
does so as soon as it has been told something, in the other just before it is told something again: what others do in
secret at the tapped table comes before or after, and must not move anything in a list.

A reader who is away shows no table: the line of its bell is tapped, and it asks for its lists when that says something.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
import pytest
from web.served import Client, Served
from websockets.asyncio.client import ClientConnection

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Decision
from subrosa.table import hub, live
from subrosa.table.entries import AnyEntry
from subrosa.table.live import Live
from subrosa.table.table import Table

TIMES = re.compile(rb'"(at|now|deadline|created|since(?=":[0-9]{10}))":[0-9.e+]+')
NAMES = ("Anna", "Bruno", "Clara", "Dario", "Elsa", "Franz", "Gerda", "Hugo")
SECRET = "5e" * 32
"""Of the deal under seal in both worlds: what a reader is shown of it must not tell them apart."""
WISHES: tuple[str | int, ...] = ("", "nonsense", "stop", "x" * 150, 0, 1, 99_999)


@dataclass
class Tap:
    """Everything one reader was sent, in order."""

    names: dict[str, str]
    """What each table is called, by its id."""
    heard: list[tuple[str, bytes]] = field(default_factory=list)

    def put(self, what: str, data: bytes) -> None:
        for id, name in self.names.items():
            data = data.replace(id.encode(), name.encode())
        self.heard.append((what, TIMES.sub(rb'"\1":0', data)))

    def answered(self, what: str, reply: httpx.Response) -> None:
        assert int(reply.headers["content-length"]) == len(reply.content)
        headers = [
            f"{name}: {value}" for name, value in reply.headers.items() if name not in ("date", "content-length")
        ]
        self.put(what, "\n".join([str(reply.status_code), *headers]).encode() + b"\n\n" + reply.content)


class Dealt(Table):
    """A table whose chance is what a history says, at whichever server it is folded."""

    worlds: ClassVar[dict[str, list[int]]] = {}

    def __init__(self, id: str, made: Iterable[AnyEntry] = ()) -> None:
        super().__init__(id, made, self if id in self.worlds else None)  # type: ignore[arg-type]

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]:
        return [self.worlds[self.id][self.begun.draws]]


class Wire:
    """A table that goes as a history says, with one reader whose line is tapped. Its players sit at all servers."""

    def __init__(
        self, servers: Sequence[Served], setup: Setup, decisions: Sequence[Decision], reader: int, chats_late: bool
    ) -> None:
        self.reader, self.decisions, self.chats_late = reader, decisions, chats_late
        self.people = [servers[seat % len(servers)].browser(NAMES[seat]) for seat in range(setup.seats)]
        self.eyes = servers[-1].browser("Watcher") if reader == SPECTATOR else self.people[reader]
        self.served, self.upto = self.eyes.served, 0
        older = self._another()
        self.id = self._opened(setup, decisions)
        self.others = [older, self._another()]
        self.tap = Tap({self.id: "ID", **{id: f"OTHER{n}" for n, id in enumerate(self.others)}})

    def _another(self) -> str:
        """Another table of the reader, at which nobody else sits yet."""
        return str(self.eyes.opened("rose", "me", "open", public=True)["table"]["id"])

    def _opened(self, setup: Setup, decisions: Sequence[Decision]) -> str:
        """All sit down; then chance is what the history says."""

        def dealt(id: str, made: Iterable[AnyEntry]) -> Table:
            Dealt.worlds[id] = [decision.choice for decision in decisions if decision.decider == CHANCE]
            return Dealt(id, made)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub, "Table", dealt)
            patch.setattr(hub, "new_secret", lambda: SECRET)
            chairs = ["me", *["open"] * (setup.seats - 1)]
            table = self.people[0].opened(setup.game.id, *chairs, options=dict(setup.options), notebook="full")["table"]
        for seat, person in enumerate(self.people[1:], start=1):
            person.post(f"/matches/{table['id']}/sit", {"seat": seat, "lot": f"lot-{seat}"})
            self._did(person, table["id"])
        return str(table["id"])

    def _did(self, person: Client, id: str) -> None:
        self.upto = person.served.app.house.hub.tables[id]._table.entries

    def _stands(self, served: Served) -> Table:
        """The table as a server has it, when that has heard of everything; where nobody sits it has to be asked."""
        while True:
            table = asyncio.run_coroutine_threadsafe(self._asked(served), served.loop).result()
            if table.entries >= self.upto:
                return table
            time.sleep(0.001)

    async def _asked(self, served: Served) -> Table:
        live = served.app.house.hub.live(self.id)
        async with live.lock:
            found: Table = await live.table()
            return found

    async def run(self, asked: int = 12) -> list[tuple[str, bytes]]:
        """Play the history; now and then the reader asks for everything there is to ask for."""
        async with self.eyes.socket(self._path) as socket:
            await self._hear(socket)
            told = True
            for turn in (decision for decision in self.decisions if decision.decider != CHANCE):
                if told or self.chats_late:
                    await asyncio.to_thread(self._chat)
                lists = await asyncio.to_thread(self._lists)
                before = len(self.tap.heard)
                await asyncio.to_thread(self._decide, turn)
                await self._hear(socket)
                if told := len(self.tap.heard) > before:
                    for what, reply in lists:
                        self.tap.answered(f"{what} before", reply)
                if told and len(self.tap.heard) % asked == 5:
                    await self._ask(socket)
            await self._ask(socket)
            await self._go_back(socket)
            await self._ask(socket)
        for id in self.others:
            await asyncio.to_thread(self.eyes.post, f"/matches/{id}/close")
        return self.tap.heard

    @property
    def _path(self) -> str:
        """Of the line that is tapped."""
        return f"/matches/{self.id}/live" + ("" if self.reader == SPECTATOR else f"?seat={self.reader}")

    def _chat(self) -> None:
        for id in self.others:
            self.eyes.post(f"/matches/{id}/commands", {"type": "say", "text": "Is anybody there?"})

    def _lists(self) -> list[tuple[str, httpx.Response]]:
        return [(path, self.eyes.get(path, None)) for path in ("/matches", "/tables", "/me/notices", "/me/page")]

    def _decide(self, turn: Decision) -> None:
        person, seat = self.people[turn.decider], turn.decider
        n = len(self._stands(person.served).feed[seat])
        reply = person.post(
            f"/matches/{self.id}/commands?seat={seat}", {"type": "decide", "n": n, "choices": [turn.choice]}, None
        )
        assert reply.status_code == 200, reply.text
        self._did(person, self.id)
        if seat == self.reader:
            self.tap.answered("own decision", reply)

    async def _hear(self, socket: ClientConnection) -> None:
        """Everything that was sent. The server knows when all have been told; then an answer to a ping is the last."""
        while not self._all_told(self.served.app.house.hub.tables[self.id]):
            await asyncio.sleep(0.001)
        await socket.send(json.dumps({"type": "ping", "key": "last"}))
        while (frame := await asyncio.wait_for(socket.recv(), 20)) != '{"type":"pong","key":"last"}':
            self.tap.put("frame", frame.encode() if isinstance(frame, str) else frame)

    def _all_told(self, live: Live) -> bool:
        """Has the reader's server entered everything by itself, and told everybody there?"""
        entered = live._table is not None and live._table.entries >= self.upto
        return entered and not live._tasks and live.audience.idle

    async def _ask(self, socket: ClientConnection) -> None:
        """Everything that can be asked without changing anything."""
        for what, reply in await asyncio.to_thread(self._routes):
            self.tap.answered(what, reply)
        for command in self._idle_commands():
            await socket.send(json.dumps(command))
            self.tap.put(f"answer to {command['type']}", (await asyncio.wait_for(socket.recv(), 20)).encode())  # type: ignore[union-attr]

    def _routes(self) -> list[tuple[str, httpx.Response]]:
        eyes, id = self.eyes, self.id
        paths = [f"/matches/{id}", f"/matches/{id}/seat", f"/matches/{id}/seat?since=3", f"/matches/{id}/export"]
        paths += [f"/matches/{id}/export?language=de", f"/matches/{id}/components", "/games"]
        paths += [f"/matches/{id}/seat?seat={seat}" for seat in range(len(self.people))]
        paths += [f"/matches/{id}/replay?seat={eyes}&at=9" for eyes in (0, 1, 8, 9)]
        paths += [f"/matches/{id}/moves?seat={eyes}" for eyes in (0, 1, 8, 9)]
        paths += ["/key", *(f"/matches/{id}/audit?seat={eyes}" for eyes in (0, 1, 9))]
        paths += [f"/matches/{id}/study", f"/matches/{id}/study/picture?seat=1"]
        return [*((path.replace(id, "ID"), eyes.get(path, None)) for path in paths), *self._lists()]

    def _idle_commands(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = [{"type": "preview"}, {"type": "draft"}, {"type": "agree"}, {"type": "return"}]
        found += [{"type": "draft", "choices": [wish]} for wish in WISHES]
        if self.reader != SPECTATOR:
            view = self.served.app.house.hub.tables[self.id]._table.match.view(self.reader)
            allowed = {action.text for action in view.actions} | {action.choice for action in view.actions}
            n = len(self.served.app.house.hub.tables[self.id]._table.feed[self.reader])
            bad = [wish for wish in WISHES if wish not in allowed]
            found += [{"type": "decide", "n": n, "choices": [wish]} for wish in bad]
            found += [{"type": "decide", "n": late, "choices": ["nonsense"]} for late in range(max(0, n - 5), n)]
        return found

    async def _go_back(self, socket: ClientConnection) -> None:
        """The reader talks, withdraws, and goes back with everybody's consent."""
        if self.reader == SPECTATOR:
            return
        for command in ({"type": "say", "text": "back?"}, {"type": "withdraw"}, {"type": "propose", "what": "back"}):
            reply = await asyncio.to_thread(
                self.eyes.post, f"/matches/{self.id}/commands?seat={self.reader}", command, None
            )
            self.tap.answered(str(command["type"]), reply)
            self._did(self.eyes, self.id)
            await self._hear(socket)
        for seat, person in enumerate(self.people):
            if seat != self.reader:
                path = f"/matches/{self.id}/commands?seat={seat}"
                await asyncio.to_thread(self._stands, person.served)
                await asyncio.to_thread(person.post, path, {"type": "agree"}, None)
                self._did(person, self.id)
                await self._hear(socket)


class Bell(Wire):
    """The same with a reader who is away: whatever rings, and what stands in its lists then."""

    @property
    def _path(self) -> str:
        return "/live"

    async def _hear(self, socket: ClientConnection) -> None:
        before = len(self.tap.heard)
        await super()._hear(socket)
        if len(self.tap.heard) > before:
            for what, reply in await asyncio.to_thread(self._lists):
                self.tap.answered(f"{what} when it rang", reply)


def wires(
    servers: Sequence[Served],
    setup: Setup,
    worlds: Sequence[Sequence[Decision]],
    reader: int,
    kind: type[Wire] = Wire,
) -> list[str]:
    """Where the wires of two worlds differ."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "Table", Dealt)
        heard = [asyncio.run(kind(servers, setup, world, reader, bool(n)).run()) for n, world in enumerate(worlds)]
    ours, theirs = heard
    found = [f"{a[0]}: {_first_difference(a[1], b[1])}" for a, b in zip(ours, theirs, strict=False) if a != b][:3]
    if len(ours) != len(theirs):
        found.append(f"{len(ours)} messages and {len(theirs)}")
    return found


def _first_difference(ours: bytes, theirs: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    return f"at {at}: {ours[max(0, at - 60) : at + 60]!r} / {theirs[max(0, at - 60) : at + 60]!r}"
