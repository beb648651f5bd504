"""Phase 5: location tiles, the compass and its region, and what a tile brings (9)."""

from __future__ import annotations

from itertools import product

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.rules.board import valid_tile

from .phase5 import SLOT, THREE, begin_phase5, compass, phase5, placed, region
from .table import VECTORS, Table


def buildings() -> list[int]:
    return [at for at in range(box.SPOT_COUNT) if box.KIND[at] == box.BUILDING]


# whose phase it is


@pytest.mark.rule("9.1", "22.9d")
@pytest.mark.parametrize("last", range(4))
def test_the_last_player_of_the_hour_is_asked_even_without_a_tile(last: int) -> None:
    table = phase5(last=last)
    assert (table.step, table.decider, table.lines()) == ("location", last, ["pass"])


@pytest.mark.rule("9.1", "4.1", "R6")
def test_phase_5_belongs_to_the_last_one_living_after_the_last_turn() -> None:
    table = Table().at_turn(3, order=(0, 1, 2, 3))
    table.give(3, "loc_mole").play("choose johnsson", "turn 1", "stop")
    table.until("end").play("end")
    assert (table.step, table.decider) == ("location", 3)
    table = Table().at_turn(3, order=(0, 1, 2, 3))
    table.s.time[3] = 1
    table.give(2, "loc_mole").give(3, "loc_obelisco").play("choose johnsson", "turn 1")
    assert (table.step, table.decider) == ("location", 2)
    assert placed(table) == {"mole north", "mole east", "mole south", "mole west"}
    table = Table().at_turn(0, order=(2, 0, 1, 3))
    table.s.alive = 0b0101
    assert begin_phase5(table).decider == 0


@pytest.mark.rule("R6")
def test_with_phase5_after_elimination_nobody_only_the_last_position_places() -> None:
    table = Table(phase5_after_elimination="nobody").at_turn(3, order=(0, 1, 2, 3))
    table.s.time[3] = 1
    table.play("choose johnsson", "turn 1")
    assert (table.step, table.s.hour) == ("event", 2)
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


@pytest.mark.rule("9.2", "8.5.5")
def test_he_may_place_one_location_tile_of_his_own_in_a_free_slot_or_nothing() -> None:
    table = phase5("loc_mole").play("pass")
    assert table.s.compass == [-1] * 4 and table.s.tiles[1] == 1
    assert (table.step, table.s.hour) == ("event", 2)
    table = phase5("loc_museo_egizio", "loc_mole").play("place museo_egizio south")
    assert table.s.compass[box.SOUTH] == box.BUILDINGS.index("museo_egizio")
    assert sum(slot >= 0 for slot in table.s.compass) == 1
    assert table.s.tiles[1] == 1 and (table.step, table.s.hour) == ("event", 2)
    table = phase5("loc_museo_egizio", slots={"north": "cimitero"})
    assert placed(table) == {"museo_egizio east", "museo_egizio south", "museo_egizio west"}
    assert phase5("lemuria", "hourglass", "seal_of_fenrir").lines() == ["pass"]
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


@pytest.mark.rule("9.4", "R18", "9.9", "9.9a", "R20")
def test_the_region_is_the_buildings_that_all_tiles_leave_together() -> None:
    assert len(region(compass())) == 51
    both = region(compass(north="obelisco", west="museo_egizio"))
    assert both == region(compass(north="obelisco")) & region(compass(west="museo_egizio"))
    assert "palazzo_cisterna" in both and "duomo" not in both
    for slot in ("north", "south"):
        assert not region(compass(**{slot: "mole"})) & {"teatro_regio", "palazzo_madama", "santa_giulia"}
    left = region(compass(north="cimitero"))
    assert {"teatro_regio", "biblioteca", "murazzi"} <= left
    assert not left & ({"mole", "museo_egizio", "tempio_valdese", "obelisco"} | {"porta_susa", "giardini_reali"})


@pytest.mark.rule("9.5", "9.10", "9.5a", "R18")
def test_vectors_location_mole_west_and_twice_a_tile_must_leave_a_field() -> None:
    assert placed(phase5("loc_cimitero")) == {"cimitero north", "cimitero east", "cimitero west"}
    vector = VECTORS["location_mole_west"]
    table = phase5("loc_cimitero", slots={SLOT[slot]: name for slot, name in vector["before"]["slots"].items()})
    offered = placed(table)
    assert [f"{name} {SLOT[slot]}" in offered for name, slot in vector["action"]] == vector["after"]["legal"]
    vector = VECTORS["location_twice"]
    table = phase5("loc_museo_egizio", slots={SLOT[slot]: name for slot, name in vector["before"]["slots"].items()})
    offered = placed(table)
    assert [f"{name} {SLOT[slot]}" in offered for name, slot in vector["action"]] == vector["after"]["legal"]


@pytest.mark.rule("9.5a", "9.5b")
def test_no_building_takes_two_opposite_slots_and_a_tile_may_leave_the_region_as_it_was() -> None:
    for building in box.BUILDINGS:
        for slot, opposite in (("north", "south"), ("south", "north"), ("east", "west"), ("west", "east")):
            table = compass(**{slot: building})
            assert not valid_tile(table.s, box.SLOTS.index(opposite), box.BUILDINGS.index(building))
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


@pytest.mark.rule("9.6", "2.5", "8.7.1")
def test_a_tile_brings_time_up_to_45_and_a_clue_as_far_as_there_is_one() -> None:
    table = phase5("loc_mole")
    table.s.time[1] = 20
    table.play("place mole east")
    assert (table.s.time[1], table.s.clues[1], table.s.supply) == (22, 1, 20)
    table = phase5("loc_mole")
    table.s.supply, table.s.clues[0] = 0, 21
    table.s.time[1] = 44
    table.play("place mole east")
    assert (table.s.time[1], table.s.clues[1], table.s.supply) == (45, 0, 0)


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
