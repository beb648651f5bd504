"""Rows of a test of which some are enough for every day, and the rest is run where there is time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def rest_later(now: Iterable[Any], every: Iterable[Any]) -> list[Any]:
    """Those of `now`, and all others only by `-m long`."""
    first = list(now)
    return [*first, *(pytest.param(*told(row), marks=pytest.mark.long) for row in every if row not in first)]


def told(row: Any) -> tuple[Any, ...]:
    return row if type(row) is tuple else (row,)
