"""What can go wrong with the store, each with a sentence for a person."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from subrosa.core.errors import BadRequest, SubRosaError


class StoreUnavailable(SubRosaError):
    """The database cannot be read or written just now; later it may be.

    Nothing was kept, with one exception: where the connection was lost while the database was asked to keep
    something, nobody knows whether it did. Whoever gets this reads again before he goes on.
    """


class Conflict(SubRosaError):
    """A match has gone on elsewhere in the meantime. Nothing was changed; whoever gets this reads again."""


class NoMatch(BadRequest):
    """There is no match of this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no match {id[:40]!r}")


class NoPerson(BadRequest):
    """Nobody is known by this id, login or token."""


class Damaged(SubRosaError):
    """What is kept of a match was changed from outside, or sealed with another key."""

    def __init__(self, id: str) -> None:
        super().__init__(f"match {id} is damaged, or was sealed with another key")


log = logging.getLogger(__name__)
FAILURES = (SQLAlchemyError, sqlite3.Error, UnicodeEncodeError)
"""What the database raises, and what SQLAlchemy makes of it."""
SENTENCES = {
    "lost": "{where} cannot be reached just now",
    "locked": "{where} is in use by another program; try again in a moment",
    "full": "there is no room left in {where}",
    "other": "{where} cannot be read or written: {why}",
}


def said(error: BaseException, where: str) -> BaseException:
    """A failure of the database as a sentence; a mistake in what was asked of it stays what it is."""
    if isinstance(error, (DataError, UnicodeEncodeError)):
        return BadRequest("this text is too long, or has signs that cannot be kept")
    if isinstance(error, FAILURES) and not isinstance(error, (IntegrityError, ProgrammingError)):
        return unavailable(error, where)
    return error


def unavailable(error: BaseException, where: str) -> StoreUnavailable:
    """A failure of the database as a sentence: without statements, passwords or what was to be kept.

    Why a server cannot be reached (a wrong password, say) is for the log.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    kind = _kind_in_sqlite(cause) if isinstance(cause, sqlite3.Error) else _kind_in_postgresql(cause)
    log.warning("%s: %s", where, cause if kind == "lost" else type(cause).__name__)
    why = str(cause) if isinstance(cause, sqlite3.Error) else "the log of the database tells why"
    return StoreUnavailable(SENTENCES[kind].format(where=where, why=why))


def timed_out(error: BaseException) -> bool:
    """Did the database not even say that it is there?"""
    return isinstance(error, DBAPIError) and type(error.orig).__name__ == "ConnectionTimeout"


def _kind_in_sqlite(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "locked"
    return {"SQLITE_FULL": "full", "SQLITE_CANTOPEN": "lost"}.get(name, "other")


def _kind_in_postgresql(error: BaseException | None) -> str:
    """By the state PostgreSQL names; without one, it did not answer."""
    state = getattr(error, "sqlstate", None)
    if state is None or state.startswith(("08", "57P")):
        return "lost"
    return {"53100": "full", "55P03": "locked", "40P01": "locked"}.get(state, "other")
