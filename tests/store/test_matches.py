"""Matches come back as they were left, and are found by whom they concern."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from subrosa.core.errors import BadRequest
from subrosa.store import ChairRow, Conflict, NoMatch, Store, StoreUnavailable, known, new_id

from .matches import ANN, BEN, begun, listing

Opened = Callable[[], Store]


def test_a_match_comes_back_as_it_was_left(opened: Opened) -> None:
    entries = [b"opened", b"", b"\0\x80\0", b"x" * 5000, bytes(range(256))]
    with opened() as store:
        id = begun(store, entries[:2])
        store.append(id, 2, entries[2:3], None).result()
        store.append(id, 3, entries[3:], listing(state="paused", changed=7.5, due=9.25)).result()
    store = opened()
    assert store.entries(id) == entries
    assert store.listing(id) == listing(id=id, state="paused", changed=7.5, due=9.25, entries=5)


def test_entries_are_read_from_a_number_on(store: Store) -> None:
    id = begun(store, [b"0", b"1", b"2", b"3"])
    assert [store.entries(id, since) for since in (1, 3, 4, 99)] == [[b"1", b"2", b"3"], [b"3"], [], []]
    assert store.entries(begun(store, [])) == []


def test_a_listing_changes_without_an_entry_and_an_entry_without_a_listing(store: Store) -> None:
    id = begun(store)
    store.append(id, 2, [], listing(state="finished")).result()
    store.append(id, 2, [b"more"], None).result()
    assert store.listing(id) == listing(id=id, state="finished", entries=3)


def test_what_was_added_at_the_wrong_place_changes_nothing(store: Store) -> None:
    id = begun(store)
    for at in (0, 1, 3):
        with pytest.raises(Conflict, match=f"match {id} has gone on elsewhere"):
            store.append(id, at, [b"lost"], listing(state="closed")).result()
    assert store.entries(id) == [b"opened", b"begun"]
    assert store.listing(id).state == "playing"


def test_of_two_who_add_at_the_same_place_one_is_refused(opened: Opened) -> None:
    here, there = opened(), opened()
    id = begun(here)
    there.append(id, 2, [b"there"], None).result()
    with pytest.raises(Conflict):
        here.append(id, 2, [b"here"], None).result()
    here.append(id, 3, [b"here"], None).result()
    there.append(id, 4, [], listing(changed=5.0)).result()
    here.append(id, 4, [b"again"], None).result()
    assert there.entries(id) == here.entries(id) == [b"opened", b"begun", b"there", b"here", b"again"]
    assert here.listing(id).changed == 5.0


def test_an_id_is_given_once(store: Store) -> None:
    id = begun(store)
    with pytest.raises(Conflict, match="already a match"):
        store.create(id, [b"another"], listing()).result()
    assert store.entries(id) == [b"opened", b"begun"]


def test_a_match_that_is_not_there_is_said(store: Store) -> None:
    for ask in (store.entries, store.listing, lambda id: store.append(id, 0, [], None).result()):
        with pytest.raises(NoMatch, match="there is no match 'nowhere'"):
            ask("nowhere")


@pytest.mark.parametrize("id", ["a\0b", "\ud800", "x" * 5000, "'; DROP TABLE matches; --"])
def test_strange_ids_are_answered_in_a_sentence(store: Store, id: str) -> None:
    for ask in (store.entries, store.listing, lambda id: store.append(id, 0, [], None).result()):
        with pytest.raises(BadRequest):
            ask(id)
    assert store.of_person("nobody") == []


def test_ids_are_long_and_easy_to_read() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(id) for id in ids} == {12}
    assert not set("aeiou01l") & set("".join(ids))


def test_only_known_states_are_kept() -> None:
    with pytest.raises(ValueError, match="not 'lost'"):
        listing(state="lost")


def test_a_person_finds_the_matches_with_a_chair_or_opened(store: Store) -> None:
    chair = ChairRow(0, BEN, "Berengar", None, False)
    both = begun(store, created=1.0)
    opened_only = begun(store, created=3.0, chairs=(chair,))
    begun(store, created=2.0, host=None, chairs=(chair,))
    assert [told.id for told in store.of_person(ANN)] == [opened_only, both]
    assert [told.created for told in store.of_person(BEN)] == [3.0, 2.0, 1.0]
    assert [told.created for told in store.of_person(BEN, limit=2)] == [3.0, 2.0]
    assert store.of_person("nobody") == []


def test_a_persons_matches_are_found_by_what_he_may_know(store: Store) -> None:
    """Those that go on before those that are over, the newest first; never by when others did something."""
    states = ("finished", "open", "moved", "playing", "closed", "paused", "playing")
    ids = [begun(store, state=state, created=float(n)) for n, state in enumerate(states)]
    wanted = [ids[n] for n in (6, 5, 3, 1, 4, 2, 0)]
    for n in (3, 0, 6, 1):
        assert [told.id for told in store.of_person(ANN)] == wanted
        store.append(ids[n], 2, [b"in secret"], listing(state=states[n], created=float(n), changed=1e9 + n)).result()
    assert [told.id for told in store.of_person(ANN, limit=3)] == wanted[:3]


def test_who_leaves_the_table_no_longer_finds_it(store: Store) -> None:
    id = begun(store)
    store.append(id, 2, [b"left"], listing(chairs=listing().chairs[:1])).result()
    assert store.of_person(BEN) == []
    store.append(id, 3, [b"back"], listing()).result()
    assert [told.id for told in store.of_person(BEN)] == [id]


def test_open_tables_are_public_and_the_newest_first(store: Store) -> None:
    begun(store, state="open")
    begun(store, state="playing", public=True)
    found = [begun(store, state="open", public=True, created=float(when)) for when in (5, 9, 7)]
    assert [told.id for told in store.open_tables()] == [found[1], found[2], found[0]]
    assert [told.id for told in store.open_tables(limit=1)] == [found[1]]


def test_what_is_due_is_found_in_order(store: Store) -> None:
    assert store.next_due() is None
    ids = {due: begun(store, due=due) for due in (30.0, 10.0, 20.0)}
    begun(store)
    assert store.due(9.0) == []
    assert store.due(20.0) == [ids[10.0], ids[20.0]]
    assert store.due(99.0, limit=1) == [ids[10.0]]
    assert store.next_due() == 10.0
    store.append(ids[10.0], 2, [], listing(due=None)).result()
    assert store.next_due() == 20.0


def test_kept_matches_are_listed_last_changed_first(store: Store) -> None:
    begun(store)
    ids = [begun(store, state="kept", changed=float(when)) for when in (1, 3, 2)]
    assert [told.id for told in store.kept()] == [ids[1], ids[2], ids[0]]


def test_lists_take_one_query_however_long_they_are(store: Store) -> None:
    for when in range(20):
        begun(store, changed=float(when))
    asked: list[str] = []
    event.listen(store._reading, "before_cursor_execute", lambda *about: asked.append(about[2]))
    assert len(store.of_person(ANN)) == 20
    assert len([statement for statement in asked if "SELECT" in statement]) == 1


PLANS = {
    "of_person": lambda store: store.of_person(ANN),
    "open_tables": lambda store: store.open_tables(),
    "kept": lambda store: store.kept(),
    "due": lambda store: store.due(5.0),
    "next_due": lambda store: store.next_due(),
    "entries": lambda store: store.entries(store.of_person(ANN)[0].id),
}


@pytest.mark.parametrize("question", PLANS)
def test_no_question_looks_through_the_whole_table(sqlite_address: str, question: str) -> None:
    with Store(sqlite_address) as store:
        begun(store)
        asked: list[tuple[str, object]] = []
        event.listen(store._reading, "before_cursor_execute", lambda *about: asked.append((about[2], about[3])))
        PLANS[question](store)
        for statement, values in [each for each in asked if each[0].startswith("SELECT")]:

            def plan(connection: Connection, statement: str = statement, values: object = values) -> str:
                rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[arg-type]
                return "\n".join(str(row.detail) for row in rows)

            steps = store.read(plan)
            assert "SCAN" not in steps, steps


def test_the_writer_forgets_old_heads_and_reads_them_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "CACHED", 2)
    ids = [begun(store) for _ in range(5)]
    for id in ids:
        store.append(id, 2, [b"more"], None).result()
    assert len(store._heads) == 2
    assert all(store.entries(id)[-1] == b"more" for id in ids)


def test_readers_do_not_wait_for_the_writer(sqlite_address: str) -> None:
    with Store(sqlite_address) as store:
        id, inside, go_on = begun(store), threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            connection.execute(text("DELETE FROM entries"))
            inside.set()
            go_on.wait(60)

        done = store.write(slow)
        assert inside.wait(60)
        assert store.entries(id) == [b"opened", b"begun"]
        go_on.set()
        done.result()


def test_readers_cannot_write(store: Store) -> None:
    id = begun(store)
    with pytest.raises(StoreUnavailable, match="cannot be read or written"):
        store.read(lambda connection: connection.execute(text("DELETE FROM entries")))
    assert store.entries(id) == [b"opened", b"begun"]


def test_a_closed_store_says_so(store: Store) -> None:
    id = begun(store)
    store.close()
    store.close()
    for ask in (lambda: store.entries(id), store.append(id, 2, [b"late"], None).result):
        with pytest.raises(StoreUnavailable, match="is closed"):
            ask()


def test_what_waits_is_written_before_the_store_closes(opened: Opened) -> None:
    with opened() as store:
        id = begun(store, [])
        done = [store.append(id, n, [b"%d" % n], None) for n in range(50)]
    assert all(future.done() for future in done)
    assert opened().entries(id) == [b"%d" % n for n in range(50)]


def test_a_place_can_be_told_in_several_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBROSA_HOME", str(tmp_path / "here"))
    with Store() as store:
        id = begun(store)
        assert store.folder == tmp_path / "here"
    for same in (tmp_path / "here", str(tmp_path / "here"), f"sqlite:///{tmp_path}/here/store.db"):
        with Store(same) as store:
            assert store.entries(id) == [b"opened", b"begun"]


@pytest.mark.parametrize(
    "address", ["mysql://root:secret@host/db", "sqlite://", "sqlite:///:memory:", "://", "postgresql://a:secret@b:x/c"]
)
def test_a_place_that_is_none_is_said_without_its_password(address: str) -> None:
    with pytest.raises(BadRequest) as refused:
        Store(address)
    assert "secret" not in str(refused.value)


def test_a_database_that_cannot_be_reached_is_said_without_its_password() -> None:
    with pytest.raises(StoreUnavailable, match=r"the database rosa at 127\.0\.0\.1 cannot be reached") as refused:
        Store("postgresql://ann:secret@127.0.0.1:1/rosa")
    assert "secret" not in str(refused.value) and refused.value.__cause__ is None
