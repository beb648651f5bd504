"""What a table tells: news, addressed like tellings, each seat's in one numbered list.

The number of a piece of news counts what this seat was told and nothing else. So it is the same in all worlds the seat
cannot tell apart, and a client that comes back says the last one it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from subrosa.core.deciders import SEATS, SPECTATOR
from subrosa.core.tellings import EVERYBODY, Fact, Telling

READERS = (*range(SEATS), SPECTATOR)


class News(msgspec.Struct, frozen=True):
    """One thing told: by the game (`game`), or by the table about the people at it."""

    at: float
    kind: str
    facts: Mapping[str, Fact]
    game: bool
    own: bool
    """It is for some seats alone, not for those who look on."""


def is_own(to: int) -> bool:
    """Is something at this address kept from those who look on?"""
    return not to >> SPECTATOR & 1


def of_game(telling: Telling, at: float) -> News:
    """What a game tells, as a piece of news."""
    return News(at, telling.kind, telling.facts, True, is_own(telling.to))


class Feed:
    """Everything every seat was told, in order."""

    def __init__(self) -> None:
        self._told: dict[int, list[News]] = {reader: [] for reader in READERS}

    def __getitem__(self, reader: int) -> list[News]:
        return self._told[reader]

    def tell(self, at: float, kind: str, to: int = EVERYBODY, **facts: Fact) -> None:
        """Something about the table."""
        self._add(News(at, kind, facts, False, is_own(to)), to)

    def tell_of_game(self, at: float, tellings: Iterable[Telling]) -> None:
        """What a decision told."""
        for telling in tellings:
            self._add(of_game(telling, at), telling.to)

    def _add(self, news: News, to: int) -> None:
        for reader, told in self._told.items():
            if to >> reader & 1:
                told.append(news)
