"""Declaring victory, as a hero and as Fenrir (12)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from subrosa.games.eleven import box, rules
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.rules.goods import wolf_marks
from subrosa.games.eleven.rules.terms import CHOSEN_ONE
from subrosa.games.eleven.view import see

from .table import Table

ROWS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))["rows"]
VECTORS: dict[str, Any] = {row["id"]: row for row in ROWS}
CARDS = ("lilja", "pahlsson", "johnsson", "koleberg", "vidal", "snowy")
HERO, FENRIR = 0, 1
GOAL = "palazzo_cisterna"
"""Where the organ is; next to it are Università, Biblioteca, San Francesco di Paola and Aiuola Balbo."""
STEAM_3_LOOK, WALK_2_SHEET, TRAIN_3_SHEET = 7, 9, 12
"""Gears one tooth before: three steps with the steam train, then investigate, and so on."""


def dealt(chosen: str = "lewis", seats: int = 4, cards: tuple[str, ...] = CARDS, **options: str) -> Table:
    """A game after the deal, before its first event."""
    table = Table(seats, **options)
    table.play("gears 0")
    table.play(*(f"deal {seat + 1} {cards[seat]}" for seat in range(seats)), f"chosen {chosen}")
    return table.play(*(f"order {seat + 1} seat {seat + 1}" for seat in range(seats)))


def hero_turn(
    chosen: str = "lewis",
    sheets: int = 15,
    time: int = 20,
    gear: int = STEAM_3_LOOK,
    event: str = "e04",
    order: tuple[int, ...] = (0, 1, 2, 3),
    at: str = "ospizio_carita",
    cards: tuple[str, ...] = CARDS,
    **options: str,
) -> Table:
    """The beginning of the turn of player 1, a hero in hour 6; the organ is on its field, the Chosen One near by."""
    table = dealt(chosen, cards=cards, **options).at_turn(0, event, 6, order)
    s = table.s
    s.organ, s.gear = box.SPOTS.index(GOAL), gear
    s.sheets[0], s.time[0] = sheets, time
    for seat in range(4):
        s.role[seat] = FENRIR if seat == 3 else HERO
    return table.stand(chosen, at)


def fenrir_turn(
    sheets: int = 12,
    time: int = 20,
    gear: int = STEAM_3_LOOK,
    event: str = "e04",
    own: str = "johnsson",
    at: str = "san_carlo",
    tiles: tuple[str, ...] = ("seal_of_fenrir",),
    hour: int = 8,
    **options: str,
) -> Table:
    """The beginning of the turn of player 1, who is Fenrir; Lewis, the Chosen One, is at Palazzo dell'Arsenale."""
    cards = (own, *(card for card in CARDS if card != own))
    table = dealt("lewis", cards=cards, **options).at_turn(0, event, hour)
    s = table.s
    s.gear, s.sheets[0], s.time[0] = gear, sheets, time
    for seat in range(4):
        s.role[seat] = FENRIR if seat == 0 else HERO
    return table.give(0, *tiles).stand(own, at).stand("lewis", "palazzo_arsenale")


def names(table: Table) -> list[str]:
    return [line for line in table.lines() if line.startswith("name")]


def alive(table: Table, seat: int = 0) -> bool:
    return bool(table.s.alive >> seat & 1)


def won(table: Table, seat: int = 0) -> bool:
    return table.step == "over" and table.s.winner == seat


def number(character: str) -> int:
    return box.CHARACTERS.index(character)


def spot_of(table: Table, character: str) -> str:
    return box.SPOTS[table.s.place[number(character)]]


def steps(table: Table) -> set[str]:
    return {line.removeprefix("step ") for line in table.lines() if line.startswith("step")}


def declared(table: Table, name: str = "lewis", teeth: int = 1) -> Table:
    """Name the Chosen One before choosing, and turn the gears."""
    return table.play(f"name {name}").until("gear").play(f"turn {teeth}")


def fenrir_declared(table: Table, teeth: int = 1) -> Table:
    return table.play("name lewis as fenrir").until("gear").play(f"turn {teeth}")


def finish(table: Table) -> Table:
    """Stop here and let the action and the turn end."""
    return table.play("stop", "hand in 0").until("end").play("end")


ALL = [f"name {character}" for character in box.CHARACTERS]
ALL_AS_FENRIR = [f"{line} as fenrir" for line in ALL]

# when, and by whom


@pytest.mark.rule("12.1", "12.2", "12.2b", "R23")
@pytest.mark.parametrize("sheets", [0, 14, 15])
def test_before_choosing_a_hero_may_name_each_of_the_eight_with_any_number_of_sheets(sheets: int) -> None:
    assert names(hero_turn(sheets=sheets)) == ALL


@pytest.mark.rule("12.2b", "R23")
def test_a_hopeless_declaration_is_legal() -> None:
    table = hero_turn(sheets=0, time=1, at="valdocco")
    assert names(table) == ALL and "name lilja" in table.lines()


@pytest.mark.rule("12.2")
def test_a_hero_cannot_declare_before_the_organ_is_on_the_map() -> None:
    table = hero_turn()
    table.s.organ = -1
    assert names(table) == []


@pytest.mark.rule("12.2", "15.3")
def test_before_hour_5_everybody_may_declare_as_a_hero() -> None:
    table = dealt().at_turn(0, hour=3).give(0, "seal_of_fenrir")
    assert names(table) == []
    table.s.organ = box.SPOTS.index(GOAL)
    assert names(table) == ALL
    table.play("name lewis")
    assert table.s.shown_role[0] == -1 and table.s.declared == 1


@pytest.mark.rule("12.1", "8.5.1a")
def test_a_card_or_tile_before_choosing_does_not_end_the_chance_to_declare() -> None:
    table = hero_turn().give(0, "hourglass").play("use hourglass", "play p_compose")
    assert table.step == "figure" and names(table) == ALL


@pytest.mark.rule("12.1a", "12.1b", "R22")
def test_at_every_later_pause_a_hero_can_name_the_acting_figure_only() -> None:
    table = hero_turn()
    table.play("choose vikstrom")
    asked = []
    for line in ("turn 1", "step solaro_borgo", "stop", "hand in 0"):
        asked.append(table.step)
        assert names(table) == ["name vikstrom"]
        table.play(line)
    table.until("end")
    assert [*asked, table.step] == ["gear", "move", "move", "hand_in", "end"]
    assert names(table) == ["name vikstrom"]


@pytest.mark.rule("R22")
def test_with_mid_turn_declaration_false_victory_is_declared_before_choosing_or_not_at_all() -> None:
    table = hero_turn(mid_turn_declaration="false")
    assert names(table) == ALL
    table.play("choose vikstrom")
    for line in ("turn 1", "stop", "hand in 0"):
        assert names(table) == []
        table.play(line)
    table.until("end")
    assert names(table) == []


@pytest.mark.rule("12.1a", "12.1b")
@pytest.mark.parametrize("pause", ["gear", "move", "hand_in", "end"])
def test_a_wrong_name_at_a_later_pause_eliminates_at_once(pause: str) -> None:
    table = hero_turn().play("choose vikstrom")
    for step, line in (("gear", "turn 1"), ("move", "stop"), ("hand_in", "hand in 0")):
        if step != pause and table.step == step:
            table.play(line)
        elif step == pause:
            break
    table.until(pause).play("name vikstrom")
    assert not alive(table) and table.s.wrong[number("vikstrom")] == 1
    assert (table.step, table.decider) == ("figure", 1)


@pytest.mark.rule("12.1a", "12.4b", "12.6", "R22")
@pytest.mark.parametrize("pause", ["gear", "move"])
def test_a_hero_who_declares_at_a_later_pause_goes_on_and_wins(pause: str) -> None:
    table = hero_turn().play("choose lewis").until("gear")
    if pause == "gear":
        table.play("name lewis", "turn 1", "step universita")
    else:
        table.play("turn 1", "step universita", "name lewis")
    assert table.step == "move" and table.s.open[number("lewis")] == 1
    assert won(table.play(f"step {GOAL}"))


@pytest.mark.rule("12.1a", "8.5.1e")
def test_even_at_the_last_pause_a_declaration_can_win_by_a_card() -> None:
    table = hero_turn().play("choose lewis").until("gear").play("turn 1", "stop", "hand in 0").until("end")
    table.play("name lewis", "play p_transport", "locomotive", "step universita")
    assert won(table.play(f"step {GOAL}"))


@pytest.mark.rule("12.1a", "12.6d")
def test_a_declaration_at_the_last_pause_fails_with_the_end_of_the_turn() -> None:
    table = hero_turn().play("choose lewis").until("gear").play("turn 1", "stop", "hand in 0").until("end")
    assert table.play("name lewis").step == "end"
    assert not alive(table.play("end"))


@pytest.mark.rule("12.4b", "R22")
def test_after_a_later_declaration_ability_and_event_are_not_repeated() -> None:
    table = hero_turn("johnsson", sheets=5, event="e08", cards=("lilja", "pahlsson", "lewis", "koleberg"))
    table.play("choose johnsson")
    before = (table.s.sheets[0], table.s.clues[0])
    assert before == (8, 1) and table.step == "gear"
    table.play("name johnsson")
    assert (table.s.sheets[0], table.s.clues[0], table.step) == (*before, "gear")


@pytest.mark.rule("12.1")
def test_nobody_declares_twice() -> None:
    table = hero_turn(sheets=3)
    declared(table)
    assert names(table) == []
    table.play("stop")
    assert names(table) == []


# Fenrir


@pytest.mark.rule("12.2c", "12.2d")
def test_fenrir_needs_two_wolf_marks_and_no_organ() -> None:
    assert names(fenrir_turn(tiles=())) == []
    assert names(fenrir_turn(tiles=("deggial",))) == []
    table = fenrir_turn(tiles=("deggial", "exchange_wolf"), sheets=0)
    assert table.s.organ == -1 and names(table) == ALL_AS_FENRIR


@pytest.mark.rule("12.2c", "19.seal_of_fenrir", "19.1")
def test_vector_fenrir_marks() -> None:
    vector = VECTORS["fenrir_marks"]
    table = Table().give(0, *vector["before"]["tiles"])
    assert wolf_marks(table.s, 0) == vector["after"]["marks"]
    table.give(1, "deggial", "nifelheim", "sitra_ahra", "to_mega_therion", "mystic_gate_wolf", "exchange_wolf")
    assert wolf_marks(table.s, 1) == 6
    assert wolf_marks(table.give(2, "mystic_gate", "exchange", "lemuria", "loc_mole").s, 2) == 0


@pytest.mark.rule("12.2c")
def test_marks_of_others_do_not_count() -> None:
    table = fenrir_turn(tiles=("deggial",)).give(1, "seal_of_fenrir")
    assert names(table) == []


@pytest.mark.rule("12.2c", "4.2")
def test_fenrir_may_declare_in_hour_5_itself() -> None:
    assert names(fenrir_turn(hour=5)) == ALL_AS_FENRIR


@pytest.mark.rule("12.1c", "12.1a", "R22")
def test_at_every_later_pause_fenrir_acting_with_his_own_figure_names_whom_he_likes() -> None:
    table = fenrir_turn().play("choose johnsson")
    for line in ("turn 1", "step teatro_alfieri", "stop", "hand in 0"):
        assert names(table) == ALL_AS_FENRIR
        table.play(line)
    table.until("end")
    assert names(table) == ALL_AS_FENRIR


@pytest.mark.rule("12.1c", "R22")
def test_at_a_later_pause_fenrir_acting_with_another_figure_cannot_declare() -> None:
    table = fenrir_turn().play("choose vikstrom")
    for line in ("turn 1", "stop", "hand in 0"):
        assert names(table) == []
        table.play(line)
    table.until("end")
    assert names(table) == []


@pytest.mark.rule("12.1c", "R22")
def test_fenrir_who_declares_during_his_movement_wins_on_reaching_the_chosen_one() -> None:
    table = fenrir_turn().play("choose johnsson", "turn 1", "name lewis as fenrir")
    assert (table.step, table.s.figure) == ("move", number("johnsson"))
    assert won(table.play("step palazzo_arsenale"))


@pytest.mark.rule("R22")
def test_with_mid_turn_declaration_false_fenrir_declares_only_before_choosing() -> None:
    table = fenrir_turn(mid_turn_declaration="false")
    assert names(table) == ALL_AS_FENRIR
    table.play("choose johnsson")
    assert names(table) == []


@pytest.mark.rule("12.2e", "R41", "12.2d")
def test_marks_shown_stay_his_to_play_and_are_not_counted_again() -> None:
    table = fenrir_turn(sheets=11, tiles=("deggial", "nifelheim"), own="vikstrom")
    fenrir_declared(table).play("use deggial")
    assert wolf_marks(table.s, 0) == 1 and table.s.sheets[0] == 12
    assert won(table.play("step palazzo_arsenale"))


@pytest.mark.rule("12.2f", "22.1e")
def test_a_declaration_tells_all_the_role() -> None:
    hero = hero_turn().play("name lewis")
    assert list(hero.s.shown_role[:4]) == [HERO, -1, -1, -1]
    fenrir = fenrir_turn().play("name lewis as fenrir")
    assert list(fenrir.s.shown_role[:4]) == [FENRIR, -1, -1, -1]


@pytest.mark.rule("12.2f")
def test_a_wrong_declaration_tells_the_role_too() -> None:
    assert hero_turn().play("name vidal").s.shown_role[0] == HERO
    assert fenrir_turn().play("name vidal as fenrir").s.shown_role[0] == FENRIR


# right and wrong


@pytest.mark.rule("12.3", "12.3a", "13.1", "22.2c")
def test_vector_hero_wrong_name() -> None:
    before = VECTORS["hero_wrong_name"]["before"]
    table = dealt(before["chosen"]).at_turn(3, "e04", 6)
    table.s.role[3], table.s.sheets[3] = HERO, before["red"]["sheets"]
    table.s.organ = box.SPOTS.index(before["organ"])
    table.play("name vidal")
    s = table.s
    assert not alive(table, 3)
    assert s.open[number("lewis")] == 0 and s.wrong[number("vidal")] == 1 and sum(s.wrong) == 1
    assert [s.known[seat][number("lewis")] for seat in range(4)] == [0, 0, 0, 1]
    assert [c for c in range(8) if s.open[c]] == [number("koleberg")]
    assert (table.step, table.decider) == ("figure", 0)


@pytest.mark.rule("12.3", "12.3a")
def test_fenrir_naming_a_wrong_character_is_eliminated_and_knows_the_chosen_one() -> None:
    table = fenrir_turn().play("name snowy as fenrir")
    s = table.s
    assert not alive(table) and s.wrong[number("snowy")] == 1
    assert s.open[number("lewis")] == 0 and s.known[0][number("lewis")] == 1
    assert s.open[number("johnsson")] == 1 and s.winner == -1


@pytest.mark.rule("12.3b", "12.6d", "13.1")
def test_vector_hero_right_but_short() -> None:
    before = VECTORS["hero_right_but_short"]["before"]
    table = hero_turn(before["chosen"], before["red"]["sheets"], before["red"]["time"], at=before["lewis"])
    finish(declared(table))
    assert not alive(table) and table.s.open[number("lewis")] == 1
    assert (table.s.winner, table.decider) == (-1, 1)


@pytest.mark.rule("12.3b", "12.3c")
def test_a_right_name_opens_the_card_and_the_hero_acts_with_the_chosen_one() -> None:
    table = hero_turn("vikstrom").play("name vikstrom")
    assert table.s.open[number("vikstrom")] == 1 and sum(table.s.open) == 1
    assert table.s.figure == number("vikstrom") and table.step == "gear"


@pytest.mark.rule("12.3b", "12.3c")
def test_after_a_right_name_fenrir_acts_with_his_own_figure_which_becomes_known() -> None:
    table = fenrir_turn(own="vikstrom").play("name lewis as fenrir")
    assert table.s.figure == number("vikstrom")
    assert [c for c in range(8) if table.s.open[c]] == sorted([number("lewis"), number("vikstrom")])


@pytest.mark.rule("12.8", "12.3c", "12.6")
def test_vector_hero_wins() -> None:
    vector = VECTORS["hero_wins"]
    before = vector["before"]
    table = dealt(before["chosen"]).at_turn(3, "e04", 6, (2, 0, 1, 3)).stand("lewis", before["lewis"])
    s = table.s
    s.organ, s.gear = box.SPOTS.index(before["organ"]), before["t"]
    s.role[3], s.sheets[3], s.time[3] = HERO, before["red"]["sheets"], before["red"]["time"]
    s.used = 1 << number("lewis")
    assert "choose lewis" not in table.lines()
    declared(table).play("step universita", "step palazzo_cisterna")
    assert won(table, 3) and s.time[3] == vector["after"]["red"]["time"]
    out = [0] * 4
    rules.places(s, out)
    assert out == [2, 2, 2, 1]


@pytest.mark.rule("12.2d", "12.6", "12.6a", "12.8")
def test_vector_fenrir_wins() -> None:
    before = VECTORS["fenrir_wins"]["before"]
    blue = before["blue"]
    table = dealt(before["chosen"], cards=("lilja", "pahlsson", "koleberg", "vidal"))
    table.at_turn(2, before["event"], before["hour"]).give(2, *blue["tiles"])
    s = table.s
    s.role[2], s.sheets[2], s.time[2], s.gear = FENRIR, blue["sheets"], blue["time"], before["t"]
    table.stand("lewis", before["lewis"]).stand("koleberg", before["koleberg"])
    table.play("name lewis as fenrir", "trace mole", "turn 1", "step teatro_regio", "step universita")
    assert table.step == "move" and s.sheets[2] == 11
    table.play("stop", "hand in 0")
    assert won(table, 2) and s.sheets[2] == 12
    out = [0] * 4
    rules.places(s, out)
    assert out == [2, 2, 1, 2]


# the third golden rule


@pytest.mark.rule("12.4", "5.2")
def test_the_right_figure_may_be_locked() -> None:
    table = hero_turn(event="e01")
    assert "choose lewis" not in table.lines()
    table.play("name lewis")
    assert table.s.figure == number("lewis") and table.step == "target"


@pytest.mark.rule("12.4")
def test_the_ability_of_a_figure_already_chosen_is_used_again() -> None:
    table = hero_turn("johnsson", sheets=5, cards=("lilja", "pahlsson", "lewis", "koleberg"))
    table.s.used = 1 << number("johnsson")
    table.play("name johnsson")
    assert (table.s.sheets[0], table.step) == (7, "gear")


@pytest.mark.rule("12.4")
def test_fenrir_s_own_figure_may_be_locked_or_chosen_already() -> None:
    table = fenrir_turn(own="vikstrom", event="e08", time=20)
    table.s.used = 1 << number("vikstrom")
    table.play("name lewis as fenrir")
    assert (table.s.figure, table.s.time[0], table.step) == (number("vikstrom"), 23, "gear")


@pytest.mark.rule("12.4a", "5.4")
def test_what_the_event_gives_for_the_character_is_given_again() -> None:
    table = hero_turn("johnsson", sheets=5, event="e08", cards=("lilja", "pahlsson", "lewis", "koleberg"))
    table.s.used = 1 << number("johnsson")
    table.play("name johnsson")
    assert (table.s.sheets[0], table.s.clues[0], table.s.supply) == (8, 1, 20)


@pytest.mark.rule("12.4a", "5.3")
def test_what_the_event_gives_to_the_position_is_given_once() -> None:
    table = hero_turn("vikstrom", sheets=5, event="e10", order=(1, 0, 2, 3)).play("name vikstrom")
    assert table.s.sheets[0] == 7
    other = hero_turn("vikstrom", sheets=5, event="e10", order=(1, 0, 2, 3)).play("choose vikstrom", "name vikstrom")
    assert other.s.sheets[0] == 7


@pytest.mark.rule("12.4a", "17.1b", "R31")
def test_lewis_used_again_under_e05_moves_the_lock() -> None:
    table = hero_turn(event="e05", order=(1, 0, 2, 3))
    table.s.used, table.s.locked = 1 << number("lewis"), number("vidal")
    table.play("name lewis")
    assert table.step == "lock"
    table.play("lock snowy")
    assert table.s.locked == number("snowy")


@pytest.mark.rule("12.4c", "R8")
@pytest.mark.parametrize(("time", "step", "left"), [(1, "gear", 1), (2, "gear", 2), (3, "copy", 1)])
def test_the_ability_of_pahlsson_lapses_with_fewer_than_three_time(time: int, step: str, left: int) -> None:
    table = hero_turn("pahlsson", time=time, cards=("lilja", "lewis", "johnsson", "koleberg")).play("name pahlsson")
    assert (table.s.figure, table.step, table.s.time[0]) == (number("pahlsson"), step, left)


# the turn


@pytest.mark.rule("12.5", "8.3.1", "8.3.5a")
def test_gears_and_steps_are_paid_and_limited_as_in_any_turn() -> None:
    table = declared(hero_turn(at="valdocco"))
    assert (table.s.time[0], table.s.steps) == (19, 3)
    table.play("step arsenale_borgo_dora", "step balon", "step porta_palazzo")
    assert table.s.time[0] == 16 and steps(table) == set()


@pytest.mark.rule("12.5", "17.2")
def test_in_a_declared_turn_e07_forbids_rides_as_ever() -> None:
    table = declared(hero_turn(event="e07", at="porta_susa"))
    assert not [line for line in table.lines() if line.startswith("ride")]
    assert [line for line in declared(hero_turn(at="porta_susa")).lines() if line.startswith("ride")]


@pytest.mark.rule("12.5", "17.3b")
def test_under_e11_wolf_marks_can_be_shown_but_no_card_or_tile_is_played() -> None:
    table = fenrir_turn(event="e11", tiles=("deggial", "nifelheim"))
    assert not [line for line in table.lines() if line.startswith(("use", "play"))]
    fenrir_declared(table)
    assert not [line for line in table.lines() if line.startswith(("use", "play"))]


@pytest.mark.rule("12.5a", "8.3.7", "R24")
def test_figures_and_organ_do_not_stop_the_acting_figure() -> None:
    table = hero_turn().stand("vikstrom", "universita")
    plain = hero_turn().stand("vikstrom", "universita").play("choose lewis").until("gear").play("turn 1")
    assert "universita" not in steps(plain)
    declared(table)
    assert "universita" in steps(table)
    assert won(table.play("step universita", f"step {GOAL}"))


@pytest.mark.rule("8.3.7", "12.5a")
def test_without_a_declaration_the_field_of_the_organ_is_closed() -> None:
    table = hero_turn(at="universita").play("choose lewis").until("gear").play("turn 1")
    assert GOAL not in steps(table)
    assert GOAL in steps(table.play("name lewis"))


@pytest.mark.rule("12.5a", "R24")
def test_fenrir_may_cross_the_organ_and_stay_on_a_figure() -> None:
    table = fenrir_turn(at="universita").stand("lewis", "valdocco")
    table.s.organ = box.SPOTS.index(GOAL)
    fenrir_declared(table).play(f"step {GOAL}", "step biblioteca")
    assert spot_of(table, "johnsson") == spot_of(table, "vikstrom") == "biblioteca"
    assert not alive(finish(table))


@pytest.mark.rule("12.5a")
def test_an_occupied_transport_field_can_be_reached_by_a_ride() -> None:
    table = declared(hero_turn(at="porta_susa").stand("vidal", "ponte_mosca"))
    assert "ride ponte_mosca" in table.lines()


@pytest.mark.rule("20.5", "R24")
def test_with_declared_pass_through_false_only_the_goal_can_be_entered() -> None:
    table = declared(hero_turn(declared_pass_through="false").stand("vikstrom", "universita"))
    assert "universita" not in steps(table) and "san_francesco_paola" in steps(table)
    table.play("step san_francesco_paola")
    assert won(table.play(f"step {GOAL}"))


@pytest.mark.rule("20.5")
def test_with_declared_pass_through_false_fenrir_cannot_cross_the_organ() -> None:
    table = fenrir_turn(at="universita", declared_pass_through="false").stand("lewis", "teatro_regio")
    table.s.organ = box.SPOTS.index(GOAL)
    fenrir_declared(table)
    assert GOAL not in steps(table) and "teatro_regio" in steps(table)


@pytest.mark.rule("20.5", "12.6b")
def test_with_declared_pass_through_false_a_ride_enters_the_goal_alone() -> None:
    table = fenrir_turn(at="porta_susa", declared_pass_through="false")
    table.stand("lewis", "ponte_mosca").stand("vidal", "stazione_vanchiglia")
    fenrir_declared(table)
    rides = [line for line in table.lines() if line.startswith("ride")]
    assert rides == ["ride ponte_mosca", "ride porta_nuova"]
    assert won(table.play("ride ponte_mosca"))


@pytest.mark.rule("12.5b", "R42")
def test_after_a_failed_turn_the_figure_stays_and_walks_off_normally() -> None:
    table = declared(hero_turn(sheets=3)).play("step universita", f"step {GOAL}")
    finish(table)
    assert spot_of(table, "lewis") == GOAL and not alive(table)
    assert (table.step, table.decider) == ("figure", 1)
    table.s.used, table.s.gear = 0, STEAM_3_LOOK
    table.play("choose lewis").until("gear").play("turn 1")
    assert steps(table) == {"universita", "san_francesco_paola", "aiuola_balbo"}
    table.play("step universita")
    assert GOAL not in steps(table)


@pytest.mark.rule("12.5b", "R42")
def test_two_figures_on_one_field_walk_off_one_by_one() -> None:
    table = hero_turn(at="valdocco").stand("vikstrom", "duomo").stand("lilja", "duomo")
    table.play("choose vikstrom", "turn 1")
    assert steps(table) == {"porte_palatine", "palazzo_citta", "palazzo_madama"}
    table.play("step palazzo_madama")
    assert spot_of(table, "lilja") == "duomo" and "duomo" not in steps(table)


# the win


@pytest.mark.rule("12.6", "R25", "12.2a")
def test_a_hero_on_the_goal_wins_by_composing_there() -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET)).play("step universita", f"step {GOAL}")
    assert table.step == "move" and table.s.winner == -1
    assert won(table.play("stop", "hand in 0"))


@pytest.mark.rule("12.6", "R25", "8.4.4")
def test_promised_sheets_may_come_from_clues_handed_in() -> None:
    table = hero_turn(sheets=12, gear=TRAIN_3_SHEET)
    table.s.clues[0], table.s.supply = 2, 19
    declared(table).play("step universita", f"step {GOAL}", "stop", "hand in 2")
    assert won(table) and table.s.sheets[0] == 15


@pytest.mark.rule("12.6", "R25")
def test_a_card_or_tile_played_on_the_goal_wins_at_once() -> None:
    card = declared(hero_turn(sheets=12)).play("step universita", f"step {GOAL}", "play p_compose")
    assert won(card)
    tile = declared(hero_turn(sheets=14).give(0, "lemuria")).play("step universita", f"step {GOAL}", "stop")
    assert won(tile.play("use lemuria"))


@pytest.mark.rule("12.6", "R25", "12.2a")
def test_sheets_gained_on_the_way_count_when_the_goal_is_reached() -> None:
    table = declared(hero_turn(sheets=12)).play("step universita", "play p_compose")
    assert table.step == "move"
    assert won(table.play(f"step {GOAL}"))


@pytest.mark.rule("12.6", "12.2a")
def test_fourteen_sheets_are_too_few_for_a_hero() -> None:
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


@pytest.mark.rule("12.6", "8.3.5c")
def test_a_free_walk_wins_in_its_midst() -> None:
    table = declared(hero_turn(gear=WALK_2_SHEET)).play("locomotive", "step universita", f"step {GOAL}")
    assert won(table)


@pytest.mark.rule("12.6", "16.snowy")
def test_the_walk_of_snowy_s_ability_can_win_before_the_gears_turn() -> None:
    table = hero_turn("snowy", cards=("lilja", "pahlsson", "johnsson", "koleberg"), at="universita").play("name snowy")
    assert table.step == "walk"
    assert won(table.play(f"step {GOAL}")) and table.s.time[0] == 20


@pytest.mark.rule("12.6b", "R34")
def test_a_figure_already_on_the_goal_must_leave_and_return() -> None:
    table = declared(hero_turn(at=GOAL))
    assert table.step == "move"
    table.play("step aiuola_balbo")
    assert won(table.play(f"step {GOAL}"))
    assert not alive(finish(declared(hero_turn(at=GOAL))))


@pytest.mark.rule("12.6b", "R34")
def test_fenrir_who_shares_the_chosen_one_s_field_must_leave_and_return() -> None:
    table = fenrir_declared(fenrir_turn(at="palazzo_arsenale"))
    assert table.step == "move"
    assert won(table.play("step san_carlo", "step palazzo_arsenale"))


@pytest.mark.rule("12.6b", "R34", "19.2a")
def test_an_exchange_onto_the_goal_is_no_arrival() -> None:
    table = hero_turn().give(0, "exchange").stand("vikstrom", GOAL)
    declared(table).play("use exchange", "swap lewis", "with vikstrom")
    assert spot_of(table, "lewis") == GOAL and table.step == "move"
    assert not alive(finish(table))


@pytest.mark.rule("12.6b", "R34", "19.2a")
def test_to_bring_the_chosen_one_to_fenrir_is_no_arrival() -> None:
    table = fenrir_turn(tiles=("seal_of_fenrir", "exchange"), at="duomo").stand("vidal", "duomo")
    fenrir_declared(table).play("use exchange", "swap lewis", "with vidal")
    assert spot_of(table, "lewis") == spot_of(table, "johnsson") == "duomo"
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
def test_a_hero_whose_figure_was_exchanged_wins_by_entering_again() -> None:
    table = declared(hero_turn(sheets=14, gear=TRAIN_3_SHEET, at="universita").give(0, "exchange")).play(f"step {GOAL}")
    table.play("use exchange", "swap lewis", "with vikstrom")
    assert spot_of(table, "lewis") == "biblioteca"
    assert won(table.play(f"step {GOAL}", "stop", "hand in 0"))


@pytest.mark.rule("12.6c", "R34")
def test_if_the_chosen_one_is_relocated_fenrir_must_enter_anew() -> None:
    table = fenrir_turn(sheets=11, gear=TRAIN_3_SHEET, tiles=("seal_of_fenrir", "exchange"), own="vikstrom")
    fenrir_declared(table).play("step palazzo_arsenale", "use exchange", "swap lewis", "with johnsson")
    finish(table)
    assert table.s.sheets[0] == 12 and not alive(table)


@pytest.mark.rule("12.6c")
def test_an_exchange_of_fenrir_and_the_chosen_one_on_one_field_undoes_the_arrival() -> None:
    table = fenrir_turn(sheets=11, gear=TRAIN_3_SHEET, tiles=("seal_of_fenrir", "exchange"), own="vikstrom")
    fenrir_declared(table).play("step palazzo_arsenale", "use exchange", "swap lewis", "with vikstrom")
    finish(table)
    assert table.s.sheets[0] == 12 and not alive(table)


@pytest.mark.rule("12.6c")
def test_relocating_others_does_not_undo_the_arrival() -> None:
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


@pytest.mark.rule("12.7", "R10", "8.3.3")
def test_with_one_time_the_gears_eliminate_before_anything_is_reached() -> None:
    table = hero_turn(time=1, at="universita").play("name lewis").until("gear")
    assert table.lines()[0] == "turn 1" and "turn 2" not in table.lines()
    table.play("turn 1")
    assert not alive(table) and table.s.winner == -1 and table.decider == 1


@pytest.mark.rule("12.7", "R7", "R10")
def test_the_last_time_unit_cannot_be_paid_for_the_winning_step() -> None:
    table = declared(hero_turn(time=2, at="universita"))
    assert table.s.time[0] == 1 and steps(table) == set()


@pytest.mark.rule("20.3", "R10")
def test_with_win_at_zero_time_the_winning_step_may_cost_the_last_unit() -> None:
    table = declared(hero_turn(time=2, at="universita", win_at_zero_time="true"))
    assert GOAL in steps(table)
    assert won(table.play(f"step {GOAL}")) and table.s.time[0] == 0


@pytest.mark.rule("20.3")
def test_with_win_at_zero_time_fenrir_s_winning_step_may_cost_the_last_unit() -> None:
    table = fenrir_declared(fenrir_turn(time=2, win_at_zero_time="true"))
    assert won(table.play("step palazzo_arsenale")) and table.s.time[0] == 0


@pytest.mark.rule("20.3")
def test_with_win_at_zero_time_no_other_step_may_cost_the_last_unit() -> None:
    table = declared(hero_turn(time=2, at="universita", win_at_zero_time="true"))
    assert steps(table) == {GOAL}


@pytest.mark.rule("20.3")
def test_with_win_at_zero_time_a_step_onto_the_goal_without_the_sheets_may_not_cost_the_last_unit() -> None:
    table = declared(hero_turn(sheets=14, time=2, at="universita", win_at_zero_time="true"))
    assert steps(table) == set()


@pytest.mark.rule("20.3")
def test_with_win_at_zero_time_no_tile_may_cost_the_last_unit() -> None:
    table = declared(hero_turn(sheets=11, time=3, at="universita", win_at_zero_time="true").give(0, "inspiration"))
    assert table.s.time[0] == 2 and "use inspiration" not in table.lines()


@pytest.mark.rule("20.3", "12.4c")
def test_with_win_at_zero_time_pahlsson_s_ability_may_not_cost_the_last_unit() -> None:
    cards = ("lilja", "lewis", "johnsson", "koleberg")
    table = hero_turn("pahlsson", time=2, cards=cards, win_at_zero_time="true").play("name pahlsson")
    assert (table.step, table.s.time[0]) == ("gear", 2)


@pytest.mark.rule("20.3", "8.3.3")
def test_with_win_at_zero_time_a_tooth_that_costs_the_last_unit_still_eliminates() -> None:
    table = hero_turn(time=1, at="universita", win_at_zero_time="true").play("name lewis").until("gear").play("turn 1")
    assert not alive(table) and table.s.winner == -1


@pytest.mark.rule("20.3")
def test_with_win_at_zero_time_an_undeclared_turn_keeps_its_last_unit() -> None:
    table = hero_turn(time=2, at="universita", win_at_zero_time="true").play("choose lewis").until("gear")
    assert steps(table.play("turn 1")) == set()


# what the others see


@pytest.mark.rule("12.2e", "22.1d", "R41")
def test_everybody_sees_all_wolf_tiles_of_a_fenrir_who_declares_and_no_other_tile() -> None:
    table = fenrir_turn(tiles=("deggial", "nifelheim", "sitra_ahra", "hourglass"))
    assert table.play("name lewis as fenrir").s.tiles[0] == 4
    seen = FIELDS.blank()
    see(table.s, 1, seen)
    faces = [tile for face, tile in enumerate(box.TILES) if seen.tile[0][face] > 0]
    assert faces == ["deggial", "nifelheim", "sitra_ahra"]


@pytest.mark.rule("12.3", "12.3a", "22.2c")
def test_after_a_wrong_name_the_view_of_its_player_alone_has_the_chosen_one() -> None:
    table = hero_turn().play("name vidal")
    cards = []
    for seat in range(4):
        seen = FIELDS.blank()
        see(table.s, seat, seen)
        cards.append(seen.card[number("lewis")])
    assert cards == [CHOSEN_ONE, -1, -1, -1]
