"""`subrosa admin`: what the host looks at and sets, and what he is never shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table.people import people as seated

from subrosa.cli import main
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store, bulletin, new_id
from subrosa.store.people import People
from subrosa.table import changes
from subrosa.table.entries import AnyEntry, Opened, Said, decode, encode
from subrosa.table.showing import listing
from subrosa.table.table import Table


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    with Store() as store:
        yield store


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(("admin", *words))
    return int(str(left.value.code))


def begun(store: Store, game: str, seats: int) -> Table:
    """A table of people, dealt and kept."""
    made: list[AnyEntry] = [Opened(1.0, list(record.head(Setup.of(find(game), seats))), seated(seats), "p0")]
    table = Table(new_id(), made, Random(3))
    made += changes.begin(table, 2.0)
    store.create(table.id, [encode(entry) for entry in made], listing(table)).result()
    return table


def keep(store: Store, table: Table, made: list[AnyEntry]) -> None:
    lines = [encode(entry) for entry in made]
    store.append(table.id, table.entries - len(made), lines, listing(table)).result()


def test_what_is_decided_in_secret_changes_nothing_of_what_the_host_is_shown(
    store: Store, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "room", lambda _: 2**30)  # others fill the disk too

    def shown() -> str:
        for words in ("status", "matches", "people", "ratings"):
            assert run(words, "--json") == 0
        return capsys.readouterr().out

    table, chance, secret = begun(store, "nuns", 4), Random(1), 0
    for n in range(60):
        if secret == 2:
            break
        seat = chance.choice(table.to_decide())
        told, before = len(table.feed[SPECTATOR]), shown()
        action = chance.choice(table.begun.view(seat).actions)
        keep(store, table, changes.decide(table, seat, [action.choice], len(table.feed[seat]), 10.0 + n))
        if len(table.feed[SPECTATOR]) == told:
            secret += 1
            assert shown() == before
    assert secret == 2


def test_the_host_reads_and_says_and_closes(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    ann = People(store).guest("Ann", "en")
    People(store).set_mail(ann.id, "ann@example.org")
    People(store).set_login(ann.id, "ann", "the hash of a password")
    table = begun(store, "rose", 2)

    def told(*words: str) -> Any:
        assert run(*words, "--json") == 0
        text = capsys.readouterr().out.splitlines()[-1]
        assert "hash" not in text and "example.org" not in text
        return json.loads(text)

    assert told("ratings", "--anew") == {"changed": 0, "bots": []}
    assert told("people")["people"][0] | {"created": 0} == {
        "id": ann.id, "name": "Ann", "login": "ann", "created": 0, "seen": None, "mail": True, "matches": 0,
    }  # fmt: skip
    (row,) = told("matches", "--state", "playing")["matches"]
    assert row["id"] == table.id and row["seats"] == ["Player 0", "Player 1"] and row["kibibytes"] is None
    assert run("say", "cake", "at", "ten") == run("close", "--pause") == 0
    assert bulletin.read(store).message == "cake at ten" and bulletin.read(store).closed == "all"
    assert run("close", "gone", "fishing") == run("limits", "open=5/minute") == 0
    status = told("status")
    assert (status["closed"], status["message"], status["limits"]) == ("new", "gone fishing", {"open": "5/minute"})
    assert status["people"] == {"guests": 0, "accounts": 1} and status["matches"] == {"playing": 1}
    assert run("open") == run("limits", "open=") == 0
    assert told("status")["message"] == "" and told("limits")["limits"]["open"] == "10/minute; 60/hour"
    assert run("limits", "tea=5/minute") == run("limits", "open=often") == run("say", "x" * 501) == 2


def test_a_person_and_a_match_are_deleted_without_a_server(store: Store) -> None:
    ann = People(store).guest("Ann", "en")
    made: list[AnyEntry] = [Opened(1.0, list(record.head(Setup.of(find("rose"), 3))), seated(3), "p0")]
    chairs = made[0].chairs  # type: ignore[union-attr]
    chairs[1] = type(chairs[1])("person", ann.id, "Ann")
    table = Table(new_id(), made)
    made += changes.begin(table, 2.0) + changes.say(table, 1, "ann was here", 3.0) + changes.say(table, 2, "yes", 4.0)
    made += changes.rename(table, 1, "Anna", 5.0)
    store.create(table.id, [encode(entry) for entry in made], listing(table)).result()
    numbers = {reader: len(table.feed[reader]) for reader in (0, 1, 2, SPECTATOR)}
    assert run("forget", ann.id) == 0 and run("forget", ann.id) == 2
    again = Table(table.id, map(decode, store.entries(table.id)))
    text = b" ".join(store.entries(table.id)).decode()
    assert "ann" not in text.lower() and ann.id not in text and "yes" in text
    assert {reader: [one.kind for one in again.feed[reader]][:n] for reader, n in numbers.items()} == {
        reader: [one.kind for one in table.feed[reader]] for reader in numbers
    }
    assert again.away[1].why == "resigned" and again.begun.log[: len(table.begun.log)] == table.begun.log
    assert [type(entry) for entry in map(decode, store.entries(table.id))].count(Said) == 2
    assert store.of_person(ann.id) == []
    assert run("delete", table.id) == 0 and run("delete", table.id) == 2
