"""What a table in memory is made of: `uv run python -m bench.weight`. Prints KiB by part, for each game.

Counted is by Python's own rules what belongs to one table alone: what several tables share (the set-up, tellings and
decisions that were made before, the server itself) belongs to none. The process takes more: rooms that are not full,
and what is shared.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import types
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from subrosa.core.game import Setup
from subrosa.games import find, names
from subrosa.store import Store
from subrosa.table.entries import Chair
from subrosa.table.hub import Hub
from subrosa.table.live import Live

SEATS = 4
CODE = types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType
NOT_A_TABLES = type, asyncio.BaseEventLoop, *CODE
PARTS = {
    "state": ("match.state", "match._record"),
    "lines of play": ("match.log", "match.decisions", "match._snapshots"),
    "tellings": ("match.told", "match._told_to"),
    "news": ("feed",),
    "chairs, deal, clock": ("chairs", "deal", "timer", "id", "host"),
}


def reached(thing: object, but: Iterable[object] = ()) -> dict[int, object]:
    """Everything that hangs on a thing, itself included, by where it lies."""
    found: dict[int, object] = {}
    passed, todo = {id(other) for other in but}, [thing]
    while todo:
        one = todo.pop()
        if id(one) not in found and id(one) not in passed and not isinstance(one, NOT_A_TABLES):
            found[id(one)] = one
            todo += _inside(one)
    return found


def _inside(thing: object) -> Iterable[Any]:
    if isinstance(thing, msgspec.Struct):  # those that cannot be part of a ring are not Python's to look into
        return [getattr(thing, name) for name in thing.__struct_fields__]
    return gc.get_referents(thing)


def alone(lives: Iterable[Live], hub: Hub) -> Iterator[tuple[Live, dict[int, object]]]:
    """Each table, and what belongs to it and to no other."""
    house = hub, hub.tables, hub.store, hub.observer, hub.thinkers, hub.downtime, hub.hearing
    each = [(live, reached(live, house)) for live in lives]
    owners = Counter(place for _, found in each for place in found)
    for live, found in each:
        yield live, {place: thing for place, thing in found.items() if owners[place] == 1}


def size(things: Iterable[object]) -> int:
    return sum(map(sys.getsizeof, things))


def parts(live: Live, mine: dict[int, object]) -> dict[str, float]:
    """KiB by part; what is no part's is the rest."""
    left, found = dict(mine), {}
    for name, paths in PARTS.items():
        things = [left.pop(place) for path in paths for place in reached(_at(live, path)) if place in left]
        found[name] = size(things) / 1024
    return {**found, "the rest": size(left.values()) / 1024, "all": size(mine.values()) / 1024}


def _at(live: Live, path: str) -> object:
    """What lies there, without waking it."""
    thing: Any = live.folded
    for name in path.split("."):
        thing = vars(thing).get(name) if hasattr(thing, "__dict__") else getattr(thing, name)
    return thing


async def opened(hub: Hub, game: str, tables: int) -> list[Live]:
    """Tables just dealt, with people at them who are elsewhere."""
    setup, found = Setup.of(find(game), SEATS), []
    for n in range(tables):
        chairs = [Chair("person", f"{game}-{n}-{seat}", f"Player {n}.{seat}") for seat in range(SEATS)]
        found.append(hub.live((await hub.open(setup, chairs, chairs[0].person)).id))
    return found


async def weighed(game: str, tables: int) -> list[dict[str, float]]:
    """A table of a game as it is dealt, and when it has come to rest."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder)) as store:
        hub = Hub(store)
        lives = await opened(hub, game, tables)
        rows = []
        for rests in (False, True):
            for live in lives if rests else ():
                assert live.folded is not None
                live.folded.rest()
            rows.append(parts(*list(alone(lives, hub))[tables // 2]))
        await hub.stop()
    return rows


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=80, help="as many of each game; the more, the more is shared")
    tables = asked.parse_args().tables
    for game in names():
        awake, rests = asyncio.run(weighed(game, tables))
        print(f"\n| {game}, KiB | dealt | at rest |\n|---|---|---|")
        for name, before in awake.items():
            print(f"| {name} | {before:.1f} | {rests[name]:.1f} |")


if __name__ == "__main__":
    main()
