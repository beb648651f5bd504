"""A random agent on the batch environment: how often each seat wins, and how many choices a second that makes.

uv run python examples/random_agent.py rose 4
"""

from __future__ import annotations

import sys
from time import perf_counter

import numpy

from subrosa.research.batch import Batch


def play(game: str, seats: int, lanes: int = 1024, steps: int = 1000, engine: str | None = None) -> numpy.ndarray:
    """The mean reward of every seat over all games that ended."""
    draw, batch = numpy.random.default_rng(1), Batch(game, seats, lanes, engine, seed=1).reset()
    gained, ended = numpy.zeros(seats), 0
    for _ in range(steps):
        choices = (batch.masks * draw.random(batch.masks.shape, numpy.float32)).argmax(axis=1)
        batch.step(choices)
        gained += batch.rewards.sum(axis=0)
        ended += int(batch.over.sum())
    return gained / max(ended, 1)


if __name__ == "__main__":
    began = perf_counter()
    game, seats = sys.argv[1:] or ("rose", "4")
    mean = play(game, int(seats))
    print(
        f"mean reward by seat: {mean.round(3).tolist()}; {1_024_000 / (perf_counter() - began):,.0f} choices a second"
    )
