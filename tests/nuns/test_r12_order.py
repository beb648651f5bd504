"""The order of events (12)."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.games.nuns import box
from subrosa.games.nuns.fields import STEPS

from .table import Table


def told(table: Table) -> list[str]:
    """Everything a spectator was told."""
    return [" ".join((t.kind, *map(str, t.facts.values()))) for t in table.match.tellings(SPECTATOR)]


@pytest.mark.rule("12.1b")
def test_a_seat_may_take_its_decisions_of_a1_back_until_all_have_stopped() -> None:
    table = Table(3).settle()
    table.play("2: play sneak", "2: step 21", "2: step 20", "2: stop", "3: play run")
    table.match.withdraw(1)
    assert table.deciders == (2, 3) and table.lines(2) == ["play stand", "play sneak", "play walk", "play run"]
    assert table.s.card[1] == box.RUN, "what others decided stays"
    table.play("2: play stand", "2: stop", "3: step 20", "3: step 19", "3: stop")
    with pytest.raises(IllegalAction):
        table.match.withdraw(1)


@pytest.mark.rule("12.2", "R32", "9.7c", "6.4")
def test_a1_is_told_novice_by_novice_in_the_order_of_cells() -> None:
    """4 appears and vanishes twice, 1 walks home and turns back, 2 runs into the abbess."""
    table = Table(5, cells=(4, 1, 2, 3)).guard("abbess", 18, 17, "blue-26-84", 26).guard("prioress", 101, 100)
    table.put(4, 17).put(1, 44, status="caught").put(2, 2).put(3, 35).begin()
    told = table.play("3: stay caught", "3: step 43", "3: step 23", "3: step 22", "3: stop").told()
    assert told == []
    table.play("4: play sneak", "4: step 20", "4: step 19", "4: stop")
    table.play("5: play stand", "5: stop")
    table.play("2: play run", "2: step 18", "2: stop")
    assert table.told() == [
        "walked anne_marie 43",
        "walked anne_marie 23",
        "walked anne_marie 22",
        "seen margaret 20 abbess",
        "seen margaret 19 abbess",
        "seen celeste 18 abbess",
        "caught celeste 18 1",
        "played anne_marie walk",
        "played margaret sneak",
        "played theresa stand",
        "played celeste run",
    ]


@pytest.mark.rule("12.2a", "R36", "9.2")
def test_a_limit_reached_while_a1_is_told_ends_the_game_and_nothing_more_is_told() -> None:
    table = Table(3, capture_limit="players", cells=(5, 3)).guard("abbess", 18, 17)
    table.put(3, 4, captured=2).put(5, 17, key=1, wish=1).begin()
    table.play("2: play sneak", "2: step 5", "2: stop", "3: play sneak", "3: step 18", "3: stop")
    assert table.over and table.s.guards_won == 1 and table.s.won == 0
    assert table.match.places == [1, 2, 2]
    assert not any(line.startswith("rolled") for line in table.told())
    # Both step onto the abbess; the first of them is the second capture, and that is the limit.
    table = Table(3).guard("abbess", 18, 17).put(1, 19, captured=1).put(2, 19).begin()
    table.play("3: play sneak", "3: step 18", "3: stop", "2: play sneak", "2: step 18", "2: stop")
    assert table.over and table.s.captures == 2 and table.s.captured[:2] == [2, 0] and table.status(2) == "run"
    assert not any(line.startswith(("seen margaret", "caught margaret")) for line in table.told())


@pytest.mark.rule("12.4", "R22")
def test_a_turn_in_a3_is_roll_blessing_tokens_and_place_of_false_noise() -> None:
    table = Table(2, blessed={1: "false_noise"}).guard("abbess", 40, 39).guard("prioress", 17, 18).put(1, 18).begin()
    table.play("play stand", "stop")
    seen = []
    for line in ("die 6", "use", "noise 39", "noise 18", "false noise 41 abbess"):
        seen.append(table.step)
        table.play(line)
    assert seen == ["roll", "bless", "token", "token", "false_noise"] and table.step == "order"
    assert table.noises == [(1, 39, "abbess"), (1, 41, "abbess"), (1, 18, "prioress")]


@pytest.mark.rule("12.4a", "12.4b", "10.4", "10.7", "R31")
def test_she_is_not_asked_about_a_blessing_she_has_used_before_or_just_now() -> None:
    table = Table(2, blessed={1: "soft_steps"}).put(1, 10)
    table.s.spent[0] = box.SOFT_STEPS
    table.begin().play("play stand", "stop", "die 1")
    assert table.step == "order"
    table = Table(2, blessed={1: "second_chance"}).put(1, 10).begin()
    table.play("play stand", "stop", "die 5", "use")
    assert table.step == "roll" and table.told() == [
        "played anne_marie stand",
        "rolled anne_marie 5",
        "used_blessing anne_marie second_chance",
    ]
    table.play("die 2")
    assert table.told() == ["rolled anne_marie 2", "not_heard anne_marie"] and table.step == "order"


@pytest.mark.rule("12.5")
def test_keys_and_wishes_are_taken_before_anybody_rolls() -> None:
    table = Table(2, wishes={1: "w5"}).put(1, 130).begin().play("play stand", "stop")
    assert (
        table.step == "roll"
        and table.s.key[0] == 1
        and table.told(2)[-2:]
        == [
            "you_take_key anne_marie",
            "played anne_marie stand",
        ]
    )


@pytest.mark.rule("12.6", "3.2", "9.1")
def test_whether_somebody_has_won_is_asked_after_a3() -> None:
    table = Table(2, cells=(3,)).put(3, 19, key=1, wish=1).begin().play("play sneak", "step 3", "stop")
    assert table.step == "roll" and not table.over
    table.play("die 1")
    assert table.over and table.s.won == 1 << 2


@pytest.mark.rule("12.7a")
def test_after_a_step_come_sight_capture_limit_and_path_end_in_this_order() -> None:
    """On 147 she sees nobody new, catches one, and completes her path; at the limit nothing follows."""
    for captured, over in ((0, False), (2, True)):
        table = Table(4).guard("abbess", 145, 144, "red-122-147", 147).put(1, 147).put(2, 2, captured=captured).begin()
        table.rest().play("first abbess", "step 146", "step 147")
        assert table.over == over
        tail = ["guards_won_by_captures"] if over else ["completed abbess red-122-147"]
        at = table.told().index(f"caught anne_marie 147 {captured + 1}")
        assert table.told()[at - 1 : at + 2] == ["paced abbess 147", table.told()[at], *tail]
        assert (table.path("abbess") == "red-122-147") == over


@pytest.mark.rule("12.10", "12.10a")
def test_a_listening_guard_rolls_uses_her_blessing_and_all_whom_she_heard_lay_tokens() -> None:
    table = Table(4, blessed={"abbess": "soft_steps", "prioress": "second_chance"})
    table.guard("abbess", 40, 41, "green-26-101", 26).guard("prioress", 101, 100, "orange-26-101", 26)
    table.put(1, 44).put(2, 44).put(3, 10).begin().rest()
    table.play("first abbess", "step 26", "path red-26-122", "step 25", "step 24", "stop")
    table.play("step 92", "step 91", "step 90", "stop")
    seen = []
    for line in ("die 5", "use", "noise 42", "noise 42"):
        seen.append(table.step)
        table.play(line)
    assert seen == ["listen", "ears", "hear", "hear"]
    assert table.noises == [(1, 42, "abbess"), (2, 42, "abbess")] and table.step == "listen"
    table.play("die 1", "keep")
    assert table.s.round == 3


@pytest.mark.rule("12.11", "12.11a")
def test_chance_deals_and_rolls_and_decides_nothing_else() -> None:
    table = Table(8, blessed={}).wander()
    kinds = {STEPS[before.step] for decision, before, _ in table.match.positions() if decision.decider == CHANCE}
    assert kinds == {"cell", "wish", "blessing", "roll", "listen"}
    table = Table(2)
    table.play("play stand", "stop")
    assert table.lines() == [f"die {face}" for face in range(1, 7)] and table.deciders == ()


@pytest.mark.rule("12.11")
def test_wishes_and_blessings_are_dealt_in_the_order_of_cells_guards_last() -> None:
    table = Table(4, cells=(5, 2, 4), blessed={})
    dealt = [line.split()[:2] for line in told(table) if line.startswith(("has_", "guard_has_"))]
    novices = ["margaret", "celeste", "angelica"]
    assert dealt == [
        *(["has_wish", name] for name in novices),
        *(["has_blessing", name] for name in novices),
        ["guard_has_blessing", "abbess"],
        ["guard_has_blessing", "prioress"],
    ]
