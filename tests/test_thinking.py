"""Bots that think in processes of their own: fed only what their seat saw and heard, started anew, never in the way."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from subrosa import Match
from subrosa.bots import bot, seated, style, thinking
from subrosa.bots.minds import Minds
from subrosa.bots.questions import Advised, Chosen, Fed, Forgotten, Question, asked, packed
from subrosa.bots.thinking import Thinkers
from subrosa.bots.thoughts import advice, ahead
from subrosa.games import find, names

HIDER = style(find("rose"), "hider")
STREAM = (1, 2, 3, 4)


def played(name: str, decisions: int, seed: int = 1, seats: int = 4) -> Match:
    """A match of greedy bots that has come so far."""
    match, players = Match.new(name, seats, Random(seed)), seated(["greedy"], seats, seed)
    while len(match.decisions) < decisions and not match.over:
        seat = match.deciders[0]
        match.decide(seat, match.ask(seat, players[seat]))
    return match


@pytest.mark.parametrize("name", names())
def test_a_mind_is_fed_the_same_bytes_in_worlds_its_seat_cannot_tell_apart(name: str) -> None:
    """Both are redraws, so that in both the seat lays its sealed choices in the same turn."""
    for match, seat in product((played(name, 60), played(name, 90)), range(4)):
        random = Random(seat)
        redraws = [match.game.redraw(match.setup, match.decisions, seat, random)[0] for _ in range(4)]
        worlds = [Match.from_log(match.setup, decisions) for decisions in redraws]
        fed = [pickle.dumps(asked("m", world, seat, HIDER, STREAM, Fed())) for world in worlds]
        assert len(set(fed)) == 1
    assert any(world.state.numbers() != match.state.numbers() for world in worlds)


def test_a_mind_is_not_told_who_was_the_last_to_choose_in_secret() -> None:
    """The novices' first moves in this order or in that: the guards' mind is fed the same."""
    match = played("nuns", 120)
    hidden = [before.step in match.game.hidden_steps for _, before, _ in match.positions()]
    first = hidden.index(True)
    end = hidden.index(False, first)
    moves = [[one for one in match.decisions[first:end] if one.decider == novice] for novice in (1, 2, 3)]
    fed = []
    for order in (moves, moves[::-1]):
        world = Match.from_log(match.setup, [*match.decisions[:first], *chain(*order)])
        fed.append(asked("m", world, 0, HIDER, STREAM, Fed()))
    assert fed[0] == fed[1] and len(fed[0].feed) > first


@pytest.mark.parametrize("name", [name for name in names() if find(name).belief is not None])
def test_a_mind_that_is_fed_in_parts_believes_what_its_seat_can_believe(name: str) -> None:
    minds, fed, match = Minds(), Fed(), played(name, 120)
    for upto in (40, 41, 120):
        part = Match.from_log(match.setup, match.decisions[:upto])
        question = asked("m", part, 1, HIDER, STREAM, fed)
        believed = minds._fed(match.game, question)
        assert believed is not None
        assert believed.matters == part.belief(1).matters


def test_a_mind_that_is_gone_or_not_so_far_says_so() -> None:
    match, fed, minds = played("rose", 60), Fed(), Minds()
    first = asked("m", match, 0, HIDER, STREAM, fed)
    assert isinstance(minds.answer(first), Chosen | Forgotten)
    match.decide(match.deciders[0], match.view(match.deciders[0]).actions[0])
    second = asked("m", match, 0, HIDER, STREAM, fed)
    assert second.fed == len(first.feed) and len(second.feed) < len(first.feed)
    assert isinstance(Minds().answer(second), Forgotten)
    assert isinstance(minds.answer(second._replace(fed=second.fed + 1)), Forgotten)


def test_after_going_back_a_mind_is_fed_from_the_start() -> None:
    match, fed = played("rose", 60), Fed()
    assert asked("m", match, 0, HIDER, STREAM, fed).fed == 0
    match.take_back(50, range(4))
    while len(match.decisions) < 62:
        match.decide(match.deciders[0], match.view(match.deciders[0]).actions[-1])
    again = asked("m", match, 0, HIDER, STREAM, fed)
    assert again.fed == 0 and again.feed == asked("m", match, 0, HIDER, STREAM, Fed()).feed


def test_greedy_bots_are_not_fed() -> None:
    match = played("rose", 60)
    question = asked("m", match, 2, style(match.game, "greedy"), STREAM, Fed())
    assert question.feed == () and question.view == packed(match.game.fields, match.view(2).numbers)


# Processes


class Told:
    """Who was told that a lesser player had to answer."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    def __call__(self, name: str, how: str) -> None:
        self.told.append((name, how))


def thought(match: Match, name: str, thinkers: Thinkers, *meanwhile: Any) -> list[int]:
    """What a bot chooses now and after each of what happens to its process meanwhile."""

    async def ask() -> list[int]:
        try:
            choices = []
            for happens in (*meanwhile, None):
                choices.append(await thinkers.choose("t", match, match.deciders[0], name))
                if happens is not None:
                    os.kill(thinkers.processes[0].pid, happens)
            return choices
        finally:
            await thinkers.stop()

    return asyncio.run(ask())


def test_what_a_process_thinks_is_what_a_bot_would_choose_here() -> None:
    match, report = played("rose", 80), Told()
    thinkers = Thinkers(report=report)
    thinkers.random = Random(5)
    here = bot("secretive", Random(5))
    wanted = [match.ask(match.deciders[0], here).choice for _ in range(2)]
    assert thought(match, "secretive", thinkers, 0) == wanted and not report.told


def test_bots_of_one_table_have_a_mind_each() -> None:
    """Asked by turns in one process, each believes what its own seat can."""
    match = next(match for n in range(40, 200) if len((match := played("rose", n)).deciders) > 1)
    thinkers, random, seats = Thinkers(), Random(5), (*match.deciders[:2], *match.deciders[:2])
    thinkers.random = Random(5)

    async def ask() -> list[Advised]:
        try:
            return [await thinkers.advise("t", match, seat) for seat in seats]
        finally:
            await thinkers.stop()

    streams = [[random.getrandbits(32) for _ in range(4)] for _ in seats]
    here = [
        advice(match.belief(seat), match.view(seat).numbers, stream)
        for seat, stream in zip(seats, streams, strict=True)
    ]
    assert asyncio.run(ask()) == here and here[0] != here[1]


def test_advice_goes_on_from_a_draft_and_the_mind_forgets_the_draft() -> None:
    match = next(match for n in range(40, 200) if (match := played("rose", n)).view(match.deciders[0]).step == "card")
    seat, thinkers, random = match.deciders[0], Thinkers(), Random(5)
    thinkers.random = Random(5)
    draft = match.draft(seat)
    draft.choose(draft.view.actions[0])

    async def ask() -> list[Advised]:
        try:
            return [await thinkers.advise("t", match, seat, steps) for steps in (draft.steps, ())]
        finally:
            await thinkers.stop()

    first, then = ([random.getrandbits(32) for _ in range(4)] for _ in range(2))
    after = advice(ahead(match.belief(seat), draft.steps), draft.view.numbers, first)
    assert after.choice in [action.choice for action in draft.view.actions]
    assert asyncio.run(ask()) == [after, advice(match.belief(seat), match.view(seat).numbers, then)]


def test_a_process_that_was_killed_is_started_anew_and_nothing_is_lost() -> None:
    match, report = played("rose", 80), Told()
    thinkers = Thinkers(report=report)
    thinkers.random = Random(5)
    here = bot("hider", Random(5))
    first = match.ask(match.deciders[0], here).choice
    assert thought(match, "hider", thinkers, signal.SIGKILL)[0] == first and not report.told


def test_for_a_process_that_hangs_a_lesser_player_answers() -> None:
    """The next one is asked anew: the mind hangs once."""
    match, report = played("rose", 80), Told()
    legal = [action.choice for action in match.view(match.deciders[0]).actions]
    thinkers = Thinkers(report=report)
    choices = []

    async def ask() -> None:
        try:
            for patience, stop in ((60.0, True), (0.2, False)):
                thinkers.processes[0].patience = patience
                choices.append(await thinkers.choose("t", match, match.deciders[0], "bold"))
                if stop:
                    os.kill(thinkers.processes[0].pid, signal.SIGSTOP)
        finally:
            await thinkers.stop()

    asyncio.run(ask())
    assert set(choices) <= set(legal) and report.told[0] == ("bold", "too late")


def test_for_a_mind_that_fails_a_greedy_player_answers_and_then_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of it is the kind of error and no word of what was thought."""
    match, report = played("rose", 80), Told()
    legal = [action.choice for action in match.view(match.deciders[0]).actions]

    def spoilt(*arguments: Any) -> Question:
        return asked(*arguments)._replace(view=b"")

    monkeypatch.setattr(thinking, "asked", spoilt)
    (choice,) = thought(match, "medium", Thinkers(report=report))
    assert choice in legal and report.told == [("medium", "IndexError")] * 2


def test_whoever_stops_asking_does_not_stop_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table may go away while its bot thinks; what it thought is answered to nobody."""
    match = played("rose", 80)
    seat, thinkers = match.deciders[0], Thinkers()

    async def ask() -> int:
        try:
            asking = asyncio.ensure_future(thinkers.choose("t", match, seat, "hider"))
            await asyncio.sleep(0.05)
            asking.cancel()
            return await thinkers.choose("u", match, seat, "hider")
        finally:
            await thinkers.stop()

    assert asyncio.run(ask()) in [action.choice for action in match.view(seat).actions]
