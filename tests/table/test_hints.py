"""Whoever practises against bots may ask what a good player would do; among people nobody may."""

from __future__ import annotations

import pytest

from subrosa.bots.thinking import NoAnswer
from subrosa.bots.thoughts import advice
from subrosa.table import changes, messages
from subrosa.table.live import Live
from subrosa.table.messages import Advice, Refusal
from subrosa.table.showing import listing

from .people import BOT, Evening, Guest, Here, Played, people, person, settle

ALONE = [person(0), BOT, BOT]


def mine(played: Played) -> Played:
    """Play until the first seat has to choose."""
    played.play_until(lambda table: 0 in table.begun.deciders)
    return played


def test_a_hint_is_kept_and_decides_nothing() -> None:
    played = mine(Played("rose", ALONE, seed=1))
    before = list(played.table.begun.log), len(played.table.feed[0])
    played.do(changes.hint, 0)
    assert (list(played.table.begun.log), len(played.table.feed[0])) == before
    assert played.table.hints == played.folded().hints == 1


def test_among_people_there_are_no_hints_also_when_one_has_left() -> None:
    played = mine(Played("rose", [person(0), person(1), BOT], seed=1))
    played.refuses("refused-hint-among-people", changes.hint, 0)
    played.do(changes.resign, 1)
    played.play_until(lambda table: 0 in table.begun.deciders)
    assert not played.table.practice
    played.refuses("refused-hint-among-people", changes.hint, 0)


def test_a_hint_is_for_a_question() -> None:
    played = mine(Played("rose", ALONE, seed=1))
    while 0 in played.table.begun.deciders:
        played.decide_somehow(0)
    played.refuses("refused-hint-not-now", changes.hint, 0)


@pytest.mark.evening(chairs=ALONE)
async def test_a_hint_goes_on_from_what_is_drafted_and_from_nothing_else(live: Live) -> None:
    async with Guest(live, 0) as guest:
        while 0 not in guest.updates[-1].choosing:
            await settle(1.0)
        first = guest.updates[-1].choices[0].choice
        drafted = await guest.ask(messages.Draft(choices=[first], key="d"))
        answer = await guest.ask(messages.Hint(choices=[first], key="h"))
        assert isinstance(drafted, messages.Drafted) and isinstance(answer, Advice)
        offered = [choice.choice for choice in drafted.choices]
        assert answer.choice in offered and answer.choice not in [one.choice for one in guest.updates[-1].choices]
        refused = await guest.ask(messages.Hint(choices=[offered[0]], key="i"))
        assert isinstance(refused, Refusal) and guest.updates[-1].table.hints == 1


@pytest.mark.evening(chairs=people(2))
async def test_a_hint_among_people_is_refused_on_the_line(live: Live) -> None:
    async with Guest(live, 0) as guest:
        answer = await guest.ask(messages.Hint(key="h"))
        assert isinstance(answer, Refusal) and answer.code == "refused-hint-among-people"


@pytest.mark.evening(chairs=ALONE)
async def test_a_hint_names_a_choice_on_the_line(live: Live) -> None:
    async with Guest(live, 0) as guest:
        while 0 not in guest.updates[-1].choosing:
            await settle(1.0)
        offered, n = [choice.choice for choice in guest.updates[-1].choices], guest.n
        answer = await guest.ask(messages.Hint(key="h"))
        assert isinstance(answer, Advice) and answer.key == "h"
        assert answer.choice in offered and answer.second in (-1, *offered) and answer.second != answer.choice
        assert answer.verdict in ("", "better", "close", "alike", "balanced") and answer.kind in ("", "identity")
        table = guest.updates[-1].table
        assert guest.n == n and table is not None and (table.practice, table.hints) == (True, 1)


def test_a_hint_says_what_weighs_most_once_people_have_shown_something() -> None:
    played = Played("rose", ALONE, seed=1)
    played.play_until(lambda table: len(table.turns) > 60 and 0 in table.begun.deciders)
    match = played.table.begun
    found = advice(match.belief(0), match.view(0).numbers, (1, 2, 3, 4))
    assert found.kind == "identity" and found.of["seat"] in (2, 3)
    matter = next(one for one in match.belief(0).matters if one.of == found.of)
    assert found.share == matter.shares[found.name].shown > matter.shares[found.name].counted


async def test_where_nobody_can_be_asked_a_sentence_says_so() -> None:
    class Nobody(Here):
        async def advise(self, *_: object) -> None:  # type: ignore[override]
            raise NoAnswer("died")

    party = Evening(thinkers=Nobody())
    played = mine(Played("rose", ALONE, seed=1))
    party.store.logs["t"], party.store.listings["t"] = list(played.log), listing(played.table)
    hub = party.hub()
    async with Guest(await hub.known("t"), 0) as guest:
        answer = await guest.ask(messages.Hint())
        assert isinstance(answer, Refusal) and answer.code == "refused-no-hint"
        assert not party.store.appended
    await hub.stop()
