"""A batch of the store: what one commit adds to matches, gathered job by job and written in a few strokes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .errors import Conflict
from .heads import NOTHING, Head, read_head, sealed_entry, sealed_head
from .listing import Listing
from .news import send
from .seal import Seal, tag

CACHED = 4096
"""Of how many matches the head is remembered from one batch to the next."""
NEW_MATCHES, NEW_ENTRIES, NEW_PARTS = insert(schema.matches), insert(schema.entries), insert(schema.parts)
OLD_PARTS = delete(schema.parts).where(schema.parts.c.match == bindparam("of_match"))
CHANGES = update(schema.matches).where(
    schema.matches.c.id == bindparam("of_match"), schema.matches.c.sealed == bindparam("expected")
)
HeadCache = OrderedDict[str, Head]
Rows = list[dict[str, Any]]


class Stale(Exception):
    """A head that was remembered is no longer the one in the table. Nothing was kept; it is worth another try."""


@dataclass
class Touched:
    """A match that changes in this batch: its head in the table, if it has one, and how it will stand."""

    own: Seal
    old: Head | None
    listing: Listing
    last: bytes


class Batch:
    """One transaction. Heads may be stale, for other servers write too; what is written says which head it expects.

    Matches are written in the order of their ids: of two servers that write the same ones, none waits for the other in
    turn. `server` is who writes; it looks after the matches that it begins.
    """

    def __init__(self, connection: Connection, seal: Seal, cache: HeadCache, server: str = "") -> None:
        self._connection, self._seal, self._cache, self._server = connection, seal, cache, server
        self._touched: dict[str, Touched] = {}
        self._entries: Rows = []
        self._fresh: dict[str, Head] = {}

    def create(self, id: str, entries: Sequence[bytes], listing: Listing) -> None:
        """Begin a match."""
        if id in self._touched:
            raise _taken(id)
        touched = Touched(self._seal.of(id), None, replace(listing, id=id, entries=0), NOTHING)
        self._touched[id] = touched
        self._add(touched, entries)

    def append(self, id: str, at: int, entries: Sequence[bytes], listing: Listing | None) -> None:
        """Go on with a match that has `at` entries."""
        touched = self._touched.get(id) or self._touch(id, at)
        if touched.listing.entries != at:
            raise Conflict(f"match {id} has gone on elsewhere; look at it again")
        if listing:
            touched.listing = replace(listing, id=id, entries=at)
        self._add(touched, entries)

    def _touch(self, id: str, at: int) -> Touched:
        head = self._fresh.get(id) or self._cache.get(id)
        if head is None or head.listing.entries != at:
            self._cache.pop(id, None)
            head = read_head(self._connection, self._seal, id)
        self._touched[id] = Touched(self._seal.of(id), head, head.listing, head.last)
        return self._touched[id]

    def _add(self, touched: Touched, entries: Sequence[bytes]) -> None:
        id, before = touched.listing.id, touched.listing.entries
        for n, entry in enumerate(entries, start=before):
            sealed = sealed_entry(touched.own, entry, n, touched.last)
            self._entries.append({"match": id, "n": n, "sealed": sealed})
            touched.last = tag(sealed)
        touched.listing = replace(touched.listing, entries=before + len(entries))

    def written(self) -> Connection:
        """Write what was gathered; the transaction, for whoever has something else to write."""
        touched = [self._touched[id] for id in sorted(self._touched)]
        entries = self._entries
        self._touched, self._entries = {}, []
        if touched:
            self._write_heads(touched)
            if entries:
                self._connection.execute(NEW_ENTRIES, entries)
            self._write_parts(touched)
            told = [[each.listing.id, each.listing.entries] for each in touched]
            send(self._connection, self._server, "log", told)
        return self._connection

    def _write_heads(self, touched: Sequence[Touched]) -> None:
        new, changed = [], []
        for each in touched:
            head = sealed_head(each.own, each.listing, each.last)
            self._fresh[each.listing.id] = head
            if each.old is None:
                new.append({"id": each.listing.id, "owner": self._server or None, **head.columns})
            else:
                changed.append({"of_match": each.listing.id, "expected": each.old.sealed, **head.columns})
        self._insert_heads(new)
        if changed and self._connection.execute(CHANGES, changed).rowcount != len(changed):
            for row in changed:
                self._cache.pop(row["of_match"], None)
            raise Stale

    def _insert_heads(self, new: Rows) -> None:
        try:
            if new:
                self._connection.execute(NEW_MATCHES, new)
        except IntegrityError:
            raise _taken(new[0]["id"]) from None

    def _write_parts(self, touched: Sequence[Touched]) -> None:
        """Keep in step in whose lists the matches are."""
        moved = [each for each in touched if each.listing.people != (each.old.listing.people if each.old else set())]
        left = [{"of_match": each.listing.id} for each in moved if each.old]
        there = [{"match": each.listing.id, "person": one} for each in moved for one in sorted(each.listing.people)]
        if left:
            self._connection.execute(OLD_PARTS, left)
        if there:
            self._connection.execute(NEW_PARTS, there)

    def committed(self) -> None:
        """All of this is on disk: remember how the matches stand."""
        for id, head in self._fresh.items():
            self._cache[id] = head
            self._cache.move_to_end(id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)


def _taken(id: str) -> Conflict:
    return Conflict(f"there is already a match {id[:40]!r}")
