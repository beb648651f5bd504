"""The SQLite file of a store."""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from subrosa.core import record
from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.core.match import Match

from .seal import Seal, key, tag

ID_SIGNS = "23456789bcdfghjkmnpqrstvwxyz"
"""No vowels and nothing that looks like something else: ids can be read aloud and spell no words."""
ID_LENGTH = 10
ABOUT = -1
SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, changed REAL NOT NULL, sealed BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS lines (id TEXT, n INTEGER, sealed BLOB NOT NULL, PRIMARY KEY (id, n));
"""


@dataclass(frozen=True)
class Stored:
    """A match as it was kept: how the table plays, the lines of play, and who sits where."""

    id: str
    head: list[str]
    log: list[str]
    seats_info: dict[str, Any]
    finished: bool


@dataclass(frozen=True)
class Listed:
    """A match that waits to be gone on with."""

    id: str
    game: str
    seats: int
    changed: datetime
    lines: int


def home() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    return Path(os.environ.get("SUBROSA_HOME") or user_data_dir("subrosa"))


class Store:
    """All matches of one folder. Several processes may use it at once, though each match by one of them."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home()
        self.file = self.folder / "matches.db"
        self._lengths: dict[str, int] = {}
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._seal = Seal(key(self.folder / "key", new=not self.file.exists()))
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise BadRequest(f"matches cannot be kept in {self.folder}: {error.strerror}") from None
        self._db = sqlite3.connect(self.file, isolation_level=None, timeout=30)
        try:
            with self._understood():
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute("PRAGMA synchronous=FULL")
                self._db.executescript(SCHEMA)
        except SubRosaError:
            self.close()
            raise

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def create(self, match: Match, seats_info: Mapping[str, Any]) -> str:
        """Keep a match from now on, with the lines it has already; its id."""
        id = "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
        head = list(record.head(match.setup))
        log = list(record.lines(match))[len(head) : -1]
        about = {"head": head, "seats_info": dict(seats_info), "lines": 0, "finished": False}
        with self._writing():
            self._db.execute("INSERT INTO matches VALUES (?, 0, x'')", (id,))
            self._add(id, about, log)
        self._lengths[id] = len(log)
        return id

    def append(self, id: str, lines: Sequence[str]) -> None:
        """Add lines of play. When this returns they are on disk, whatever happens then."""
        with self._writing():
            about = self._about(id)
            known = self._lengths.setdefault(id, about["lines"])
            if about["lines"] != known:
                raise BadRequest(f"match {id} has been played on elsewhere; resume it to see how it stands")
            self._add(id, about, lines)
        self._lengths[id] = known + len(lines)

    def finish(self, id: str) -> None:
        """A match is over: it no longer waits."""
        with self._writing():
            self._add(id, self._about(id) | {"finished": True}, [])

    def load(self, id: str) -> Stored:
        """A match with everything that was added to it."""
        with self._understood(), self._db:
            self._db.execute("BEGIN")
            about = self._about(id)
            rows = self._db.execute("SELECT n, sealed FROM lines WHERE id = ? ORDER BY n", (id,)).fetchall()
        if [n for n, _ in rows] != list(range(about["lines"])):
            raise SubRosaError(f"match {id} is damaged: lines of it are missing")
        log, before = [], b""
        for n, sealed in rows:
            log.append(self._open(id, n, before, sealed))
            before = tag(sealed)
        self._lengths[id] = len(log)
        return Stored(id, about["head"], log, about["seats_info"], about["finished"])

    def unfinished(self) -> list[Listed]:
        """The matches that wait, the one played last first."""
        with self._understood():
            rows = self._db.execute("SELECT id, changed FROM matches ORDER BY changed DESC, rowid DESC")
            found = [(id, changed, self._about(id)) for id, changed in rows.fetchall()]
        return [_listed(id, changed, about) for id, changed, about in found if not about["finished"]]

    def _about(self, id: str) -> dict[str, Any]:
        """What is kept of a match beside its lines, their number included."""
        row = self._db.execute("SELECT sealed FROM matches WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise BadRequest(f"there is no match {id[:40]!r} in {self.folder}")
        about: dict[str, Any] = json.loads(self._open(id, ABOUT, b"", row[0]))
        return about

    def _add(self, id: str, about: dict[str, Any], lines: Sequence[str]) -> None:
        n, before = about["lines"], b""
        if n:
            last = self._db.execute("SELECT sealed FROM lines WHERE id = ? AND n = ?", (id, n - 1)).fetchone()
            if last is None:
                raise SubRosaError(f"match {id} is damaged: lines of it are missing")
            before = tag(last[0])
        for line in lines:
            sealed = self._seal.close(line, _place(id, n, before))
            self._db.execute("INSERT INTO lines VALUES (?, ?, ?)", (id, n, sealed))
            n, before = n + 1, tag(sealed)
        sealed = self._seal.close(json.dumps(about | {"lines": n}), _place(id, ABOUT, b""))
        self._db.execute("UPDATE matches SET changed = ?, sealed = ? WHERE id = ?", (time.time(), sealed, id))

    def _open(self, id: str, n: int, before: bytes, sealed: bytes) -> str:
        try:
            return self._seal.open(sealed, _place(id, n, before))
        except SubRosaError:
            raise SubRosaError(
                f"match {id} is damaged, or was sealed with another key than the one in {self.folder}"
            ) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and on disk at the end."""
        with self._understood(), self._db:
            self._db.execute("BEGIN IMMEDIATE")
            yield

    @contextmanager
    def _understood(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise SubRosaError(f"the matches in {self.file} cannot be read or written: {error}") from None


def _place(id: str, n: int, before: bytes) -> bytes:
    """Where a row belongs: its match, its number, and the row before it."""
    return b"%s %d %s" % (id.encode(), n, before)


def _listed(id: str, changed: float, about: Mapping[str, Any]) -> Listed:
    told = {line.split()[0]: line.split()[1] for line in about["head"]}
    return Listed(id, told["game"], int(told["seats"]), datetime.fromtimestamp(changed, UTC), about["lines"])
