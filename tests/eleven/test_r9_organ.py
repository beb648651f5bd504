"""Phase 5: location tiles, the compass and its region, the organ by a fourth tile or by a symbol (9)."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.rules.board import in_region, valid_tile
from subrosa.games.eleven.rules.hour import enter, proceed
from subrosa.games.eleven.rules.terms import LOCATIONS

from .table import Table

ROWS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))["rows"]
VECTORS: dict[str, Any] = {row["id"]: row for row in ROWS}
SLOT = {"N": "north", "E": "east", "S": "south", "W": "west"}
THREE = {"north": "obelisco", "west": "museo_egizio", "south": "tempio_valdese"}
"""The compass of the example: with the Mole in the east eight fields are left."""


def set_compass(table: Table, slots: dict[str, str]) -> None:
    for slot, building in slots.items():
        face = box.BUILDINGS.index(building)
        table.s.compass[box.SLOTS.index(slot)] = face
        table.s.bag[face] -= 1
        table.s.bag_left -= 1


def phase5(*tiles: str, slots: dict[str, str] | None = None, last: int = 1, seats: int = 4, **options: str) -> Table:
    """Phase 5 of an hour in which this seat, with these tiles, is last."""
    table = Table(seats, **options).at_turn((last + 1) % seats)
    set_compass(table, slots or {})
    table.give(last, *tiles)
    return begin_phase5(table)


def begin_phase5(table: Table) -> Table:
    enter(table.s, LOCATIONS, 0)
    proceed(table.s)
    return table


def region(table: Table) -> set[str]:
    return {spot for at, spot in enumerate(box.SPOTS) if in_region(table.s, at)}


def buildings() -> list[int]:
    return [at for at in range(box.SPOT_COUNT) if box.KIND[at] == box.BUILDING]


def compass(**slots: str) -> Table:
    table = Table()
    set_compass(table, slots)
    return table


def placed(table: Table) -> set[str]:
    """The location tiles on offer, with their slots."""
    return {line.removeprefix("place ") for line in table.lines() if line.startswith("place")}


def symbols(table: Table) -> set[str]:
    return {line.removeprefix("symbol ") for line in table.lines() if line.startswith("symbol")}


def organ_spots(table: Table) -> set[str]:
    assert table.step == "organ"
    return {line.removeprefix("organ ") for line in table.lines()}


# whose phase it is


@pytest.mark.rule("9.1", "22.9d")
@pytest.mark.parametrize("last", range(4))
def test_the_last_player_of_the_hour_is_asked_even_without_a_tile(last: int) -> None:
    table = phase5(last=last)
    assert (table.step, table.decider, table.lines()) == ("location", last, ["pass"])


@pytest.mark.rule("9.1", "4.1")
def test_phase_5_follows_the_last_turn() -> None:
    table = Table().at_turn(3, order=(0, 1, 2, 3))
    table.give(3, "loc_mole").play("choose johnsson", "turn 1", "stop")
    table.until("end").play("end")
    assert (table.step, table.decider) == ("location", 3)


@pytest.mark.rule("9.1", "R6")
def test_if_the_last_player_was_eliminated_the_last_one_living_may_place() -> None:
    table = Table().at_turn(3, order=(0, 1, 2, 3))
    table.s.time[3] = 1
    table.give(2, "loc_mole").give(3, "loc_obelisco").play("choose johnsson", "turn 1")
    assert (table.step, table.decider) == ("location", 2)
    assert placed(table) == {"mole north", "mole east", "mole south", "mole west"}


@pytest.mark.rule("9.1", "R6")
def test_several_vacant_positions_at_the_end_are_passed_over() -> None:
    table = Table().at_turn(0, order=(2, 0, 1, 3))
    table.s.alive = 0b0101
    assert begin_phase5(table).decider == 0


@pytest.mark.rule("R6")
def test_with_phase5_after_elimination_nobody_the_phase_is_left_out_this_hour() -> None:
    table = Table(phase5_after_elimination="nobody").at_turn(3, order=(0, 1, 2, 3))
    table.s.time[3] = 1
    table.play("choose johnsson", "turn 1")
    assert (table.step, table.s.hour) == ("event", 2)


@pytest.mark.rule("R6")
def test_with_phase5_after_elimination_nobody_the_last_player_places_while_he_lives() -> None:
    table = Table(phase5_after_elimination="nobody").at_turn(0, order=(0, 1, 2, 3))
    table.s.alive = 0b1001
    assert begin_phase5(table).decider == 3


@pytest.mark.rule("9.1a", "R17")
def test_there_is_no_phase_5_once_the_organ_is_on_the_map() -> None:
    table = Table().at_turn(1, order=(0, 2, 3, 1))
    table.give(1, "loc_mole")
    table.s.organ = box.SPOTS.index("duomo")
    begin_phase5(table)
    assert (table.step, table.s.hour) == ("event", 2)


@pytest.mark.rule("R17", "9.8")
def test_after_an_organ_by_symbol_the_fourth_slot_stays_empty_for_good() -> None:
    table = phase5("lemuria", "loc_mole", slots=THREE).play("symbol lemuria", "organ palazzo_cisterna")
    table.at_turn(2, event="e02", hour=2, order=(2, 3, 0, 1))
    begin_phase5(table)
    assert (table.step, table.s.hour) == ("event", 3)
    assert table.s.compass[box.EAST] == -1


# tiles and slots


@pytest.mark.rule("9.2")
def test_he_may_place_nothing() -> None:
    table = phase5("loc_mole").play("pass")
    assert table.s.compass == [-1] * 4 and table.s.tiles[1] == 1
    assert (table.step, table.s.hour) == ("event", 2)


@pytest.mark.rule("9.2")
def test_he_places_one_tile_only_and_it_lies_in_its_slot() -> None:
    table = phase5("loc_museo_egizio", "loc_mole").play("place museo_egizio south")
    assert table.s.compass[box.SOUTH] == box.BUILDINGS.index("museo_egizio")
    assert sum(slot >= 0 for slot in table.s.compass) == 1
    assert table.s.tiles[1] == 1 and (table.step, table.s.hour) == ("event", 2)


@pytest.mark.rule("9.2")
def test_a_slot_that_is_taken_is_not_on_offer() -> None:
    table = phase5("loc_museo_egizio", slots={"north": "cimitero"})
    assert placed(table) == {"museo_egizio east", "museo_egizio south", "museo_egizio west"}


@pytest.mark.rule("9.2", "8.5.5")
def test_object_tiles_and_power_cards_are_not_played_in_phase_5() -> None:
    assert phase5("lemuria", "hourglass", "seal_of_fenrir").lines() == ["pass"]


@pytest.mark.rule("9.2")
def test_only_the_last_player_s_own_tiles_count() -> None:
    table = Table().at_turn(2)
    table.give(0, "loc_mole").give(2, "loc_obelisco").give(3, "loc_cimitero")
    assert begin_phase5(table).lines() == ["pass"]


# the region


@pytest.mark.rule("9.3", "9.4b")
def test_a_tile_in_the_west_puts_the_organ_east_of_its_building() -> None:
    assert region(compass(west="mole")) == {"santa_giulia", "moschino", "villa_regina", "gran_madre", "murazzi"}


@pytest.mark.rule("9.4", "9.4a", "9.4b", "R18", "24.4")
@pytest.mark.parametrize(
    ("building", "north", "east", "south", "west"),
    [
        ("mole", 31, 40, 13, 5),
        ("museo_egizio", 23, 18, 20, 26),
        ("tempio_valdese", 4, 11, 43, 33),
        ("obelisco", 38, 2, 7, 46),
        ("cimitero", 48, 25, 0, 18),
    ],
)
def test_a_single_tile_leaves_the_fields_strictly_on_one_side(
    building: str, north: int, east: int, south: int, west: int
) -> None:
    there = box.SPOTS.index(building)
    sides = {
        "north": {at for at in buildings() if box.ROW[at] > box.ROW[there]},
        "east": {at for at in buildings() if box.COL[at] < box.COL[there]},
        "south": {at for at in buildings() if box.ROW[at] < box.ROW[there]},
        "west": {at for at in buildings() if box.COL[at] > box.COL[there]},
    }
    for slot, spots in sides.items():
        assert region(compass(**{slot: building})) == {box.SPOTS[at] for at in spots}
    assert [len(spots) for spots in sides.values()] == [north, east, south, west]


@pytest.mark.rule("9.4")
def test_the_empty_compass_leaves_all_building_fields() -> None:
    assert len(region(compass())) == 51


@pytest.mark.rule("9.4")
def test_the_region_is_what_all_tiles_leave_together() -> None:
    both = region(compass(north="obelisco", west="museo_egizio"))
    assert both == region(compass(north="obelisco")) & region(compass(west="museo_egizio"))
    assert "palazzo_cisterna" in both and "duomo" not in both


@pytest.mark.rule("9.4", "R18")
def test_the_row_of_the_building_itself_lies_on_neither_side() -> None:
    for slot in ("north", "south"):
        assert not region(compass(**{slot: "mole"})) & {"teatro_regio", "palazzo_madama", "santa_giulia"}


@pytest.mark.rule("9.4", "9.9", "9.9a", "R20")
def test_the_region_has_rune_fields_but_no_mystic_building_or_transport_field() -> None:
    left = region(compass(north="cimitero"))
    assert {"teatro_regio", "biblioteca", "murazzi"} <= left
    assert not left & ({"mole", "museo_egizio", "tempio_valdese", "obelisco"} | {"porta_susa", "giardini_reali"})


@pytest.mark.rule("9.5")
def test_a_tile_that_leaves_no_field_is_not_on_offer() -> None:
    assert placed(phase5("loc_cimitero")) == {"cimitero north", "cimitero east", "cimitero west"}


@pytest.mark.rule("9.5", "9.10")
def test_vector_location_mole_west() -> None:
    vector = VECTORS["location_mole_west"]
    table = phase5("loc_cimitero", slots={SLOT[slot]: name for slot, name in vector["before"]["slots"].items()})
    offered = placed(table)
    assert [f"{name} {SLOT[slot]}" in offered for name, slot in vector["action"]] == vector["after"]["legal"]


@pytest.mark.rule("9.5a", "R18")
def test_vector_location_twice() -> None:
    vector = VECTORS["location_twice"]
    table = phase5("loc_museo_egizio", slots={SLOT[slot]: name for slot, name in vector["before"]["slots"].items()})
    offered = placed(table)
    assert [f"{name} {SLOT[slot]}" in offered for name, slot in vector["action"]] == vector["after"]["legal"]


@pytest.mark.rule("9.5a")
def test_no_building_ever_takes_two_opposite_slots() -> None:
    for building in box.BUILDINGS:
        for slot, opposite in (("north", "south"), ("south", "north"), ("east", "west"), ("west", "east")):
            table = compass(**{slot: building})
            assert not valid_tile(table.s, box.SLOTS.index(opposite), box.BUILDINGS.index(building))


@pytest.mark.rule("9.5b")
def test_a_tile_that_leaves_the_region_as_it_was_is_allowed() -> None:
    table = phase5("loc_cimitero", slots={"west": "mole"})
    before = region(table)
    table.play("place cimitero north")
    assert region(table) == before
    assert table.s.compass[box.NORTH] == box.BUILDINGS.index("cimitero")


@pytest.mark.rule("9.10", "24.4c")
@pytest.mark.parametrize(
    ("slot", "building", "closed"),
    [("west", "mole", "east"), ("north", "tempio_valdese", "south"), ("east", "obelisco", "west")],
)
def test_some_tiles_leave_a_slot_that_nothing_fits(slot: str, building: str, closed: str) -> None:
    table = compass(**{slot: building})
    assert not any(valid_tile(table.s, box.SLOTS.index(closed), face) for face in range(len(box.BUILDINGS)))


@pytest.mark.rule("9.10", "9.8")
def test_where_no_fourth_tile_fits_a_symbol_still_brings_the_organ() -> None:
    slots = {"west": "mole", "north": "cimitero", "south": "tempio_valdese"}
    tiles = ("loc_mole", "loc_museo_egizio", "loc_tempio_valdese", "loc_obelisco", "loc_cimitero", "lemuria")
    assert phase5(*tiles, slots=slots).lines() == ["pass", "symbol lemuria"]


# rewards


@pytest.mark.rule("9.6")
def test_a_tile_brings_two_time_and_a_clue_at_once() -> None:
    table = phase5("loc_mole")
    table.s.time[1] = 20
    table.play("place mole east")
    assert (table.s.time[1], table.s.clues[1], table.s.supply) == (22, 1, 20)


@pytest.mark.rule("9.6", "2.5", "8.7.1")
def test_the_clue_of_a_tile_needs_a_supply_and_the_time_stops_at_45() -> None:
    table = phase5("loc_mole")
    table.s.supply, table.s.clues[0] = 0, 21
    table.s.time[1] = 44
    table.play("place mole east")
    assert (table.s.time[1], table.s.clues[1], table.s.supply) == (45, 0, 0)


# the organ


@pytest.mark.rule("9.7", "9.6")
def test_vector_organ_by_tile() -> None:
    vector = VECTORS["organ_by_tile"]
    before, after = vector["before"], vector["after"]
    slots = {SLOT[slot]: name for slot, name in before["slots"].items()}
    table = phase5(*before["yellow"]["tiles"], slots=slots)
    table.s.time[1] = before["yellow"]["time"]
    table.play("place mole east")
    assert region(table) == set(after["region"])
    occupied = {box.SPOTS[at] for at in table.s.place}
    assert organ_spots(table) == set(after["region"]) - occupied
    assert occupied & set(after["region"]) == {"teatro_regio", "biblioteca"}
    table.play("organ palazzo_cisterna")
    assert box.SPOTS[table.s.organ] == after["organ"]
    yellow = after["yellow"]
    assert (table.s.time[1], table.s.clues[1], table.s.tiles[1]) == (yellow["time"], yellow["clues"], 0)


@pytest.mark.rule("9.7")
def test_the_fourth_tile_pays_before_the_organ_is_put_and_cannot_be_declined_then() -> None:
    table = phase5("loc_mole", slots=THREE)
    table.s.time[1] = 20
    table.play("place mole east")
    assert (table.s.time[1], table.s.clues[1], table.decider) == (22, 1, 1)
    assert "pass" not in table.lines() and table.s.organ == -1
    table.play("organ universita")
    assert table.s.time[1] == 25


@pytest.mark.rule("9.7a", "9.5", "R19")
def test_a_fourth_tile_needs_a_field_without_a_figure() -> None:
    slots = {"north": "mole", "west": "obelisco", "south": "tempio_valdese"}
    table = phase5("loc_museo_egizio", slots=slots)
    last = compass(**slots, east="museo_egizio")
    assert "museo_egizio east" in placed(table)
    for figure, spot in zip(box.CHARACTERS, sorted(region(last)), strict=False):
        table.stand(figure, spot)
    assert len(region(last)) <= 8 and "museo_egizio east" not in placed(table)


@pytest.mark.rule("9.5", "9.7a")
def test_an_earlier_tile_may_leave_only_fields_with_figures_on_them() -> None:
    table = phase5("loc_obelisco")
    table.stand("lilja", "barriera_francia").stand("vidal", "carceri_nuove")
    assert "obelisco east" in placed(table)


@pytest.mark.rule("9.7b", "R19")
def test_a_clue_on_the_field_of_the_organ_goes_to_the_supply() -> None:
    table = phase5("loc_mole", slots=THREE)
    at = box.SPOTS.index("palazzo_cisterna")
    table.s.clue[at], table.s.supply = 1, 20
    table.play("place mole east", "organ palazzo_cisterna")
    assert (table.s.clue[at], table.s.supply, table.s.clues[1]) == (0, 20, 1)


@pytest.mark.rule("20.11", "R19")
def test_with_clue_under_organ_stays_the_clue_stays_and_can_be_moved_away() -> None:
    table = phase5("lemuria", slots=THREE, clue_under_organ="stays")
    at = box.SPOTS.index("palazzo_cisterna")
    table.s.clue[at], table.s.supply = 1, 20
    table.play("symbol lemuria", "organ palazzo_cisterna")
    assert (table.s.clue[at], table.s.supply) == (1, 20)
    table.at_turn(0, hour=2, event="e02").play("choose vidal", "act move_clue", "take up palazzo_cisterna")
    table.play("put universita")
    assert (table.s.clue[at], table.s.clue[box.SPOTS.index("universita")]) == (0, 1)


@pytest.mark.rule("20.11")
def test_with_clue_under_organ_stays_a_figure_of_a_declared_turn_may_take_the_clue() -> None:
    table = Table(clue_under_organ="stays").at_turn(0)
    at = box.SPOTS.index("palazzo_cisterna")
    table.s.organ, table.s.clue[at], table.s.supply = at, 1, 20
    chosen = next(name for c, name in enumerate(box.CHARACTERS) if table.s.card[c] == 7)
    table.play(f"name {chosen}").until("gear")
    table.stand(chosen, "san_francesco_paola")
    table.s.gear = 7
    table.play("turn 1")
    held = table.s.clues[0]
    assert {"step palazzo_cisterna", "step palazzo_cisterna leave"} <= set(table.lines())
    table.play("step palazzo_cisterna")
    assert (table.s.clue[at], table.s.clues[0]) == (0, held + 1)


@pytest.mark.rule("9.8", "9.8a")
def test_vector_organ_by_symbol() -> None:
    vector = VECTORS["organ_by_symbol"]
    before, after = vector["before"]["yellow"], vector["after"]["yellow"]
    slots = {SLOT[slot]: name for slot, name in vector["before"]["slots"].items()}
    table = phase5(*before["tiles"], slots=slots)
    table.s.time[1] = before["time"]
    table.play("symbol lemuria")
    assert (table.s.time[1], table.s.clues[1]) == (before["time"], 0)
    table.play("organ palazzo_cisterna")
    assert box.SPOTS[table.s.organ] == "palazzo_cisterna"
    assert (table.s.time[1], table.s.clues[1], table.s.tiles[1]) == (after["time"], after["clues"], 0)


@pytest.mark.rule("9.8a")
def test_by_a_symbol_the_organ_comes_to_any_free_field_of_the_region_of_three_tiles() -> None:
    table = phase5("lemuria", slots=THREE).play("symbol lemuria")
    occupied = {box.SPOTS[at] for at in table.s.place}
    assert organ_spots(table) == region(compass(**THREE)) - occupied
    assert "gran_madre" in organ_spots(table) and "murazzi" not in organ_spots(table)


@pytest.mark.rule("9.8b", "9.8", "R40", "22.1d")
def test_the_symbol_is_shown_to_all_and_goes_under_the_stack() -> None:
    table = phase5("hourglass_organ", slots=THREE).play("symbol hourglass_organ")
    s = table.s
    assert (s.under_left, box.TILES[s.under[0]], s.under_knower[0]) == (1, "hourglass_organ", 0b1111)


@pytest.mark.rule("9.8")
def test_only_tiles_with_an_organ_symbol_can_be_given_up() -> None:
    tiles = ("deggial", "hourglass", "hourglass_organ", "mystic_trace", "mystic_trace_organ", "perennial_sophia")
    table = phase5(*tiles, slots=THREE)
    assert symbols(table) == {"hourglass_organ", "mystic_trace_organ", "perennial_sophia"}


@pytest.mark.rule("9.8", "9.9")
def test_vector_organ_too_early() -> None:
    vector = VECTORS["organ_too_early"]
    slots = {SLOT[slot]: name for slot, name in vector["before"]["slots"].items()}
    table = phase5(*vector["before"]["yellow"]["tiles"], slots=slots)
    assert ("symbol lemuria" in table.lines()) is vector["after"]["legal"]


@pytest.mark.rule("9.9")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_organ_never_comes_before_there_are_three_tiles(count: int) -> None:
    table = phase5("lemuria", slots=dict(list(THREE.items())[:count]))
    assert bool(symbols(table)) is (count == 3)


@pytest.mark.rule("9.9")
def test_the_third_tile_does_not_bring_the_organ() -> None:
    table = phase5("loc_mole", "lemuria", slots={"north": "obelisco", "west": "museo_egizio"}).play("place mole east")
    assert table.s.organ == -1 and table.step == "event"


@pytest.mark.rule("9.9a", "R20")
def test_a_rune_field_whose_figure_has_left_may_hold_the_organ() -> None:
    table = phase5("loc_mole", slots=THREE).stand("lewis", "duomo").play("place mole east")
    assert "teatro_regio" in organ_spots(table)
    table.play("organ teatro_regio")
    assert box.SPOTS[table.s.organ] == "teatro_regio"


@pytest.mark.rule("17.3b", "R33")
def test_under_e11_a_symbol_may_be_given_up() -> None:
    table = Table().at_turn(2, event="e11")
    set_compass(table, THREE)
    table.give(1, "lemuria")
    assert symbols(begin_phase5(table)) == {"lemuria"}


# the numbers of the map


@pytest.mark.rule("24.4a", "24.4d")
def test_of_the_ways_to_fill_the_compass_63_are_valid() -> None:
    regions = [
        region(compass(**dict(zip(box.SLOTS, names, strict=True)))) for names in product(box.BUILDINGS, repeat=4)
    ]
    found = [spots for spots in regions if spots]
    assert (len(regions), len(found), sum(len(spots) == 1 for spots in found)) == (625, 63, 7)
    assert len(set().union(*found)) == 26


@pytest.mark.rule("24.4b", "24.4d")
def test_three_slots_can_be_filled_in_145_valid_ways_of_which_18_have_no_fourth_tile() -> None:
    ways, stuck = 0, 0
    reached: set[str] = set()
    for left_out in box.SLOTS:
        for names in product(box.BUILDINGS, repeat=3):
            table = compass(**dict(zip([slot for slot in box.SLOTS if slot != left_out], names, strict=True)))
            spots = region(table)
            if spots:
                ways += 1
                reached |= spots
                slot = box.SLOTS.index(left_out)
                for figure in range(len(box.CHARACTERS)):
                    table.s.place[figure] = box.SPOTS.index("porta_susa")
                stuck += not any(valid_tile(table.s, slot, face) for face in range(len(box.BUILDINGS)))
    assert (ways, stuck, len(reached)) == (145, 18, 49)
