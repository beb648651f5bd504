"""Hints say why, in words of the game: facts that hold, that differ, and that the asking seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from test_bots import at_every_step, greedily, swapped
from test_texts import NAMES, check, variables

from subrosa import Match
from subrosa.bots.questions import Advised
from subrosa.bots.thoughts import advice, coach
from subrosa.core.beliefs import Belief, Reason, along
from subrosa.core.fields import State
from subrosa.core.reasons import MOST, weightiest
from subrosa.core.text import LANGUAGES, has, say, shown
from subrosa.games import find
from subrosa.games.rose.box import COLOURS

GAMES = ("rose", "eleven", "nuns")
STREAM = (1, 2, 3, 4)
MORE = {
    "rose": {"hurts", "hurts_of", "suspects", "suspects_of", "tiles", "fits"},
    "eleven": {"looks", "tiles", "sheets", "clues", "time", "look", "waiting", "clue_aside", "away_steps"},
    "nuns": {"open", "tokens", "astray", "catches", "sight", "hears", "clears", "both"},
}
"""Reasons for which more is better; of all others with two numbers less is."""


def asked(match: Match, seat: int) -> Advised:
    return advice(match.belief(seat), match.view(seat).numbers, STREAM)


@cache
def hints(name: str) -> tuple[tuple[int, int, Advised], ...]:
    """Hints at some moments of a game of greedy players, each with its seat and the decisions before it."""
    match, found = greedily(name, find(name).seats[1]), []
    moments = {at: match.decisions[at].decider for at in at_every_step(match, 4)}
    for seat in range(match.setup.seats):
        for at, belief in enumerate(along(match, seat)):
            if moments.get(at) == seat:
                found.append((at, seat, advice(belief, belief.view, STREAM)))
    return tuple(found)


def reasons(name: str) -> Iterator[Reason]:
    return (reason for *_, hint in hints(name) for reason in hint.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_the_same_in_every_world_its_seat_cannot_tell_apart(name: str) -> None:
    """Choice, verdict, reasons with every fact, belief: secrets swapped outside a seat's view change nothing."""
    match = greedily(name, find(name).seats[1])
    moments = [next(swapped(match, at)) for at in sorted(at_every_step(match, 2))[::2]]
    found = [(asked(here, seat), asked(there, seat)) for seat, here, there in moments]
    assert all(hint == other for hint, other in found)
    assert sum(here.decisions != there.decisions for _, here, there in moments) > 2
    assert sum(bool(hint.reasons) for hint, _ in found) > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_rests_on_what_its_seat_saw_and_heard_and_on_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a belief is given, from the first decision on, is alike in worlds its seat cannot tell apart.

    Few of the facts a belief remembers tip the hint of a moment, so what it is fed is looked at itself: choices, and
    views. While all choose under seal a view also says who is not ready yet, which is as it happens.
    """
    choices: list[int] = []
    views: list[object] = []

    def noticed(belief: Belief, decider: int, heard: int, view: State) -> None:
        if heard >= 0:
            choices.append(heard)
        if view.step not in find(name).sealed_steps and views[-1:] != [view.numbers()]:
            views.append(view.numbers())

    monkeypatch.setattr(Belief, "notice", noticed)
    match, differ = greedily(name, find(name).seats[1]), 0
    for at in sorted(at_every_step(match, 1))[-4:]:
        for seat, *worlds in swapped(match, at):
            fed = []
            for world in worlds:
                choices.clear(), views.clear()
                world.belief(seat)
                fed.append((choices.copy(), views.copy()))
            assert fed[0] == fed[1] and len(choices) + len(views) > 9
            differ += worlds[0].decisions != worlds[1].decisions
    assert differ > 2


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_whole_sentences_in_every_language_with_the_facts_they_are_given(name: str) -> None:
    game, kinds = find(name), set()
    for reason in reasons(name):
        kinds.add(reason.kind)
        key = f"{name}-hint-{reason.kind}"
        for language in LANGUAGES:
            assert variables(language, key) == reason.facts.keys(), key
            check(say(language, key, shown(game, reason.facts, language, NAMES)))
    assert len(kinds) > 6


@pytest.mark.parametrize("name", GAMES)
def test_a_number_is_given_as_a_reason_only_where_it_speaks_for_the_choice(name: str) -> None:
    for reason in reasons(name):
        if "instead" in reason.facts:
            here, there = int(reason.facts["count"]), int(reason.facts["instead"])
            assert (here > there) == (reason.kind in MORE[name]) and here != there, reason


@pytest.mark.parametrize("name", GAMES)
def test_most_choices_have_reasons_and_a_verdict_says_where_there_are_none(name: str) -> None:
    found = [hint for *_, hint in hints(name) if hint.second >= 0]
    assert all(has("en", f"hint-{hint.verdict}") and len(hint.reasons) <= MOST for hint in found)
    assert all((hint.verdict == "better") == bool(hint.reasons) for hint in found)
    assert sum(hint.verdict == "close" for hint in found) <= len(found) / 4


def test_the_weightiest_reasons_are_said_and_none_that_is_slight_beside_them() -> None:
    found = [(weight, Reason(str(weight))) for weight in (0.04, 0.3, 1.0, 0.2, 0.5)]
    assert [reason.kind for reason in weightiest(found)] == ["1.0", "0.5", "0.3"]
    assert [reason.kind for reason in weightiest(found[:1] + found[2:3])] == ["1.0"]


def weighed(match: Match, seat: int, choice: int, second: int) -> dict[str, Reason]:
    """All that speaks for one of two choices."""
    game, belief, view = match.game, match.belief(seat), match.view(seat).numbers
    *_, mind = belief.engine.pondered(view, seat, belief.memory, coach(game), list(STREAM))
    return {reason.kind: reason for _, reason in game.reasons(view, seat, mind, choice, second)}


def after(match: Match, seat: int, choice: int) -> Match:
    """The same match with one decision more."""
    found = match.copy()
    found.decide(seat, next(action for action in found.view(seat).actions if action.choice == choice))
    return found


def test_the_evidence_a_reason_in_rose_tells_of_is_what_the_board_shows_after_the_turn() -> None:
    """Tried where a word ends the turn: how the own monk would stand, and somebody else."""
    match, told = greedily("rose", 4), 0
    for at in (n for n, (_, before, _) in enumerate(match.positions()) if find("rose").steps[before.step] == "sign"):
        here = Match.from_log(match.setup, match.decisions[:at])
        seat = here.deciders[0]
        choices = [action.choice for action in here.view(seat).actions]
        ends = [after(here, seat, choice) for choice in choices]
        if any(seat in end.deciders for end in ends):
            continue
        for kind, reason in weighed(here, seat, *choices).items():
            if kind in ("own", "hurts", "hurts_of"):
                monk = str(reason.facts.get("monk", COLOURS[here.view(seat).numbers.identity[seat]]))
                tracks = [end.view(seat).derived["tracks"] for end in ends]
                stands = [track["evidence"][monk] + track["night"][monk] for track in tracks]
                assert [reason.facts["count"], reason.facts["instead"]] == stands
                told += 1
    assert told > 3


def test_what_a_hint_in_eleven_says_one_would_have_is_what_one_has() -> None:
    """Clues handed in for the song: sheets and clues after the action are as was said."""
    match, told = greedily("eleven", 4), 0
    for at in (
        n for n, (_, before, _) in enumerate(match.positions()) if find("eleven").steps[before.step] == "hand_in"
    ):
        here = Match.from_log(match.setup, match.decisions[:at])
        seat = here.deciders[0]
        offered = [action.choice for action in here.view(seat).actions]
        found = weighed(here, seat, 1, 0) if 1 in offered else {}
        if "sheets" in found:
            then = [after(here, seat, choice).view(seat).numbers for choice in (1, 0)]
            assert [found["sheets"].facts[fact] for fact in ("count", "instead")] == [v.sheets[seat] for v in then]
            kept = weighed(here, seat, 0, 1)["clues"].facts
            assert [kept["instead"], kept["count"]] == [v.clues[seat] for v in then]
            told += 1
    assert told > 1


def test_a_novice_of_nuns_who_follows_a_hint_that_promises_the_key_gets_it() -> None:
    whole, got = greedily("nuns", find("nuns").seats[1]), 0
    for at, seat, hint in hints("nuns"):
        if any(reason.kind in ("takes_key", "takes_wish") for reason in hint.reasons):
            match = Match.from_log(whole.setup, whole.decisions[:at])
            novice = match.view(seat).derived["acting"]
            before = [leg["done"] for leg in match.view(seat).derived["errands"][novice]]
            while match.view(seat).actions and match.view(seat).derived["acting"] == novice and seat in match.deciders:
                match.decide(seat, next(a for a in match.view(seat).actions if a.choice == asked(match, seat).choice))
            for other in list(match.deciders):
                while other in match.deciders and match.game.steps[match.state.step] == "move":
                    match.decide(other, Random(1).choice(match.view(other).actions))
            assert [leg["done"] for leg in match.view(seat).derived["errands"][novice]] > before
            got += 1
    assert got
