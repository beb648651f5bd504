"""Who is at a table, at whichever server of the store he is connected.

presence = Presence(tell)
presence.heard("k2m9", seats=[1], watching=2)       # at another server
presence.here({0}), presence.watching(1)            # {0, 1}, 3
presence.say({0}, 1)                                # the others are told, if it is new
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set

Told = tuple[list[int], int, bool]
"""The seats that are here, how many look on, and whether the others are to say the same."""


class Presence:
    """Who is at the other servers, and what they have been told of this one."""

    def __init__(self, tell: Callable[[Told], None]) -> None:
        self._tell = tell
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self._told: tuple[list[int], int] = ([], 0)
        self._asked = False

    def here(self, seats: Iterable[int]) -> set[int]:
        """Those who are here, with those who are elsewhere."""
        return set(seats).union(*(there for there, _ in self._elsewhere.values()))

    def watching(self, here: int) -> int:
        return here + sum(watching for _, watching in self._elsewhere.values())

    def say(self, seats: Iterable[int], watching: int) -> None:
        """Let the others know who is here. The first time they are asked the same."""
        now = sorted(seats), watching
        if now != self._told:
            self._told, asks, self._asked = now, not self._asked, True
            self._tell((*now, asks))

    def again(self) -> None:
        """Something may have been missed: say and ask anew."""
        self._elsewhere.clear()
        self._tell((*self._told, True))

    def answer(self) -> None:
        """Somebody asks who is here."""
        if self._told != ([], 0):
            self._tell((*self._told, False))

    def heard(self, server: str, seats: Iterable[int], watching: int) -> bool:
        """Who is at another server. Is that new?"""
        before, now = self._elsewhere.get(server), (frozenset(seats), watching)
        if now == (frozenset(), 0):
            return self._elsewhere.pop(server, None) is not None
        self._elsewhere[server] = now
        return before != now

    def only(self, living: Set[str]) -> bool:
        """Whoever was at a server that is no more is nowhere. Was there somebody?"""
        gone = self._elsewhere.keys() - living
        for server in gone:
            del self._elsewhere[server]
        return bool(gone)
