"""The line on which a server hears the others, and on which it lets itself be heard of.

One connection and one thread for all of it: news are heard the moment they are kept, and a few times a second a server
says that it is alive. Who is killed is known at once, for his line ends with him: a lock that lay on it is free then.
Who is silent, line or not, is taken for dead after a while. What a server tells the others beside that is said on this
line too, in passing: it is kept nowhere.
"""

from __future__ import annotations

import logging
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine

from .news import CHANNEL, News, pieces, read
from .watch import Watch

log = logging.getLogger(__name__)
BEAT, LEASE = 0.3, 1.1
"""A server is heard of, and looks whose line is cut, so often, in seconds; who is not heard of for so long is taken for
dead, whatever may be with his line."""
PAUSE = 0.5
"""Seconds after which a lost line is looked for again."""
FIRST = 10.0
"""So long a server that starts waits for its line."""
WAITING = 10_000
"""The most that waits to be said. What is said in passing may be lost: whoever is cut off asks again."""
AGAIN, ROLL = "again", "roll"
"""What a server hears of itself: it was cut off, so look again; others are at work now than before."""
NOW = "extract(epoch from clock_timestamp())"
ALIVE = f"""
    INSERT INTO servers (name, until) VALUES (%s, {NOW} + %s)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until
"""
ROLL_CALL = f"SELECT name FROM servers WHERE until > {NOW}"
HOLD = "SELECT pg_advisory_lock_shared(hashtextextended(%s, 0))"
"""A server's name lies on its line as long as there is one."""
CUT_OFF = """
    DELETE FROM servers
    WHERE name = ANY(%s) AND pg_try_advisory_xact_lock(hashtextextended(name, 0))
"""
LONG_GONE = f"DELETE FROM servers WHERE until < {NOW} - 3600"


class Post:
    """A server among others. `hear` is called in a thread of its own."""

    def __init__(self, name: str, engine: Engine, watch: Watch, hear: Callable[[News], None]) -> None:
        self.name, self._engine, self._watch, self._hear = name, engine, watch, hear
        self.living: frozenset[str] = frozenset()
        self._own = f'["{name}",'
        """How one's own news begin: they are not even read."""
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._bell, self._rope = os.pipe()
        os.set_blocking(self._rope, False)
        self._open, self._first = True, threading.Event()
        self._heard = 0.0
        """When this server was last heard of itself."""
        self._thread = threading.Thread(target=self._serve, name="subrosa-post", daemon=True)
        self._thread.start()
        self._first.wait(FIRST)

    def tell(self, kind: str, told: Sequence[Any]) -> None:
        """Tell the others in passing."""
        if len(self.living) > 1:
            self._waiting.extend(pieces(self.name, kind, told))
            self._ring()

    def close(self) -> None:
        """Leave: the others know it at once."""
        self._open = False
        self._ring()
        self._thread.join()
        os.close(self._bell)
        os.close(self._rope)

    def _ring(self) -> None:
        with suppress(BlockingIOError):  # it has rung often enough
            os.write(self._rope, b".")

    def _serve(self) -> None:
        while self._open:
            try:
                self._attend()
            except Exception as error:  # whatever it was: without a line this server counts as dead
                log.warning("the line to other servers was lost: %s", type(error).__name__)
                if self._open:
                    time.sleep(PAUSE)

    def _attend(self) -> None:
        """From finding the line to its loss, or to the end."""
        lent = self._engine.raw_connection()
        line: Any = lent.driver_connection
        lent.detach()
        try:
            with self._watch.over_raw(line):
                self._begin(line)
            self._listen(line)
        finally:
            with suppress(Exception):
                line.close()

    def _begin(self, line: Any) -> None:
        line.rollback()
        line.autocommit = True
        line.add_notify_handler(lambda heard: self._take(heard.payload))
        line.execute("SET synchronous_commit = off")  # a beat that a crash takes along has lost its sense anyway
        (self._channel,) = line.execute(f"SELECT {CHANNEL}").fetchone()
        line.execute(f'LISTEN "{self._channel}"')
        line.execute(LONG_GONE)
        line.execute(HOLD, (self.name,))
        self._beat(line)
        self._pass_on(line, "came")
        self._hear(News(self.name, AGAIN, [] if self._first.is_set() else ["first"]))
        self._first.set()

    def _listen(self, line: Any) -> None:
        due = time.monotonic() + BEAT
        while self._open:
            with self._watch.over_raw(line):
                if time.monotonic() >= due:
                    due = time.monotonic() + BEAT
                    self._beat(line)
                self._say(line)
            ready, _, _ = select.select([line.fileno(), self._bell], [], [], max(0.0, due - time.monotonic()))
            if self._bell in ready:
                os.read(self._bell, 4096)
            if line.fileno() in ready:
                line.pgconn.consume_input()
            while (heard := line.pgconn.notifies()) is not None:
                self._take(heard.extra.decode())
        self._leave(line)

    def _beat(self, line: Any) -> None:
        """Be heard of, and see who else is. Who was not heard of himself for long does not judge the others yet."""
        line.execute(ALIVE, (self.name, LEASE))
        if others := sorted(self.living - {self.name}):
            line.execute(CUT_OFF, (others,))
        living = frozenset(name for (name,) in line.execute(ROLL_CALL))
        now = time.monotonic()
        fair, self._heard = now - self._heard < LEASE, now
        if not fair:
            living |= self.living
        if living != self.living:
            self.living = living
            self._hear(News(self.name, ROLL, sorted(living)))

    def _say(self, line: Any) -> None:
        while self._waiting:
            line.execute("SELECT pg_notify(%s, %s)", (self._channel, self._waiting.popleft()))

    def _pass_on(self, line: Any, kind: str) -> None:
        for piece in pieces(self.name, kind, []):
            line.execute("SELECT pg_notify(%s, %s)", (self._channel, piece))

    def _leave(self, line: Any) -> None:
        with self._watch.over_raw(line):
            self._say(line)
            line.execute("DELETE FROM servers WHERE name = %s", (self.name,))
            self._pass_on(line, "left")

    def _take(self, text: str) -> None:
        if text.startswith(self._own):
            return
        news = read(text)
        if news is None:
            return
        if news.kind == "left":
            self.living -= {news.server}
            news = News(self.name, ROLL, sorted(self.living))
        elif news.server not in self.living and news.server:
            self.living |= {news.server}
            self._hear(News(self.name, ROLL, sorted(self.living)))
        self._hear(news)
