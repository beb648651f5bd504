"""The measure of redraws is that of brute force: places, keys, wishes, blessings, tokens and names of moves.

Counted is without the redraw, by trying everything that chance and others may have done in secret and keeping what
tells the seat exactly the same (`worlds.counted`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.match import Match
from subrosa.games.nuns.box import BLESSINGS, NEIGHBOURS, PLACES, WISHES
from subrosa.games.nuns.fields import NAMED, STEPS
from subrosa.games.nuns.fields import OPTIONS as nuns_options
from subrosa.games.nuns.redraw import heard
from subrosa.games.nuns.redraw.deal import beliefs
from subrosa.games.nuns.redraw.ways import walk_home

from .worlds import Read, Scene, agree, cell_of, counted, drawn, random_game, told

THERESA, CELESTE, BERNADETTE = map(cell_of, ("theresa", "celeste", "bernadette"))
ABBESS, PRIORESS = 6, 7
SWIFT_FOOT = BLESSINGS.index("swift_foot")


def everything(cell: int) -> Read:
    """Where a novice is, and what she has."""

    def read(s: State) -> Any:
        return s.place[cell], s.wish_card[cell], s.key[cell], s.wish[cell], s.blessing[cell]

    return read


def compare(match: Match, seat: int, read: Read, count: int = 1200) -> dict[Any, float]:
    """Every world, and every value in a world, is as likely as counted."""
    exact, redrawn = counted(match, seat, read), drawn(match, seat, read, count)
    agree(redrawn, exact)
    for part in range(len(next(iter(exact)))):
        for value in {world[part] for world in exact}:
            agree(redrawn, exact, lambda world: world[part] == value)  # noqa: B023
    return exact


def chance(exact: dict[Any, float], what: Any) -> float:
    return sum(mass for world, mass in exact.items() if what(world))


def is_on(exact: dict[Any, float], *places: str) -> float:
    return chance(exact, lambda world: PLACES[world[0]] in places)


# A first move, and what is heard of it.


@pytest.mark.rule("13.20", "13.24", "13.40")
@pytest.mark.parametrize("card", ("stand", "sneak", "walk", "run"))
def test_after_a_move_that_nobody_hears_every_way_counts(card: str) -> None:
    steps = {"stand": (), "sneak": (18,), "walk": (18, 17, 16), "run": (18, 17, 16)}[card]
    scene = Scene(2, slow_novices="true").play("novice celeste").walk(2, card, *steps).play("die 1").until("order")
    assert told(scene.match, 0)[-1][0] == "not_heard"
    exact = compare(scene.match, 0, everything(CELESTE))
    # Only who has a swift foot has nothing to choose when she is asked for her blessing, but more when she stops.
    assert chance(exact, lambda world: world[4] == SWIFT_FOOT) != pytest.approx(0.25)


@pytest.mark.rule("4.3", "4.4", "13.23")
@pytest.mark.parametrize("die", (2, 6))
def test_a_doubled_first_move(die: int) -> None:
    scene = Scene(2, blessings="off").play("novice bernadette").walk(2, "walk", 16, 15, 14, 7, 8, 9, 10)
    scene.play(f"die {die}").until("order")
    exact = compare(scene.match, 0, everything(BERNADETTE))
    assert 0 < chance(exact, lambda world: world[2] == 1) < 1


@pytest.mark.rule("8.5a", "13.23")
def test_tokens_of_two_equal_ways_are_likelier_from_where_there_is_only_one() -> None:
    """From 39 a guard on 26 is two links away by 40 only; from 18 by 19 only; from 27 by either."""
    one = Scene(2, slow_novices="true").play("novice celeste").walk(2, "run", 18, 27).play("die 6", "2 noise 19")
    one.play("2 noise 19").until("order")
    exact = compare(one.match, 0, everything(CELESTE))
    assert 0 < is_on(exact, "27") < is_on(exact, "17")
    both = Scene(2, slow_novices="true").play("novice celeste").walk(2, "run", 18, 27).play("die 6", "2 noise 19 40")
    both.play("2 noise 19").until("order")
    assert is_on(compare(both.match, 0, everything(CELESTE)), "27") > 0.3


@pytest.mark.rule("13.16", "13.35")
@pytest.mark.parametrize("seat", (2, SPECTATOR))
def test_a_spectator_and_another_novice_know_no_more_than_the_guards(seat: int) -> None:
    scene = Scene(3, slow_novices="true", blessings="off").play("novice celeste", "novice theresa")
    scene.walk(2, "sneak", 18).walk(3, "stand").play("die 3", "die 1").until("order")
    exact = compare(scene.match, seat, lambda s: (s.place[CELESTE], s.wish_card[CELESTE]))
    assert len({card for _, card in exact}) == (7 if seat == 2 else 8)


@pytest.mark.long
@pytest.mark.rule("2.3", "2.5", "13.19")
def test_wishes_and_blessings_are_dealt_from_one_deck() -> None:
    """What one novice has another has not; who asks less has likelier a swift foot, and there are only two."""
    scene = Scene(3, slow_novices="true").play("novice celeste", "novice theresa")
    scene.walk(2, "stand").walk(3, "stand").play("die 1", "die 1").until("order")

    both = (CELESTE, THERESA)
    exact = compare(scene.match, 0, lambda s: tuple(s.wish_card[cell] for cell in both), 1800)
    assert len(exact) == 8 * 7
    kinds = compare(scene.match, 0, lambda s: tuple(s.blessing[cell] for cell in both), 4000)
    assert 0 < kinds[SWIFT_FOOT, SWIFT_FOOT] < kinds[SWIFT_FOOT, BLESSINGS.index("soft_steps")]


# Noise turns.


@pytest.mark.rule("8.8c", "10.3", "R22")
def test_which_token_is_false() -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste false_noise")
    scene.walk(2, "run", 18, 27).play("die 6", "2 use", "2 noise 19", "2 noise 19", "2 false noise 40 abbess")
    scene.until("order")
    exact = compare(scene.match, 0, everything(CELESTE), 1800)
    assert 0 < is_on(exact, "27", "38", "39") < 1


@pytest.mark.rule("8.8c", "10.3")
def test_false_noise_of_one_whom_nobody_heard() -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste false_noise")
    scene.walk(2, "walk", 18, 27, 39).play("die 3", "2 use").until("order")
    assert sum(kind == "noise" for kind, _ in told(scene.match, 0)) >= 1
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("10.4", "12.4b")
@pytest.mark.parametrize("second", (1, 5))
def test_second_chance(second: int) -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste second_chance")
    scene.walk(2, "run", 18, 27, 39).play("die 6", "2 use", f"die {second}").until("order")
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("10.5")
def test_soft_steps() -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste soft_steps")
    scene.walk(2, "walk", 18, 27, 39).play("die 4", "2 use").until("order")
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("10.6a", "10.6d", "13.20")
def test_a_swift_foot_tells_the_number_of_steps() -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste swift_foot")
    scene.walk(2, "sneak", 18, 17, 16).play("die 1").until("order")
    exact = compare(scene.match, 0, everything(CELESTE))
    assert {world[4] for world in exact} == {SWIFT_FOOT} and is_on(exact, "18", "4") == 0


@pytest.mark.rule("13.42", "13.41")
def test_a_noise_turn_that_goes_on_tells_something_only_without_a_blessing() -> None:
    for blessings in ("on", "off"):
        scene = Scene(2, slow_novices="true", blessings=blessings).play("novice celeste").walk(2, "run", 18, 27)
        scene.play("die 2").until("token")
        exact = compare(scene.match, 0, everything(CELESTE))
        assert (is_on(exact, "15") > 0) == (blessings == "on")


@pytest.mark.rule("13.42", "10.4")
def test_a_turn_that_goes_on_after_a_second_die_tells_that_she_is_heard() -> None:
    scene = Scene(2, slow_novices="true").play("novice celeste", "blessing celeste second_chance")
    scene.walk(2, "run", 18, 27).play("die 6", "2 use", "die 2").until("token")
    exact = compare(scene.match, 0, everything(CELESTE))
    assert is_on(exact, "18") > 0 and is_on(exact, "16") == 0


# The second round: guards look, listen and catch.


def guards_at(scene: Scene, *abbess: int) -> Scene:
    """The abbess takes the blue path by 40 and goes on as said, the prioress goes to the dormitory."""
    scene.play("1 first abbess", "1 path blue-26-147", *(f"1 step {place}" for place in abbess), "1 stop")
    return scene.play("1 path orange-26-122")


@pytest.mark.rule("13.21", "13.22", "6.3", "6.3c")
@pytest.mark.parametrize("shown", ("true", "false"))
def test_sightings_and_a_vanished_token(shown: str) -> None:
    """She was somewhere about 27, and is seen crossing the garden before the abbess on 46."""
    scene = Scene(2, blessings="off", slow_novices="true", vanish_shows_direction=shown).play("novice celeste")
    scene.walk(2, "run", 18, 27).play("die 1")
    guards_at(scene, 40, 41, 46).play("1 stop").until("move", 2)
    scene.walk(2, "run", 39, 48, 63, 64, 65).until("order", 2)
    kinds = [kind for kind, _ in told(scene.match, 0)]
    assert kinds.count("seen") == 2 and ("vanished" in kinds) == (shown == "true")
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("8.6", "13.23", "13.24")
@pytest.mark.parametrize("die", (2, 6))
def test_listening_guards(die: int) -> None:
    scene = Scene(2, slow_novices="true", blessings="off").play("novice celeste").walk(2, "run", 18, 27).play("die 1")
    guards_at(scene, 40, 41, 46).play("1 stop", f"die {die}", f"die {die}").until("move", 2)
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("8.6c", "13.23")
def test_a_novice_who_is_being_asked_was_heard() -> None:
    scene = Scene(2, slow_novices="true", blessings="off").play("novice celeste").walk(2, "run", 18, 27).play("die 1")
    guards_at(scene, 40, 41, 46).play("1 stop", "die 6").until("hear")
    compare(scene.match, 0, everything(CELESTE))


@pytest.mark.rule("13.22")
def test_what_nobody_told_in_two_rounds() -> None:
    scene = Scene(2, slow_novices="true", blessings="off", swift_foot="off").play("novice celeste")
    scene.walk(2, "sneak", 18, 27).play("die 1")
    guards_at(scene, 40, 41, 46).play("1 stop", "die 1").until("move", 2)
    scene.walk(2, "sneak", 39, 38).play("die 1").until("order", 2)
    compare(scene.match, 0, everything(CELESTE))


# Keys.


def with_key(sight: str) -> Scene:
    """The novice of cell 3 has run to her key on 67, and the abbess has followed to 68."""
    scene = Scene(2, blessings="off", sight=sight).play("novice theresa", "wish theresa w7")
    scene.walk(2, "run", 19, 18, 27, 39, 40, 41, 46, 68, 67).play("die 1")
    assert scene.s.key[THERESA] == 1
    return scene


@pytest.mark.rule("9.7a", "13.27", "9.6c")
@pytest.mark.parametrize(("caught_on", "home"), [(46, (41, 40, 26)), (68, (46, 41, 40))])
def test_a_caught_walk_through_a_lock_tells_of_the_key(caught_on: int, home: tuple[int, ...]) -> None:
    """From 46 the third step leads through a lock; from 68 it would be the fourth."""
    way = (40, 41, 46, 68)
    scene = guards_at(with_key("arc"), *way[: way.index(caught_on) + 1]).play("1 stop").until("move", 2)
    scene.walk(2, "run", *((68, 46) if caught_on == 46 else (68,))).until("move", 3)
    scene.play(*(f"2 step {place}" for place in home), "2 stop").until("order", 3)
    exact = compare(scene.match, 0, everything(THERESA), 1800)
    key = chance(exact, lambda world: world[2] == 1)
    assert key == pytest.approx(1.0) if caught_on == 46 else key < 1
    assert all(world[1] == WISHES.index("w7") for world in exact if world[2] == 1)


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("key", [False, True])
@pytest.mark.parametrize("place", [46, 68, 97])
def test_all_walks_home_are_as_likely_together_as_one_of_them_is_sure(place: int, key: bool) -> None:
    def walks(way: list[int]) -> Iterator[list[int]]:
        yield way
        if len(way) <= 5:
            for there in NEIGHBOURS[way[-1]]:
                if there >= 0:
                    yield from walks([*way, there])

    chances = [walk_home(THERESA, way, key, 5) for way in walks([place])]
    assert sum(chances) == pytest.approx(1.0) and max(chances) < 1.0


@pytest.mark.rule("13.27", "4.5")
def test_a_seen_step_through_a_lock_tells_of_the_key() -> None:
    scene = with_key("rooms").play("1 first prioress", "1 path red-26-147", "1 step 40", "1 step 39", "1 step 38")
    scene.play("1 stop", "1 path green-26-84").until("move", 2)
    scene.walk(2, "run", 68, 46, 41, 40, 26).until("order", 2)
    assert any(kind == "vanished" and facts["towards"] == "26" for kind, facts in told(scene.match, 0))
    exact = compare(scene.match, 0, everything(THERESA))
    assert all(world[2] == 1 for world in exact)


# The guards' secrets.


def guards(s: State) -> Any:
    """The guards' blessings, and what the abbess has named."""
    return s.blessing[ABBESS], s.blessing[PRIORESS], s.named[0]


def five_steps(**options: str) -> Scene:
    scene = Scene(2, **options).play("novice celeste", "blessing abbess swift_foot").walk(2, "stand").play("die 1")
    scene.play("1 first abbess", "1 path blue-26-147", *(f"1 step {place}" for place in (40, 41, 46, 68, 73)))
    return scene


@pytest.mark.rule("13.17", "13.18", "10.6f")
@pytest.mark.parametrize("seat", (1, SPECTATOR))
def test_five_steps_may_be_a_run_or_a_walk(seat: int) -> None:
    scene = five_steps().play("1 stop as walk")
    exact = compare(scene.match, seat, guards, 1800)
    walk = chance(exact, lambda world: NAMED[world[2]] == "swift_walk")
    assert walk == pytest.approx(chance(exact, lambda world: world[0] == SWIFT_FOOT) / 2)


@pytest.mark.rule("13.18", "10.6f")
def test_a_run_of_five_makes_a_swift_foot_less_likely() -> None:
    scene = five_steps().play("1 stop").until("listen")
    exact = compare(scene.match, 1, guards, 1800)
    assert chance(exact, lambda world: world[0] == SWIFT_FOOT) < chance(exact, lambda world: world[1] == SWIFT_FOOT)


@pytest.mark.rule("2.10a", "10.3e")
def test_who_plays_the_others_false_noise_has_none() -> None:
    scene = Scene(2).play("novice celeste", "blessing celeste second_chance")
    scene.play("blessing abbess soft_steps", "blessing prioress false_noise")
    scene.walk(2, "stand").play("die 1", "1 first abbess", "1 false noise 40 abbess")
    exact = compare(scene.match, 1, guards)
    assert chance(exact, lambda world: BLESSINGS[world[0]] == "false_noise") == 0
    assert STEPS[scene.s.step] == "path"


# What others do in an unfinished move is not drawn.


@pytest.mark.rule("13.33", "13.38")
def test_others_have_not_begun_an_unfinished_move() -> None:
    scene = Scene(4, slow_novices="true", blessings="off").play("novice celeste", "novice theresa", "novice anne_marie")
    scene.play("3 play run", "2 play sneak", "3 step 19", "2 step 18")
    exact = compare(scene.match, 1, lambda s: (s.wish_card[THERESA], s.steps[THERESA], s.wish_card[0]), 500)
    assert {world[1] for world in exact} == {0} and len(exact) == 7 * 6


# Whatever happens: beliefs are those of brute force to the last digit.

OTHERS = ("novices_per_player", "capture_limit", "slow_novices", "blessings", "swift_foot")
OPTIONS = [(option, value) for option, values in nuns_options.items() if option not in OTHERS for value in values[1:]]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("option", "value"), [("rounds", "15"), *(pytest.param(*row, marks=pytest.mark.long) for row in OPTIONS)], ids=str
)
def test_a_belief_is_exact_in_random_games_under_any_option(option: str, value: str) -> None:
    options = {"slow_novices": "true", "capture_limit": "more_than_players", "blessings": "off", option: value}
    match = random_game(2, options, seed=len(option) + len(value), rounds=2 if option == "allow_revisit" else 3)
    cell = next(cell for cell in range(6) if match.state.owner[cell] >= 0)
    exact = counted(match, 0, everything(cell))
    (belief,) = beliefs(heard(match.setup, match.decisions, 0)).values()
    found = {
        (place, wish, int(carried > 0), int(carried == 2), -1): mass
        for wish in range(len(WISHES))
        for carried, masses in enumerate(belief.masses(wish, False))
        for place, mass in masses.items()
    }
    total = sum(found.values())
    assert {world: mass / total for world, mass in found.items()} == pytest.approx(exact)
    assert len(exact) >= 8
