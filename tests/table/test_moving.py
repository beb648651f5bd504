"""A match taken to another server: whole, sealed, announced, and played on by the same people."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store, StoreUnavailable
from subrosa.table import changes, entries, moving
from subrosa.table.entries import AnyEntry
from subrosa.table.hub import Hub
from subrosa.table.table import Table

from .people import BOT, bots_decide, person

PASSPHRASE = "under the rose, and well kept"


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    with Store(tmp_path / "here") as here, Store(tmp_path / "there") as there:
        yield here, there


def fold(store: Store, id: str) -> Table:
    return Table(id, [entries.decode(entry) for entry in store.entries(id)])


def played(store: Store) -> str:
    """A match of two people and a bot, some decisions old."""

    async def play() -> str:
        hub, random = Hub(store, pace=0), Random(3)
        table = await hub.open(Setup.of(find("rose"), 3), [person(0), person(1), BOT], "p0", title="Vespers")
        live = hub.live(table.id)
        for _ in range(6):
            await live.change(lambda table, now: _somehow(table, now, random))
        await hub.stop()
        return table.id

    id = asyncio.run(play())
    store.write(lambda _: None).result()  # what a bot had just decided is kept before this
    return id


def _somehow(table: Table, now: float, random: Random) -> list[AnyEntry]:
    if table.bots_to_decide():
        return bots_decide(table, now)
    seat = table.to_decide()[0]
    choice = random.choice(table.begun.view(seat).actions).choice
    return changes.decide(table, seat, [choice], len(table.feed[seat]), now)


def moved(store: Store, id: str, passphrase: str = PASSPHRASE) -> bytes:
    """The file a match is taken away in."""
    file = store.folder / "match.sealed"
    moving.move(store, id, file, passphrase, 2_000.0)
    return file.read_bytes()


def test_a_match_arrives_as_it_left(stores: tuple[Store, Store]) -> None:
    here, there = stores
    id = played(here)
    before = fold(here, id)
    new, nonces = moving.receive(there, moved(here, id), PASSPHRASE, 3_000.0)
    after = fold(there, new)
    assert new != id and after.begun.log == before.begun.log and after.title == "Vespers"
    assert [after.begun.view(seat).names for seat in range(3)] == [before.begun.view(seat).names for seat in range(3)]
    assert sorted(nonces) == [0, 1] and [chair.kind for chair in after.chairs] == ["invited", "invited", "bot"]
    assert there.listing(new).state == "playing"


def test_the_table_is_told_and_nobody_plays_on_where_it_left(stores: tuple[Store, Store]) -> None:
    here, _ = stores
    id = played(here)
    moved(here, id)
    table = fold(here, id)
    assert table.state == "moved" and table.feed[0][-1].kind == "moved" and table.to_decide() == ()
    with pytest.raises(IllegalAction, match="another server"):
        changes.decide(table, 0, [0], len(table.feed[0]), 2_001.0)
    with pytest.raises(IllegalAction, match="another server"):
        moved(here, id)


def test_players_take_their_seats_again_by_a_link_each_and_play_on(stores: tuple[Store, Store]) -> None:
    here, there = stores
    new, nonces = moving.receive(there, moved(here, played(here)), PASSPHRASE, 3_000.0)
    table = fold(there, new)
    with pytest.raises(IllegalAction):
        changes.sit(table, 0, "q0", "Anna", 3_001.0, "not this one")
    changes.sit(table, 0, "q0", "Anna", 3_002.0, nonces[0])
    with pytest.raises(IllegalAction):
        changes.sit(table, 0, "thief", "Thief", 3_003.0, nonces[0])
    assert table.seats_of("q0") == [0]
    changes.sit(table, 1, "q1", "Bruno", 3_004.0, nonces[1])
    random = Random(4)
    for turn in range(6):
        _somehow(table, 3_010.0 + turn, random)


def test_going_back_waits_for_a_player_who_has_not_come_yet(stores: tuple[Store, Store]) -> None:
    here, there = stores
    new, nonces = moving.receive(there, moved(here, played(here)), PASSPHRASE, 3_000.0)
    table = fold(there, new)
    changes.sit(table, 0, "q0", "Anna", 3_001.0, nonces[0])
    changes.propose(table, 0, "back", 3_002.0)
    assert table.proposal is not None, "the other player has to agree, too"


@pytest.mark.parametrize("passphrase", ["another passphrase altogether", ""])
def test_without_the_passphrase_nothing_is_to_be_had(stores: tuple[Store, Store], passphrase: str) -> None:
    here, there = stores
    file = moved(here, played(here))
    assert b"rose" not in file[len(moving.MAGIC) :]
    for damaged in (file, file[:-20], b"x" + file, file[: len(moving.MAGIC)]):
        with pytest.raises(BadRequest):
            moving.receive(there, damaged, passphrase if damaged == file else PASSPHRASE, 3_000.0)


def test_a_short_passphrase_is_refused_before_anything_happens(stores: tuple[Store, Store]) -> None:
    here, _ = stores
    id = played(here)
    with pytest.raises(BadRequest, match="12 letters"):
        moved(here, id, "short")
    assert fold(here, id).state == "playing"


def test_a_match_whose_file_cannot_be_written_goes_on_here(stores: tuple[Store, Store], tmp_path: Path) -> None:
    here, _ = stores
    id = played(here)
    (tmp_path / "taken").write_text("something else")
    for file, why in ((tmp_path / "missing" / "x", "cannot be written"), (tmp_path / "taken", "is there already")):
        with pytest.raises(BadRequest, match=why):
            moving.move(here, id, file, PASSPHRASE, 2_000.0)
    assert fold(here, id).state == "playing" and (tmp_path / "taken").read_text() == "something else"


def test_a_match_is_marked_as_moved_when_its_file_is_on_disk(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = stores
    id, states, honest = played(here), [], os.fsync

    def noted(file: int) -> None:
        states.append(fold(here, id).state)
        honest(file)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", noted)
        moved(here, id)
    assert set(states) == {"playing"} and fold(here, id).state == "moved"


def test_what_is_decided_while_a_match_is_packed_goes_along(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = stores
    id = played(here)
    before, honest, somebody = fold(here, id), moving.write_new, iter([True])

    def decided_meanwhile(file: Path, data: bytes) -> None:
        honest(file, data)
        if next(somebody, False):
            here.append(id, before.entries, [entries.encode(entries.Said(1_999.0, 0, "wait"))], None).result()

    monkeypatch.setattr(moving, "write_new", decided_meanwhile)
    new, _ = moving.receive(there, moved(here, id), PASSPHRASE, 3_000.0)
    assert [news.facts.get("text") for news in fold(there, new).feed[0] if news.kind == "said"] == ["wait"]
    assert fold(here, id).state == "moved"


def test_a_file_stays_where_nobody_knows_whether_the_match_was_marked(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = stores
    id = played(here)

    def lost(*_: object) -> None:
        raise StoreUnavailable("the database cannot be reached just now")

    with monkeypatch.context() as patch, pytest.raises(StoreUnavailable, match="holds the match"):
        patch.setattr(here, "append", lost)
        moved(here, id)
    new, _ = moving.receive(there, (here.folder / "match.sealed").read_bytes(), PASSPHRASE, 3_000.0)
    assert fold(there, new).begun.log == fold(here, id).begun.log
