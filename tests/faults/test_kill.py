"""The server is killed in the middle of play, again and again: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store
from subrosa.store.people import People
from subrosa.table import entries
from subrosa.table.entries import Chair, Decided
from subrosa.table.hub import Hub
from subrosa.table.showing import Shown, update
from subrosa.table.table import Table

from .survivors import Survivor

TABLES = (("rose", 3), ("eleven", 3), ("nuns", 4))
PEOPLE = 2


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


async def seated(store: Store, port: int) -> dict[str, list[Survivor]]:
    """A table of each game, two people at it and bots."""
    hub, people, found = Hub(store), People(store), {}
    for name, seats in TABLES:
        persons = [people.guest(f"{name} {seat}", "en") for seat in range(PEOPLE)]
        chairs = [Chair("person", person.id, person.name) for person in persons]
        chairs += [Chair("bot", bot="thrifty") for _ in range(seats - PEOPLE)]
        table = await hub.open(Setup.of(find(name), seats), chairs, persons[0].id)
        address = f"ws://127.0.0.1:{port}/program/v1/matches/{table.id}/live"
        found[table.id] = [
            Survivor(address, people.new_token(person.id, "test"), seat, random.Random(seat))
            for seat, person in enumerate(persons)
        ]
    await hub.stop()
    return found


class Nursery:
    """Starts servers of one store."""

    def __init__(self, store: Path | str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py")), str(store)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, port: int) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{port}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()


async def play_under_fire(nursery: Nursery, port: int, survivors: list[Survivor], kills: int) -> None:
    """Play, while the server is killed so often, at random moments; then let everybody come to rest."""
    chance, stop = random.Random(7), asyncio.Event()
    playing = [asyncio.create_task(survivor.play(stop)) for survivor in survivors]
    pid = await asyncio.to_thread(nursery.start, port)
    for _ in range(kills):
        before, more = sum(len(survivor.done) for survivor in survivors), chance.randint(1, 5)
        while sum(len(survivor.done) for survivor in survivors) < before + more and not all(s.over for s in survivors):
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.uniform(0.0, 0.05))
        os.kill(pid, signal.SIGKILL)
        pid = await asyncio.to_thread(nursery.start, port)
    await asyncio.sleep(1.0)
    stop.set()
    os.kill(pid, signal.SIGTERM)
    await asyncio.wait_for(asyncio.gather(*playing), 30)


@pytest.mark.early
@pytest.mark.parametrize("kills", [12, pytest.param(60, marks=pytest.mark.long)])
def test_no_acknowledged_decision_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    port = free_port()
    with Store(tmp_path) as store:
        tables = asyncio.run(seated(store, port))
    nursery = Nursery(tmp_path)
    survivors = [survivor for found in tables.values() for survivor in found]
    try:
        asyncio.run(play_under_fire(nursery, port, survivors, kills))
    finally:
        nursery.close()
    assert sum(len(survivor.done) for survivor in survivors) > 2 * kills, "there was play"
    assert sum(survivor.times for survivor in survivors) > kills * 0.8, "and it was disturbed"
    with Store(tmp_path) as store:
        for id, found in tables.items():
            check(store, id, found)


def check(store: Store, id: str, survivors: list[Survivor]) -> None:
    kept = [entries.decode(entry) for entry in store.entries(id)]
    table = Table(id, kept)
    keys = Counter((entry.seat, entry.key) for entry in kept if isinstance(entry, Decided) and entry.key)
    assert not [key for key, times in keys.items() if times > 1], "doubled"
    for survivor in survivors:
        assert survivor.odd == []
        assert not [key for key in survivor.done if (survivor.seat, key) not in keys], "lost"
        told = [msgspec.to_builtins(news) for news in table.feed[survivor.seat]]
        assert survivor.news == told[: survivor.n], "what it was told is what was kept"
        if survivor.n == len(told):
            whole = update(table, survivor.seat, Shown(), (), 0.0)
            assert whole is not None and survivor.view == whole.view, "and it stands where the table stands"
    assert update(table, SPECTATOR, Shown(), (), 0.0) is not None


@pytest.fixture(autouse=True)
def fork_is_there() -> None:
    if not hasattr(os, "fork"):
        pytest.fail("this test starts servers by fork, which this system does not have")
