"""Short codes for chairs: six signs that can be read aloud, instead of a link.

    code = codes.new(match, seat=2, nonce="…")      # an earlier code for the same chair is void
    codes.find("klm qrs")                           # (match, 2, "…")

A code is worth as much as its nonce: when somebody has sat down it leads nowhere.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .errors import Conflict
from .listing import ID_SIGNS
from .store import Store

LENGTH = 6
ATTEMPTS = 8
"""How many codes are tried. There are hundreds of millions, so that even the second is hardly ever needed."""
CODES = schema.codes.c


def plain(text: str) -> str:
    """What somebody typed, as codes are kept."""
    return "".join(sign for sign in text.lower() if sign in ID_SIGNS)


def is_code(text: str) -> bool:
    """Can this be a code, with whatever signs somebody put between its letters?"""
    return len(plain(text)) == LENGTH and len(text) <= 2 * LENGTH + 2 and "/" not in text


class Codes:
    """The codes of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def new(self, match: str, seat: int, nonce: str) -> str:
        """A code for a chair."""
        for _ in range(ATTEMPTS):
            row: dict[str, str | int] = {"code": _some_code(), "match": match, "seat": seat, "nonce": nonce}
            try:
                self.store.write(partial(_put, row)).result()
                return str(row["code"])
            except IntegrityError:  # the code is somebody else's, if there is such a match
                self.store.listing(match)
        raise Conflict(f"no code was free for a chair of match {match}")

    def find(self, text: str) -> tuple[str, int, str] | None:
        """The match, the seat and the nonce a code stands for."""
        wanted = select(CODES.match, CODES.seat, CODES.nonce).where(CODES.code == plain(text))
        row = self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        return (row.match, row.seat, row.nonce) if row is not None else None


def _some_code() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(LENGTH))


def _put(row: Mapping[str, str | int], connection: Connection) -> None:
    connection.execute(delete(schema.codes).where(CODES.match == row["match"], CODES.seat == row["seat"]))
    connection.execute(insert(schema.codes), row)
