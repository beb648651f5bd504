"""A batch of the store: what one commit adds to matches, gathered job by job and written in a few strokes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert
from sqlalchemy.exc import IntegrityError

from . import schema, strokes
from .errors import Conflict
from .heads import NOTHING, Head, read_head, sealed_entry, sealed_head
from .known import Known
from .listing import Listing
from .news import log
from .seal import Seal, tag
from .strokes import Change, Entry

NEW_MATCHES, NEW_PARTS = insert(schema.matches), insert(schema.parts)
OLD_PARTS = delete(schema.parts).where(schema.parts.c.match == bindparam("of_match"))
Rows = list[dict[str, Any]]


class Stale(Exception):
    """A head that was remembered is no longer the one in the table. Nothing was kept; it is worth another try."""


@dataclass
class Touched:
    """A match that changes in this batch: its head in the table, if it has one, and how it will stand."""

    own: Seal
    old: Head | None
    listing: Listing
    entries: int
    last: bytes


class Batch:
    """One transaction. Heads may be stale, for other servers write too; what is written says which head it expects.

    Matches are written in the order of their ids: of two servers that write the same ones, none waits for the other in
    turn. `server` is who writes; it looks after the matches that it begins. In `company` news bring along what was
    kept.
    """

    def __init__(
        self, connection: Connection, seal: Seal, known: Known, server: str = "", company: bool = False
    ) -> None:
        self._connection, self._seal, self._known, self._server = connection, seal, known, server
        self._company = company
        self._touched: dict[str, Touched] = {}
        self._entries: list[Entry] = []
        self._fresh: dict[str, Head] = {}

    def create(self, id: str, entries: Sequence[bytes], listing: Listing) -> None:
        """Begin a match."""
        if id in self._touched:
            raise _taken(id)
        self._touched[id] = touched = Touched(self._seal.of(id), None, listing, 0, NOTHING)
        self._add(id, touched, entries)

    def append(self, id: str, at: int, entries: Sequence[bytes], listing: Listing | None) -> None:
        """Go on with a match that has `at` entries."""
        touched = self._touched.get(id) or self._touch(id, at)
        if touched.entries != at:
            raise Conflict(f"match {id} has gone on elsewhere; look at it again")
        touched.listing = listing or touched.listing
        self._add(id, touched, entries)

    def _touch(self, id: str, at: int) -> Touched:
        head = self._fresh.get(id) or self._known.at(id, at)
        if head is None or head.listing.entries != at:
            head = read_head(self._connection, self._seal, id)
        self._touched[id] = Touched(self._seal.of(id), head, head.listing, head.listing.entries, head.last)
        return self._touched[id]

    def _add(self, id: str, touched: Touched, entries: Sequence[bytes]) -> None:
        for entry in entries:
            sealed = sealed_entry(touched.own, entry, touched.entries, touched.last)
            self._entries.append((id, touched.entries, sealed))
            touched.last, touched.entries = tag(sealed), touched.entries + 1

    def written(self) -> Connection:
        """Write what was gathered; the transaction, for whoever has something else to write."""
        touched, entries = sorted(self._touched.items()), self._entries
        self._touched, self._entries = {}, []
        if touched:
            for id, each in touched:
                each.listing = replace(each.listing, id=id, entries=each.entries)
            self._write([each for _, each in touched], entries)
            self._write_parts([each for _, each in touched])
        return self._connection

    def _write(self, touched: Sequence[Touched], entries: Sequence[Entry]) -> None:
        heads = [sealed_head(each.own, each.listing, each.last) for each in touched]
        self._fresh |= {head.listing.id: head for head in heads}
        both, owner = list(zip(touched, heads, strict=True)), self._server or None
        new = [{"id": head.listing.id, "owner": owner, **head.columns} for each, head in both if not each.old]
        self._insert_heads(new)
        changes = [Change(head.listing.id, each.old.sealed, head) for each, head in both if each.old]
        news = log(self._server, heads, entries if self._company else ())
        if strokes.write(self._connection, changes, entries, news) != len(changes):
            self._known.forget(change.id for change in changes)
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
        self._known.keep(self._fresh.values())


def _taken(id: str) -> Conflict:
    return Conflict(f"there is already a match {id[:40]!r}")
