"""Elimination: how players leave, what becomes of their things, and how the others play on (13)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box, rules
from subrosa.games.eleven.rules.hour import enter, proceed
from subrosa.games.eleven.rules.terms import DISCARDS

from .declarations import dealt
from .table import FENRIR, HERO, Table, odds


def ruin(table: Table, figure: str = "johnsson") -> Table:
    """Whoever begins his turn turns the gears with his last time unit."""
    table.s.time[table.decider] = 1
    return table.play(f"choose {figure}").until("gear").play("turn 1")


def empty_the_bag(table: Table) -> None:
    table.s.bag, table.s.bag_left = [0] * len(box.TILES), 0


def next_hour(table: Table) -> Table:
    enter(table.s, DISCARDS, 0)
    proceed(table.s)
    return table.until("event")


def living(table: Table) -> set[int]:
    return {seat for seat in range(table.s.seats) if table.s.alive >> seat & 1}


# how


@pytest.mark.rule("13.1", "8.7.1a", "8.3.3")
def test_a_player_without_time_is_out_on_the_spot() -> None:
    table = ruin(dealt().at_turn(1))
    assert living(table) == {0, 2, 3}
    assert (table.s.time[1], table.step, table.decider) == (0, "figure", 2)


@pytest.mark.rule("13.1", "8.4.1")
def test_the_action_of_the_gears_that_ruin_a_player_is_not_carried_out() -> None:
    table = dealt().at_turn(1)
    table.s.gear, before = 2, table.s.sheets[1]
    ruin(table, "snowy")
    assert table.s.gear == 3 and table.s.sheets[1] == before


# what becomes of his things


@pytest.mark.rule("13.2", "22.1g", "15.1")
def test_he_shows_his_character_cards_and_no_other() -> None:
    table = ruin(dealt().at_turn(1))
    assert [name for at, name in enumerate(box.CHARACTERS) if table.s.open[at]] == ["pahlsson"]
    table = ruin(Table(3).at_turn(1))
    for at in range(len(box.CHARACTERS)):
        assert table.s.open[at] == (table.s.card[at] in (1, 8))
    assert sum(table.s.open) == 3


@pytest.mark.rule("13.2")
def test_the_figure_stays_and_others_may_use_it_in_the_next_hour() -> None:
    table = dealt().at_turn(1).stand("pahlsson", "duomo")
    ruin(table, "johnsson")
    assert box.SPOTS[table.s.place[box.JOHNSSON]] == "conservatorio"
    assert box.SPOTS[table.s.place[box.PAHLSSON]] == "duomo"
    assert "choose pahlsson" in table.lines() and "choose johnsson" not in table.lines()
    next_hour(table).at_turn(2, event="e02", hour=2, order=(2, 3, 0))
    assert {"choose pahlsson", "choose johnsson"} <= set(table.lines())


@pytest.mark.rule("13.2")
def test_he_does_nothing_more() -> None:
    table = ruin(dealt().at_turn(1))
    for _ in range(400):
        if table.decider < 0:
            break
        assert table.decider != 1
        table.until_next()
    assert table.s.hour > 2


@pytest.mark.rule("13.3", "R26", "2.5")
def test_the_supply_gets_his_clues_and_his_power_cards_leave_the_game() -> None:
    table = dealt().at_turn(1)
    table.s.clues[1], table.s.clues[2], table.s.supply = 5, 2, 14
    ruin(table)
    assert (table.s.clues[1], table.s.clues[2], table.s.supply) == (0, 2, 19)
    assert list(table.s.powers[:4]) == [15, 0, 15, 15]


@pytest.mark.rule("13.3", "R26")
@pytest.mark.parametrize("role", [HERO, FENRIR])
def test_his_role_stays_hidden(role: int) -> None:
    table = dealt().at_turn(1, hour=6)
    table.s.role[1] = role
    assert ruin(table).s.shown_role[1] == -1


@pytest.mark.rule("R26")
@pytest.mark.parametrize("role", [HERO, FENRIR])
def test_with_reveal_role_on_elimination_true_his_role_and_no_other_is_shown(role: int) -> None:
    table = dealt(reveal_role_on_elimination="true").at_turn(1, hour=6)
    for seat in range(4):
        table.s.role[seat] = HERO
    table.s.role[1] = role
    assert list(ruin(table).s.shown_role[:4]) == [-1, role, -1, -1]


@pytest.mark.rule("R26", "11.1")
def test_with_reveal_role_on_elimination_true_there_is_nothing_to_show_before_hour_5() -> None:
    table = ruin(dealt(reveal_role_on_elimination="true").at_turn(1, hour=3))
    assert list(table.s.shown_role[:4]) == [-1] * 4


@pytest.mark.rule("13.3a", "R26", "22.4a")
def test_his_tiles_go_under_the_stack_as_a_bunch_nobody_knows() -> None:
    table = ruin(dealt().at_turn(1).give(1, "lemuria", "archive", "loc_mole"))
    s = table.s
    assert s.tiles[1] == sum(s.tile[1]) == 0 and s.under_left == 3
    assert {box.TILES[face] for face in s.under[:3]} == {"lemuria", "archive", "loc_mole"}
    assert list(s.under_knower[:3]) == [0, 0, 0]
    assert len(set(s.under_bunch[:3])) == 1 and s.under_bunch[0] > 0


@pytest.mark.rule("13.3a", "2.8")
def test_bunches_keep_their_place_and_drawing_settles_the_order_inside() -> None:
    table = ruin(dealt().at_turn(1).give(1, "lemuria", "loc_mole", "loc_mole"))
    empty_the_bag(table)
    table.play("choose lilja")
    assert odds(table) == {"draw loc_mole": 2, "draw lemuria": 1}
    table.play("draw loc_mole")
    assert odds(table) == {"draw loc_mole": 1, "draw lemuria": 1}
    table = dealt().at_turn(0).give(0, "hourglass").play("use hourglass", "choose snowy", "stop", "turn 1", "stop")
    table.until("end").play("end").give(1, "lemuria", "archive")
    ruin(table)
    table.give(2, "deggial").play("use deggial")
    empty_the_bag(table)
    table.play("choose lilja")
    assert odds(table) == {"draw hourglass": 1}
    table.play("draw hourglass")
    assert odds(table) == {"draw lemuria": 1, "draw archive": 1}
    table = dealt().at_turn(1).give(1, "lemuria", "archive").give(2, "deggial", "exchange")
    ruin(ruin(table), "snowy")
    empty_the_bag(table)
    table.play("choose lilja")
    assert set(odds(table)) == {"draw lemuria", "draw archive"}
    table.play("draw archive")
    assert set(odds(table)) == {"draw lemuria"}


# the others


@pytest.mark.rule("13.4", "R6", "6.2")
def test_his_position_is_vacant_for_this_hour_gone_in_the_next_and_the_next_living_player_opens() -> None:
    table = dealt().at_turn(0, order=(0, 1, 2, 3))
    ruin(table)
    assert table.s.positions == 4 and table.decider == 1
    next_hour(table).play("event e01")
    assert (table.s.positions, table.lines()) == (3, ["open 1", "open 2", "open 3"])
    table = ruin(dealt().at_turn(2, order=(2, 0, 3, 1)))
    next_hour(table).play("event e01")
    assert (table.step, table.decider) == ("open", 0)
    table.play("open 1", "bid 0")
    assert table.decider == 1


@pytest.mark.rule("13.4", "5.3a")
def test_last_stays_the_highest_position_of_the_hour_though_it_is_vacant() -> None:
    table = dealt().at_turn(2, event="e09", order=(0, 1, 2, 3))
    table.s.alive, table.s.time[3] = 0b0111, 0
    table.play("choose vikstrom")
    assert (table.step, table.s.tiles[2]) == ("gear", 0)


@pytest.mark.rule("13.5", "R27", "6.7a", "12.8")
def test_a_sole_survivor_plays_on_without_an_auction_and_can_still_win() -> None:
    table = dealt().at_turn(3, order=(0, 1, 2, 3))
    table.s.alive = 0b1001
    table.play("choose johnsson", "turn 1", "stop").until("end").play("end", "pass")
    table.s.alive = 0b1000
    table.play("event e01")
    assert (table.step, table.decider, table.s.positions) == ("figure", 3, 1)
    table = dealt().at_turn(3, order=(0, 1, 2, 3)).stand("lewis", "palazzo_madama")
    table.s.alive, table.s.sheets[3] = 0b1000, 15
    table.s.organ, table.s.gear = box.SPOTS.index("duomo"), 7
    table.play("name lewis").until("gear").play("turn 1", "step duomo")
    assert (table.step, table.s.winner) == ("over", 3)


@pytest.mark.rule("13.5", "R27", "14.2")
@pytest.mark.parametrize("way", ["time", "wrong name", "missed goal"])
def test_if_nobody_is_left_all_have_lost(way: str) -> None:
    table = dealt().at_turn(2)
    table.s.alive, table.s.gear = 0b0100, 7
    table.s.organ = box.SPOTS.index("duomo")
    if way == "time":
        ruin(table)
    elif way == "wrong name":
        table.play("name vidal")
    else:
        table.play("name lewis").until("gear").play("turn 1", "stop", "hand in 0").until("end").play("end")
    assert (table.step, table.decider, table.s.winner) == ("over", -1, -1)
    out = [0] * 4
    rules.places(table.s, out)
    assert out == [2, 2, 2, 2]
