"""News between the servers of one PostgreSQL database: what one has kept, or has to say, all others hear at once.

    send(connection, "k2m9", "log", [["w7xqzzk2m9rt", 57]])      # heard when this transaction is kept, and only then

Kinds of the store: `log` (matches, and how many entries they have now; where there is room also their heads and the
entries themselves, sealed as they are kept), `anew` (matches written anew), `gone` (matches
that are no more), `owner` (who looks after matches), `bulletin` (the host says something else). What else servers tell
each other is their own affair.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, text

from .heads import Head

CHANNEL = "'subrosa_' || current_schema()"
"""Stores in one database have schemas of their own, and do not hear each other."""
SEND = text(f"SELECT pg_notify({CHANNEL}, :news)")
LONGEST = 7_000
"""The most bytes of one piece of news; PostgreSQL takes 8,000."""
BROUGHT = 5_000
"""The most bytes of one match that its news bring along."""


class News(NamedTuple):
    """What a server tells the others."""

    server: str
    kind: str
    told: list[Any]


def send(connection: Connection, server: str, kind: str, told: Sequence[Any]) -> None:
    """Tell all servers, when this transaction is kept. An SQLite file has one server, and nobody to tell."""
    if connection.dialect.name == "postgresql":
        for piece in pieces(server, kind, told):
            connection.execute(SEND, {"news": piece})


def log(server: str, heads: Sequence[Head], entries: Sequence[tuple[str, int, bytes]] = ()) -> list[str]:
    """News of matches that went on, with what was added to them; what is too long is read by whoever wants to know."""
    told = []
    for head in heads:
        id = head.listing.id
        brought = [head.sealed, *(sealed for match, _, sealed in entries if match == id)]
        short = len(brought) > 1 and sum(map(len, brought)) * 4 / 3 < BROUGHT
        told.append([id, head.listing.entries, *(b64encode(one).decode() for one in brought if short)])
    return [*pieces(server, "log", told)]


def pieces(server: str, kind: str, told: Sequence[Any]) -> Iterator[str]:
    """News as texts that are short enough."""
    whole = msgspec.json.encode([server, kind, list(told)])
    if len(whole) <= LONGEST:
        yield whole.decode()
    elif len(told) > 1:
        middle = len(told) // 2
        yield from pieces(server, kind, told[:middle])
        yield from pieces(server, kind, told[middle:])


def read(text: str) -> News | None:
    """News as they were sent; None for what is none."""
    try:
        server, kind, told = msgspec.json.decode(text)
        return News(str(server), str(kind), list(told))
    except (ValueError, TypeError):
        return None
