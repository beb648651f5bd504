"""A turn up to the action: choosing (8.1), ability (8.2), gears and movement (8.3)."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.fields import OPTIONS, PLACES

from .table import Table

VECTORS: dict[str, Any] = {
    row["id"]: row for row in json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["rows"]
}
SEATS = {colour: seat for seat, colour in enumerate(box.COLOURS)}
PLAIN = "e06"
"""An event that locks nobody, forbids nothing and gives something only to the fourth and for Lilja."""
LINES = ("step", "ride", "locomotive", "free", "stop")
STEAM, AIRSHIP, LOCOMOTIVE, MONORAIL = 8, 12, 10, 11
"""Positions of the gears: steam train 3, airship 1, locomotive 2, monorail 4."""


def other(option: str) -> dict[str, str]:
    """An option at its second value."""
    return {option: OPTIONS[option][1]}


def offered(table: Table, *verbs: str) -> list[str]:
    """The lines on offer that begin with one of these words."""
    return [line for line in table.lines() if line.split()[0] in verbs]


def figures(table: Table) -> list[str]:
    return [line.split()[1] for line in offered(table, "choose")]


def moves(table: Table) -> set[str]:
    """The parts of the movement on offer, cards and tiles apart."""
    return set(offered(table, *LINES))


def at_gear(event: str = PLAIN, gear: int = 0, time: int = 20, **options: str) -> Table:
    """The first player has chosen Vikström; what he has gained is forgotten."""
    table = Table(**options).at_turn(0, event).play("choose vikstrom")
    table.s.gear, table.s.time[0] = gear, time
    return table


def travel(spot: str, gear: int, time: int = 20, event: str = PLAIN, **options: str) -> Table:
    """The movement of Vikström from a spot, with the gears in a position they have just been turned to."""
    return at_gear(event, gear - 1, time + 1, **options).stand("vikstrom", spot).play("turn 1")


def lay(table: Table, *spots: str) -> Table:
    """Clues of the supply on the board."""
    for spot in spots:
        table.s.clue[box.SPOTS.index(spot)] = 1
        table.s.supply -= 1
    return table


def organ(table: Table, spot: str) -> Table:
    table.s.organ = box.SPOTS.index(spot)
    return table


def place(table: Table, character: str = "vikstrom") -> str:
    return box.SPOTS[table.s.place[box.CHARACTERS.index(character)]]


def declared(organ_at: str, start: str, gear: int, time: int, **options: str) -> Table:
    """The movement of a hero who has named Vikström rightly and has 15 sheets."""
    table = organ(Table(**options).at_turn(0, PLAIN), organ_at)
    s = table.s
    for character in range(len(box.CHARACTERS)):
        s.card[character] = PLACES.index("chosen one" if character == box.VIKSTROM else "pile")
    s.sheets[0] = 15
    table.play("name vikstrom").stand("vikstrom", start)
    s.gear, s.time[0] = gear - 1, time + 1
    return table.play("turn 1")


# Choosing (8.1)


@pytest.mark.rule("8.1.1", "3.5")
def test_a_player_picks_any_figure_not_locked_and_not_chosen_this_hour() -> None:
    table = Table().at_turn(0, "e08")
    assert figures(table) == [id for id in box.CHARACTERS if id != "vikstrom"]
    table.play("choose johnsson").until("end").play("end")
    assert (table.s.turn, figures(table)) == (
        1,
        [id for id in box.CHARACTERS if id not in ("vikstrom", "johnsson")],
    )


@pytest.mark.rule("8.1.1")
def test_the_character_on_his_own_card_is_a_figure_like_any_other() -> None:
    for seat in range(4):
        table = Table().at_turn(seat, PLAIN)
        own = box.CHARACTERS[list(table.s.card).index(seat)]
        assert own in figures(table) and len(figures(table)) == 8


@pytest.mark.rule("8.1.1a", "16.pahlsson_time")
@pytest.mark.parametrize("time", [1, 45])
def test_the_last_of_six_has_two_figures_left_and_one_of_them_is_not_pahlsson(time: int) -> None:
    table = Table(6).at_turn(5, "e01", order=(0, 1, 2, 3, 4, 5))
    table.s.time[5] = time
    for used in combinations([i for i in range(8) if i != box.LEWIS], 5):
        table.s.used = sum(1 << figure for figure in used)
        left = [id for i, id in enumerate(box.CHARACTERS) if i not in used and i != box.LEWIS]
        assert len(left) == 2
        assert figures(table) == [id for id in left if id != "pahlsson" or time >= 3] != []


@pytest.mark.rule("8.1.1", "16.pahlsson_time", "R7")
@pytest.mark.parametrize(
    ("event", "seat", "time", "can"),
    [(PLAIN, 0, 2, False), (PLAIN, 0, 3, True), ("e07", 0, 1, True), ("e01", 1, 1, True), ("e01", 2, 2, False)],
)
def test_pahlsson_needs_3_time_counting_what_the_event_gives(event: str, seat: int, time: int, can: bool) -> None:
    table = Table().at_turn(seat, event, order=(0, 1, 2, 3))
    table.s.time[seat] = time
    assert ("pahlsson" in figures(table)) is can


@pytest.mark.rule("8.1.2", "R5")
def test_the_gift_to_the_position_comes_before_that_for_the_character() -> None:
    table = Table().at_turn(3, "e09", order=(0, 1, 2, 3))
    table.s.time[3] = 20
    table.play("choose snowy")
    assert (table.step, table.s.draws, table.s.sheets[3], table.s.time[3]) == ("draw", 3, 0, 20)
    table.until("walk")
    assert (table.s.tiles[3], table.s.sheets[3], table.s.time[3]) == (3, 1, 22)


@pytest.mark.rule("8.1.2", "17.1", "17.1a")
def test_lewis_names_a_character_to_be_locked_unless_nobody_moves_after_her() -> None:
    table = Table().at_turn(2, "e05", order=(0, 1, 2, 3)).play("choose lewis")
    assert table.step == "lock" and "lock lewis" not in table.lines()
    last = Table().at_turn(3, "e05", order=(0, 1, 2, 3)).play("choose lewis")
    assert last.until("target").s.locked == -1


@pytest.mark.rule("8.1.2", "17.1a", "20.2")
def test_lewis_names_nobody_if_all_positions_after_her_are_vacant() -> None:
    table = Table(**other("bid_may_eliminate")).at_turn(2, "e05", order=(0, 1, 2, 3))
    table.s.alive &= ~(1 << 3)
    assert table.play("choose lewis").step == "target"


@pytest.mark.rule("8.1.2a", "5.3", "17.e02")
def test_a_free_walk_for_the_last_position_is_kept_for_the_movement() -> None:
    table = Table().at_turn(3, "e02", order=(0, 1, 2, 3)).play("choose vikstrom")
    assert (table.step, table.s.walks) == ("gear", 1)
    table.play("turn 1")
    assert offered(table, "free") == ["free walk"]


@pytest.mark.rule("8.1.2a")
def test_a_free_walk_not_used_in_its_turn_is_gone() -> None:
    table = Table().at_turn(0, "e10").play("choose koleberg", "trace mole", "turn 1", "stop").until("end").play("end")
    table.play("choose vikstrom", "turn 1")
    assert (table.s.turn, offered(table, "free")) == (1, [])


# Ability (8.2)


@pytest.mark.rule("8.2.1")
@pytest.mark.parametrize(
    ("character", "step"),
    [
        ("lilja", "draw"),
        ("pahlsson", "copy"),
        ("johnsson", "gear"),
        ("vikstrom", "gear"),
        ("lewis", "target"),
        ("snowy", "walk"),
        ("vidal", "free_action"),
        ("koleberg", "trace"),
    ],
)
def test_the_ability_follows_the_choice_at_once(character: str, step: str) -> None:
    table = Table().at_turn(0, PLAIN)
    table.s.time[0] = 20
    assert table.play(f"choose {character}").step == step
    assert table.s.sheets[0] == (2 if character == "johnsson" else 0)
    assert table.s.time[0] == {"vikstrom": 23, "pahlsson": 18}.get(character, 20)


@pytest.mark.rule("8.2.1", "8.2.1a", "R38")
@pytest.mark.parametrize("character", ["pahlsson", "lewis", "snowy", "vidal", "koleberg"])
def test_nothing_is_passed_played_or_declared_between_choice_and_ability(character: str) -> None:
    table = organ(Table().at_turn(0, PLAIN).give(0, "hourglass", "exchange"), "palazzo_cisterna")
    assert len(offered(table, "play", "use", "name")) == 3 + 2 + 8
    table.play(f"choose {character}")
    assert offered(table, "play", "use", "name", "pass") == []
    assert offered(table, "stop") == (["stop"] if character == "snowy" else [])


@pytest.mark.rule("8.2.1a", "R38")
def test_the_pause_after_the_ability_offers_cards_and_tiles_again() -> None:
    table = Table().at_turn(0, PLAIN).give(0, "hourglass").play("choose vikstrom")
    assert table.step == "gear"
    assert offered(table, "use") == ["use hourglass"] and "play p_compose" in table.lines()


@pytest.mark.rule("8.2.1", "R8")
def test_koleberg_does_nothing_where_no_mystic_building_is_empty() -> None:
    table = lay(Table().at_turn(0, PLAIN), "mole", "obelisco", "museo_egizio", "tempio_valdese")
    assert table.stand("snowy", "cimitero").play("choose koleberg").step == "gear"
    assert table.s.supply == 17


@pytest.mark.rule("8.2.1", "R8", "R13")
@pytest.mark.parametrize("left", [0, 1])
def test_lilja_draws_what_there_is(left: int) -> None:
    table = Table().at_turn(0, "e04")
    table.s.bag = [left] + [0] * (box.TILE_FACES - 1)
    table.s.bag_left = left
    table.play("choose lilja", *["draw loc_mole"] * left)
    assert (table.step, table.s.tiles[0]) == ("gear", left)


@pytest.mark.rule("8.2.1", "R8")
def test_lewis_does_nothing_where_nobody_else_lives_and_there_is_no_pile() -> None:
    table = Table(3).at_turn(0, PLAIN)
    table.s.alive = 1
    assert table.play("choose lewis").step == "gear"


@pytest.mark.rule("8.2.1", "R8", "8.4.5b")
def test_vidal_may_choose_to_move_a_clue_even_if_there_is_none() -> None:
    table = Table().at_turn(0, PLAIN).play("choose vidal")
    assert table.lines() == ["act move_clue", "act investigate", "act research", "act compose"]
    assert table.play("act move_clue").step == "gear"


@pytest.mark.rule("8.2.1", "2.6", "R2")
def test_johnsson_composes_no_more_than_15_sheets() -> None:
    table = Table().at_turn(0, PLAIN)
    table.s.sheets[0] = 14
    assert table.play("choose johnsson").s.sheets[0] == 15


@pytest.mark.rule("8.7.1", "2.6", "16.vikstrom")
def test_vector_time_cap_stops_vikstrom_at_45() -> None:
    row = VECTORS["time_cap"]
    table = Table().at_turn(0, PLAIN)
    table.s.time[0] = row["before"]["time"]
    assert table.play("choose vikstrom").s.time[0] == row["after"]["time"]


@pytest.mark.rule("8.7.1", "17.e08")
def test_vector_time_cap_stops_the_gift_of_an_event_at_45() -> None:
    row = VECTORS["time_cap"]
    table = Table().at_turn(3, "e08", order=(0, 1, 2, 3))
    table.s.time[3] = row["before"]["time"]
    assert table.play("choose vidal").s.time[3] == row["after"]["time"]


# Gears (8.3.1 to 8.3.4)


@pytest.mark.rule("8.3.1", "8.3.2a", "R9")
def test_the_gears_are_turned_by_1_2_or_3_teeth_and_never_left() -> None:
    assert offered(at_gear(), "turn", "stop", "pass") == ["turn 1", "turn 2", "turn 3"]


@pytest.mark.rule("8.3.1")
@pytest.mark.parametrize("teeth", [1, 2, 3])
def test_each_tooth_costs_1_time(teeth: int) -> None:
    table = at_gear(gear=100, time=20).play(f"turn {teeth}")
    assert (table.s.gear, table.s.time[0]) == (100 + teeth, 20 - teeth)


@pytest.mark.rule("8.3.2", "23.4")
def test_the_counter_goes_on_from_503_to_0() -> None:
    table = at_gear(gear=502).play("turn 3")
    assert (table.s.gear, table.s.transport, table.s.steps) == (1, box.AIRSHIP, 2)


@pytest.mark.rule("8.3.2", "8.3.4", "23.4")
@pytest.mark.parametrize(
    ("gear", "transport", "steps", "action"),
    [
        (STEAM, box.STEAM_TRAIN, 3, box.INVESTIGATE),
        (9, box.AIRSHIP, 3, box.RESEARCH),
        (LOCOMOTIVE, box.LOCOMOTIVE, 2, box.COMPOSE),
        (MONORAIL, box.MONORAIL, 4, box.INVESTIGATE),
        (14, box.LOCOMOTIVE, 5, box.MOVE_CLUE),
    ],
)
def test_all_three_gears_turn_and_show_their_faces(gear: int, transport: int, steps: int, action: int) -> None:
    table = travel("san_carlo", gear)
    assert (table.s.transport, table.s.steps) == (transport, steps)
    table.play("stop")
    assert box.ACTION_FACES[table.s.gear % 7] == action and table.step == "hand_in"


@pytest.mark.rule("20.1", "R9")
def test_with_all_arrows_clockwise_the_gears_can_be_turned_back_for_the_same_price() -> None:
    table = at_gear(gear=1, time=20, **other("gear_arrows"))
    assert offered(table, "turn") == ["turn 1", "turn 2", "turn 3", "turn -1", "turn -2", "turn -3"]
    table.play("turn -3")
    assert (table.s.gear, table.s.time[0]) == (502, 17)
    assert (table.s.transport, table.s.steps) == (box.TRANSPORT_FACES[502 % 8], box.STEP_FACES[502 % 9])


@pytest.mark.rule("8.3.3", "R7")
@pytest.mark.parametrize(("time", "most"), [(1, 1), (2, 1), (3, 2), (4, 3), (45, 3)])
def test_he_must_keep_1_time_but_one_tooth_can_always_be_turned(time: int, most: int) -> None:
    forwards = [f"turn {teeth}" for teeth in range(1, most + 1)]
    assert offered(at_gear(time=time), "turn") == forwards
    backwards = [f"turn -{teeth}" for teeth in range(1, most + 1)]
    assert offered(at_gear(time=time, **other("gear_arrows")), "turn") == forwards + backwards


@pytest.mark.rule("8.3.3", "R10", "13.2", "8.7.1a")
def test_with_1_time_the_tooth_eliminates_him_and_the_next_player_moves() -> None:
    table = at_gear(time=1)
    card = list(table.s.card).index(0)
    table.play("turn 1")
    assert (table.s.time[0], table.s.alive & 1, table.s.open[card]) == (0, 0, 1)
    assert (table.step, table.s.turn, place(table)) == ("figure", 1, "biblioteca")


# Movement (8.3.5 to 8.3.10)


@pytest.mark.rule("8.3.5")
def test_the_figure_may_stay() -> None:
    table = travel("san_carlo", STEAM)
    assert "stop" in table.lines()
    table.play("stop")
    assert (table.step, place(table), table.s.time[0]) == ("hand_in", "san_carlo", 20)


@pytest.mark.rule("8.3.5", "8.3.5a", "8.3.5b", "8.3.5d")
def test_the_parts_of_the_movement_come_in_any_order_and_mixture() -> None:
    table = Table().at_turn(0, "e10").play("choose koleberg", "trace mole").stand("koleberg", "caserma_cernaia")
    table.s.gear, table.s.time[0] = STEAM - 1, 21
    table.play("turn 1", "step porta_susa", "ride porta_nuova", "free walk", "step san_secondo", "step porta_nuova")
    table.play("stop", "step tempio_valdese", "step giardino_sambuy")
    assert (table.s.time[0], place(table, "koleberg"), moves(table)) == (17, "giardino_sambuy", {"stop"})


@pytest.mark.rule("8.3.5a")
@pytest.mark.parametrize("gear", [STEAM, AIRSHIP, LOCOMOTIVE, MONORAIL])
def test_the_gear_limits_the_paid_steps_and_each_costs_1_time(gear: int) -> None:
    table = travel("san_carlo", gear)
    steps = box.STEP_FACES[gear % 9]
    for i in range(steps):
        table.play("step palazzo_arsenale" if i % 2 == 0 else "step san_carlo")
    assert (table.s.time[0], offered(table, "step")) == (20 - steps, [])


@pytest.mark.rule("8.3.5a", "R7")
def test_paid_steps_must_leave_1_time() -> None:
    table = travel("san_carlo", MONORAIL, time=2).play("step palazzo_arsenale")
    assert (table.s.time[0], table.s.steps, moves(table)) == (1, 3, {"stop"})


@pytest.mark.rule("8.3.5a", "8.3.5b")
def test_with_1_time_a_ride_is_still_free() -> None:
    table = travel("porta_susa", STEAM, time=1)
    assert moves(table) == {"ride ponte_mosca", "ride stazione_vanchiglia", "ride porta_nuova", "stop"}
    assert table.play("ride porta_nuova").s.time[0] == 1


@pytest.mark.rule("8.3.5b")
@pytest.mark.parametrize(
    ("gear", "start", "others"),
    [
        (STEAM, "porta_susa", {"ponte_mosca", "stazione_vanchiglia", "porta_nuova"}),
        (MONORAIL, "porta_palazzo", {"piazza_solferino", "piazza_vittorio", "san_salvario"}),
        (AIRSHIP, "martinetto", {"giardini_reali", "piazza_armi", "monte_cappuccini"}),
    ],
)
def test_a_ride_leads_to_any_other_field_of_the_colour(gear: int, start: str, others: set[str]) -> None:
    table = travel(start, gear)
    assert set(offered(table, "ride")) == {f"ride {spot}" for spot in others}
    goal = min(others)
    table.play(f"ride {goal}")
    assert (place(table), table.s.time[0], table.s.steps) == (goal, 20, box.STEP_FACES[gear % 9])


@pytest.mark.rule("8.3.5b")
@pytest.mark.parametrize(("gear", "start"), [(STEAM, "porta_palazzo"), (MONORAIL, "porta_susa"), (AIRSHIP, "duomo")])
def test_there_is_no_ride_from_a_field_of_another_colour_or_of_none(gear: int, start: str) -> None:
    assert offered(travel(start, gear), "ride") == []


@pytest.mark.rule("8.3.5b")
def test_there_is_one_ride_a_turn() -> None:
    table = travel("porta_susa", STEAM).play("ride porta_nuova")
    assert offered(table, "ride") == []
    assert offered(table.play("step tempio_valdese", "step porta_nuova"), "ride") == []


@pytest.mark.rule("8.3.5c", "R11")
def test_the_locomotive_gives_one_free_walk_of_three_steps_and_no_ride() -> None:
    table = travel("porta_susa", LOCOMOTIVE)
    assert offered(table, "ride") == [] and "locomotive" in table.lines()
    table.play("locomotive", "step caserma_cernaia", "step mastio_cittadella", "step piazza_solferino")
    assert (table.step, table.s.time[0], table.s.steps, place(table)) == ("move", 20, 2, "piazza_solferino")
    assert offered(table, "locomotive") == []


@pytest.mark.rule("8.3.5c", "R11", "8.5.1c")
def test_a_walk_that_is_broken_off_cannot_be_taken_up_again() -> None:
    table = travel("porta_susa", LOCOMOTIVE).play("locomotive", "step caserma_cernaia")
    assert table.step == "walk" and offered(table, "play", "use", "free", "locomotive") == []
    table.play("stop")
    assert table.step == "move" and offered(table, "locomotive") == []


@pytest.mark.rule("8.3.5c", "8.3.5d", "R11")
def test_a_walk_from_the_event_comes_on_top_of_the_locomotive() -> None:
    table = Table().at_turn(3, "e02", order=(0, 1, 2, 3)).play("choose vikstrom").stand("vikstrom", "porta_susa")
    table.s.gear, table.s.time[3] = LOCOMOTIVE - 1, 21
    table.play("turn 1", "free walk", "step caserma_cernaia", "step pietro_micca", "step galleria_arte")
    assert offered(table, "free") == [] and offered(table, "locomotive") == ["locomotive"]
    table.play("locomotive", "step teatro_alfieri", "step san_carlo", "step solaro_borgo")
    assert (table.step, table.s.time[3], offered(table, "free", "locomotive")) == ("move", 20, [])


@pytest.mark.rule("8.3.5d", "R11")
def test_a_free_walk_of_the_event_is_up_to_three_steps_without_a_break() -> None:
    table = Table().at_turn(3, "e02", order=(0, 1, 2, 3)).play("choose vikstrom").stand("vikstrom", "porta_susa")
    table.s.time[3] = 21
    table.play("turn 1", "free walk", "step caserma_cernaia")
    assert table.step == "walk" and offered(table, "play", "use", "ride", "free", "locomotive") == []
    table.play("step mastio_cittadella", "step piazza_solferino")
    assert (table.step, table.s.time[3], offered(table, "free")) == ("move", 20, [])


@pytest.mark.rule("17.2", "R32", "8.3.5b", "8.3.5c")
def test_without_transports_there_is_neither_ride_nor_locomotive() -> None:
    assert offered(travel("porta_susa", STEAM, event="e07"), "ride", "locomotive") == []
    table = travel("porta_susa", LOCOMOTIVE, event="e07")
    assert offered(table, "ride", "locomotive") == [] and offered(table, "step") != []


@pytest.mark.rule("20.6", "17.2")
def test_a_locomotive_that_is_no_transport_walks_all_the_same() -> None:
    table = travel("porta_susa", LOCOMOTIVE, event="e07", **other("locomotive_is_transport"))
    assert offered(table, "locomotive") == ["locomotive"]
    assert offered(travel("porta_susa", STEAM, event="e07", **other("locomotive_is_transport")), "ride") == []


@pytest.mark.rule("8.3.6", "24.1b")
def test_from_every_field_a_step_leads_to_its_neighbours_and_nowhere_else() -> None:
    table = travel("san_carlo", MONORAIL)
    for spot in box.SPOTS:
        table.stand("vikstrom", spot)
        near = {edge["b"] if edge["a"] == spot else edge["a"] for edge in box.BOARD["edges"] if spot in edge.values()}
        held = {place(table, id) for id in box.CHARACTERS if id != "vikstrom"}
        assert set(offered(table, "step")) == {f"step {there}" for there in near - held}


@pytest.mark.rule("8.3.6", "24.1c")
def test_a_line_joins_fields_like_a_side_but_a_corner_or_the_river_does_not() -> None:
    table = travel("piazza_vittorio", MONORAIL)
    assert offered(table, "step") == [f"step {id}" for id in ("moschino", "san_francesco_paola", "gran_madre")]
    table.play("step gran_madre")
    assert (place(table), table.s.time[0]) == ("gran_madre", 19)
    assert "step villa_regina" not in travel("moschino", MONORAIL).lines()


@pytest.mark.rule("8.3.7")
def test_a_field_with_another_figure_is_closed_to_steps() -> None:
    table = travel("mole", MONORAIL)
    assert "step teatro_regio" not in table.lines() and place(table, "lewis") == "teatro_regio"
    assert "step teatro_regio" in table.stand("lewis", "duomo").lines()


@pytest.mark.rule("8.3.7")
def test_a_field_with_another_figure_is_closed_to_rides() -> None:
    table = travel("porta_susa", STEAM).stand("lewis", "porta_nuova")
    assert set(offered(table, "ride")) == {"ride ponte_mosca", "ride stazione_vanchiglia"}


@pytest.mark.rule("8.3.7")
def test_the_field_of_the_organ_is_closed_also_to_free_walks() -> None:
    table = organ(travel("universita", LOCOMOTIVE), "palazzo_cisterna")
    assert "step palazzo_cisterna" not in table.lines()
    assert "step palazzo_cisterna" not in table.play("locomotive").lines()


@pytest.mark.rule("8.3.7", "12.5a", "R24")
def test_after_a_declaration_figures_and_organ_are_no_hindrance() -> None:
    table = declared("palazzo_cisterna", "mole", MONORAIL, time=20)
    assert "step teatro_regio" in table.lines()
    table.play("step teatro_regio", "step universita", "step palazzo_cisterna")
    assert (table.step, table.s.winner) == ("over", 0)


@pytest.mark.rule("8.3.7")
def test_a_figure_shut_in_on_all_sides_is_offered_no_walk() -> None:
    table = travel("villa_regina", LOCOMOTIVE).stand("lewis", "gran_madre")
    assert moves(table) == {"stop"}


@pytest.mark.rule("8.3.8")
def test_every_kind_of_field_may_be_crossed_and_stopped_on() -> None:
    table = travel("caserma_cernaia", MONORAIL)
    table.play("step obelisco", "step martinetto")
    assert "stop" in table.lines()
    table.play("step obelisco", "step quartieri_militari", "stop")
    assert (place(table), table.step) == ("quartieri_militari", "hand_in")
    for start, spot in (("caserma_cernaia", "porta_susa"), ("palazzo_arsenale", "museo_egizio"), ("balon", "cimitero")):
        assert place(travel(start, STEAM).play(f"step {spot}", "stop")) == spot


@pytest.mark.rule("8.3.9", "8.3.9a", "R12")
def test_a_clue_is_taken_or_left_as_part_of_the_step() -> None:
    table = lay(travel("san_carlo", STEAM), "giardino_sambuy")
    lines = table.lines()
    assert lines.index("step giardino_sambuy") + 1 == lines.index("step giardino_sambuy leave")
    assert "step palazzo_arsenale leave" not in lines
    table.play("step giardino_sambuy")
    assert (table.step, table.s.clues[0], sum(table.s.clue), table.s.supply) == ("move", 1, 0, 20)


@pytest.mark.rule("8.3.9", "8.3.9a")
def test_a_clue_that_is_left_stays_on_the_board() -> None:
    table = lay(travel("san_carlo", STEAM), "giardino_sambuy").play("step giardino_sambuy leave")
    assert (table.s.clues[0], sum(table.s.clue), place(table)) == (0, 1, "giardino_sambuy")


@pytest.mark.rule("8.3.9")
def test_clues_are_taken_in_passing_too_on_paid_steps_walks_and_rides() -> None:
    table = lay(travel("mastio_cittadella", LOCOMOTIVE), "caserma_cernaia", "pietro_micca", "carceri_nuove")
    table.play("step caserma_cernaia", "locomotive", "step pietro_micca", "step carceri_nuove", "step porta_susa")
    assert (table.s.clues[0], sum(table.s.clue)) == (3, 0)
    ride = lay(travel("porta_susa", STEAM), "porta_nuova")
    assert {"ride porta_nuova", "ride porta_nuova leave"} <= moves(ride)
    assert ride.play("ride porta_nuova").s.clues[0] == 1


@pytest.mark.rule("8.3.9")
@pytest.mark.parametrize("how", ["walk", "ride"])
def test_clues_may_be_left_on_walks_and_rides(how: str) -> None:
    if how == "walk":
        table = lay(travel("san_carlo", LOCOMOTIVE), "giardino_sambuy")
        table.play("locomotive", "step giardino_sambuy leave", "stop")
    else:
        table = lay(travel("porta_susa", STEAM), "porta_nuova").play("ride porta_nuova leave")
    assert (table.s.clues[0], sum(table.s.clue)) == (0, 1)


@pytest.mark.rule("8.3.9", "R12", "20.8")
def test_where_clues_are_always_taken_there_is_no_leaving() -> None:
    table = lay(travel("san_carlo", STEAM, **other("auto_pickup")), "giardino_sambuy")
    assert "step giardino_sambuy leave" not in table.lines()
    assert table.play("step giardino_sambuy").s.clues[0] == 1


@pytest.mark.rule("8.3.9b", "R12")
def test_a_clue_under_a_figure_that_stands_still_stays_until_it_comes_anew() -> None:
    table = lay(travel("san_carlo", STEAM), "san_carlo")
    assert table.s.clues[0] == 0 and sum(table.s.clue) == 1
    table.play("step palazzo_arsenale")
    assert table.s.clues[0] == 0
    table.play("step san_carlo")
    assert (table.s.clues[0], sum(table.s.clue)) == (1, 0)


@pytest.mark.rule("8.3.9b")
def test_a_figure_that_stays_takes_nothing() -> None:
    table = lay(travel("san_carlo", STEAM), "san_carlo").play("stop")
    assert (table.s.clues[0], sum(table.s.clue)) == (0, 1)


@pytest.mark.rule("8.3.10")
def test_a_ride_touches_only_the_field_of_arrival() -> None:
    table = lay(travel("porta_susa", STEAM), "porta_susa", "ponte_mosca", "stazione_vanchiglia", "caserma_cernaia")
    table.stand("lewis", "san_secondo").stand("snowy", "tempio_valdese").play("ride porta_nuova")
    assert (place(table), table.s.clues[0], sum(table.s.clue)) == ("porta_nuova", 0, 4)


@pytest.mark.rule("20.3", "8.3.5a")
def test_where_the_winning_step_may_cost_the_last_unit_no_other_step_may() -> None:
    table = declared("palazzo_cisterna", "universita", MONORAIL, time=1, **other("win_at_zero_time"))
    assert offered(table, "step") == ["step palazzo_cisterna"]
    table.play("step palazzo_cisterna")
    assert (table.step, table.s.winner, table.s.time[0]) == ("over", 0, 0)


@pytest.mark.rule("20.3", "8.3.5a")
def test_a_step_onto_the_goal_that_does_not_win_yet_may_not_cost_the_last_unit() -> None:
    table = declared("palazzo_cisterna", "universita", MONORAIL, time=1, **other("win_at_zero_time"))
    table.s.sheets[0] = 14
    assert moves(table) == {"stop"}


@pytest.mark.rule("20.3", "12.4c", "16.pahlsson_time")
def test_the_ability_of_a_declared_pahlsson_lapses_with_2_time_whatever_the_table_allows() -> None:
    table = organ(Table(**other("win_at_zero_time")).at_turn(0, PLAIN), "palazzo_cisterna")
    for character in range(len(box.CHARACTERS)):
        table.s.card[character] = PLACES.index("chosen one" if character == box.PAHLSSON else "pile")
    table.s.time[0] = 2
    table.play("name pahlsson")
    assert (table.step, table.s.time[0]) == ("gear", 2)


@pytest.mark.rule("20.3", "12.7", "8.3.5a")
def test_otherwise_even_the_winning_step_must_leave_1_time() -> None:
    table = declared("palazzo_cisterna", "universita", MONORAIL, time=1)
    assert moves(table) == {"stop"}


@pytest.mark.rule("20.3", "8.5.4")
def test_the_last_unit_may_not_be_paid_for_a_tile_either() -> None:
    table = declared("palazzo_cisterna", "valdocco", MONORAIL, time=2, **other("win_at_zero_time"))
    table.give(0, "inspiration")
    assert offered(table, "use") == []


# Worked examples


def blue_has_koleberg() -> Table:
    """Event e10, the order blue, green, red, yellow; blue has chosen Koleberg and ended his turn."""
    before = VECTORS["select_used"]["before"]
    order = tuple(SEATS[colour] for colour in before["order"])
    table = Table().at_turn(SEATS["blue"], before["event"], order=order)
    table.play("choose koleberg", "trace mole", "turn 1", "stop").until("end").play("end")
    assert box.COLOURS[table.s.turn] == "green" and table.s.used == 1 << box.KOLEBERG
    return table


def green_has_moved() -> Table:
    """The example of gears and movement up to the end of the movement."""
    row = VECTORS["gear_and_move"]
    before, green = row["before"], SEATS["green"]
    table = blue_has_koleberg().play("choose vikstrom").stand("vikstrom", before["vikstrom"])
    s = table.s
    s.supply += sum(s.clue) + s.clues[green] - before["green"]["clues"]
    s.clue = [0] * box.SPOT_COUNT
    s.gear, s.time[green], s.clues[green] = before["t"], before["green"]["time"], before["green"]["clues"]
    assert faces(table) == before["faces"]
    lay(table, before["clue_at"])
    turn, *parts, end = row["action"]
    table.play(f"turn {turn[2]}")
    for verb, *rest in parts:
        table.play(f"{verb} {rest[1] if verb == 'ride' else rest[0]}")
    assert end == ["end_move"]
    return table


def faces(table: Table) -> list[str | int]:
    """What the gears show."""
    gear = table.s.gear
    transport, action = box.TRANSPORTS[box.TRANSPORT_FACES[gear % 8]], box.ACTIONS[box.ACTION_FACES[gear % 7]]
    return [transport, box.STEP_FACES[gear % 9], action]


@pytest.mark.rule("8.1.1")
def test_vector_select_used_green_may_not_choose_koleberg_again() -> None:
    assert VECTORS["select_used"]["after"]["legal"] is False
    assert figures(blue_has_koleberg()) == [id for id in box.CHARACTERS if id != "koleberg"]


@pytest.mark.rule("8.1.2", "5.3", "8.2.1")
def test_vector_select_vikstrom_brings_green_2_sheets_and_3_time() -> None:
    before, after = VECTORS["select_vikstrom"]["before"], VECTORS["select_vikstrom"]["after"]
    table, green = blue_has_koleberg(), SEATS["green"]
    table.s.time[green], table.s.sheets[green] = before["green"]["time"], before["green"]["sheets"]
    table.play("choose vikstrom")
    assert {"time": table.s.time[green], "sheets": table.s.sheets[green]} == after["green"]
    assert {id for i, id in enumerate(box.CHARACTERS) if table.s.used >> i & 1} == set(after["used"])


@pytest.mark.rule("5.4", "8.1.2a", "16.koleberg", "17.e10")
def test_vector_event_koleberg_brings_a_clue_and_a_walk_before_the_ability() -> None:
    row, blue = VECTORS["event_koleberg"], SEATS["blue"]
    table = Table().at_turn(blue, row["before"]["event"])
    assert (table.s.clues[blue], table.s.supply) == (row["before"]["blue"]["clues"], row["before"]["supply"])
    table.play("choose koleberg")
    assert table.step == "trace"
    assert (table.s.clues[blue], table.s.supply) == (row["after"]["blue"]["clues"], row["after"]["supply"])
    table.play("trace obelisco")
    assert (table.s.supply, table.s.clue[box.SPOTS.index("obelisco")]) == (19, 1)
    table.play("turn 1", "free walk")
    assert table.s.walking == row["after"]["blue"]["free_walk_left"]


@pytest.mark.rule("8.3.1", "8.3.4", "8.3.5a", "8.3.5b", "8.3.9")
def test_vector_gear_and_move_costs_green_4_time_and_brings_a_clue() -> None:
    after, green = VECTORS["gear_and_move"]["after"], SEATS["green"]
    table = green_has_moved()
    s = table.s
    assert (s.gear, faces(table), place(table)) == (after["t"], after["faces"], after["vikstrom"])
    assert {"time": s.time[green], "clues": s.clues[green]} == after["green"]
    assert (s.steps, s.rides) == (after["paid_steps_left"], 0 if after["transport_used"] else 1)
    assert table.play("stop").step == "hand_in"


@pytest.mark.rule("8.3.5a", "8.3.5b")
def test_vector_gear_and_move_too_far_is_not_on_offer() -> None:
    row = VECTORS["gear_and_move_too_far"]
    table = green_has_moved()
    assert row["after"]["legal"] is False and row["action"][1] in neighbours(place(table))
    assert moves(table) == {"stop"}


def neighbours(spot: str) -> set[str]:
    return {box.SPOTS[there] for there in box.NEIGHBOURS[box.SPOTS.index(spot)] if there >= 0}
