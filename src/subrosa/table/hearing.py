"""What the servers of a store tell each other, carried to the tables it concerns.

Entries that another server has kept are entered here too; nothing is folded anew. When a server is no more, those who
are left claim the tables it looked after.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from subrosa.core.errors import SubRosaError
from subrosa.store.news import News

from .presence import Present

if TYPE_CHECKING:
    from .hub import Hub
    from .live import Live

RETRY = 1.0
"""Seconds after which what could not be claimed is tried again."""


class Hearing:
    """The ear of a hub. What is none of its business it passes on."""

    def __init__(self, hub: Hub, beyond: Callable[[News], None] | None) -> None:
        self.hub, self._beyond = hub, beyond
        self._living: frozenset[str] = frozenset()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(news: News) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.take, news)

        await asyncio.to_thread(self.hub.store.servers.attend, hear)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def take(self, news: News) -> None:
        """Something was told, by another server or by our own line."""
        known = self._kinds.get(news.kind)
        if known is not None:
            known(self, news)
        if self._beyond is not None:
            self._beyond(news)

    def _live(self, id: Any) -> Live | None:
        return self.hub.tables.get(id)

    def _log(self, news: News) -> None:
        for id, n, *brought in news.told:
            if live := self._live(id):
                live.following.heard(n, [*map(b64decode, brought)])

    def _anew(self, news: News) -> None:
        for id in news.told:
            if live := self._live(id):
                live.following.heard_anew()

    def _gone(self, news: News) -> None:
        for id in news.told:
            if live := self.hub.tables.pop(id, None):
                live.stop()
                live.forget()

    def _owner(self, news: News) -> None:
        for id, owner in news.told:
            if live := self._live(id):
                live.owned(owner)

    def _here(self, news: News) -> None:
        id, asks, *there = news.told
        if live := self._live(id):
            if live.audience.presence.heard(news.server, Present.of(there)):
                live.audience.publish()
            if asks:
                live.audience.presence.answer()

    def _again(self, news: News) -> None:
        """Our line was lost, or is new: whatever was told meanwhile is looked up."""
        for live in self.hub.tables.values():
            live.audience.presence.again()
        self._start(self._look)

    async def _look(self) -> None:
        known = {id: live.changed for id, live in self.hub.tables.items()}
        there = await asyncio.to_thread(self.hub.store.changed, list(known))
        for id, changed in there.items():
            if (live := self._live(id)) and changed != known[id]:
                live.following.heard_anew()

    def _roll(self, news: News) -> None:
        """Others are at work than before."""
        living = self.hub.store.servers.living
        come, self._living = living - self._living, living
        for live in self.hub.tables.values():
            if live.audience.presence.only(living):
                live.audience.publish()
            if come and (live.mine or live.audience.subscribers):
                live.audience.presence.meet()
        self._start(self._adopt)

    async def _adopt(self) -> None:
        """Claim the tables here that nobody looks after any more."""
        orphans = [id for id, live in self.hub.tables.items() if live.ownership.is_orphaned and live.playing]
        if not orphans:
            return
        owners = await asyncio.to_thread(self.hub.store.servers.claim, orphans)
        for id in orphans:
            if live := self._live(id):
                live.owned(owners.get(id, ""))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._patiently(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                return await work()
            except SubRosaError:
                self.hub.observer.trouble("")
                await asyncio.sleep(RETRY)

    _kinds: Mapping[str, Callable[[Hearing, News], None]] = {
        "log": _log,
        "anew": _anew,
        "gone": _gone,
        "owner": _owner,
        "here": _here,
        "again": _again,
        "roll": _roll,
    }


def released(lives: Sequence[Live]) -> list[str]:
    """Of tables that leave the memory those that another server is to look after."""
    return [live.id for live in lives if live.playing and live.mine]
