"""By what browsers are known, and which of them were left.

    sessions.person(id, session)      # who it is, unless this browser was left
    sessions.end(session)             # this browser is left

A browser shows a signed cookie; here only those are kept that are no longer to be believed, until they would have
ended by themselves.
"""

from __future__ import annotations

import time
from functools import partial

from sqlalchemy import Connection, delete, exists, insert, select

from . import schema
from .errors import NoPerson
from .people import PEOPLE, Person, as_person
from .store import Store

ENDED = schema.ended.c


class Sessions:
    """The browsers of a store's people. `seconds` is how long one is known."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store, self.seconds = store, seconds

    def person(self, id: str, session: str) -> Person:
        """Who has this id, if this browser may still say so."""
        left = exists().where(ENDED.session == session)
        wanted = select(schema.people).where(PEOPLE.id == id, ~left)
        row = self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise NoPerson("there is no such person, or this browser was left")
        return as_person(row)

    def end(self, session: str) -> None:
        """What this browser shows is void from now on."""
        self.store.write(partial(_end, session, time.time(), self.seconds)).result()


def _end(session: str, now: float, seconds: float, connection: Connection) -> None:
    connection.execute(delete(schema.ended).where((ENDED.session == session) | (ENDED.at < now - seconds)))
    connection.execute(insert(schema.ended), {"session": session, "at": now})
