"""The servers that work with one store, and which of them looks after a match.

    servers.attend(hear)                 # from now on this one is known to the others, and hears them
    servers.claim([id])                  # {id: name of the server that looks after it}: this one, if no living one did
    servers.hand([id], name)             # that one does from now on
    servers.tell("turn", [person, id])   # in passing, to all others

Any server serves any match, and of two who add to it at the same place the store refuses one. Only what nobody asks
for, clocks and bots, is one server's business at a time: that of the match's owner, as long as it is alive.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import ColumnElement, Connection, Engine, func, or_, select, text, update

from . import schema
from .errors import StoreUnavailable
from .news import News, send
from .post import Post
from .watch import Watch

MATCHES, SERVERS = schema.matches.c, schema.servers.c
TOGETHER = 500
"""So many matches are claimed at once."""
PATIENCE = 5
"""So many seconds a server waits for its turn."""
NOBODYS = or_(
    MATCHES.owner.is_(None),
    MATCHES.owner.not_in(select(SERVERS.name).where(SERVERS.until > func.extract("epoch", func.clock_timestamp()))),
)
"""No living server looks after the match."""


class Alone:
    """The one server of an SQLite file, or a program that is no server: everything is its own."""

    alone = True
    name = ""
    living: frozenset[str] = frozenset()

    def attend(self, hear: Callable[[News], None]) -> None:
        """There is nobody to hear."""

    def leave(self) -> None:
        """There is nobody to leave it to."""

    def tell(self, kind: str, told: Sequence[object]) -> None:
        """There is nobody to tell."""

    def claim(self, ids: Sequence[str]) -> dict[str, str]:
        return dict.fromkeys(ids, self.name)

    def release(self, ids: Sequence[str]) -> None:
        """There is nobody to leave them to."""

    def hand(self, ids: Sequence[str], to: str) -> dict[str, str]:
        """There is nobody to hand them to."""
        return {}

    def mine(self) -> ColumnElement[bool] | None:
        """Which matches this server is to look after; None for all."""
        return None

    @contextmanager
    def turn(self, what: str) -> Iterator[None]:
        """One server at a time does this."""
        yield


class Servers(Alone):
    """The servers of a PostgreSQL database. Before it attends, a server is none: it claims nothing."""

    def __init__(self, engine: Engine, watch: Watch, understood: Callable[[], AbstractContextManager[None]]) -> None:
        self._engine, self._watch, self._understood = engine, watch, understood
        self._post: Post | None = None
        self._one = threading.Lock()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """One at a time, and none after this server has left."""
        self._watch.check()
        with self._one:
            if self._post is None:
                raise StoreUnavailable("this server has left")
            with self._understood(), self._engine.begin() as connection, self._watch.over(connection):
                yield connection

    @property
    def alone(self) -> bool:  # type: ignore[override]
        return self._post is None

    @property
    def name(self) -> str:  # type: ignore[override]
        return self._post.name if self._post else ""

    @property
    def living(self) -> frozenset[str]:  # type: ignore[override]
        return self._post.living if self._post else frozenset()

    def attend(self, hear: Callable[[News], None]) -> None:
        self._post = Post(f"{os.getpid()}.{secrets.token_hex(4)}", self._engine, self._watch, hear)

    def leave(self) -> None:
        with self._one:
            post, self._post = self._post, None
        if post is not None:
            post.close()

    def tell(self, kind: str, told: Sequence[object]) -> None:
        if self._post is not None:
            self._post.tell(kind, told)

    def claim(self, ids: Sequence[str]) -> dict[str, str]:
        """Who looks after these matches; this server, where no living one did."""
        found: dict[str, str] = {}
        for at in range(0, len(ids), TOGETHER):
            with self._transaction() as connection:
                found |= self._claim(connection, ids[at : at + TOGETHER])
        return found

    def _claim(self, connection: Connection, ids: Sequence[str]) -> dict[str, str]:
        """What another is writing at the moment is not waited for, so that nobody waits for each other."""
        free = select(MATCHES.id).where(MATCHES.id.in_(ids), NOBODYS).with_for_update(skip_locked=True)
        self._change(connection, list(connection.execute(free).scalars()), self.name)
        rows = connection.execute(select(MATCHES.id, MATCHES.owner).where(MATCHES.id.in_(ids)))
        return {id: owner or "" for id, owner in rows}

    def release(self, ids: Sequence[str]) -> None:
        """These matches are for others to look after."""
        self._give(ids, None)

    def hand(self, ids: Sequence[str], to: str) -> dict[str, str]:
        """Another server looks after these matches from now on; those that this one did, and no others."""
        return dict.fromkeys(self._give(ids, to), to)

    def _give(self, ids: Sequence[str], to: str | None) -> list[str]:
        """What another is writing at the moment is not waited for: it stays here."""
        with self._transaction() as connection:
            mine = select(MATCHES.id).where(MATCHES.id.in_(ids), MATCHES.owner == self.name)
            given = list(connection.execute(mine.with_for_update(skip_locked=True)).scalars())
            self._change(connection, given, to)
            return given

    def _change(self, connection: Connection, ids: Sequence[str], owner: str | None) -> None:
        if ids:
            connection.execute(update(schema.matches).where(MATCHES.id.in_(ids)).values(owner=owner))
            send(connection, self.name, "owner", [[id, owner or ""] for id in ids])

    def mine(self) -> ColumnElement[bool] | None:
        return or_(MATCHES.owner == self.name, NOBODYS)

    @contextmanager
    def turn(self, what: str) -> Iterator[None]:
        number = int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big", signed=True)
        with self._engine.connect() as connection:
            with self._understood():
                connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}s'"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})
            yield
