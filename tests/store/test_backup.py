"""A copy of a running store is whole; and what earlier versions kept is read by this one."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from subrosa.core.errors import BadRequest
from subrosa.store import Listing, Store, opening, schema
from subrosa.store.address import Address
from subrosa.store.backup import backup, restore
from subrosa.store.heads import NOTHING, sealed_entry, sealed_head
from subrosa.store.people import People
from subrosa.store.seal import Seal, key, tag

from .matches import ANN, begun

STEPS = [f"{n:04}" for n in range(1, int(schema.HEAD))]


def test_a_copy_has_everything_that_was_kept_before_it_began_and_goes_on_elsewhere(tmp_path: Path) -> None:
    with Store(tmp_path / "here") as store:
        ids = [begun(store) for _ in range(3)]
        kept, enough, stop = dict.fromkeys(ids, 2), threading.Event(), threading.Event()

        def write() -> None:
            while not stop.is_set():
                for id in ids:
                    store.append(id, kept[id], [b"more %d" % kept[id]], None).result()
                    kept[id] += 1
                if kept[ids[0]] % 20 == 0:
                    enough.set()

        writer = threading.Thread(target=write)
        writer.start()
        assert enough.wait(60)
        before = dict(kept)
        found = backup(store, tmp_path / "copy")
        enough.clear()
        assert enough.wait(60), "nobody waits for the copy"
        stop.set()
        writer.join()
        whole = {id: store.entries(id) for id in ids}
    assert found.matches == 3 and found.entries >= sum(before.values())
    restore(tmp_path / "copy", tmp_path / "there")
    with Store(tmp_path / "there") as again:
        for id in ids:
            copied = again.entries(id)
            assert len(copied) >= before[id] and copied == whole[id][: len(copied)]
            again.append(id, len(copied), [b"on"], None).result()
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "there").iterdir())


def test_a_copy_is_refused_where_something_is_or_a_part_is_missing(tmp_path: Path) -> None:
    with Store(tmp_path / "here") as store:
        begun(store)
        backup(store, tmp_path / "copy")
        with pytest.raises(BadRequest, match="there already"):
            backup(store, tmp_path / "copy")
    with pytest.raises(BadRequest, match="already"):
        restore(tmp_path / "copy", tmp_path / "here")
    (tmp_path / "copy" / "key").unlink()
    with pytest.raises(BadRequest, match="belong together"):
        restore(tmp_path / "copy", tmp_path / "there")
    (tmp_path / "copy" / "key").write_bytes(bytes(32))
    with pytest.raises(BadRequest, match="another key"):
        restore(tmp_path / "copy", tmp_path / "there")
    assert not (tmp_path / "there" / "store.db").exists()


@pytest.mark.parametrize("step", STEPS)
def test_a_store_of_every_earlier_step_opens_with_all_it_holds(tmp_path: Path, step: str) -> None:
    """Made by that step's own tables, with rows as they were written then."""
    address = Address.of(tmp_path)
    seal, engine = Seal(key(tmp_path / "key", new=True)), address.engine(writes=True)
    told = Listing("m2", "rose", 2, "playing", ANN, False, 1.0, 2.0, None, 1, ())
    own = seal.of("m2")
    entry = sealed_entry(own, b"opened", 0, NOTHING)
    head = sealed_head(own, told, tag(entry))
    person = {"id": ANN, "name": "Ann", "created": 1.0, "language": "en", "stamp": 0, "prefs": json.dumps({"a": 1})}
    with opening.stepping(engine) as connection:
        opening.migrate(connection, step)
        connection.execute(insert(schema.seals), {"name": "store", "sealed": seal.wrap(b"sub rosa", b"store")})
        connection.execute(insert(schema.matches), {"id": "m2", **head.columns})
        connection.execute(insert(schema.entries), {"match": "m2", "n": 0, "sealed": entry})
        connection.execute(insert(schema.parts), {"person": ANN, "match": "m2"})
        columns = ", ".join(person)
        values = ", ".join(f":{name}" for name in person)
        connection.execute(text(f"INSERT INTO people ({columns}) VALUES ({values})"), person)
    engine.dispose()
    with Store(tmp_path) as store:
        assert store.entries("m2") == [b"opened"] and [one.id for one in store.of_person(ANN)] == ["m2"]
        assert People(store).person(ANN).prefs == {"a": 1} and People(store).person(ANN).seen is None
        store.append("m2", 1, [b"on"], None).result()
