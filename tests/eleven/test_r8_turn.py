"""The turn: choosing a figure, its ability, the gears, and the worked examples (8.1-8.3.4)."""

from __future__ import annotations

from itertools import combinations

import pytest

from subrosa.games.eleven import box

from .table import SEATS, VECTORS, Table, lay, other, place
from .turns import LOCOMOTIVE, MONORAIL, PLAIN, STEAM, at_gear, figures, moves, offered, organ, travel

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


@pytest.mark.rule("8.1.2a")
def test_a_free_walk_not_used_in_its_turn_is_gone() -> None:
    table = Table().at_turn(0, "e10").play("choose koleberg", "trace mole", "turn 1", "stop").until("end").play("end")
    table.play("choose vikstrom", "turn 1")
    assert (table.s.turn, offered(table, "free")) == (1, [])


# Ability (8.2)


@pytest.mark.rule("8.2.1", "8.2.1a", "R38")
@pytest.mark.parametrize("character", ["pahlsson", "lewis", "snowy", "vidal", "koleberg"])
def test_nothing_is_passed_played_or_declared_between_choice_and_ability(character: str) -> None:
    table = organ(Table().at_turn(0, PLAIN).give(0, "hourglass", "exchange"), "palazzo_cisterna")
    assert len(offered(table, "play", "use", "name")) == 3 + 2 + 8
    table.play(f"choose {character}")
    assert offered(table, "play", "use", "name", "pass") == []
    assert offered(table, "stop") == (["stop"] if character == "snowy" else [])


@pytest.mark.rule("8.7.1", "2.6", "16.vikstrom", "17.e08")
def test_vector_time_cap_stops_abilities_and_events_at_45() -> None:
    row = VECTORS["time_cap"]
    table = Table().at_turn(0, PLAIN)
    table.s.time[0] = row["before"]["time"]
    assert table.play("choose vikstrom").s.time[0] == row["after"]["time"]
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
