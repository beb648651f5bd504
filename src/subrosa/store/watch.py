"""A watch over what is asked of the database: who waits too long for an answer is cut off from it.

    with watch.over(connection):
        connection.execute(...)        # fails like a lost connection when the time is up

A database that has stopped without hanging up never answers, and nothing in the network tells. Whoever asks within a
moment after that is refused at once: not everybody has to wait for the same silence.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine

from .errors import StoreUnavailable

DEADLINE = 5.0
"""Seconds within which the database answers."""
SILENCE = 2.0
"""So long after a cut nothing is asked of it."""


class Watch:
    """Those who wait for the database, each with the end of his patience."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._changed = threading.Condition()
        self._waiting: dict[int, tuple[float, Any]] = {}
        self._open, self._number, self._silent = True, 0, 0.0
        threading.Thread(target=self._look, name="subrosa-watch", daemon=True).start()

    def close(self) -> None:
        with self._changed:
            self._open = False
            self._changed.notify()

    def check(self) -> None:
        """Raise `StoreUnavailable` if the database has just not answered somebody."""
        if time.monotonic() < self._silent:
            raise StoreUnavailable(f"{self._where} does not answer")

    @contextmanager
    def over(self, connection: Connection) -> Iterator[None]:
        with self.over_raw(connection.connection.dbapi_connection):
            yield

    @contextmanager
    def over_raw(self, raw: Any) -> Iterator[None]:
        with self._changed:
            self._number += 1
            number = self._number
            self._waiting[number] = (time.monotonic() + DEADLINE, raw)
            if len(self._waiting) == 1:
                self._changed.notify()
        try:
            yield
        finally:
            with self._changed:
                self._waiting.pop(number, None)

    def over_pings(self, engine: Engine, every: float = 0.0) -> Engine:
        """Connections of this engine are asked whether they live before they are used, if they were not just now; that
        is watched too."""
        ping, lived = engine.dialect.do_ping, WeakKeyDictionary[Any, float]()

        def watched(raw: Any) -> bool:
            if time.monotonic() < lived.get(raw, 0.0):
                return True
            with self.over_raw(raw):
                alive = ping(raw)
            lived[raw] = time.monotonic() + every
            return alive

        engine.dialect.do_ping = watched  # type: ignore[method-assign, assignment]
        return engine

    def silent(self) -> None:
        """The database was not to be reached in time."""
        self._silent = time.monotonic() + SILENCE

    def _look(self) -> None:
        with self._changed:
            while self._open:
                now = time.monotonic()
                for number, (end, raw) in list(self._waiting.items()):
                    if end <= now:
                        del self._waiting[number]
                        self.silent()
                        _cut(raw)
                ends = [end for end, _ in self._waiting.values()]
                self._changed.wait(min(ends) - now if ends else None)


def _cut(raw: Any) -> None:
    """Whoever waits at this connection gets an error now."""
    with suppress(Exception):
        if isinstance(raw, sqlite3.Connection):
            raw.interrupt()
        else:
            with socket.socket(fileno=os.dup(raw.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)
