"""How long players and bots wait when their server is killed: `uv run python bench/failover.py`. Prints a table.

Two servers on one PostgreSQL store (the tests' own), tables of two people and bots who think a little, so that it is
waited for the servers and not for a machine that plays as quickly as it can. The owner of a match is killed with
SIGKILL, again and again. Whoever sat there and whose turn it was has thought enough when he is back, and goes on when
his decision is acknowledged. Whose turn it was not waits for bots and other people first, as he would have without a
kill: that is a row of its own. A match has moved when a living server looks after its clocks and bots.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from faults.survivors import Survivor
from faults.test_kill import Nursery, free_port
from faults.test_processes import Fleet, owner, played, seated
from postgres import Postgres

from subrosa.store import Store

TABLES = (("rose", 3), ("eleven", 3), ("nuns", 4)) * 8


def has_turn(survivor: Survivor) -> bool:
    """Does he think about a choice, or wait for the answer to one?"""
    return survivor.pending is not None or bool(survivor.choices and survivor.n >= survivor.due)


async def person_goes_on(survivor: Survivor, began: float) -> float:
    """Seconds until somebody's next decision is acknowledged; 0 if his match is over before that."""
    before = len(survivor.done)
    while len(survivor.done) == before:
        if survivor.over:
            return 0.0
        await asyncio.sleep(0.01)
    return time.perf_counter() - began


async def moved(store: Store, id: str, dead: int, began: float) -> float:
    """Seconds until another server looks after a match."""
    while await asyncio.to_thread(owner, store, id) in (dead, 0):
        await asyncio.sleep(0.02)
    return time.perf_counter() - began


@dataclass
class Waits:
    """Seconds from kills on."""

    turn: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    moved: list[float] = field(default_factory=list)


async def run(store: Store, fleet: Fleet, tables: dict[str, list[Survivor]], kills: int, pause: float) -> Waits:
    stop, waits = asyncio.Event(), Waits()
    survivors = [survivor for found in tables.values() for survivor in found]
    for survivor in survivors:
        survivor.pause = pause
    playing = [asyncio.create_task(survivor.play(stop)) for survivor in survivors]
    while len(waits.moved) < kills and (going_on := [id for id, found in tables.items() if not found[0].over]):
        await played(survivors, 5)
        id = going_on[len(waits.moved) % len(going_on)]
        pid = await asyncio.to_thread(owner, store, id)
        port = next((port for port, there in fleet.at.items() if there == pid), None)
        if port is not None:
            await kill(store, tables, id, (pid, port), waits)
            fleet.at[port] = await asyncio.to_thread(fleet.nursery.start, port)
    stop.set()
    await asyncio.to_thread(fleet.close)
    await asyncio.gather(*playing)
    return waits


async def kill(store: Store, tables: dict[str, list[Survivor]], id: str, server: tuple[int, int], waits: Waits) -> None:
    """Kill the owner of a match, and wait until everybody who sat there has gone on."""
    pid, port = server
    there = [one for found in tables.values() for one in found if f":{port}/" in one.address and not one.over]
    turn = [one for one in there if has_turn(one)]
    later = [one for one in there if one in tables[id] and one not in turn]
    thinks = there[0].pause if there else 0.0
    for one in turn:
        one.pause = 0.0
    os.kill(pid, signal.SIGKILL)
    began = time.perf_counter()
    gone_on = asyncio.gather(*(person_goes_on(one, began) for one in turn))
    others = asyncio.gather(*(person_goes_on(one, began) for one in later))
    waits.moved.append(await moved(store, id, pid, began))
    waits.turn += filter(None, await gone_on)
    waits.later += filter(None, await others)
    for one in turn:
        one.pause = thinks


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=20)
    asked.add_argument("--pause", type=float, default=1.0, help="seconds a person thinks before each choice")
    kills, pause = (found := asked.parse_args()).kills, found.pause
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SUBROSA_HOME"] = folder
        postgres = Postgres()
        try:
            address, ports = postgres.new_place(), [free_port(), free_port()]
            with Store(address) as store:
                tables = asyncio.run(seated(store, TABLES, ports))
                waits = asyncio.run(run(store, Fleet(Nursery(address), ports), tables, kills, pause))
        finally:
            postgres.close()
    print("| after a kill, seconds | times | median | worst |\n|---|---|---|---|")
    for name, seconds in (
        ("a person whose turn it was: his decision is acknowledged", waits.turn),
        ("a person whose turn came later, others' turns included", waits.later),
        ("the match has moved", waits.moved),
    ):
        print(f"| {name} | {len(seconds)} | {statistics.median(seconds):.2f} | {max(seconds):.2f} |")


if __name__ == "__main__":
    main()
