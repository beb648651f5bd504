"""The event of an hour (5), clues put on the board (7), and the supply they come from (2.5)."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import CHANCE
from subrosa.games.eleven import box
from subrosa.games.eleven.fields import PHASES
from subrosa.games.eleven.rules.hour import begin_hour, proceed

from .table import SEATS, VECTORS, Table, clued, lay, other

BUILDING = [spot for spot, kind in zip(box.SPOTS, box.KIND, strict=True) if kind == box.BUILDING]
MYSTIC = [spot for spot, kind in zip(box.SPOTS, box.KIND, strict=True) if kind == box.MYSTIC]
TRANSPORT = [spot for spot, kind in zip(box.SPOTS, box.KIND, strict=True) if kind == box.TRANSPORT]
STARTS = set(box.BOARD["starts"].values())


def phase_3(
    order: tuple[int, ...] = (0, 1, 2, 3), supply: int = 21, clues_at: tuple[str, ...] = (), **options: str
) -> Table:
    """The beginning of phase 3; clues not in the supply and not on the board are with the first seat."""
    table = Table(max(4, len(order)), **options).until("event").play("event e07")
    s = table.s
    s.alive = sum(1 << seat for seat in order)
    s.positions = len(order)
    for i in range(len(s.order)):
        s.order[i] = order[i] if i < len(order) else -1
    lay(table, *clues_at)
    s.clues[order[0]] += s.supply - supply
    s.supply = supply
    s.phase, s.index, s.turn = PHASES.index("clues"), 1, -1
    proceed(s)
    return table


def spots(table: Table) -> set[str]:
    """Where the clue of the one who is asked may go."""
    return {line.split()[-1] for line in table.lines()}


# The event (5)


@pytest.mark.rule("5.1", "5.1a")
def test_chance_turns_up_one_event_an_hour_and_none_twice() -> None:
    table = Table().until("event")
    assert table.decider == CHANCE and table.s.event == -1
    table.play("event e04")
    assert (box.EVENTS[table.s.event], table.step, table.s.row[0]) == ("e04", "open", box.E04)
    table = Table().until("event")
    for hour in range(1, 12):
        if hour > 1:
            begin_hour(table.s)
            table.until("event")
        left = [f"event {id}" for id in box.EVENTS[hour - 1 :]]
        assert table.lines() == left
        table.play(left[0])
    assert [box.EVENTS[event] for event in table.s.row] == list(box.EVENTS)


@pytest.mark.rule("5.3", "R5")
def test_a_position_gets_its_gift_in_its_turn_and_not_before_the_figure_is_chosen() -> None:
    table = Table().at_turn(1, "e10", order=(0, 1, 2, 3))
    assert table.s.sheets[1] == 0
    table.play("choose vikstrom")
    assert list(table.s.sheets[:4]) == [0, 2, 0, 0]


# Clues (7)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 0, 2, 1), (4, 2, 0, 1, 3), (5, 4, 3, 2, 1, 0)])
def test_each_position_but_the_first_puts_one_clue_in_the_order_of_the_hour(order: tuple[int, ...]) -> None:
    table = phase_3(order)
    free = [spot for spot in BUILDING if spot not in STARTS]
    for seat, spot in zip(order[1:], free, strict=False):
        assert (table.step, table.decider) == ("clue", seat)
        table.play(f"lay {spot}")
    assert clued(table) == set(free[: len(order) - 1])
    assert (table.s.supply, table.step, table.s.turn) == (21 - len(order) + 1, "figure", order[0])


@pytest.mark.rule("7.1", "13.4")
def test_a_vacant_position_puts_no_clue() -> None:
    table = phase_3()
    table.s.alive &= ~(1 << 2)
    table.play("lay duomo")
    assert table.decider == 3
    assert table.play("lay balon").s.supply == 19


@pytest.mark.rule("7.1", "7.1a", "2.3", "R1", "R20")
def test_a_clue_goes_to_any_building_without_figure_clue_and_organ() -> None:
    table = phase_3()
    assert spots(table) == set(BUILDING) - STARTS
    assert len(spots(table)) == 43
    table = phase_3().stand("lilja", "duomo")
    assert "porte_palatine" in spots(table) and "duomo" not in spots(table)
    table = phase_3()
    table.s.organ = box.SPOTS.index("palazzo_cisterna")
    assert spots(table) == set(BUILDING) - STARTS - {"palazzo_cisterna"}
    table = phase_3().play("lay balon")
    assert "balon" not in spots(table)


@pytest.mark.rule("20.7", "R1")
def test_clues_may_be_put_under_figures_where_the_table_wishes_but_never_on_clues_or_the_organ() -> None:
    table = phase_3(clues_at=("balon",), **other("clue_field_must_be_free_of_figures"))
    table.s.organ = box.SPOTS.index("palazzo_cisterna")
    assert spots(table) == set(BUILDING) - {"balon", "palazzo_cisterna"}
    table.play("lay teatro_regio")
    assert clued(table) == {"balon", "teatro_regio"}


@pytest.mark.rule("7.2")
def test_nobody_may_decline_while_there_is_a_clue_in_the_supply() -> None:
    table = phase_3()
    assert all(line.startswith("lay ") for line in table.lines())
    table = phase_3((1, 0, 3, 2), supply=1)
    assert table.decider == 0
    table.play("lay duomo")
    assert (table.step, table.s.turn, table.s.supply, clued(table)) == ("figure", 1, 0, {"duomo"})


@pytest.mark.rule("7.2", "2.5")
def test_clues_that_come_back_are_put_again() -> None:
    table = phase_3(supply=0)
    assert table.step == "figure"
    table.s.clues[0] -= 2
    table.s.supply += 2
    s = table.s
    s.phase, s.index, s.turn = PHASES.index("clues"), 1, -1
    proceed(s)
    assert table.play("lay duomo", "lay balon").step == "figure"
    assert s.supply == 0 and sum(s.clue) == 2


@pytest.mark.rule("7.3")
def test_without_a_field_for_it_the_clue_stays_in_the_supply() -> None:
    table = Table().until("event").play("event e07")
    s = table.s
    for spot, kind in enumerate(box.KIND):
        s.clue[spot] = kind == box.BUILDING and box.SPOTS[spot] not in STARTS
    for position in range(4):
        s.order[position] = position
    s.phase, s.index, s.turn = PHASES.index("clues"), 1, -1
    proceed(s)
    assert (table.step, s.supply) == ("figure", 21)


# Worked examples


@pytest.mark.rule("7.1")
def test_vector_clue_phase_4p_green_red_and_yellow_put_a_clue_each() -> None:
    before, after = VECTORS["clue_phase_4p"]["before"], VECTORS["clue_phase_4p"]["after"]
    table = phase_3(tuple(SEATS[colour] for colour in before["order"]), before["supply"])
    assert len(clued(table)) == before["on_board"]
    for colour, spot in (("green", "duomo"), ("red", "balon"), ("yellow", "valdocco")):
        assert box.COLOURS[table.decider] == colour
        table.play(f"lay {spot}")
    assert (table.s.supply, len(clued(table))) == (after["supply"], after["on_board"])
    assert (table.step, box.COLOURS[table.decider]) == ("figure", "blue")


@pytest.mark.rule("7.1a")
@pytest.mark.parametrize("kind", VECTORS["clue_phase_illegal"]["before"]["field_kinds"])
def test_vector_clue_phase_illegal_bars_transport_fields_mystic_buildings_and_clues(kind: str) -> None:
    barred = {"transport": TRANSPORT, "mystic": MYSTIC, "field with a clue": ["duomo", "san_carlo"]}[kind]
    table = phase_3(clues_at=("duomo", "san_carlo"))
    assert table.step == "clue" and VECTORS["clue_phase_illegal"]["after"]["legal"] is False
    assert len(barred) > 1 and spots(table).isdisjoint(barred)


@pytest.mark.rule("7.2", "2.5")
def test_vector_supply_empty_puts_no_clue_in_phase_3() -> None:
    after = VECTORS["supply_empty"]["after"]
    table = phase_3(supply=VECTORS["supply_empty"]["before"]["supply"])
    assert (table.step, table.s.turn) == ("figure", 0)
    assert (table.s.supply, len(clued(table))) == (after["supply"], after["placed"])
