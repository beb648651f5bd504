"""The player aid, statement by statement (15)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box

from .table import WATCHER, Table
from .test_r1_box import RULES

PATH = "blue-26-84"


def stand(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.play(f"{seat}: play stand", f"{seat}: stop")
    return table


def patrol(at: int = 26, back: int = 25, path: str = PATH, to: int = 84, seats: int = 3, **options: Any) -> Table:
    """The abbess on her path, the prioress away in the kitchen."""
    return Table(seats, **options).guard("abbess", at, back, path, to).guard("prioress", 142, 141)


def watching() -> Table:
    """The abbess looks along the cloister from 40; the prioress is away."""
    return patrol(40, 41, "orange-26-101", 26)


def caught(place: int, **facts: int) -> Table:
    """Novice 1 was caught on a place; the guards are away."""
    table = Table(3, capture_limit="more_than_players").guard("abbess", 142, 141).guard("prioress", 142, 141)
    return table.put(1, place, status="caught", captured=1, **facts).put(2, 118)


def listening(card: str = "stand", place: int = 43, ran: bool = False) -> Table:
    """B4: the abbess has gone from 41 to 25, or run to 24; novice 1 showed a card and is on a place."""
    table = patrol(41, 46, "green-26-101", 26).put(1, place).put(2, 118).begin().rest()
    table.s.played[0] = box.CARDS.index(card)
    more = ("step 24", "step 42") if ran else ()
    table.play("first abbess", "step 40", "step 26", "path red-26-122", "step 25", *more, "stop")
    return table.until("listen")


def seen(table: Table) -> list[str]:
    """What a spectator was told of sightings, in all."""
    kinds = ("seen", "vanished")
    return [" ".join(map(str, (t.kind, *t.facts.values()))) for t in table.match.tellings(9) if t.kind in kinds]


def test_every_statement_has_the_test_its_row_names() -> None:
    named = [
        line.split("`")[1] for line in RULES.split("## 15.")[1].split("## 16.")[0].splitlines() if "`test_s" in line
    ]
    assert len(named) == 46 and all(name in globals() for name in named)


@pytest.mark.rule("15.1")
def test_s01_all_novices_move_and_the_first_move_is_doubled() -> None:
    table = Table(4)
    assert table.deciders == (2, 3, 4)
    table.play("2: play sneak", "2: step 21", "2: step 22", "2: step 23", "2: step 43")
    assert table.lines(2) == ["stop"]
    table = Table(4).begin(2).play("2: play sneak", "2: step 21", "2: step 22")
    assert table.lines(2) == ["stop"]


@pytest.mark.rule("15.2")
def test_s02_the_log_holds_card_and_end_and_a_seen_marker_is_open() -> None:
    table = stand(watching().put(1, 28).begin().play("2: play sneak", "2: step 38", "2: stop"), 3)
    own = [(t.kind, *t.facts.values()) for t in table.match.tellings(1) if t.kind.startswith("you_")]
    assert own[:2] == [("you_choose", "anne_marie", "sneak"), ("you_step_seen", "anne_marie", "38")]
    assert table.marker(1) == 38 and table.marker(2) == 0


@pytest.mark.rule("15.3")
def test_s03_the_four_cards_have_their_codes() -> None:
    assert dict(zip(box.CARDS, box.CARD_CODES, strict=True)) == {"stand": "ST", "sneak": "Sn", "walk": "W", "run": "R"}


@pytest.mark.rule("15.4")
def test_s04_the_key_opens_all_locks_and_is_kept_when_caught() -> None:
    table = stand(Table(3, wishes={1: "w5"}).put(1, 114).begin().play("2: play sneak", "2: step 130", "2: stop"), 3)
    assert table.s.key[0] == 1
    locks = [(a, b) for a, row in enumerate(box.NEIGHBOURS) for j, b in enumerate(row) if box.LOCKED[a][j]]
    for a, b in locks:
        table = Table(3, wishes={1: "w5"}).guard("abbess", 142, 141).guard("prioress", 142, 141)
        assert b + 1 in table.put(1, a + 1, key=1).begin().play("2: play run").steps(2)
    table = patrol(18, 17).put(1, 19, key=1).put(2, 118).begin()
    stand(table.play("2: play sneak", "2: step 18", "2: stop"), 3)
    assert table.status(1) == "caught" and table.s.key[0] == 1


@pytest.mark.rule("15.5")
def test_s05_the_wish_is_taken_only_where_a_move_ends() -> None:
    for steps, wish in (((118,), 1), ((118, 119), 0)):
        table = Table(3, wishes={1: "w3"}).put(1, 101, key=1).begin()
        stand(table.play("2: play sneak", *(f"2: step {place}" for place in steps), "2: stop"), 3)
        assert table.s.wish[0] == wish


@pytest.mark.rule("15.6")
def test_s06_the_log_holds_the_number_of_steps() -> None:
    table = Table(2).put(1, 18).begin().play("play run", "step 19", "step 20", "step 21")
    assert table.view(2).steps["anne_marie"] == 3 and table.view(1).steps["anne_marie"] == -1
    assert sum(line.startswith("you_step") for line in table.told(2)) == 3


@pytest.mark.rule("15.7")
def test_s07_each_place_is_checked_against_both_guards() -> None:
    table = Table(2).guard("abbess", 40, 41).guard("prioress", 51, 35).put(1, 28).begin()
    table.play("play walk", "step 38", "step 37", "step 49", "step 50", "stop")
    assert 50 not in table.sees("abbess") and 49 not in table.sees("prioress")
    assert seen(table) == [f"seen anne_marie {place}" for place in (38, 37, 49, 50)]


@pytest.mark.rule("15.8")
def test_s08_every_novice_shows_her_card_after_moving() -> None:
    table = Table(3).play("2: play sneak", "2: step 21", "2: step 20", "2: stop")
    assert table.told() == []
    stand(table, 3)
    assert table.told() == ["played anne_marie sneak", "played margaret stand"]


@pytest.mark.rule("15.9")
def test_s09_noise_comes_last_and_not_after_two_runs() -> None:
    for abbess, prioress, step in ((True, True, "order"), (True, False, "roll"), (False, False, "roll")):
        table = Table(3).guard("abbess", 40, 39, ran=abbess).guard("prioress", 142, 141, ran=prioress)
        table.put(1, 18).put(2, 45, status="caught", fresh=1).begin().play("2: play stand", "2: stop")
        assert table.step == "move"
        table.play("3: step 44", "3: step 43", "3: step 23", "3: stop", "3: stay caught")
        assert table.step == step
        if step == "roll":
            assert table.play("die 1").step == "order", "the caught one does not roll"


def rolled(die: int, guard: int = 40, back: int = 39) -> Table:
    """Novice 1 stands still on 18 and rolls."""
    table = Table(2).guard("abbess", guard, back).guard("prioress", 142, 141).put(1, 18).begin()
    return table.play("play stand", "stop", f"die {die}")


@pytest.mark.rule("15.10")
def test_s10_a_guard_hears_within_the_total() -> None:
    assert [rolled(die).step for die in (5, 6)] == ["order", "token"]
    assert [rolled(die, 20, 21).step for die in (4, 5)] == ["order", "token"]


@pytest.mark.rule("15.11")
def test_s11_the_token_begins_a_shortest_way() -> None:
    table = rolled(6, 21, 22)
    assert table.lines() == ["noise 20"] and table.play("noise 20").noises == [(1, 20, "abbess")]


@pytest.mark.rule("15.12")
def test_s12_of_two_equal_ways_one_or_both_get_a_token() -> None:
    assert rolled(6).lines() == ["noise 26", "noise 39", "noise 26 39"]
    assert rolled(6).play("noise 26 39").noises == [(1, 26, "abbess"), (1, 39, "abbess")]


@pytest.mark.rule("15.13")
def test_s13_a_seen_novice_is_put_on_the_board() -> None:
    table = watching().put(1, 28).begin()
    assert table.marker(1) == 0
    stand(table.play("2: play sneak", "2: step 38", "2: stop"), 3)
    assert table.marker(1) == 38 and {table.view(seat).marker["anne_marie"] for seat in (1, 2, 3, WATCHER)} == {"38"}


@pytest.mark.rule("15.14")
def test_s14_the_marker_moves_while_she_is_in_sight() -> None:
    table = watching().put(1, 48, seen=1).begin()
    stand(table.play("2: play walk", "2: step 49", "2: step 37", "2: step 38", "2: stop"), 3)
    assert seen(table) == [f"seen anne_marie {place}" for place in (49, 37, 38)] and table.marker(1) == 38


@pytest.mark.rule("15.15")
def test_s15_the_vanished_token_shows_the_direction() -> None:
    table = stand(watching().put(1, 49, seen=1).begin().play("2: play sneak", "2: step 50", "2: stop"), 3)
    assert table.vanished == [(1, 49, 50)] and seen(table) == ["vanished anne_marie 49 50"] and table.marker(1) == 0


@pytest.mark.rule("15.16")
def test_s16_same_place_is_a_capture_whoever_moved() -> None:
    hers = stand(patrol(18, 17).put(1, 19).begin().play("2: play sneak", "2: step 18", "2: stop"), 3)
    theirs = patrol().put(1, 19).begin().rest().play("first abbess", "step 19")
    assert all(table.status(1) == "caught" and table.s.captures == 1 for table in (hers, theirs))


@pytest.mark.rule("15.17")
def test_s17_a_guard_who_passes_catches() -> None:
    table = patrol().put(1, 18).begin().rest().play("first abbess", "step 19", "step 18", "step 17", "stop")
    assert table.status(1) == "caught" and (table.stands(1), table.at("abbess")) == (18, 17)


@pytest.mark.rule("15.18")
def test_s18_the_just_caught_walk_home_without_checks() -> None:
    table = caught(66, fresh=1).guard("abbess", 40, 39, "green-26-101", 26).begin()
    assert table.lines(2) == ["step 47", "step 63"], "she is not asked whether she turns back"
    stand(table.play("2: step 47", "2: step 46", "2: step 45", "2: stop", "2: stay caught"), 3)
    assert 46 in table.sees("abbess") and seen(table) == [] and table.vanished == []
    table.play("die 1")
    assert table.step == "order" and table.told()[0] == "rolled margaret 1"


@pytest.mark.rule("15.19")
def test_s19_a_novice_may_stay_caught() -> None:
    table = caught(51, fresh=0).begin()
    assert "stay caught" in table.lines(2)
    table.play("2: stay caught", "2: step 50", "2: step 49", "2: step 48", "2: stop", "2: stay caught")
    assert stand(table, 3).status(1) == "caught"


@pytest.mark.rule("15.20")
def test_s20_the_caught_walk_openly_towards_the_cell() -> None:
    table = caught(51, fresh=1).begin()
    left = [box.DISTANCE_UNLOCKED[0][50]]
    for _ in range(3):
        step = table.lines(2)[0]
        left.append(box.DISTANCE_UNLOCKED[0][int(step.split()[1]) - 1])
        table.play(f"2: {step}")
    assert left == [left[0] - n for n in range(4)]
    stand(table.play("2: stop", "2: stay caught"), 3)
    assert sum(t.kind == "walked" for t in table.match.tellings(0)) == 3 and table.marker(1) == table.stands(1)


@pytest.mark.rule("15.21")
def test_s21_the_caught_are_not_caught_again() -> None:
    table = caught(15, fresh=1).guard("abbess", 19, 18, PATH, 84).begin()
    stand(table.play("2: step 16", "2: step 17", "2: step 18", "2: stop", "2: stay caught"), 3)
    table.until("order").play("first abbess", "step 18", "step 17")
    assert table.s.captures == 1 and table.status(1) == "caught"


@pytest.mark.rule("15.22")
def test_s22_a_capture_costs_the_wish_and_not_the_key() -> None:
    table = patrol().put(1, 19, key=1, wish=1).begin().rest().play("first abbess", "step 19")
    assert table.status(1) == "caught" and (table.s.key[0], table.s.wish[0]) == (1, 0)


@pytest.mark.rule("15.23")
def test_s23_turning_back_brings_the_checks_back() -> None:
    table = caught(51, fresh=0).guard("abbess", 40, 41, "green-26-101", 26).begin().play("2: turn back")
    stand(table.play("2: play sneak", "2: step 50", "2: step 49", "2: stop"), 3)
    assert seen(table) == ["seen anne_marie 49"] and table.status(1) == "run" and table.step == "roll"
    table = caught(15, fresh=1).begin()
    stand(table.play("2: step 16", "2: step 17", "2: step 18", "2: stop", "2: turn back"), 3)
    assert table.status(1) == "run" and table.marker(1) == 0


@pytest.mark.rule("15.24")
def test_s24_a_blessing_is_used_at_its_moment() -> None:
    """Swift foot in the move, soft steps after the roll, false noise in a guard's move, sharp ears when she listens."""
    table = Table(2, blessed={1: "swift_foot"}).put(1, 18).begin().play("play stand")
    assert "step 19" in table.lines()
    table = Table(2, blessed={1: "soft_steps"}).put(1, 18).begin().play("play stand")
    assert table.lines() == ["stop"] and table.play("stop", "die 2").lines() == ["keep", "use"]
    table = Table(2, blessed={"abbess": "false_noise", "prioress": "soft_steps"}).rest()
    assert not any("false" in line for line in table.lines())
    assert any("false" in line for line in table.play("first abbess").lines())
    table = Table(2, blessed={"abbess": "soft_steps", "prioress": "swift_foot"}).until("listen").play("die 1")
    assert table.lines() == ["keep", "use"]


@pytest.mark.rule("15.25")
def test_s25_both_guards_move_every_round() -> None:
    table = Table(3)
    for _ in range(4):
        before = table.match.told[:]
        table.next_round()
        paced = [t.facts["guard"] for t in table.match.told[len(before) :] if t.kind == "paced"]
        assert [paced.count(guard) for guard in box.GUARDS] == [3, 3]


@pytest.mark.rule("15.26")
def test_s26_a_guard_follows_her_path_and_faces_along_it() -> None:
    table = patrol().put(1, 118).put(2, 118).begin().rest().play("first abbess")
    here = 26
    for place in (19, 18, 17, 16, 15, 14):
        assert table.steps() == {place}
        table.play(f"step {place}")
        assert box.NEIGHBOURS[place - 1][table.s.facing[0]] + 1 == here
        here = place


@pytest.mark.rule("15.27")
def test_s27_three_reasons_let_a_guard_leave_her_path() -> None:
    nothing = patrol(19, 26).put(1, 118).put(2, 118).begin().rest()
    novice = patrol(19, 26).put(1, 21, seen=1).put(2, 118).begin().rest()
    vanished = patrol(19, 26).put(1, 118).put(2, 118).begin().rest().token("vanished", 1, 20, 2)
    noise = patrol(19, 26).put(1, 118).put(2, 118).begin().rest().token("noise", 1, 18, "abbess")
    assert nothing.play("first abbess").steps() == {18}
    for table in (novice, vanished, noise):
        assert table.play("first abbess").steps() == {3, 18, 20, 26}


@pytest.mark.rule("15.28")
def test_s28_without_reason_she_returns_by_a_shortest_way() -> None:
    table = patrol(48, 49).put(1, 118).put(2, 118).begin().rest().play("first abbess")
    assert table.steps() == {39}
    assert table.play("step 39").steps() == {27, 40}


@pytest.mark.rule("15.29")
def test_s29_no_lock_stops_a_guard() -> None:
    table = patrol(40, 41, "orange-26-101", 26).put(1, 118).put(2, 118).begin().rest().play("first abbess")
    assert table.steps() == {26}
    table = patrol(97, 96, "red-26-122", 122).put(1, 121).put(2, 118).begin().rest().token("noise", 1, 122, "abbess")
    table.play("first abbess", "step 122", "path blue-84-122", "step 121")
    assert table.status(1) == "caught"


@pytest.mark.rule("15.30")
def test_s30_every_guards_step_puts_seen_novices_on_the_board() -> None:
    table = patrol().put(1, 16).put(2, 27).begin().rest().play("first abbess", "step 19")
    assert (table.marker(1), table.marker(2)) == (16, 0)
    table.play("step 18")
    assert (table.marker(1), table.marker(2)) == (16, 27) and seen(table)[-1] == "seen margaret 27"


@pytest.mark.rule("15.31")
def test_s31_at_a_paths_end_she_takes_a_new_one_and_goes_on() -> None:
    table = patrol(145, 144, "red-122-147", 147).put(1, 1).put(2, 1).begin().rest()
    table.play("first abbess", "step 146", "step 147", "path purple-101-147", "step 146", "step 139")
    assert (table.at("abbess"), table.s.paces, table.path("abbess")) == (139, 4, "purple-101-147")


@pytest.mark.rule("15.32")
def test_s32_a_capture_turns_the_card_and_places_the_marker() -> None:
    table = patrol().put(1, 19).begin().rest().play("first abbess", "step 19")
    view = table.view(WATCHER)
    assert (view.status["anne_marie"], view.marker["anne_marie"]) == ("caught", "19")


@pytest.mark.rule("15.33")
def test_s33_captures_as_many_as_novices_win_at_once() -> None:
    for before, over in ((0, False), (1, True)):
        table = patrol().put(1, 19).put(2, 118, captured=before).begin().rest().play("first abbess", "step 19")
        assert table.s.captures == before + 1 and table.over == over


@pytest.mark.rule("15.34")
def test_s34_a_lost_wish_lies_at_its_old_place() -> None:
    table = Table(3, wishes={1: "w3"}).guard("abbess", 26, 25, PATH, 84)
    table.guard("prioress", 142, 141).put(1, 19, key=1, wish=1).begin().rest().play("first abbess", "step 19")
    assert table.s.wish[0] == 0
    table.put(1, 118, status="run").begin(4)
    assert stand(table, 2, 3).s.wish[0] == 1


@pytest.mark.rule("15.35")
def test_s35_a_guard_makes_at_least_three_steps() -> None:
    table = patrol().put(1, 118).put(2, 118).begin().rest().play("first abbess")
    for place in (19, 18, 17):
        assert "stop" not in table.lines()
        table.play(f"step {place}")
    assert "stop" in table.lines()


@pytest.mark.rule("15.36")
def test_s36_all_tokens_are_removed_after_the_guards() -> None:
    table = patrol().put(1, 118).put(2, 118).begin().rest()
    table.token("noise", 1, 19, "abbess").token("vanished", 2, 49, 50).play("first abbess")
    while table.step != "listen":
        assert len(table.noises) == len(table.vanished) == 1
        table.play(table.quietly())
    assert table.noises == [] and table.vanished == [] and table.told()[-1] == "cleared"


@pytest.mark.rule("15.37")
def test_s37_a_guard_names_her_card_only_when_she_stops() -> None:
    table = patrol().put(1, 118).put(2, 118).begin().rest().play("first abbess", "step 19", "step 18", "step 17")
    assert table.s.named[0] == -1, "three steps: she may still run"
    table.play("step 16", "step 15", "stop")
    assert table.s.named[0] == box.GUARD_RUN and table.view(2).named["abbess"] is None
    assert table.until("listen").view(2).shown["abbess"] == "run"


@pytest.mark.rule("15.38")
def test_s38_only_guards_who_walked_listen() -> None:
    assert listening().s.guard == box.ABBESS
    ran = listening(ran=True)
    assert ran.s.guard == box.PRIORESS and ran.view(1).shown == {"abbess": "run", "prioress": "walk"}


@pytest.mark.rule("15.39")
def test_s39_a_novice_in_reach_lays_a_token() -> None:
    for card, die, step in (("stand", 6, "hear"), ("stand", 5, "listen"), ("run", 2, "hear"), ("run", 1, "listen")):
        table = listening(card).play(f"die {die}")
        assert table.step == step
        if step == "hear":
            assert table.play("noise 24").noises == [(1, 24, "abbess")]


@pytest.mark.rule("15.40")
def test_s40_listening_lets_her_lay_one_or_two_tokens() -> None:
    """The abbess ends on 40, three steps from 18 by 26 and by 39."""
    table = patrol(73, 94, "green-26-101", 26).put(1, 18).put(2, 118).begin().rest()
    table.play("first abbess", "step 68", "step 46", "step 41", "step 40", "stop").until("listen").play("die 6")
    assert table.lines() == ["noise 26", "noise 39", "noise 26 39"]
    assert table.play("noise 26 39").noises == [(1, 26, "abbess"), (1, 39, "abbess")]


@pytest.mark.rule("15.41")
def test_s41_the_round_marker_moves() -> None:
    table = Table(3)
    rounds = [table.next_round().s.round for _ in range(4)]
    assert rounds == [2, 3, 4, 5] and sum(t.kind == "round" for t in table.match.told) == 5


@pytest.mark.rule("15.42")
def test_s42_after_fifteen_rounds_the_guards_win() -> None:
    table = Table(3).begin(14).next_round()
    assert not table.over
    assert table.next_round().over and table.match.places == [1, 2, 2]


@pytest.mark.rule("15.43")
def test_s43_the_same_novice_counts_again() -> None:
    table = patrol().put(1, 19, captured=1).put(2, 118).begin().rest().play("first abbess", "step 19")
    assert table.s.captured[:2] == [2, 0] and table.over and table.match.places == [1, 2, 2]


@pytest.mark.rule("15.44")
def test_s44_false_noise_frees_either_guard() -> None:
    for owner, other in (box.GUARDS, box.GUARDS[::-1]):
        table = Table(3, blessed={owner: "false_noise", other: "soft_steps"}).guard("abbess", 26, 25, PATH, 84)
        table.guard("prioress", 142, 141).put(1, 118).put(2, 118).begin().rest().play("first abbess")
        assert table.steps() == {19}
        assert table.play("false noise 40 abbess").steps() == {19, 25, 40}


@pytest.mark.rule("15.45")
def test_s45_at_bends_a_guard_keeps_the_way_of_her_last_step() -> None:
    table = patrol(49, 62, "orange-26-101", 26).put(1, 118).put(2, 118).begin().rest()
    table.play("first abbess", "step 37", "step 38", "step 39", "stop")
    assert table.sees("abbess") == Table(2).guard("abbess", 39, 38).sees("abbess") >= {40, 41}
    assert 37 not in table.sees("abbess")


@pytest.mark.rule("15.46")
def test_s46_the_guards_choose_their_order_each_round() -> None:
    table = Table(3)
    for first in ("abbess", "prioress", "prioress", "abbess"):
        table.rest().play(f"first {first}")
        assert box.GUARDS[table.s.guard] == first
        table.next_round()
