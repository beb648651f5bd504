"""The declared turn: its movement, the win, and time (12.5-12.8)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box

from .declarations import (
    ALL,
    GOAL,
    STEAM_3_LOOK,
    TRAIN_3_SHEET,
    WALK_2_SHEET,
    alive,
    declared,
    fenrir_declared,
    fenrir_turn,
    finish,
    hero_turn,
    number,
    steps,
    won,
)
from .table import names, place

# the turn


@pytest.mark.rule("12.5", "8.3.1", "8.3.5a", "17.2", "17.3b")
def test_in_a_declared_turn_gears_steps_and_bans_are_as_ever() -> None:
    table = declared(hero_turn(at="valdocco"))
    assert (table.s.time[0], table.s.steps) == (19, 3)
    table.play("step arsenale_borgo_dora", "step balon", "step porta_palazzo")
    assert table.s.time[0] == 16 and steps(table) == set()
    table = declared(hero_turn(event="e07", at="porta_susa"))
    assert not [line for line in table.lines() if line.startswith("ride")]
    assert [line for line in declared(hero_turn(at="porta_susa")).lines() if line.startswith("ride")]
    table = fenrir_turn(event="e11", tiles=("deggial", "nifelheim"))
    assert not [line for line in table.lines() if line.startswith(("use", "play"))]
    fenrir_declared(table)
    assert not [line for line in table.lines() if line.startswith(("use", "play"))]


@pytest.mark.rule("12.5a", "8.3.7", "R24")
def test_figures_and_organ_do_not_stop_the_acting_figure_of_hero_or_fenrir() -> None:
    table = hero_turn().stand("vikstrom", "universita")
    plain = hero_turn().stand("vikstrom", "universita").play("choose lewis").until("gear").play("turn 1")
    assert "universita" not in steps(plain)
    declared(table)
    assert "universita" in steps(table)
    assert won(table.play("step universita", f"step {GOAL}"))
    table = fenrir_turn(at="universita").stand("lewis", "valdocco")
    table.s.organ = box.SPOTS.index(GOAL)
    fenrir_declared(table).play(f"step {GOAL}", "step biblioteca")
    assert place(table, "johnsson") == place(table, "vikstrom") == "biblioteca"
    assert not alive(finish(table))
    table = declared(hero_turn(at="porta_susa").stand("vidal", "ponte_mosca"))
    assert "ride ponte_mosca" in table.lines()


@pytest.mark.rule("20.5", "R24", "12.6b")
def test_with_declared_pass_through_false_only_the_goal_can_be_entered_on_foot_or_by_ride() -> None:
    table = declared(hero_turn(declared_pass_through="false").stand("vikstrom", "universita"))
    assert "universita" not in steps(table) and "san_francesco_paola" in steps(table)
    table.play("step san_francesco_paola")
    assert won(table.play(f"step {GOAL}"))
    table = fenrir_turn(at="universita", declared_pass_through="false").stand("lewis", "teatro_regio")
    table.s.organ = box.SPOTS.index(GOAL)
    fenrir_declared(table)
    assert GOAL not in steps(table) and "teatro_regio" in steps(table)
    table = fenrir_turn(at="porta_susa", declared_pass_through="false")
    table.stand("lewis", "ponte_mosca").stand("vidal", "stazione_vanchiglia")
    fenrir_declared(table)
    rides = [line for line in table.lines() if line.startswith("ride")]
    assert rides == ["ride ponte_mosca", "ride porta_nuova"]
    assert won(table.play("ride ponte_mosca"))


@pytest.mark.rule("12.5b", "R42")
def test_figures_on_a_closed_or_shared_field_walk_off_normally_one_by_one() -> None:
    table = declared(hero_turn(sheets=3)).play("step universita", f"step {GOAL}")
    finish(table)
    assert place(table, "lewis") == GOAL and not alive(table)
    assert (table.step, table.decider) == ("figure", 1)
    table.s.used, table.s.gear = 0, STEAM_3_LOOK
    table.play("choose lewis").until("gear").play("turn 1")
    assert steps(table) == {"universita", "san_francesco_paola", "aiuola_balbo"}
    table.play("step universita")
    assert GOAL not in steps(table)
    table = hero_turn(at="valdocco").stand("vikstrom", "duomo").stand("lilja", "duomo")
    table.play("choose vikstrom", "turn 1")
    assert steps(table) == {"porte_palatine", "palazzo_citta", "palazzo_madama"}
    table.play("step palazzo_madama")
    assert place(table, "lilja") == "duomo" and "duomo" not in steps(table)


# the win


@pytest.mark.rule("12.6", "R25", "12.2a", "8.4.4")
def test_fifteen_sheets_however_they_come_win_on_the_goal_and_fourteen_do_not() -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET)).play("step universita", f"step {GOAL}")
    assert table.step == "move" and table.s.winner == -1
    assert won(table.play("stop", "hand in 0"))
    table = hero_turn(sheets=12, gear=TRAIN_3_SHEET)
    table.s.clues[0], table.s.supply = 2, 19
    declared(table).play("step universita", f"step {GOAL}", "stop", "hand in 2")
    assert won(table) and table.s.sheets[0] == 15
    card = declared(hero_turn(sheets=12)).play("step universita", f"step {GOAL}", "play p_compose")
    assert won(card)
    tile = declared(hero_turn(sheets=14).give(0, "lemuria")).play("step universita", f"step {GOAL}", "stop")
    assert won(tile.play("use lemuria"))
    table = declared(hero_turn(sheets=12)).play("step universita", "play p_compose")
    assert table.step == "move"
    assert won(table.play(f"step {GOAL}"))
    table = finish(declared(hero_turn(sheets=14)).play("step universita", f"step {GOAL}"))
    assert not alive(table) and table.s.winner == -1


@pytest.mark.rule("12.6", "12.2d")
@pytest.mark.parametrize(("sheets", "wins"), [(11, False), (12, True), (15, True)])
def test_twelve_sheets_are_enough_for_fenrir(sheets: int, wins: bool) -> None:
    table = fenrir_declared(fenrir_turn(sheets=sheets, own="vikstrom")).play("step palazzo_arsenale")
    assert won(table) is wins


@pytest.mark.rule("12.6a")
def test_the_organ_is_no_goal_for_fenrir_nor_another_figure_for_a_hero() -> None:
    fenrir = fenrir_turn(at="universita", sheets=15)
    fenrir.s.organ = box.SPOTS.index(GOAL)
    assert not won(fenrir_declared(fenrir).play(f"step {GOAL}"))
    hero = declared(hero_turn().stand("koleberg", "universita")).play("step universita")
    assert not won(hero)


@pytest.mark.rule("12.6")
def test_a_figure_that_leaves_the_goal_again_has_not_reached_it() -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET))
    table.play("step universita", f"step {GOAL}", "step aiuola_balbo")
    finish(table)
    assert table.s.sheets[0] == 15 and not alive(table) and table.s.winner == -1


@pytest.mark.rule("12.6", "8.3.5c", "16.snowy")
def test_a_free_walk_wins_in_its_midst_even_before_the_gears_turn() -> None:
    table = declared(hero_turn(gear=WALK_2_SHEET)).play("locomotive", "step universita", f"step {GOAL}")
    assert won(table)
    table = hero_turn("snowy", cards=("lilja", "pahlsson", "johnsson", "koleberg"), at="universita").play("name snowy")
    assert table.step == "walk"
    assert won(table.play(f"step {GOAL}")) and table.s.time[0] == 20


@pytest.mark.rule("12.6b", "R34")
def test_who_stands_on_the_goal_already_must_leave_and_return() -> None:
    table = declared(hero_turn(at=GOAL))
    assert table.step == "move"
    table.play("step aiuola_balbo")
    assert won(table.play(f"step {GOAL}"))
    assert not alive(finish(declared(hero_turn(at=GOAL))))
    table = fenrir_declared(fenrir_turn(at="palazzo_arsenale"))
    assert table.step == "move"
    assert won(table.play("step san_carlo", "step palazzo_arsenale"))


@pytest.mark.rule("12.6b", "R34", "19.2a")
def test_an_exchange_of_either_figure_onto_the_goal_is_no_arrival() -> None:
    table = hero_turn().give(0, "exchange").stand("vikstrom", GOAL)
    declared(table).play("use exchange", "swap lewis", "with vikstrom")
    assert place(table, "lewis") == GOAL and table.step == "move"
    assert not alive(finish(table))
    table = fenrir_turn(tiles=("seal_of_fenrir", "exchange"), at="duomo").stand("vidal", "duomo")
    fenrir_declared(table).play("use exchange", "swap lewis", "with vidal")
    assert place(table, "lewis") == place(table, "johnsson") == "duomo"
    assert table.step == "move"
    assert won(table.play("step palazzo_citta", "step duomo"))


@pytest.mark.rule("12.6c", "R34", "19.2a")
@pytest.mark.parametrize("tile", ["exchange", "mystic_gate"])
def test_a_hero_s_figure_relocated_from_the_goal_must_enter_it_anew(tile: str) -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET, at="universita").give(0, tile)).play(f"step {GOAL}")
    away = ("swap lewis", "with vikstrom") if tile == "exchange" else ("gate lewis", "set on mole")
    finish(table.play(f"use {tile}", *away))
    assert table.s.sheets[0] == 15 and not alive(table)


@pytest.mark.rule("12.6c", "R34")
def test_who_is_relocated_must_enter_anew_and_others_do_not_matter() -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET, at="universita").give(0, "exchange")).play(f"step {GOAL}")
    table.play("use exchange", "swap lewis", "with vikstrom")
    assert place(table, "lewis") == "biblioteca"
    assert won(table.play(f"step {GOAL}", "stop", "hand in 0"))
    table = fenrir_turn(sheets=11, gear=TRAIN_3_SHEET, tiles=("seal_of_fenrir", "exchange"), own="vikstrom")
    fenrir_declared(table).play("step palazzo_arsenale", "use exchange", "swap lewis", "with johnsson")
    finish(table)
    assert table.s.sheets[0] == 12 and not alive(table)
    table = fenrir_turn(sheets=11, gear=TRAIN_3_SHEET, tiles=("seal_of_fenrir", "exchange"), own="vikstrom")
    fenrir_declared(table).play("step palazzo_arsenale", "use exchange", "swap lewis", "with vikstrom")
    finish(table)
    assert table.s.sheets[0] == 12 and not alive(table)
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET, at="universita").give(0, "exchange")).play(f"step {GOAL}")
    table.play("use exchange", "swap lilja", "with vidal")
    assert won(table.play("stop", "hand in 0"))


@pytest.mark.rule("12.6d", "13.1")
def test_fenrir_who_misses_the_goal_is_eliminated_and_the_card_stays_open() -> None:
    table = finish(fenrir_declared(fenrir_turn(at="valdocco")))
    assert not alive(table) and table.s.open[number("lewis")] == 1
    assert (table.step, table.decider, table.s.winner) == ("figure", 1, -1)


@pytest.mark.rule("12.3b", "12.2b")
def test_after_a_failed_turn_others_may_still_declare_the_open_chosen_one() -> None:
    table = finish(declared(hero_turn(sheets=3)))
    assert names(table) == ALL
    table.s.sheets[1], table.s.gear = 15, STEAM_3_LOOK
    declared(table).play("step universita", f"step {GOAL}")
    assert won(table, 1)


# time


@pytest.mark.rule("12.7", "R10", "8.3.3", "R7")
def test_the_last_time_unit_is_lost_to_the_gears_and_not_paid_for_the_winning_step() -> None:
    table = hero_turn(time=1, at="universita").play("name lewis").until("gear")
    assert table.lines()[0] == "turn 1" and "turn 2" not in table.lines()
    table.play("turn 1")
    assert not alive(table) and table.s.winner == -1 and table.decider == 1
    table = declared(hero_turn(time=2, at="universita"))
    assert table.s.time[0] == 1 and steps(table) == set()


@pytest.mark.rule("20.3", "R10")
def test_with_win_at_zero_time_the_winning_step_of_hero_or_fenrir_may_cost_the_last_unit() -> None:
    table = declared(hero_turn(time=2, at="universita", win_at_zero_time="true"))
    assert GOAL in steps(table)
    assert won(table.play(f"step {GOAL}")) and table.s.time[0] == 0
    table = fenrir_declared(fenrir_turn(time=2, win_at_zero_time="true"))
    assert won(table.play("step palazzo_arsenale")) and table.s.time[0] == 0
    table = declared(hero_turn(time=2, at="universita", win_at_zero_time="true"))
    assert steps(table) == {GOAL}


@pytest.mark.rule("20.3", "12.4c", "8.3.3")
def test_with_win_at_zero_time_nothing_else_may_cost_the_last_unit() -> None:
    table = declared(hero_turn(sheets=14, time=2, at="universita", win_at_zero_time="true"))
    assert steps(table) == set()
    table = declared(hero_turn(sheets=11, time=3, at="universita", win_at_zero_time="true").give(0, "inspiration"))
    assert table.s.time[0] == 2 and "use inspiration" not in table.lines()
    cards = ("lilja", "lewis", "johnsson", "koleberg")
    table = hero_turn("pahlsson", time=2, cards=cards, win_at_zero_time="true").play("name pahlsson")
    assert (table.step, table.s.time[0]) == ("gear", 2)
    table = hero_turn(time=1, at="universita", win_at_zero_time="true").play("name lewis").until("gear").play("turn 1")
    assert not alive(table) and table.s.winner == -1
    table = hero_turn(time=2, at="universita", win_at_zero_time="true").play("choose lewis").until("gear")
    assert steps(table.play("turn 1")) == set()
