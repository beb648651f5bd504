"""How long players and bots wait when their server is killed: `uv run python bench/failover.py`. Prints a table.

Two servers on one PostgreSQL store (the tests' own), tables of two people and bots who think a little, so that it is
waited for the servers and not for a machine that plays as quickly as it can. The owner of a match is killed with
SIGKILL, again and again. A person goes on when his next decision is acknowledged; a match has moved when a living
server looks after its clocks and bots.
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
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from faults.survivors import Survivor
from faults.test_kill import Nursery, free_port
from faults.test_processes import Fleet, owner, played, seated
from postgres import Postgres

from subrosa.store import Store

TABLES = (("rose", 3), ("eleven", 3), ("nuns", 4)) * 8
PAUSE = 0.2
"""Seconds a person thinks before each choice."""


async def person_goes_on(survivor: Survivor, began: float) -> float:
    """Seconds until somebody's next decision is acknowledged; 0 if his match is over before that."""
    before = len(survivor.done)
    while len(survivor.done) == before:
        if survivor.over:
            return 0.0
        await asyncio.sleep(0.001)
    return time.perf_counter() - began


async def moved(store: Store, id: str, dead: int, began: float) -> float:
    """Seconds until another server looks after a match."""
    while await asyncio.to_thread(owner, store, id) in (dead, 0):
        await asyncio.sleep(0.005)
    return time.perf_counter() - began


async def run(store: Store, fleet: Fleet, tables: dict[str, list[Survivor]], kills: int) -> tuple[list[float], ...]:
    stop, people, matches = asyncio.Event(), [], []
    survivors = [survivor for found in tables.values() for survivor in found]
    for survivor in survivors:
        survivor.pause = PAUSE
    playing = [asyncio.create_task(survivor.play(stop)) for survivor in survivors]
    while len(matches) < kills and (going_on := [id for id, found in tables.items() if not found[0].over]):
        await played(survivors, 5)
        id = going_on[len(matches) % len(going_on)]
        pid = await asyncio.to_thread(owner, store, id)
        port = next((port for port, there in fleet.at.items() if there == pid), None)
        if port is None:
            continue
        hit = [survivor for survivor in tables[id] if f":{port}/" in survivor.address]
        os.kill(pid, signal.SIGKILL)
        began = time.perf_counter()
        waits = [person_goes_on(survivor, began) for survivor in hit]
        move, *gone_on = await asyncio.gather(moved(store, id, pid, began), *waits)
        matches.append(move)
        people += [seconds for seconds in gone_on if seconds]
        fleet.at[port] = await asyncio.to_thread(fleet.nursery.start, port)
    stop.set()
    await asyncio.to_thread(fleet.close)
    await asyncio.gather(*playing)
    return people, matches


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=20)
    kills = asked.parse_args().kills
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SUBROSA_HOME"] = folder
        postgres = Postgres()
        try:
            address, ports = postgres.new_place(), [free_port(), free_port()]
            with Store(address) as store:
                tables = asyncio.run(seated(store, TABLES, ports))
                people, matches = asyncio.run(run(store, Fleet(Nursery(address), ports), tables, kills))
        finally:
            postgres.close()
    print("| after a kill, seconds | times | median | worst |\n|---|---|---|---|")
    for name, seconds in (("a person's next decision is acknowledged", people), ("the match has moved", matches)):
        print(f"| {name} | {len(seconds)} | {statistics.median(seconds):.2f} | {max(seconds):.2f} |")


if __name__ == "__main__":
    main()
