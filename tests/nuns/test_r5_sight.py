"""What a guard sees while the game is played (5)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.nuns import box
from subrosa.games.nuns.lines import angle
from subrosa.games.nuns.rules import eyes
from subrosa.games.nuns.sight import why

from .table import Table

turning_sees: Any = eyes.turning_sees


def view(back: int, at: int, **options: Any) -> set[int]:
    """What a guard sees who came to a place from another, her own place left out."""
    return Table(2, **options).guard("abbess", at, back).sees("abbess") - {at}


def free(a: int, b: int) -> bool:
    return bool(box.VISIBLE[a - 1][b - 1])


def guards_turn(table: Table) -> Table:
    """B1 of round 2 from a position, nobody having moved."""
    return table.begin().rest()


@pytest.mark.rule("5.1")
def test_a_guard_sees_what_is_free_before_her_and_near() -> None:
    for at, row in enumerate(box.NEIGHBOURS):
        for back in row:
            if back >= 0:
                expected = {
                    to + 1
                    for to in range(box.PLACE_COUNT)
                    if free(at + 1, to + 1)
                    and angle(box.tail(back, at), box.SPOTS[at], box.SPOTS[to]) <= 94
                    and box.DISTANCE[at][to] <= 6
                    and box.SHRINE not in (at, to)
                }
                assert view(back + 1, at + 1) == expected


@pytest.mark.rule("5.1a")
def test_a_wall_or_a_door_between_the_centres_hides_a_place() -> None:
    assert free(40, 49) and not free(40, 50) and not free(40, 28)
    assert why(40 - 1, 41 - 1, 50 - 1).kind == "door" and why(40 - 1, 41 - 1, 28 - 1).kind == "wall"
    assert not {50, 28} & view(41, 40)


@pytest.mark.rule("5.1b", "5.1c", "5.1d")
def test_she_sees_sideways_and_six_links_far_and_farther_where_there_is_no_range() -> None:
    assert {16, 17, 18, 20, 21, 22} == view(26, 19), "all of the corridor lies sideways"
    assert free(40, 46) and 46 in view(39, 40) and 46 not in view(41, 40)
    assert box.DISTANCE[39][90] == 6 and 91 in view(41, 40)
    assert box.DISTANCE[39][91] == 7 and free(40, 92) and 92 not in view(41, 40)
    assert view(41, 40, sight_range="none") - view(41, 40) == {92}
    assert view(51, 60, sight_range="none") - view(51, 60) == {134, 135}


@pytest.mark.rule("5.2")
def test_every_door_the_altar_and_the_ring_of_the_tower_block_sight() -> None:
    for at, row in enumerate(box.NEIGHBOURS):
        for j, to in enumerate(row):
            if to >= 0 and box.DOOR[at][j]:
                assert not free(at + 1, to + 1)
    assert [to + 1 for to in range(box.PLACE_COUNT) if free(67, to + 1)] == [68]
    assert why(46 - 1, 41 - 1, 67 - 1).kind == "wall"
    assert not free(130, 150) and why(130 - 1, 114 - 1, 150 - 1).kind == "wall"


@pytest.mark.rule("5.2a")
def test_people_hedges_and_pillars_block_nothing() -> None:
    table = Table(4).guard("abbess", 17, 16, "green-26-84", 26).put(1, 21).put(2, 20).put(3, 19)
    table.guard("prioress", 18, 17, "blue-26-84", 84)
    assert {18, 19, 20, 21, 22} == table.sees("abbess") - {17}
    guards_turn(table).play("first abbess", "step 18")
    assert [table.marker(novice) for novice in (1, 2, 3)] == [21, 20, 19]
    assert {64, 65, 75} <= view(41, 40), "across the garden of the cloister"


@pytest.mark.rule("5.2b")
def test_one_list_of_786_pairs_settles_which_lines_are_free() -> None:
    pairs = [(a, b) for a in range(1, 156) for b in range(a + 1, 156) if free(a, b) and box.SHRINE + 1 not in (a, b)]
    assert len(pairs) == 786
    assert len(box.VIEWS["disputed"]["blocked_by_a_corner"]) == 28
    assert not any(free(row["a"], row["b"]) for row in box.VIEWS["disputed"]["blocked_by_a_corner"])


@pytest.mark.rule("5.2c")
def test_sideways_has_a_tolerance_and_on_a_bent_link_the_last_straight_part_counts() -> None:
    def turn(back: int, at: int, to: int) -> float:
        return angle(box.tail(back - 1, at - 1), box.SPOTS[at - 1], box.SPOTS[to - 1])

    assert box.ARC == 94
    assert 93 < turn(39, 38, 75) < 94 and 75 in view(39, 38)
    assert 97 < turn(38, 39, 91) < 98 and free(39, 91) and 91 not in view(38, 39)
    assert {40, 41} <= view(48, 39) and not {48, 49} & view(48, 39), (
        "from the north, though the link came from the west"
    )
    assert {37, 38, 49, 62} <= view(39, 48) and 40 not in view(39, 48)


@pytest.mark.rule("5.3", "5.3a")
def test_82_sees_and_is_seen_only_where_it_is_open() -> None:
    for at, row in enumerate(box.NEIGHBOURS):
        assert all(82 not in view(back + 1, at + 1) for back in row if back >= 0)
    assert view(57, 82) == view(81, 82) == set()
    assert Table(2).guard("abbess", 82, 57).sees("abbess") == {82}
    lines = {to for to in range(1, 156) if free(82, to)}
    assert len(lines) == 22
    for back in (57, 81):
        before = {to for to in lines if angle(box.tail(back - 1, 81), box.SPOTS[81], box.SPOTS[to - 1]) <= 94}
        assert before and view(back, 82, shrine_hidden="false", sight_range="none") == before
        assert view(back, 82, shrine_hidden="false") == {to for to in before if box.DISTANCE[81][to - 1] <= 6}
    assert 82 in view(54, 57, shrine_hidden="false") and 82 not in view(82, 57, shrine_hidden="false")


@pytest.mark.rule("5.4")
def test_a_guard_always_sees_her_own_place() -> None:
    tables: list[dict[str, Any]] = [{}, {"sight": "rooms"}, {"shrine_hidden": "false"}]
    for options in tables:
        for at in (26, 40, 82, 3):
            table = Table(2, **options).guard("abbess", at, box.NEIGHBOURS[at - 1][0] + 1)
            assert at in table.sees("abbess")


@pytest.mark.rule("5.5", "5.5a", "15.26", "15.45")
def test_after_a_step_she_looks_the_way_she_went_also_at_a_bend() -> None:
    """From 49 to 37 and on to 38: the path turns, and she keeps the direction of her last step."""
    table = guards_turn(Table(2).guard("abbess", 49, 62, "orange-26-101", 26))
    table.play("first abbess")
    for back, at in ((49, 37), (37, 38), (38, 39)):
        table.play(f"step {at}")
        assert table.sees("abbess") - {at} == view(back, at)
        assert box.NEIGHBOURS[at - 1][table.s.facing[0]] + 1 == back
    table.play("stop")
    assert table.sees("abbess") - {39} == view(38, 39), "she does not turn towards 40, where the path goes on"


def pivot(**options: Any) -> Table:
    """The abbess, on 40 from 39, turns to 26; a novice on 38 is behind her before and out of sight afterwards."""
    table = Table(2, **options).guard("abbess", 40, 39, "green-26-101", 26).put(1, 38)
    return guards_turn(table).play("first abbess", "step 26")


@pytest.mark.rule("5.5b", "5.5c", "R12")
def test_turning_is_a_check_only_with_pivot_check() -> None:
    table = pivot()
    assert table.marker(1) == 0 and table.told() == [
        "goes_first abbess",
        "paced abbess 26",
        "completed abbess green-26-101",
    ]
    table = pivot(pivot_check="true")
    assert table.marker(1) == 38 and "seen anne_marie 38 abbess" in table.told()
    assert table.s.sighted == 1, "and may use it"


@pytest.mark.rule("5.5c", "10.6e")
def test_whom_only_the_turn_before_the_last_step_of_all_shows_is_seen_and_out_of_sight_again() -> None:
    blessed: dict[int | str, str] = {"abbess": "swift_foot", "prioress": "soft_steps"}
    table = Table(2, blessed=blessed, pivot_check="true").guard("abbess", 40, 39, "orange-26-101", 101).put(1, 38)
    guards_turn(table).play("first abbess")
    table.s.paces, table.s.moved, table.s.named[1], table.s.trail = 6, 0b10, 0, 1
    table.play("step 26")
    told = table.told()
    assert told[:3] == ["paced abbess 26", "seen anne_marie 38 abbess", "out_of_sight anne_marie"]
    assert "stopped abbess" in told and table.marker(1) == 0


@pytest.mark.rule("R12")
def test_of_a_bent_link_the_first_straight_part_counts_for_turning() -> None:
    table = Table(2, pivot_check="true").guard("abbess", 39, 38)
    x, y = box.tail(48 - 1, 39 - 1)
    assert (x, y) == (616.1, 691.1)
    seen = {to for to in range(1, 156) if turning_sees(table.s, 0, 47, to - 1)}
    assert {37, 40, 48} <= seen and 27 not in seen
    assert all(box.DISTANCE[38][to - 1] <= 6 for to in seen)


@pytest.mark.rule("5.5c")
def test_a_vanished_token_seen_on_turning_gives_permission() -> None:
    for option, steps in (("false", {25}), ("true", {19, 25, 40})):
        table = Table(2, pivot_check=option).guard("abbess", 40, 39, "blue-26-147", 26)
        guards_turn(table.put(1, 28)).token("vanished", 1, 38, 28)
        table.play("first abbess", "step 26", "path red-26-122")
        assert table.steps() == steps


@pytest.mark.rule("5.6", "4.2a")
def test_in_phase_a_guards_look_the_way_of_their_last_step() -> None:
    table = Table(3).guard("abbess", 40, 41).put(1, 46).put(2, 48, seen=1).begin()
    table.play("2: play sneak", "2: step 41", "2: stop", "3: play sneak", "3: step 49", "3: stop")
    assert table.told()[:2] == ["seen margaret 49 abbess", "played anne_marie sneak"]
    assert table.marker(1) == 0, "41 is next to the abbess and behind her"


@pytest.mark.rule("5.6a", "2.6")
def test_a_guard_who_has_not_moved_sees_nothing_but_her_own_place() -> None:
    table = Table(2, cells=(3,)).put(3, 3, key=1).begin(2)
    table.play("play sneak", "step 19", "stop")
    assert table.told() == ["played theresa sneak"]
    table = Table(2, cells=(3,)).put(3, 19, key=1).begin(2)
    table.play("play sneak", "step 26", "stop")
    assert table.told()[:2] == ["seen theresa 26 abbess", "caught theresa 26 1"]
    assert all(Table(2).guard("abbess", at).sees("abbess") == {at} for at in range(1, 156))


@pytest.mark.rule("5.7")
def test_what_one_guard_sees_counts_as_seen_for_both() -> None:
    for guard, other in (box.GUARDS, box.GUARDS[::-1]):
        table = Table(2).guard(guard, 40, 41).guard(other, 142, 141).put(1, 28).begin()
        table.play("play sneak", "step 38", "stop")
        assert table.marker(1) == 38
    table = Table(2).guard("abbess", 40, 41).guard("prioress", 51, 35).put(1, 49, seen=1).begin()
    assert 49 not in table.sees("prioress") and 50 in table.sees("prioress") - table.sees("abbess")
    table.play("play sneak", "step 50", "stop")
    assert table.marker(1) == 50 and table.vanished == []


@pytest.mark.rule("5.8")
def test_in_rooms_she_sees_all_of_her_room_and_nothing_else() -> None:
    for room in box.BOARD["rooms_2025"]["rows"]:
        for at in room:
            back = box.NEIGHBOURS[at - 1][0] + 1
            assert Table(2, sight="rooms").guard("abbess", at, back).sees("abbess") == set(room)


@pytest.mark.rule("5.8a")
def test_in_rooms_facing_range_shrine_and_pivot_do_not_matter() -> None:
    cloister = Table(2, sight="rooms").guard("abbess", 40, 41).sees("abbess")
    assert 92 in cloister and 46 in cloister and 26 not in cloister
    tables: list[dict[str, Any]] = [{"sight_range": "none"}, {"shrine_hidden": "false"}, {"pivot_check": "true"}]
    for options in tables:
        for back in (26, 39, 41):
            assert Table(2, sight="rooms", **options).guard("abbess", 40, back).sees("abbess") == cloister
    for hidden in ("true", "false"):
        assert Table(2, sight="rooms", shrine_hidden=hidden).guard("abbess", 82, 57).sees("abbess") == {82}
    assert pivot(sight="rooms", pivot_check="true").marker(1) == 38, "seen in her room, before she turns"
    for sight, seen in (("rooms", 0), ("arc", 17)):
        table = Table(2, pivot_check="true", sight=sight).guard("abbess", 21, 20, "orange-26-122", 26).put(1, 17)
        assert guards_turn(table).play("first abbess", "step 20").marker(1) == seen


@pytest.mark.rule("5.8b", "R13", "5.8c")
def test_in_rooms_there_are_49_to_see_by_and_a_guard_who_has_not_moved_sees_26() -> None:
    table = Table(2, sight="rooms")
    assert table.s.facing == [-1, -1] and table.sees("abbess") == {26}
    assert box.ROOM_2025.count(box.ROOM_2025[25]) == 1
    assert len(set(box.ROOM_2025)) == 49 and len(box.ROOMS) == 35
    assert sorted(place for row in box.BOARD["rooms_2025"]["rows"] for place in row) == list(range(1, 156))
