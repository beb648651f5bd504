"""What a seat gets from a table is the same in all worlds it cannot tell apart; a planted leak is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.tellings import only
from subrosa.games import names
from subrosa.table import changes, entries, messages, showing
from subrosa.table.entries import Clock
from subrosa.table.feed import READERS, Feed
from subrosa.table.messages import Done, Withdraw
from subrosa.table.table import Table

from .people import Evening, Guest, Played, at_step, people
from .worlds import differences, history, moments

SEATS = {"rose": 4, "eleven": 5, "nuns": 6, "liars_dice": 4}


def leaks(name: str, seed: int, number: int = 2, readers: int = 2) -> list[str]:
    random, seats = Random(seed), SEATS[name]
    match = history(name, seats, seed)
    return [
        found
        for at in moments(match, random, number)
        for reader in (*random.sample(range(seats), readers), SPECTATOR)
        for found in differences(match, at, reader, random)
    ]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", names())
def test_all_that_a_reader_is_sent_is_equal_in_worlds_it_cannot_tell_apart(name: str, seed: int) -> None:
    """Updates with their clocks, answers to requests that cannot be had, drafts, withdrawing, going back, lists."""
    assert leaks(name, seed) == []


# Planted leaks: each must be caught, or the test above proves nothing.


def numbers_count_lines_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = showing.update

    def leaky(table: Table, *more: Any) -> Any:
        found = plain(table, *more)
        return found and msgspec.structs.replace(found, n=len(table.match.log) if table.match else 0)

    monkeypatch.setattr(showing, "update", leaky)


def the_clock_goes_by_who_really_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Table, at: float) -> None:
        choosing = self.begun.deciders
        if choosing != self.timer.choosing:
            self.timer.turn(choosing, True, at)

    monkeypatch.setattr(Table, "tick", leaky)


def the_clock_starts_anew_with_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.tick

    def leaky(self: Table, at: float) -> None:
        plain(self, at)
        self.timer.since = at

    monkeypatch.setattr(Table, "tick", leaky)


def marks_are_raised_by_what_others_do_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table._enter_line

    def leaky(self: Table, line: Any, at: float) -> None:
        plain(self, line, at)
        seat = getattr(line, "decider", -1)
        self.marks |= {reader: len(self.feed[reader]) for reader in READERS if reader != seat}

    monkeypatch.setattr(Table, "_enter_line", leaky)


def going_back_goes_to_where_the_choice_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.play

    def leaky(self: Table, lines: Any, at: float, seat: int = -1, key: str = "") -> Any:
        decided, turns = len(self.match.decisions) if self.match else 0, len(self.turns)
        done = plain(self, lines, at, seat, key)
        if len(self.turns) > turns:
            self.turns[-1] = (seat, decided)
        return done

    monkeypatch.setattr(Table, "play", leaky)


def silence_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Feed.tell_of_game

    def leaky(self: Feed, at: float, tellings: Any, decided: int) -> None:
        told = list(tellings)
        plain(self, at, told, decided)
        if not any(telling.reaches(SPECTATOR) for telling in told):
            self.tell(at, "hush")

    monkeypatch.setattr(Feed, "tell_of_game", leaky)


def lists_tell_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = showing.listing

    def leaky(table: Table, pace: float = 0.0) -> Any:
        found = plain(table, pace)
        many = sum(chair.waiting for chair in found.chairs)
        return replace(found, chairs=tuple(replace(chair, waiting=many) for chair in found.chairs))  # type: ignore[arg-type]

    monkeypatch.setattr(showing, "listing", leaky)


def the_seal_follows_from_what_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = showing._table_at

    def leaky(table: Table, *more: Any) -> Any:
        drawn = [one for one in table.begun.decisions if one.decider == CHANCE] if table.match else []
        return msgspec.structs.replace(plain(table, *more), commitment=sha256(repr(drawn).encode()).hexdigest())

    monkeypatch.setattr(showing, "_table_at", leaky)


PLANTS = [
    numbers_count_lines_of_play,
    the_clock_goes_by_who_really_chooses,
    the_clock_starts_anew_with_every_decision,
    marks_are_raised_by_what_others_do_unseen,
    going_back_goes_to_where_the_choice_was_made,
    silence_is_told,
    lists_tell_who_waits,
    the_seal_follows_from_what_is_drawn,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(leaks("nuns", seed, number=3) for seed in range(8))


# Numbers


def test_the_number_of_a_piece_of_news_counts_what_this_reader_was_told() -> None:
    feed = Feed()
    feed.tell(1.0, "to everybody")
    feed.tell(1.0, "to one", only(2))
    feed.tell(1.0, "to nobody", 0)
    feed.tell(1.0, "to two", only(2) | only(5))
    assert [len(feed[reader]) for reader in (2, 5, 0, SPECTATOR)] == [3, 2, 1, 1]
    assert [news.kind for news in feed[5]] == ["to everybody", "to two"]


def test_whoever_is_muted_is_not_counted_by_those_who_do_not_listen() -> None:
    played = Played()
    played.do(changes.mute, 1, 0, True)
    before = {reader: len(played.table.feed[reader]) for reader in (0, 1, 2, SPECTATOR)}
    played.do(changes.say, 0, "hello")
    assert {reader: len(played.table.feed[reader]) - n for reader, n in before.items()} == {0: 1, 1: 0, 2: 1, 9: 1}
    played.do(changes.mute, 1, 0, False)
    played.do(changes.say, 0, "again")
    assert [news.kind for news in played.table.feed[1][-2:]] == ["unmuted", "said"]


def test_nobody_sees_who_mutes_whom() -> None:
    played = Played()
    shown = {reader: showing.Shown() for reader in (0, 1, 2, SPECTATOR)}
    for reader in shown:
        showing.update(played.table, reader, shown[reader], (), 1.0)
    played.do(changes.mute, 1, 0, True)
    sent = {reader: showing.update(played.table, reader, shown[reader], (), 1.0) for reader in shown}
    assert [reader for reader, update in sent.items() if update is not None] == [1]
    assert sent[1] is not None and sent[1].muted == [0]


# Choosing in secret


def secret_move(name: str = "nuns", seats: int = 5) -> Played:
    """A round of novices' moves, on a clock, nobody ready."""
    played = Played(name, people(seats), seed=3, clock=Clock(60.0, 30.0))
    played.play_until(lambda table: at_step("move")(table) and len(table.begun.decisions) > 40, 3)
    return played


def test_nothing_changes_for_others_when_somebody_chooses_or_withdraws_in_secret() -> None:
    played = secret_move()
    seats, first = range(5), played.table.to_decide()[0]
    others = [reader for reader in (*seats, SPECTATOR) if reader != first]
    shown = {reader: showing.Shown() for reader in others}
    for reader in others:
        showing.update(played.table, reader, shown[reader], (), played.now)
    before = (dict(played.table.marks), repr(played.table.timer), showing.table_at(played.table, SPECTATOR, ()))
    for again in range(3):
        while first in played.table.to_decide():
            played.now += 5.0
            played.decide_somehow(first)
            assert [showing.update(played.table, reader, shown[reader], (), played.now) for reader in others] == [
                None
            ] * 5
        if again < 2:
            played.now += 1.0
            played.do(changes.withdraw, first)
        assert [showing.update(played.table, reader, shown[reader], (), played.now) for reader in others] == [None] * 5
    marks, timer, table = before
    assert {**played.table.marks, first: 0} == {**marks, first: 0}
    assert (repr(played.table.timer), showing.table_at(played.table, SPECTATOR, ())) == (timer, table)


def test_the_clock_of_a_secret_choice_names_all_who_choose_until_all_are_in() -> None:
    played = secret_move()
    choosing, deadline = played.table.timer.choosing, played.table.timer.deadline
    assert choosing == played.table.to_decide() and len(choosing) == 4
    while played.table.begun.state.step in played.table.setup.game.sealed_steps:
        assert (played.table.timer.choosing, played.table.timer.deadline) == (choosing, deadline)
        played.now += 3.0
        played.decide_somehow(played.table.to_decide()[0])
    assert played.table.timer.deadline != deadline


async def test_connected_clients_are_sent_nothing_when_somebody_chooses_in_secret() -> None:
    party = Evening()
    hub = party.hub()
    played = secret_move()
    party.store.logs["t"], party.store.listings["t"] = list(played.log), showing.listing(played.table)
    live = await hub.known("t")
    first = played.table.to_decide()[0]
    async with Guest(live, first) as chooser:
        guests = [Guest(live, reader) for reader in (*range(5), SPECTATOR) if reader != first]
        for guest in guests:
            await guest.__aenter__()
        before = [len(guest.got) for guest in guests]
        while chooser.updates[-1].choices:
            assert isinstance(await chooser.decide(), Done)
        assert chooser.updates[-1].sealed
        assert isinstance(await chooser.ask(Withdraw()), Done)
        assert chooser.updates[-1].choices and not chooser.updates[-1].sealed
        assert [len(guest.got) for guest in guests] == before
        for guest in guests:
            await guest.__aexit__()
    await hub.stop()


def test_a_refused_or_unseen_request_is_answered_alike_whoever_is_ready() -> None:
    """A seat that asks for what it cannot have learns nothing of who has chosen."""
    answers = []
    for others_first in (False, True):
        played = secret_move()
        asks, other = played.table.to_decide()[:2]
        if others_first:
            while other in played.table.to_decide():
                played.decide_somehow(other)
        found: list[Any] = []
        for change in (changes.withdraw, changes.agree, changes.decline):
            with pytest.raises(Exception) as refused:
                played.do(change, asks)
            found.append((type(refused.value), str(refused.value)))
        found.append(messages.encode(showing.drafted(changes.draft(played.table, asks, []), "", 0.0)))
        answers.append(found)
    assert answers[0] == answers[1]


def test_links_and_codes_of_chairs_are_in_no_news_and_in_no_update() -> None:
    played = Played("rose", [*people(2), entries.Chair("open")])
    played.do(changes.invite, 2, "a-secret-nonce")
    for reader in READERS:
        update = showing.update(played.table, reader, showing.Shown(), (), 1.0)
        assert update is not None and b"a-secret-nonce" not in messages.encode(update)
