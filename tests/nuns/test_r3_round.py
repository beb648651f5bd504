"""The round (3)."""

from __future__ import annotations

import pytest

from subrosa.games.nuns import box
from subrosa.games.nuns.fields import STEPS

from .table import Table

NOVICES_STEPS = {"move", "roll", "bless", "token", "false_noise"}
GUARDS_STEPS = {"order", "path", "go", "listen", "ears", "hear"}


def course(table: Table, rounds: int = 1) -> list[str]:
    """The steps of some rounds played quietly, repetitions left out."""
    found: list[str] = []
    now = table.s.round
    while table.s.round < now + rounds and not table.over:
        if found[-1:] != [table.step]:
            found.append(table.step)
        table.play(f"{table.deciders[0]}: {table.quietly()}" if table.deciders else table.quietly())
    return found


def stand(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.play(f"{seat}: play stand", f"{seat}: stop")
    return table


@pytest.mark.rule("3.1", "3.2", "3.3", "12.6", "12.7", "12.10")
def test_a_round_is_the_novices_then_the_guards_then_the_marker() -> None:
    table = Table(4)
    assert course(table) == ["move", "roll", "order", "path", "go", "path", "go", "listen"]
    assert (table.s.round, course(table)) == (2, ["move", "roll", "order", "go", "listen"])
    assert {*NOVICES_STEPS, *GUARDS_STEPS} <= set(STEPS)


@pytest.mark.rule("3.2a", "12.1", "12.1a")
def test_in_a1_all_seats_decide_at_the_same_time_and_nobody_waits() -> None:
    table = Table(4)
    assert table.deciders == (2, 3, 4)
    table.play("4: play stand", "2: play sneak", "4: stop", "3: play stand")
    assert table.deciders == (2, 3)
    table.play("2: step 21", "2: step 22", "3: stop")
    assert table.deciders == (2,) and table.step == "move"
    table.play("2: stop")
    assert table.step == "roll"


@pytest.mark.rule("3.2b", "12.3", "13.3", "15.8")
def test_in_a2_every_novice_shows_her_card_and_all_together() -> None:
    table = Table(4)
    stand(table, 2, 3)
    assert not any(line.startswith("played") for line in table.told())
    table.play("4: play sneak", "4: step 19", "4: step 18", "4: stop")
    assert table.told() == ["played anne_marie stand", "played margaret stand", "played theresa sneak"]
    assert table.view(1).played["theresa"] == "sneak"


@pytest.mark.rule("3.2b", "9.7f")
def test_a_caught_novice_who_has_to_stand_shows_her_card_too() -> None:
    """Even when all of them stand like this, so that nobody decides anything in A1."""
    table = Table(2, cells=(3,), capture_limit="players").guard("abbess", 3, 19).guard("prioress", 26, 25)
    table.put(3, 3, status="caught", captured=1, fresh=1)
    table.guard("abbess", 3, 19, "green-26-84", 84).guard("prioress", 26, 25, "green-26-101", 101).put(3, played=1)
    table.s.round = 1
    table.token("noise", 3, 19, "abbess")
    table.s.step, table.s.guard, table.s.moved = STEPS.index("order"), -1, 0
    table.play("first abbess", "step 19", "step 3", "step 19", "step 3", "stop")
    table.play("step 40", "step 41", "step 46", "stop", "die 1", "die 1")
    assert (table.s.round, table.step) == (2, "order")
    assert table.view(1).played["theresa"] == "stand"
    assert "played theresa stand" in table.told()


@pytest.mark.rule("3.2c", "12.4")
def test_in_a3_novices_on_the_run_roll_in_the_order_of_cells() -> None:
    table = Table(5, cells=(6, 2, 3, 1)).put(2, 15, status="caught").begin()
    table.play("3: stay caught", "3: step 16", "3: step 17", "3: step 18", "3: stop", "3: stay caught")
    stand(table, 2, 4, 5)
    table.play("die 1", "die 2", "die 3")
    assert [line for line in table.told() if line.startswith("rolled")] == [
        "rolled anne_marie 1",
        "rolled theresa 2",
        "rolled bernadette 3",
    ]
    assert table.step == "order"


@pytest.mark.rule("3.3a", "12.7", "12.8")
def test_in_b1_both_guards_move_one_after_the_other() -> None:
    table = Table(3).rest().play("first prioress", "path red-26-122")
    assert table.s.guard == box.PRIORESS
    table.play("step 25", "step 24", "step 42", "stop")
    assert table.s.guard == box.ABBESS and table.step == "path"
    table.play("path green-26-101", "step 40", "step 41", "step 46", "stop")
    assert (table.at("abbess"), table.at("prioress"), table.step) == (46, 42, "listen")


@pytest.mark.rule("3.3b", "R5", "15.46")
@pytest.mark.parametrize("seats", (3, 8))
def test_the_first_guard_is_chosen_anew_each_round_by_seat_1(seats: int) -> None:
    table = Table(seats)
    for first in ("prioress", "abbess", "prioress"):
        table.rest()
        assert table.deciders == (1,) and table.lines() == ["first abbess", "first prioress"]
        table.play(f"first {first}")
        assert box.GUARDS[table.s.guard] == first
        table.next_round()


@pytest.mark.rule("3.3c", "12.10", "15.37")
def test_in_b2_both_cards_are_shown_at_once() -> None:
    table = Table(3).rest().play("first prioress", "path red-26-122", "step 25", "step 24", "step 42", "stop")
    assert not any(line.startswith("named") for line in table.told()) and table.view(2).shown["prioress"] is None
    table.play("path green-26-101", *(f"step {place}" for place in (40, 41, 46, 68, 73)), "stop")
    assert table.told()[-3:] == ["named abbess run", "named prioress walk", "cleared"]
    assert table.view(2).shown == {"abbess": "run", "prioress": "walk"}


@pytest.mark.rule("3.3d", "8.7")
def test_in_b3_all_tokens_leave_the_board() -> None:
    table = Table(3).guard("abbess", 40, 41, "green-26-101", 26).put(1, 49, seen=1).put(2, 18).begin()
    table.play("2: play sneak", "2: step 50", "2: step 51", "2: stop")
    stand(table, 3).play("die 1", "die 6", "noise 39", "noise 19")
    assert table.vanished == [(1, 49, 50)] and table.noises == [(2, 39, "abbess"), (2, 19, "prioress")]
    table.until("listen")
    assert table.vanished == [] and table.noises == []


@pytest.mark.rule("3.3e", "8.6", "12.10")
def test_in_b4_each_guard_that_walked_listens_the_abbess_first() -> None:
    table = Table(3).rest().play("first prioress", "path red-26-122", "step 25", "step 24", "step 42", "stop")
    table.play("path green-26-101", "step 40", "step 41", "step 46", "stop", "die 1", "die 2")
    assert [line for line in table.told() if line.startswith("listens")] == ["listens abbess 1", "listens prioress 2"]
    assert table.told()[-1] == "round 2"


@pytest.mark.rule("3.4", "9.3", "15.41")
def test_the_round_marker_goes_one_on_and_stays_on_the_last_round() -> None:
    table = Table(3).begin(14).next_round()
    assert (table.s.round, table.over) == (15, False)
    table.next_round()
    assert table.over and table.s.guards_won == 1
    assert table.s.round == 15
