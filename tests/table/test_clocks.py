"""Clocks: seconds for a decision, a reserve beyond them, one clock for all who choose together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.store import Store
from subrosa.store.beats import Outage
from subrosa.table import changes, entries
from subrosa.table.absence import Leaving
from subrosa.table.clocks import Timer
from subrosa.table.entries import Clock
from subrosa.table.hub import Hub
from subrosa.table.showing import listing
from subrosa.table.table import Table

from .people import Evening, Guest, Played, at_step, bots_decide, everything, people, settle


def timed(name: str = "rose", seats: int = 3, bots: int = 0, seconds: float = 60.0, reserve: float = 30.0) -> Played:
    return Played(name, people(seats, bots), seed=3, clock=Clock(seconds, reserve))


# The timer by itself


def timer(seconds: float = 60.0, reserve: float = 30.0) -> Timer:
    made = Timer(Clock(seconds, reserve))
    made.start(3, 0.0)
    made.turn((1,), False, 0.0)
    return made


def test_a_reserve_is_used_only_beyond_the_seconds_of_a_decision() -> None:
    one = timer()
    assert (one.left(1, 60.0), one.left(1, 70.0), one.left(1, 500.0)) == (30.0, 20.0, 0.0)
    one.turn((2,), False, 70.0)
    assert one.reserves == {0: 30.0, 1: 20.0, 2: 30.0}
    assert one.deadline == 70.0 + 60.0 + 30.0
    one.turn((1,), False, 75.0)
    assert one.deadline == 75.0 + 60.0 + 20.0


def test_whoever_chooses_together_has_one_deadline_and_keeps_the_reserve() -> None:
    one = timer()
    one.turn((0, 1, 2), True, 10.0)
    assert one.deadline == 70.0
    one.turn((1,), False, 500.0)
    assert one.reserves == {0: 30.0, 1: 30.0, 2: 30.0}


def test_without_seconds_there_is_no_clock() -> None:
    one = timer(seconds=0.0)
    assert one.deadline is None
    one.turn((2,), False, 1e9)
    assert one.reserves == {0: 30.0, 1: 30.0, 2: 30.0}


def test_a_pause_costs_nobody_time() -> None:
    one = timer()
    one.stop(70.0)
    assert (one.deadline, one.left(1, 500.0)) == (None, 20.0)
    one.go_on(1_000.0)
    assert one.deadline == 1_000.0 + 20.0


def test_what_happens_during_a_pause_neither_gives_nor_takes_time() -> None:
    """Somebody resigns or comes back meanwhile, and the clock turns."""
    one = timer()
    one.stop(70.0)
    one.turn((2,), False, 500.0)
    one.go_on(1_000.0)
    assert one.reserves == {0: 30.0, 1: 20.0, 2: 30.0}
    assert one.deadline == 1_000.0 + 60.0 + 30.0


# At a table


def test_every_decision_has_its_seconds_and_the_reserve_shrinks_by_what_is_beyond() -> None:
    played = timed()
    seat = played.table.to_decide()[0]
    assert played.table.timer.choosing == (seat,)
    assert played.table.timer.deadline == played.now + 90.0
    played.now += 75.0
    played.decide_somehow(seat)
    assert played.table.timer.reserves == {**dict.fromkeys(range(3), 30.0), seat: 15.0}


def test_talk_does_not_move_the_clock() -> None:
    played = timed()
    deadline = played.table.timer.deadline
    played.now += 10.0
    played.do(changes.say, 0, "hello")
    played.do(changes.mute, 0, 1, True)
    played.do(changes.propose, 0, "pause")
    assert played.table.timer.deadline == deadline


@pytest.mark.parametrize(("name", "step"), [("rose", "marker"), ("nuns", "move")])
def test_nobody_starts_the_clock_of_a_sealed_phase_anew(name: str, step: str) -> None:
    """Whoever chose and withdrew again and again would else hold up the table for ever."""
    played = timed(name, 4)
    played.play_until(at_step(step), 3)
    deadline, (first, second) = played.table.timer.deadline, played.table.to_decide()[:2]
    assert deadline is not None and played.table.timer.together
    for _ in range(3):
        played.now += 5.0
        played.decide_somehow(first)
        played.do(changes.withdraw, first)
        assert played.table.timer.deadline == deadline
    played.decide_somehow(second)
    played.do(changes.resign, first)
    assert played.table.timer.deadline == deadline
    assert everything(played.folded()) == everything(played.table)


@pytest.mark.parametrize(("name", "step"), [("rose", "marker"), ("nuns", "move")])
def test_after_going_back_in_a_sealed_phase_its_clock_starts_anew(name: str, step: str) -> None:
    played = timed(name, 4)
    played.play_until(at_step(step), 3)
    first = played.table.to_decide()[0]
    played.decide_somehow(first)
    played.now += 50.0
    played.do(changes.propose, first, "back")
    for seat in range(4):
        if played.table.proposal is not None and seat != first:
            played.do(changes.agree, seat)
    assert played.table.timer.deadline == played.now + 60.0


def test_at_the_deadline_a_bot_takes_over_and_gives_the_seat_back() -> None:
    played = timed()
    seat, deadline = played.table.to_decide()[0], played.table.timer.deadline
    assert deadline is not None
    played.now = deadline - 0.01
    assert played.do(changes.expire) == []
    played.now = deadline
    assert played.do(changes.expire) == [entries.TookOver(deadline, seat, "greedy", "absent")]
    assert (played.table.bots_to_decide(), played.table.timer.deadline) == ([seat], None)
    assert played.table.feed[(seat + 1) % 3][-1].kind == "absent"
    played.refuses("refused-bot-plays", changes.decide, seat, ["x"], 99)
    played.now += 5.0
    assert played.do(changes.come_back, seat) == [entries.Returned(played.now, seat)]
    assert played.table.timer.deadline == played.now + 60.0  # the reserve is gone
    played.decide_somehow(seat)


def test_at_the_deadline_bots_take_over_for_all_who_have_not_chosen_and_for_nobody_else() -> None:
    played = timed("nuns", 5, bots=1)
    played.play_until(at_step("move"), 3)
    first, *late = [seat for seat in played.table.to_decide() if not played.table.bot_of(seat)]
    while first in played.table.to_decide():
        played.decide_somehow(first)
    played.now = played.table.timer.deadline or 0.0
    assert [entry.seat for entry in played.do(changes.expire)] == late  # type: ignore[union-attr]
    assert played.do(changes.expire) == []
    played.do(bots_decide)
    assert not at_step("move")(played.table) and first not in played.table.away


def test_a_pause_stops_the_clock_and_a_resumed_table_goes_on_with_what_was_left() -> None:
    played = timed(seats=2)
    played.now += 20.0
    played.do(changes.propose, 0, "pause")
    played.do(changes.agree, 1)
    assert (played.table.state, played.table.timer.deadline, listing(played.table).due) == ("paused", None, None)
    played.now += 10_000.0
    assert played.do(changes.expire) == []
    played.do(changes.resume, 1)
    assert played.table.timer.deadline == played.now + 70.0


def test_on_the_way_to_another_server_nobody_loses_time() -> None:
    table = timed().table
    deadline = table.timer.deadline
    assert deadline is not None
    table.enter(entries.Arrived(table.changed + 500.0, [0, 1, 2]))
    assert table.timer.deadline == deadline + 500.0


def test_a_finished_table_has_no_clock() -> None:
    played = timed()
    played.play_until(lambda table: table.begun.over)
    assert (played.table.timer.deadline, listing(played.table).due) == (None, None)


def test_lists_say_when_a_table_has_to_be_looked_after() -> None:
    played = timed(bots=2)
    played.play_until(lambda table: bool(table.bots_to_decide()))
    assert listing(played.table, 0.8).due == played.table.changed + 0.8
    played.play_until(lambda table: not table.bots_to_decide())
    assert listing(played.table, 0.8).due == played.table.timer.deadline


# Tables nobody is at


async def parked(hub: Hub, clock: Clock) -> Table:
    return await hub.open(Setup.of(find("rose"), 2), people(2), "p0", clock=clock)


async def test_the_clock_of_a_table_in_memory_takes_over_in_time() -> None:
    party = Evening(pace=0.5)
    hub = party.hub()
    table = await parked(hub, Clock(30.0, 10.0))
    seat = table.to_decide()[0]
    async with Guest(hub.live(table.id), 1 - seat) as guest:
        await settle(39.0)
        assert "absent" not in guest.news
        await settle(1.1)
        assert "absent" in guest.news
        await settle(5.0)
        assert len(table.begun.decisions) > len([d for d in table.begun.decisions if d.decider == 8])
    await hub.stop()


async def test_a_clock_at_which_something_breaks_is_said_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    party, mistakes, honest = Evening(pace=0.5), [RuntimeError("a mistake of ours")], changes.expire
    said: list[Exception] = []

    def expire(table: Table, now: float) -> Any:
        if mistakes:
            raise mistakes.pop()
        return honest(table, now)

    monkeypatch.setattr(party.noted, "broken", said.append)
    monkeypatch.setattr(changes, "expire", expire)
    hub = party.hub()
    table = await parked(hub, Clock(30.0))
    async with Guest(hub.live(table.id), 1 - table.to_decide()[0]) as guest:
        await settle(31.0)
        assert "absent" not in guest.news and [str(error) for error in said] == ["a mistake of ours"]
        await settle(6.0)
        assert "absent" in guest.news and len(said) == 1
    await hub.stop()


async def test_a_clock_longer_than_an_hour_is_kept_too() -> None:
    party = Evening()
    hub = party.hub()
    table = await parked(hub, Clock(3 * 86_400.0))
    async with Guest(hub.live(table.id), 0) as guest:
        await settle(3 * 86_400.0 - 10.0)
        assert "absent" not in guest.news
        await settle(20.0)
        assert "absent" in guest.news
    await hub.stop()


async def test_a_clock_that_has_run_out_while_only_bots_choose_keeps_nobody_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a secret phase those who have chosen are shown as choosing: their time is up, but nobody is late."""
    party = Evening(pace=50.0)
    played = timed("nuns", 4, bots=1)
    played.play_until(at_step("move"), 3)
    for seat in played.table.to_decide():
        while not played.table.bot_of(seat) and seat in played.table.to_decide():
            played.decide_somehow(seat)
    assert played.table.to_decide() == (3,) and played.table.timer.deadline == played.now + 60.0
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    tries = 0

    def expire(table: Table, now: float) -> Any:
        nonlocal tries
        tries += 1
        return []

    monkeypatch.setattr(changes, "expire", expire)
    await settle(100.0)  # the time is up
    hub.live("t").wake()
    await settle(40.0)
    assert tries == 1
    await hub.stop()


def test_a_parked_table_is_found_by_its_deadline_also_after_a_restart(tmp_path: Path) -> None:
    import asyncio

    now = [1_000.0]

    async def first_server() -> tuple[str, int]:
        with Store(tmp_path) as store:
            hub = Hub(store, pace=0.0, idle=0.0, now=lambda: now[0])
            table = await parked(hub, Clock(30.0, 10.0))
            await hub.look_after()
            assert hub.tables == {}  # nobody is there: nothing is held
            assert await asyncio.to_thread(store.due, now[0] + 39.0) == []
            await hub.stop()
            return table.id, table.to_decide()[0]

    async def second_server(id: str, seat: int) -> None:
        with Store(tmp_path) as store:
            hub = Hub(store, pace=0.0, idle=0.0, now=lambda: now[0])
            await hub.look_after()
            assert hub.tables == {}
            for _ in range(19):  # at work, and heard of
                now[0] += 2.0
                await hub.look_after()
            now[0] += 3.0
            assert store.due(now[0]) == [id]
            await hub.look_after()
            for _ in range(6_000):
                if store.listing(id).chairs[1 - seat].waiting:
                    break
                await asyncio.sleep(0.01)
            table = Table(id, [entries.decode(entry) for entry in store.entries(id)])
            assert table.away[seat].why == "absent" and table.to_decide() == (1 - seat,)
            await hub.stop()

    asyncio.run(second_server(*asyncio.run(first_server())))


# Outages


def test_time_in_which_nothing_could_be_kept_is_nobodys() -> None:
    played = timed()
    since, deadline = played.table.timer.since, played.table.timer.deadline
    assert deadline is not None
    outages = [(since - 50.0, since + 10.0), (since + 20.0, since + 32.0), (since + 40.0, since + 41.0)]
    played.now = since + 45.0
    assert played.do(changes.interrupted, outages)
    assert played.table.timer.deadline == deadline + 10.0 + 12.0 + 1.0
    assert played.table.feed[0][-1].kind == "interrupted"
    assert played.do(changes.interrupted, outages) == [], "each is counted once"
    played.now = since + 60.0
    played.do(changes.interrupted, [*outages, (since + 50.0, since + 55.0)])
    assert played.table.timer.deadline == deadline + 28.0
    assert everything(played.folded()) == everything(played.table)


def test_without_a_clock_an_outage_is_not_worth_a_word() -> None:
    played = Played("rose", people(2))
    assert played.do(changes.interrupted, [(0.0, 10_000.0)]) == []


async def test_nobody_is_late_because_the_store_was_away() -> None:
    """An outage of 12 seconds and a clock of 8."""
    party = Evening(pace=0.5)
    hub = party.hub()
    table = await parked(hub, Clock(8.0))
    seat = table.to_decide()[0]
    async with Guest(hub.live(table.id), 1 - seat) as guest:
        await settle(1.0)
        party.store.down, gone = True, party.now
        await settle(12.0)
        party.store.down = False
        party.store.outages = [Outage(gone, party.now)]
        await settle(6.5)
        assert "absent" not in guest.news and "interrupted" in guest.news
        await settle(5.0)
        assert "absent" in guest.news
    await hub.stop()


def test_a_server_that_was_down_gives_back_the_time(tmp_path: Path) -> None:
    import asyncio

    now = [1_000.0]

    async def served(id: str = "") -> str:
        with Store(tmp_path) as store:
            hub = Hub(store, pace=0.0, now=lambda: now[0])
            if not id:
                id = (await parked(hub, Clock(8.0))).id
            for _ in range(2):
                await hub.look_after()
                await asyncio.sleep(0.1)
            away = (await hub.live(id).table()).away
            await hub.stop()
            return id if not away else ""

    id = asyncio.run(served())
    now[0] += 12.0
    assert asyncio.run(served(id)) == id


@pytest.mark.parametrize(("leaving", "told"), [("clock", ""), ("word", "missed"), ("bot", "absent")])
async def test_what_happens_to_who_leaves_is_the_hosts_to_set(leaving: Leaving, told: str) -> None:
    """It goes by who is here: whether the one who left has to choose makes no difference."""
    for late in (True, False):
        party = Evening(pace=0.5)
        hub = party.hub(patience=100.0, leaving=leaving)
        table = await parked(hub, Clock())
        seat = table.to_decide()[0]
        left = seat if late else 1 - seat
        async with Guest(hub.live(table.id), 1 - left) as guest:
            async with Guest(hub.live(table.id), left):
                await settle(500.0)
            await settle(99.0)
            assert not {"missed", "absent"} & set(guest.news)
            await settle(2.0)
            assert {"missed", "absent"} & set(guest.news) == ({told} if told else set())
            await settle(500.0)
            assert guest.news.count("missed") == (leaving == "word")
        await hub.stop()


async def test_where_nobody_is_nobody_is_missed() -> None:
    party = Evening(pace=0.5)
    hub = party.hub(patience=100.0, leaving="bot")
    table = await parked(hub, Clock())
    async with Guest(hub.live(table.id), 0):
        await settle(50.0)
    await settle(1_000.0)
    assert not (await hub.live(table.id).table()).away
    await hub.stop()


def test_nobodys_clock_runs_while_all_rest(tmp_path: Path) -> None:
    import asyncio

    now = [1_000.0]

    async def until(hub: Hub, id: str, what: Callable[[Table], bool]) -> Table:
        for _ in range(400):
            await hub.look_after()
            live = hub.live(id)
            async with live.lock:
                table = await live.table()
            if what(table):
                break
            await asyncio.sleep(0.05)
        assert what(table)
        return table

    async def served() -> None:
        with Store(tmp_path) as store:
            hub = Hub(store, pace=0.0, now=lambda: now[0])
            id = (await parked(hub, Clock(8.0))).id
            await hub.look_after()
            hub.rest(True)
            for _ in range(6):
                now[0] += 2.0
                await hub.look_after()
            hub.rest(False)
            table = await until(hub, id, lambda table: "interrupted" in {one.kind for one in table.feed[0]})
            assert not table.away and table.timer.deadline == 1_000.0 + 8.0 + 12.0
            await hub.stop()

    asyncio.run(served())
