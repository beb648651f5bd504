"""Leaks planted into Nuns on the Run, each caught where it would show; the game as it is gives nothing away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from leaking import Plant, Plants, findings

from subrosa.core import doors
from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.tellings import EVERYBODY, Telling
from subrosa.games.nuns.rules.terms import BLESS, DONE, FALSE_NOISE, FOR_PRIORESS, MOVE, NOISE_AT, TOKEN

from .worlds import Scene, cell_of, played

LONG = {"capture_limit": "more_than_players"}
CELESTE, THERESA = cell_of("celeste"), cell_of("theresa")


# Whole games.


@pytest.mark.rule("13.33", "13.38", "13.39")
def test_nor_at_any_moment_of_a_secret_move_or_a_noise_turn() -> None:
    match = played(4, 36, **LONG)
    steps = (MOVE, BLESS, TOKEN, FALSE_NOISE)
    secret = [n for n, (_, before, _) in enumerate(match.positions()) if before.step in steps and before.round <= 2]
    walk = doors.Walk(match)
    for at in secret:
        for seat in (0, 2, SPECTATOR):
            assert walk.leaks(at, seat, Random(at)) == []


# Where something is to be kept secret.


def begun(**options: str) -> Scene:
    return Scene(3, slow_novices="true", **options).play("novice celeste", "novice theresa")


@cache
def hidden() -> Match:
    """Both novices have moved in secret, and nobody has heard them."""
    return begun().walk(2, "run", 18, 27).walk(3, "sneak", 19).play("die 1", "die 1").until("order").match


@cache
def moving() -> Match:
    """Seat 2 has finished a secret move, and seat 3 is in the middle of one."""
    return begun().walk(2, "run", 18, 27).play("3 play walk", "3 step 19", "3 step 20").match


@cache
def laying() -> Match:
    """Seat 2 uses a false noise in a turn of several questions, which is not over."""
    scene = begun().play("blessing celeste false_noise").walk(2, "run", 18, 27).walk(3, "sneak", 19)
    return scene.play("die 1", "die 6", "2 use", "2 noise 19").match


@cache
def laid() -> Match:
    """A false noise lies among true ones."""
    scene = begun().play("blessing celeste false_noise").walk(2, "run", 18, 27).walk(3, "sneak", 19)
    return (
        scene.play("die 1", "die 6", "2 use", "2 noise 40", "2 noise 40", "2 false noise 19 abbess")
        .until("order")
        .match
    )


@cache
def with_key() -> Match:
    """Seat 2 has taken a key in the first round."""
    scene = Scene(3).play("novice celeste", "novice theresa", "wish theresa w7")
    scene.walk(3, "run", 19, 18, 27, 39, 40, 41, 46, 68, 67).walk(2, "stand").play("die 1", "die 1").until("order")
    assert scene.s.key[THERESA] == 1
    return scene.match


@cache
def named() -> Match:
    """The abbess has made five steps and named them a walk."""
    scene = begun().play("blessing abbess swift_foot").walk(2, "stand").walk(3, "stand")
    scene.play("1 first abbess", "1 path blue-26-147", *(f"1 step {place}" for place in (40, 41, 46, 68, 73)))
    return scene.play("1 stop as walk").match


PLANTS = Plants(0, 2, SPECTATOR)


# What could give it away.


@PLANTS.sees(hidden)
def anothers_place(s: Any, seat: int, v: Any) -> None:
    v.place[CELESTE] = s.place[CELESTE]


@PLANTS.sees(with_key, 0, 1, SPECTATOR)
def anothers_key(s: Any, seat: int, v: Any) -> None:
    v.key[THERESA] = s.key[THERESA]


@PLANTS.sees(moving, 0, 1, SPECTATOR)
def how_many_steps_another_has_made(s: Any, seat: int, v: Any) -> None:
    v.steps[THERESA] = s.steps[THERESA]


@PLANTS.sees(moving)
def the_stage_of_anothers_move(s: Any, seat: int, v: Any) -> None:
    v.stage[THERESA] = s.stage[THERESA]


@PLANTS.sees(moving)
def who_has_committed_herself(s: Any, seat: int, v: Any) -> None:
    """Only who is done, so that deciders shrink."""
    if s.stage[CELESTE] == DONE:
        v.stage[CELESTE] = DONE


@PLANTS.sees(laying)
def what_another_is_asked_in_a_noise_turn(s: Any, seat: int, v: Any) -> None:
    v.step = s.step


@PLANTS.sees(named, 1, 2, SPECTATOR)
def what_a_guard_has_named(s: Any, seat: int, v: Any) -> None:
    v.named[0] = s.named[0]


@PLANTS.sees(named, 1, 2, SPECTATOR)
def a_guards_blessing(s: Any, seat: int, v: Any) -> None:
    v.blessing[6] = s.blessing[6]


@PLANTS.plays(laid)
def tokens_in_the_order_of_the_questions(game: Game, s: Any, seat: int, choice: int) -> None:
    """The false one lies last."""
    falsely, first = s.step == FALSE_NOISE, s.noises
    game.rules.apply(s, seat, choice)
    if falsely:
        guard, place = divmod(choice - NOISE_AT, FOR_PRIORESS)
        at = next(i for i in range(first, s.noises) if (s.noise_guard[i], s.noise_place[i]) == (guard, place))
        for row in (s.noise_guard, s.noise_place):
            row.insert(s.noises - 1, row.pop(at))


@PLANTS.tells(with_key, 0, 1, SPECTATOR)
def a_taken_key(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    return [replace(t, to=EVERYBODY) if t.kind == "you_take_key" else t for t in told]


@pytest.mark.rule("13.12", "13.13", "13.14", "13.17", "13.18", "13.33", "13.34", "13.38", "13.42", "8.8c")
@pytest.mark.parametrize("plant", PLANTS.rows, ids=str)
def test_a_planted_leak_is_caught(plant: Plant) -> None:
    assert plant.findings()


@pytest.mark.parametrize("scene", (hidden, moving, laying, laid, with_key, named), ids=lambda scene: scene.__name__)
def test_at_the_same_places_the_game_itself_gives_nothing_away(scene: Callable[[], Match]) -> None:
    assert findings(scene(), (0, 1, 2, SPECTATOR)) == []
