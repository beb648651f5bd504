"""What is kept on disk: nothing is lost, nothing can be read, nothing can be changed unnoticed."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from subrosa.bots import seated
from subrosa.core import record
from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.core.match import Match
from subrosa.games import find
from subrosa.games.rose import box
from subrosa.store import Journal, Store, home, restored

ROSE = find("rose")


def new_match(seats: int = 3, seed: int = 1, **how: object) -> Match:
    return Match.new(ROSE, seats, Random(seed), **how)  # type: ignore[arg-type]


def played_on(match: Match, store: Store, id: str, decisions: int = 10_000) -> None:
    """Bots play, every decision is written at once."""
    journal, bots = Journal(store, id, match), seated(["random"], match.setup.seats, 1)
    while not match.over and decisions:
        seat = match.deciders[0]
        match.decide(seat, bots[seat].choose(match.view(seat), match.tellings(seat)))
        journal.write()
        decisions -= 1


def lines_of(match: Match) -> list[str]:
    return list(record.lines(match))


def test_a_match_comes_back_as_it_was_left(tmp_path: Path) -> None:
    match = new_match()
    with Store(tmp_path) as store:
        id = store.create(match, {"me": 2, "names": ["Adelmo", "Berengar", "Ich"]})
        played_on(match, store, id, 40)
    with Store(tmp_path) as store:
        stored = store.load(id)
    assert stored.seats_info == {"me": 2, "names": ["Adelmo", "Berengar", "Ich"]}
    assert not stored.finished
    assert [*stored.head, *stored.log] == lines_of(match)[:-1]
    again = restored(stored, find)
    assert again.log == match.log
    assert [again.view(seat).names for seat in range(3)] == [match.view(seat).names for seat in range(3)]
    assert again.told == match.told


def test_options_and_an_owners_figures_come_back(tmp_path: Path) -> None:
    figures = box.preset(box.CARD_PRESETS[-1], box.TILE_PRESETS[-1])
    match = new_match(options={"tile_return": "owner_choice"}, data=figures)
    with Store(tmp_path) as store:
        again = restored(store.load(store.create(match, {})), find, Random(2))
    assert again.setup == match.setup
    assert again.setup.options["card_times"] == "custom"


def test_a_restored_match_goes_on_to_the_end(tmp_path: Path) -> None:
    match = new_match()
    with Store(tmp_path) as store:
        id = store.create(match, {})
        played_on(match, store, id, 25)
        again = restored(store.load(id), find, Random(5))
        played_on(again, store, id)
        assert again.over
        assert store.load(id).finished
        assert lines_of(restored(store.load(id), find)) == lines_of(again)


def test_two_matches_stand_side_by_side_and_the_list_shows_who_waits(tmp_path: Path) -> None:
    first, second = new_match(2, 1), new_match(5, 2)
    with Store(tmp_path) as store:
        assert store.unfinished() == []
        ids = store.create(first, {}), store.create(second, {})
        assert len(set(ids)) == 2
        played_on(first, store, ids[0], 30)
        waiting = store.unfinished()
        assert [(row.id, row.game, row.seats, row.lines) for row in waiting] == [
            (ids[0], "rose", 2, len(first.log)),
            (ids[1], "rose", 5, len(second.log)),
        ]
        assert waiting[0].changed >= waiting[1].changed
        played_on(first, store, ids[0])
        assert [row.id for row in store.unfinished()] == [ids[1]]
        assert lines_of(restored(store.load(ids[1]), find)) == lines_of(second)


def words_of_play() -> list[bytes]:
    words = ["identity", "chance", "play ", "move ", "accuse", "show ", "draw ", "seats", "Berengar"]
    words += [colour if len(colour) > 3 else f" {colour}" for colour in box.COLOURS]
    words += [name for name in (*box.BUILDINGS, *box.EVENTS, "william", "adson") if len(name) > 4]
    return [word.encode() for word in words]


def test_no_file_of_the_store_tells_anything_of_the_play(tmp_path: Path) -> None:
    match = new_match(5)
    with Store(tmp_path) as store:
        id = store.create(match, {"names": ["Berengar"]})
        played_on(match, store, id, 120)
        files = sorted(path.name for path in tmp_path.iterdir())
        assert "matches.db-wal" in files
        during = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        played_on(match, store, id)
    after = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert match.over
    for word in words_of_play():
        assert word not in during
        assert word not in after


def test_all_lines_look_equally_long(tmp_path: Path) -> None:
    match = new_match(4)
    with Store(tmp_path) as store:
        played_on(match, store, store.create(match, {}))
    with closing(sqlite3.connect(tmp_path / "matches.db")) as db:
        assert len(set(db.execute("SELECT length(sealed) FROM lines"))) == 1


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "subrosa"
    old = os.umask(0)
    try:
        with Store(folder) as store:
            store.create(new_match(), {})
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(old)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert modes == dict.fromkeys(modes, 0o600)
    assert {"key", "matches.db", "matches.db-wal"} <= modes.keys()


def test_the_folder_is_found_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBROSA_HOME", str(tmp_path / "here"))
    assert home() == tmp_path / "here"
    with Store() as store:
        assert store.folder == tmp_path / "here"
    monkeypatch.delenv("SUBROSA_HOME")
    assert home().name == "subrosa"


Kept = tuple[Path, str, str]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A folder with two matches of a few lines."""
    with Store(tmp_path) as store:
        ids = []
        for seed in (1, 2):
            match = new_match(2, seed)
            ids.append(store.create(match, {}))
            played_on(match, store, ids[-1], 20)
    return tmp_path, ids[0], ids[1]


TAMPERED = {
    "a changed byte": """UPDATE lines
        SET sealed = CAST(substr(sealed, 1, 30) || x'00' || substr(sealed, 32) AS BLOB)
        WHERE id = :id AND n IN (9, 10, 11) AND substr(sealed, 31, 1) != x'00'""",
    "a cut row": "UPDATE lines SET sealed = substr(sealed, 1, 20) WHERE id = :id AND n = 9",
    "an empty row": "UPDATE lines SET sealed = x'' WHERE id = :id AND n = 9",
    "a row of text": "UPDATE lines SET sealed = '1 play red 4' WHERE id = :id AND n = 9",
    "a dropped row": "DELETE FROM lines WHERE id = :id AND n = 9",
    "a dropped last row": """DELETE FROM lines
        WHERE id = :id AND n = (SELECT max(n) FROM lines WHERE id = :id)""",
    "swapped rows": """UPDATE lines SET sealed =
        (SELECT sealed FROM lines other WHERE other.id = :id AND other.n = 15 - lines.n)
        WHERE id = :id AND n IN (7, 8)""",
    "a row of another match": """UPDATE lines SET sealed =
        (SELECT sealed FROM lines WHERE id = :other AND n = 9) WHERE id = :id AND n = 9""",
    "a row twice": "INSERT INTO lines SELECT id, 9000, sealed FROM lines WHERE id = :id AND n = 9",
    "a head of another match": """UPDATE matches SET sealed =
        (SELECT sealed FROM matches WHERE id = :other) WHERE id = :id""",
    "a line as a head": """UPDATE matches SET sealed =
        (SELECT sealed FROM lines WHERE id = :id AND n = 1) WHERE id = :id""",
}


@pytest.mark.parametrize("how", TAMPERED)
def test_tampering_is_noticed(kept: Kept, how: str) -> None:
    folder, id, other = kept
    with closing(sqlite3.connect(folder / "matches.db")) as db, db:
        assert db.execute(TAMPERED[how], {"id": id, "other": other}).rowcount > 0
    with Store(folder) as store:
        with pytest.raises(SubRosaError, match=f"match {id} is damaged"):
            store.load(id)
        store.load(other)


def test_a_row_of_another_course_of_the_same_match_is_noticed(kept: Kept) -> None:
    folder, id, _ = kept
    copy = folder / "copy"
    copy.mkdir()
    for name in ("key", "matches.db"):
        (copy / name).write_bytes((folder / name).read_bytes())
    for where, line in ((folder, "1 play red 1"), (copy, "1 play red 2")):
        with Store(where) as store:
            store.append(id, [line, "chance draw red 1"])
            length = len(store.load(id).log)
    with closing(sqlite3.connect(copy / "matches.db")) as db:
        row = db.execute("SELECT sealed FROM lines WHERE id = ? AND n = ?", (id, length - 2)).fetchone()
    with closing(sqlite3.connect(folder / "matches.db")) as db, db:
        db.execute("UPDATE lines SET sealed = ? WHERE id = ? AND n = ?", (*row, id, length - 2))
    with Store(folder) as store, pytest.raises(SubRosaError, match="is damaged"):
        store.load(id)


def damage(path: Path, how: Callable[[bytes], bytes]) -> None:
    path.write_bytes(how(path.read_bytes()))


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
def test_a_spoilt_file_is_said_in_a_sentence(kept: Kept, how: Callable[[bytes], bytes]) -> None:
    folder, id, other = kept
    damage(folder / "matches.db", how)
    with pytest.raises(SubRosaError), Store(folder) as store:
        store.load(id)
        store.load(other)


def test_another_key_opens_nothing(kept: Kept) -> None:
    folder, id, _ = kept
    damage(folder / "key", lambda key: bytes(len(key)))
    with Store(folder) as store:
        with pytest.raises(SubRosaError, match="another key"):
            store.load(id)
        with pytest.raises(SubRosaError, match="another key"):
            store.unfinished()
        with pytest.raises(SubRosaError, match="another key"):
            store.append(id, ["1 play red 4"])


def test_a_lost_key_is_not_replaced(kept: Kept) -> None:
    folder, _, _ = kept
    damage(folder / "key", lambda key: key[:5])
    with pytest.raises(BadRequest, match="not the key"):
        Store(folder)
    (folder / "key").unlink()
    with pytest.raises(BadRequest, match="is missing"):
        Store(folder)
    assert not (folder / "key").exists()


def test_a_match_that_is_not_there_is_said(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for ask in (store.load, store.finish, lambda id: store.append(id, ["1 play red 4"])):
            with pytest.raises(BadRequest, match="there is no match 'nowhere'"):
                ask("nowhere")


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRequest, match="cannot be kept"):
        Store(tmp_path / "file")


def test_a_match_is_not_written_from_two_places(kept: Kept) -> None:
    folder, id, _ = kept
    with Store(folder) as here, Store(folder) as there:
        before = len(here.load(id).log)
        there.load(id)
        here.append(id, ["1 play red 4"])
        with pytest.raises(BadRequest, match="played on elsewhere"):
            there.append(id, ["1 play red 3"])
        assert here.load(id).log[before:] == there.load(id).log[before:] == ["1 play red 4"]
        there.append(id, ["chance draw red 3"])


def test_a_refused_append_leaves_nothing_behind(kept: Kept) -> None:
    folder, id, _ = kept
    with Store(folder) as store:
        before = store.load(id).log
        with pytest.raises(AttributeError):
            store.append(id, ["1 play red 4", None])  # type: ignore[list-item]
        assert store.load(id).log == before


KILLED = """
import sys
from pathlib import Path
from subrosa.store import Store
store = Store(Path(sys.argv[1]))
known = len(store.load(sys.argv[2]).log)
for n in range(known, 10**9):
    store.append(sys.argv[2], [f"line {n}"])
    sys.stdout.write(f"{n}\\n")
    sys.stdout.flush()
"""


def test_a_killed_process_loses_no_line_it_acknowledged(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        id = store.create(new_match(), {})
        begun = len(store.load(id).log)
    said = begun - 1
    for enough in (1, 20, 45):
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(tmp_path), id], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if int(line) >= begun + enough:
                    process.send_signal(signal.SIGKILL)
                    break
            rest = process.stdout.read().split()
            said = int(rest[-1]) if rest and rest[-1].isdigit() else int(line)
        with Store(tmp_path) as store:
            log = store.load(id).log
        assert len(log) > said
        assert log[begun:] == [f"line {n}" for n in range(begun, len(log))]
