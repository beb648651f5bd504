"""Matches that are over move the ratings: one after the other, beside everything else, each once for all servers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError
from subrosa.store.ratings import AT_ONCE, Ratings

if TYPE_CHECKING:
    from .house import House

AGAIN = 0.1
"""Seconds after which what another server was at is tried again."""
ATTEMPTS = 50


class Rater:
    """Takes the matches that end at this server. What is left over, when it stops or the store is away, is found by
    the first server within an hour or when it starts."""

    def __init__(self, house: House) -> None:
        self.house, self.ratings = house, Ratings(house.store)
        self._ended: list[str] = []
        self._more = asyncio.Event()

    def ended(self, id: str) -> None:
        """A match is over, and kept."""
        self._ended.append(id)
        self._more.set()

    async def rate(self) -> None:
        """Take what ends, again and again."""
        while True:
            await self._more.wait()
            ids, self._ended = self._ended[:AT_ONCE], self._ended[AT_ONCE:]
            if not self._ended:
                self._more.clear()
            try:
                await self._take(ids)
            except SubRosaError:
                self.house.notices.trouble("")

    async def catch_up(self) -> None:
        """Take what nobody has."""
        before: list[str] = []
        while (ids := await asyncio.to_thread(self.ratings.waiting)) and ids != before:
            await self._take(ids)
            before = ids

    async def _take(self, ids: list[str]) -> None:
        for _ in range(ATTEMPTS):
            if await asyncio.to_thread(self.ratings.take, ids):
                return
            await asyncio.sleep(AGAIN)
