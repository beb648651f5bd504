"""Noise: the novices' own checks in A3, the guards' listening in B4, tokens and what they tell (8)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box
from subrosa.games.nuns.fields import STEPS

from .table import WATCHER, Table

WAYS = {"stand": (18,), "sneak": (19, 18), "walk": (21, 20, 19, 18), "run": (20, 19, 18)}
"""Moves of each card that end on 18, three steps from 40."""


def begins(guard: int, novice: int) -> set[int]:
    """Where shortest ways from a guard to a novice begin."""
    far = box.DISTANCE[guard - 1][novice - 1]
    return {to + 1 for to in box.NEIGHBOURS[guard - 1] if to >= 0 and box.DISTANCE[to][novice - 1] == far - 1}


def ended(card: str, guard: int = 40, back: int = 39, **options: Any) -> Table:
    """One novice has ended a move on 18; the abbess stands three steps away, the prioress out of earshot."""
    table = Table(2, **options).guard("abbess", guard, back).guard("prioress", 142, 141).put(1, WAYS[card][0]).begin()
    return table.play(f"play {card}", *(f"step {place}" for place in WAYS[card][1:]), "stop")


def heard(card: str, die: int, **options: Any) -> bool:
    return ended(card, **options).play(f"die {die}").step == "token"


def walking(novice: int, card: str = "stand", cell: int = 1, **options: Any) -> Table:
    """B4 of the abbess, who has walked 41-40-26-25 and stands on 25; a novice showed a card and is on a place."""
    table = Table(2, cells=(cell,), capture_limit="players", **options)
    table.guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141).put(cell, novice).begin().rest()
    table.s.played[cell - 1] = box.CARDS.index(card)
    table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop")
    return table.until("listen")


@pytest.mark.rule("8.1", "8.5")
def test_distance_is_counted_in_links_through_doors_locks_and_people() -> None:
    table = Table(3, cells=(5, 3)).guard("prioress", 142, 141).put(5, 5).put(3, 17).begin()
    table.play("2: play stand", "2: stop", "3: play stand", "3: stop", "die 1")
    table.play("die 6")
    assert table.step == "order", "the prioress and the abbess on 26 are four steps away, through a lock"
    table = Table(3, cells=(5, 3)).guard("prioress", 142, 141).put(5, 4).put(3, 19).begin()
    table.play("2: play sneak", "2: step 18", "2: step 17", "2: stop", "3: play stand", "3: stop", "die 1")
    assert table.play("die 6").lines() == ["noise 19"], "17 is three steps from 26, past the novice on 19"


@pytest.mark.rule("8.2", "8.3", "8.3a", "15.10")
@pytest.mark.parametrize(("card", "least"), [("stand", 6), ("sneak", 5), ("walk", 4), ("run", 2)])
def test_the_total_is_die_plus_modifier_and_is_heard_up_to_that_distance(card: str, least: int) -> None:
    assert [heard(card, die) for die in range(1, 7)] == [die >= least for die in range(1, 7)]


@pytest.mark.rule("8.2a")
def test_with_run_noise_0_run_adds_nothing() -> None:
    assert [heard("run", die, run_noise="0") for die in (2, 3)] == [False, True]
    assert [heard("walk", die, run_noise="0") for die in (3, 4)] == [False, True]


@pytest.mark.rule("8.3", "8.3a", "8.3c", "R25", "8.3b")
def test_one_die_counts_for_both_guards_and_a_total_of_0_or_no_distance_is_not_heard() -> None:
    table = ended("stand")
    assert table.step == "roll"
    table.play("die 1")
    assert table.told() == ["rolled anne_marie 1", "not_heard anne_marie"] and table.step == "order"
    table = Table(2, cells=(3,), safe_cell="true").guard("abbess", 3, 19).guard("prioress", 19, 26).put(3, 3).begin()
    table.play("play stand", "stop", "die 6")
    assert table.lines() == ["noise 3"] and table.s.asked_for == box.PRIORESS, "no token for the abbess in her cell"
    table = Table(2, cells=(3,)).guard("abbess", 19, 18).guard("prioress", 142, 141).put(3, 3).begin()
    assert table.play("play stand", "stop", "die 3").step == "order", "3 less 3 is nothing, however near"
    table = Table(2).guard("abbess", 40, 39).guard("prioress", 21, 22).put(1, 18).begin().play("play stand", "stop")
    table.play("die 6", "noise 39", "noise 20")
    assert table.noises == [(1, 39, "abbess"), (1, 20, "prioress")]
    assert [line for line in table.told() if line.startswith("rolled")] == ["rolled anne_marie 6"]


@pytest.mark.rule("8.4", "9.7d")
def test_caught_novices_do_not_roll_nor_those_caught_in_this_a1() -> None:
    table = Table(4).guard("abbess", 18, 17).put(1, 19).put(2, 45, status="caught", fresh=1).put(3, 10).begin()
    table.play("2: play sneak", "2: step 18", "2: stop", "4: play stand", "4: stop")
    table.play("3: step 44", "3: step 43", "3: step 23", "3: stop", "3: stay caught")
    assert table.status(1) == table.status(2) == "caught"
    table.play("die 1")
    assert table.told() == ["rolled theresa 1", "not_heard theresa"] and table.step == "order"


def after(abbess: bool, prioress: bool, **options: Any) -> Table:
    """A1 is over; the guards ran or walked in the round before and are both three steps from 18."""
    table = Table(2, **options).guard("abbess", 40, 39, ran=abbess).guard("prioress", 21, 22, ran=prioress)
    return table.put(1, 18).begin().play("play stand", "stop")


@pytest.mark.rule("8.4a", "15.9")
def test_nobody_rolls_if_both_guards_ran_in_the_round_before() -> None:
    table = after(True, True)
    assert table.step == "order" and table.told()[-1] == "nobody_listens"
    for ran in ((True, False), (False, True), (False, False)):
        table = after(*ran).play("die 6", "noise 39", "noise 20")
        assert len(table.noises) == 2, "if one of them walked both hear"


@pytest.mark.rule("8.4b", "R23", "8.4c")
def test_a_table_may_let_guards_that_ran_hear_or_not_one_by_one() -> None:
    assert after(True, False, deaf_after_run="each").play("die 6").lines() == ["noise 20"]
    assert after(False, True, deaf_after_run="each").play("die 6").lines()[0] == "noise 26"
    assert after(True, True, deaf_after_run="each").step == "order"
    table = after(True, True, deaf_after_run="never").play("die 6", "noise 39", "noise 20")
    assert len(table.noises) == 2


@pytest.mark.rule("8.4d", "4.3b")
def test_there_is_a_check_in_round_1() -> None:
    table = Table(2, cells=(3,)).play("play stand", "stop")
    assert (table.s.round, table.step) == (1, "roll")
    assert table.play("die 6").lines() == ["noise 19"], "from cell 3 it is two steps to 26"


@pytest.mark.rule("8.4e", "9.8f", "9.8g")
def test_who_turned_back_before_her_move_rolls_and_who_did_after_it_does_not() -> None:
    for lines, step in (
        (("turn back", "play stand", "stop"), "roll"),
        (("stay caught", "step 44", "step 43", "step 23", "stop", "turn back"), "order"),
    ):
        table = Table(2, capture_limit="players").put(1, 45, status="caught", captured=1).begin().play(*lines)
        assert table.status(1) == "run" and table.step == step


@pytest.mark.rule("8.5", "15.11")
def test_a_token_lies_next_to_the_guard_where_a_shortest_way_to_her_begins() -> None:
    for guard, back, place in ((17, 16, 18), (27, 39, 18), (21, 22, 20), (16, 15, 17)):
        table = ended("stand", guard, back).play("die 6")
        assert table.lines() == [f"noise {place}"]
        assert table.play(f"noise {place}").noises == [(1, place, "abbess")]


@pytest.mark.rule("8.5a", "15.12", "8.5b", "R24", "13.41")
def test_of_several_such_places_she_takes_one_or_two_and_is_asked_for_each_guard() -> None:
    assert ended("stand").play("die 6").lines() == ["noise 26", "noise 39", "noise 26 39"]
    guard, novice = next((a, b) for a in range(1, 156) for b in range(1, 156) if len(begins(a, b)) == 3)
    table = Table(2).guard("abbess", guard, min(begins(guard, novice))).guard("prioress", 142, 141)
    table.put(1, novice).begin().play("play stand", "stop")
    table.s.step, table.s.hearing, table.s.asked_for = STEPS.index("token"), 1, box.ABBESS
    assert [len(line.split()) - 1 for line in table.lines()] == [1, 1, 1, 2, 2, 2]
    table = Table(2).guard("abbess", 17, 16).guard("prioress", 20, 21).put(1, 18).begin().play("play stand", "stop")
    table.play("die 6")
    assert (table.lines(), table.s.asked_for) == (["noise 18"], box.ABBESS)
    table.play("noise 18")
    assert (table.lines(), table.s.asked_for) == (["noise 19"], box.PRIORESS)


@pytest.mark.rule("8.6", "3.3e", "15.38")
def test_only_guards_that_walked_roll_in_b4_the_abbess_first() -> None:
    table = Table(2).guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141).put(1, 118).begin().rest()
    table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "step 24", "step 42", "stop")
    table.until("listen")
    assert (table.s.shown, table.s.guard) == ([box.GUARD_RUN, box.GUARD_WALK], box.PRIORESS)
    table.play("die 1")
    assert table.s.round == 3


@pytest.mark.rule("8.6a", "8.6b", "8.2")
@pytest.mark.parametrize(("card", "least"), [("stand", 6), ("sneak", 5), ("walk", 4), ("run", 2)])
def test_the_reach_of_a_listening_guard_is_die_plus_the_modifier_of_the_card_shown(card: str, least: int) -> None:
    """43 is three steps from 25: 24, 42, 43."""
    assert box.DISTANCE[24][42] == 3
    found = []
    for die in range(1, 7):
        table = walking(43, card).play(f"die {die}")
        found.append(table.step == "hear")
    assert found == [die >= least for die in range(1, 7)]


@pytest.mark.rule("8.6b", "8.5a", "15.39", "15.40")
def test_whoever_is_in_reach_lays_one_token_or_two_for_this_guard() -> None:
    table = walking(18, "run").play("die 6")
    assert (table.deciders, table.lines()) == ((2,), ["noise 26"])
    table.play("noise 26")
    assert table.noises == [(1, 26, "abbess")] and table.told() == ["noise anne_marie 26 abbess"]
    table = Table(3).guard("abbess", 73, 94, "green-26-101", 26).guard("prioress", 142, 141).put(1, 18).put(2, 118)
    table.begin().rest().play("first abbess", "step 68", "step 46", "step 41", "step 40", "stop")
    assert table.until("listen").play("die 6").lines() == ["noise 26", "noise 39", "noise 26 39"]
    assert table.play("noise 26 39").noises == [(1, 26, "abbess"), (1, 39, "abbess")]


@pytest.mark.rule("8.6b", "8.6c", "R24")
def test_only_novices_on_the_run_are_heard_in_b4_in_the_order_of_cells() -> None:
    table = Table(2, capture_limit="players").guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141)
    table.put(1, 43, status="caught", captured=1).begin().rest()
    table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop").until("listen")
    assert table.play("die 6").step != "hear"
    table = Table(4, cells=(6, 2, 4)).guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141)
    for novice in (2, 4, 6):
        table.put(novice, 42)
    table.begin().rest().play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop")
    table.until("listen").play("die 5")
    seen = []
    while table.step == "hear":
        seen.append((table.s.novice + 1, table.deciders))
        table.play("noise 24")
    assert seen == [(2, (3,)), (4, (4,)), (6, (2,))]


@pytest.mark.rule("8.6d", "R24")
def test_who_turned_back_after_a_caught_walk_sounds_like_a_walk() -> None:
    for die, step in ((4, "hear"), (3, "listen")):
        table = Table(2, capture_limit="players").guard("abbess", 41, 46, "green-26-101", 26)
        table.guard("prioress", 142, 141).put(1, 71, status="caught", captured=1, fresh=1).begin()
        table.play("step 70", "step 44", "step 43", "stop", "turn back")
        assert table.s.played[0] == box.WALK
        table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop").until("listen")
        assert table.play(f"die {die}").step == step


@pytest.mark.rule("8.7", "8.7a", "15.36")
def test_tokens_of_a3_stay_until_b3_and_those_of_b4_until_b3_of_the_next_round() -> None:
    table = walking(43, "run").play("die 6", "noise 24")
    table.until("move")
    assert table.noises == [(1, 24, "abbess")] and table.s.round == 3
    table.play("play stand", "stop", "die 6", "noise 24")
    assert len(table.noises) == 2
    table.until("go")
    assert len(table.noises) == 2
    table.until("listen")
    assert table.noises == []


@pytest.mark.rule("8.8", "13.4", "13.43")
def test_every_die_is_public_and_what_a_blessing_makes_of_it_at_the_end_of_the_turn() -> None:
    table = Table(2, blessed={1: "soft_steps"}).guard("abbess", 40, 39).guard("prioress", 142, 141).put(1, 18).begin()
    table.play("play stand", "stop", "die 6")
    for seat in (1, 2, WATCHER):
        assert table.told(seat)[-1] == "rolled anne_marie 6" and table.view(seat).die == 6
    table.play("use")
    assert table.told() == ["used_blessing anne_marie soft_steps", "not_heard anne_marie"]


@pytest.mark.rule("8.8a", "6.8")
def test_a_false_token_looks_like_a_true_one_and_its_owner_is_known() -> None:
    table = Table(2, blessed={1: "false_noise"}).guard("abbess", 40, 39).guard("prioress", 142, 141).put(1, 18).begin()
    table.play("play stand", "stop", "die 6", "use", "noise 39", "false noise 41 abbess")
    assert table.noises == [(1, 39, "abbess"), (1, 41, "abbess")]
    names = table.view(1).names
    assert {name for name in names if name.startswith("noise_")} == {
        "noise_place",
        "noise_guard",
        "noise_owner",
        "noise_round",
    }


@pytest.mark.rule("8.8b", "8.8c", "R22", "13.42")
def test_true_and_false_tokens_of_a_turn_are_laid_together_in_an_order_that_tells_nothing() -> None:
    def told(true: str, false: str) -> list[str]:
        table = Table(2, blessed={1: "false_noise"}).guard("abbess", 40, 39).guard("prioress", 142, 141)
        table.put(1, 18).begin().play("play stand", "stop", "die 6")
        table.play("use")
        assert table.told(1) == table.told() == []
        table.play(f"noise {true}")
        assert table.told(1) == table.told() == [] and table.noises == []
        return table.play(f"false noise {false} abbess").told()

    assert (
        told("39", "26")
        == told("26", "39")
        == [
            "used_blessing anne_marie false_noise",
            "noise anne_marie 26 abbess",
            "noise anne_marie 39 abbess",
        ]
    )
