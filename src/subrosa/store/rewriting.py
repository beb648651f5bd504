"""A match written anew, so that something in it is no more: entry for entry, as many as before, sealed afresh.

Nothing else may change what was kept. Whoever has the match in memory goes on with it: he finds the new head.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from . import schema
from .heads import NOTHING, opened, read_head, sealed_entry, sealed_head
from .listing import Listing
from .seal import Seal, tag

MATCHES, ENTRIES, PARTS = schema.matches.c, schema.entries.c, schema.parts.c
AGAIN = update(schema.entries).where(ENTRIES.match == bindparam("of_match"), ENTRIES.n == bindparam("at"))
Entries = Callable[[list[bytes]], Sequence[bytes]]


def rewrite(
    connection: Connection, seal: Seal, id: str, entries: Entries, listing: Callable[[Listing], Listing]
) -> None:
    """What a match says and what is told of it, as these two make it of what stood there."""
    head = read_head(connection, seal, id, to_change=True)
    rows = connection.execute(select(ENTRIES.n, ENTRIES.sealed).where(ENTRIES.match == id).order_by(ENTRIES.n)).all()
    own, last, fresh = seal.of(id), NOTHING, []
    for (n, _), entry in zip(rows, entries(opened(seal, head, 0, rows)), strict=True):
        sealed = sealed_entry(own, entry, n, last)
        fresh.append({"of_match": id, "at": n, "sealed": sealed})
        last = tag(sealed)
    told = replace(listing(head.listing), id=id, entries=len(rows))
    connection.execute(AGAIN, fresh)
    connection.execute(update(schema.matches).where(MATCHES.id == id).values(sealed_head(own, told, last).columns))
    connection.execute(delete(schema.parts).where(PARTS.match == id))
    if told.people:
        connection.execute(insert(schema.parts), [{"match": id, "person": one} for one in sorted(told.people)])
