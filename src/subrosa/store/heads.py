"""The head of a match and its entries, under seal.

An entry is sealed with its number and the tag of the entry before it; the head is sealed with the tag of the
last. So an entry cannot be changed, swapped, left out or carried to another match unnoticed, nor can the last
ones be cut off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from subrosa.core.errors import SubRosaError

from . import schema
from .errors import Damaged, NoMatch
from .listing import Listing, as_text, from_text
from .seal import TAG, Seal, tag

HEAD = b"head"
NOTHING = bytes(TAG)
"""What stands before the first entry."""
ONE = select(schema.matches).where(schema.matches.c.id == bindparam("wanted"))
ONE_TO_CHANGE = ONE.with_for_update()


@dataclass(frozen=True)
class Head:
    """A match as its row says: how it stands, the tag of its last entry, and both of them sealed."""

    listing: Listing
    last: bytes
    sealed: bytes

    @property
    def columns(self) -> dict[str, Any]:
        """The row of this head in the table, but for the id."""
        told = self.listing
        return {
            "state": told.state,
            "public": told.public,
            "created": told.created,
            "changed": told.changed,
            "due": told.due,
            "sealed": self.sealed,
        }


def sealed_head(own: Seal, listing: Listing, last: bytes) -> Head:
    """A head for the table."""
    return Head(listing, last, own.wrap(last + as_text(listing).encode(), HEAD))


def sealed_entry(own: Seal, entry: bytes, n: int, before: bytes) -> bytes:
    """An entry for the table, at its place in the match."""
    return own.wrap(entry, _place(n, before))


def read_head(connection: Connection, seal: Seal, id: str, *, to_change: bool = False) -> Head:
    """The head of a match, if it is as it was written."""
    row = connection.execute(ONE_TO_CHANGE if to_change else ONE, {"wanted": id}).one_or_none()
    if row is None:
        raise NoMatch(id)
    return head_of(seal, row)


def head_of(seal: Seal, row: Row[*tuple[Any, ...]]) -> Head:
    """A row of the table as a head, if it is as it was written."""
    try:
        plain = seal.of(row.id).unwrap(row.sealed, HEAD)
    except SubRosaError:
        raise Damaged(row.id) from None
    head = Head(from_text(plain[TAG:].decode()), plain[:TAG], row.sealed)
    if any(getattr(row, name) != value for name, value in head.columns.items()):
        raise Damaged(row.id)
    return head


def opened(seal: Seal, head: Head, since: int, rows: Sequence[Row[*tuple[Any, ...]]]) -> list[bytes]:
    """The entries from a number on. `rows` are theirs, after that of the entry before them if there is one."""
    id, own, entries, n, last = head.listing.id, seal.of(head.listing.id), [], since, NOTHING
    if since:
        if not rows or rows[0].n != since - 1:
            raise Damaged(id)
        last = tag(rows[0].sealed)
    for row in rows[1 if since else 0 :]:
        entries.append(_entry(id, own, row, n, last))
        n, last = n + 1, tag(row.sealed)
    if n != head.listing.entries or last != head.last:
        raise Damaged(id)
    return entries


def _entry(id: str, own: Seal, row: Row[*tuple[Any, ...]], n: int, before: bytes) -> bytes:
    try:
        if row.n == n:
            return own.unwrap(row.sealed, _place(n, before))
    except SubRosaError:
        pass
    raise Damaged(id)


def _place(n: int, before: bytes) -> bytes:
    return b"entry %d %s" % (n, before)
