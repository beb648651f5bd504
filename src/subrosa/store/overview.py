"""How much there is in a store, for whoever hosts it. Nothing here says what goes on in a match that is not over.

Not when a match last changed, nor whose turn it is: others may have decided in secret, and the host may sit with them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, text

from . import schema
from .listing import Listing
from .opening import standing
from .store import Store

MATCHES, PEOPLE, PARTS, ENTRIES = schema.matches.c, schema.people.c, schema.parts.c, schema.entries.c
MEBIBYTE = 2**20


@dataclass(frozen=True)
class Storage:
    """Where things are kept, how much room they take, and how much is left, in whole mebibytes."""

    where: str
    step: str
    """The last step of the tables that was made."""
    used: int
    free: int


@dataclass(frozen=True)
class Somebody:
    """A person as the host sees him: neither his password nor his address."""

    id: str
    name: str
    login: str | None
    created: float
    seen: float | None
    mail: bool
    """Has he an address for notices?"""
    matches: int


def matches_by_state(store: Store) -> dict[str, int]:
    """How many matches there are of each kind."""
    wanted = select(MATCHES.state, func.count()).group_by(MATCHES.state).order_by(MATCHES.state)
    rows = store.read(lambda connection: connection.execute(wanted).all())
    return {str(state): int(count) for state, count in rows}


def matches(store: Store, state: str = "", limit: int = 50) -> list[Listing]:
    """Matches, the newest first."""
    wanted = select(schema.matches).order_by(MATCHES.created.desc(), MATCHES.id).limit(limit)
    return store.listings(wanted.where(MATCHES.state == state) if state else wanted)


def bytes_of(store: Store, id: str) -> int:
    """How much room a match takes."""
    wanted = select(func.coalesce(func.sum(func.length(ENTRIES.sealed)), 0)).where(ENTRIES.match == id)
    return int(store.read(lambda connection: connection.execute(wanted).scalar()) or 0)


def people_by_kind(store: Store) -> dict[str, int]:
    """How many guests there are, and how many who took a login."""
    wanted = select(func.count(), func.count(PEOPLE.login))
    everybody, accounts = store.read(lambda connection: connection.execute(wanted).one())
    return {"guests": everybody - accounts, "accounts": accounts}


def people(store: Store, limit: int = 50) -> list[Somebody]:
    """People, the last who came first."""
    played = select(func.count()).where(PARTS.person == PEOPLE.id).scalar_subquery()
    columns = PEOPLE.id, PEOPLE.name, PEOPLE.login, PEOPLE.created, PEOPLE.seen
    wanted = select(*columns, PEOPLE.mail.is_not(None).label("mail"), played.label("matches"))
    found = wanted.order_by(PEOPLE.created.desc(), PEOPLE.id).limit(limit)
    rows: list[Any] = store.read(lambda connection: list(connection.execute(found)))
    return [Somebody(**row._mapping) for row in rows]


def storage(store: Store) -> Storage:
    """Rounded up: how much a single decision adds is nobody's business."""
    used = store.read(_size)
    step = store.read(standing) or ""
    return Storage(str(store.address), step, math.ceil(used / MEBIBYTE), store.room() // MEBIBYTE)


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        asked = "SELECT pg_database_size(current_database())"
    else:
        asked = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return int(connection.execute(text(asked)).scalar() or 0)
