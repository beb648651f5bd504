"""Matches an earlier version kept in `matches.db` are taken over. `old/` was made by that version."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from subrosa.core.errors import BadRequest
from subrosa.store.store import Store, StoreUnavailable

OLD = Path(__file__).parent / "old"
TWO, THREE, FINISHED = "ryg888qr8f", "kx76842ryr", "6xkdskf2v9"


@pytest.fixture
def folder(home: Path) -> Path:
    """A folder as an earlier version left it."""
    shutil.copytree(OLD, home)
    with closing(sqlite3.connect(home / "matches.db")) as db:
        db.execute("PRAGMA journal_mode = WAL")
    return home


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "matches.db")) as db, db:
        assert db.execute(statement).rowcount > 0


def test_unfinished_matches_of_an_earlier_version_are_taken_over(folder: Path) -> None:
    with Store() as store:
        kept = store.kept()
        assert [(told.id, told.game, told.seats, told.entries) for told in kept] == [
            (THREE, "rose", 3, 1),
            (TWO, "rose", 2, 1),
        ]
        (entry,) = store.entries(TWO)
    told = json.loads(entry)
    assert told["type"] == "kept" and told["at"] == kept[1].changed == kept[1].created
    assert told["head"][1].startswith("game rose") and told["seats_info"] == {"me": 1, "bots": {"0": "greedy"}}
    assert len(told["lines"]) == 55 and told["lines"][0] == "chance first 2"


def test_the_old_file_stays_under_another_name(folder: Path) -> None:
    key = (folder / "key").read_bytes()
    with Store(), Store() as again:
        assert len(again.kept()) == 2
    assert names(folder) == {"key", "store.db", "matches.db.taken-over"}
    assert (folder / "key").read_bytes() == key
    with closing(sqlite3.connect(folder / "matches.db.taken-over")) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (3,)


def test_what_was_taken_over_already_is_not_taken_twice(folder: Path) -> None:
    """As when the power went before the old file was renamed."""
    with Store() as store:
        store.append(TWO, 1, [b"gone on"], None).result()
    shutil.copy(OLD / "matches.db", folder)
    with Store() as store:
        assert len(store.kept()) == 2
        assert store.entries(TWO)[1:] == [b"gone on"]
    assert {"matches.db.taken-over", "matches.db.taken-over1"} <= names(folder)


def test_a_damaged_match_stays_behind_and_is_said(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    change(folder, f"DELETE FROM lines WHERE id = '{TWO}' AND n = 7")
    with caplog.at_level(logging.WARNING), Store() as store:
        assert [told.id for told in store.kept()] == [THREE]
    assert f"match {TWO}" in caplog.text


def test_matches_sealed_with_another_key_wait_for_theirs(folder: Path) -> None:
    key = (folder / "key").read_bytes()
    (folder / "key").unlink()
    with pytest.raises(BadRequest, match="is missing"):
        Store()
    (folder / "key").write_bytes(bytes(32))
    with pytest.raises(BadRequest, match="another key"):
        Store()
    (folder / "key").write_bytes(key)
    with Store() as store:
        assert len(store.kept()) == 2


def test_a_file_that_an_earlier_version_still_uses_is_left_alone(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "matches.db")) as in_use:
        in_use.execute("SELECT count(*) FROM matches").fetchone()
        with pytest.raises(StoreUnavailable, match="cannot be taken over"):
            Store()
    with Store() as store:
        assert len(store.kept()) == 2


def test_processes_that_take_over_at_once_do_it_once(folder: Path) -> None:
    code = "from subrosa.store.store import Store\nwith Store() as store: print(len(store.kept()))"
    processes = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate()[0] for process in processes] == ["2\n"] * 3
    assert names(folder) == {"key", "store.db", "matches.db.taken-over"}


def test_a_store_elsewhere_takes_nothing_over(folder: Path) -> None:
    with Store(f"sqlite:///{folder}/another.db") as store:
        assert store.kept() == []
    assert "matches.db" in names(folder)
