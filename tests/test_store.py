"""What the terminal plays is kept as a table of the store: nothing is lost, and what cannot go on says so."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kept import keep, restored
from rich.console import Console
from table.people import bots_decide

from subrosa import terminal
from subrosa.core import record
from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games import find, names
from subrosa.games.rose import box
from subrosa.store import ChairRow, Damaged, Store, new_id
from subrosa.table import changes
from subrosa.table.entries import Chair, Decided, Opened, decode, encode
from subrosa.table.journal import PERSON, Journal
from subrosa.table.showing import listing
from subrosa.table.table import Table

ROSE = find("rose")
OLD = Path(__file__).parent / "store" / "v0_1_0"
"""A store with unfinished matches as version 0.1.0 wrote it, and how they stood."""
OLD_MATCHES: dict[str, dict[str, Any]] = json.loads((OLD / "told.json").read_text())


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    with Store() as store:
        yield store


def opened(store: Store, setup: Setup, me: int = 0, seed: int = 1) -> Journal:
    source = Random(seed)
    kinds = {seat: "random" for seat in range(setup.seats) if seat != me}
    return Journal.opened(store, setup, me, terminal.seated(kinds, source), kinds, source)


def resumed(store: Store, id: str, seed: int = 1) -> Journal:
    return Journal.resumed(store, id, lambda kinds: terminal.seated(kinds, Random(seed)))


def played_on(journal: Journal, turns: int = 10_000) -> None:
    """The person chooses at random, the bots in between."""
    person = Random(turns)
    while not journal.match.over and turns:
        journal.play_on()
        if not journal.match.over:
            journal.decide([person.choice(journal.match.view(journal.me).actions).choice])
        turns -= 1


@pytest.mark.parametrize("game", names())
def test_a_match_comes_back_as_it_was_left_and_goes_on_to_the_end(home: Path, game: str) -> None:
    with Store() as store:
        journal = opened(store, Setup.of(find(game), 3), me=2)
        played_on(journal, 20)
        before, id = journal.match, journal.table.id
    with Store() as store:
        again = resumed(store, id)
        assert (again.match.log, again.match.told, again.me) == (before.log, before.told, 2)
        assert [again.match.view(seat).names for seat in range(3)] == [before.view(seat).names for seat in range(3)]
        played_on(again)
        assert again.match.over and restored(store, id).log == again.match.log
        assert record.read(record.write(restored(store, id))).over


def test_options_and_an_owners_figures_come_back(store: Store) -> None:
    figures = box.preset(box.CARD_PRESETS[-1], box.TILE_PRESETS[-1])
    setup = Setup.of(ROSE, 3, {"tile_return": "owner_choice"}, data=figures)
    again = resumed(store, opened(store, setup).table.id).match
    assert again.setup == setup
    assert again.setup.options["card_times"] == "custom"


def test_it_is_listed_as_kept_until_it_is_over_and_no_server_looks_after_it(store: Store) -> None:
    assert store.kept() == []
    first, second = (opened(store, Setup.of(ROSE, seats), seed=seats) for seats in (2, 5))
    played_on(first, 10)
    assert [(row.id, row.game, row.seats) for row in store.kept()] == [
        (first.table.id, "rose", 2),
        (second.table.id, "rose", 5),
    ]
    told = store.listing(first.table.id)
    assert told.host == PERSON and not told.public and told.due is None
    assert told.chairs[0] == ChairRow(0, PERSON, "", None, 0 in first.match.deciders)
    assert store.due(1e12) == [] == store.open_tables()
    played_on(first)
    assert [row.id for row in store.kept()] == [second.table.id]
    told = store.listing(first.table.id)
    assert told.state == "finished" and [chair.place for chair in told.chairs] == first.match.places


def test_bots_agree_when_the_person_goes_back(store: Store) -> None:
    journal = opened(store, Setup.of(ROSE, 3))
    played_on(journal, 1)
    journal.play_on()
    decided = list(journal.match.decisions)
    played_on(journal, 1)
    journal.play_on()
    journal.go_back()
    assert journal.match.decisions == decided and 0 in journal.match.deciders
    assert restored(store, journal.table.id).decisions == decided


# What cannot go on


def test_a_match_is_not_written_from_two_places(home: Path) -> None:
    with Store() as here, Store() as there:
        ours = opened(here, Setup.of(ROSE, 3))
        theirs = resumed(there, ours.table.id)
        played_on(ours, 3)
        with pytest.raises(BadRequest, match="played on elsewhere; resume it"):
            played_on(theirs, 3)
        assert restored(there, ours.table.id).log == ours.match.log


def test_who_played_on_elsewhere_is_told_and_shown_nothing_of_it(home: Path) -> None:
    with Store() as here, Store() as there:
        id = opened(here, Setup.of(ROSE, 3)).table.id
        wishes = iter(["1", "1", "1", "", ""])

        def read(prompt: str) -> str:
            if prompt == "> ":
                played_on(resumed(there, id), 3)
            return next(wishes)

        console = Console(file=(Path(home) / "page").open("w"), width=80)
        with console.file, pytest.raises(BadRequest, match="played on elsewhere"):
            terminal.resume(id, here, "en", read, console)


def test_damage_is_said(home: Path) -> None:
    with Store() as store:
        journal = opened(store, Setup.of(ROSE, 3))
        played_on(journal, 5)
    with closing(sqlite3.connect(home / "store.db")) as db, db:
        assert db.execute("UPDATE entries SET sealed = substr(sealed, 1, 40) WHERE n = 4").rowcount == 1
    with Store() as store, pytest.raises(Damaged, match=f"match {journal.table.id} is damaged"):
        terminal.resume(None, store, "en", lambda prompt: "q", Console())


def spoilt(entries: list[bytes]) -> list[bytes]:
    return [*entries, encode(Decided(2.0, [(7, 7)]))]


def unknown(entries: list[bytes]) -> list[bytes]:
    return [*entries, b'{"type":"sang","at":1.0}']


def of_another_version(entries: list[bytes]) -> list[bytes]:
    return [entries[0].replace(b"game rose ", b"game rose 9"), *entries[1:]]


@pytest.mark.parametrize("how", [spoilt, unknown, of_another_version])
def test_a_match_that_breaks_the_rules_or_has_others_says_so(
    store: Store, how: Callable[[list[bytes]], list[bytes]]
) -> None:
    first = keep(store, Match(Setup.of(ROSE, 3), Random(1)), 0)
    id = new_id()
    store.create(id, how(store.entries(first)), store.listing(first)).result()
    with pytest.raises(SubRosaError, match=f"match {id} cannot be gone on with: "):
        terminal.resume(id, store, "en", lambda prompt: "q", Console())


def test_a_table_of_a_server_is_not_played_in_the_terminal(store: Store) -> None:
    """Whoever hosts would see through the eyes of a player."""
    chairs = [Chair("person", "ann", "Ann"), Chair("person", "ben", "Ben")]
    entries = [Opened(1.0, list(record.head(Setup.of(ROSE, 2))), chairs, "ann")]
    table = Table(new_id(), entries)
    store.create(table.id, [encode(entry) for entry in entries], listing(table)).result()
    with pytest.raises(BadRequest, match="not one of the terminal"):
        terminal.resume(table.id, store, "en", lambda prompt: "q", Console())


# Matches of an earlier version


def played_at_its_server(store: Store, table: Table) -> Table:
    """To the end, everybody choosing at random."""
    random = Random(1)
    while not table.begun.over:
        seat, at = random.choice(table.to_decide()), table.entries
        if table.bot_of(seat):
            made = bots_decide(table, 2e9)
        else:
            choice = random.choice(table.begun.view(seat).actions).choice
            made = changes.decide(table, seat, [choice], len(table.feed[seat]), 2e9)
        store.append(table.id, at, [encode(entry) for entry in made], listing(table)).result()
    return table


@pytest.mark.parametrize("name", OLD_MATCHES)
def test_an_unfinished_match_of_an_earlier_version_stands_as_it_stood_and_goes_on_to_the_end(
    home: Path, name: str
) -> None:
    shutil.copytree(OLD, home)
    told = OLD_MATCHES[name]
    with Store() as store:
        log = store.entries(told["id"])
        table = Table(told["id"], map(decode, log))
        match = table.match
        assert told == {
            "id": table.id,
            "listed": store.listing(table.id).state,
            "entries": table.entries,
            "decisions": len(match.decisions) if match else 0,
            "log": len(match.log) if match else 0,
            "deciders": list(table.to_decide()),
            "spectators": table.allows_spectators,
            "chat": table.chat,
            "away": sorted(table.away),
            "muted": sorted(map(list, table.muted)),
            "proposal": [table.proposal.what, table.proposal.upto] if table.proposal else None,
            "keys": {str(seat): len(keys) for seat, keys in table.keys.items()},
        }
        if told["listed"] == "kept":
            journal = resumed(store, table.id)
            played_on(journal)
            table = journal.table
        elif told["listed"] == "open":
            made = changes.sit(table, 2, "ben", "Ben", 2e9) + changes.sit(table, 1, "eve", "Eve", 2e9, table.nonces[1])
            store.append(table.id, len(log), [encode(entry) for entry in made], listing(table)).result()
            played_at_its_server(store, table)
        else:
            played_at_its_server(store, table)
        assert store.entries(table.id)[: len(log)] == log and store.listing(table.id).state == "finished"
        assert restored(store, table.id).log == table.begun.log


def test_everybody_finds_the_matches_of_an_earlier_version(home: Path) -> None:
    shutil.copytree(OLD, home)
    ids = {name: told["id"] for name, told in OLD_MATCHES.items()}
    with Store() as store:
        mine = {told.id for told in store.of_person("person-0")}
        assert mine == {ids[name] for name in ("rose", "eleven", "nuns", "open")}
        assert [told.id for told in store.open_tables()] == [ids["open"]]
        assert {told.id for told in store.kept()} == set(ids.values()) - mine


# A process that is killed


KILLED = """
import sys
from random import Random
from subrosa import terminal
from subrosa.store import Store
from subrosa.table.journal import Journal
store = Store()
journal = Journal.resumed(store, sys.argv[1], lambda kinds: terminal.seated(kinds, Random(1)))
while not journal.match.over:
    journal.play_on()
    journal.decide([Random(1).choice(journal.match.view(journal.me).actions).choice])
    sys.stdout.write(f"{len(journal.match.log)}\\n")
    sys.stdout.flush()
"""


def test_a_killed_process_loses_nothing_it_has_shown(home: Path) -> None:
    with Store() as store:
        id = opened(store, Setup.of(ROSE, 5)).table.id
    for enough in (1, 6):
        with subprocess.Popen([sys.executable, "-c", KILLED, id], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            shown = [int(line) for line, _ in zip(process.stdout, range(enough), strict=False)]
            process.send_signal(signal.SIGKILL)
            shown += [int(line) for line in process.stdout.read().split("\n")[:-1]]
        with Store() as store:
            assert len(restored(store, id).log) >= shown[-1]
            assert resumed(store, id).match.setup.seats == 5
