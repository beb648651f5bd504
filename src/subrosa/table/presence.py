"""Who is at a table, at whichever server of the store he is connected.

presence = Presence(tell)
presence.heard("k2m9", Present(frozenset({1}), looking_on=2))       # at another server
presence.say(Present(frozenset({0}), looking_on=1))                 # the others are told, if it is new
presence.everywhere                                                 # seats 0 and 1 by sockets, 3 who look on
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import reduce
from typing import Any


@dataclass(frozen=True)
class Present:
    """Who is at a table: seats with a socket, seats that have looked just now without one, and how many look on."""

    connected: frozenset[int] = frozenset()
    looked: frozenset[int] = frozenset()
    looking_on: int = 0

    @property
    def here(self) -> frozenset[int]:
        return self.connected | self.looked

    def and_(self, other: Present) -> Present:
        both = self.connected | other.connected, self.looked | other.looked
        return Present(*both, self.looking_on + other.looking_on)

    def told(self) -> list[Any]:
        return [sorted(self.connected), sorted(self.looked), self.looking_on]

    @classmethod
    def of(cls, told: list[Any]) -> Present:
        connected, looked, looking_on = told
        return cls(frozenset(connected), frozenset(looked), looking_on)


class Presence:
    """Who is at this server and at the others. `tell` tells the others, and whether they are to say the same."""

    def __init__(self, tell: Callable[[Present, bool], None]) -> None:
        self._tell = tell
        self.here = Present()
        self._elsewhere: dict[str, Present] = {}
        self._asked = False

    @property
    def everywhere(self) -> Present:
        return reduce(Present.and_, self._elsewhere.values(), self.here)

    @property
    def busiest(self) -> str:
        """The other server at which most seats are connected; none, if nobody is connected at any."""
        counted = {server: len(there.connected) for server, there in sorted(self._elsewhere.items())}
        most = max(counted, key=counted.__getitem__, default="")
        return most if counted.get(most) else ""

    def say(self, here: Present) -> None:
        """Who is at this server. The first time the others are asked the same."""
        if here != self.here:
            self.here, asks, self._asked = here, not self._asked, True
            self._tell(here, asks)

    def ask(self) -> None:
        """Who is elsewhere? Once is enough: whatever changes is told."""
        if not self._asked:
            self._asked = True
            self._tell(self.here, True)

    def again(self) -> None:
        """Something may have been missed: say and ask anew."""
        self._elsewhere.clear()
        self._tell(self.here, True)

    def meet(self) -> None:
        """A server has come, or was taken for gone and is not: say and ask."""
        self._tell(self.here, True)

    def answer(self) -> None:
        """Somebody asks who is here."""
        if self.here != Present():
            self._tell(self.here, False)

    def heard(self, server: str, there: Present) -> bool:
        """Who is at another server. Is that new?"""
        before = self._elsewhere.pop(server, Present())
        if there != Present():
            self._elsewhere[server] = there
        return before != there

    def only(self, living: Set[str]) -> bool:
        """Whoever was at a server that is no more is nowhere. Was there somebody?"""
        gone = self._elsewhere.keys() - living
        for server in gone:
            del self._elsewhere[server]
        return bool(gone)
