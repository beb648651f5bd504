"""A store is opened: its folder, its key and its tables are there and fit each other, or are made."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, insert, inspect, select, text

from subrosa.core.errors import BadRequest, SubRosaError

from . import address as addresses
from . import schema
from .address import Address
from .seal import Seal, key

STEPS = [Path(__file__).parent / "migrations" / "versions"]
ONE_AT_A_TIME = 7_239_845_501
"""The number of the lock in PostgreSQL under which tables are made."""
VOUCHER, PLACE = b"sub rosa", b"store"
_alembic = threading.Lock()


def opened(address: Address, reading: Engine, writing: Engine) -> Seal:
    """The seal of a store that is now ready for use."""
    try:
        address.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        seal = Seal(key(address.folder / "key", new=_is_new(address, reading)))
        if address.file:
            os.close(os.open(address.file, os.O_CREAT | os.O_RDWR, 0o600))
            _patiently(lambda: _keep_a_wal(writing))
    except OSError as error:
        raise BadRequest(f"matches cannot be kept in {address.folder}: {error.strerror}") from None
    if not _is_current(reading):
        with stepping(writing) as connection:
            bring_up(connection, seal)
    with reading.connect() as connection:
        _check_key(connection, seal, address)
    return seal


def _is_current(reading: Engine) -> bool:
    with reading.connect() as connection:
        return standing(connection) == schema.HEAD


def _is_new(address: Address, reading: Engine) -> bool:
    """Nothing was sealed here before, so a key may be made."""
    if address.file:
        return not address.file.exists()
    with reading.connect() as connection:
        return standing(connection) is None


def _keep_a_wal(engine: Engine) -> None:
    """Readers and the writer of an SQLite file do not wait for each other."""
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode = WAL")
    finally:
        raw.close()


def _patiently(act: Callable[[], None]) -> None:
    """SQLite does not wait by itself while another process does the same."""
    end = time.monotonic() + addresses.BUSY_SECONDS
    while True:
        try:
            return act()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > end:
                raise
            time.sleep(0.02)


def standing(connection: Connection) -> str | None:
    """The last step that was made here; None in an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def bring_up(connection: Connection, seal: Seal) -> None:
    """Make the steps that are missing."""
    stands = standing(connection)
    if stands != schema.HEAD:
        migrate(connection, schema.HEAD)
    if stands is None:
        connection.execute(insert(schema.seals), {"name": "store", "sealed": seal.wrap(VOUCHER, PLACE)})


@contextmanager
def stepping(writing: Engine) -> Iterator[Connection]:
    """A transaction for changing tables; of several processes one at a time gets it.

    A step that changes a table of SQLite writes it anew and drops the old one. With foreign keys enforced, that
    would take along all rows that point to it.
    """
    with writing.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.detach()
            connection.connection.cursor().execute("PRAGMA foreign_keys = OFF")
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
            yield connection


def migrate(connection: Connection, step: str, *, back: bool = False) -> None:
    """Go on (or back) to a step, inside a transaction of `stepping`."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", _plain(STEPS[0].parent))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(_plain, STEPS)))
    with _alembic:
        try:
            (command.downgrade if back else command.upgrade)(config, step)
        except CommandError:
            raise BadRequest("the store was made by a newer version of Sub Rosa than this one") from None


def _plain(path: Path) -> str:
    return str(path).replace("%", "%%")


def _check_key(connection: Connection, seal: Seal, address: Address) -> None:
    sealed = connection.execute(select(schema.seals.c.sealed)).scalar()
    try:
        seal.unwrap(sealed or b"", PLACE)
    except SubRosaError:
        raise BadRequest(f"{address} was sealed with another key than the one in {address.folder}") from None
