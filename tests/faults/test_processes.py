"""Several servers on one PostgreSQL store: players of one match sit at different ones, which come and go."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from postgres import Postgres
from sqlalchemy import select
from web.served import Client, Player, Served

from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Listing, Store, bulletin, news, schema
from subrosa.store.heads import Head
from subrosa.store.news import News
from subrosa.store.people import People
from subrosa.store.post import ROLL
from subrosa.table import entries
from subrosa.table.entries import Chair, Decided
from subrosa.table.hub import Hub
from subrosa.table.live import Live
from subrosa.table.messages import Decide, Done, Refusal
from subrosa.table.table import Table
from subrosa.web.refusals import HttpRefusal

from .pairs import at, soon
from .survivors import Survivor
from .test_kill import Nursery, check, free_port


@dataclass
class Wanderer(Survivor):
    """Comes back at whichever server there is, as behind a load balancer without a memory."""

    ports: list[int] = field(default_factory=list)
    path: str = ""

    async def _line(self) -> None:
        self.address = f"ws://127.0.0.1:{self.random.choice(self.ports)}{self.path}"
        await super()._line()


async def seated(store: Store, tables: Sequence[tuple[str, int]], ports: Sequence[int]) -> dict[str, list[Survivor]]:
    """Tables of two people and bots; each person begins at a server of his own."""
    hub, people, found = Hub(store), People(store), {}
    for name, seats in tables:
        persons = [people.guest(f"{name} {seat}", "en") for seat in range(2)]
        chairs = [Chair("person", person.id, person.name) for person in persons]
        chairs += [Chair("bot", bot="thrifty") for _ in range(seats - 2)]
        table = await hub.open(Setup.of(find(name), seats), chairs, persons[0].id)
        path = f"/program/v1/matches/{table.id}/live"
        found[table.id] = [
            Wanderer("", people.new_token(one.id, "test"), seat, random.Random(seat), ports=list(ports), path=path)
            for seat, one in enumerate(persons)
        ]
    await hub.stop()
    return found  # type: ignore[return-value]


def owner(store: Store, id: str) -> int:
    """The process that looks after a match; 0 if there is none."""
    wanted = select(schema.matches.c.owner).where(schema.matches.c.id == id)
    name = store.read(lambda connection: connection.execute(wanted).scalar())
    return int(name.split(".")[0]) if name else 0


class Fleet:
    """Servers of one store, each at its port."""

    def __init__(self, nursery: Nursery, ports: Sequence[int]) -> None:
        self.nursery = nursery
        self.at = {port: nursery.start(port) for port in ports}

    def end(self, pid: int, how: signal.Signals) -> None:
        """End a server, and start another in its place."""
        port = next(port for port, there in self.at.items() if there == pid)
        os.kill(pid, how)
        self.at[port] = self.nursery.start(port)

    def close(self) -> None:
        for pid in self.at.values():
            os.kill(pid, signal.SIGTERM)
        self.nursery.close()


def done(survivors: Sequence[Survivor]) -> int:
    return sum(len(survivor.done) for survivor in survivors)


async def played(survivors: Sequence[Survivor], more: int) -> None:
    """Wait until so many more decisions were acknowledged, or all is over."""
    before = done(survivors)
    while done(survivors) < before + more and not all(survivor.over for survivor in survivors):
        await asyncio.sleep(0.002)


async def under_fire(
    store: Store, fleet: Fleet, tables: dict[str, list[Survivor]], ends: int, how: signal.Signals
) -> int:
    """Play, while the owner of some match is ended so often; then everybody comes to rest. How often it was one."""
    chance, stop, hit = random.Random(7), asyncio.Event(), 0
    survivors = [survivor for found in tables.values() for survivor in found]
    playing = [asyncio.create_task(survivor.play(stop)) for survivor in survivors]
    while hit < ends and (going_on := [id for id, found in tables.items() if not found[0].over]):
        await played(survivors, chance.randint(1, 5))
        await asyncio.sleep(chance.uniform(0.0, 0.05))
        owners = await asyncio.to_thread(lambda: {owner(store, id) for id in going_on})
        if there := sorted(owners & set(fleet.at.values())):
            await asyncio.to_thread(fleet.end, chance.choice(there), how)
            hit += 1
    await played(survivors, 8)
    stop.set()
    await asyncio.to_thread(fleet.close)
    await asyncio.wait_for(asyncio.gather(*playing), 30)
    return hit


@contextmanager
def fleet_of(address: str, servers: int, tables: Sequence[tuple[str, int]]) -> Iterator[tuple[Any, ...]]:
    ports = [free_port() for _ in range(servers)]
    with Store(address) as store:
        found = asyncio.run(seated(store, tables, ports))
        nursery = Nursery(address)
        yield store, Fleet(nursery, ports), found


ONE = (("nuns", 4),)
MANY = (("rose", 3), ("eleven", 3), ("nuns", 4)) * 4


@pytest.mark.early
@pytest.mark.parametrize(
    ("servers", "tables", "kills"), [(2, ONE, 1), pytest.param(4, MANY, 50, marks=pytest.mark.long)]
)
def test_players_at_different_servers_go_on_when_the_owner_of_their_match_is_killed(
    postgres: Postgres, servers: int, tables: Sequence[tuple[str, int]], kills: int
) -> None:
    left = kills
    while left:  # when all matches are over before enough servers are dead, others are played
        with fleet_of(postgres.new_place(), servers, tables) as (store, fleet, found):
            killed = asyncio.run(under_fire(store, fleet, found, left, signal.SIGKILL))
            assert killed, "an owner was killed"
            assert done([one for many in found.values() for one in many]) > killed, "and there was play"
            for id, survivors in found.items():
                check(store, id, survivors)
        left -= killed


@pytest.mark.long
def test_a_rolling_restart_drops_no_match(postgres: Postgres) -> None:
    with fleet_of(postgres.new_place(), 4, MANY) as (store, fleet, found):
        assert asyncio.run(under_fire(store, fleet, found, 12, signal.SIGTERM)) >= 6
        for id, survivors in found.items():
            check(store, id, survivors)


# Two who believe to own a match


class Two:
    """Two servers in one loop, and a match of two people and a bot. The second is deaf: it never hears of the first."""

    def __init__(self, address: str, chairs: Sequence[Chair]) -> None:
        self.stores, self.chairs = [Store(address), Store(address)], chairs
        self.hubs = [Hub(store, pace=0.0, grid=0.0) for store in self.stores]

    async def __aenter__(self) -> tuple[Live, Live]:
        for hub in self.hubs:
            await hub.start()
        self.hubs[1].hearing.take = lambda news: None  # type: ignore[method-assign]
        table = await self.hubs[0].open(Setup.of(find("rose"), len(self.chairs)), self.chairs, "p0")
        self.lives = [hub.live(table.id) for hub in self.hubs]
        async with self.lives[1].lock:
            await self.lives[1].table()
        for live, store in zip(self.lives, self.stores, strict=True):
            live.ownership.owner = store.servers.name
        return self.lives[0], self.lives[1]

    async def __aexit__(self, *_: object) -> None:
        for hub in self.hubs:
            await hub.stop()
        await asyncio.get_running_loop().shutdown_default_executor()
        for store in self.stores:
            store.close()


PEOPLE = [Chair("person", f"p{seat}", f"Player {seat}") for seat in range(3)]


def kept(live: Live) -> list[Any]:
    return [entries.decode(entry) for entry in live.store.entries(live.id)]


def turn(table: Table) -> tuple[int, int, list[Any]]:
    """Who has to decide, how much he was told, and what he may choose."""
    seat = table.to_decide()[0]
    return seat, len(table.feed[seat]), list(table.begun.view(seat).actions)


def test_of_two_servers_that_decide_for_a_seat_the_store_refuses_the_second(postgres: Postgres) -> None:
    async def twice() -> None:
        async with Two(postgres.new_place(), PEOPLE) as (first, second):
            seat, n, actions = turn(second._table)  # type: ignore[arg-type]
            before = len(kept(first))
            assert isinstance(await first.answer(seat, Decide(choices=[actions[0].choice], n=n, key="a")), Done)
            told = await second.answer(seat, Decide(choices=[actions[-1].choice], n=n, key="b"))
            assert isinstance(told, Refusal) and told.sentence, "he is told that it was too late"
            assert [entry.key for entry in kept(first)[before:] if isinstance(entry, Decided)] == ["a"]
            again = await second.answer(seat, Decide(choices=[actions[0].choice], n=n, key="a"))
            assert isinstance(again, Done) and len(kept(first)) == before + 1, "the same request is not done twice"
            assert second._table is not None and second._table.entries == before + 1, "and it has looked again"

    asyncio.run(twice())


def test_what_two_servers_do_at_once_for_different_seats_is_all_kept(postgres: Postgres) -> None:
    async def both() -> None:
        async with Two(postgres.new_place(), PEOPLE) as (first, second):
            say = [entries.Said(1.0, 0, "first"), entries.Said(1.0, 1, "second")]
            await first.change(lambda table, now: [table.enter(say[0])])
            await second.change(lambda table, now: [table.enter(say[1])])
            assert [entry.text for entry in kept(first) if isinstance(entry, entries.Said)] == ["first", "second"]

    asyncio.run(both())


def test_the_bots_of_a_match_decide_once_though_two_servers_let_them(postgres: Postgres) -> None:
    async def both() -> None:
        bots = [PEOPLE[0], Chair("bot", bot="random"), Chair("bot", bot="random")]
        async with Two(postgres.new_place(), bots) as (first, second):
            while not (first._table and first._table.to_decide() == (0,)):
                await asyncio.sleep(0.01)
            await asyncio.gather(*(live.change(lambda table, now: []) for live in (first, second)))
            while any(live.company.is_thinking for live in (first, second)):
                await asyncio.sleep(0.01)
            table = Table(first.id, kept(first))
            assert table.to_decide() == (0,) and not table.bots_to_decide()

    asyncio.run(both())


# What one server knows the others know


def test_news_of_another_server_are_entered_and_nothing_is_read_or_folded_anew(
    pair: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    asyncio.run(_told_elsewhere(one, two, anna, id, monkeypatch))


async def _told_elsewhere(one: Served, two: Served, anna: Client, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    there = f"/matches/{id}/live?seat="
    async with anna.socket(f"{there}2") as here:
        await Player(here, random.Random(1)).hear()  # somebody sits at the first, so that it keeps the table
        async with at(two, anna).socket(f"{there}0") as socket:
            player = Player(socket, random.Random(1))
            await player.hear()
            await _entered_there(one, two, anna, id, player, monkeypatch)


async def _entered_there(
    one: Served, two: Served, anna: Client, id: str, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded = two.app.house.hub.tables[id]._table
    assert one.app.house.hub.tables[id].mine and not two.app.house.hub.tables[id].mine
    monkeypatch.setattr(two.store, "entries", lambda *_: pytest.fail("news bring along what was kept"))
    for n in range(3):
        await asyncio.to_thread(anna.post, f"/matches/{id}/commands?seat=1", {"type": "say", "text": f"{n}"})
        while f"{n}" not in [news["facts"].get("text") for news in player.news]:
            await asyncio.wait_for(player.hear(), 20)
    assert two.app.house.hub.tables[id]._table is folded, "the same table, with more entries"
    shown = await asyncio.to_thread(anna.get, f"/matches/{id}/seat?seat=1")
    assert [seat["here"] for seat in shown["table"]["seats"]] == [True, True, True], (
        "who is connected there is seen here"
    )
    wish = {"type": "propose", "what": "bot", "other": 0}
    refused = await asyncio.to_thread(anna.post, f"/matches/{id}/commands?seat=1", wish, 409)
    assert refused["code"] == "refused-nobody-away", "and no bot takes his place"


def test_who_sits_there_is_told_of_what_somebody_else_has_asked_for(pair: list[Served]) -> None:
    """Who asks how a table stands is shown what another server has just kept; nobody else may miss it for that."""
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    asyncio.run(_told_though_asked(two, anna, id))


async def _told_though_asked(two: Served, anna: Client, id: str) -> None:
    there = f"/matches/{id}/live?seat="
    async with anna.socket(f"{there}2") as here, at(two, anna).socket(f"{there}0") as socket:
        await Player(here, random.Random(1)).hear()  # somebody sits at the first, so that it keeps the table
        player = Player(socket, random.Random(1))
        await player.hear()
        await asyncio.to_thread(soon, lambda: two.app.house.hub.tables[id].audience.idle)
        live, held = two.app.house.hub.tables[id], asyncio.Event()
        asking = asyncio.run_coroutine_threadsafe(_asks(live, held.set), two.loop)
        await asyncio.to_thread(soon, held.is_set)
        await asyncio.to_thread(anna.post, f"/matches/{id}/commands?seat=1", {"type": "say", "text": "there"})
        await asyncio.wrap_future(asking)
        while "there" not in [news["facts"].get("text") for news in player.news]:
            await asyncio.wait_for(player.hear(), 20)


async def _asks(live: Live, held: Callable[[], None]) -> None:
    """Somebody asks who was here first, and finds what has just been heard of."""
    async with live.lock:
        held()
        while not live.following.is_behind(live._table):  # type: ignore[arg-type]
            await asyncio.sleep(0.001)
        await live.table()


def test_news_that_do_not_follow_are_none(pair: list[Served]) -> None:
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    kept = one.store.entries(id)
    assert two.store.brought(id, len(kept), [b"head", b"entry"]) is None, "two has not read it"
    two.store.entries(id)
    assert two.store.brought(id, len(kept), [b"head", b"entry"]) is None, "nobody sealed that"
    assert two.store.brought(id, len(kept) - 1, []) is None


def test_what_is_too_long_for_news_is_only_named() -> None:
    listing = Listing("k2m9", "rose", 2, "playing", None, False, 0.0, 0.0, None, 7, ())
    head = Head(listing, b"", b"head")
    assert news.log("me", [head], [("k2m9", 6, b"entry")]) == ['["me","log",[["k2m9",7,"aGVhZA==","ZW50cnk="]]]']
    assert news.log("me", [head], [("k2m9", 6, bytes(news.BROUGHT))]) == ['["me","log",[["k2m9",7]]]']
    many = news.log("me", [head] * 9, [("k2m9", 6, bytes(news.BROUGHT // 2))])
    assert len(many) > 1 and max(map(len, many)) <= news.LONGEST


def test_the_server_at_which_the_people_sit_is_handed_their_table(pair: list[Served]) -> None:
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    asyncio.run(_handed(one, two, anna, id))


async def _handed(one: Served, two: Served, anna: Client, id: str) -> None:
    mine = one.app.house.hub.tables[id]
    assert mine.mine
    async with at(two, anna).socket(f"/matches/{id}/live?seat=0") as socket:
        player = Player(socket, random.Random(1))
        await player.hear()
        await asyncio.to_thread(soon, lambda: two.app.house.hub.tables[id].mine and not mine.mine)
        known, post = mine._table, f"/matches/{id}/commands?seat=1"
        await asyncio.to_thread(at(two, anna).post, post, {"type": "say", "text": "there"})
        await asyncio.to_thread(soon, lambda: mine.following.is_behind(known))
        assert known is mine._table, "where nobody sits nothing is entered"
        shown = await asyncio.to_thread(anna.get, f"/matches/{id}/seat?seat=2")
        assert shown["news"][-1]["facts"]["text"] == "there", "before somebody asks"


def test_a_server_that_was_taken_for_dead_is_asked_anew_who_is_there(pair: list[Served]) -> None:
    one, two = pair
    anna = one.program("Anna")
    id = anna.opened("rose", "me", "me", "me")["table"]["id"]
    asyncio.run(_missed(one, two, anna, id))


async def _missed(one: Served, two: Served, anna: Client, id: str) -> None:
    presence, post = one.app.house.hub.tables[id].audience.presence, one.app.house.hub.store.servers._post
    other = two.app.house.hub.store.servers.name
    async with anna.socket(f"/matches/{id}/live?seat=0"), at(two, anna).socket(f"/matches/{id}/live?seat=1"):
        await asyncio.to_thread(soon, lambda: 1 in presence.everywhere.connected)
        post.living -= {other}
        post._hear(News(post.name, ROLL, []))
        await asyncio.to_thread(soon, lambda: other in post.living)
        await asyncio.to_thread(soon, lambda: 1 in presence.everywhere.connected)


def test_a_killed_server_is_known_by_its_line_before_it_would_have_been_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subrosa.store.post.LEASE", 3_600.0)
    address = postgres.new_place()
    with Store(address) as one, Store(address) as two:
        for store in (one, two):
            store.servers.attend(lambda news: None)
        dead, post = two.servers.name, two.servers._post  # type: ignore[attr-defined]
        soon(lambda: dead in one.servers.living)
        id = "k2m9"
        told = Listing(id, "rose", 2, "playing", None, False, 0.0, 0.0, None, 1, ())
        two.create(id, [b"{}"], told).result()
        assert two.servers.claim([id]) == one.servers.claim([id]) == {id: dead}
        post._leave = lambda line: None  # its line is cut, and it says no word
        two.servers.leave()
        soon(lambda: dead not in one.servers.living)
        assert one.servers.claim([id]) == {id: one.servers.name}
        one.servers.leave()


def test_who_signs_out_at_one_server_is_out_at_all(pair: list[Served]) -> None:
    one, two = pair
    anna = one.program("Anna")
    token = anna.post("/tokens", {"label": "mine"}, 201)
    other = at(two, anna)
    other.http.headers["authorization"] = f"Bearer {token['token']}"
    asyncio.run(_cut_off(anna, other, token["id"]))


async def _cut_off(anna: Client, other: Client, token: str) -> None:
    async with other.socket("/live") as socket:
        await asyncio.to_thread(anna.ask, "DELETE", f"/tokens/{token}")
        await asyncio.wait_for(socket.wait_closed(), 20)
        assert socket.close_code == 4401


def test_limits_hold_at_all_servers_together(pair: list[Served]) -> None:
    one, two = pair
    anna = one.program("Anna")
    for _ in range(3):
        anna.opened("rose", "me", "open")
    soon(lambda: refuses(two, "open", anna.me["id"]))
    wish = {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert at(two, anna).post("/matches", wish, None).status_code == 429


def refuses(served: Served, what: str, who: str) -> bool:
    try:
        served.app.house.rates.check(what, who)
    except HttpRefusal:
        return True
    return False


def test_what_the_host_says_is_heard_at_all_servers(pair: list[Served]) -> None:
    one, two = pair
    for words in ("We close at ten.", ""):
        bulletin.write(one.store, bulletin.Bulletin(words))
        soon(lambda: two.app.house.bulletin.message == words)  # noqa: B023


def test_a_server_that_is_away_is_no_outage_while_another_is_at_work(postgres: Postgres) -> None:
    address = postgres.new_place()
    with Store(address) as one, Store(address) as two:
        assert one.beat(100.0, True).result().outages == []
        assert two.beat(105.0, True).result().outages == []
        assert one.beat(110.0, True).result().outages == [], "somebody could be served all the time"
        assert two.beat(130.0, True).result().outages == [(110.0, 130.0)]
        assert one.beat(131.0, True).result().outages == [(110.0, 130.0)], "all servers know it"
