"""Phase 5: the organ, by a fourth tile or by a symbol (9)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box

from .phase5 import SLOT, THREE, begin_phase5, compass, phase5, placed, region, set_compass, symbols
from .table import VECTORS, Table


def organ_spots(table: Table) -> set[str]:
    assert table.step == "organ"
    return {line.removeprefix("organ ") for line in table.lines()}


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
def test_with_clue_under_organ_stays_the_clue_can_be_moved_away_or_taken_in_a_declared_turn() -> None:
    table = phase5("lemuria", slots=THREE, clue_under_organ="stays")
    at = box.SPOTS.index("palazzo_cisterna")
    table.s.clue[at], table.s.supply = 1, 20
    table.play("symbol lemuria", "organ palazzo_cisterna")
    assert (table.s.clue[at], table.s.supply) == (1, 20)
    table.at_turn(0, hour=2, event="e02").play("choose vidal", "act move_clue", "take up palazzo_cisterna")
    table.play("put universita")
    assert (table.s.clue[at], table.s.clue[box.SPOTS.index("universita")]) == (0, 1)
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


@pytest.mark.rule("9.9", "9.9a", "R20")
def test_the_third_tile_does_not_bring_the_organ_and_a_rune_field_may_hold_it() -> None:
    table = phase5("loc_mole", "lemuria", slots={"north": "obelisco", "west": "museo_egizio"}).play("place mole east")
    assert table.s.organ == -1 and table.step == "event"
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
