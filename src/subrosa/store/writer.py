"""One thread writes. Everything that waits is done in one transaction and kept by one durable commit."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from .batch import Batch, Stale
from .errors import FAILURES, StoreUnavailable, said, timed_out, unavailable
from .watch import Watch

T = TypeVar("T")
TOGETHER = 512
"""The most jobs of one commit."""


@dataclass(frozen=True)
class Job:
    """Something to be written, and whom to tell when it is on disk."""

    work: Callable[[Batch], Any]
    done: Future[Any] = field(default_factory=Future)
    last: bool = False
    """Whatever else is of the same commit comes before it."""


class Outage(StoreUnavailable):
    """The database itself failed, and with it everything that was under way."""


class Lost(Outage):
    """The line to the database was gone before it was asked to keep anything."""


class Writer:
    """Does jobs in the order they come. What a job changes is on disk before its future is done.

    A job may be run twice: when another one of the same commit failed, all are undone and done again one by
    one. So it changes nothing but the database, and does not go on after an error of the database. A lost
    connection, a full disk and the like fail what was under way with `StoreUnavailable`; the next job tries anew.
    What is called back when a future is done runs in the writer's thread and must not wait for another write.
    """

    def __init__(self, engine: Engine, batch: Callable[[Connection], Batch], where: str, watch: Watch) -> None:
        self._engine, self._batch, self._where, self._watch = engine, batch, where, watch
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._door, self._open = threading.Lock(), True
        self._thread = threading.Thread(target=self._serve, name="subrosa-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Batch], T], *, last: bool = False) -> Future[T]:
        """Have something written. What all servers write comes last, so that they do not wait for each other."""
        job = Job(work, last=last)
        with self._door:
            if self._open:
                self._jobs.put(job)
            else:
                job.done.set_exception(StoreUnavailable(f"{self._where} is closed"))
        return job.done

    def close(self) -> None:
        """Do what still waits, then stop."""
        with self._door:
            if self._open:
                self._jobs.put(None)
            self._open = False
        self._thread.join()

    def _serve(self) -> None:
        last = False
        while not last:
            waiting = self._waiting()
            last = waiting[-1] is None
            jobs = [job for job in waiting if job and job.done.set_running_or_notify_cancel()]
            if jobs:
                self._do(sorted(jobs, key=lambda job: job.last))

    def _waiting(self) -> list[Job | None]:
        """All that wait; at least one."""
        jobs = [self._jobs.get()]
        try:
            while jobs[-1] and len(jobs) < TOGETHER:
                jobs.append(self._jobs.get_nowait())
        except Empty:
            pass
        return jobs

    def _do(self, jobs: Sequence[Job]) -> bool:
        """Together if that goes, else one by one, so that a job that fails fails alone. Does the database go on?"""
        try:
            answers = self._patiently(jobs)
        except Outage as outage:
            _fail(jobs, outage)
            return False
        except BaseException as error:
            if len(jobs) > 1 or isinstance(error, Stale):
                return self._one_by_one(jobs)
            _fail(jobs, said(error, self._where))
            return True
        for job, answer in zip(jobs, answers, strict=True):
            job.done.set_result(answer)
        return True

    def _one_by_one(self, jobs: Sequence[Job]) -> bool:
        for n, job in enumerate(jobs, start=1):
            if not self._do([job]):
                _fail(jobs[n:], StoreUnavailable(f"{self._where} failed; this was not tried"))
                return False
        return True

    def _patiently(self, jobs: Sequence[Job]) -> list[Any]:
        """A line that was lost since it was last used is found when it is used again: then another is taken."""
        try:
            return self._commit(jobs)
        except Lost:
            return self._commit(jobs)

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """The answers of jobs, when what they changed is on disk."""
        try:
            self._watch.check()
        except StoreUnavailable as error:
            raise Outage(*error.args) from None
        with self._outages():
            connection = self._engine.connect()
        with connection, self._watch.over(connection):
            with self._outages():
                connection.begin()
            with self._outages(Lost):
                batch = self._batch(connection)
                answers = [job.work(batch) for job in jobs]
                batch.written()
            _check_whole(connection)
            with self._outages():
                connection.commit()
        batch.committed()
        return answers

    @contextmanager
    def _outages(self, kind: type[Outage] = Outage) -> Iterator[None]:
        """Failures of the database as an outage; before the commit only a lost line is one."""
        try:
            yield
        except FAILURES as error:
            if timed_out(error):
                self._watch.silent()
            if kind is Lost and not (isinstance(error, DBAPIError) and error.connection_invalidated):
                raise
            raise kind(*unavailable(error, self._where).args) from None


def _fail(jobs: Sequence[Job], error: BaseException) -> None:
    for job in jobs:
        job.done.set_exception(StoreUnavailable(*error.args) if isinstance(error, StoreUnavailable) else error)


def _check_whole(connection: Connection) -> None:
    """Refuse to commit what the database has undone already, or would undo without a word."""
    raw: Any = connection.connection.dbapi_connection
    if isinstance(raw, sqlite3.Connection):
        whole = raw.in_transaction
    else:
        whole = raw.info.transaction_status.name != "INERROR"
    if not whole:
        raise RuntimeError("a job went on after the database had failed it")
