"""The worked examples of section 14, played."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box
from subrosa.games.nuns.fields import STEPS

from .table import Table

WAYS = {"stand": (18,), "sneak": (19, 18), "walk": (21, 20, 19, 18), "run": (20, 19, 18)}


def heard(card: str, die: int, way: tuple[int, ...], guard: int) -> list[str]:
    """What a novice may lay who ended this move of a card and rolled this die; nothing if nobody heard her."""
    back = box.NEIGHBOURS[guard - 1][-1] if box.NEIGHBOURS[guard - 1][-1] >= 0 else box.NEIGHBOURS[guard - 1][0]
    table = Table(2).guard("abbess", guard, back + 1).guard("prioress", 132, 133).put(1, way[0], key=1).begin()
    table.play(f"play {card}", *(f"step {place}" for place in way[1:]), "stop", f"die {die}")
    return [line for line in table.lines() if line.startswith("noise")]


def view(back: int, at: int) -> set[int]:
    return Table(2).guard("abbess", at, back).sees("abbess") - {at}


def patrol(at: int, back: int, path: str, to: int, seats: int = 3, **options: Any) -> Table:
    """A table with the abbess on her path and the prioress far away on another; novices have to be put."""
    table = Table(seats, **options).guard("abbess", at, back, path, to)
    return table.guard("prioress", 122, 97, "red-26-122" if path != "red-26-122" else "orange-26-122", 26)


@pytest.mark.rule("T1")
def test_t01_two_ways_to_a_guard() -> None:
    assert heard("walk", 4, WAYS["walk"], 40) == ["noise 26", "noise 39", "noise 26 39"]
    assert heard("walk", 3, WAYS["walk"], 40) == []
    assert heard("run", 2, WAYS["run"], 40) and heard("stand", 6, WAYS["stand"], 40)


@pytest.mark.rule("T2")
def test_t02_one_way_to_a_guard() -> None:
    assert heard("run", 4, (9, 10), 15) == ["noise 14"]
    assert heard("walk", 5, (12, 31, 32, 11, 10), 15) == []
    assert heard("run", 3, (17, 5), 26) == ["noise 19"] and heard("run", 2, (17, 5), 26) == []
    assert heard("run", 2, (65, 66), 39) == ["noise 48"]
    assert heard("run", 1, (122, 121), 97) == ["noise 122"]


@pytest.mark.rule("T3")
def test_t03_faces_that_are_heard_at_each_distance() -> None:
    table = Table(2).begin().play("play stand", "stop")
    found = {}
    for card in range(4):
        counts = []
        for distance in range(1, 8):
            spot = next(place for place in range(155) if box.DISTANCE[25][place] == distance)
            faces = 0
            for die in range(1, 7):
                state = table.s.copy()
                state.played[0], state.place[0] = card, spot
                table.match.game.rules.apply(state, 8, die)
                faces += STEPS[state.step] == "token"
            counts.append(faces)
        found[box.CARDS[card]] = counts
    assert found == {
        "stand": [3, 2, 1, 0, 0, 0, 0],
        "sneak": [4, 3, 2, 1, 0, 0, 0],
        "walk": [5, 4, 3, 2, 1, 0, 0],
        "run": [6, 6, 5, 4, 3, 2, 1],
    }


T4 = {37, 38, 39, 48, 49, 62, 63, 64, 65, 66, 75, 76, 90, 91}
T5 = {41, 46, 47, 68}


@pytest.mark.rule("T4")
def test_t04_a_guard_from_41_to_40() -> None:
    assert view(41, 40) == T4
    assert box.VISIBLE[39][91] and box.DISTANCE[39][91] == 7


@pytest.mark.rule("T5")
def test_t05_a_guard_from_39_and_from_26_to_40() -> None:
    assert view(39, 40) == T5 and view(26, 40) == T4 | T5


@pytest.mark.rule("T6")
def test_t06_the_corridor_of_the_cells() -> None:
    assert view(19, 20) == {21, 22} and view(21, 20) == {16, 17, 18, 19}
    assert view(26, 19) == {16, 17, 18, 20, 21, 22}


@pytest.mark.rule("T7")
def test_t07_the_chapel_and_the_garden() -> None:
    assert view(51, 60) == {59, 61, 77, 78, 79, 87, 88, 89, 104, 105, 106, 113, 114, 115, 129, 130, 131}
    assert box.DISTANCE[59][133] > 6 < box.DISTANCE[59][134]
    assert view(85, 84) == {33, 55, 56, 83} and view(83, 84) == {85, 86}


@pytest.mark.rule("T8")
def test_t08_a_bent_link() -> None:
    assert view(48, 39) == {37, 38, 40, 41} and view(39, 48) == {37, 38, 49, 62, 75, 76, 90, 91}


@pytest.mark.rule("T9")
def test_t09_vanishing_through_a_door() -> None:
    table = Table(2).guard("abbess", 40, 41).put(1, 48, seen=1).begin().play("play sneak", "step 49", "step 50", "stop")
    assert table.told()[:2] == ["seen anne_marie 49 abbess", "vanished anne_marie 49 50"]
    assert table.vanished == [(1, 49, 50)] and table.marker(1) == 0


@pytest.mark.rule("T10")
def test_t10_a_guard_passes_and_catches() -> None:
    table = patrol(19, 18, "blue-26-84", 84).put(1, 17).put(2, 118).begin().rest()
    table.play("first abbess", "step 18", "step 17", "step 16")
    assert table.told() == [
        "goes_first abbess",
        "paced abbess 18",
        "seen anne_marie 17 abbess",
        "paced abbess 17",
        "caught anne_marie 17 1",
        "paced abbess 16",
    ]
    assert table.s.captures == 1 and table.at("abbess") == 16


@pytest.mark.rule("T11")
def test_t11_locks() -> None:
    away = Table(2, cells=(3,)).guard("abbess", 142, 141).guard("prioress", 142, 141).put(3, 19).begin()
    assert 26 not in away.play("play walk").steps()
    table = Table(2, cells=(3,)).guard("abbess", 142, 141).guard("prioress", 142, 141).put(3, 3, key=1).begin()
    table.play("play walk", "step 19", "step 26", "step 40", "stop")
    assert table.stands(3) == 40
    reached, ahead = {1}, [1]
    for place in ahead:
        for j, to in enumerate(box.NEIGHBOURS[place - 1]):
            if to >= 0 and not box.LOCKED[place - 1][j] and to + 1 not in reached:
                reached.add(to + 1)
                ahead.append(to + 1)
    assert len(reached) == 141
    assert set(range(1, 156)) - reached == {26, 109, 110, 118, 119, 121, 132, 133, 148, *range(151, 156)}


@pytest.mark.rule("T12")
def test_t12_taking_a_key() -> None:
    table = Table(2, wishes={1: "w2"}).put(1, 51).begin().play("play sneak", "step 50", "step 36", "stop")
    assert table.s.key[0] == 1
    table = Table(2, wishes={1: "w2"}).put(1, 49).begin().play("play run", "step 50", "step 36")
    assert table.lines() == ["stop"] and table.play("stop").s.key[0] == 1
    table = Table(2, wishes={1: "w5"}).put(1, 114).begin()
    assert table.play("play walk", "step 130", "step 129", "step 115", "stop").s.key[0] == 0


def ways_home(place: int, cell: int, key: int = 0) -> list[list[int]]:
    """Every way home of a caught novice, by the steps the rules offer her, round after round."""
    table = Table(2, cells=(cell,), capture_limit="players").guard("abbess", 132, 133).guard("prioress", 132, 133)
    table.put(cell, place, status="caught", captured=1, fresh=1, key=key).begin()

    def onward(state: int, way: list[int]) -> list[list[int]]:
        table.put(cell, state, status="caught").begin()
        return [way] if state == cell else [w for to in table.steps() for w in onward(to, [*way, to])]

    table.s.fresh[cell - 1] = 1
    return onward(place, [])


@pytest.mark.rule("T13")
def test_t13_ways_home() -> None:
    without = ways_home(126, 3)
    assert {len(way) for way in without} == {14} and {way[0] for way in without} == {125, 127}
    assert {len(way) for way in ways_home(126, 3, key=1)} == {12}
    assert len(ways_home(78, 1)) == 3 and {len(way) for way in ways_home(78, 1)} == {12}
    table = Table(2, capture_limit="players").put(1, 21, status="caught", captured=1, fresh=1).begin()
    assert table.lines() == ["step 1"] and table.play("step 1").lines() == ["stop"]


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("place", "steps"), [(91, (92,)), (66, (47, 46)), (120, (99, 94))])
def test_t14_off_the_path(place: int, steps: tuple[int, ...]) -> None:
    back = box.NEIGHBOURS[place - 1][-1] if box.NEIGHBOURS[place - 1][-1] >= 0 else box.NEIGHBOURS[place - 1][0]
    table = patrol(place, back + 1, "green-26-101", 101).put(1, 1).put(2, 1).begin().rest().play("first abbess")
    for step in steps:
        assert table.steps() == {step}
        table.play(f"step {step}")
    path = box.PATHS.index("green-26-101")
    on = {p + 1 for p in range(155) if box.PATH_INDEX[path][p] >= 0 and box.DISTANCE[place - 1][p] == 2}
    assert on == {91: {93, 101}, 66: {46}, 120: {94}}[place]


@pytest.mark.rule("T15")
def test_t15_the_end_of_a_path() -> None:
    table = patrol(145, 144, "red-122-147", 147).put(1, 1).put(2, 1).begin().rest()
    table.play(
        "first abbess", "step 146", "step 147", "path blue-26-147", "step 138", "step 127", "step 126", "step 125"
    )
    assert table.lines() == ["stop"] and table.s.paces == 6 and table.at("abbess") == 125


def doubled_ends(card: str) -> set[int]:
    """Where a doubled move from cell 1 can end, by the steps the rules offer."""
    table = Table(2).play(f"play {card}")
    found: set[int] = set()

    def explore() -> None:
        s = table.s
        if "stop" in table.lines():
            found.add(s.way[0][s.steps[0]] + 1)
        for place in table.steps():
            s.steps[0] += 1
            s.way[0][s.steps[0]] = place - 1
            explore()
            s.way[0][s.steps[0]] = -1
            s.steps[0] -= 1

    explore()
    return found


@pytest.mark.rule("T16")
def test_t16_round_1_from_cell_1() -> None:
    assert [len(doubled_ends(card)) for card in ("sneak", "walk", "run")] == [8, 28, 61]


@pytest.mark.rule("T17")
def test_t17_a_vanished_token_behind_her_back() -> None:
    table = patrol(26, 25, "blue-26-84", 84).put(1, 118).put(2, 118).begin().rest().token("vanished", 1, 17, 5)
    table.play("first abbess")
    assert table.steps() == {19}
    table.play("step 19")
    assert table.steps() == {3, 18, 20, 26}
    table.play("step 26", "step 40")
    assert 17 not in table.sees("abbess") and table.steps() == {26, 39, 41}, "it lasts"


@pytest.mark.rule("T18")
def test_t18_a_capture_ends_permission() -> None:
    table = patrol(19, 26, "blue-26-84", 84).put(1, 21, seen=1).put(2, 118).begin().rest().play("first abbess")
    table.play("step 18", "step 19", "step 20")
    assert table.steps() == {2, 19, 21}
    table.play("step 21")
    assert table.status(1) == "caught" and table.s.paces == 4 and table.steps() == {20}


@pytest.mark.rule("T19")
def test_t19_the_limit_of_captures() -> None:
    for option, limit in (("novices", 4), ("players", 5)):
        table = patrol(26, 25, "blue-26-84", 84, 5, capture_limit=option)
        for captured in range(limit):
            assert not table.over
            table.guard("abbess", 26, 25, "blue-26-84", 84).put(1, 19, status="run", captured=captured)
            for novice in (2, 3, 4):
                table.put(novice, 118)
            table.begin(captured + 2).rest().play("first abbess", "step 19")
            assert table.s.captures == captured + 1
        assert table.over and table.s.guards_won == 1


@pytest.mark.rule("T20", "9.6b", "9.6c", "15.34")
def test_t20_a_lost_wish() -> None:
    table = Table(3, wishes={1: "w5"}).guard("abbess", 18, 17, "blue-26-84", 26).guard("prioress", 132, 133)
    table.put(1, 19, key=1, wish=1).put(2, 118).begin()
    table.play("2: play sneak", "2: step 18", "2: stop", "3: play stand", "3: stop")
    assert (table.s.key[0], table.s.wish[0]) == (1, 0)
    table.guard("abbess", 132, 133).put(1, 21, status="run").begin(4)
    table.play("2: play sneak", "2: step 1", "2: stop", "3: play stand", "3: stop", "die 1", "die 1")
    assert not table.over
    table.put(1, 122).begin(6)
    table.play("2: play sneak", "2: step 121", "2: stop", "3: play stand", "3: stop")
    assert table.s.wish[0] == 1


@pytest.mark.rule("T21")
def test_t21_both_guards_ran() -> None:
    for ran, step in (((True, True), "order"), ((True, False), "roll"), ((False, True), "roll")):
        table = Table(2).guard("abbess", 40, 39, ran=ran[0]).guard("prioress", 21, 22, ran=ran[1]).put(1, 18).begin(4)
        table.play("play stand", "stop")
        assert table.step == step
        if step == "roll":
            table.play("die 6", "noise 39", "noise 20")
            assert len(table.noises) == 2


@pytest.mark.rule("T22", "9.1a", "9.4")
def test_t22_two_come_home_together() -> None:
    table = Table(4).put(1, 21, key=1, wish=1).put(2, 20, key=1, wish=1).put(3, 10).begin(6)
    table.play("2: play sneak", "2: step 1", "2: stop", "3: play sneak", "3: step 2", "3: stop")
    table.play("4: play stand", "4: stop", "die 1", "die 1", "die 1")
    assert table.over and table.match.places == [2, 1, 1, 2] and [table.at(guard) for guard in box.GUARDS] == [26, 26]


@pytest.mark.rule("T23", "9.3", "15.42")
def test_t23_round_15_is_played_to_its_end() -> None:
    table = Table(3).begin(15).until("listen").play("die 1")
    assert not table.over
    table.play("die 1")
    assert table.over and table.match.places == [1, 2, 2] and "guards_won_by_time" in table.told()


@pytest.mark.rule("T24")
def test_t24_the_prioress_s_false_noise_frees_the_abbess() -> None:
    table = Table(3, blessed={"prioress": "false_noise", "abbess": "soft_steps"}).guard(
        "abbess", 26, 25, "blue-26-84", 84
    )
    table.put(1, 118).put(2, 118).begin().rest().play("first abbess", "step 19", "step 18")
    assert table.steps() == {17}
    table.play("false noise 27 abbess")
    assert table.steps() == {4, 17, 19, 27} and table.s.spent[7] == box.FALSE_NOISE


@pytest.mark.rule("T25")
def test_t25_a_step_onto_a_guard() -> None:
    table = Table(3).put(1, 17).put(2, 10).guard("abbess", 18, 17).begin().play("2: play walk", "2: step 18")
    assert table.lines(2) == ["stop"]
    table.play("2: stop", "3: play stand", "3: stop", "die 1")
    told = table.told()
    assert "caught anne_marie 18 1" in told and not any(line.startswith("rolled anne") for line in told)


@pytest.mark.rule("T26")
def test_t26_a_dead_end() -> None:
    table = Table(2, novice_may_enter_guard="false").put(1, 36).guard("abbess", 50, 49).begin()
    assert table.lines() == ["play stand"]
    table = Table(2).put(1, 36).guard("abbess", 50, 49).begin()
    assert table.lines() == [f"play {card}" for card in box.CARDS]


@pytest.mark.rule("T27")
def test_t27_a_walk_of_five_steps() -> None:
    table = Table(3, blessed={"abbess": "swift_foot", "prioress": "soft_steps"})
    table.guard("abbess", 26, 25, "blue-26-84", 84, ran=True).guard("prioress", 122, 97, "green-101-122", 101).put(
        1, 118
    ).put(2, 118).begin().rest()
    table.play("first abbess", *(f"step {place}" for place in (19, 18, 17, 16, 15)), "stop as walk")
    view = table.view(2)
    assert (view.named["abbess"], view.shown["abbess"], view.spent["abbess"]) == (None, "run", None), (
        "the card of the round before"
    )
    table.play("step 123", "step 124", "step 125", "stop")
    view = table.view(2)
    assert (view.shown["abbess"], view.spent["abbess"]) == ("walk", "swift_foot")
    assert table.step == "listen" and table.s.guard == box.ABBESS


@pytest.mark.rule("T28")
def test_t28_a_false_noise_among_true_ones() -> None:
    table = Table(2, blessed={1: "false_noise"}).guard("abbess", 40, 39).guard("prioress", 132, 133).put(1, 18).begin()
    table.play("play stand", "stop", "die 6")
    table.play("use", "noise 39")
    assert table.told(1) == table.told() == []
    table.play("false noise 41 abbess")
    assert table.told(1) == [
        "used_blessing anne_marie false_noise",
        "noise anne_marie 39 abbess",
        "noise anne_marie 41 abbess",
    ]


@pytest.mark.rule("T29", "4.12a")
def test_t29_a_caught_walk_past_a_key() -> None:
    table = Table(2, cells=(5,), wishes={5: "w5"}, capture_limit="players").guard("abbess", 40, 39)
    table.guard("prioress", 40, 39).put(5, 149, status="caught", captured=1, fresh=1).begin()
    table.play("step 135", "step 129", "step 130", "stop", "turn back")
    assert table.s.key[4] == 0 and table.step == "order" and table.stands(5) == 130
    table.next_round().play("play stand", "stop")
    assert table.s.key[4] == 1


@pytest.mark.rule("T30")
def test_t30_caught_in_her_own_cell() -> None:
    table = Table(3, cells=(3, 4)).guard("abbess", 3, 19).put(3, 3, status="caught", captured=1, fresh=1).put(4, 10)
    table.begin().play("3: play stand", "3: stop")
    assert table.status(3) == "caught" and table.s.played[2] == box.STAND
    table.guard("abbess", 132, 133).begin(3)
    assert table.lines(2) == [f"play {card}" for card in box.CARDS]
    table.play("2: play stand", "2: stop", "3: play stand", "3: stop")
    assert table.status(3) == "run" and table.told()[0] == "turned_back theresa"


@pytest.mark.rule("T31")
def test_t31_no_card_is_left() -> None:
    for left, offered in (
        (1, ["u-turn"]),
        (0, [f"path {path}" for path in ("red-26-147", "red-122-147", "orange-84-147", "purple-101-147")]),
    ):
        table = Table(3).guard("abbess", 146, 145, "red-122-147", 147).guard("prioress", 68, 46, "blue-26-147", 26)
        table.s.used[:] = [1] * 14
        table.s.u_turns_left = left
        table.put(1, 1).put(2, 1).begin().rest().play("first abbess", "step 147")
        assert table.lines() == offered
