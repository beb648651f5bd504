"""Notices that have left the house: of several servers of a store one sends each, and once until its reader acts."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert, select, update

from . import schema
from .store import Store

REMINDERS = schema.reminders.c


def first(store: Store, person: str, match: str, why: str, acted: int) -> bool:
    """Is this notice to be sent? Not if one was, since the match had so many entries: that is when he last acted."""
    return store.write(partial(_first, person, match, why, acted)).result()


def _first(person: str, match: str, why: str, acted: int, connection: Connection) -> bool:
    one = (REMINDERS.person == person) & (REMINDERS.match == match) & (REMINDERS.why == why)
    kept = connection.execute(select(REMINDERS.n).where(one).with_for_update()).scalar()
    if kept is None:
        row = {"person": person, "match": match, "why": why, "n": acted}
        connection.execute(insert(schema.reminders), row)
    elif kept < acted:
        connection.execute(update(schema.reminders).where(one).values(n=acted))
    return kept is None or kept < acted
