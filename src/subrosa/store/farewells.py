"""Who has asked to be known no longer, and until when he may think otherwise.

    farewells.ask(ann.id, at)           # from now on; who asks again changes nothing
    farewells.take_back(ann.id, now)    # as long as the time has not come
    farewells.due(now)                  # whose time has come
    farewells.settle(ann.id, now)       # nobody takes it back any more, whatever his clock says

Asking and taking back are one statement each, so that several servers never disagree about which was first.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, select, update

from . import schema
from .people import PEOPLE
from .store import Store

SETTLED = 0.0
"""A time that has come by every clock."""


class Farewells:
    """Those of a store's people who are about to go."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def ask(self, person: str, at: float) -> bool:
        """Be known no longer from a time on, and signed out everywhere until then. Was it not asked for before?"""
        return self._change(person, PEOPLE.farewell.is_(None), farewell=at, stamp=PEOPLE.stamp + 1)

    def take_back(self, person: str, now: float) -> bool:
        """Stay. Was it in time?"""
        return self._change(person, PEOPLE.farewell > now, farewell=None)

    def due(self, now: float) -> list[str]:
        """Whose time has come, the longest ago first."""
        wanted = select(PEOPLE.id).where(PEOPLE.farewell <= now).order_by(PEOPLE.farewell, PEOPLE.id)
        return [str(row.id) for row in self.store.read(lambda connection: list(connection.execute(wanted)))]

    def settle(self, person: str, now: float) -> bool:
        """Make sure that somebody whose time has come does not stay half. Had it come?"""
        return self._change(person, PEOPLE.farewell <= now, farewell=SETTLED)

    def _change(self, person: str, still: ColumnElement[bool], **values: object) -> bool:
        change = update(schema.people).where(PEOPLE.id == person, still).values(values)

        def job(connection: Connection) -> bool:
            return connection.execute(change).rowcount == 1

        return self.store.write(job).result()
