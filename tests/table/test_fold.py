"""Where a table stands is a fold over its entries, and over nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, TakenBack, Withdrawal, legal, odds
from subrosa.games import find, names
from subrosa.table import changes, entries
from subrosa.table.commands import change_once
from subrosa.table.entering import ENTER
from subrosa.table.entries import AnyEntry, Clock
from subrosa.table.feed import READERS
from subrosa.table.messages import Agree, Decide, Propose, Say, Withdraw
from subrosa.table.showing import Shown, sealed, update
from subrosa.table.table import KEYS_KEPT, Table

from .people import Played, at_step, bots_decide, everything, people

SEATS = {"rose": 4, "eleven": 5, "nuns": 6, "liars_dice": 4}


class Party(Played):
    """A table at which people do all that can be done, at random."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, people(SEATS[name], bots=1), seed, Clock(30.0, 20.0))
        self.random, self.keys, self.done = Random(seed), 0, set[str]()
        self.lively = [
            self.say, self.mute, self.withdraw, self.propose, self.agree, self.agree, self.decline, self.resume,
            self.resume, self.resign, self.come_back, self.come_back, self.expire, self.rename,
        ]  # fmt: skip

    def some_things(self, number: int) -> None:
        for _ in range(number):
            self.one_thing(self.random.choice(self.lively) if self.random.random() < 0.4 else self.somebody_decides)

    def to_the_end(self) -> None:
        while not self.table.begun.over:
            self.one_thing(self.resume if self.table.paused else self.somebody_decides)

    def one_thing(self, what: Callable[[], Any]) -> None:
        self.now += self.random.choice((0.0, 1.0, 7.5))
        before = everything(self.table) if self.random.random() < 0.2 else None
        try:
            what()
        except IllegalAction:
            assert before is None or everything(self.table) == before
        else:
            self.done.add(what.__name__)

    def key(self) -> str:
        self.keys += 1
        return self.random.choice(("", f"k{self.keys}", f"k{self.keys - 1}"))

    def seat(self) -> int:
        return self.random.randrange(len(self.table.chairs) - 1)

    def asks(self, seat: int, command: Any) -> None:
        self.do(lambda table, now: change_once(table, seat, command, now))

    def somebody_decides(self) -> None:
        deciders = self.table.to_decide()
        if not deciders:
            return
        seat = self.random.choice(deciders)
        if self.table.bot_of(seat):
            self.do(bots_decide)
            return
        wish = self.random.choice(self.table.begun.view(seat).actions)
        self.asks(seat, Decide(choices=[wish.text], n=len(self.table.feed[seat]), key=self.key()))

    def say(self) -> None:
        self.asks(self.seat(), Say(text=f"line {self.keys}", key=self.key()))

    def mute(self) -> None:
        self.do(changes.mute, self.seat(), self.seat(), self.random.random() < 0.7)

    def withdraw(self) -> None:
        self.asks(self.seat(), Withdraw(key=self.key()))

    def propose(self) -> None:
        what: Any = self.random.choice(("back", "back", "pause", "bot"))
        self.asks(self.seat(), Propose(what=what, other=self.seat(), key=self.key()))

    def agree(self) -> None:
        waiting = self.table.people()
        self.asks(waiting[0] if waiting else 0, Agree(key=self.key()))
        for seat in waiting[1:]:
            if self.table.proposal is not None:
                self.asks(seat, Agree(key=self.key()))

    def decline(self) -> None:
        if self.random.random() < 0.3:
            self.do(changes.decline, self.seat())

    def resume(self) -> None:
        self.do(changes.resume, self.seat())

    def resign(self) -> None:
        if self.random.random() < 0.05 and len(self.table.people()) > 2:
            self.do(changes.resign, self.seat())

    def come_back(self) -> None:
        self.do(changes.come_back, self.seat())

    def expire(self) -> None:
        if self.random.random() < 0.2 and self.table.timer.deadline is not None:
            self.now = max(self.now, self.table.timer.deadline + self.random.choice((-1.0, 0.0, 3.0)))
        self.do(changes.expire)

    def rename(self) -> None:
        self.do(changes.rename, self.seat(), f"Name {self.keys % 3}")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", names())
def test_a_table_folded_anew_equals_the_live_one_in_everything(name: str, seed: int) -> None:
    party = Party(name, seed)
    for number in (40, 160):
        party.some_things(number)
        assert everything(party.folded()) == everything(party.table)
    party.to_the_end()
    party.do(changes.rematch, "another")
    assert everything(party.folded()) == everything(party.table)


def test_those_parties_do_all_that_can_be_done() -> None:
    """Or the test above shows less than it says."""
    parties = [Party(name, seed) for name in ("rose", "nuns") for seed in range(3)]
    for party in parties:
        party.some_things(200)
    assert {name for party in parties for name in party.done} >= {what.__name__ for what in parties[0].lively}
    lines = [line for party in parties for line in party.table.begun.log]
    assert {type(line) for line in lines} == {Decision, Withdrawal, TakenBack}
    kinds = {type(entries.decode(entry)) for party in parties for entry in party.log}
    assert kinds >= {entries.Paused, entries.TookOver, entries.Returned, entries.Asked, entries.Muted, entries.Agreed}


@pytest.mark.parametrize("name", names())
def test_every_number_of_seats_folds(name: str) -> None:
    for seats in find(name).seats:
        played = Played(name, people(seats, bots=seats // 2), seed=seats)
        played.play_until(lambda table: table.begun.over, seats)
        assert everything(played.folded()) == everything(played.table)


def test_every_kind_of_entry_has_a_place_in_the_fold() -> None:
    assert set(ENTER) == set(get_args(AnyEntry))
    assert {kind for kind in vars(entries).values() if isinstance(kind, type) and issubclass(kind, entries.Entry)} == {
        entries.Entry,
        *get_args(AnyEntry),
    }


def test_every_kind_of_entry_comes_back_from_its_text() -> None:
    examples = {int: 3, float: 0.5, str: "ä\n", bool: True, list[str]: ["a"], list[entries.Pair]: [(0, -1), (-1, 4)]}
    examples |= {list[int]: [1, 2], list[entries.Chair]: [entries.Chair("bot", bot="x")], Clock: Clock(1, 2)}
    examples |= {entries.Chair: entries.Chair("person", "p", "P"), dict[str, Any]: {"me": 1}}
    tags = set()
    for kind in get_args(AnyEntry):
        found = {field.name: examples.get(field.type, None) for field in msgspec.structs.fields(kind)}
        for name, hint in (("why", "absent"), ("what", "back"), ("notebook", "full")):
            found |= {name: hint} if name in found else {}
        entry = kind(**found)
        assert entries.decode(entries.encode(entry)) == entry
        tags.add(msgspec.json.decode(entries.encode(entry))["type"])
    assert len(tags) == len(get_args(AnyEntry))


@pytest.mark.parametrize("line", [Decision(8, 0), Decision(0, 12), Withdrawal(3), TakenBack(0), TakenBack(77)])
def test_every_kind_of_line_comes_back_from_its_numbers(line: Any) -> None:
    assert entries.line_of(entries.pairs([line])[0]) == line


@pytest.mark.parametrize("name", names())
def test_no_choice_is_negative_so_that_marks_cannot_be_mistaken(name: str) -> None:
    for seats in find(name).seats:
        random = Random(seats)
        match = Match.new(find(name), seats, random)
        while not match.over:
            assert all(choice >= 0 for seat in match.deciders for choice in legal(match.game, match.state, seat))
            seat = random.choice(match.deciders)
            match.decide(seat, random.choice(match.view(seat).actions))
        for before in [before for _, before, _ in match.positions()]:
            if not match.game.rules.deciders(before) & 255:
                assert all(choice >= 0 for choice in odds(match.game, before)[0])


@pytest.mark.parametrize("name", names())
def test_a_match_that_the_terminal_kept_folds_and_goes_on(name: str) -> None:
    random = Random(5)
    match = Match.new(find(name), 3, random)
    for n in range(60):
        seat = random.choice(match.deciders)
        match.decide(seat, random.choice(match.view(seat).actions))
        if n == 30:
            match.take_back(len(match.decisions) - 4, range(3))
    lines = list(record.lines(match))
    head = list(record.head(match.setup))
    told = entries.Imported(5.0, head, {"me": 1, "bots": {"0": "random", "2": "thrifty"}}, lines[len(head) : -1])
    table = Table("t", [entries.decode(entries.encode(told))])
    assert (table.begun.log, table.begun.decisions) == (match.log, match.decisions)
    assert [(chair.kind, chair.bot) for chair in table.chairs] == [
        ("bot", "random"),
        ("person", ""),
        ("bot", "thrifty"),
    ]
    assert table.timer.choosing == tuple(seat for seat in table.begun.deciders if seat == 1)
    made: list[AnyEntry] = []
    while not table.begun.over:
        if table.bots_to_decide():
            made += bots_decide(table, 6.0)
        else:
            wish = random.choice(table.begun.view(1).actions).text
            made += changes.decide(table, 1, [wish], len(table.feed[1]), 6.0)
    assert everything(Table("t", [told, *made])) == everything(table)


def test_in_a_match_that_the_terminal_kept_one_can_go_back() -> None:
    match = Match.new(find("rose"), 2, Random(1))
    random = Random(2)
    while sum(decision.decider == 1 for decision in match.decisions) < 6 or 1 not in match.deciders:
        seat = random.choice(match.deciders)
        match.decide(seat, random.choice(match.view(seat).actions))
    lines, head = list(record.lines(match)), list(record.head(match.setup))
    table = Table("t", [entries.Imported(5.0, head, {"me": 1}, lines[len(head) : -1])])
    before = max(n for n, decision in enumerate(match.decisions) if decision.decider == 1)
    changes.propose(table, 1, "back", 6.0)
    assert len(table.begun.decisions) == before


def test_what_is_taken_back_is_crossed_out_in_every_readers_tale() -> None:
    """Each reader hears from which of his own pieces of news on; what came before stands, a second time too."""
    played, first = Played("rose", people(3), seed=1), dict[int, int]()
    for _ in range(2):
        played.play_until(
            lambda table: table.setup.game.steps[table.begun.state.step] == "card" and len(table.turns) > 3
        )
        (seat,) = played.table.to_decide()
        before = {reader: len(played.table.feed[reader]) for reader in READERS}
        first = first or before
        played.decide_somehow(seat)
        told = {reader: len(played.table.feed[reader]) for reader in READERS}
        played.do(changes.propose, seat, "back")
        for other in range(3):
            played.do(lambda table, now, seat=other: changes.agree(table, seat, now) if table.proposal else [])
        for reader in (0, 1, 2, SPECTATOR):
            back = [news for news in played.table.feed[reader] if news.kind == "taken_back" and news.game]
            assert back[-1].facts["from"] == before[reader]
            tale = played.table.feed.tale(reader, played.table.setup.game)
            undone = [one.first for one in tale.chapters if one.undone and one.first >= before[reader]]
            assert undone and all(number < told[reader] for number in undone)
            assert not [one for one in tale.chapters if one.undone and one.first < first[reader]]


def test_only_the_last_requests_are_remembered() -> None:
    played = Played()
    for n in range(KEYS_KEPT + 3):
        played.do(changes.say, 0, f"line {n}", key=f"k{n}")
    assert list(played.table.keys[0]) == [f"k{n}" for n in range(3, KEYS_KEPT + 3)]
    assert set(played.table.keys) == {0}


# Phases in which several choose


@pytest.mark.parametrize(("name", "step"), [("rose", "marker"), ("nuns", "move")])
def test_going_back_from_under_a_seal_goes_back_to_before_all_choices_of_the_phase(name: str, step: str) -> None:
    """The order in which others chose is nobody's business, nor whether they had."""
    played = Played(name, people(5), seed=3)
    played.play_until(at_step(step), 3)
    phase = played.table.phase
    first, second, *_ = played.table.to_decide()
    while first in played.table.to_decide():
        played.decide_somehow(first)
    while second in played.table.to_decide():
        played.decide_somehow(second)
    assert played.table.begun.state.step in played.table.setup.game.sealed_steps
    played.do(changes.propose, second, "back")
    for seat in range(5):
        played.do(lambda table, now, seat=seat: changes.agree(table, seat, now) if table.proposal else [])
    assert len(played.table.begun.decisions) == phase == played.table.phase
    assert {first, second} <= set(played.table.to_decide())
    assert everything(played.folded()) == everything(played.table)


def test_going_back_from_one_sealed_phase_to_an_earlier_one_begins_that_one_anew() -> None:
    played = Played("nuns", people(5), seed=3)
    match, sealed = played.table.begun, played.table.setup.game.sealed_steps

    def earlier(table: Table) -> list[tuple[int, int]]:
        """The last turns of those who choose, where they were choices under seal."""
        turns = [turn for turn in dict(table.turns).items() if turn[0] in table.to_decide()]
        return [turn for turn in turns if match.position(turn[1]).step in sealed]

    played.play_until(lambda table: at_step("move")(table) and bool(earlier(table)), 3)
    phase, (seat, before) = played.table.phase, earlier(played.table)[0]
    played.do(changes.propose, seat, "back")
    for other in range(5):
        if played.table.proposal is not None and other != seat:
            played.do(changes.agree, other)
    assert played.table.phase == len(match.decisions) == before < phase
    assert played.table.marks[seat] == len(played.table.feed[seat])


@pytest.mark.parametrize(("name", "step"), [("rose", "marker"), ("nuns", "move")])
def test_whoever_withdraws_takes_back_no_turn_of_anybody_else(name: str, step: str) -> None:
    played = Played(name, people(5), seed=3)
    played.play_until(at_step(step), 3)
    first, second, *_ = played.table.to_decide()
    played.decide_somehow(first)
    played.decide_somehow(second)
    before = played.table.turns[:]
    played.do(changes.withdraw, first)
    assert played.table.turns == [turn for turn in before if turn != (first, played.table.phase)] != before
    played.do(changes.propose, second, "back")
    assert played.table.proposal is not None and played.table.proposal.upto == played.table.phase


@pytest.mark.parametrize("name", ["rose", "nuns"])
def test_a_seat_is_told_what_it_may_choose_and_that_it_may_withdraw_exactly_when_it_may(name: str) -> None:
    random, compared = Random(2), set()
    played = Played(name, people(4), seed=8)
    while not played.table.begun.over and len(played.log) < 150:
        for reader in (*range(4), SPECTATOR):
            shown = update(played.table, reader, Shown(), (), 0.0)
            assert shown is not None and bool(shown.choices) == (reader in played.table.to_decide())
        if played.table.begun.state.step in played.table.setup.game.sealed_steps:
            for seat in range(4):
                can = bool(played.table.begun._sealed(seat))
                assert sealed(played.table, seat) == can
                compared.add(can)
        seat = random.choice(played.table.to_decide())
        played.decide_somehow(seat, random)
        if random.random() < 0.3 and sealed(played.table, seat):
            played.do(changes.withdraw, seat)
    assert compared == {True, False}


def test_a_head_is_enough_to_open_a_table() -> None:
    setup = Setup.of(find("nuns"), 5, {option.id: option.values[-1] for option in find("nuns").options[:1]})
    table = Table("t", [entries.Opened(1.0, list(record.head(setup)), people(5))])
    assert (table.setup.seats, dict(table.setup.options)) == (5, dict(setup.options))
