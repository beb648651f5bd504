"""Three players, and the open pile for beginners (15)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.rules.goods import hand_count
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FACE_UP, PILE

from .table import Table, names, odds


def dealt(**options: str) -> Table:
    """Three players, dealt two cards each: Lewis is the Chosen One, Koleberg's card is left over."""
    table = Table(3, **options).play("gears 0", "deal 1 lilja", "deal 1 pahlsson", "deal 2 johnsson", "deal 2 vikstrom")
    table.play("deal 3 snowy", "deal 3 vidal", "chosen lewis")
    return table.play("order 1 seat 1", "order 2 seat 2", "order 3 seat 3")


def shown(table: Table) -> list[str]:
    return [name for at, name in enumerate(box.CHARACTERS) if table.s.open[at]]


@pytest.mark.rule("15.1", "22.2", "8.6.1")
def test_two_cards_each_known_to_their_owner_make_hands_of_six_and_the_last_lies_open() -> None:
    table = dealt()
    where = dict(zip(box.CHARACTERS, table.s.card, strict=True))
    assert where == {
        "lilja": 0,
        "pahlsson": 0,
        "johnsson": 1,
        "vikstrom": 1,
        "snowy": 2,
        "vidal": 2,
        "lewis": CHOSEN_ONE,
        "koleberg": FACE_UP,
    }
    assert shown(table) == ["koleberg"]
    table = dealt()
    for seat in range(3):
        assert [table.s.known[seat][at] for at in range(8)] == [int(table.s.card[at] == seat) for at in range(8)]
    table = dealt().at_turn(0)
    assert [hand_count(table.s, seat) for seat in range(3)] == [6, 6, 6]
    table.play("choose lewis", "look 2")
    assert odds(table) == {"see johnsson": 1, "see vikstrom": 1, "see power": 4}
    table.play("see johnsson")
    assert odds(table) == {"see vikstrom": 1, "see power": 4}


@pytest.mark.rule("15.2", "R28", "8.7.1")
@pytest.mark.parametrize(("before", "after"), [(36, 39), (42, 45), (44, 45)])
def test_with_three_players_too_time_stops_at_45(before: int, after: int) -> None:
    table = dealt().at_turn(0)
    table.s.time[0] = before
    assert table.play("choose vikstrom").s.time[0] == after


@pytest.mark.rule("R28")
@pytest.mark.parametrize(("before", "after"), [(30, 33), (34, 36), (36, 36)])
def test_with_time_cap_3p_36_time_stops_at_36(before: int, after: int) -> None:
    table = dealt(time_cap_3p="36").at_turn(0)
    table.s.time[0] = before
    assert table.play("choose vikstrom").s.time[0] == after


@pytest.mark.rule("R28")
def test_time_cap_3p_means_nothing_to_four_players() -> None:
    table = Table(4, time_cap_3p="36").at_turn(0)
    table.s.time[0] = 40
    assert table.play("choose vikstrom").s.time[0] == 43


@pytest.mark.rule("15.3", "15.3a", "12.2", "12.2f")
def test_there_is_no_seal_wolf_marks_mean_nothing_and_everybody_declares_as_a_hero() -> None:
    table = dealt().at_turn(0, hour=8).give(0, "deggial", "nifelheim", "sitra_ahra")
    table.s.sheets[0] = 12
    assert names(table) == []
    table.s.organ = box.SPOTS.index("duomo")
    assert names(table) == [f"name {character}" for character in box.CHARACTERS]
    for sheets, over in ((14, False), (15, True)):
        table = dealt().at_turn(0, event="e04", hour=8).stand("lewis", "palazzo_madama")
        table.s.organ, table.s.gear, table.s.sheets[0] = box.SPOTS.index("duomo"), 7, sheets
        table.play("name lewis").until("gear").play("turn 1", "step duomo")
        assert (table.step == "over") is over and (table.s.winner == 0) is over
        assert list(table.s.shown_role[:3]) == [-1, -1, -1]
    table = dealt().at_turn(0).play("choose lilja")
    assert sum(odds(table).values()) == 49 and "draw seal_of_fenrir" not in table.lines()
    four = Table(4).at_turn(0).play("choose lilja")
    assert sum(odds(four).values()) == 50 and "draw seal_of_fenrir" in four.lines()


@pytest.mark.rule("15.4", "5.3a", "17.e05", "17.e03")
def test_the_third_is_also_last() -> None:
    last = dealt().at_turn(0, event="e05", order=(1, 2, 0)).play("choose johnsson")
    assert last.step == "draw"
    second = dealt().at_turn(0, event="e05", order=(1, 0, 2)).play("choose johnsson")
    assert second.step == "gear"
    third = dealt().at_turn(0, event="e03", order=(1, 2, 0)).play("choose johnsson")
    assert third.step == "twice"


@pytest.mark.rule("15.5", "20.13", "22.3a")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_open_unknown_pile_true_everybody_knows_the_pile_from_the_start(seats: int) -> None:
    table = Table(seats, open_unknown_pile="true").until("event")
    assert [table.s.card[at] == PILE for at in range(8)] == [bool(table.s.open[at]) for at in range(8)]
    assert sum(table.s.open) == 7 - seats
    closed = Table(seats).until("event")
    assert sum(closed.s.open) == 0


@pytest.mark.rule("15.5")
def test_with_three_players_there_is_no_pile_to_open() -> None:
    assert shown(dealt(open_unknown_pile="true")) == shown(dealt()) == ["koleberg"]
