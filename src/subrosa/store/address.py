"""Where a store lies, and how it is reached.

Nothing said: the file `store.db` in the folder of the person who plays. Otherwise a folder, the address of an
SQLite file (`sqlite:////var/x.db`) or of a PostgreSQL database (`postgresql://user@host/db`).
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from subrosa.core.errors import BadRequest

FILE = "store.db"
BUSY_SECONDS = 5.0
"""How long a writer waits while another program writes to the same SQLite file."""
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "application_name": "subrosa",
}
"""So that a PostgreSQL server that has vanished is noticed; the address may say otherwise. See `watch` too."""
WAL_BYTES = 64 * 2**20


def home() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    return Path(os.environ.get("SUBROSA_HOME") or user_data_dir("subrosa"))


@dataclass(frozen=True)
class Address:
    """A place for a store: its database, and the folder with the key."""

    url: URL
    folder: Path
    file: Path | None

    @classmethod
    def of(cls, told: str | Path | None) -> Address:
        """What somebody said as a place."""
        if told is None:
            return cls._sqlite(home() / FILE)
        if isinstance(told, Path) or "://" not in told:
            return cls._sqlite(Path(told) / FILE)
        try:
            url = make_url(told)
        except (ArgumentError, ValueError):
            raise BadRequest("the address of the store cannot be understood") from None
        return cls._by_kind(url)

    @classmethod
    def _by_kind(cls, url: URL) -> Address:
        kind = url.drivername.partition("+")[0]
        if kind == "sqlite" and url.database not in (None, "", ":memory:"):
            return cls._sqlite(Path(str(url.database)))
        if kind in ("postgresql", "postgres"):
            return cls(url.set(drivername="postgresql+psycopg"), home(), None)
        raise BadRequest(f"a store is a folder, sqlite:///FILE or postgresql://USER@HOST/DATABASE, not {kind}://")

    @classmethod
    def _sqlite(cls, file: Path) -> Address:
        file = file.expanduser().absolute()
        return cls(URL.create("sqlite", database=str(file)), file.parent, file)

    def __str__(self) -> str:
        """The place in words, without a password."""
        if self.file:
            return f"the store {self.file}"
        host = self.url.host or self.url.query.get("host") or "this machine"
        return f"the database {self.url.database} at {host}"

    def engine(self, *, writes: bool) -> Engine:
        """A way to the database. Readers see one moment of it and can change nothing."""
        return self._sqlite_engine(writes) if self.file else self._postgresql_engine(writes)

    def _sqlite_engine(self, writes: bool) -> Engine:
        engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

        @event.listens_for(engine, "connect")
        def prepare(raw: Any, _: object) -> None:
            raw.isolation_level = None  # the module's own habit of beginning late is left; `started` begins
            raw.execute("PRAGMA synchronous = FULL")
            raw.execute("PRAGMA foreign_keys = ON")
            raw.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
            raw.execute(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")

        @event.listens_for(engine, "begin")
        def started(connection: Connection) -> None:
            raw: Any = connection.connection.dbapi_connection
            raw.execute(begin)

        return engine

    def _postgresql_engine(self, writes: bool) -> Engine:
        patience = {name: value for name, value in PATIENCE.items() if name not in self.url.query}
        isolation = "READ COMMITTED" if writes else "REPEATABLE READ"
        engine = create_engine(self.url, connect_args=patience, pool_pre_ping=True, isolation_level=isolation)
        return engine if writes else engine.execution_options(postgresql_readonly=True)
