"""Two matches on a real server, with histories that a reader cannot tell apart, and every byte that reader is sent.

One rule makes two wires comparable: the id of the table is written ID, and times (`at`, `now`, `deadline`, the header
`date`) are written 0; lengths are those after that. Nothing else may differ, nor the order of messages or their number.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from table.worlds import Written
from web.served import Served
from websockets.asyncio.client import ClientConnection

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Decision
from subrosa.table import hub
from subrosa.table.table import Table

TIMES = re.compile(rb'"(at|now|deadline|created)":[0-9.e+]+')
NAMES = ("Anna", "Bruno", "Clara", "Dario", "Elsa", "Franz", "Gerda", "Hugo")
WISHES: tuple[str | int, ...] = ("", "nonsense", "stop", "x" * 150, 0, 1, 99_999)


@dataclass
class Tap:
    """Everything one reader was sent, in order."""

    id: str
    heard: list[tuple[str, bytes]] = field(default_factory=list)

    def put(self, what: str, data: bytes) -> None:
        self.heard.append((what, TIMES.sub(rb'"\1":0', data.replace(self.id.encode(), b"ID"))))

    def answered(self, what: str, reply: httpx.Response) -> None:
        assert int(reply.headers["content-length"]) == len(reply.content)
        headers = [
            f"{name}: {value}" for name, value in reply.headers.items() if name not in ("date", "content-length")
        ]
        self.put(what, "\n".join([str(reply.status_code), *headers]).encode() + b"\n\n" + reply.content)


class Wire:
    """A table on a server that goes as a history says, with one reader whose line is tapped."""

    def __init__(self, served: Served, setup: Setup, decisions: Sequence[Decision], reader: int, **how: Any) -> None:
        self.served, self.reader, self.decisions = served, reader, decisions
        self.people = [served.browser(NAMES[seat]) for seat in range(setup.seats)]
        self.id = self._opened(setup, decisions, how)
        self.tap = Tap(self.id)
        self.eyes = served.browser("Watcher") if reader == SPECTATOR else self.people[reader]
        self.n = [0] * setup.seats

    def _opened(self, setup: Setup, decisions: Sequence[Decision], how: dict[str, Any]) -> str:
        """All sit down; then chance is what the history says."""
        chance = Written(decisions)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub, "Table", lambda id, made: Table(id, made, chance))
            chairs = ["me", *["open"] * (setup.seats - 1)]
            table = self.people[0].opened(setup.game.id, *chairs, options=dict(setup.options), **how)["table"]
        for seat, person in enumerate(self.people[1:], start=1):
            person.post(f"/matches/{table['id']}/sit", {"seat": seat})
        return str(table["id"])

    async def run(self, asked: int = 12) -> list[tuple[str, bytes]]:
        """Play the history; now and then the reader asks for everything there is to ask for."""
        path = f"/matches/{self.id}/live" + ("" if self.reader == SPECTATOR else f"?seat={self.reader}")
        async with self.eyes.socket(path) as socket:
            await self._hear(socket)
            for turn in (decision for decision in self.decisions if decision.decider != CHANCE):
                before = len(self.tap.heard)
                await asyncio.to_thread(self._decide, turn)
                await self._hear(socket)
                if len(self.tap.heard) > before and len(self.tap.heard) % asked == 5:
                    await self._ask(socket)
            await self._ask(socket)
            await self._go_back(socket)
            await self._ask(socket)
        return self.tap.heard

    def _decide(self, turn: Decision) -> None:
        person, seat = self.people[turn.decider], turn.decider
        n = len(self.served.app.house.hub.tables[self.id]._table.feed[seat])
        reply = person.post(
            f"/matches/{self.id}/acts?seat={seat}", {"type": "decide", "n": n, "choices": [turn.choice]}, None
        )
        assert reply.status_code == 200, reply.text
        if seat == self.reader:
            self.tap.answered("own decision", reply)

    async def _hear(self, socket: ClientConnection) -> None:
        """Everything that was sent. The server knows when all have been told; then an answer to a ping is the last."""
        live = self.served.app.house.hub.tables[self.id]
        while live._untold or not all(watcher.idle for watcher in live.watchers):
            await asyncio.sleep(0.001)
        await socket.send(json.dumps({"type": "ping", "key": "last"}))
        while (frame := await asyncio.wait_for(socket.recv(), 20)) != '{"type":"pong","key":"last"}':
            self.tap.put("frame", frame.encode() if isinstance(frame, str) else frame)

    async def _ask(self, socket: ClientConnection) -> None:
        """Everything that can be asked without changing anything."""
        for what, reply in await asyncio.to_thread(self._routes):
            self.tap.answered(what, reply)
        for act in self._idle_acts():
            await socket.send(json.dumps(act))
            self.tap.put(f"answer to {act['type']}", (await asyncio.wait_for(socket.recv(), 20)).encode())  # type: ignore[union-attr]

    def _routes(self) -> list[tuple[str, httpx.Response]]:
        eyes, id = self.eyes, self.id
        paths = [f"/matches/{id}", f"/matches/{id}/seat", f"/matches/{id}/seat?since=3", f"/matches/{id}/export"]
        paths += [f"/matches/{id}/export?language=de", f"/matches/{id}/components", "/matches", "/games", "/tables"]
        paths += [f"/matches/{id}/seat?seat={seat}" for seat in range(len(self.people))]
        paths += [f"/matches/{id}/replay?seat={eyes}&at=9&stops=true" for eyes in (0, 1, 8, 9)]
        return [(path.replace(id, "ID"), eyes.get(path, None)) for path in paths]

    def _idle_acts(self) -> list[dict[str, Any]]:
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
        for act in ({"type": "say", "text": "back?"}, {"type": "withdraw"}, {"type": "propose", "what": "back"}):
            reply = await asyncio.to_thread(self.eyes.post, f"/matches/{self.id}/acts?seat={self.reader}", act, None)
            self.tap.answered(str(act["type"]), reply)
            await self._hear(socket)
        for seat, person in enumerate(self.people):
            if seat != self.reader:
                path = f"/matches/{self.id}/acts?seat={seat}"
                await asyncio.to_thread(person.post, path, {"type": "agree"}, None)
                await self._hear(socket)


def wires(served: Served, setup: Setup, worlds: Sequence[Sequence[Decision]], reader: int) -> list[str]:
    """Where the wires of two worlds differ."""
    heard = [asyncio.run(Wire(served, setup, world, reader).run()) for world in worlds]
    ours, theirs = heard
    found = [f"{a[0]}: {_first_difference(a[1], b[1])}" for a, b in zip(ours, theirs, strict=False) if a != b][:3]
    if len(ours) != len(theirs):
        found.append(f"{len(ours)} messages and {len(theirs)}")
    return found


def _first_difference(ours: bytes, theirs: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    return f"at {at}: {ours[max(0, at - 60) : at + 60]!r} / {theirs[max(0, at - 60) : at + 60]!r}"
