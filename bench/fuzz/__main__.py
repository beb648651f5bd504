"""`uv run python -m bench.fuzz --inputs 1000000 --seed 1`: prints a table; the exit status is 0 if every door held."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from . import credentials, house, library, over, server, watching
from .counting import Door, Row, knock, written

SHARES = {
    "frames": 0.30,
    "watching": 0.03,
    "over": 0.03,
    "shown": 0.04,
    "links": 0.01,
    "routes": 0.025,
    "wishes": 0.545,
    "records": 0.006,
    "files": 0.006,
    "words": 0.008,
}
"""What part of all inputs each door gets: the quick ones, which are also the most open ones, most."""
QUICK_DISK = Path("/dev/shm")
"""A disk in memory, where there is one: what is measured here is not how quickly something is kept."""


async def fuzz(inputs: int, seed: int, folder: Path) -> list[Row]:
    """What becomes of so many inputs."""
    random = Random(seed)
    counts = {door: round(inputs * share) for door, share in SHARES.items()}
    counts["frames"] += inputs - sum(counts.values())
    async with house.memory(folder) as memory:
        frames = server.Frames(memory)
        rows = [await knock(frames, counts["frames"], random)]
        await frames.finish()
        served: dict[str, Door] = {
            "watching": watching.Watching(memory),
            "over": over.Over(memory),
            "shown": credentials.Shown(memory),
            "links": credentials.Links(memory),
            "routes": server.Routes(memory),
        }
        rows += [await knock(door, counts[name], random) for name, door in served.items()]
    doors = {
        "wishes": library.Wishes(),
        "records": library.Records(),
        "files": library.Files(),
        "words": library.Words(),
    }
    return [*rows, *[await knock(door, counts[name], random) for name, door in doors.items()]]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--inputs", type=int, default=1_000_000)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    with tempfile.TemporaryDirectory(dir=QUICK_DISK if QUICK_DISK.is_dir() else None) as folder:
        rows = asyncio.run(fuzz(told.inputs, told.seed, Path(folder)))
    written(rows)
    sys.exit(0 if all(row.sound for row in rows) else 1)


if __name__ == "__main__":
    main()
