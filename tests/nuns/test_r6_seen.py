"""Being seen and vanishing (6)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import WATCHER, Table

EVERY_SEAT = (1, 2, 3, WATCHER)


def watched(*places: int, **options: Any) -> Table:
    """The abbess on 40 looks along the cloister (T4), novices 1 and 2 stand on these places."""
    table = Table(3, **options).guard("abbess", 40, 41, "orange-26-101", 26)
    for novice, place in enumerate(places, start=1):
        table.put(novice, place, seen=int(place in table.sees("abbess")))
    return table.begin()


def all_told(table: Table, seat: int) -> list[str]:
    return [" ".join((t.kind, *map(str, t.facts.values()))) for t in table.match.tellings(seat - 1)]


def others_stand(table: Table) -> Table:
    return table.play("3: play stand", "3: stop")


@pytest.mark.rule("6.1", "5.1", "15.7", "6.2a", "15.14")
def test_every_place_she_enters_is_checked_and_where_she_starts() -> None:
    table = watched(28, 10).play("2: play walk", "2: step 38", "2: step 37", "2: step 49", "2: stop")
    others_stand(table)
    assert [line for line in all_told(table, 1) if line.startswith("seen")] == [
        "seen anne_marie 38 abbess",
        "seen anne_marie 37 abbess",
        "seen anne_marie 49 abbess",
    ]
    # Who stood in view and steps out of it vanishes at once; who stands still in view stays open.
    table = watched(49, 10)
    others_stand(table.play("2: play sneak", "2: step 50", "2: stop"))
    assert table.vanished == [(1, 49, 50)]
    table = watched(49, 10)
    others_stand(table.play("2: play stand", "2: stop"))
    assert table.marker(1) == 49


@pytest.mark.rule("6.1a", "6.1b", "R32", "13.6")
def test_she_knows_at_each_step_whether_she_is_seen_and_others_when_all_have_stopped() -> None:
    table = watched(51, 10).play("2: play sneak", "2: step 50", "2: step 49")
    assert table.told(2) == ["you_choose anne_marie sneak", "you_step anne_marie 50", "you_step_seen anne_marie 49"]
    table = watched(28, 10).play("2: play sneak", "2: step 38", "2: stop")
    assert all(table.told(seat) == [] for seat in (1, 3, WATCHER)) and table.view(1).marker["anne_marie"] is None
    others_stand(table)
    assert all("seen anne_marie 38 abbess" in table.told(seat) for seat in EVERY_SEAT)
    assert table.view(1).marker["anne_marie"] == "38"


@pytest.mark.rule("R37")
def test_checks_are_made_by_the_program_and_nobody_is_asked() -> None:
    table = watched(28, 10).play("2: play sneak", "2: step 38")
    assert set(table.lines(2)) == {"step 37", "step 39", "stop"}
    table.play("2: stop", "3: play stand", "3: stop")
    assert table.marker(1) == 38 and table.step == "roll" and table.deciders == ()


@pytest.mark.rule("6.2", "15.2", "15.13")
def test_the_marker_of_a_seen_novice_lies_on_her_place() -> None:
    table = others_stand(watched(28, 10).play("2: play sneak", "2: step 38", "2: step 37", "2: stop"))
    assert table.marker(1) == 37
    assert {table.view(seat).place["anne_marie"] for seat in EVERY_SEAT} == {"37"}
    assert table.marker(2) == 0 and table.view(1).place["margaret"] is None


@pytest.mark.rule("6.3", "6.3a", "6.3b", "15.15", "6.3c")
def test_a_step_out_of_sight_and_no_other_lays_a_vanished_token_with_its_direction_if_shown() -> None:
    table = others_stand(watched(49, 10).play("2: play sneak", "2: step 50", "2: step 51", "2: stop"))
    assert table.vanished == [(1, 49, 50)] and table.marker(1) == 0
    assert all("vanished anne_marie 49 50" in all_told(table, seat) for seat in EVERY_SEAT)
    for seat in EVERY_SEAT:
        view = table.view(seat)
        assert (view.vanished_from[0], view.vanished_to[0], view.vanished_owner[0]) == ("49", "50", "anne_marie")
    assert table.view(1).place["anne_marie"] is None
    table = others_stand(watched(51, 10).play("2: play sneak", "2: step 50", "2: stop"))
    assert table.vanished == []
    table = others_stand(watched(48, 10).play("2: play sneak", "2: step 49", "2: stop"))
    assert table.vanished == []
    table = watched(49, 10, vanish_shows_direction="false").play("2: play sneak", "2: step 50", "2: stop")
    others_stand(table)
    assert table.vanished == [(1, 49, 0)] and table.marker(1) == 0
    assert "vanished_somewhere anne_marie 49" in all_told(table, 1)
    assert not any("50" in line for line in all_told(table, 1))


@pytest.mark.rule("6.4")
def test_she_may_appear_and_vanish_several_times_in_one_move() -> None:
    table = Table(2).guard("abbess", 40, 41).put(1, 37, seen=1).begin(1)
    table.play("play run", *(f"step {place}" for place in (49, 50, 51, 60, 61, 77, 76, 90, 91, 102)), "stop")
    assert table.told() == [
        "seen anne_marie 49 abbess",
        "vanished anne_marie 49 50",
        "seen anne_marie 76 abbess",
        "seen anne_marie 90 abbess",
        "seen anne_marie 91 abbess",
        "vanished anne_marie 91 102",
        "played anne_marie run",
    ]
    assert table.vanished == [(1, 49, 50), (1, 91, 102)] and table.marker(1) == 0


@pytest.mark.rule("6.5", "15.30", "9.7d")
def test_each_step_of_a_guard_puts_seen_novices_on_the_board_but_not_caught_ones() -> None:
    table = Table(3).guard("abbess", 26, 40, "blue-26-84", 84).put(1, 16).put(2, 27).begin().rest()
    table.play("first abbess", "step 19")
    assert table.told()[-1] == "seen anne_marie 16 abbess" and (table.marker(1), table.marker(2)) == (16, 0)
    table.play("step 18")
    assert table.told() == ["paced abbess 18", "seen margaret 27 abbess"] and table.marker(2) == 27
    table = Table(3).guard("abbess", 26, 40, "blue-26-84", 84).put(1, 16, status="caught", fresh=1).begin().rest()
    table.play("first abbess", "step 19")
    assert not any(line.startswith("seen") for line in table.told())


@pytest.mark.rule("6.6", "6.6a", "R14", "12.9")
def test_after_b1_markers_in_nobody_s_view_go_back_and_others_stay() -> None:
    table = Table(3).guard("abbess", 40, 41, "orange-26-101", 26).guard("prioress", 18, 19, "blue-26-84", 84)
    table.put(1, 49, seen=1).put(2, 17, seen=1).begin().rest()
    table.play("first abbess", "step 39", "step 38", "step 28", "stop")
    assert table.marker(1) == 49, "only when both have moved"
    table.play("step 19", "step 20", "step 19", "stop")
    assert (table.marker(1), table.marker(2)) == (0, 17)
    assert table.sees("abbess") == {28} and 17 in table.sees("prioress") and table.vanished == []
    assert [line for line in table.told() if line.startswith("out_of")] == ["out_of_sight anne_marie"]
    assert table.told().index("out_of_sight anne_marie") < table.told().index("named abbess walk")


@pytest.mark.rule("6.6", "9.6")
def test_markers_of_caught_novices_stay() -> None:
    table = Table(2, capture_limit="players").guard("abbess", 26, 40, "blue-26-84", 84).put(1, 19, status="caught")
    table.begin().rest()
    assert table.until("listen").marker(1) == table.stands(1) > 0


@pytest.mark.rule("6.7", "R15", "7.4b")
def test_a_vanished_token_is_seen_where_its_seen_end_is_seen() -> None:
    """On 19 from 26 the abbess sees 17; she sees a token 17-5, and none that was laid from 5 to 17."""
    for ends, steps in (((17, 5), {3, 18, 20, 26}), ((5, 17), {18})):
        table = Table(2).guard("abbess", 26, 40, "blue-26-84", 84).put(1, 10).begin().rest()
        table.token("vanished", 1, *ends).play("first abbess", "step 19")
        assert table.steps() == steps


@pytest.mark.rule("6.8")
def test_everybody_knows_whose_marker_or_token_it_is() -> None:
    table = Table(3).guard("abbess", 40, 41).put(1, 49, seen=1).put(2, 18).begin()
    table.play("2: play sneak", "2: step 50", "2: stop", "3: play stand", "3: stop")
    table.play("die 1", "die 6", "noise 26", "noise 19")
    for seat in EVERY_SEAT:
        view = table.view(seat)
        assert view.vanished_owner[0] == "anne_marie" and view.noise_owner[:2] == ["margaret", "margaret"]
        told = all_told(table, seat)
        assert "vanished anne_marie 49 50" in told and "noise margaret 26 abbess" in told
