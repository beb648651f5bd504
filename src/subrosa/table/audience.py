"""Those who are told of a table, and when all of them have been.

audience = Audience(news=look, told=observer.told)
async with audience.subscribe(reader=1) as subscriber:
    update = await subscriber.next()
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from subrosa.core.deciders import SPECTATOR

from .messages import Trouble, Update
from .presence import Presence, Present
from .showing import Shown

LOOKS = 60.0
"""Who asks how it stands without a socket is here for so many seconds."""


class Subscriber:
    """One connection to a table, as a seat or as a spectator."""

    def __init__(self, audience: Audience, reader: int, since: int) -> None:
        self.audience, self.reader = audience, reader
        self.shown = Shown(since)
        self.changed = asyncio.Event()
        self.changed.set()
        self.trouble: Trouble | None = None
        self._round = 0
        """Up to which round of tellings this subscriber has looked."""
        self._waits = False

    @property
    def idle(self) -> bool:
        """Has everything been sent that there was?"""
        return self._waits and not self.changed.is_set()

    async def next(self) -> Update | Trouble:
        """Wait until there is something new for this reader: the newest view, and all news since the last time."""
        while True:
            self.audience.delivered(self, self._round)
            self._waits = True
            await self.changed.wait()
            self._waits = False
            self.changed.clear()
            self._round = self.audience.rounds
            try:
                news = self.trouble or await self.audience.news(self.reader, self.shown)
            except asyncio.CancelledError:
                self.changed.set()  # whoever asks again is told
                raise
            self.trouble = None
            if news is not None:
                return news

    async def __aenter__(self) -> Subscriber:
        self.audience.enter(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.audience.leave(self)


class Audience:
    """All who are connected to a table. `news` is what is new for one of them; `told` hears how long a round took, and
    `looked` that somebody came or went, or that something happened; `tell` tells other servers who is at this one."""

    def __init__(
        self,
        news: Callable[[int, Shown], Awaitable[Update | Trouble | None]],
        told: Callable[[float], None],
        looked: Callable[[], None] = lambda: None,
        tell: Callable[[Present, bool], None] = lambda here, asks: None,
    ) -> None:
        self.news, self._told, self._looked_again = news, told, looked
        self.presence = Presence(tell)
        self.subscribers: set[Subscriber] = set()
        self._connected = Present()
        """Those of them who are counted: seats, and how many look on."""
        self.touched = time.monotonic()
        """When there was last something to look at, or somebody wanted to."""
        self.rounds = 0
        """How often something was decided of which all who are here are to be told."""
        self._looked: dict[int, float] = {}
        """When readers without a socket looked last."""
        self._untold: dict[int, tuple[float, set[Subscriber]]] = {}
        """For each round when it began, and who has not looked yet."""

    @property
    def idle(self) -> bool:
        """Has everybody been sent everything?"""
        return not self._untold and all(subscriber.idle for subscriber in self.subscribers)

    def here(self) -> frozenset[int]:
        """The seats whose players are connected, or have looked just now."""
        return self.everybody.here

    def _at_this_server(self) -> Present:
        if not self._looked:
            return self._connected
        now = asyncio.get_running_loop().time()
        looked = frozenset(reader for reader, last in self._looked.items() if now - last < LOOKS)
        return replace(self._connected, looked=looked)

    def _count(self) -> None:
        """Somebody has come or gone."""
        readers = [subscriber.reader for subscriber in self.subscribers]
        self._connected = Present(frozenset(readers) - {SPECTATOR}, looking_on=readers.count(SPECTATOR))

    def looked(self, reader: int) -> None:
        """Somebody without a socket has looked at the table: for a while he is here."""
        was = reader in self._at_this_server().here
        self._looked[reader] = asyncio.get_running_loop().time()
        if not was:
            self.publish()

    @property
    def everybody(self) -> Present:
        """All who are at the table, at whatever server, and how many look on without a seat."""
        self.presence.say(self._at_this_server())
        return self.presence.everywhere

    def subscribe(self, reader: int, since: int = 0) -> Subscriber:
        return Subscriber(self, reader, since)

    def enter(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self._count()
        self.publish()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._count()
        self.delivered(subscriber, self.rounds)
        self.publish()

    def delivered(self, subscriber: Subscriber, upto: int) -> None:
        """A subscriber has been sent what was new for it. The last one ends the round."""
        for number in [number for number in self._untold if number <= upto]:
            began, waiting = self._untold[number]
            waiting.discard(subscriber)
            if not waiting:
                del self._untold[number]
                self._told(time.perf_counter() - began)

    def publish(self, began: float | None = None, trouble: Trouble | None = None) -> None:
        """Everybody looks whether there is something new, or is told of trouble."""
        self.touched = time.monotonic()
        if began is not None and self.subscribers:
            self.rounds += 1
            self._untold[self.rounds] = (began, set(self.subscribers))
        for subscriber in self.subscribers:
            subscriber.trouble = trouble or subscriber.trouble
            subscriber.changed.set()
        self.presence.say(self._at_this_server())
        self._looked_again()
