"""The end of a day: conversion, event card, sundial, revelation (6)."""

from __future__ import annotations

import pytest

from subrosa.games.rose.box import COLOURS

from .table import Table

SIX = {"red": 30, "blue": 20, "white": 15, "grey": 9, "black": 5, "orange": 0}
V9 = {"grey": 25, "blue": 18, "white": 18, "red": 12, "black": 12, "orange": 7}


def evening(table: Table) -> Table:
    """End the day with a turn that changes no track: Adson goes to the empty garden."""
    return table.do("play garden 2", "move adson garden", "any")


def late(event: str = "forbidden", day: int = 2, **more: object) -> Table:
    """A position in which the next turn of player 1 ends the day."""
    return Table(event=event, day=day, sundial=22, hands={1: ["garden 2"]}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("6.1", "6.2", "V9")
def test_v9_tied_monks_share_a_rank_and_the_next_one_is_not_skipped() -> None:
    table = evening(late(suspicion=V9))
    assert table.evidence == {"grey": 10, "blue": 9, "white": 9, "red": 8, "black": 8, "orange": 7}
    assert set(table.suspicion.values()) == {10}


@pytest.mark.rule("6.1", "7.caught", "V10")
def test_v10_caught_doubles_the_same_conversion() -> None:
    table = evening(late("caught", suspicion=V9))
    assert table.evidence == {"grey": 15, "blue": 13, "white": 13, "red": 11, "black": 11, "orange": 9}
    assert set(table.suspicion.values()) == {10}


@pytest.mark.rule("6.1", "X22")
def test_x22_six_different_suspicions_bring_5_4_3_2_1_0() -> None:
    table = evening(late(suspicion=SIX))
    assert table.evidence == {"red": 10, "blue": 9, "white": 8, "grey": 7, "black": 6, "orange": 5}


@pytest.mark.rule("6.1", "Q9", "X4", "7.caught")
def test_x4_all_six_equal_are_all_first_when_caught_too() -> None:
    assert evening(late()).evidence == dict.fromkeys(COLOURS, 10)
    assert evening(late("caught", suspicion=dict.fromkeys(COLOURS, 3))).evidence == dict.fromkeys(COLOURS, 15)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("suspicion", "points"),
    [
        ((40, 40, 40, 40, 40, 0), (5, 5, 5, 5, 5, 4)),
        ((1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5)),
        ((7, 7, 9, 9, 8, 8), (3, 3, 5, 5, 4, 4)),
        ((0, 10, 0, 10, 20, 20), (3, 4, 3, 4, 5, 5)),
    ],
)
def test_the_points_of_a_rank_go_to_all_who_share_it(suspicion: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = evening(late(suspicion=dict(zip(COLOURS, suspicion, strict=True))))
    assert tuple(table.evidence.values()) == tuple(5 + gained for gained in points)


@pytest.mark.rule("6.1")
def test_monks_nobody_plays_take_part_in_the_conversion() -> None:
    table = evening(late(identities={1: "black", 2: "orange"}, suspicion={"red": 20}))
    assert (table.evidence["red"], table.evidence["black"]) == (10, 9)


@pytest.mark.rule("6.2")
def test_evidence_stays_and_adds_up_from_day_to_day() -> None:
    table = evening(late(evidence={"red": 17}))
    assert table.evidence["red"] == 22


@pytest.mark.rule("6.3", "Q17", "15.1")
def test_who_ends_the_day_takes_the_event_card_and_everybody_sees_it() -> None:
    table = Table(seats=3, event="dubious", day=2, turn=3, sundial=22, takers=[1], hands={3: ["garden 2"]})
    evening(table)
    assert table.event_cards == [1, 0, 1]
    for seat in (1, 2, 3, None):
        assert table.view(seat).taker[:2] == ["seat 1", "seat 3"]
        assert table.view(seat).row[1] == "dubious"


@pytest.mark.rule("6.4", "Q2", "X2")
@pytest.mark.parametrize(("overshoot", "starts_at"), [("carry", 4), ("reset", 0)])
def test_x2_steps_beyond_the_blue_field_count_for_the_next_day(overshoot: str, starts_at: int) -> None:
    table = Table(day=2, sundial=23, options={"sundial_overshoot": overshoot}, hands={1: ["william_adson"]})
    table.do("play william_adson", "call william")
    assert (table.s.sundial, table.step) == (28, "place")
    table.do("move william garden")
    assert (table.s.sundial, table.step) == (28, "draw")
    table.do("any")
    assert (table.s.sundial, table.step, table.s.day) == (starts_at, "event", 3)


@pytest.mark.rule("6.5", "D8", "X19")
def test_x19_every_marker_shown_gives_its_colour_2_evidence() -> None:
    table = Table(seats=3, step="marker", identities={1: "blue", 2: "white", 3: "orange"})
    table.do("1: show red", "2: show red")
    assert set(table.evidence.values()) == {5}
    table.do("3: show black")
    assert table.evidence == {"red": 9, "blue": 5, "white": 5, "grey": 5, "black": 7, "orange": 5}
    assert table.view().shown["seat 1"] == ["red", None, None]
    assert (table.step, table.s.day) == ("event", 2)


@pytest.mark.rule("6.5", "D8")
@pytest.mark.parametrize(("day", "shown", "left"), [(1, (), 5), (3, ("red",), 4), (5, ("red", "grey"), 3)])
def test_a_player_shows_neither_his_own_colour_nor_one_twice(day: int, shown: tuple[str, ...], left: int) -> None:
    table = Table(day=day, step="marker", identities={1: "blue"}, shown={1: shown, 2: ("grey", "white")[: len(shown)]})
    expected = [f"show {colour}" for colour in COLOURS if colour not in ("blue", *shown)]
    assert table.choices(1) == expected
    assert len(expected) == left


@pytest.mark.rule("6.5", "D8")
@pytest.mark.parametrize("order", [(1, 2, 3, 4), (4, 2, 1, 3)])
def test_all_choose_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    table = Table(seats=4, step="marker")
    assert table.deciders == (1, 2, 3, 4)
    colours = {1: "grey", 2: "black", 3: "orange", 4: "red"}
    for seat in order:
        assert seat in table.deciders
        table.do(f"{seat}: show {colours[seat]}")
        assert seat not in table.deciders
    assert table.evidence == {"red": 7, "blue": 5, "white": 5, "grey": 7, "black": 7, "orange": 7}


@pytest.mark.rule("6.5")
def test_a_marker_stays_open_to_the_end() -> None:
    table = Table(day=3, step="marker", identities={1: "blue", 2: "red"}, shown={1: ["red"], 2: ["blue"]})
    table.do("2: show grey", "1: show orange")
    assert table.view().shown["seat 1"] == ["red", "orange", None]
    assert table.view().shown["seat 2"] == ["blue", "grey", None]


@pytest.mark.rule("8.5", "V24")
def test_v24_evidence_counts_on_beyond_50() -> None:
    table = evening(late(evidence={"red": 48}))
    assert table.evidence["red"] == 53
