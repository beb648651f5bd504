"""Redraws of Nuns on the Run: other histories that tell a seat exactly the same, drawn from what it knows alone."""

from __future__ import annotations

from random import Random

import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.match import Decision, Match
from subrosa.games.nuns import GAME, redraw
from subrosa.games.nuns.box import BLESSINGS, CELLS, KEY_PLACE, PLACE_COUNT, WISH_PLACE
from subrosa.games.nuns.fields import OPTIONS
from subrosa.games.nuns.redraw.beliefs import BARE, KEYED, LADEN, Belief, Move, Night
from subrosa.games.nuns.redraw.deal import beliefs
from subrosa.games.nuns.redraw.ways import Gait, ways

from .worlds import Scene, played

LONG = {"capture_limit": "more_than_players"}
VALUES = [(option, value) for option, values in OPTIONS.items() for value in values[1:]]


def test_in_a_secret_move_a_seats_own_decisions_come_first() -> None:
    scene = Scene(3, slow_novices="true").play("novice theresa", "novice celeste")
    scene.play("3 play sneak", "3 step 18", "2 play stand", "3 stop")
    unfinished, _ = redraw.redraw(scene.match.setup, scene.match.decisions, 1, Random(1))
    assert [decision.decider for decision in unfinished if decision.decider != CHANCE] == [1]
    scene.play("2 stop")
    finished, _ = redraw.redraw(scene.match.setup, scene.match.decisions, 1, Random(1))
    deciders = [decision.decider for decision in finished if decision.decider != CHANCE]
    assert deciders[:2] == [1, 1] and set(deciders[2:]) == {2}


# The truth is one of the worlds.


def truth_is_possible(match: Match, at: int, seat: int) -> None:
    """What others really have and where they are is among what a seat believes."""
    s = match.position(at)
    story = redraw.heard(match.setup, match.decisions[:at], seat)
    for cell, belief in beliefs(story).items():
        swift = BLESSINGS[s.blessing[cell]] == "swift_foot" and story.swift_feet
        masses = belief.masses(s.wish_card[cell], swift)
        assert masses[s.key[cell] + s.wish[cell]].get(s.place[cell], 0.0) > 0


@pytest.mark.rule("13.22", "13.26")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_truth_is_one_of_the_worlds(seats: int) -> None:
    match = played(seats, 30 + seats, **LONG)
    for at in range(20, len(match.decisions), 23):
        truth_is_possible(match, at, 0 if at % 2 else SPECTATOR)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("option", "value"), VALUES)
def test_the_truth_is_one_of_the_worlds_under_any_option(option: str, value: str) -> None:
    match = played(4, 14, **{**LONG, option: value})
    for at in range(30, len(match.decisions), 47):
        truth_is_possible(match, at, SPECTATOR)


@pytest.mark.rule("9.6b", "9.6d", "13.25")
def test_what_is_carried_home_or_lost() -> None:
    """A wish is lost when she is caught; and who had key and wish at home would have won."""
    gait = Gait(0, 0, (), False, False)
    move = Move((0,), gait, 0, (), True, False, False, False)
    home = Night(move, None, True, 0, -1, False, ())
    cell = 2
    assert Belief(cell, Belief(cell), home).carries(LADEN, CELLS[cell], 0) is None
    assert Belief(cell, Belief(cell), home).carries(KEYED, CELLS[cell], 0) == KEYED
    assert Belief(cell, Belief(cell), home).carries(LADEN, 100, 0) == LADEN
    assert Belief(cell, Belief(cell), home._replace(caught=True)).carries(LADEN, 100, 0) == KEYED
    assert Belief(cell, Belief(cell), home).carries(BARE, KEY_PLACE[5], 5) == KEYED
    assert Belief(cell, Belief(cell), home).carries(KEYED, WISH_PLACE[5], 5) == LADEN
    assert Belief(cell, Belief(cell), home).carries(BARE, WISH_PLACE[5], 5) == BARE


# Which ways there are.


@pytest.mark.rule("4.1", "4.1h")
@pytest.mark.parametrize("revisit", (False, True))
@pytest.mark.parametrize(("least", "most"), [(0, 0), (1, 2), (3, 4), (1, 5), (3, 3)])
def test_the_ways_of_a_card_are_likely_one_in_all(least: int, most: int, revisit: bool) -> None:
    for start in range(0, PLACE_COUNT, 3):
        for guards in ((), (30, 77), (start - 1,)):
            gait = Gait(least, most, guards, False, revisit)
            every = ways(start, start % 2 == 0, gait)
            further = ways(start, start % 2 == 0, gait, further=True)
            assert sum(way.plain for way in every) == pytest.approx(float(bool(every)))
            assert sum(way.swift for way in (*every, *further)) == pytest.approx(float(bool(every)))


# What is heard at once.


def hears(scene: Scene, line: str, seat: int) -> bool:
    """Does a seat hear at once what a line decided?"""
    scene.play(line)
    return heard_last(scene, seat)


def heard_last(scene: Scene, seat: int) -> bool:
    decision = scene.match.decisions[-1]
    before = scene.match.position(len(scene.match.decisions) - 1)
    return GAME.knows(before, decision.decider, decision.choice, seat)


def test_deals_are_heard_by_whom_they_concern() -> None:
    scene = Scene(3).play("novice theresa")
    assert hears(scene, "novice celeste", SPECTATOR)
    assert hears(scene, "wish theresa w3", 1) and not hears(scene, "wish celeste w5", 1)
    assert hears(scene, "blessing theresa soft_steps", 1) and not hears(scene, "blessing celeste second_chance", 0)
    assert hears(scene, "blessing abbess swift_foot", 0) and not hears(scene, "blessing prioress false_noise", 1)


def test_secret_moves_and_noise_turns_are_heard_by_their_own_seat() -> None:
    scene = Scene(3).play(
        "novice theresa", "novice celeste", "blessing theresa soft_steps", "blessing celeste second_chance"
    )
    assert hears(scene, "2 play run", 1) and not hears(scene, "2 step 19", 0)
    scene.play("2 step 18", "2 stop").walk(3, "stand")
    assert hears(scene, "die 4", SPECTATOR)
    assert hears(scene, "2 use", 1) and not hears(scene, "2 noise 19", 2)
    scene.until("roll").play("die 6")
    assert hears(scene, "3 use", 0)


def test_a_stop_after_five_steps_is_heard_by_the_guards_until_both_have_moved() -> None:
    for stop, hidden in (("1 stop as walk", True), ("1 stop", True)):
        scene = Scene(2).play("novice celeste", "blessing abbess swift_foot").walk(2, "stand")
        scene.play("1 first abbess", "1 path blue-26-147", *(f"1 step {place}" for place in (40, 41, 46, 68, 73)))
        assert hears(scene, stop, 1) != hidden
        assert heard_last(scene, 0)
    late = Scene(2).play("novice celeste", "blessing abbess swift_foot").walk(2, "stand").play("1 first prioress")
    late.play("1 path red-26-147", "1 stop", "1 path blue-26-147", *(f"1 step {place}" for place in (40, 41, 46)))
    assert hears(late, "1 stop", SPECTATOR)


def test_a_redraw_keeps_every_open_decision() -> None:
    match = played(4, 9, **LONG)
    at = len(match.decisions) * 2 // 3
    other, _ = redraw.redraw(match.setup, match.decisions[:at], 0, Random(2))

    def guards_own(decisions: list[Decision]) -> list[Decision]:
        return [decision for decision in decisions if decision.decider == 0]

    assert guards_own(other) == guards_own(match.decisions[:at])
