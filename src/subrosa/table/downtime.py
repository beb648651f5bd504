"""When nothing could be kept: the server was down, or its store did not answer. Nobody's clock ran meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from subrosa.store import Store
from subrosa.store.beats import PROMISE, Outage

OFTEN = PROMISE / 3
"""How often a server lets itself be heard of while clocks run; where none does, in a third of what it promised."""


class Downtime:
    """Lets the store know that this server is at work, and knows when none was."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store, self.now = store, now
        self.outages: list[Outage] = []
        self.resting = False
        """All tables rest by the host's wish: that time is nobody's either; the first beat after it ends it."""
        self._last = self._until = 0.0
        self._one = asyncio.Lock()

    def doubt(self) -> None:
        """Something could not be kept: whoever asks whether all is well has it tried anew."""
        self._last = 0.0

    async def beat(self, clocks: bool, often: float | None = None) -> bool:
        """Be heard of if it is time. Is there an outage that was not known before?"""
        async with self._one:
            gone = self.now() - self._last
            if 0 <= gone < (often if often is not None else OFTEN if clocks else (self._until - self._last) / 3):
                return False
            known, asked = self.outages, self.now()
            heard = await asyncio.wrap_future(self.store.beat(asked, clocks, self.resting))
            self.outages, self._last, self._until = heard.outages, asked, heard.until
            return self.outages != known
