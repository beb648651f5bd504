"""Fills a store: people with tokens, tables they sit at, and parked matches played by post."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store
from subrosa.store.listing import new_id
from subrosa.store.people import People
from subrosa.table.entries import Chair, Clock
from subrosa.table.hub import Hub
from subrosa.table.showing import listing

GAMES = (("rose", 4), ("eleven", 4), ("nuns", 4))
TOGETHER = 2_000


def tables(folder: Path, matches: int) -> None:
    """Tables of four, all games in turn; who sits where is written beside the store."""
    with Store(folder) as store:
        seated = asyncio.run(_tables(store, matches))
    (folder / "seated.json").write_text(json.dumps(seated))


async def _tables(store: Store, matches: int) -> list[dict[str, object]]:
    hub, people, found = Hub(store), People(store), []
    for n in range(matches):
        game, seats = GAMES[n % len(GAMES)]
        persons = [people.guest(f"Player {n}.{seat}", "en") for seat in range(seats)]
        tokens = [people.new_token(person.id, "bench") for person in persons]
        chairs = [Chair("person", person.id, person.name) for person in persons]
        table = await hub.open(Setup.of(find(game), seats), chairs, persons[0].id)
        found.append({"id": table.id, "game": game, "tokens": tokens})
    await hub.stop()
    return found


def parked(folder: Path, matches: int) -> None:
    """Matches that wait for somebody, with three days for a decision."""
    with Store(folder) as store:
        person = People(store).guest("Post", "en")
        hub = Hub(store)
        chairs = [Chair("person", person.id, person.name) for _ in range(4)]
        clock = Clock(seconds=3 * 86_400.0)
        table = asyncio.run(hub.open(Setup.of(find("rose"), 4), chairs, person.id, clock=clock))
        lines, told = store.entries(table.id), listing(table)
        for first in range(1, matches, TOGETHER):
            rows = [new_id() for _ in range(min(TOGETHER, matches - first))]
            waiting = [store.create(id, lines, replace(told, id=id, host=None, chairs=())) for id in rows]
            for future in waiting:
                future.result()


if __name__ == "__main__":
    began = time.perf_counter()
    {"tables": tables, "parked": parked}[sys.argv[1]](Path(sys.argv[2]), int(sys.argv[3]))
    print(f"{sys.argv[1]}: {sys.argv[3]} in {time.perf_counter() - began:.1f} s", file=sys.stderr)
