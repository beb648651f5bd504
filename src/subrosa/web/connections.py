"""The sockets that are open: whose, at which table, and by what credential."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from starlette.websockets import WebSocket

from subrosa.table.messages import HouseAt

from .bodies import Turn


@dataclass(eq=False)
class Connection:
    """One socket: at a table, or for notices."""

    socket: WebSocket
    person: str
    """Nobody, for a spectator who has not said who he is."""
    address: str
    match: str = ""
    shown: str = ""
    """By what it is known: the digest of a program's token, or the session of a browser."""
    browser: bool = True
    turns: dict[str, Turn | HouseAt] = field(default_factory=dict)
    told: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when this socket is to be closed from here."""
    renews: bool = False
    """It is closed only so that its client comes back and says again who he is."""

    def tell(self, turn: Turn | HouseAt) -> None:
        """A notice; of several about one match, or of the house, the last is enough."""
        self.turns[turn.id if isinstance(turn, Turn) else ""] = turn
        self.told.set()

    def take(self) -> list[Turn | HouseAt]:
        turns, self.turns = list(self.turns.values()), {}
        self.told.clear()
        return turns


class Connections:
    """All sockets of a server."""

    def __init__(self) -> None:
        self._by_whom: defaultdict[str, set[Connection]] = defaultdict(set)
        self.count = 0

    def enter(self, connection: Connection) -> None:
        self._by_whom[_whose(connection.person, connection.address)].add(connection)
        self.count += 1

    def leave(self, connection: Connection) -> None:
        whose = _whose(connection.person, connection.address)
        self._by_whom[whose].discard(connection)
        if not self._by_whom[whose]:
            del self._by_whom[whose]
        self.count -= 1

    def of(self, person: str, address: str = "") -> list[Connection]:
        return list(self._by_whom.get(_whose(person, address), ()))

    def at(self, person: str, match: str) -> bool:
        """Is this person connected to this table?"""
        return any(connection.match == match for connection in self.of(person))

    def tell(self, person: str, turn: Turn) -> None:
        for connection in self.of(person):
            if not connection.match:
                connection.tell(turn)

    def tell_all(self, word: HouseAt) -> None:
        """A word of the host, to everybody who is connected."""
        for there in self._by_whom.values():
            for connection in there:
                connection.tell(word)

    def end(self, person: str, shown: str | None = None, everything: bool = False) -> None:
        """Close a person's sockets: all of them, those of browsers, or those of one token or session."""
        for connection in self.of(person):
            if everything or (connection.browser if shown is None else connection.shown == shown):
                connection.over.set()

    def renew(self, person: str = "") -> None:
        """Have a person, or everybody, come back and say again who he is."""
        for there in [self.of(person)] if person else self._by_whom.values():
            for connection in there:
                connection.renews = True
                connection.over.set()


def _whose(person: str, address: str) -> str:
    return f"person {person}" if person else f"address {address}"
