"""The store: matches as entries that are only ever added to.

    with Store() as store:                                  # or a folder, sqlite:///FILE, postgresql://USER@HOST/DB
        store.create(id, [b"opened"], listing).result()     # on disk when the future is done
        store.append(id, 1, [b"begun"], None).result()
        store.entries(id)                                   # [b"opened", b"begun"]

What entries say is nobody's concern here; they are bytes, sealed with a key that lies beside the store.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, delete, func, select

from . import heads, news, schema
from .address import Address
from .batch import Batch
from .beats import Beat, beat
from .errors import FAILURES, Damaged, StoreUnavailable, said, timed_out
from .known import Known
from .listing import UNFINISHED, Listing
from .opening import opened
from .rewriting import Entries, rewrite
from .servers import Alone, Servers
from .watch import Watch
from .writer import Writer

T = TypeVar("T")
MATCHES, PARTS, ENTRIES = schema.matches.c, schema.parts.c, schema.entries.c
NEWEST = MATCHES.created.desc(), MATCHES.id
JUST_NOW = 1.0
"""A line on which something was written within so many seconds is taken to live; the writer finds another if not."""
log = logging.getLogger(__name__)


class Store:
    """All matches of one database. Threads and processes may share it; of two who add to the same match at the
    same place, one gets `Conflict`.

    What fails because the database does, fails with `StoreUnavailable`; see there for what is known then.
    """

    def __init__(self, address: str | Path | None = None) -> None:
        self.address = Address.of(address)
        self.folder = self.address.folder
        self._open = True
        self._heads = Known()
        self._watch = Watch(str(self.address))
        self._reading = self._watch.over_pings(self.address.engine(writes=False))
        self._writing = self._watch.over_pings(self.address.engine(writes=True), every=JUST_NOW)
        try:
            with self._understood():
                self._seal = opened(self.address, self._reading, self._writing)
        except BaseException:
            self._dispose()
            raise
        self.servers = Alone() if self.address.file else Servers(self._writing, self._watch, self._understood)
        """Those who work with this store, this one among them."""
        self._writer = Writer(self._writing, self._batch, str(self.address), self._watch)

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._open = False
        self.servers.leave()
        self._writer.close()
        self._dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have something written; see `Writer` for what a job may do."""
        return self._writer.write(lambda batch: job(batch.written()))

    def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up, from any thread. All that the job reads is of one moment."""
        if not self._open:
            raise StoreUnavailable(f"{self.address} is closed")
        self._watch.check()
        with self._understood(), self._reading.connect() as connection, self._watch.over(connection):
            answer = job(connection)
            connection.rollback()
            return answer

    def create(self, id: str, entries: Sequence[bytes], listing: Listing) -> Future[None]:
        """Keep a new match with its first entries."""
        data = tuple(entries)
        return self._writer.write(lambda batch: batch.create(id, data, listing))

    def append(self, id: str, at: int, entries: Sequence[bytes], listing: Listing | None) -> Future[None]:
        """Add entries to a match that has `at` of them; if it has not, the future fails with `Conflict`.

        Without a listing the match is told of as before.
        """
        data = tuple(entries)
        return self._writer.write(lambda batch: batch.append(id, at, data, listing))

    def entries(self, id: str, since: int = 0) -> list[bytes]:
        """The entries of a match, all or from a number on."""

        def job(connection: Connection) -> list[bytes]:
            head = heads.read_head(connection, self._seal, id)
            if since >= max(head.listing.entries, 1):
                return []
            wanted = (ENTRIES.match == id) & (ENTRIES.n >= since - 1)
            rows = connection.execute(select(ENTRIES.n, ENTRIES.sealed).where(wanted).order_by(ENTRIES.n)).all()
            read = heads.opened(self._seal, head, max(since, 0), rows)
            self._heads.keep([head])
            return read

        return self.read(job)

    def brought(self, id: str, since: int, sealed: Sequence[bytes]) -> list[bytes] | None:
        """Entries from a number on that news of another server brought along, after the head that they make; None if
        they do not follow what is known here of the match. It asks nothing of the database."""
        before = self._heads.at(id, since)
        if before is None or not sealed:
            return None
        try:
            head = heads.head_in(self._seal, id, sealed[0])
            read = heads.following(self._seal, head, since, before.last, sealed[1:])
        except Damaged:
            return None
        self._heads.keep([head])
        return read

    def listing(self, id: str) -> Listing:
        """How a match stands."""
        return self.read(lambda connection: heads.read_head(connection, self._seal, id).listing)

    def of_person(self, person: str, *, limit: int = 50) -> list[Listing]:
        """The matches in which a person has a chair or which he opened: those that go on first, then the newest.

        When a match last changed has no say: others may have decided in secret.
        """
        mine = select(PARTS.match).where(PARTS.person == person)
        goes_on = MATCHES.state.in_(UNFINISHED)
        wanted = select(schema.matches).where(MATCHES.id.in_(mine))
        return self.listings(wanted.order_by(goes_on.desc(), *NEWEST).limit(limit))

    def finished_of(self, person: str, *, limit: int) -> list[Listing]:
        """The matches of a person that are over, the newest first."""
        mine = select(PARTS.match).where(PARTS.person == person)
        wanted = select(schema.matches).where(MATCHES.id.in_(mine), MATCHES.state == "finished")
        return self.listings(wanted.order_by(*NEWEST).limit(limit))

    def open_tables(self, limit: int = 50) -> list[Listing]:
        """The matches anybody may join, newest first."""
        wanted = select(schema.matches).where(MATCHES.state == "open", MATCHES.public.is_(True))
        return self.listings(wanted.order_by(*NEWEST).limit(limit))

    def kept(self) -> list[Listing]:
        """The matches of the terminal, last changed first."""
        wanted = select(schema.matches).where(MATCHES.state == "kept")
        return self.listings(wanted.order_by(MATCHES.changed.desc(), MATCHES.id))

    def due(self, now: float, limit: int = 100) -> list[str]:
        """The matches in which something should have happened by now, the longest overdue first.

        Not those which another living server looks after.
        """
        wanted = select(MATCHES.id).where(MATCHES.due <= now).order_by(MATCHES.due).limit(limit)
        mine = self.servers.mine()
        wanted = wanted if mine is None else wanted.where(mine)
        return self.read(lambda connection: list(connection.execute(wanted).scalars()))

    def changed(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these matches changed last."""
        wanted = select(MATCHES.id, MATCHES.changed).where(MATCHES.id.in_(ids))
        return self.read(lambda connection: {row.id: row.changed for row in connection.execute(wanted)}) if ids else {}

    def next_due(self) -> float | None:
        """When something has to happen next; None if nothing has to."""
        return self.read(lambda connection: connection.execute(select(func.min(MATCHES.due))).scalar())

    def delete(self, id: str) -> Future[None]:
        """Keep nothing more of a match."""

        def job(connection: Connection) -> None:
            for table, column in ((schema.entries, ENTRIES.match), (schema.parts, PARTS.match)):
                connection.execute(delete(table).where(column == id))
            connection.execute(delete(schema.codes).where(schema.codes.c.match == id))
            connection.execute(delete(schema.matches).where(MATCHES.id == id))
            news.send(connection, self.servers.name, "gone", [id])

        return self.write(job)

    def rewrite(self, id: str, entries: Entries, listing: Callable[[Listing], Listing]) -> Future[None]:
        """Write a match anew, entry for entry, without something that is to be no more."""

        def job(connection: Connection) -> None:
            rewrite(connection, self._seal, id, entries, listing)
            news.send(connection, self.servers.name, "anew", [id])

        return self.write(job)

    def past(self, states: Sequence[str], before: float, limit: int = 100) -> list[str]:
        """Matches in one of these states that have not changed since a time, the oldest first."""
        old = MATCHES.state.in_(states) & (MATCHES.changed < before)
        wanted = select(MATCHES.id).where(old).order_by(MATCHES.changed).limit(limit)
        return self.read(lambda connection: list(connection.execute(wanted).scalars()))

    def beat(self, now: float, clocks: bool, resting: bool = False) -> Future[Beat]:
        """A server is at work; when none was, as far as is known. One at which all rests does not count as at work."""
        return self._writer.write(lambda batch: beat(batch.written(), now, clocks, resting), last=True)

    def room(self) -> int:
        """How many bytes there is room for where matches are kept, as far as this machine knows."""
        return shutil.disk_usage(self.folder).free

    def listings(self, wanted: Select[Any]) -> list[Listing]:
        """What is told of several matches. A damaged one does not hide the others."""
        listings = []
        for row in self.read(lambda connection: connection.execute(wanted).all()):
            try:
                listings.append(heads.head_of(self._seal, row).listing)
            except Damaged as error:
                log.warning("%s", error)
        return listings

    def _batch(self, connection: Connection) -> Batch:
        return Batch(connection, self._seal, self._heads, self.servers.name, len(self.servers.living) > 1)

    def _dispose(self) -> None:
        self._watch.close()
        self._reading.dispose()
        self._writing.dispose()

    @contextmanager
    def _understood(self) -> Iterator[None]:
        try:
            yield
        except FAILURES as error:
            if timed_out(error):
                self._watch.silent()
            raise said(error, str(self.address)) from None
