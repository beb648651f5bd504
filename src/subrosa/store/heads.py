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
    head = head_in(seal, row.id, row.sealed)
    if any(getattr(row, name) != value for name, value in head.columns.items()):
        raise Damaged(row.id)
    return head


def head_in(seal: Seal, id: str, sealed: bytes) -> Head:
    """What a sealed head says."""
    try:
        plain = seal.of(id).unwrap(sealed, HEAD)
    except SubRosaError:
        raise Damaged(id) from None
    return Head(from_text(plain[TAG:].decode()), plain[:TAG], sealed)


def opened(seal: Seal, head: Head, since: int, rows: Sequence[Row[*tuple[Any, ...]]]) -> list[bytes]:
    """The entries from a number on. `rows` are theirs, after that of the entry before them if there is one."""
    last = NOTHING
    if since:
        if not rows or rows[0].n != since - 1:
            raise Damaged(head.listing.id)
        last, rows = tag(rows[0].sealed), rows[1:]
    if any(row.n != n for n, row in enumerate(rows, start=since)):
        raise Damaged(head.listing.id)
    return following(seal, head, since, last, [row.sealed for row in rows])


def following(seal: Seal, head: Head, since: int, last: bytes, entries: Sequence[bytes]) -> list[bytes]:
    """What sealed entries say from a number on, if they follow the one with this tag and are the last of the match."""
    own, told = seal.of(head.listing.id), []
    try:
        for n, sealed in enumerate(entries, start=since):
            told.append(own.unwrap(sealed, _place(n, last)))
            last = tag(sealed)
    except SubRosaError:
        raise Damaged(head.listing.id) from None
    if since + len(entries) != head.listing.entries or last != head.last:
        raise Damaged(head.listing.id)
    return told


def _place(n: int, before: bytes) -> bytes:
    return b"entry %d %s" % (n, before)
