"""What a table tells: news, addressed like tellings, each seat's in one numbered list.

The number of a piece of news counts what this seat was told and nothing else. So it is the same in all worlds the seat
cannot tell apart, and a client that comes back says the last one it has seen.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping

import msgspec

from subrosa.core.deciders import SEATS, SPECTATOR
from subrosa.core.game import Game
from subrosa.core.tale import Tale
from subrosa.core.tellings import EVERYBODY, Fact, Telling

READERS = (*range(SEATS), SPECTATOR)


class News(msgspec.Struct, frozen=True, gc=False):
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

    def __init__(self, seats: int = SEATS) -> None:
        readers = *range(seats), SPECTATOR
        self._told: dict[int, list[News]] = {reader: [] for reader in readers}
        self._decided = {reader: array("i") for reader in readers}
        """After how many decisions each reader was told each thing; 0 for what cannot be taken back."""
        self._tales: dict[int, Tale] = {}

    def __getitem__(self, reader: int) -> list[News]:
        return self._told.get(reader, [])

    def put_away(self) -> None:
        """Nobody listens: what can be told again from what was told is not kept."""
        self._tales.clear()

    def tale(self, reader: int, game: Game) -> Tale:
        """What a reader was told, as turns and moments."""
        tale = self._tales.setdefault(reader, game.tale(reader))
        tale.hear(self[reader])
        return tale

    def tell(self, at: float, kind: str, to: int = EVERYBODY, **facts: Fact) -> None:
        """Something about the table."""
        self._add(News(at, kind, facts, False, is_own(to)), to)

    def tell_of_game(self, at: float, tellings: Iterable[Telling], decided: int) -> None:
        """What a decision told, the last of so many."""
        for telling in tellings:
            self._add(of_game(telling, at), telling.to, decided)

    def take_back(self, at: float, tellings: Iterable[Telling], upto: int) -> None:
        """What was told after so many decisions is taken back: each reader hears from which piece of news on."""
        first = {}
        for reader, decided in self._decided.items():
            first[reader] = next((n for n, after in enumerate(decided) if after > upto), len(decided))
            decided[first[reader] :] = array("i", [0] * (len(decided) - first[reader]))
        for telling in tellings:
            if telling.kind != "taken_back":
                self._add(of_game(telling, at), telling.to, upto)
                continue
            for reader, number in first.items():
                news = of_game(telling, at)
                self._add(msgspec.structs.replace(news, facts={**news.facts, "from": number}), 1 << reader)

    def _add(self, news: News, to: int, decided: int = 0) -> None:
        for reader, told in self._told.items():
            if to >> reader & 1:
                told.append(news)
                self._decided[reader].append(decided)
