"""A caught novice: her walk home, and turning back (9.7-9.10)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box

from .table import WATCHER, Table


def caught(place: int, cell: int = 1, fresh: int = 1, guard: tuple[int, int] = (142, 141), **options: Any) -> Table:
    """One novice was caught on a place, just now or earlier; round 3 begins with both guards on one place."""
    key, wish = int(options.pop("key", "0")), options.pop("wishes", "w1")
    table = Table(2, cells=(cell,), wishes={cell: wish}, capture_limit="players", **options)
    table.guard("abbess", *guard).guard("prioress", *guard)
    return table.put(cell, place, status="caught", captured=1, fresh=fresh, key=key).begin(3)


def home_steps(place: int, cell: int) -> int:
    return box.UNLOCKED[box.CELLS[cell - 1]][place - 1]


@pytest.mark.rule("9.7")
def test_a_caught_walk_is_three_or_four_steps_each_nearer_to_the_cell() -> None:
    table = caught(51)
    left = home_steps(51, 1)
    for steps in range(5):
        assert ("stop" in table.lines()) == (steps >= 3)
        if steps == 4:
            assert table.lines() == ["stop"]
            break
        here = table.s.way[0][steps]
        expected = {
            to + 1
            for j, to in enumerate(box.NEIGHBOURS[here])
            if to >= 0 and not box.LOCKED[here][j] and home_steps(to + 1, 1) == left - steps - 1
        }
        assert table.steps() == expected
        table.play(f"step {min(expected)}")


@pytest.mark.rule("9.7a", "9.7b")
def test_home_is_near_through_doors_she_can_open_and_there_she_stops() -> None:
    assert caught(40, 3).steps() == {39}
    assert caught(40, 3, key="1").steps() == {26}
    assert caught(126, 3).steps() == {125, 127}, "where several steps do, she chooses"
    table = caught(20, 1).play("step 21", "step 1")
    assert table.lines() == ["stop"]


@pytest.mark.rule("9.7c", "13.7", "15.20", "9.7d")
def test_her_steps_are_told_in_order_and_there_is_no_sight_vanishing_or_noise() -> None:
    table = caught(15, 1).play("step 16", "step 17", "step 18")
    assert table.told(1) == []
    table.play("stop", "stay caught")
    for seat in (1, WATCHER):
        assert table.told(seat) == [
            "walked anne_marie 16",
            "walked anne_marie 17",
            "walked anne_marie 18",
            "played anne_marie walk",
        ]
    assert table.marker(1) == 18
    # She walks from 66 along 47, 46 and 45 through the view of both guards and out of it.
    table = caught(66, 1, guard=(40, 39)).play("step 47", "step 46", "step 45", "stop", "stay caught")
    assert 46 in table.sees("abbess") and 45 not in table.sees("abbess")
    kinds = {t.kind for t in table.match.tellings(0)} - {"leads", "has_wish", "round"}
    assert kinds == {"walked", "played"} and table.vanished == [] and table.step == "order"


@pytest.mark.rule("9.7e", "15.21")
def test_she_cannot_be_caught() -> None:
    table = caught(17, 1, guard=(18, 19)).play("step 18", "step 19", "step 20", "stop")
    assert table.s.captures == 1
    table = caught(15, 1, guard=(19, 18)).play("step 16", "step 17", "step 18", "stop")
    while table.step != "order":
        table.play(table.quietly())
    table.token("noise", 1, 18, "abbess").play("first abbess", "step 18")
    assert table.status(1) == "caught" and table.s.captures == 1


@pytest.mark.rule("9.7f", "R28")
def test_she_shows_walk_or_stand_still_if_she_makes_no_step() -> None:
    table = caught(20, 1).play("step 21", "step 1", "stop", "stay caught")
    assert table.told()[-1] == "played anne_marie walk"
    table = Table(3, cells=(1, 2)).guard("abbess", 1, 21).put(1, 1, status="caught", fresh=1, captured=1).begin(3)
    table.play("3: play stand", "3: stop")
    assert table.told()[-2:] == ["played anne_marie stand", "played margaret stand"]


@pytest.mark.rule("9.7g", "R28")
def test_with_short_ranges_a_caught_walk_is_three_steps() -> None:
    table = caught(51, short_ranges="2_and_3")
    for _ in range(3):
        assert "stop" not in table.lines()
        table.play(table.lines()[0])
    assert table.lines() == ["stop"]


@pytest.mark.rule("9.8", "15.18", "9.6", "9.8a")
def test_until_she_has_walked_she_is_just_caught_unless_the_table_says_otherwise() -> None:
    table = caught(51)
    assert not {"turn back", "stay caught", "play stand"} & set(table.lines())
    table = Table(2, capture_limit="players").guard("abbess", 26, 25, "blue-26-84", 84).guard("prioress", 142, 141)
    table.put(1, 18).begin().rest().play("first abbess", "step 19", "step 18", "step 17", "step 16", "stop")
    table.until("move")
    assert table.status(1) == "caught" and 18 not in table.sees("abbess") and table.lines() == ["step 19"]
    assert caught(51, forced_first_walk="false").lines() == ["turn back", "stay caught"]
    assert caught(49, guard=(40, 41), forced_first_walk="false").steps() == {48}


@pytest.mark.rule("9.8b", "15.19")
def test_she_may_stay_caught_as_long_as_she_walks_home() -> None:
    table = caught(131)
    walks = 0
    while table.stands(1) != 1:
        if table.step == "move":
            walks += table.s.steps[0] == 0 and table.lines() != ["turn back", "stay caught"]
        table.play(table.quietly())
    assert table.status(1) == "caught" and walks >= 3


@pytest.mark.rule("9.8c")
def test_at_the_end_of_a_walk_she_may_turn_back_if_no_guard_sees_her() -> None:
    table = caught(15).play("step 16", "step 17", "step 18", "stop")
    assert table.lines() == ["turn back", "stay caught"]
    table.play("turn back")
    assert table.status(1) == "run"
    table = caught(15, guard=(19, 26)).play("step 16", "step 17", "step 18", "stop")
    assert table.status(1) == "caught" and table.step == "order", "seen on 18 she is not asked"


@pytest.mark.rule("9.8d", "13.48")
def test_at_the_start_of_a_later_phase_a_she_may_turn_back_if_no_guard_sees_her() -> None:
    assert caught(18, fresh=0).lines() == ["turn back", "stay caught"]
    assert caught(18, fresh=0, guard=(19, 26)).lines() == ["step 19"]
    table = caught(51).play("step 50", "step 49", "step 48", "stop", "stay caught").next_round()
    assert table.lines() == ["turn back", "stay caught"]
    assert table.play("stay caught").steps()


@pytest.mark.rule("9.8e")
def test_when_she_turns_back_her_marker_goes_to_her_cell() -> None:
    table = caught(15)
    assert table.marker(1) == 15
    table.play("step 16", "step 17", "step 18", "stop", "turn back")
    assert table.marker(1) == 0 and table.view(1).place["anne_marie"] is None
    table = caught(15, fresh=0).play("turn back", "play stand", "stop")
    assert table.marker(1) == 0


@pytest.mark.rule("9.8f", "15.23", "4.7")
def test_turning_before_her_move_she_moves_like_any_novice_with_all_checks() -> None:
    table = caught(51, fresh=0, guard=(40, 41)).play("turn back")
    assert table.lines() == ["play stand", "play sneak", "play walk", "play run"]
    table.play("play sneak", "step 50", "step 49", "stop")
    assert table.told()[:3] == ["turned_back anne_marie", "seen anne_marie 49 abbess", "played anne_marie sneak"]
    assert table.step == "roll" and table.marker(1) == 49
    table = caught(17, 1, fresh=0, guard=(18, 17)).play("turn back", "play sneak", "step 18", "stop")
    assert table.over and "caught anne_marie 18 2" in table.told(), "17 is behind the guards"
    table = caught(130, 1, fresh=0, wishes="w5").play("turn back", "play stand", "stop")
    assert table.s.key[0] == 1


@pytest.mark.rule("9.8g", "8.4e")
def test_turning_after_her_walk_she_does_not_roll_and_from_b1_on_she_is_seen_and_caught() -> None:
    table = Table(3, cells=(1, 2), capture_limit="more_than_players").guard("abbess", 26, 25, "blue-26-84", 84)
    table.guard("prioress", 142, 141).put(1, 44, status="caught", captured=1, fresh=1).put(2, 118).begin(3)
    table.play("2: step 43", "2: step 23", "2: step 22", "2: stop", "2: turn back", "3: play stand", "3: stop")
    table.play("die 1")
    assert table.told() == ["rolled margaret 1", "not_heard margaret"] and table.step == "order"
    table.play("first abbess", "step 19")
    assert table.told()[-1] == "seen anne_marie 22 abbess"
    table.play("step 20", "step 21", "step 22")
    assert table.s.captured[0] == 2


@pytest.mark.rule("9.8h", "R39")
def test_a_table_may_let_her_turn_back_in_sight_of_a_guard_who_then_sees_her() -> None:
    table = caught(18, fresh=0, guard=(19, 26), turn_in_sight="true")
    assert table.lines() == ["turn back", "stay caught"]
    table.play("turn back", "play stand", "stop")
    assert (table.status(1), table.marker(1)) == ("run", 18)
    table = caught(18, fresh=0, guard=(19, 26), turn_in_sight="true").play("turn back", "play sneak", "step 4", "stop")
    assert "vanished anne_marie 18 4" in table.told() and table.marker(1) == 0
    table = caught(15, guard=(19, 26), turn_in_sight="true").play("step 16", "step 17", "step 18", "stop")
    table.play("turn back")
    assert (table.status(1), table.marker(1)) == ("run", 18)


@pytest.mark.rule("9.8h", "R39")
def test_nobody_turns_back_where_a_guard_stands() -> None:
    assert caught(18, fresh=0, guard=(18, 19), turn_in_sight="true").lines() == ["step 19"]
    table = Table(3, cells=(1, 2), turn_in_sight="true").guard("abbess", 1, 21)
    table.put(1, 1, status="caught", captured=1).begin(3)
    assert table.deciders == (3,)


@pytest.mark.rule("9.8i", "R39")
@pytest.mark.parametrize(("die", "told"), [(4, "not_heard anne_marie"), (5, "")])
def test_a_table_may_let_her_roll_who_turns_back_after_her_walk(die: int, told: str) -> None:
    table = caught(15, guard=(22, 21), roll_after_turning="true")
    table.play("step 16", "step 17", "step 18", "stop", "turn back")
    assert table.step == "roll"
    table.play(f"die {die}")
    assert table.step == ("order" if told else "token"), "as far as a walk is heard"
    assert not told or table.told()[-1] == told


@pytest.mark.rule("9.9", "R27", "9.9a", "9.9b")
def test_at_home_she_turns_back_by_herself_unless_a_guard_sees_her() -> None:
    for fresh in (0, 1):
        table = caught(1, 1, fresh=fresh)
        assert table.lines() == ["play stand", "play sneak", "play walk", "play run"]
        table.play("play stand", "stop")
        assert table.status(1) == "run" and table.told()[0] == "turned_back anne_marie" and table.step == "roll"
    table = Table(3, cells=(1, 2)).guard("abbess", 1, 21).put(1, 1, status="caught", captured=1).begin(3)
    assert table.deciders == (3,)
    table.play("play stand", "stop")
    assert table.status(1) == "caught" and table.marker(1) == 1
    table = caught(1, 1, fresh=1)
    assert "play walk" in table.lines() and not table.steps()


@pytest.mark.rule("9.10", "13.7")
def test_turning_back_is_public_and_so_is_the_place() -> None:
    for table, last in (
        (caught(15).play("step 16", "step 17", "step 18", "stop", "turn back"), "walked anne_marie 18"),
        (caught(15, fresh=0).play("turn back", "play stand", "stop"), ""),
    ):
        for seat in (1, WATCHER):
            at = table.told(seat).index("turned_back anne_marie")
            assert not last or table.told(seat)[at - 1] == last
        assert table.view(1).status["anne_marie"] == "run"
