"""Who is beside a table: one who wants to know what goes on there, and one who thinks for its bots."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Protocol

from subrosa.bots.questions import Advised, Steps
from subrosa.core.match import Match


class Observer(Protocol):
    """Who wants to know what goes on, to count it and to notify people: nothing of the game is told here.

    Of somebody who is to be notified it is said how many entries there were when he last acted; people who wait may be
    known to do so already, from the server that looked after their table before.
    """

    def decided(self, game: str, seconds: float, bot: bool) -> None: ...
    def told(self, seconds: float) -> None: ...
    def waiting(self, id: str, game: str, people: Mapping[str, int], known: bool) -> None: ...
    def missed(self, id: str, game: str, person: str, acted: int) -> None: ...
    def acted(self, person: str, id: str) -> None: ...
    def ended(self, id: str, game: str, people: Set[str]) -> None: ...
    def trouble(self, id: str) -> None: ...
    def broken(self, error: Exception) -> None: ...
    def lesser(self, bot: str, how: str) -> None: ...


class Choosing(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, id: str, match: Match, seat: int, name: str) -> int:
        """What the bot of that name chooses for a seat."""
        ...

    async def advise(self, id: str, match: Match, seat: int, drafted: Steps) -> Advised:
        """What a good player would do there after what is drafted, or `NoAnswer`."""
        ...
