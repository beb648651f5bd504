"""What the host says to the whole house: a message, whether it is closed, and other limits than the usual ones.

    told = bulletin.read(store)
    bulletin.write(store, replace(told, closed="new"))      # every server of this store heeds it soon

It lies in the store, so that it holds for all servers of it, and for the next one that is started.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .news import send
from .store import Store

Closed = Literal["", "new", "all"]
"""Open; closed for new tables, while those that play go on; or closed for everything, and all tables rest."""
ROW = schema.bulletin.c.name == "host"
LONGEST = 500
"""The most letters of a message."""


@dataclass(frozen=True)
class Bulletin:
    """What holds for everybody here."""

    message: str = ""
    closed: Closed = ""
    at: float = 0.0
    """When it was last changed."""
    limits: Mapping[str, str] = field(default_factory=dict)
    """Rates by their names, where they are not the usual ones."""


def read(store: Store) -> Bulletin:
    """What the host says now."""
    told = store.read(lambda connection: connection.execute(select(schema.bulletin.c.told).where(ROW)).scalar())
    return Bulletin(**json.loads(told)) if told else Bulletin()


def write(store: Store, bulletin: Bulletin) -> None:
    """Say something else; on disk when this returns."""
    told = json.dumps(asdict(bulletin), ensure_ascii=False)

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.bulletin).where(ROW))
        connection.execute(insert(schema.bulletin), {"name": "host", "told": told})
        send(connection, "", "bulletin", [])

    store.write(job).result()
