"""Path cards: completing them, taking the next, U-turns, when all are used (7.6-7.8)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box

from .table import WATCHER, Table

AT_147 = ["red-26-147", "red-122-147", "blue-26-147", "orange-84-147", "purple-101-147"]


def near_147(used: tuple[str, ...] = (), **options: Any) -> Table:
    """The abbess two steps before 147 on red 122 / 147, the prioress far away on blue 26 / 147, B1 of round 2."""
    table = Table(3, **options).guard("abbess", 145, 144, "red-122-147", 147)
    table.guard("prioress", 68, 46, "blue-26-147", 26).put(1, 1).put(2, 1)
    for path in used:
        table.s.used[box.PATHS.index(path)] = 1
    return table.begin().rest().play("first abbess")


def paths(table: Table) -> set[str]:
    assert table.step == "path"
    return {line.removeprefix("path ") for line in table.lines()}


@pytest.mark.rule("7.6", "7.6b", "15.31")
def test_at_the_end_of_her_path_she_discards_it_and_takes_another_that_ends_there() -> None:
    table = near_147().play("step 146", "step 147")
    assert table.told()[-1] == "completed abbess red-122-147" and table.path("abbess") == ""
    assert paths(table) == {"red-26-147", "orange-84-147", "purple-101-147", "u-turn"}
    table.play("path orange-84-147")
    assert table.told() == ["took_path abbess orange-84-147"] and table.steps() == {138}
    assert table.s.paces == 2, "she uses the rest of her steps"
    table.play("step 138", "step 127", "step 128", "step 137")
    assert table.lines() == ["stop"]


@pytest.mark.rule("7.6", "7.6a", "R18")
def test_a_path_is_completed_by_whatever_way_she_comes_but_not_where_it_began() -> None:
    table = Table(2).guard("abbess", 127, 128, "red-122-147", 147).put(1, 1).begin().rest()
    table.token("noise", 1, 138, "abbess").play("first abbess", "step 138", "step 147")
    assert "completed abbess red-122-147" in table.told() and table.step == "path"
    table = Table(2).guard("abbess", 26, 25, "green-26-101", 101).put(1, 1).begin().rest()
    table.token("noise", 1, 40, "abbess").play("first abbess", "step 40", "step 26")
    assert table.step == "go" and table.path("abbess") == "green-26-101"
    table.play("step 19")
    assert table.at("abbess") == 19


@pytest.mark.rule("7.6c", "R18")
@pytest.mark.parametrize("before", (3, 4, 5, 6))
def test_the_next_card_is_taken_even_if_no_step_is_left(before: int) -> None:
    way = [place + 1 for place in box.PATH_PLACES[box.PATHS.index("red-122-147")][:8]]
    start = len(way) - 1 - before
    table = Table(2).guard("abbess", way[start], 0, "red-122-147", 147).put(1, 1).begin().rest().play("first abbess")
    table.play(*(f"step {place}" for place in way[start + 1 :]))
    assert paths(table) >= {"blue-26-147"}
    table.play("path blue-26-147")
    assert "stop" in table.lines() and ("step 138" in table.lines()) == (before < 6)


@pytest.mark.rule("7.7")
def test_a_card_can_be_taken_from_either_end_and_is_used_once() -> None:
    table = Table(2).rest().play("first abbess", "path red-26-122")
    assert table.steps() == {25}
    table = Table(2).guard("abbess", 122, 123).put(1, 1).begin().rest().play("first abbess")
    assert "red-26-122" in paths(table)
    table.play("path red-26-122")
    assert table.steps() == {97}
    table = near_147(("purple-101-147",)).play("step 146", "step 147")
    assert "purple-101-147" not in paths(table)


@pytest.mark.rule("7.7a")
def test_the_two_guards_never_hold_the_same_card() -> None:
    table = near_147(tuple(box.PATHS), u_turns="0").play("step 146", "step 147")
    assert "blue-26-147" not in paths(table)
    for seed in range(4):
        table = Table(2, capture_limit="players", seed=seed).wander()
        for _, _, state in table.match.positions():
            assert state.path[0] < 0 or state.path[0] != state.path[1]


@pytest.mark.rule("7.7b", "7.7c", "7.7d")
def test_a_u_turn_takes_the_completed_path_backwards_twice_in_a_game_or_as_the_table_has_it() -> None:
    table = near_147().play("step 146", "step 147", "u-turn")
    assert table.told()[-1] == "made_u_turn abbess red-122-147"
    assert table.path("abbess") == "red-122-147" and table.steps() == {146}
    table = near_147(tuple(box.PATHS)).play("step 146", "step 147")
    assert paths(table) == {"u-turn"}, "with no card that fits, too"
    assert "u-turn" not in Table(2).rest().play("first abbess").lines()
    table = near_147().play("step 146", "step 147", "u-turn", "step 146", "stop")
    assert table.s.u_turns_left == 1
    table.play("step 46", "step 41", "step 40", "step 26", "u-turn", "stop")
    assert table.s.u_turns_left == 0 and table.path("prioress") == "blue-26-147"
    table = near_147()
    table.s.u_turns_left = 0
    assert "u-turn" not in table.play("step 146", "step 147").lines()
    table = near_147(u_turns="0").play("step 146", "step 147")
    assert paths(table) == {"red-26-147", "orange-84-147", "purple-101-147"}


@pytest.mark.rule("7.7e", "7.7f", "R19")
def test_when_nothing_else_fits_every_discarded_card_that_fits_comes_back() -> None:
    table = near_147(tuple(box.PATHS), u_turns="0").play("step 146", "step 147")
    assert paths(table) == set(AT_147) - {"blue-26-147"} and "red-122-147" in paths(table)
    table.play("path red-122-147")
    assert table.steps() == {146}
    table = near_147(tuple(path for path in box.PATHS if path != "orange-84-147"), u_turns="0")
    assert paths(table.play("step 146", "step 147")) == {"orange-84-147"}, "only when no unused card fits"


@pytest.mark.rule("7.7g", "7.7h", "R20")
def test_with_reusable_paths_any_card_that_fits_may_be_taken_each_time() -> None:
    table = near_147(tuple(box.PATHS), paths_reusable="true").play("step 146", "step 147")
    assert paths(table) == set(AT_147), "no U-turn, and the card of the prioress too"
    table.play("path blue-26-147")
    assert table.path("abbess") == table.path("prioress") == "blue-26-147" and table.steps() == {138}
    table = near_147(paths_reusable="true").play("step 146", "step 147")
    assert paths(table) == set(AT_147)


@pytest.mark.rule("7.8", "13.2")
def test_the_choice_of_a_path_is_free_and_open_to_all() -> None:
    table = near_147().play("step 146", "step 147", "path purple-101-147")
    for seat in (1, 2, 3, WATCHER):
        assert table.told(seat)[-1] == "took_path abbess purple-101-147"
        view = table.view(seat)
        assert view.path["abbess"] == "purple-101-147" and view.used["red-122-147"] == 1 and view.u_turns_left == 2
