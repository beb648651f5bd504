"""Declaring victory: when, by whom, right and wrong, and what the others see of it (12.1-12.4)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import GAME, box, rules
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.rules.goods import wolf_marks
from subrosa.games.eleven.rules.terms import CHOSEN_ONE

from .declarations import (
    ALL,
    ALL_AS_FENRIR,
    GOAL,
    alive,
    dealt,
    declared,
    fenrir_declared,
    fenrir_turn,
    finish,
    hero_turn,
    number,
    won,
)
from .table import FENRIR, HERO, VECTORS, Table, names

# when, and by whom


@pytest.mark.rule("12.1", "12.2", "12.2b", "R23")
@pytest.mark.parametrize("sheets", [0, 14, 15])
def test_before_choosing_a_hero_may_name_each_of_the_eight_with_any_number_of_sheets(sheets: int) -> None:
    assert names(hero_turn(sheets=sheets)) == ALL


@pytest.mark.rule("12.2b", "R23", "12.2", "15.3")
def test_heroes_declare_once_the_organ_is_on_the_map_however_hopeless_it_is() -> None:
    table = hero_turn(sheets=0, time=1, at="valdocco")
    assert names(table) == ALL and "name lilja" in table.lines()
    table = hero_turn()
    table.s.organ = -1
    assert names(table) == []
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


@pytest.mark.rule("12.1a", "8.5.1e", "12.6d")
def test_a_declaration_at_the_last_pause_wins_by_a_card_or_fails_with_the_end_of_the_turn() -> None:
    table = hero_turn().play("choose lewis").until("gear").play("turn 1", "stop", "hand in 0").until("end")
    table.play("name lewis", "play p_transport", "locomotive", "step universita")
    assert won(table.play(f"step {GOAL}"))
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


@pytest.mark.rule("12.2c", "12.2d", "19.seal_of_fenrir", "19.1", "4.2")
def test_vector_fenrir_marks_two_of_his_own_let_fenrir_declare_without_an_organ() -> None:
    assert names(fenrir_turn(tiles=())) == []
    assert names(fenrir_turn(tiles=("deggial",))) == []
    table = fenrir_turn(tiles=("deggial", "exchange_wolf"), sheets=0)
    assert table.s.organ == -1 and names(table) == ALL_AS_FENRIR
    vector = VECTORS["fenrir_marks"]
    table = Table().give(0, *vector["before"]["tiles"])
    assert wolf_marks(table.s, 0) == vector["after"]["marks"]
    table.give(1, "deggial", "nifelheim", "sitra_ahra", "to_mega_therion", "mystic_gate_wolf", "exchange_wolf")
    assert wolf_marks(table.s, 1) == 6
    assert wolf_marks(table.give(2, "mystic_gate", "exchange", "lemuria", "loc_mole").s, 2) == 0
    table = fenrir_turn(tiles=("deggial",)).give(1, "seal_of_fenrir")
    assert names(table) == []
    assert names(fenrir_turn(hour=5)) == ALL_AS_FENRIR


@pytest.mark.rule("12.1c", "12.1a", "R22")
def test_at_a_later_pause_fenrir_declares_with_his_own_figure_alone_and_names_whom_he_likes() -> None:
    table = fenrir_turn().play("choose johnsson")
    for line in ("turn 1", "step teatro_alfieri", "stop", "hand in 0"):
        assert names(table) == ALL_AS_FENRIR
        table.play(line)
    table.until("end")
    assert names(table) == ALL_AS_FENRIR
    table = fenrir_turn().play("choose vikstrom")
    for line in ("turn 1", "stop", "hand in 0"):
        assert names(table) == []
        table.play(line)
    table.until("end")
    assert names(table) == []
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
def test_right_or_wrong_a_declaration_tells_all_the_role() -> None:
    hero = hero_turn().play("name lewis")
    assert list(hero.s.shown_role[:4]) == [HERO, -1, -1, -1]
    fenrir = fenrir_turn().play("name lewis as fenrir")
    assert list(fenrir.s.shown_role[:4]) == [FENRIR, -1, -1, -1]
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
def test_the_figure_of_a_declared_turn_may_be_locked_or_chosen_already_and_uses_its_ability_again() -> None:
    table = hero_turn(event="e01")
    assert "choose lewis" not in table.lines()
    table.play("name lewis")
    assert table.s.figure == number("lewis") and table.step == "target"
    table = hero_turn("johnsson", sheets=5, cards=("lilja", "pahlsson", "lewis", "koleberg"))
    table.s.used = 1 << number("johnsson")
    table.play("name johnsson")
    assert (table.s.sheets[0], table.step) == (7, "gear")
    table = fenrir_turn(own="vikstrom", event="e08", time=20)
    table.s.used = 1 << number("vikstrom")
    table.play("name lewis as fenrir")
    assert (table.s.figure, table.s.time[0], table.step) == (number("vikstrom"), 23, "gear")


@pytest.mark.rule("12.4a", "5.4", "5.3")
def test_what_the_event_gives_for_the_character_is_given_again_and_for_the_position_once() -> None:
    table = hero_turn("johnsson", sheets=5, event="e08", cards=("lilja", "pahlsson", "lewis", "koleberg"))
    table.s.used = 1 << number("johnsson")
    table.play("name johnsson")
    assert (table.s.sheets[0], table.s.clues[0], table.s.supply) == (8, 1, 20)
    table = hero_turn("vikstrom", sheets=5, event="e10", order=(1, 0, 2, 3)).play("name vikstrom")
    assert table.s.sheets[0] == 7
    other = hero_turn("vikstrom", sheets=5, event="e10", order=(1, 0, 2, 3)).play("choose vikstrom", "name vikstrom")
    assert other.s.sheets[0] == 7


@pytest.mark.rule("12.4c", "R8")
@pytest.mark.parametrize(("time", "step", "left"), [(1, "gear", 1), (2, "gear", 2), (3, "copy", 1)])
def test_the_ability_of_pahlsson_lapses_with_fewer_than_three_time(time: int, step: str, left: int) -> None:
    table = hero_turn("pahlsson", time=time, cards=("lilja", "lewis", "johnsson", "koleberg")).play("name pahlsson")
    assert (table.s.figure, table.step, table.s.time[0]) == (number("pahlsson"), step, left)


# what the others see


@pytest.mark.rule("12.2e", "22.1d", "R41")
def test_everybody_sees_all_wolf_tiles_of_a_fenrir_who_declares_and_no_other_tile() -> None:
    table = fenrir_turn(tiles=("deggial", "nifelheim", "sitra_ahra", "hourglass"))
    assert table.play("name lewis as fenrir").s.tiles[0] == 4
    seen = FIELDS.blank()
    GAME.see(table.s, 1, seen)
    faces = [tile for face, tile in enumerate(box.TILES) if seen.tile[0][face] > 0]
    assert faces == ["deggial", "nifelheim", "sitra_ahra"]
    GAME.see(table.give(0, "deggial").s, 1, seen)
    assert seen.tile[0][box.TILES.index("deggial")] == 1, "what he draws later he has not shown"


@pytest.mark.rule("12.3", "12.3a", "22.2c")
def test_after_a_wrong_name_the_view_of_its_player_alone_has_the_chosen_one() -> None:
    table = hero_turn().play("name vidal")
    cards = []
    for seat in range(4):
        seen = FIELDS.blank()
        GAME.see(table.s, seat, seen)
        cards.append(seen.card[number("lewis")])
    assert cards == [CHOSEN_ONE, -1, -1, -1]
