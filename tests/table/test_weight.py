"""What a table takes of the memory when nobody is at it; `bench/weight.py` says of what it is made."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2]))

from bench.weight import alone, opened, parts
from subrosa.table.hub import Hub

MOST = 22
"""KiB by what Python counts; the process takes a third more."""


@pytest.mark.parametrize("name", ["rose", "eleven", "nuns"])
async def test_a_table_at_rest_is_small(name: str, hub: Hub) -> None:
    lives = await opened(hub, name, 2)
    for live in lives:
        assert live.folded is not None
        live.folded.rest()
    found = parts(*next(alone(lives, hub)))
    assert found["all"] - found["tellings"] < MOST  # tellings are the same at many tables, and lie there once
