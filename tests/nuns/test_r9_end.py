"""The end of the game, and being caught by a guard (9.1-9.6)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import WATCHER, Table


def home(*novices: int, seats: int = 4, **options: Any) -> Table:
    """Round 5: these novices stand at home with key and wish, the others somewhere else."""
    table = Table(seats, **options).guard("abbess", 142, 141).guard("prioress", 142, 141)
    for novice in range(1, 7):
        if table.s.owner[novice - 1] >= 0:
            at_home = novice in novices
            table.put(novice, novice if at_home else 118, key=int(at_home), wish=int(at_home))
    return table


def passed(captures: int, seats: int = 5, **options: Any) -> Table:
    """The abbess goes to 17 where novice 1 is; so many captures were counted before."""
    table = Table(seats, **options).guard("abbess", 26, 25, "blue-26-84", 84)
    table.guard("prioress", 142, 141).put(1, 17, captured=captures).begin().rest()
    return table.play("first abbess", "step 19", "step 18", "step 17")


@pytest.mark.rule("9.1", "9.4")
def test_a_novice_on_the_run_at_home_with_key_and_wish_wins() -> None:
    table = home(2).begin(5).rest()
    assert table.over and table.s.won == 1 << 1 and table.match.places == [2, 2, 1, 2]
    assert [t.facts for t in table.match.told if t.kind == "came_home"] == [{"novice": "margaret"}]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("missing", ("key", "wish", "place", "status"))
def test_nothing_less_is_enough(missing: str) -> None:
    table = home(2)
    if missing == "place":
        table.put(2, 20)
    elif missing == "status":
        table.guard("abbess", 2, 20).put(2, status="caught")
    else:
        table.put(2, **{missing: 0})
    table.begin(5).rest()
    assert not table.over and table.step == "order"


@pytest.mark.rule("9.1")
def test_another_novice_s_cell_is_no_home() -> None:
    table = home().put(2, 3, key=1, wish=1).begin(5).rest()
    assert not table.over


@pytest.mark.rule("9.1b", "R35")
@pytest.mark.parametrize(
    ("captured", "winners"), [((1, 0, 0), {2, 3}), ((0, 2, 1), {1}), ((1, 1, 1), {1, 2, 3}), ((2, 1, 2), {2})]
)
def test_with_fewest_captures_only_those_caught_least_often_win(captured: tuple[int, ...], winners: set[int]) -> None:
    for tie, expected in (("fewest_captures", winners), ("shared", {1, 2, 3})):
        table = home(1, 2, 3, tie=tie, capture_limit="more_than_players")
        for novice, count in enumerate(captured, start=1):
            table.put(novice, captured=count)
        table.begin(5).rest()
        assert {novice for novice in (1, 2, 3) if table.s.won >> (novice - 1) & 1} == expected


@pytest.mark.rule("9.2", "9.6a", "15.33")
def test_the_guards_win_at_once_when_the_captures_reach_the_number_of_novices() -> None:
    assert not passed(2).over
    table = passed(3)
    assert table.over and table.match.places == [1, 2, 2, 2, 2]
    assert table.told()[table.told().index("caught anne_marie 17 4") + 1] == "guards_won_by_captures"


@pytest.mark.rule("9.2", "12.2")
def test_the_last_capture_may_come_in_the_novices_move_and_everybodys_place_is_told() -> None:
    """Anne Marie walks into the Abbess; of the others it is told where they still are."""
    table = Table(4).guard("abbess", 18, 19, "blue-26-84", 84).put(1, 17, captured=2).put(2, 60).put(3, 61).begin()
    table.play("2: play walk", "2: step 18", "2: stop", "3: play sneak", "3: step 78", "3: stop")
    table.play("4: play stand", "4: stop")
    assert table.over and "caught anne_marie 18 3" in table.told()
    assert {line for line in table.told() if line.startswith("was_on")} == {
        "was_on anne_marie 18",
        "was_on margaret 60",
        "was_on theresa 61",
    }


@pytest.mark.rule("9.2a", "9.2b", "9.2c")
@pytest.mark.parametrize(
    ("option", "limit"), [("novices", 4), ("players", 5), ("more_than_novices", 5), ("more_than_players", 6)]
)
def test_the_limit_depends_on_the_option(option: str, limit: int) -> None:
    assert not passed(limit - 2, capture_limit=option).over
    assert passed(limit - 1, capture_limit=option).over


@pytest.mark.rule("9.2d")
def test_players_are_persons_however_many_novices_they_lead() -> None:
    limits = [
        Table(3, novices_per_player="3", capture_limit=option).s.limit
        for option in ("novices", "players", "more_than_novices", "more_than_players")
    ]
    assert limits == [6, 3, 7, 4]


@pytest.mark.rule("9.3a", "R29")
def test_with_14_rounds_they_win_after_round_14_and_the_marker_stands_on_15() -> None:
    table = Table(4, rounds="14").begin(13).next_round()
    assert not table.over and table.s.round == 14
    table.next_round()
    assert table.over and table.s.guards_won == 1 and table.s.round == 15


@pytest.mark.rule("9.4", "9.4a")
def test_seats_that_lead_several_figures_win_or_lose_together() -> None:
    table = Table(8).begin(15).next_round()
    assert table.match.places == [1, 1, 2, 2, 2, 2, 2, 2]
    table = home(5, seats=8).begin(5).rest()
    assert table.match.places == [2, 2, 2, 2, 2, 2, 1, 2]
    table = home(3, seats=3, novices_per_player="2").begin(5).rest()
    assert table.match.places == [2, 1, 2] and [table.s.owner[n] for n in (0, 2)] == [1, 1]


@pytest.mark.rule("9.5", "9.5a", "15.16", "15.17")
def test_a_guard_catches_where_she_passes() -> None:
    table = passed(0)
    assert table.status(1) == "caught" and table.step == "go"
    table.play("step 16")
    assert table.at("abbess") == 16 and table.stands(1) == 17 == table.marker(1)


@pytest.mark.rule("9.5b")
def test_all_novices_on_the_run_on_that_place_are_caught() -> None:
    table = Table(5).guard("abbess", 26, 25, "blue-26-84", 84).guard("prioress", 142, 141)
    table.put(1, 17).put(2, 17).put(3, 14, status="caught", captured=1).begin().rest()
    assert table.stands(3) == 17
    table.play("first abbess", "step 19", "step 18", "step 17")
    assert [table.s.captured[n] for n in range(4)] == [1, 1, 1, 0] and table.s.captures == 3


@pytest.mark.rule("9.5c")
def test_cells_give_no_shelter() -> None:
    table = Table(3, cells=(3, 4)).guard("abbess", 19, 26).begin().rest().token("noise", 3, 3, "abbess")
    table.play("first abbess", "step 3")
    assert table.status(3) == "caught"


@pytest.mark.rule("9.5d", "R26", "9.5e")
def test_with_safe_cell_she_is_seen_in_her_own_cell_and_not_caught_or_barred() -> None:
    table = Table(3, cells=(3, 4), safe_cell="true").guard("abbess", 19, 26).put(4, 3).begin().rest()
    table.token("noise", 3, 3, "abbess").play("first abbess", "step 3")
    assert (table.status(3), table.marker(3), table.status(4)) == ("run", 3, "caught")
    table = Table(3, cells=(3, 4), safe_cell="true").guard("abbess", 3, 19).put(3, 18).put(4, 10).begin()
    table.play("2: play sneak", "2: step 19", "2: step 3", "2: stop", "3: play stand", "3: stop")
    assert (table.status(3), table.marker(3), table.s.captures) == ("run", 3, 0)
    for novice, safe, barred in ((3, "true", False), (3, "false", True), (4, "true", True)):
        table = Table(2, cells=(novice,), safe_cell=safe, novice_may_enter_guard="false").guard("abbess", 3, 19)
        table.put(novice, 19).begin().play("play sneak")
        assert (3 in table.steps()) != barred


@pytest.mark.rule("9.6", "15.32", "9.6a", "15.43")
def test_a_capture_is_seen_by_all_and_counts_each_time() -> None:
    table = passed(0)
    for seat in (1, 2, 3, WATCHER):
        view = table.view(seat)
        assert (view.status["anne_marie"], view.marker["anne_marie"], view.captures) == ("caught", "17", 1)
        assert "caught anne_marie 17 1" in table.told(seat)
    table = passed(1)
    assert table.s.captured[0] == 2 and table.s.captures == 2


@pytest.mark.rule("9.6d", "13.26")
def test_whether_a_wish_was_lost_is_not_told_to_the_others() -> None:
    def told(wish: int, seat: int) -> tuple[list[str], object]:
        table = Table(5).guard("abbess", 26, 25, "blue-26-84", 84).guard("prioress", 142, 141)
        table.put(1, 17, key=1, wish=wish).begin().rest().play("first abbess", "step 19", "step 18", "step 17")
        return table.told(seat), table.view(seat).names

    for seat in (1, 3, WATCHER):
        assert told(0, seat) == told(1, seat)
