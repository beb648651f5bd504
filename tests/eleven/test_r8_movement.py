"""The movement: steps, rides, walks, and clues on the way (8.3.5-8.3.10)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box

from .table import Table, lay, other, place
from .turns import AIRSHIP, LOCOMOTIVE, MONORAIL, STEAM, moves, offered, organ, travel

# Movement (8.3.5 to 8.3.10)


@pytest.mark.rule("8.3.5", "8.3.5a", "8.3.5b", "8.3.5d")
def test_the_figure_may_stay_or_move_by_parts_in_any_order_and_mixture() -> None:
    table = travel("san_carlo", STEAM)
    assert "stop" in table.lines()
    table.play("stop")
    assert (table.step, place(table), table.s.time[0]) == ("hand_in", "san_carlo", 20)
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


@pytest.mark.rule("8.3.5a", "R7", "8.3.5b")
def test_paid_steps_must_leave_1_time_and_a_ride_is_still_free() -> None:
    table = travel("san_carlo", MONORAIL, time=2).play("step palazzo_arsenale")
    assert (table.s.time[0], table.s.steps, moves(table)) == (1, 3, {"stop"})
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


@pytest.mark.rule("8.3.5c", "R11", "8.5.1c")
def test_the_locomotive_gives_one_walk_of_three_steps_that_is_not_taken_up_again() -> None:
    table = travel("porta_susa", LOCOMOTIVE)
    assert offered(table, "ride") == [] and "locomotive" in table.lines()
    table.play("locomotive", "step caserma_cernaia", "step mastio_cittadella", "step piazza_solferino")
    assert (table.step, table.s.time[0], table.s.steps, place(table)) == ("move", 20, 2, "piazza_solferino")
    assert offered(table, "locomotive") == []
    table = travel("porta_susa", LOCOMOTIVE).play("locomotive", "step caserma_cernaia")
    assert table.step == "walk" and offered(table, "play", "use", "free", "locomotive") == []
    table.play("stop")
    assert table.step == "move" and offered(table, "locomotive") == []


@pytest.mark.rule("8.3.5c", "8.3.5d", "R11")
def test_a_walk_from_the_event_comes_on_top_without_a_break() -> None:
    table = Table().at_turn(3, "e02", order=(0, 1, 2, 3)).play("choose vikstrom").stand("vikstrom", "porta_susa")
    table.s.gear, table.s.time[3] = LOCOMOTIVE - 1, 21
    table.play("turn 1", "free walk", "step caserma_cernaia", "step pietro_micca", "step galleria_arte")
    assert offered(table, "free") == [] and offered(table, "locomotive") == ["locomotive"]
    table.play("locomotive", "step teatro_alfieri", "step san_carlo", "step solaro_borgo")
    assert (table.step, table.s.time[3], offered(table, "free", "locomotive")) == ("move", 20, [])
    table = Table().at_turn(3, "e02", order=(0, 1, 2, 3)).play("choose vikstrom").stand("vikstrom", "porta_susa")
    table.s.time[3] = 21
    table.play("turn 1", "free walk", "step caserma_cernaia")
    assert table.step == "walk" and offered(table, "play", "use", "ride", "free", "locomotive") == []
    table.play("step mastio_cittadella", "step piazza_solferino")
    assert (table.step, table.s.time[3], offered(table, "free")) == ("move", 20, [])


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
def test_fields_with_figures_or_the_organ_are_closed_to_steps_walks_and_rides() -> None:
    table = travel("mole", MONORAIL)
    assert "step teatro_regio" not in table.lines() and place(table, "lewis") == "teatro_regio"
    assert "step teatro_regio" in table.stand("lewis", "duomo").lines()
    table = travel("porta_susa", STEAM).stand("lewis", "porta_nuova")
    assert set(offered(table, "ride")) == {"ride ponte_mosca", "ride stazione_vanchiglia"}
    table = organ(travel("universita", LOCOMOTIVE), "palazzo_cisterna")
    assert "step palazzo_cisterna" not in table.lines()
    assert "step palazzo_cisterna" not in table.play("locomotive").lines()
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


@pytest.mark.rule("8.3.10")
def test_a_ride_touches_only_the_field_of_arrival() -> None:
    table = lay(travel("porta_susa", STEAM), "porta_susa", "ponte_mosca", "stazione_vanchiglia", "caserma_cernaia")
    table.stand("lewis", "san_secondo").stand("snowy", "tempio_valdese").play("ride porta_nuova")
    assert (place(table), table.s.clues[0], sum(table.s.clue)) == ("porta_nuova", 0, 4)
