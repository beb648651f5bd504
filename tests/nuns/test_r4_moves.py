"""Novices' moves: cards, ranges, the first round, locks, guards in the way (4.1-4.7)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from subrosa.games.nuns import box

from .table import Table

ALL_FOUR = ["play stand", "play sneak", "play walk", "play run"]
CORRIDOR = (18, 19, 20, 21, 22, 23, 43, 42, 24, 25)
"""Ten places in a row, nine steps, without a lock."""


def alone(place: int, cell: int = 1, **options: Any) -> Table:
    """One novice on a place in round 2, with the guards far away on 26."""
    return Table(2, cells=(cell,), **options).put(cell, place).begin()


def lengths(card: str, **options: Any) -> tuple[int, int]:
    """After how many steps of a card one may stop at first, and how many one may make."""
    table = alone(CORRIDOR[0], **options).play(f"play {card}")
    return measured(table)


def measured(table: Table) -> tuple[int, int]:
    stops = [0] if "stop" in table.lines() else []
    for steps, place in enumerate(CORRIDOR[1:], start=1):
        if f"step {place}" not in table.lines():
            break
        table.play(f"step {place}")
        if "stop" in table.lines():
            stops.append(steps)
    assert stops == list(range(stops[0], stops[-1] + 1))
    return stops[0], stops[-1]


@pytest.mark.rule("4.1", "4.1a", "4.1b", "4.1c", "4.1d")
@pytest.mark.parametrize(("card", "steps"), [("stand", (0, 0)), ("sneak", (1, 2)), ("walk", (3, 4)), ("run", (1, 5))])
def test_a_card_allows_these_numbers_of_steps(card: str, steps: tuple[int, int]) -> None:
    assert lengths(card) == steps


@pytest.mark.rule("4.1")
def test_a_step_leads_along_a_link() -> None:
    for place in (18, 45, 91, 149):
        table = alone(place).play("play run")
        assert table.steps() == {to + 1 for to in box.NEIGHBOURS[place - 1] if to >= 0}


@pytest.mark.rule("4.1e", "4.1f")
def test_the_other_ranges_are_exact() -> None:
    found = [lengths(card, short_ranges="2_and_3") for card in box.CARDS]
    assert found == [(0, 0), (2, 2), (3, 3), (1, 5)]
    found = [lengths(card, run_range="5") for card in box.CARDS]
    assert found == [(0, 0), (1, 2), (3, 4), (5, 5)]


def walled_in(**options: Any) -> list[str]:
    """The cards of a novice on 98 when the guards leave her nothing but the one step to 97."""
    table = Table(2, novice_may_enter_guard="false", **options).put(1, 98)
    return table.guard("abbess", 96, 71).guard("prioress", 122, 123).begin().lines()


@pytest.mark.rule("4.1g", "R6", "4.4")
def test_a_card_is_offered_only_if_a_move_fits_it_that_comes_nowhere_twice() -> None:
    assert alone(98).lines() == ALL_FOUR
    assert walled_in() == ["play stand", "play sneak", "play run"]
    assert walled_in(run_range="5") == ["play stand", "play sneak"]
    assert walled_in(short_ranges="2_and_3", run_range="5") == ["play stand"]
    assert walled_in(allow_revisit="true", run_range="5") == ALL_FOUR


@pytest.mark.rule("4.1h", "R6", "R9", "4.1g")
def test_a_step_is_offered_only_if_a_fitting_move_or_a_capture_can_follow() -> None:
    """A walk from 50 cannot begin with the dead end 36, a sneak can."""
    assert alone(50).play("play walk").steps() == {49, 51}
    assert alone(50).play("play sneak").steps() == {36, 49, 51}
    assert alone(71).play("play walk").steps() == {70, 96}
    assert alone(51).play("play walk", "step 50").steps() == {49}
    table = Table(2).put(1, 51).guard("abbess", 36, 50).begin().play("play walk", "step 50")
    assert table.steps() == {36, 49}
    # Between two locks, without a key, there is one step from 118 to 119.
    away = Table(2).put(1, 118).guard("abbess", 142, 141).begin()
    assert away.lines() == ["play stand", "play sneak", "play run"]
    assert Table(2).put(1, 118).guard("abbess", 119, 126).begin().lines() == ALL_FOUR


@pytest.mark.rule("4.2", "R7", "12.1")
def test_the_card_is_chosen_first_then_the_steps_one_by_one() -> None:
    table = alone(18)
    assert table.lines() == ALL_FOUR
    table.play("play walk")
    assert table.steps() == {4, 17, 19, 27} - {4} and table.told(1) == []
    table.play("step 19", "step 20", "step 21", "stop")
    assert table.told(1) == ["played anne_marie walk"]


@pytest.mark.rule("4.2a", "5.6", "R7")
def test_nothing_of_the_guards_changes_while_novices_move() -> None:
    table = Table(3).guard("abbess", 40, 41, "green-26-101", 26).begin()
    names = ("at", "facing", "path", "heading", "noises", "vanishings")
    before = {name: getattr(table.s.copy(), name) for name in names}
    table.play("2: play walk", "2: step 21", "2: step 22", "3: play sneak", "3: step 20", "2: step 23")
    assert {name: getattr(table.s, name) for name in names} == before


@pytest.mark.rule("4.2d", "R8", "13.39")
def test_she_says_herself_that_she_stops_even_without_a_choice() -> None:
    table = alone(18).play("play stand")
    assert table.lines() == ["stop"] and table.step == "move"
    table = alone(18).play("play sneak", "step 19", "step 20")
    assert table.lines() == ["stop"] and table.step == "move"


@pytest.mark.rule("4.3", "15.1")
@pytest.mark.parametrize(("card", "steps"), [("stand", (0, 0)), ("sneak", (2, 4)), ("walk", (6, 8)), ("run", (2, 9))])
def test_in_round_1_the_card_counts_double(card: str, steps: tuple[int, int]) -> None:
    table = Table(2).put(1, CORRIDOR[0]).begin(1).play(f"play {card}")
    assert measured(table) == steps


@pytest.mark.rule("4.3", "4.3a", "4.4")
def test_a_doubled_run_is_one_move_of_ten_steps_that_comes_nowhere_twice() -> None:
    table = Table(2).play("play run", *(f"step {place}" for place in (21, 22, 23, 43, 42, 24)))
    assert table.steps() == {25}
    table = Table(2).play("play run", *(f"step {place}" for place in (21, 20, 19, 18, 17, 16, 15, 14, 13, 12)))
    assert table.lines() == ["stop"]


@pytest.mark.rule("4.3a", "6.1")
def test_sight_is_checked_at_each_place_of_a_doubled_move() -> None:
    table = Table(2).guard("abbess", 40, 41).put(1, 28).begin(1)
    table.play("play run", *(f"step {place}" for place in (38, 37, 49, 62, 76, 77)), "stop")
    assert table.told() == [
        *(f"seen anne_marie {place} abbess" for place in (38, 37, 49, 62, 76)),
        "vanished anne_marie 76 77",
        "played anne_marie run",
    ]


@pytest.mark.rule("4.3b", "8.2")
def test_a_doubled_move_is_checked_for_noise_once_with_its_modifier_taken_once() -> None:
    """Distance 3 from 18 to 40: a doubled walk with a 4 is heard, with a 3 it is not."""
    for die, heard in ((4, True), (3, False)):
        table = Table(2).guard("abbess", 40, 39).guard("prioress", 147, 138).put(1, 22).begin(1)
        table.play("play walk", *(f"step {place}" for place in (21, 20, 19, 18, 17, 16)))
        table.s.way[0][6] = 18 - 1
        table.play("stop", f"die {die}")
        assert (table.step == "token") == heard
        assert [line.startswith("rolled") for line in table.told()].count(True) == 1


@pytest.mark.rule("4.3c", "4.3d", "4.3")
def test_whatever_the_range_the_first_round_alone_is_doubled_and_not_for_slow_novices() -> None:
    options: dict[str, Any] = {"short_ranges": "2_and_3", "run_range": "5"}
    found = []
    for card in ("sneak", "walk"):
        table = Table(2, **options).put(1, CORRIDOR[0]).begin(1).play(f"play {card}")
        found.append(measured(table))
    assert found == [(4, 4), (6, 6)]
    table = Table(2, **options).play("play run")
    for place in (21, 20, 19, 18, 17, 16, 15, 14, 13, 12):
        assert "stop" not in table.lines()
        table.play(f"step {place}")
    assert table.lines() == ["stop"]
    found = []
    for card in box.CARDS:
        table = Table(2, slow_novices="true").put(1, CORRIDOR[0]).begin(1).play(f"play {card}")
        found.append(measured(table))
    assert found == [(0, 0), (1, 2), (3, 4), (1, 5)]
    for number in (2, 3, 15):
        assert measured(Table(2).put(1, CORRIDOR[0]).begin(number).play("play sneak")) == (1, 2)


@pytest.mark.rule("4.4", "4.4a")
def test_no_place_is_entered_twice_unless_the_table_allows_it() -> None:
    table = alone(18).play("play run", "step 19")
    assert table.steps() == {3, 20}
    table.play("step 20", "step 21")
    assert table.steps() == {1, 22}
    assert alone(66).play("play walk", "step 63", "step 64", "step 65").steps() == {74}
    table = alone(18, allow_revisit="true").play("play run", "step 19", "step 18", "step 19", "step 18")
    assert table.steps() == {4, 17, 19, 27}


@pytest.mark.rule("4.5", "4.5a")
@pytest.mark.parametrize("lock", [(19, 26), (25, 26), (26, 40), (84, 109), (109, 110), (101, 118), (119, 126)])
def test_a_locked_door_opens_in_both_directions_to_a_key_of_whatever_colour(lock: tuple[int, int]) -> None:
    for here, there in (lock, lock[::-1]):
        for key in (0, 1):
            table = Table(2, wishes={1: "w5"}).guard("abbess", 147, 138).guard("prioress", 147, 138)
            table.put(1, here, key=key).begin()
            steps = table.play("play run").steps() if "play run" in table.lines() else set()
            assert (there in steps) == bool(key)


@pytest.mark.rule("4.5a")
@pytest.mark.parametrize("lock", [(121, 122), (147, 148), (154, 155)])
@pytest.mark.parametrize("wish", box.WISHES)
def test_every_key_opens_the_red_and_yellow_locks_too(lock: tuple[int, int], wish: str) -> None:
    table = Table(2, wishes={1: wish}).put(1, lock[0], key=1).begin().play("play run")
    assert lock[1] in table.steps()


@pytest.mark.rule("4.5b")
def test_a_key_opens_doors_from_the_next_move_on() -> None:
    table = Table(2, wishes={1: "w7"}).guard("abbess", 147, 138).guard("prioress", 147, 138).put(1, 46).begin()
    table.play("play sneak", "step 68", "step 67")
    assert table.s.key[0] == 0
    table.play("stop")
    assert table.s.key[0] == 1
    table.put(1, 19).begin(3).play("play walk")
    assert 26 in table.steps()


@pytest.mark.rule("4.5c")
def test_doors_without_a_lock_are_open_to_everybody() -> None:
    for a, row in enumerate(box.NEIGHBOURS):
        for j, b in enumerate(row):
            if b >= 0 and box.DOOR[a][j] and not box.LOCKED[a][j]:
                assert b + 1 in alone(a + 1, capture_limit="players").play("play run").steps()


@pytest.mark.rule("4.6")
def test_novices_may_share_a_place_and_pass_each_other() -> None:
    table = Table(4).put(1, 18).put(2, 20).put(3, 19).begin()
    table.play("2: play sneak", "2: step 19", "2: step 20", "2: stop")
    table.play("3: play sneak", "3: step 19", "3: stop", "4: play stand", "4: stop")
    assert [table.stands(novice) for novice in (1, 2, 3)] == [20, 19, 19]
    assert table.s.captures == 0
    assert table.told() == ["played anne_marie sneak", "played margaret sneak", "played theresa stand"]


@pytest.mark.rule("4.7", "4.7a", "4.7c", "R9", "9.5", "4.7b")
def test_a_step_onto_a_guard_ends_the_move_she_is_caught_and_takes_nothing() -> None:
    table = Table(3).put(1, 21).guard("abbess", 19, 18).begin()
    table.play("2: play walk", "2: step 20", "2: step 19")
    assert table.lines(2) == ["stop"], "two steps, too few for a walk, and no third"
    table.play("2: stop", "3: play stand", "3: stop")
    assert (table.status(1), table.marker(1), table.stands(1), table.s.captures) == ("caught", 19, 19, 1)
    table = Table(3, wishes={1: "w5"}).put(1, 114).guard("abbess", 130, 129).begin()
    table.play("2: play sneak", "2: step 130", "2: stop", "3: play stand", "3: stop")
    assert table.status(1) == "caught" and table.s.key[0] == 0
    table = Table(3, wishes={1: "w5"}).put(1, 122, key=1).guard("abbess", 121, 122).begin()
    table.play("2: play sneak", "2: step 121", "2: stop", "3: play stand", "3: stop")
    assert table.status(1) == "caught" and table.s.wish[0] == 0


@pytest.mark.rule("4.7d")
def test_with_the_option_a_step_onto_a_guard_is_barred() -> None:
    for option, steps in (("true", {5, 16, 18}), ("false", {5, 16})):
        table = Table(3, novice_may_enter_guard=option).put(1, 17).guard("abbess", 18, 19).begin().play("2: play sneak")
        assert table.steps(2) == steps


@pytest.mark.rule("4.7e", "9.7e")
def test_a_caught_novice_passes_guards_and_stops_where_they_are() -> None:
    table = Table(3, novice_may_enter_guard="false").put(1, 17, status="caught", fresh=1, captured=1)
    table.guard("abbess", 18, 17).guard("prioress", 20, 19).begin()
    table.play("2: step 18", "2: step 19", "2: step 20", "2: stop", "3: play stand", "3: stop")
    assert (table.stands(1), table.s.captures, table.status(1)) == (20, 1, "caught")


def test_the_corridor_of_these_tests_has_no_lock() -> None:
    for a, b in pairwise(CORRIDOR):
        assert not box.LOCKED[a - 1][box.NEIGHBOURS[a - 1].index(b - 1)]
