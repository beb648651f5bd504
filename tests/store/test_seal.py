"""Nothing of the play can be read in a store, and nothing can be changed unnoticed."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.store import Damaged, Store, StoreUnavailable, new_id
from subrosa.store.seal import Seal

from .matches import ANN, begun, listing

Opened = Callable[[], Store]
PLAY = [b"play monk red 4", b"move blue church", b"accuse " * 40, b"chance draw green 2"]


def raw_bytes(store: Store) -> bytes:
    """All that lies on disk of a store; of PostgreSQL, all that it has in the tables."""
    if store.address.file:
        return b"".join(path.read_bytes() for path in store.folder.iterdir())
    with psycopg.connect(store.address.url.set(drivername="postgresql").render_as_string()) as connection:
        tables = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("matches", "entries", "parts")]
    return b" ".join(value if isinstance(value, bytes) else repr(value).encode() for value in _values(tables))


def _values(tables: list[Any]) -> list[Any]:
    return [value for rows in tables for row in rows for value in row]


def test_nothing_of_the_play_can_be_read_in_the_store(store: Store) -> None:
    id = begun(store, PLAY)
    during = raw_bytes(store)
    store.close()
    for found in (during, raw_bytes(store)):
        assert id.encode() in found
        for word in ("play monk", "monk", "blue", "church", "accuse", "green", "Adelmo", "Berengar", "greedy"):
            assert word.encode() not in found


def test_entries_of_about_the_same_length_look_the_same(store: Store) -> None:
    id = begun(store, [b"x" * length for length in (0, 1, 40, 63, 64, 65, 127, 128)])
    wanted = text("SELECT length(sealed) FROM entries WHERE match = :id ORDER BY n")
    lengths = store.read(lambda connection: list(connection.execute(wanted, {"id": id}).scalars()))
    first = lengths[0]
    assert [length - first for length in lengths] == [0, 0, 0, 0, 64, 64, 64, 128]


@pytest.mark.parametrize("data", [b"", b"\0", b"\x80", b"\x80\0\0", b"\0" * 64, bytes(range(256)) * 3])
def test_what_is_wrapped_is_unwrapped_byte_by_byte(data: bytes) -> None:
    seal = Seal(bytes(32))
    assert seal.unwrap(seal.wrap(data, b"here"), b"here") == data
    with pytest.raises(SubRosaError):
        seal.unwrap(seal.wrap(data, b"here"), b"there")
    with pytest.raises(SubRosaError):
        seal.of("another").unwrap(seal.of("one").wrap(data, b"here"), b"here")


TAMPERED = {
    "a changed entry": "UPDATE entries SET sealed = :noise WHERE match = :id AND n = 2",
    "an empty entry": "UPDATE entries SET sealed = :nothing WHERE match = :id AND n = 2",
    "a dropped entry": "DELETE FROM entries WHERE match = :id AND n = 2",
    "a dropped first entry": "DELETE FROM entries WHERE match = :id AND n = 0",
    "a dropped last entry": "DELETE FROM entries WHERE match = :id AND n = 3",
    "all entries dropped": "DELETE FROM entries WHERE match = :id",
    "an entry in the place of another": """UPDATE entries SET sealed =
        (SELECT sealed FROM entries AS e WHERE e.match = :id AND e.n = 1) WHERE match = :id AND n = 2""",
    "an entry of another match": """UPDATE entries SET sealed =
        (SELECT sealed FROM entries AS e WHERE e.match = :other AND e.n = 2) WHERE match = :id AND n = 2""",
    "a last entry of another match": """UPDATE entries SET sealed =
        (SELECT sealed FROM entries AS e WHERE e.match = :other AND e.n = 3) WHERE match = :id AND n = 3""",
    "an entry twice": "INSERT INTO entries SELECT match, 4, sealed FROM entries WHERE match = :id AND n = 3",
    "an entry before all": "INSERT INTO entries SELECT match, -1, sealed FROM entries WHERE match = :id AND n = 0",
    "a head of another match": """UPDATE matches SET sealed =
        (SELECT sealed FROM matches AS m WHERE m.id = :other) WHERE id = :id""",
    "an entry as a head": """UPDATE matches SET sealed =
        (SELECT sealed FROM entries WHERE match = :id AND n = 0) WHERE id = :id""",
    "an empty head": "UPDATE matches SET sealed = :nothing WHERE id = :id",
    "another state": "UPDATE matches SET state = 'open' WHERE id = :id",
    "made public": "UPDATE matches SET public = (1 = 1) WHERE id = :id",
    "another date": "UPDATE matches SET changed = 1 WHERE id = :id",
    "another deadline": "UPDATE matches SET due = 1 WHERE id = :id",
}


def tamper(store: Store, statement: str, **values: Any) -> None:
    values |= {"noise": os.urandom(92), "nothing": b""}
    used = {name: value for name, value in values.items() if f":{name}" in statement}
    assert store.write(lambda connection: connection.execute(text(statement), used).rowcount).result() > 0


@pytest.mark.parametrize("how", TAMPERED)
def test_tampering_is_noticed(opened: Opened, how: str) -> None:
    with opened() as store:
        id, other = begun(store, PLAY), begun(store, PLAY)
        tamper(store, TAMPERED[how], id=id, other=other)
    store = opened()
    with pytest.raises(Damaged, match=f"match {id} is damaged"):
        store.entries(id)
    assert store.entries(other) == PLAY


@pytest.mark.parametrize(
    "how", [how for how in TAMPERED if "entry" in how and not {"first", "before", "head"} & set(how.split())]
)
def test_tampering_is_noticed_by_who_reads_only_the_end(store: Store, how: str) -> None:
    id, other = begun(store, PLAY), begun(store, PLAY)
    tamper(store, TAMPERED[how], id=id, other=other)
    with pytest.raises(Damaged):
        store.entries(id, 2)


def test_nothing_is_added_to_a_head_that_was_changed(opened: Opened) -> None:
    store = opened()
    id, other = begun(store, PLAY), begun(store, PLAY)
    tamper(store, TAMPERED["a head of another match"], id=id, other=other)
    for each in (store, opened()):
        with pytest.raises(Damaged):
            each.append(id, 4, [b"more"], None).result()


def test_a_damaged_match_does_not_hide_the_others(store: Store) -> None:
    id, other = begun(store), begun(store)
    tamper(store, TAMPERED["an empty head"], id=id)
    with pytest.raises(Damaged):
        store.listing(id)
    assert [told.id for told in store.of_person(ANN)] == [other]


def test_a_row_of_another_course_of_the_same_match_is_noticed(home: Path, tmp_path: Path) -> None:
    with Store(home) as store:
        id = begun(store)
    shutil.copytree(home, tmp_path / "copy")
    for where, word in ((home, b"here"), (tmp_path / "copy", b"there")):
        with Store(where) as store:
            store.append(id, 2, [word, b"the same"], None).result()
    with closing(sqlite3.connect(tmp_path / "copy" / "store.db")) as db:
        row = db.execute("SELECT sealed FROM entries WHERE match = ? AND n = 2", (id,)).fetchone()
    with closing(sqlite3.connect(home / "store.db")) as db, db:
        db.execute("UPDATE entries SET sealed = ? WHERE match = ? AND n = 2", (*row, id))
    with Store(home) as store, pytest.raises(Damaged):
        store.entries(id)


def test_another_key_does_not_open_the_store(opened: Opened, home: Path) -> None:
    with opened() as store:
        begun(store)
    (home / "key").write_bytes(bytes(32))
    with pytest.raises(BadRequest, match="another key"):
        opened()


def test_a_lost_key_is_not_replaced(opened: Opened, home: Path) -> None:
    with opened() as store:
        begun(store)
    (home / "key").write_bytes(b"short")
    with pytest.raises(BadRequest, match="not the key"):
        opened()
    (home / "key").unlink()
    with pytest.raises(BadRequest, match="is missing"):
        opened()
    assert not (home / "key").exists()


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "subrosa"
    old = os.umask(0)
    try:
        with Store(folder) as store:
            begun(store)
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(old)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert modes == dict.fromkeys(modes, 0o600)
    assert {"key", "store.db", "store.db-wal"} <= modes.keys()


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRequest, match="cannot be kept"):
        Store(tmp_path / "file")


@pytest.mark.parametrize(
    "how",
    [
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:50],
        lambda whole: b"no database at all" * 100,
        lambda whole: whole[:4096] + os.urandom(len(whole) - 4096),
    ],
    ids=["half of it", "the beginning", "another file", "noise"],
)
def test_a_spoilt_file_is_said_in_a_sentence(home: Path, how: Callable[[bytes], bytes]) -> None:
    id = new_id()
    with Store(home) as store:
        store.create(id, [os.urandom(1000) for _ in range(50)], listing()).result()
    file = home / "store.db"
    file.write_bytes(how(file.read_bytes()))
    with pytest.raises((StoreUnavailable, BadRequest)) as refused, Store(home) as store:
        store.entries(id)
    assert "SELECT" not in str(refused.value)
