"""Thousands of real matches on servers of this machine: `uv run python -m bench.load --processes 1,2,4`.

Guests open tables of all three games, sit down, think, decide by what they are offered, lose their line and come back,
and begin anew when a match is over. Shown is from a decision sent to what a seat receives of it; the processor time of
servers, database and of this program are told apart, for they share the machine.

With `--apart` all servers have one core together and whatever else there is the others: what two servers hold there,
two of them on two cores hold twice. So the load takes nothing away from what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .people import GAMES, Habits, House, Table
from .servers import local, postgres, process_at, seconds_of, serving

LONGEST, MOST = 3_600.0, 100_000
LIMIT = 0.050
"""A rate is held if 99 of 100 updates are shown within this, and nine tenths of what was asked for were done."""
WAITS = ("answer p50", "answer p99", "shown p50", "shown p99")
SHARES = ("server", "database", "load")
HEADS = ("servers", "asked", "done", *WAITS, *SHARES, "a decision")


def share(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


class Load:
    """So many tables at once, in one house."""

    def __init__(self, house: House, tables: int, matches: int) -> None:
        self.house, self.tables, self.left = house, tables, matches
        self.tasks: list[asyncio.Task[None]] = []

    async def enter(self) -> None:
        """Everybody sits down, some tables at a time."""
        for first in range(0, self.tables, 10):
            some = range(first, min(first + 10, self.tables))
            people = await asyncio.gather(*(self._people(n) for n in some))
            self.tasks += [asyncio.create_task(self._evening(n, known)) for n, known in zip(some, people, strict=True)]
        while not self.over and len(self.house.figures.came) < 2 * self.tables:
            await asyncio.sleep(0.05)

    @property
    def over(self) -> bool:
        return all(task.done() for task in self.tasks)

    async def _people(self, n: int) -> list[str]:
        most = max(GAMES[list(GAMES)[n % len(GAMES)]])
        return [await self.house.guest(f"Player {n}.{seat}") for seat in range(most)]

    async def _evening(self, n: int, known: Sequence[str]) -> None:
        """One match after the other, always with the same people."""
        game = list(GAMES)[n % len(GAMES)]
        while self.left > 0:
            self.left -= 1
            await Table(self.house, game, known[: self.house.dice.choice(GAMES[game])]).play()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.house.http.aclose()


async def measured(load: Load, seconds: float, servers: Sequence[int], database: Sequence[int]) -> dict[str, Any]:
    """What a stretch of time brings."""
    figures = load.house.figures
    figures.clear()
    before = time.perf_counter(), time.process_time(), seconds_of(servers), seconds_of(database)
    while time.perf_counter() - before[0] < seconds and not load.over:
        await asyncio.sleep(0.1)
    after = time.perf_counter(), time.process_time(), seconds_of(servers), seconds_of(database)
    for task in load.tasks:
        if task.done():
            task.result()
    wall, mine, theirs, kept = (one - other for one, other in zip(after, before, strict=True))
    done = figures.counts["done"]
    return {
        "done": done / wall,
        "answer p50": share(figures.answered, 0.5),
        "answer p99": share(figures.answered, 0.99),
        "shown p50": share(figures.shown, 0.5),
        "shown p99": share(figures.shown, 0.99),
        "came p99": share(figures.came, 0.99),
        "server": theirs / wall,
        "database": kept / wall,
        "load": mine / wall,
        "a decision": theirs / done if done else 0.0,
        "counts": dict(figures.counts),
    }


def line(row: dict[str, Any]) -> str:
    """A row of the table."""
    cells = [str(row["servers"]), f"{row['asked']:.0f}" if row["asked"] else "", f"{row['done']:.0f}"]
    cells += [f"{row[name] * 1000:.1f} ms" for name in WAITS]
    cells += [f"{row[name]:.0%}" for name in SHARES]
    cells.append(f"{row['a decision'] * 1000:.2f} ms")
    return f"| {' | '.join(cells)} |"


async def run(asked: argparse.Namespace, addresses: Sequence[str], database: Sequence[int]) -> list[dict[str, Any]]:
    """All rates on these servers, rising, until one is not held."""
    habits, rows = Habits(asked.pause, asked.breaks, not asked.blind, asked.together), []
    load = Load(House(addresses, habits, random.Random(asked.seed)), asked.tables, asked.matches)
    servers = [pid for pid in map(process_at, addresses) if pid]
    try:
        await load.enter()
        for rate in asked.rates or [0.0]:
            habits.pause = asked.tables / rate if rate else asked.pause
            await asyncio.sleep(min(5.0, habits.pause))
            row = await measured(load, asked.seconds, servers, database)
            rows.append(row | {"servers": len(addresses), "asked": rate})
            print(line(rows[-1]), flush=True)
            if load.over or row["shown p99"] > LIMIT or row["done"] < 0.9 * rate:
                break
    finally:
        await load.stop()
    return rows


@contextmanager
def houses(asked: argparse.Namespace) -> Iterator[Iterator[tuple[list[str], list[int]]]]:
    """The servers to be loaded one after the other, each with the process of its database."""
    if asked.server:
        yield iter([([local(address) for address in asked.server], [])])
        return
    cores = sorted(os.sched_getaffinity(0)) if asked.apart else []
    if cores:
        os.sched_setaffinity(0, set(cores[1:]))  # and whatever is started from here
    with postgres() as database:
        yield _started(database, asked.processes, cores[:1])


def _started(database: Any, counts: Sequence[int], cores: Sequence[int]) -> Iterator[tuple[list[str], list[int]]]:
    for count in counts:
        with serving(database.new_place(), count, cores) as addresses:
            yield addresses, [database.process.pid]


def numbers(text: str) -> list[float]:
    return [float(one) for one in text.split(",")]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", action="append", help="http://127.0.0.1:PORT; several: addresses of one house")
    parser.add_argument("--processes", default="1", help="else: so many servers of our own on one PostgreSQL, 1,2,4")
    parser.add_argument("--tables", type=int, default=250, help="at once")
    parser.add_argument("--matches", type=int, default=5_000, help="at most, in all")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each row")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds somebody thinks, on average")
    parser.add_argument("--rates", type=numbers, default=[], help="else: decisions a second, rising, 50,100,200")
    parser.add_argument("--breaks", type=float, default=0.005, help="of decisions after which the line breaks")
    parser.add_argument("--blind", action="store_true", help="nobody looks what a choice would lead to")
    parser.add_argument("--together", action="store_true", help="a balancer leads all of a table to one server")
    parser.add_argument("--apart", action="store_true", help="servers on the first core, all else on the others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the rows once more, as JSON")
    asked = parser.parse_args()
    asked.processes = [int(one) for one in numbers(asked.processes)]
    asked.seconds, asked.matches = min(asked.seconds, LONGEST), min(asked.matches, MOST)
    return asked


def main() -> int:
    asked, rows = arguments(), []
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|", sep="\n")
    with houses(asked) as found:
        for addresses, database in found:
            rows += asyncio.run(run(asked, addresses, database))
    for row in rows:
        print(f"{row['servers']} servers, {row['asked']:.0f} asked: {row['counts']}, came p99 {row['came p99']:.3f} s")
    if asked.json:
        print(json.dumps(rows))
    return 1 if any(row["counts"].get("gaps") for row in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
