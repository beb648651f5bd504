"""Counting in windows of time: what was done by whom since the first of it, until the window has run out."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

ROOM = 1_000
"""So many windows may be open before it is looked which have run out."""


class Windows:
    """Windows by key, in memory. Those that have run out are forgotten when twice as many have been opened since."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._open: dict[Hashable, tuple[float, int]] = {}
        """When each window runs out, and what has been counted in it."""
        self._room = ROOM

    def __len__(self) -> int:
        return len(self._open)

    def count(self, key: Hashable, seconds: float, times: int = 1) -> int:
        """So many more in the window of a key, or the first in a new one of so many seconds: how many there are."""
        now = self._now()
        until, counted = self._open.get(key, (0.0, 0))
        if until <= now:
            until, counted = now + seconds, 0
        self._open[key] = until, counted + times
        if len(self._open) > self._room:
            self._forget(now)
        return counted + times

    def counted(self, key: Hashable) -> int:
        """How many there are in the window of a key."""
        until, counted = self._open.get(key, (0.0, 0))
        return counted if until > self._now() else 0

    def left(self, key: Hashable) -> float:
        """The seconds until the window of a key has run out."""
        return max(0.0, self._open.get(key, (0.0, 0))[0] - self._now())

    def _forget(self, now: float) -> None:
        self._open = {key: window for key, window in self._open.items() if window[0] > now}
        self._room = max(ROOM, 2 * len(self._open))
