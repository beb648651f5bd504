"""All tables of a server: opened, found again, looked after, and let go; the same people once more."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store
from subrosa.store.errors import NoMatch
from subrosa.table import changes, entries, messages
from subrosa.table.entries import Clock
from subrosa.table.hub import Hub
from subrosa.table.live import Live
from subrosa.table.messages import Decide, Done, Say, Update
from subrosa.table.refusals import TableRefusal
from subrosa.table.showing import listing
from subrosa.table.table import Table

from .people import BOT, INVITED, OPEN, Evening, Guest, Played, bots_decide, everything, people, person, settle

ROSE = Setup.of(find("rose"), 3)


def kept(party: Evening, id: str) -> Table:
    return Table(id, [entries.decode(entry) for entry in party.store.logs[id]])


# Opening


async def test_a_table_is_kept_when_it_has_been_opened_and_begins_when_nobody_is_to_come(
    party: Evening, hub: Hub
) -> None:
    how: dict[str, Any] = {"chat": False, "allows_spectators": False, "public": True}
    table = await hub.open(ROSE, people(3), "p0", clock=Clock(5.0, 6.0), **how)
    assert (table.state, kept(party, table.id).state) == ("playing", "playing")
    assert everything(kept(party, table.id)) == everything(table)
    assert table.timer.clock == Clock(5.0, 6.0) and {name: getattr(table, name) for name in how} == how
    waits = await hub.open(ROSE, [person(0), OPEN, INVITED], "p0")
    assert (waits.state, list(waits.nonces)) == ("open", [2])
    assert everything(kept(party, waits.id)) == everything(waits)


async def test_chairs_and_seats_must_fit_and_bots_be_known(party: Evening, hub: Hub) -> None:
    with pytest.raises(TableRefusal, match="3 seats need as many people or bots; 2 are named"):
        await hub.open(ROSE, people(2), "p0")
    with pytest.raises(TableRefusal, match="no bot called hal"):
        await hub.open(ROSE, [*people(2), entries.Chair("bot", bot="hal")], "p0")
    assert party.store.logs == {} and hub.tables == {}


async def test_a_table_that_cannot_be_kept_is_not_there(party: Evening, hub: Hub) -> None:
    party.store.down = True
    with pytest.raises(Exception, match="disk is full"):
        await hub.open(ROSE, people(3), "p0")
    assert hub.tables == {}


async def test_an_unknown_table_is_an_error_and_leaves_nothing_in_memory(hub: Hub) -> None:
    with pytest.raises(NoMatch):
        await hub.known("nowhere")
    assert hub.tables == {}


# Letting go, and waking


async def test_tables_nobody_needs_leave_the_memory_and_nothing_of_them_stays(hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0", clock=Clock(500.0))
    live = hub.live(table.id)
    async with Guest(live, 0):
        await settle(200.0)
        await hub.look_after()
        assert list(hub.tables) == [table.id]  # somebody is there
    await settle(59.0)
    await hub.look_after()
    assert list(hub.tables) == [table.id]
    await settle(2.0)
    await hub.look_after()
    assert hub.tables == {}
    there = weakref.ref(live), weakref.ref(table)
    del live, table
    await settle()
    gc.collect()
    assert [reference() for reference in there] == [None, None]


async def test_a_table_that_nobody_looks_at_rests_and_goes_on_as_it_is_kept(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0")
    live = hub.live(table.id)
    async with Guest(live, 0):
        await settle(5.0)
        await hub.look_after()
        assert "state" in vars(table.begun)  # somebody is there
    await hub.look_after()
    assert "state" in vars(table.begun)  # just now he was
    await settle(2.0)
    await hub.look_after()
    assert "state" not in vars(table.begun)
    seat = table.to_decide()[0]
    choice = table.moment.view(seat).actions[0].choice
    done = await live.answer(seat, Decide(key="k", n=len(table.feed[seat]), choices=[choice]))
    assert isinstance(done, Done) and everything(kept(party, table.id)) == everything(table)


async def test_a_table_that_was_just_asked_for_is_not_let_go(hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0")
    await settle(100.0)
    live = await hub.known(table.id)
    await hub.look_after()
    assert hub.tables == {table.id: live}


@pytest.mark.evening(pace=100.0, idle=10.0)
async def test_a_table_whose_bots_are_about_to_decide_is_not_let_go(hub: Hub) -> None:
    table = await hub.open(ROSE, [BOT] * 3, "p0")
    await settle(80.0)
    await hub.look_after()
    assert list(hub.tables) == [table.id]


@pytest.mark.evening(pace=0.5)
async def test_a_table_whose_time_has_come_is_woken_and_played_on(party: Evening, hub: Hub) -> None:
    played = Played("rose", [person(0), BOT, BOT], seed=6)
    played.play_until(lambda table: bool(table.bots_to_decide()))
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table, 0.5)
    await hub.look_after()
    assert hub.tables == {}  # not yet
    await settle(1.0)
    await hub.look_after()
    await settle(30.0)
    assert kept(party, "t").to_decide() == (0,)
    assert party.store.listings["t"].due is None
    await settle(100.0)
    await hub.look_after()
    assert hub.tables == {}


async def test_the_hub_goes_on_looking_when_the_store_fails_for_a_while(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0", clock=Clock(100.0))
    await hub.stop()
    again = party.hub()
    party.store.down = True
    await again.start()
    await settle(120.0)
    party.store.down = False
    await settle(10.0)
    assert kept(party, table.id).away
    await again.stop()


@pytest.mark.evening(pace=1.0)
async def test_a_stopped_hub_leaves_no_timers(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, [BOT] * 3, "p0", clock=Clock(10.0))
    before = len(party.store.logs[table.id])
    await hub.stop()
    await settle(100.0)
    assert len(party.store.logs[table.id]) == before and hub.tables == {}


# Once more


async def finished(hub: Hub) -> tuple[Live, Table]:
    table = await hub.open(ROSE, [person(0), BOT, person(2)], "p0", clock=Clock(77.0), allows_spectators=False)
    live, random = hub.live(table.id), Random(1)
    while not table.begun.over:
        for seat in table.people():
            if seat in table.to_decide():
                wish = random.choice(table.begun.view(seat).actions)
                await live.answer(seat, Decide(choices=[wish.text], n=len(table.feed[seat])))
        await settle()
    return live, table


async def test_a_rematch_seats_everybody_one_further_and_is_one_for_all(party: Evening, hub: Hub) -> None:
    live, old = await finished(hub)
    tables = len(party.store.logs)
    async with Guest(live, 2) as guest:
        ids = list(await asyncio.gather(*(hub.rematch(old.id, who) for who in ("p0", "p2", "p0"))))
        ids.append(await hub.rematch(old.id, "p2"))
        await settle()
        assert len(set(ids)) == 1 and len(party.store.logs) == tables + 1
        assert guest.news.count("rematch") == 1 and guest.updates[-1].table is not None
        assert guest.updates[-1].table.rematch == ids[0]
    new = kept(party, ids[0])
    assert [chair.person for chair in new.chairs] == ["p2", "p0", ""]
    assert [chair.bot for chair in new.chairs] == ["", "", "random"]
    assert (new.timer.clock, new.allows_spectators, new.host) == (Clock(77.0), False, "p0")
    assert kept(party, old.id).rematch == ids[0]


async def test_there_is_no_rematch_before_the_end(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0")
    with pytest.raises(TableRefusal, match="not over"):
        await hub.rematch(table.id, "p0")
    assert len(party.store.logs) == 1


# Whole games, over a real store


def test_a_whole_game_through_the_hub_is_kept_as_it_was_told(tmp_path: Path) -> None:
    name, seats = "nuns", 3

    async def client(live: Live, seat: int) -> list[Any]:
        random = Random(seat)
        news: list[Any] = []
        async with live.audience.subscribe(seat) as subscriber:
            while True:
                update = messages.read_message(messages.encode(await subscriber.next()))
                assert isinstance(update, Update) and update.since == len(news)
                news += update.news
                assert update.n == len(news)
                if update.table is not None and update.table.state == "finished":
                    return news
                if update.choices:
                    wish = random.choice(update.choices).text
                    answer = await live.answer(seat, Decide(choices=[wish], n=update.n, key=f"{update.n}"))
                    assert isinstance(answer, Done) or answer.code == "refused-stale"  # type: ignore[union-attr]
                if random.random() < 0.05:
                    await live.answer(seat, Say(text="hm"))

    async def whole() -> None:
        with Store(tmp_path) as store:
            hub = Hub(store, pace=0.0)
            table = await hub.open(Setup.of(find(name), seats), people(seats, bots=1), "p0")
            live = hub.live(table.id)
            readers = [*range(seats - 1), SPECTATOR]
            told = await asyncio.wait_for(asyncio.gather(*(client(live, reader) for reader in readers)), 60)
            folded = Table(table.id, [entries.decode(entry) for entry in store.entries(table.id)])
            assert everything(folded) == everything(table)
            for reader, news in zip(readers, told, strict=True):
                assert msgspec.json.encode(news) == msgspec.json.encode(folded.feed[reader][: len(news)])
            assert store.listing(table.id) == listing(folded, 0.0)
            await hub.stop()

    asyncio.run(whole())


async def test_who_gave_up_is_a_bot_in_the_rematch(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0", title="Vespers")
    live = hub.live(table.id)
    for seat in range(3):
        await live.change(lambda table, now, seat=seat: changes.resign(table, seat, now, "random"))
    while (await live.table()).state != "finished":
        await live.change(bots_decide)
    new = kept(party, await hub.rematch(table.id, "p0"))
    assert [chair.kind for chair in new.chairs] == ["bot"] * 3 and new.title == "Vespers"


async def test_what_another_process_adds_is_seen_by_those_who_watch(party: Evening, hub: Hub) -> None:
    table = await hub.open(ROSE, people(3), "p0")
    other = party.hub()
    async with hub.live(table.id).audience.subscribe(0) as subscriber:
        await subscriber.next()
        await hub.look_after()
        await other.live(table.id).change(lambda table, now: changes.say(table, 1, "hello", now + 1))
        await hub.look_after()
        update = await subscriber.next()
        assert isinstance(update, Update) and update.news[-1].facts["text"] == "hello"
    await other.stop()
