"""Bots at a table: what they do unseen is done in one go, and they answer in the table's pace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.games import find, names
from subrosa.table import changes, entries
from subrosa.table.entries import Chair, Decided
from subrosa.table.messages import Propose
from subrosa.table.showing import listing
from subrosa.table.table import Table

from .people import BOT, Evening, Guest, Here, Played, at_step, bots_decide, people, person, planned, settle

PACE = 0.8


class Slow(Here):
    """Bots that take the first choice, and their time."""

    def __init__(self, think: Callable[[], Awaitable[None]]) -> None:
        self.think = think

    async def choose(self, id: str, match: Match, seat: int, name: str) -> int:
        await self.think()
        return match.view(seat).actions[0].choice


def heard_by_others(match: Match, seat: int, *made: tuple[int, int]) -> int:
    """How much anybody but a seat has been told after some decisions."""
    here = match.copy()
    for who, choice in made:
        here.enter(Decision(who, choice))
    return sum(len(here.tellings(reader)) for reader in (*range(5), SPECTATOR) if reader != seat)


@pytest.mark.parametrize("name", names())
def test_a_bot_goes_on_until_somebody_else_is_told_something(name: str) -> None:
    """So that nobody can count its choices, or time them."""
    played = Played(name, [BOT] * 5, seed=2)
    table, several = played.table, 0
    while not table.begun.over:
        waiting, told = table.bots_to_decide(), {seat: len(table.begun.told) for seat in range(5)}
        before = table.begun.copy()
        made = played.do(bots_decide)
        assert all(isinstance(entry, Decided) and entry.bot for entry in made)
        deciders = [entry.seat for entry in made if isinstance(entry, Decided)]
        assert deciders == sorted(set(deciders)) and set(deciders) <= set(waiting)
        for entry in made:
            assert isinstance(entry, Decided)
            own = [n for n, (who, _) in enumerate(entry.lines) if who == entry.seat]
            several += len(own) > 1
            assert heard_by_others(before, entry.seat) == heard_by_others(before, entry.seat, *entry.lines[: own[-1]])
            for who, choice in entry.lines:
                before.enter(Decision(who, choice))
            others = [telling for telling in table.begun.told[told[entry.seat] :] if telling.to & ~(1 << entry.seat)]
            assert entry.seat not in table.to_decide() or others
    assert name != "nuns" or several


async def test_bots_that_choose_in_secret_do_so_all_at_once_and_unseen() -> None:
    party = Evening(PACE)
    played = Played("nuns", people(6, bots=3), seed=4)
    played.play_until(at_step("move"), 4)
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    live = await hub.known("t")
    async with Guest(live, SPECTATOR) as guest, Guest(live, 1) as player:
        live.wake()
        sent = len(guest.got), len(player.got)
        await settle(5.0)
        assert len(party.store.appended) == 1
        bots = [entries.decode(entry) for entry in party.store.appended[0]]
        assert [entry.seat for entry in bots] == [3, 4, 5]  # type: ignore[union-attr]
        assert (len(guest.got), len(player.got)) == sent
        assert player.updates[-1].choosing == (1, 2, 3, 4, 5)
    await hub.stop()


@pytest.mark.parametrize("thinking", [0.0, 0.01, 0.3, 0.9, 3.1])
async def test_bots_answer_after_the_pace_or_a_multiple_of_it_however_long_they_think(
    thinking: float,
) -> None:
    party = Evening(PACE, thinkers=Slow(lambda: asyncio.sleep(thinking)))
    hub, began = party.hub(), party.now
    table = await hub.open(Setup.of(find("rose"), 4), [BOT] * 4, "p0")
    async with Guest(hub.live(table.id), SPECTATOR) as guest:
        await settle(30.0)
        multiples = [(time - began) / PACE for time in guest.times[1:]]
        assert len(multiples) > 3
        assert [abs(n - round(n)) < 1e-6 for n in multiples] == [True] * len(multiples)
        assert thinking > 0.1 or [round(n) for n in multiples] == list(range(1, len(multiples) + 1))
        kept = len(party.store.appended) - 1
        assert kept - 1 <= len(multiples) <= kept  # each kept once and told once, the last one perhaps not yet
    await hub.stop()


async def test_what_bots_do_is_kept_before_anybody_is_told() -> None:
    party = Evening(PACE)
    hub = party.hub()
    table = await hub.open(Setup.of(find("rose"), 2), [BOT, BOT], "p0")
    async with Guest(hub.live(table.id), SPECTATOR) as guest:
        sent = len(guest.got)
        party.store.waits = True
        await settle(10.0)
        assert len(party.store.waiting) == 1 and len(guest.got) == sent
        party.store.waits = False
        party.store.go_on()
        await settle(1.0)
        assert len(guest.got) > sent
    await hub.stop()


async def test_people_are_not_kept_waiting_for_the_pace() -> None:
    party = Evening(PACE)
    hub = party.hub()
    table = await hub.open(Setup.of(find("rose"), 2), [person(0), person(1)], "p0")
    seat = table.to_decide()[0]
    async with Guest(hub.live(table.id), seat) as guest, Guest(hub.live(table.id), 1 - seat) as other:
        before = party.now
        await guest.decide()
        assert party.now == before and "began" in other.news
    await hub.stop()


async def test_a_bot_that_fails_leaves_the_table_as_it_is_kept() -> None:
    """It has chosen once and then breaks: what it chose was not kept, and so has not happened."""
    thoughts = 0

    async def think() -> None:
        nonlocal thoughts
        thoughts += 1
        if thoughts % 2 == 0:
            raise RuntimeError("a bot without an idea")

    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    party = Evening(thinkers=Slow(think))
    played = Played("nuns", [*people(2), BOT, BOT], seed=4)
    played.play_until(at_step("move"), 4)
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    live = await hub.known("t")
    live.wake()
    await settle(1.0)
    assert thoughts >= 2
    async with live.lock:
        table = await live.table()
    assert table.begun.log == played.table.begun.log and table.entries == len(party.store.logs["t"])
    await hub.stop()


async def test_while_bots_think_the_table_goes_on() -> None:
    """Somebody else's sealed choice is kept meanwhile, and what the bots thought stands: they saw nothing of it."""
    party, thinks = Evening(PACE, thinkers=Slow(lambda: thinks.wait())), asyncio.Event()
    played = Played("nuns", people(6, bots=3), seed=4)
    played.play_until(at_step("move"), 4)
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    live = await hub.known("t")
    live.wake()
    async with Guest(live, 1) as player:
        await settle(3.0)
        assert not party.store.appended and not live.lock.locked()
        await player.decide()
        thinks.set()
        await settle(1.0)
        kept = [entries.decode(entry) for made in party.store.appended for entry in made]
        assert [entry.seat for entry in kept] == [1, 3, 4, 5]  # type: ignore[union-attr]
        assert Table("t", map(entries.decode, party.store.logs["t"])).begun.log == (await live.table()).begun.log
    await hub.stop()


async def test_what_was_thought_of_a_question_nobody_asks_any_more_is_dropped() -> None:
    party, thinks = Evening(PACE, thinkers=Slow(lambda: thinks.wait())), asyncio.Event()
    played = Played("rose", people(3, bots=2), seed=1)
    played.play_until(lambda table: table.begun.deciders == (0,) and len(table.turns) > 3)
    while played.table.begun.deciders == (0,):
        played.decide_somehow(0)
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    live = await hub.known("t")
    live.wake()
    async with Guest(live, 0) as player:
        await settle(3.0)
        await player.ask(Propose(what="back"))
        assert "taken_back" in player.news
        kept = len(party.store.appended)
        thinks.set()
        await settle(3.0)
        assert len(party.store.appended) == kept and player.updates[-1].choosing == (0,)
    await hub.stop()


def test_a_plan_is_for_the_question_it_answers() -> None:
    """The same seat has to choose again, another bot plays it, or the match went back and on otherwise: all dropped."""
    played = Played("rose", [BOT] * 3, seed=3)
    for _ in range(60):
        first = planned(played.table)
        assert played.do(bots_decide) and played.do(changes.bots_decide, first) == []
    late = planned(played.table)
    seat = late.turns[0].seat
    played.table.chairs[seat] = Chair("bot", bot="greedy")
    assert played.do(changes.bots_decide, late) == []


def test_only_known_bots_take_a_chair() -> None:
    played = Played("rose", [*people(2), Chair("open")])
    played.refuses("refused-no-such-bot", changes.change_chair, 2, Chair("bot", bot="hal"))
    assert played.do(changes.change_chair, 2, BOT) and played.table.state == "playing"
