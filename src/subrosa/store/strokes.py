"""What one commit adds to matches, in as few strokes as a database takes it: PostgreSQL one, SQLite two.

The texts are the databases' own: what is written a thousand times a minute is not worded anew each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from .heads import Head
from .news import CHANNEL

HEADS = """
UPDATE matches SET state = ?, public = ?, created = ?, changed = ?, due = ?, sealed = ? WHERE id = ? AND sealed = ?
"""
ENTRIES = "INSERT INTO entries (match, n, sealed) VALUES (?, ?, ?)"
ALL = f"""
WITH told AS (
    SELECT id, state, public, created, changed, due, decode(sealed, 'base64') AS sealed,
        decode(expected, 'base64') AS expected
    FROM json_to_recordset(%s::json) AS told (id text, state text, public bool, created float8, changed float8,
        due float8, sealed text, expected text)
), held AS (
    SELECT matches.id FROM matches JOIN told ON told.id = matches.id ORDER BY matches.id FOR UPDATE OF matches
), changed AS (
    UPDATE matches SET state = told.state, public = told.public, created = told.created, changed = told.changed,
        due = told.due, sealed = told.sealed
    FROM told JOIN held ON held.id = told.id
    WHERE matches.id = told.id AND matches.sealed = told.expected RETURNING 1
), added AS (
    INSERT INTO entries (match, n, sealed)
    SELECT match, n, decode(sealed, 'base64') FROM json_to_recordset(%s::json) AS new (match text, n int, sealed text)
    WHERE (SELECT count(*) FROM changed) = (SELECT count(*) FROM told)
)
SELECT (SELECT count(*) FROM changed),
    (SELECT count(pg_notify({CHANNEL}, news)) FROM json_array_elements_text(%s) AS news)
"""
"""Heads are held in the order of their ids, so that of two servers none waits for the other in turn. Where one of them
is not as expected, nothing is added."""


class Change(NamedTuple):
    """The head of a match that is there already: as it is expected to be, and as it will be."""

    id: str
    expected: bytes
    head: Head


Entry = tuple[str, int, bytes]
"""A match, a number and what is sealed there."""


def write(connection: Connection, changes: Sequence[Change], entries: Sequence[Entry], news: Sequence[str]) -> int:
    """Write all of it, and let other servers hear the news. How many heads were as they were expected to be?"""
    if connection.dialect.name == "postgresql":
        return _in_one(connection, changes, entries, news)
    return _in_two(connection, changes, entries)


def _in_one(connection: Connection, changes: Sequence[Change], entries: Sequence[Entry], news: Sequence[str]) -> int:
    heads = [{"id": one.id, "expected": one.expected, **one.head.columns} for one in changes]
    added = [{"match": match, "n": n, "sealed": sealed} for match, n, sealed in entries]
    found = connection.exec_driver_sql(ALL, tuple(_json(given) for given in (heads, added, news))).one()
    return int(found[0])


def _json(given: object) -> str:
    """Bytes become base64, and numbers come back as they were."""
    return msgspec.json.encode(given).decode()


def _in_two(connection: Connection, changes: Sequence[Change], entries: Sequence[Entry]) -> int:
    rows = [(*one.head.columns.values(), one.id, one.expected) for one in changes]
    changed = connection.exec_driver_sql(HEADS, rows).rowcount if rows else 0
    if entries and changed == len(rows):
        connection.exec_driver_sql(ENTRIES, list(entries))
    return changed
