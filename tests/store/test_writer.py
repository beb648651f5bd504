"""What waits is written together; what fails, fails alone; nothing acknowledged is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import Postgres
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from subrosa.store import Conflict, NoMatch, Store, StoreUnavailable, new_id, watch
from subrosa.store import address as addresses

from .matches import ANN, begun, listing

Opened = Callable[[], Store]


class Held:
    """The writer of a store, held while jobs gather."""

    def __init__(self, store: Store) -> None:
        self.go_on, self.store, self.commits = threading.Event(), store, 0

    def __enter__(self) -> Held:
        started = threading.Event()

        def wait(_: Connection) -> None:
            started.set()
            self.go_on.wait(60)

        self.first = self.store.write(wait)
        assert started.wait(60)
        event.listen(self.store._writing, "commit", self._count)
        return self

    def _count(self, _: Connection) -> None:
        self.commits += 1

    def __exit__(self, *_: object) -> None:
        self.go_on.set()
        self.first.result()


def test_what_waits_is_kept_by_one_commit(store: Store) -> None:
    ids = [begun(store) for _ in range(10)]
    with Held(store) as held:
        done = [store.append(id, n, [b"%d" % n], None) for n in range(2, 7) for id in ids]
        assert not any(future.done() for future in done)
    for future in done:
        future.result()
    assert held.commits == 2  # the one that was held, and one for all fifty
    assert [store.entries(id)[2:] for id in ids] == [[b"2", b"3", b"4", b"5", b"6"]] * 10


def test_a_power_cut_loses_nothing_that_was_kept(sqlite_address: str) -> None:
    """SQLite waits for the disk at every commit only if it is told to."""
    with Store(sqlite_address) as store, store._writing.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_a_job_that_fails_fails_alone(store: Store) -> None:
    id = begun(store)
    with Held(store):
        before = store.append(id, 2, [b"before"], None)
        conflict = store.append(id, 2, [b"conflict"], None)
        nowhere = store.append("nowhere", 0, [b"nowhere"], None)
        no_bytes = store.append(id, 3, ["text"], None)  # type: ignore[list-item]
        twice = store.write(lambda connection: connection.execute(text("INSERT INTO matches (id) VALUES ('x')")))
        ends = store.write(_ends)
        after = store.append(id, 3, [b"after"], None)
    before.result()
    after.result()
    kinds = [type(future.exception()) for future in (conflict, nowhere, no_bytes, twice, ends)]
    assert kinds == [Conflict, NoMatch, TypeError, IntegrityError, SystemExit]
    assert store.entries(id) == [b"opened", b"begun", b"before", b"after"]


def _ends(_: Connection) -> None:
    raise SystemExit


def test_what_changed_elsewhere_is_not_overwritten_by_what_was_remembered(opened: Opened) -> None:
    here, there = opened(), opened()
    ids = [begun(here) for _ in range(4)]
    for id in ids[:2]:
        there.append(id, 2, [], listing(state="paused")).result()
    with Held(here):
        done = [here.append(id, 2, [b"more"], None) for id in ids]
    for future in done:
        future.result()
    assert [here.listing(id).state for id in ids] == ["paused", "paused", "playing", "playing"]
    assert all(there.entries(id) == [b"opened", b"begun", b"more"] for id in ids)


def test_a_match_is_begun_and_goes_on_in_one_commit(store: Store) -> None:
    id = new_id()
    with Held(store) as held:
        done: list[Future[Any]] = [store.create(id, [b"opened"], listing())]
        done.append(store.append(id, 1, [b"begun"], listing(host=None, chairs=())))
        done.append(store.write(lambda connection: connection.execute(text("SELECT n FROM entries")).all()))
        done.append(store.append(id, 2, [b"more"], None))
        twice = store.create(id, [b"again"], listing())
    assert [future.result() for future in done] == [None, None, [(0,), (1,)], None]
    assert isinstance(twice.exception(), Conflict)
    assert held.commits == 5  # the one that was held, and one by one because of the last
    assert store.entries(id) == [b"opened", b"begun", b"more"]
    assert store.of_person(ANN) == []


def test_a_job_that_goes_on_after_an_error_is_not_acknowledged(store: Store) -> None:
    def careless(connection: Connection) -> None:
        connection.execute(text("INSERT INTO seals (name, sealed) VALUES ('lost', 'x')"))
        if store.address.file:
            connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself when the disk is full
        with suppress(SQLAlchemyError):
            connection.execute(text("SELECT nonsense"))

    with pytest.raises(RuntimeError, match="went on after"):
        store.write(careless).result()
    assert store.read(lambda connection: connection.execute(text("SELECT name FROM seals")).all()) == [("store",)]


def test_a_job_that_is_cancelled_in_time_is_not_done(store: Store) -> None:
    id = begun(store)
    with Held(store):
        done = store.append(id, 2, [b"cancelled"], None)
        assert done.cancel()
    store.append(id, 2, [b"more"], None).result()
    assert store.entries(id) == [b"opened", b"begun", b"more"]


def test_many_threads_write_and_read_at_once(store: Store) -> None:
    ids = [begun(store, []) for _ in range(8)]

    def play(id: str) -> None:
        for n in range(25):
            store.append(id, n, [b"%d" % n], None).result()
            assert store.entries(id, n) == [b"%d" % n]

    threads = [threading.Thread(target=play, args=(id,)) for id in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(store.entries(id) == [b"%d" % n for n in range(25)] for id in ids)


KILLED = """
import sys
from subrosa.store import Store
address, id = sys.argv[1:]
with Store(address) as store:
    n = len(store.entries(id))
    while True:
        waiting = [store.append(id, n + more, [b"entry %d" % (n + more)], None) for more in range(3)]
        for future in waiting:
            future.result()
            n += 1
            print(n, flush=True)
"""


def test_a_killed_process_loses_no_entry_it_acknowledged(address: str, opened: Opened) -> None:
    with opened() as store:
        id = begun(store, [])
    said = 0
    for enough in (1, 30, 80):
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, address, id], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if int(line) >= enough:
                    process.send_signal(signal.SIGKILL)
                    break
            rest = [word for word in process.stdout.read().split("\n")[:-1] if word]
            said = int(rest[-1] if rest else line)
        with opened() as store:
            found = store.entries(id)
        assert len(found) >= said >= enough
        assert found == [b"entry %d" % n for n in range(len(found))]


def pages(store: Store, more: int) -> None:
    """Let an SQLite file grow by so many pages at most; the writer's connection is asked through its pool."""

    def limit(raw: sqlite3.Connection, *_: object) -> None:
        (now,) = raw.execute("PRAGMA page_count").fetchone()
        raw.execute(f"PRAGMA max_page_count = {now + more}")

    event.listen(store._writing, "checkout", limit, once=True)


def test_a_full_disk_is_said_and_the_store_goes_on_when_there_is_room_again(home: Path) -> None:
    with Store(home) as store:
        id, other = begun(store), begun(store)
        pages(store, 4)
        with pytest.raises(StoreUnavailable, match="there is no room left"):
            store.append(id, 2, [os.urandom(100_000)], None).result()
        with Held(store):
            large = store.append(id, 2, [os.urandom(100_000)], None)
            small = store.append(other, 2, [b"small"], None)
        assert isinstance(large.exception(), StoreUnavailable)
        small.result()
        assert store.entries(id) == [b"opened", b"begun"]
        pages(store, 10_000)
        store.append(id, 2, [bytes(100_000)], None).result()
    with Store(home) as store:
        assert store.entries(id) == [b"opened", b"begun", bytes(100_000)]
        assert store.entries(other)[-1] == b"small"
        assert store.read(lambda connection: connection.execute(text("PRAGMA integrity_check")).scalar()) == "ok"


def test_a_file_that_another_program_holds_is_said(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "BUSY_SECONDS", 0.05)
    with Store(home) as store, closing(sqlite3.connect(home / "store.db", isolation_level=None)) as other:
        id = begun(store)
        other.execute("BEGIN IMMEDIATE")
        waiting = [store.append(id, 2, [b"more"], None) for _ in range(3)]
        for future in waiting:
            with pytest.raises(StoreUnavailable, match="in use by another program"):
                future.result()
        assert store.entries(id) == [b"opened", b"begun"]
        other.execute("ROLLBACK")
        store.append(id, 2, [b"more"], None).result()


@pytest.mark.parametrize(
    "how", [pytest.param(signal.SIGINT, marks=pytest.mark.long), signal.SIGQUIT], ids=["in order", "at once"]
)
def test_a_database_that_stops_is_said_and_found_again(postgres: Postgres, how: signal.Signals) -> None:
    with Store(postgres.new_place()) as store:
        id = begun(store)
        postgres.stop(how)
        try:
            for ask in (lambda: store.append(id, 2, [b"lost"], None).result(), lambda: store.entries(id)):
                for _ in range(2):
                    with pytest.raises(StoreUnavailable, match="cannot be reached"):
                        ask()
        finally:
            postgres.start()
        assert store.entries(id) == [b"opened", b"begun"]
        store.append(id, 2, [b"again"], None).result()
        assert store.entries(id)[2:] == [b"again"]


@pytest.mark.long
def test_a_database_that_stops_amid_jobs_fails_those_under_way(postgres: Postgres) -> None:
    with Store(postgres.new_place()) as store:
        id = begun(store)

        def stops(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))
            postgres.stop(signal.SIGQUIT)
            connection.execute(text("SELECT 1"))

        with Held(store):
            under_way: list[Future[None]] = [store.append(id, 2, [b"lost"], None), store.write(stops)]
        try:
            for future in under_way:
                with pytest.raises(StoreUnavailable, match="cannot be reached"):
                    future.result()
        finally:
            postgres.start()
        assert store.entries(id) == [b"opened", b"begun"]
        store.append(id, 2, [b"again"], None).result()


def test_a_connection_lost_in_the_commit_fails_all_and_nothing_is_done_twice(postgres: Postgres) -> None:
    address = postgres.new_place()
    with Store(address) as store:
        id, runs = begun(store), []

        def cut(connection: Connection) -> None:
            raw: Any = connection.connection.dbapi_connection
            with psycopg.connect(address) as other:
                other.execute("SELECT pg_terminate_backend(%s, 60000)", (raw.info.backend_pid,))

        with Held(store):
            under_way = [store.append(id, 2, [b"lost"], None), store.write(lambda _: runs.append("run"))]
            event.listen(store._writing, "rollback", lambda _: runs.append("rolled back"))
            store.write(lambda _: event.listen(store._writing, "commit", cut, once=True))
        for future in under_way:
            with pytest.raises(StoreUnavailable, match="cannot be reached"):
                future.result()
        assert runs.count("run") == 1
        assert store.entries(id) == [b"opened", b"begun"]
        store.append(id, 2, [b"again"], None).result()


def test_a_line_that_was_lost_between_two_commits_is_nobodys_trouble(postgres: Postgres) -> None:
    address = postgres.new_place()
    with Store(address) as store, psycopg.connect(address, autocommit=True) as other:
        id = begun(store)
        for n in range(2, 5):  # within the second in which a line is not asked whether it lives
            other.execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE state = 'idle'")
            store.append(id, n, [b"%d" % n], None).result()
        assert store.entries(id)[2:] == [b"2", b"3", b"4"]


def test_a_database_that_does_not_answer_is_not_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its processes stand still, and nothing in the network tells."""
    monkeypatch.setattr(watch, "DEADLINE", 0.3)
    monkeypatch.setattr(watch, "SILENCE", 3600.0)
    address = postgres.new_place() + "&connect_timeout=1"
    with Store(address) as store, psycopg.connect(address) as other:
        id = begun(store)
        store.entries(id)
        found = other.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'subrosa'").fetchall()
        still = [postgres.process.pid, *(pid for (pid,) in found)]
        for pid in still:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(StoreUnavailable):
                store.append(id, 2, [b"hung"], None).result(30)
            for ask in (lambda: store.entries(id), lambda: store.append(id, 2, [b"hung"], None).result(10)):
                with pytest.raises(StoreUnavailable, match="does not answer"):
                    ask()
        finally:
            for pid in still:
                os.kill(pid, signal.SIGCONT)
        store._watch._silent = 0.0
        assert store.entries(id) == [b"opened", b"begun"]
        store.append(id, 2, [b"again"], None).result()
