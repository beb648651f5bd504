"""What the servers of one store tell each other beside their tables: who is signed out, whose turn it is, what counts.

A load balancer may send anybody anywhere, at any time: whatever a server knows and the store does not, the others hear
from it within a moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from subrosa.store.news import News

from .bodies import Turn

if TYPE_CHECKING:
    from .house import House

OFTEN = 0.2
"""Seconds after which the others are told what was counted here."""


class Others:
    """The other servers, for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bulletin = asyncio.Event()
        """Set when the host may have said something else."""

    @property
    def first(self) -> bool:
        """Is what one server has to do for all this one's business?"""
        servers = self.house.store.servers
        return servers.alone or servers.name == min(servers.living, default=servers.name)

    def take(self, news: News) -> None:
        """Another server has told something, or our own line has."""
        known: dict[str, Callable[[News], None]] = {
            "bulletin": lambda _: self.bulletin.set(),
            "again": self._again,
            "end": self._end,
            "renew": self._renew,
            "turn": self._turn,
            "rates": self._rates,
        }
        if news.kind in known:
            known[news.kind](news)

    def _again(self, news: News) -> None:
        """The line was lost: who was signed out meanwhile is not known, so that everybody is asked who he is again."""
        self.bulletin.set()
        if not news.told:
            self.house.connections.renew()

    # Who is signed out

    def end(self, person: str, shown: str | None = None, everything: bool = False) -> None:
        """Close a person's sockets, at whatever server."""
        self.house.connections.end(person, shown, everything)
        self.house.store.servers.tell("end", [person, shown, everything])

    def _end(self, news: News) -> None:
        person, shown, everything = news.told
        self.house.connections.end(person, shown, everything)

    def renew(self, person: str) -> None:
        """Have all of a person's sockets come back and say again who he is, at whatever server."""
        self.house.connections.renew(person)
        self.house.store.servers.tell("renew", [person])

    def _renew(self, news: News) -> None:
        self.house.connections.renew(*news.told)

    # Whose turn it is

    def turn(self, person: str, turn: Turn) -> None:
        """A notice, at whatever server he is connected."""
        self.house.connections.tell(person, turn)
        self.house.store.servers.tell("turn", [person, turn.id, turn.game, turn.why])

    def _turn(self, news: News) -> None:
        person, *turn = news.told
        self.house.connections.tell(person, Turn(*turn))

    # What was counted

    async def count(self) -> None:
        """Tell what was counted here, again and again."""
        while True:
            await asyncio.sleep(OFTEN)
            if counted := self.house.rates.counted():
                self.house.store.servers.tell("rates", counted)

    def _rates(self, news: News) -> None:
        for what, who, times in news.told:
            self.house.rates.add(what, who, times)
