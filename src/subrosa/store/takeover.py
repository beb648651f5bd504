"""Matches of earlier versions, which kept them line by line in the file `matches.db`, are taken over."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from subrosa.core.errors import BadRequest, SubRosaError

from . import schema
from .address import FILE, Address
from .batch import Batch, HeadCache
from .errors import StoreUnavailable
from .listing import Listing
from .seal import Seal, tag

OLD_FILE = "matches.db"
ABOUT = -1
FINISHED, DAMAGED = "finished", "damaged"
log = logging.getLogger(__name__)


def old_file(address: Address) -> Path | None:
    """The file of an earlier version beside a store in its usual place."""
    if address.file is None or address.file.name != FILE:
        return None
    old = address.file.with_name(OLD_FILE)
    return old if old.exists() else None


def take_over(connection: Connection, old: Path | None, seal: Seal) -> None:
    """Every unfinished match of an old file becomes a match that is kept, with one entry."""
    if old is None or not old.exists():  # of two processes, the second one finds all done
        return
    batch = Batch(connection, seal, HeadCache())
    for listing, entry in _unfinished(old, seal):
        if connection.execute(select(schema.matches.c.id).filter_by(id=listing.id)).first() is None:
            batch.create(listing.id, [entry], listing)
    batch.written()


def set_aside(old: Path | None) -> None:
    """What was taken over stays, under another name."""
    if old is not None:
        with suppress(FileNotFoundError):
            old.rename(_free(old))


def _free(old: Path) -> Path:
    """A name nothing has yet."""
    names = (old.with_name(f"{old.name}.taken-over{n or ''}") for n in range(1000))
    return next(path for path in names if not path.exists())


def _unfinished(old: Path, seal: Seal) -> list[tuple[Listing, bytes]]:
    """The matches of an old file. One that is damaged stays there, and is said."""
    try:
        with closing(sqlite3.connect(f"{old.as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # fails while an older program has the file open
            rows = db.execute("SELECT id, changed, sealed FROM matches ORDER BY changed").fetchall()
            found = [_match(db, seal, *row) for row in rows]
    except sqlite3.Error as error:
        if not old.exists():
            return []
        raise StoreUnavailable(f"the matches in {old} cannot be taken over: {error}") from None
    damaged = [row[0] for row, match in zip(rows, found, strict=True) if match == DAMAGED]
    if damaged and len(damaged) == len(rows):
        raise BadRequest(f"the matches in {old} were sealed with another key")
    for id in damaged:
        log.warning("match %s in %s is damaged and stays there", id, old)
    return [match for match in found if not isinstance(match, str)]


def _match(db: sqlite3.Connection, seal: Seal, id: str, changed: float, sealed: bytes) -> tuple[Listing, bytes] | str:
    """A match as it is kept from now on, or why it is not."""
    try:
        about = json.loads(seal.open(sealed, _place(id, ABOUT, b"")))
        if about["finished"]:
            return FINISHED
        return _listing(id, changed, about), _entry(changed, about, _lines(db, id, about["lines"], seal))
    except SubRosaError:
        return DAMAGED


def _lines(db: sqlite3.Connection, id: str, number: int, seal: Seal) -> list[str]:
    rows = db.execute("SELECT n, sealed FROM lines WHERE id = ? ORDER BY n", (id,)).fetchall()
    if [n for n, _ in rows] != list(range(number)):
        raise SubRosaError("lines are missing")
    before = [b"", *(tag(sealed) for _, sealed in rows)]
    return [seal.open(sealed, _place(id, n, before[n])) for n, sealed in rows]


def _place(id: str, n: int, before: bytes) -> bytes:
    return b"%s %d %s" % (id.encode(), n, before)


def _listing(id: str, changed: float, about: dict[str, Any]) -> Listing:
    told = {line.split()[0]: line.split()[1] for line in about["head"]}
    return Listing(
        id, told["game"], int(told["seats"]), "kept", None, False, changed, changed, None, entries=1, chairs=()
    )


def _entry(changed: float, about: dict[str, Any], lines: list[str]) -> bytes:
    told = {"type": "kept", "at": changed, "head": about["head"], "seats_info": about["seats_info"], "lines": lines}
    return json.dumps(told, ensure_ascii=False).encode()
