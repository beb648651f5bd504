"""A table in memory: one change after the other, kept before it is told, whatever fails meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.table import changes, entries, live, messages
from subrosa.table.entries import Said
from subrosa.table.live import Live
from subrosa.table.messages import Agree, Decide, Done, Draft, Drafted, Propose, Refusal, Say, Trouble, Update
from subrosa.table.refusals import TableRefusal
from subrosa.table.table import Table

from .people import BOT, Evening, Guest, Memory, Noted, everything, settle


async def stands(live: Live) -> Table:
    async with live.lock:
        return await live.table()


def kept(party: Evening, live: Live) -> list[Any]:
    return [entries.decode(entry) for entry in party.store.logs[live.id]]


async def agrees_with_the_store(party: Evening, live: Live) -> bool:
    return everything(await stands(live)) == everything(Table(live.id, kept(party, live)))


def said(party: Evening, live: Live) -> list[str]:
    return [entry.text for entry in kept(party, live) if isinstance(entry, Said)]


# One after the other


async def test_two_changes_at_once_are_done_one_after_the_other(party: Evening, live: Live) -> None:
    party.store.waits = True
    both = [asyncio.create_task(live.answer(seat, Say(text=f"from {seat}"))) for seat in (0, 1)]
    await settle()
    assert len(party.store.waiting) == 1 and not any(task.done() for task in both)
    party.store.go_on()
    await settle()
    assert both[0].done() and not both[1].done() and len(party.store.waiting) == 1
    party.store.go_on()
    await settle()
    assert said(party, live) == ["from 0", "from 1"]
    assert [type(task.result()) for task in both] == [Done, Done]


async def test_an_answer_counts_only_what_is_kept(party: Evening, live: Live) -> None:
    """The next command is under way already when this one is answered."""
    before = len((await stands(live)).feed[0])
    party.store.waits = True
    both = [asyncio.create_task(live.answer(seat, Say(text="x"))) for seat in (0, 1)]
    await settle()
    party.store.go_on()
    await settle()
    assert both[0].result() == Done("", before + 1)
    party.store.waits = False
    party.store.go_on()


async def test_nobody_is_told_before_it_is_kept(party: Evening, live: Live) -> None:
    async with Guest(live, 1) as guest:
        party.store.waits = True
        task = asyncio.create_task(live.answer(0, Say(text="hello")))
        await settle(100.0)
        assert "said" not in guest.news and not task.done()
        party.store.go_on()
        await settle()
        assert "said" in guest.news and task.done()


async def test_of_two_who_decide_at_once_in_the_same_seat_the_second_is_told_that_it_is_too_late(live: Live) -> None:
    table = await stands(live)
    seat = table.to_decide()[0]
    wish = table.begun.view(seat).actions[0].text
    command = Decide(choices=[wish], n=len(table.feed[seat]))
    first, second = await asyncio.gather(live.answer(seat, command), live.answer(seat, command))
    assert isinstance(first, Done) and isinstance(second, Refusal) and second.code == "refused-stale"


# Requests that are repeated


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeated_request_is_answered_as_done_and_does_nothing(
    restart: bool, party: Evening, live: Live
) -> None:
    table = await stands(live)
    seat = table.to_decide()[0]
    wish = table.begun.view(seat).actions[0].text
    asked: list[messages.AnyCommand] = [
        Decide(choices=[wish], n=len(table.feed[seat]), key="a"),
        Say(text="hello", key="b"),
        Propose(what="pause", key="c"),
        messages.Mute(other=(seat + 1) % 3, key="d"),
    ]
    for command in asked:
        assert isinstance(await live.answer(seat, command), Done)
    before = list(party.store.logs[live.id])
    again = party.hub().live(live.id) if restart else live
    for command in asked:
        assert isinstance(await again.answer(seat, command), Done)
    assert party.store.logs[live.id] == before
    other = await again.answer((seat + 1) % 3, Say(text="me too", key="b"))
    assert isinstance(other, Done) and len(party.store.logs[live.id]) == len(before) + 1


async def test_a_refused_request_may_be_sent_again_under_the_same_name(live: Live) -> None:
    assert isinstance(await live.answer(0, Agree(key="a")), Refusal)
    await live.answer(1, Propose(what="pause"))
    assert isinstance(await live.answer(0, Agree(key="a")), Done)
    assert (await stands(live)).proposal is not None


async def test_a_client_that_goes_away_does_not_lose_what_it_asked_for(party: Evening, live: Live) -> None:
    async with Guest(live, 1) as guest:
        party.store.waits = True
        task = asyncio.create_task(live.answer(0, Say(text="good-bye", key="k")))
        waits = asyncio.create_task(live.answer(2, Say(text="wait for me")))
        await settle()
        task.cancel()
        waits.cancel()
        await settle()
        party.store.waits = False
        party.store.go_on()
        await settle()
        assert said(party, live) == ["good-bye", "wait for me"] and guest.news.count("said") == 2
        assert await agrees_with_the_store(party, live)


# When another process was quicker


async def test_a_change_that_comes_second_to_another_process_is_done_on_top(party: Evening, live: Live) -> None:
    other = party.hub().live(live.id)
    async with Guest(live, 1) as guest:
        assert isinstance(await other.answer(2, Say(text="from elsewhere")), Done)
        assert isinstance(await live.answer(0, Say(text="from here")), Done)
        await settle()
        assert said(party, live) == ["from elsewhere", "from here"] and guest.news.count("said") == 2
        assert await agrees_with_the_store(party, live)


async def test_a_decision_that_another_process_has_made_already_is_refused(party: Evening, live: Live) -> None:
    other = party.hub().live(live.id)
    table = await stands(live)
    seat = table.to_decide()[0]
    command = Decide(choices=[table.begun.view(seat).actions[0].text], n=len(table.feed[seat]))
    assert isinstance(await other.answer(seat, command), Done)
    answer = await live.answer(seat, command)
    assert isinstance(answer, Refusal) and answer.code == "refused-stale"
    assert await agrees_with_the_store(party, live)


# When nothing can be kept


async def test_when_nothing_can_be_kept_all_are_told_and_nothing_has_changed(party: Evening, live: Live) -> None:
    async with Guest(live, 0) as guest, Guest(live, SPECTATOR) as subscriber:
        before, numbers = list(party.store.logs[live.id]), (guest.n, subscriber.n)
        party.store.down = True
        assert isinstance(await guest.ask(Say(text="hello", key="k")), Trouble)
        assert isinstance(guest.got[-1], Trouble) and isinstance(subscriber.got[-1], Trouble)
        assert party.noted.troubles >= 1
        party.store.down = False
        assert party.store.logs[live.id] == before
        assert isinstance(await guest.ask(Say(text="hello", key="k")), Done)
        assert (guest.n, subscriber.n) == (numbers[0] + 1, numbers[1] + 1)
        assert subscriber.news.count("said") == 1 and await agrees_with_the_store(party, live)


async def test_a_decision_that_cannot_be_kept_can_be_made_again_otherwise(party: Evening, live: Live) -> None:
    seat = (await stands(live)).to_decide()[0]
    async with Guest(live, seat) as guest:
        party.store.down = True
        assert isinstance(await guest.decide(0), Trouble)
        party.store.down = False
        assert isinstance(await guest.decide(1), Done)
        assert await agrees_with_the_store(party, live)


async def test_what_was_kept_though_it_seemed_to_fail_is_told_and_not_done_twice(party: Evening, live: Live) -> None:
    """The connection was lost while the database was asked to keep it."""
    async with Guest(live, 0) as guest, Guest(live, 1) as other:
        party.store.keeps_but_fails = True
        assert isinstance(await guest.ask(Say(text="hello", key="k")), Trouble)
        party.store.keeps_but_fails = False
        await settle(6.0)
        assert other.news.count("said") == 1  # though nobody has asked again
        assert isinstance(await guest.ask(Say(text="hello", key="k")), Done)
        assert said(party, live) == ["hello"] and other.news.count("said") == 1


@pytest.mark.evening(pace=1.0, chairs=[BOT] * 3)
async def test_bots_go_on_when_the_store_is_back(party: Evening, live: Live) -> None:
    async with Guest(live, SPECTATOR) as guest:
        await settle(3.0)
        party.store.down = True
        await settle(20.0)
        sent, entries = guest.n, len(party.store.logs[live.id])
        party.store.down = False
        await settle(20.0)
        assert guest.n > sent and len(party.store.logs[live.id]) > entries
        assert await agrees_with_the_store(party, live)


async def test_whoever_comes_while_the_store_is_down_is_told_so_and_sees_the_table_when_it_is_back(
    party: Evening, live: Live
) -> None:
    again = party.hub().live(live.id)
    party.store.down = True
    async with Guest(again, 1) as guest:
        assert [type(message) for message in guest.got] == [Trouble]
        await settle(60.0)
        assert len(guest.got) < 20  # not over and over
        party.store.down = False
        await settle(6.0)
        assert isinstance(guest.got[-1], Update) and guest.updates[0].whole


# Changes that break off


async def test_a_change_that_breaks_off_leaves_no_half_changed_table(party: Evening, live: Live) -> None:
    def broken(table: Table, now: float) -> Any:
        changes.say(table, 0, "half", now)
        seat = table.to_decide()[0]
        changes.decide(table, seat, [table.begun.view(seat).actions[0].text], len(table.feed[seat]), now)
        raise RuntimeError("a mistake of ours")

    async with Guest(live, 1) as guest:
        with pytest.raises(RuntimeError):
            await live.change(broken)
        await settle()
        assert await agrees_with_the_store(party, live) and "said" not in guest.news
        assert isinstance(await guest.ask(Say(text="we go on")), Done)
        assert await agrees_with_the_store(party, live)


async def test_a_refusal_that_comes_after_a_change_takes_the_change_back(party: Evening, live: Live) -> None:
    def broken(table: Table, now: float) -> Any:
        changes.say(table, 0, "half", now)
        raise TableRefusal("over")

    with pytest.raises(TableRefusal):
        await live.change(broken)
    assert await agrees_with_the_store(party, live)


async def test_choices_of_which_the_second_cannot_be_had_are_not_half_made(party: Evening, live: Live) -> None:
    table = await stands(live)
    seat = table.to_decide()[0]
    wish = table.begun.view(seat).actions[0].text
    before = list(party.store.logs[live.id])
    answer = await live.answer(seat, Decide(choices=[wish, "nonsense"], n=len(table.feed[seat])))
    assert isinstance(answer, Refusal) and party.store.logs[live.id] == before
    assert await agrees_with_the_store(party, live)


# Watching


async def test_a_slow_subscriber_gets_the_newest_view_and_all_news_at_once(live: Live) -> None:
    async with live.audience.subscribe(1) as subscriber:
        first = await subscriber.next()
        assert isinstance(first, Update) and first.whole
        for n in range(5):
            await live.answer(0, Say(text=f"line {n}"))
        seat = (await stands(live)).to_decide()[0]
        async with Guest(live, seat) as guest:
            await guest.decide()
        then = await subscriber.next()
        table = await stands(live)
        assert isinstance(then, Update) and then.since == first.n and then.n == len(table.feed[1])
        assert then.news == table.feed[1][first.n :] and not then.whole
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(subscriber.next(), 100.0)


async def test_views_that_are_sent_in_parts_add_up_to_the_whole(live: Live) -> None:
    async with Guest(live, 0) as guest:
        for _ in range(25):
            seat = (await stands(live)).to_decide()[0]
            async with Guest(live, seat) as other:
                await other.decide()
        seen: dict[str, Any] = {}
        for update in guest.updates:
            seen |= update.view
        assert seen == (await stands(live)).begun.view(0).names
        assert [news for update in guest.updates for news in update.news] == (await stands(live)).feed[0]


async def test_a_client_that_comes_back_gets_exactly_what_it_has_missed(live: Live) -> None:
    async with Guest(live, 1) as guest:
        seen = guest.n
    await live.answer(0, Say(text="one"))
    await live.answer(2, Say(text="two"))
    async with Guest(live, 1, since=seen) as guest:
        first = guest.updates[0]
        assert (first.since, first.n, first.whole) == (seen, seen + 2, True)
        assert [news.facts["text"] for news in first.news] == ["one", "two"]
    async with Guest(live, 1, since=10_000) as guest:
        assert guest.updates[0].news == [] and guest.updates[0].n == seen + 2


async def test_a_client_that_stops_waiting_in_the_midst_loses_nothing(live: Live) -> None:
    async with live.audience.subscribe(1) as subscriber:
        await subscriber.next()
        await live.answer(0, Say(text="hello"))
        async with live.lock:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(subscriber.next(), 5.0)
        found = await subscriber.next()
        assert isinstance(found, Update) and [news.kind for news in found.news] == ["said"]


async def test_all_see_who_is_there(live: Live) -> None:
    async with Guest(live, 0) as guest:
        async with Guest(live, 2):
            table = guest.updates[-1].table
            assert table is not None and [seat.here for seat in table.seats] == [True, False, True]
        await settle()
        table = guest.updates[-1].table
        assert table is not None and [seat.here for seat in table.seats] == [True, False, False]


async def test_a_draft_changes_nothing_and_is_told_to_nobody(live: Live) -> None:
    seat = (await stands(live)).to_decide()[0]
    async with Guest(live, seat) as guest, Guest(live, (seat + 1) % 3) as other:
        before, sent = everything(await stands(live)), (len(guest.got), len(other.got))
        answer = await guest.ask(Draft(choices=[guest.updates[-1].choices[0].text], key="d"))
        assert isinstance(answer, Drafted) and answer.key == "d"
        assert isinstance(await guest.ask(Draft(choices=["nonsense"])), Refusal)
        assert everything(await stands(live)) == before and (len(guest.got), len(other.got)) == sent


async def test_those_who_have_to_choose_anew_are_notified_once(party: Evening, live: Live) -> None:
    table = await stands(live)
    seat = table.to_decide()[0]
    assert party.noted.waited == [[f"p{seat}"]]
    await live.answer(0, Say(text="hello"))
    assert len(party.noted.waited) == 1
    async with Guest(live, seat) as guest:
        while table.to_decide() == (seat,):
            await guest.decide()
    assert party.noted.waited[1:] == [[f"p{other}" for other in table.to_decide()]]


async def test_what_only_the_hub_does_is_refused_at_a_table(live: Live) -> None:
    answer = await live.answer(0, messages.Rematch())
    assert isinstance(answer, Refusal) and answer.code == "refused-not-here"


def test_trouble_has_a_sentence() -> None:
    assert live.trouble("k").key == "k" and live.trouble().sentence.endswith(".")


@pytest.mark.parametrize("took", [0.001, 0.0137, 0.0199, 0.0207, 0.055])
def test_an_answer_that_only_reads_comes_at_a_line_of_the_grid(monkeypatch: pytest.MonkeyPatch, took: float) -> None:
    """Whether another's secret decision was being written meanwhile cannot be felt below the width of the grid."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(live.asyncio, "sleep", sleep)
    monkeypatch.setattr(live.time, "perf_counter", lambda: took)
    table = Live("t", Memory(), Noted(), None, grid=0.02)  # type: ignore[arg-type]
    asyncio.run(table.rest(0.0))
    lines = (took + slept[0]) / 0.02
    assert lines == pytest.approx(round(lines)) and 0 < slept[0] <= 0.02


@pytest.mark.parametrize(
    "command", [Draft(choices=[]), Draft(choices=["dance"]), Decide(choices=["dance"], n=999)], ids=str
)
async def test_whoever_changes_nothing_is_answered_on_the_grid(command: Any, live: Live) -> None:
    rested: list[float] = []

    async def rest(began: float) -> None:
        rested.append(began)

    live.rest = rest  # type: ignore[method-assign]
    await live.answer((await stands(live)).to_decide()[0], command)
    assert len(rested) == 1
