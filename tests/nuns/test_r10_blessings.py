"""Blessings (10)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box
from subrosa.games.nuns.fields import STEPS

from .table import WATCHER, Table

CORRIDOR = (18, 19, 20, 21, 22, 23, 43, 42, 24, 25)
WAY = (19, 18, 17, 16, 15, 14, 13, 12)


def novice(kind: str, place: int = 18, **options: Any) -> Table:
    """One novice with this blessing three steps from the abbess, the prioress out of earshot."""
    table = Table(2, blessed={1: kind}, capture_limit="players", **options).guard("abbess", 40, 39)
    return table.guard("prioress", 142, 141).put(1, place).begin()


def guards(abbess: str, prioress: str = "swift_foot", **options: Any) -> Table:
    """B1: the abbess with this blessing on 26 begins the blue path, the prioress stands on 122."""
    blessed: dict[int | str, str] = {"abbess": abbess, "prioress": prioress}
    table = Table(3, blessed=blessed, **options).guard("abbess", 26, 25, "blue-26-84", 84)
    return table.guard("prioress", 122, 97, "green-101-122", 101).put(1, 118).put(2, 118).begin().rest()


def go(table: Table, *places: int) -> Table:
    return table.play(*(f"step {place}" for place in places))


def false(table: Table) -> list[str]:
    return [line for line in table.lines() if line.startswith("false noise")]


def near(table: Table) -> list[str]:
    """All false noises there can be."""
    return [
        f"false noise {place + 1} {guard}"
        for number, guard in enumerate(box.GUARDS)
        for place in box.NEIGHBOURS[table.s.at[number]]
        if place >= 0
    ]


@pytest.mark.rule("10.1", "13.9", "15.24")
def test_a_blessing_is_used_once_and_then_lies_open_and_one_that_is_kept_is_asked_for_again() -> None:
    table = novice("soft_steps").play("play stand", "stop", "die 6", "use")
    assert all(table.view(seat).spent["anne_marie"] == "soft_steps" for seat in (1, 2, WATCHER))
    table.next_round().play("play stand", "stop", "die 6")
    assert table.step != "bless"
    table = novice("soft_steps").play("play stand", "stop", "die 1", "keep")
    assert table.s.spent[0] == -1
    assert table.next_round().play("play stand", "stop", "die 1").lines() == ["keep", "use"]


@pytest.mark.rule("10.2a")
def test_with_blessings_off_none_are_dealt_and_nobody_is_asked() -> None:
    table = Table(8, blessings="off")
    assert set(table.s.blessing) == {-1} and table.step == "move"
    table.wander()
    asked = {STEPS[before.step] for _, before, _ in table.match.positions()}
    assert not {"bless", "ears", "false_noise"} & asked and set(table.s.spent) == {-1}


@pytest.mark.rule("10.2b", "R30")
def test_with_swift_foot_off_its_cards_are_blanks() -> None:
    table = Table(8, blessed={}, swift_foot="off")
    assert table.s.blessing.count(box.SWIFT_FOOT) == 2
    table = novice("swift_foot", swift_foot="off").play("play stand")
    assert table.lines() == ["stop"]
    assert table.play("stop", "die 1").lines() == ["keep"]
    table = go(guards("swift_foot", "soft_steps", swift_foot="off").play("first abbess"), *WAY[:5])
    assert "stop as walk" not in table.lines() and go(table, WAY[5]).lines() == ["stop"]


@pytest.mark.rule("10.3", "10.3a")
def test_a_novice_lays_one_more_token_next_to_either_guard_heard_or_not() -> None:
    table = novice("false_noise").play("play stand", "stop", "die 6", "use", "noise 39")
    assert table.step == "false_noise" and table.lines() == [
        *(f"false noise {place} abbess" for place in (26, 39, 41)),
        *(f"false noise {place} prioress" for place in (123, 141, 143)),
    ]
    table.play("false noise 39 abbess")
    assert table.noises == [(1, 39, "abbess")] * 2, "a place that has a token is allowed"
    table = novice("false_noise", 10).play("play stand", "stop", "die 1", "use", "false noise 141 prioress")
    assert table.noises == [(1, 141, "prioress")] and table.step == "order"


@pytest.mark.rule("10.3b")
def test_false_noise_cannot_be_made_while_caught_nor_when_nobody_rolls() -> None:
    table = Table(2, blessed={1: "false_noise"}, capture_limit="players").guard("abbess", 40, 39, ran=True)
    table.guard("prioress", 142, 141, ran=True).put(1, 18).begin().play("play stand", "stop")
    assert table.step == "order"
    table = Table(2, blessed={1: "false_noise"}, capture_limit="players").guard("abbess", 40, 39)
    table.guard("prioress", 142, 141).put(1, 15, status="caught", captured=1, fresh=1).begin()
    table.play("step 16", "step 17", "step 18", "stop", "stay caught")
    assert table.step == "order"


@pytest.mark.rule("10.3c", "13.45")
def test_false_noise_of_a_guard_is_offered_at_every_question_of_a_move_before_she_stops() -> None:
    table = guards("false_noise", "soft_steps")
    assert false(table) == [], "not while the order is chosen"
    table.play("first abbess")
    for place in WAY[:6]:
        assert false(table) == near(table)
        go(table, place)
    assert false(table) == near(table)
    table.play(f"false noise {WAY[6]} abbess")
    assert false(table) == [] and table.noises == [("abbess", 13, "abbess")]
    table = Table(2, blessed={"abbess": "false_noise", "prioress": "swift_foot"}).rest().play("first abbess")
    assert table.step == "path" and false(table) == near(table)
    table.play("false noise 40 abbess")
    assert table.step == "path"
    assert table.play("path red-26-122").steps() == {19, 25, 40}


@pytest.mark.rule("10.3d", "7.4d", "15.44")
def test_the_guard_it_was_laid_for_has_permission_from_then_on() -> None:
    table = go(guards("false_noise", "soft_steps").play("first abbess"), 19)
    assert table.steps() == {18}
    table.play("false noise 3 abbess")
    assert table.steps() == {3, 18, 20, 26}
    table = go(guards("false_noise", "soft_steps").play("first abbess"), 19).play("false noise 121 prioress")
    assert table.steps() == {18}, "not she herself"
    go(table, 18, 17).play("stop")
    assert table.steps() == {97, 121, 123}, "but the other, in her whole move"


@pytest.mark.rule("10.3e", "2.10a")
def test_whoever_moves_may_use_the_false_noise_of_either_figure() -> None:
    table = Table(8, blessed={"abbess": "false_noise", "prioress": "soft_steps"}).rest().play("first prioress")
    assert table.deciders == (2,) and false(table) == near(table)
    table.play("false noise 25 prioress")
    assert table.told() == ["used_blessing abbess guard_false_noise", "noise abbess 25 prioress"]
    assert table.s.spent[6:] == [box.FALSE_NOISE, -1]


@pytest.mark.rule("10.4", "10.4a")
def test_second_chance_repeats_the_die_of_novice_or_guard_and_the_new_result_stands() -> None:
    table = novice("second_chance").play("play stand", "stop", "die 6", "use")
    assert table.step == "roll"
    table.play("die 5")
    assert table.step == "order" and table.noises == [], "2 instead of 3"
    table = novice("second_chance").play("play stand", "stop", "die 1", "use", "die 6")
    assert table.step == "token"
    table = Table(2, blessed={"abbess": "second_chance", "prioress": "swift_foot"}, capture_limit="players")
    table.guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141).put(1, 43).begin().rest()
    table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop").until("listen")
    table.play("die 1", "use", "die 6")
    assert table.step == "hear" and table.told() == [
        "listens abbess 1",
        "used_blessing abbess guard_second_chance",
        "listens abbess 6",
    ]
    table.play("noise 24")
    assert table.step == "listen" and table.s.guard == box.PRIORESS
    assert table.play("die 1").lines() == ["keep"], "the prioress has none to use"


@pytest.mark.rule("10.5", "10.5a")
def test_soft_steps_lower_the_total_by_one_and_sharp_ears_raise_it() -> None:
    for die, used, step in ((6, "keep", "token"), (6, "use", "order")):
        assert novice("soft_steps").play("play stand", "stop", f"die {die}", used).step == step
    table = Table(2, cells=(3,), blessed={3: "soft_steps"}).guard("abbess", 19, 18).guard("prioress", 142, 141).begin()
    assert table.play("play stand", "stop", "die 1", "use").step == "order", "and not below 0"
    for die, used, step in ((5, "keep", "listen"), (5, "use", "hear"), (4, "use", "listen")):
        table = Table(2, blessed={"abbess": "soft_steps", "prioress": "swift_foot"}, capture_limit="players")
        table.guard("abbess", 41, 46, "green-26-101", 26).guard("prioress", 142, 141).put(1, 43).begin().rest()
        table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop").until("listen")
        assert table.play(f"die {die}", used).step == step


@pytest.mark.rule("10.6", "10.6a")
@pytest.mark.parametrize(("card", "most"), [("sneak", 2), ("walk", 4), ("run", 5)])
def test_swift_foot_is_one_step_beyond_the_upper_figure(card: str, most: int) -> None:
    for kind, more in (("swift_foot", 1), ("soft_steps", 0)):
        table = go(novice(kind).play(f"play {card}"), *CORRIDOR[1 : most + 1])
        assert len(table.steps()) > 0 if more else table.lines() == ["stop"]
        if more:
            go(table, CORRIDOR[most + 1])
            assert table.lines() == ["stop"]
            table.play("stop")
            assert table.s.spent[0] == box.SWIFT_FOOT and table.s.played[0] == box.CARDS.index(card)


@pytest.mark.rule("10.6")
def test_swift_foot_does_not_lower_what_a_card_asks_for_nor_change_its_noise() -> None:
    table = go(novice("swift_foot", 21).play("play sneak"), 20, 19, 18).play("stop", "die 5")
    assert table.step == "token", "three steps by sneak: 5 less 2 reaches 40"
    table = go(novice("swift_foot", 21).play("play sneak"), 20, 19, 18).play("stop", "die 4")
    assert table.step == "order"


@pytest.mark.rule("10.6a", "4.3", "10.6b", "10.6c")
def test_swift_foot_is_one_step_beyond_whatever_the_card_allows_but_not_on_a_caught_walk() -> None:
    table = Table(2, blessed={1: "swift_foot"}).put(1, 18).begin(1).play("play sneak")
    go(table, *CORRIDOR[1:6])
    assert table.lines() == ["stop"] and table.s.steps[0] == 5
    table = Table(2, blessed={1: "swift_foot"}).play("play run")
    go(table, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 31)
    assert table.lines() == ["stop"] and table.s.steps[0] == 11
    table = go(novice("swift_foot").play("play stand"), 19)
    assert table.lines() == ["stop"]
    table.play("stop")
    assert table.told()[:2] == ["played anne_marie stand", "used_blessing anne_marie swift_foot"]
    table = Table(2, blessed={1: "swift_foot"}, capture_limit="players").put(1, 51, status="caught", fresh=1).begin()
    go(table, 50, 49, 48, 39)
    assert table.lines() == ["stop"]


@pytest.mark.rule("10.6d")
def test_all_learn_of_it_in_a2_with_the_card() -> None:
    table = Table(3, blessed={1: "swift_foot"}).put(1, 18).begin()
    go(table.play("2: play stand"), 19).play("2: stop")
    assert table.told(1) == [] and table.view(1).spent["anne_marie"] is None
    table.play("3: play stand", "3: stop")
    for seat in (1, 3, WATCHER):
        assert table.told(seat)[-3:] == [
            "played anne_marie stand",
            "played margaret stand",
            "used_blessing anne_marie swift_foot",
        ]


@pytest.mark.rule("10.6e", "R21")
def test_a_guard_goes_on_after_her_sixth_step_and_her_move_ends_with_it() -> None:
    table = go(guards("swift_foot", "soft_steps").play("first abbess"), *WAY[:6])
    assert table.lines() == [f"step {WAY[6]}", "stop"]
    go(table, WAY[6])
    for seat in (1, 2, WATCHER):
        assert table.told(seat)[:2] == ["paced abbess 13", "used_blessing abbess guard_swift_foot"]
    assert table.s.guard == box.PRIORESS and table.s.named[box.ABBESS] == box.GUARD_RUN


@pytest.mark.rule("10.6e", "7.6c")
def test_a_seventh_step_onto_a_path_s_end_lets_her_take_the_next_card_before_her_move_ends() -> None:
    table = Table(2, blessed={"abbess": "swift_foot", "prioress": "soft_steps"}).put(1, 118)
    table.guard("abbess", 122, 97, "red-122-147", 147).begin().rest().play("first abbess")
    go(table, 123, 142, 143, 144, 145, 146, 147)
    assert table.step == "path"
    table.play("path orange-84-147")
    assert table.s.guard == box.PRIORESS and table.path("abbess") == "orange-84-147"


@pytest.mark.rule("10.6f", "R21", "13.18")
def test_a_guard_may_name_five_steps_and_no_other_number_a_walk_and_listens() -> None:
    table = go(guards("swift_foot", "soft_steps").play("first abbess"), *WAY[:5])
    assert table.lines()[-2:] == ["stop", "stop as walk"]
    table.play("stop as walk")
    assert table.told(2) == ["stopped abbess"] and table.view(2).spent["abbess"] is None
    go(table, 123, 124, 125).play("stop")
    assert table.told(2)[-5:] == [
        "stopped prioress",
        "used_blessing abbess guard_swift_foot",
        "named abbess walk",
        "named prioress walk",
        "cleared",
    ]
    assert (table.step, table.s.guard) == ("listen", box.ABBESS)
    table = guards("swift_foot", "soft_steps").play("first abbess")
    offered = []
    for place in WAY[:6]:
        offered.append("stop as walk" in table.lines())
        go(table, place)
    assert [*offered, "stop as walk" in table.lines()] == [False] * 5 + [True, False]


@pytest.mark.rule("10.6g", "R21")
def test_with_guard_max_5_the_step_beyond_is_the_sixth() -> None:
    table = go(guards("swift_foot", "soft_steps", guard_max="5").play("first abbess"), *WAY[:5])
    assert table.lines() == [f"step {WAY[5]}", "stop", "stop as walk"]
    go(table, WAY[5])
    assert table.s.guard == box.PRIORESS and table.s.spent[6] == box.SWIFT_FOOT


@pytest.mark.rule("10.7a", "R31")
def test_a_novice_cannot_use_hers_in_b4() -> None:
    for kind in box.BLESSINGS:
        blessed: dict[int | str, str] = {1: kind}
        table = Table(2, blessed=blessed, capture_limit="players").guard("abbess", 41, 46, "green-26-101", 26)
        table.guard("prioress", 142, 141).put(1, 43).begin().rest()
        table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", "stop").until("listen")
        table.play("die 6")
        if table.step == "ears":
            table.play("keep")
        assert table.step == "hear" and table.lines() == ["noise 24"]
