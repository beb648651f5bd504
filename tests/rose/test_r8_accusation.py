"""Day 7: accusation, scoring, places (8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from subrosa.games.rose.box import COLOURS

from .table import Table

IDENTITIES = {1: "red", 2: "blue", 3: "white", 4: "grey", 5: "black"}
HIT = {2: 12, 3: 6, 4: 4, 5: 3}


def accusing(seats: int, takers: tuple[int, ...] = (1, 1, 1, 1, 1, 1), **more: object) -> Table:
    """The start of day 7, players 1, 2, 3, ... being red, blue, white, ..."""
    identities = {seat: IDENTITIES[seat] for seat in range(1, seats + 1)}
    return Table(seats=seats, day=7, step="accuse", identities=identities, takers=takers, **more)  # type: ignore[arg-type]


def guess(table: Table, seat: int, **colours: str) -> None:
    """A player accuses all others, clockwise: `guess(table, 1, p2="blue", p3="red")`."""
    seats = table.s.seats
    for i in range(1, seats):
        other = (seat - 1 + i) % seats + 1
        table.do(f"{seat}: accuse {other} {colours[f'p{other}']}")


def nobody_hits(table: Table) -> None:
    """All accuse, none of them rightly."""
    seats = table.s.seats
    for seat in range(1, seats + 1):
        others = [(seat - 1 + i) % seats + 1 for i in range(1, seats)]
        wrong = next(
            row
            for row in permutations(COLOURS, seats - 1)
            if all(colour != IDENTITIES[other] for other, colour in zip(others, row, strict=True))
        )
        guess(table, seat, **{f"p{other}": colour for other, colour in zip(others, wrong, strict=True)})


@pytest.mark.rule("8.1", "6.5")
def test_markers_shown_in_revelations_can_be_laid_again_and_stay_visible() -> None:
    table = accusing(3, shown={1: ["blue", "white", "grey"]})
    assert table.choices(1) == [f"accuse 2 {colour}" for colour in COLOURS]
    assert table.view().shown["seat 1"] == ["blue", "white", "grey"]


@pytest.mark.rule("8.2", "D9", "Q19")
@pytest.mark.parametrize(("seats", "ways"), [(2, 6), (3, 30), (4, 120), (5, 360)])
def test_guesses_are_made_one_opponent_at_a_time_all_of_different_colours(seats: int, ways: int) -> None:
    table = accusing(seats)
    count = 1
    for i in range(1, seats):
        offered = table.choices(2)
        other = (1 + i) % seats + 1
        assert offered == [f"accuse {other} {colour}" for colour in COLOURS[i - 1 :]]
        count *= len(offered)
        table.do(f"2: {offered[0]}")
    assert count == ways
    assert 2 not in table.deciders


@pytest.mark.rule("8.2", "D9")
def test_all_accuse_at_the_same_time_and_in_any_order() -> None:
    table = accusing(3)
    table.do("3: accuse 1 blue", "1: accuse 2 grey", "3: accuse 2 red")
    assert table.deciders == (1, 2)
    table.do("2: accuse 3 blue", "2: accuse 1 white", "1: accuse 3 black")
    assert table.step == "over" and table.deciders == ()


@pytest.mark.rule("8.3", "V11")
def test_v11_two_of_three_right_accusations_cost_the_blue_player_8() -> None:
    table = accusing(4)
    guess(table, 1, p2="blue", p3="orange", p4="black")
    guess(table, 3, p2="orange", p4="red", p1="black")
    guess(table, 4, p2="blue", p3="orange", p1="black")
    guess(table, 2, p1="blue", p3="orange", p4="black")
    assert (table.evidence["blue"], table.evidence["white"], table.evidence["grey"]) == (13, 5, 5)


@pytest.mark.rule("8.3", "12.4")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_being_found_by_all_costs_12_with_any_number_of_players(seats: int) -> None:
    table = accusing(seats)
    everybody = {f"p{seat}": IDENTITIES[seat] for seat in range(1, seats + 1)}
    for seat in range(1, seats + 1):
        guess(table, seat, **everybody)
    assert (seats - 1) * HIT[seats] == 12
    assert [table.evidence[IDENTITIES[seat]] for seat in range(2, seats + 1)] == [17] * (seats - 1)
    assert table.evidence["red"] == 5 + 12 + 6 * 2


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_one_right_guess_costs_12_6_4_or_3(seats: int) -> None:
    table = accusing(seats)
    right = {"p1": "orange", "p2": "blue", "p3": "orange", "p4": "black", "p5": "white"}
    guess(table, 1, **right)
    for seat in range(2, seats + 1):
        others = [(seat - 1 + i) % seats + 1 for i in range(1, seats)]
        for other in others:
            free = [line.split()[-1] for line in table.choices(seat)]
            table.do(f"{seat}: accuse {other} {next(c for c in free if c != IDENTITIES[other])}")
    assert table.evidence["blue"] == 5 + HIT[seats]


@pytest.mark.rule("8.4", "6.3", "12.4", "V23")
def test_v23_two_event_cards_cost_4_evidence() -> None:
    table = accusing(3, takers=(2, 3, 2, 1, 1, 1))
    nobody_hits(table)
    assert (table.evidence["red"], table.evidence["blue"], table.evidence["white"]) == (11, 9, 7)
    assert table.evidence["orange"] == 5


@pytest.mark.rule("8.5", "V24")
def test_v24_evidence_passes_50_at_the_end_as_well() -> None:
    table = accusing(2, evidence={"red": 48}, takers=(1, 1, 1, 2, 2, 2))
    guess(table, 1, p2="orange")
    guess(table, 2, p1="red")
    assert table.evidence["red"] == 48 + 12 + 6


@pytest.mark.rule("8.6")
def test_least_evidence_wins_and_monks_nobody_plays_do_not_count() -> None:
    table = accusing(3, evidence={"red": 20, "blue": 12, "white": 30, "grey": 0}, takers=(1, 1, 2, 2, 3, 3))
    nobody_hits(table)
    assert table.places == [2, 1, 3]


@pytest.mark.rule("8.6", "X17")
def test_x17_of_two_with_20_the_one_with_more_event_cards_wins() -> None:
    table = accusing(3, evidence={"red": 16, "blue": 18, "white": 44}, takers=(1, 1, 2, 3, 3, 3))
    nobody_hits(table)
    assert (table.evidence["red"], table.evidence["blue"]) == (20, 20)
    assert table.places == [1, 2, 3]


@pytest.mark.rule("8.6", "X18")
def test_x18_with_as_many_event_cards_both_win() -> None:
    table = accusing(3, evidence={"red": 18, "blue": 18, "white": 42}, takers=(1, 2, 3, 3, 3, 3))
    nobody_hits(table)
    assert (table.evidence["red"], table.evidence["blue"]) == (20, 20)
    assert table.places == [1, 1, 3]


@pytest.mark.rule("8.6")
def test_equal_players_share_a_place_lower_down_too() -> None:
    table = accusing(4, evidence={"red": 30, "blue": 10, "white": 30, "grey": 40}, takers=(1, 3, 4, 4, 4, 4))
    nobody_hits(table)
    assert table.places == [2, 1, 2, 4]
