"""Guards' moves: steps, cards, following a path, permission (7.1-7.5, 7.9)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box

from .table import WATCHER, Table

PATH = "blue-26-84"
WAY = (19, 18, 17, 16, 15, 14, 13, 12)
"""The first steps of the path from 26."""


def patrol(**options: Any) -> Table:
    """The abbess on 26 begins the blue path to 84, the novices are far away in the refectory."""
    table = Table(3, **options).guard("abbess", 26, 25, PATH, 84).guard("prioress", 122, 97, "green-101-122", 101)
    return table.put(1, 118).put(2, 118).begin().rest()


def go(table: Table, *places: int) -> Table:
    return table.play(*(f"step {place}" for place in places))


@pytest.mark.rule("7.1", "7.1a", "7.1d", "7.1e", "15.25", "15.35")
def test_a_guard_makes_three_to_six_steps_and_is_asked_before_each_from_the_fourth_on() -> None:
    table = patrol().play("first abbess")
    offers = []
    for place in (*WAY[:6], 0):
        offers.append("stop" in table.lines())
        if place:
            go(table, place)
    assert offers == [False, False, False, True, True, True, True]
    assert table.lines() == ["stop"], "asked all the same after the sixth"


@pytest.mark.rule("7.1", "3.3a")
@pytest.mark.parametrize(("steps", "card"), [(3, "walk"), (4, "walk"), (5, "run"), (6, "run")])
def test_three_or_four_steps_are_a_walk_and_five_or_six_a_run(steps: int, card: str) -> None:
    table = go(patrol().play("first abbess"), *WAY[:steps]).play("stop")
    go(table, 123, 124, 125).play("stop")
    assert table.view(2).shown["abbess"] == card and f"named abbess {card}" in table.told()


@pytest.mark.rule("7.1b", "13.18")
def test_the_card_is_named_when_she_stops_and_shown_in_b2() -> None:
    table = go(patrol().play("first abbess"), *WAY[:5]).play("stop")
    assert table.told(1) == ["you_name abbess run"]
    assert table.told(2) == table.told(WATCHER) == ["stopped abbess"]
    assert table.view(1).named["abbess"] == "run" and table.view(2).named["abbess"] is None


@pytest.mark.rule("7.1c")
def test_with_guard_max_5_a_run_is_five_steps() -> None:
    table = go(patrol(guard_max="5").play("first abbess"), *WAY[:5])
    assert table.lines() == ["stop"]
    assert table.play("stop").s.named[box.ABBESS] == box.GUARD_RUN


@pytest.mark.rule("7.2", "15.29")
def test_no_lock_stops_a_guard() -> None:
    locks = [(a, b) for a, row in enumerate(box.NEIGHBOURS) for j, b in enumerate(row) if box.LOCKED[a][j]]
    assert len(locks) == 20
    for a, b in locks:
        back = box.NEIGHBOURS[a][0] + 1
        table = Table(2).guard("abbess", a + 1, back, "purple-84-101", 84).put(1, 1).begin().rest()
        table.token("noise", 1, b + 1, "abbess").play("first abbess")
        assert b + 1 in table.steps()


@pytest.mark.rule("7.2a")
def test_guards_may_share_a_place_and_pass_each_other() -> None:
    table = Table(2).guard("abbess", 26, 25, PATH, 84).guard("prioress", 17, 16, "green-26-84", 26).begin().rest()
    go(table.play("first abbess"), 19, 18, 17, 16).play("stop")
    go(table, 18, 19, 26)
    assert (table.at("abbess"), table.at("prioress")) == (16, 26)
    table = Table(2).guard("abbess", 26, 25, PATH, 84).guard("prioress", 17, 16, "green-26-84", 26).begin().rest()
    go(table.play("first abbess"), 19, 18, 17).play("stop")
    assert table.at("abbess") == table.at("prioress") == 17


@pytest.mark.rule("7.3")
def test_without_permission_she_follows_her_path_towards_its_end() -> None:
    table = patrol().play("first abbess")
    for place in WAY[:6]:
        assert table.steps() == {place}
        go(table, place)
    back = Table(2).guard("abbess", 17, 16, PATH, 26).begin().rest().play("first abbess")
    assert back.steps() == {18}


@pytest.mark.rule("7.3a", "7.3b", "15.28")
def test_off_her_path_she_begins_a_shortest_way_to_a_nearest_place_of_it() -> None:
    for path in range(len(box.PATHS)):
        on = [place for place in range(box.PLACE_COUNT) if box.PATH_INDEX[path][place] >= 0]
        end = box.PATH_ENDS[path][0] + 1
        for at in range(0, box.PLACE_COUNT, 9):
            if at in on:
                continue
            table = (
                Table(2).guard("abbess", at + 1, 0, box.PATHS[path], end).put(1, 1).begin().rest().play("first abbess")
            )
            left = min(box.DISTANCE[at][place] for place in on)
            expected = {
                to + 1
                for to in box.NEIGHBOURS[at]
                if to >= 0 and min(box.DISTANCE[to][place] for place in on) == left - 1
            }
            assert table.steps() == expected, (box.PATHS[path], at + 1)


@pytest.mark.rule("7.3b", "7.3c")
def test_the_way_back_leads_through_locks_by_any_shortest_step_and_then_on_to_the_end() -> None:
    table = Table(2).guard("abbess", 110, 109, PATH, 26).put(1, 1).begin().rest().play("first abbess")
    assert table.steps() == {109}
    table = Table(2).guard("abbess", 63, 48, "blue-26-147", 26).put(1, 1).begin().rest().play("first abbess")
    far = min(
        box.DISTANCE[62][place] for place in range(155) if box.PATH_INDEX[box.PATHS.index("blue-26-147")][place] >= 0
    )
    assert far == 3 and table.steps() == {48, 66}
    table = Table(2).guard("abbess", 27, 18, PATH, 84).put(1, 1).begin().rest().play("first abbess")
    go(table, 18)
    assert table.steps() == {17}


@pytest.mark.rule("7.4", "7.4a", "7.5", "15.27", "6.5a")
def test_a_novice_on_the_run_whom_she_saw_at_the_start_or_since_lets_her_go_anywhere() -> None:
    table = Table(3).guard("abbess", 19, 26, PATH, 84).put(1, 21, seen=1).begin().rest().play("first abbess")
    assert table.steps() == {3, 18, 20, 26}, "seen at the start"
    table = Table(3).guard("abbess", 26, 25, PATH, 84).put(1, 21).begin().rest().play("first abbess")
    assert table.steps() == {19}
    assert go(table, 19).steps() == {3, 18, 20, 26}, "seen since"


@pytest.mark.rule("7.4b")
def test_a_vanished_token_she_saw_at_the_start_or_since_lets_her_go_anywhere() -> None:
    table = Table(3).guard("abbess", 19, 26, PATH, 84).put(1, 2).begin().rest().token("vanished", 1, 20, 2)
    assert table.play("first abbess").steps() == {3, 18, 20, 26}
    table = patrol().token("vanished", 1, 20, 2).play("first abbess")
    assert table.steps() == {19} and go(table, 19).steps() == {3, 18, 20, 26}


@pytest.mark.rule("7.4c")
def test_a_noise_token_laid_for_her_lets_her_go_anywhere() -> None:
    table = patrol().token("noise", 1, 40, "abbess").play("first abbess")
    assert table.steps() == {19, 25, 40}


@pytest.mark.rule("7.4e")
def test_permission_lasts_to_the_end_of_the_move_and_no_longer() -> None:
    table = Table(3).guard("abbess", 19, 26, PATH, 84).guard("prioress", 122, 97, "green-101-122", 101)
    table.put(1, 21, seen=1).put(2, 118).begin().rest().play("first abbess")
    go(table, 18, 27, 39)
    assert 21 not in table.sees("abbess") and table.steps() == {27, 38, 40, 48}
    table.play("stop").until("order").play("first abbess")
    assert table.marker(1) == 0 and table.steps() == {27, 40}, "back to her path by either way"


@pytest.mark.rule("7.4f", "R16", "7.4g", "9.10")
def test_permission_that_rests_on_novices_alone_ends_when_all_of_them_are_caught() -> None:
    for second, steps in ((118, {19}), (22, {2, 19, 21})):
        table = Table(3, capture_limit="players").guard("abbess", 18, 17, PATH, 26)
        table.put(1, 20, seen=1).put(2, second, seen=int(second == 22)).begin().rest()
        go(table.play("first abbess"), 19)
        assert table.steps() == {3, 18, 20, 26}
        go(table, 20)
        assert table.status(1) == "caught" and table.steps() == steps
    table = Table(3, capture_limit="players").guard("abbess", 18, 17, PATH, 26).put(1, 20, seen=1).begin().rest()
    table.token("noise", 2, 27, "abbess")
    assert go(table.play("first abbess"), 19, 20).steps() == {2, 19, 21}
    table = Table(3).guard("abbess", 18, 17, PATH, 26).put(1, 20, status="caught", fresh=1).begin()
    table.s.place[0] = table.s.marker[0] = 20 - 1
    table.rest().s.place[0] = table.s.marker[0] = 20 - 1
    assert table.play("first abbess").steps() == {19}


@pytest.mark.rule("7.4h", "R16", "7.4e")
def test_what_the_other_guard_sees_or_heard_gives_her_none_whoever_moves_first() -> None:
    table = Table(3).guard("abbess", 26, 25, PATH, 84).guard("prioress", 40, 41, "green-26-101", 101)
    table.put(1, 49, seen=1).begin().rest().token("noise", 2, 41, "prioress").token("vanished", 1, 49, 50)
    assert table.play("first abbess").steps() == {19}
    table.play("step 19", "step 18", "step 17", "stop")
    assert table.steps() == {26, 39, 41}
    table = patrol().put(1, 21).token("vanished", 1, 17, 5)
    go(table.play("first abbess"), 19)
    assert table.steps() == {3, 18, 20, 26}
    go(table, 18, 17).play("stop")
    assert table.steps() == {123}


@pytest.mark.rule("7.4i", "R17")
def test_with_deviate_on_any_each_token_serves_both_guards() -> None:
    for kind, other in (("noise", "prioress"), ("vanished", 50)):
        table = patrol(deviate_on="any").token(kind, 1, 49, other)
        assert table.play("first abbess").steps() == {19, 25, 40}
    table = Table(3, deviate_on="any").guard("abbess", 26, 25, PATH, 84).guard("prioress", 40, 41).put(1, 49, seen=1)
    assert table.begin().rest().play("first abbess").steps() == {19}, "novices have to be seen by herself"


@pytest.mark.rule("7.4j")
def test_a_table_may_let_caught_novices_give_permission_too() -> None:
    table = Table(3, caught_give_permission="true").guard("abbess", 18, 17, PATH, 26)
    table.put(1, 20, status="caught", fresh=1).begin()
    table.rest().s.place[0] = table.s.marker[0] = 20 - 1
    assert table.play("first abbess").steps() == {4, 17, 19, 27}
    table = Table(3, capture_limit="players", caught_give_permission="true").guard("abbess", 18, 17, PATH, 26)
    table.put(1, 20, seen=1).put(2, 118).begin().rest()
    assert go(table.play("first abbess"), 19, 20).status(1) == "caught"
    assert table.steps() == {2, 19, 21}, "permission does not end with the capture"


@pytest.mark.rule("7.4k", "R38", "10.3c")
def test_with_deviate_on_beside_noise_next_to_her_counts_for_whomever_it_was_laid() -> None:
    for place, steps in ((40, {19, 25, 40}), (26, {19, 25, 40}), (41, {19})):
        assert patrol(deviate_on="beside").token("noise", 1, place, "prioress").play("first abbess").steps() == steps
        assert patrol().token("noise", 1, place, "prioress").play("first abbess").steps() == {19}
    table = go(patrol(deviate_on="beside").token("noise", 1, 17, "prioress").play("first abbess"), 19)
    assert table.steps() == {18}
    assert go(table, 18, 27, 39).steps() == {27, 38, 40, 48}, "passed at 18, it counts to the end of her move"
    table = Table(3, deviate_on="beside", blessings="on").guard("abbess", 26, 25, PATH, 84).guard("prioress", 39, 38)
    table.put(1, 118).begin().rest().play("first abbess")
    table.s.blessing[6] = box.FALSE_NOISE
    assert table.steps() == {19}
    assert table.play("false noise 40 prioress").steps() == {19, 25, 40}


@pytest.mark.rule("7.5", "7.5a")
def test_with_permission_she_may_go_away_and_to_and_fro() -> None:
    table = Table(3).guard("abbess", 19, 26, PATH, 84).put(1, 21, seen=1).begin().rest().play("first abbess")
    assert go(table, 18, 4).at("abbess") == 4
    table = Table(3).guard("abbess", 19, 26, PATH, 84).put(1, 21, seen=1).begin().rest().play("first abbess")
    go(table, 18, 19, 18, 19)
    assert table.at("abbess") == 19 and table.s.paces == 4


@pytest.mark.rule("7.9")
def test_with_permission_she_may_walk_the_outer_path() -> None:
    table = Table(2).guard("abbess", 109, 84, PATH, 26).put(1, 1).begin().rest().token("noise", 1, 110, "abbess")
    go(table.play("first abbess"), 110, 132, 133, 151, 152, 153)
    assert table.at("abbess") == 153
