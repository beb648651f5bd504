"""What several servers do for one store together, as if they were one."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import Postgres
from web.served import Client, Player, Served, serving
from web.test_drill import decide, decided
from web.test_notices import MAIL, listening_elsewhere, play_until_other

from subrosa.core import record
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games import find
from subrosa.store import Store
from subrosa.store.listing import new_id
from subrosa.table import entries
from subrosa.table.entries import Chair, Clock, Decided, Interrupted, Opened, TookOver
from subrosa.table.hub import Hub
from subrosa.table.table import Table

from .pairs import at, soon

ROUNDS = 4
"""So often it is tried to have two servers do at once what one is to do."""


def at_once(*asks: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(asks)) as pool:
        return [done.result() for done in [pool.submit(ask) for ask in asks]]


def test_strangers_who_look_for_each_other_at_different_servers_at_once_meet_at_one_table(pair: list[Served]) -> None:
    for n in range(ROUNDS):
        people = [pair[m % 2].program(f"Stranger {n}.{m}") for m in range(3)]
        found = at_once(*(lambda one=one: one.post("/quick", {"game": "eleven"}) for one in people))
        assert len({each["table"]["id"] for each in found}) == 1


async def over(hub: Hub, people: Sequence[Client]) -> str:
    """A match of these people that is over."""
    match = Match.new("rose", seats=len(people), chance=random.Random(1))
    match.play_out()
    chairs = [Chair("person", one.me["id"], one.me["name"]) for one in people]
    opened = Opened(hub.now(), list(record.head(match.setup)), chairs, chairs[0].person)
    made: list[entries.AnyEntry] = [opened, Decided(hub.now(), entries.pairs(match.decisions))]
    table = Table(new_id(), made)
    return (await hub._keep(table, made)).id


def test_a_rematch_that_is_asked_for_at_two_servers_at_once_is_one(pair: list[Served]) -> None:
    one, two = pair
    for n in range(ROUNDS):
        ann, bob = one.program(f"Ann {n}"), one.program(f"Bob {n}")
        id = asyncio.run_coroutine_threadsafe(over(one.app.house.hub, (ann, bob)), one.loop).result()
        ask = f"/matches/{id}/commands", {"type": "rematch"}
        at_once(lambda: ann.post(*ask), lambda: at(two, bob).post(*ask))  # noqa: B023
        new = {at(served, ann).get(f"/matches/{id}")["rematch"] for served in pair}
        kept = {listing.id for listing in one.store.of_person(ann.me["id"])}
        assert len(new) == 1 and kept == {id, *new}, "one table, and none that nobody knows of"


def cut_off(address: str) -> None:
    """Every line to the database is lost."""
    with psycopg.connect(address, autocommit=True) as other:
        lines = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = 'subrosa'"
        other.execute(lines)


def say(client: Client, id: str, text: str) -> bool:
    wish = {"type": "say", "text": text, "key": text}
    return bool(client.post(f"/matches/{id}/commands?seat=1", wish, None).status_code == 200)


def test_a_server_whose_line_was_lost_hears_the_others_again_and_what_it_missed(
    pair: list[Served], postgres: Postgres
) -> None:
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    asyncio.run(_lost(postgres, at(two, anna), anna, id))


async def _lost(postgres: Postgres, there: Client, anna: Client, id: str) -> None:
    async with there.socket(f"/matches/{id}/live?seat=0") as socket:
        await Player(socket, random.Random(1)).hear()
        await asyncio.to_thread(cut_off, postgres.address)
        await asyncio.to_thread(soon, lambda: say(anna, id, "meanwhile"))
        await asyncio.wait_for(socket.wait_closed(), 20)
        assert socket.close_code == 1012, "somebody may have been signed out: everybody says again who he is"
    async with there.socket(f"/matches/{id}/live?seat=0") as socket:
        player = Player(socket, random.Random(1))
        for text in ("meanwhile", "after"):
            await asyncio.to_thread(soon, lambda: say(anna, id, text))  # noqa: B023
            while text not in [news["facts"].get("text") for news in player.news]:
                await asyncio.wait_for(player.hear(), 20)
        said = [news["facts"]["text"] for news in player.news if news["kind"] == "said"]
        assert said == ["meanwhile", "after"]


def test_who_is_waited_for_is_written_to_once_though_the_server_that_was_to_do_it_is_gone(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUBROSA_HOME", str(tmp_path))
    address = postgres.new_place()
    how = {"notice_delay": 0.0}
    with listening_elsewhere() as elsewhere, serving(address, notice_url=f"{elsewhere.base}/hook", **how) as two:
        with serving(address, notice_delay=3_600.0) as one:  # it will not come to it
            ann, bob = one.program("Ann"), one.program("Bob")
            ann.ask("PATCH", "/me", MAIL)
            id = bob.opened("nuns", "open", "me", "me")["table"]["id"]
            ann.post(f"/matches/{id}/sit")
            play_until_other(bob, id, (1, 2))
            soon(lambda: (ann.me["id"], id) in one.app.house.notices._told)
        for _ in range(3):
            assert at(two, bob).get(f"/matches/{id}/seat?seat=1")["choosing"] == [0]
        soon(lambda: elsewhere.got)
        asyncio.run_coroutine_threadsafe(two.app.house.hub.live(id).look(), two.loop).result()
        soon(lambda: not two.app.house.notices._tasks)
        assert len(elsewhere.got) == 1


def test_a_server_that_is_down_takes_nobodys_time_while_another_is_at_work(postgres: Postgres) -> None:
    """The clock of a table runs on, and who is late is late: only when all are down nobody's time runs."""
    asyncio.run(_down(postgres.new_place()))


async def _down(address: str) -> None:
    clock = [1_000_000.0]
    stores = [Store(address), Store(address)]
    one, two = (Hub(store, now=lambda: clock[0], grid=0.0, pace=0.0) for store in stores)
    for hub in (one, two):
        await hub.start()
    people = [Chair("person", f"p{seat}", f"Player {seat}") for seat in range(2)]
    table = await one.open(Setup.of(find("rose"), 2), people, "p0", clock=Clock(60.0, 0.0))
    await one.downtime.beat(clocks=True)
    await one.stop()
    for _ in range(14):
        clock[0] += 5.0
        await two.downtime.beat(clocks=True, often=0.0)
    await two.look_after()
    while not (late := [entry for entry in kept(stores[1], table.id) if isinstance(entry, TookOver)]):
        await asyncio.sleep(0.01)
    assert late[0].why == "absent" and two.downtime.outages == []
    clock[0] += 3_600.0
    await two.downtime.beat(clocks=True)
    assert [outage.ended - outage.began for outage in two.downtime.outages] == [3_600.0], "now nobody was at work"
    assert not any(isinstance(entry, Interrupted) for entry in kept(stores[1], table.id)[: table.entries + 1])
    await two.stop()
    await asyncio.get_running_loop().shutdown_default_executor()
    for store in stores:
        store.close()


def kept(store: Store, id: str) -> list[Any]:
    return [entries.decode(entry) for entry in store.entries(id)]


@pytest.mark.long
def test_people_go_on_from_a_copy_of_the_database_that_was_taken_while_they_played(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUBROSA_HOME", str(tmp_path))
    database(postgres, "here")
    with serving(address_of(postgres, "here")) as served:
        ann = served.program("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        for _ in range(5):
            assert decide(ann, id)
        before = len(served.kept(id))
        with ThreadPoolExecutor(1) as pool:
            copy = pool.submit(
                program, postgres, "pg_dump", "--format=custom", f"--file={postgres.folder}/dump", "here"
            )
            while not copy.done():
                assert decide(ann, id)
            copy.result()
        for _ in range(3):
            assert decide(ann, id)
        log = served.kept(id)
    database(postgres, "again")
    program(postgres, "pg_restore", "--dbname=again", f"{postgres.folder}/dump")
    with serving(address_of(postgres, "again")) as again:
        copied = again.kept(id)
        assert before <= len(copied) < len(log) and copied == log[: len(copied)]
        found = again.program()
        found.http.headers["authorization"] = ann.http.headers["authorization"]
        assert decide(found, id) and decided(again.kept(id)) == decided(copied) + 1


def address_of(postgres: Postgres, name: str) -> str:
    return f"postgresql://postgres@/{name}?host={postgres.folder}"


def database(postgres: Postgres, name: str) -> None:
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")


def program(postgres: Postgres, name: str, *words: str) -> None:
    """A program of PostgreSQL, as somebody who may connect."""
    line = [str(postgres.programs / name), "--host", str(postgres.folder), "--username", "postgres", *words]
    env = {**os.environ, "PGPASSFILE": "/dev/null"}
    subprocess.run(line, check=True, capture_output=True, cwd=postgres.folder, env=env, **postgres.user)
