"""Short codes for chairs: six signs that can be read aloud, instead of a link.

    code = codes.new(match, seat=2, nonce="…")      # an earlier code for the same chair is void
    codes.find("klm qrs")                           # (match, 2, "…")

A code is worth as much as its nonce: when somebody has sat down it leads nowhere.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .listing import ID_SIGNS
from .store import Store

LENGTH = 6
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
        while True:
            code = "".join(secrets.choice(ID_SIGNS) for _ in range(LENGTH))
            row: dict[str, str | int] = {"code": code, "match": match, "seat": seat, "nonce": nonce}

            def job(connection: Connection, row: dict[str, str | int] = row) -> None:
                connection.execute(delete(schema.codes).where(CODES.match == match, CODES.seat == seat))
                connection.execute(insert(schema.codes), row)

            try:
                self.store.write(job).result()
            except IntegrityError:  # the code is somebody else's
                continue
            return code

    def find(self, text: str) -> tuple[str, int, str] | None:
        """The match, the seat and the nonce a code stands for."""
        wanted = select(CODES.match, CODES.seat, CODES.nonce).where(CODES.code == plain(text))
        row = self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        return (row.match, row.seat, row.nonce) if row is not None else None
