"""The fourteen events, second half (7)."""

from __future__ import annotations

import pytest

from subrosa.games.rose.box import COLOURS, EVENTS

from .table import Table


@pytest.mark.rule("7.unbelieving", "Q6", "X14")
def test_x14_all_others_with_a_tile_return_one_clockwise_from_the_left_of_whoever_moved() -> None:
    table = Table(
        seats=4,
        event="unbelieving",
        tiles={"church": ["blue 5", "white 4"]},
        held={1: ["grey 2", "grey 3"], 2: ["black 2"], 4: ["orange 2", "orange 3", "orange 5"]},
        hands={1: ["red 1"]},
    )
    table.do("play red 1", "spend 0", "move red church")
    assert [len(table.held(seat)) for seat in (1, 2, 3, 4)] == [2, 0, 0, 2]
    assert table.chain == ["black 2", "orange 2"]
    assert table.held(4) == ["orange 3", "orange 5"]
    held = {1: ["grey 2"], 2: ["black 2"], 3: ["red 2"], 4: ["orange 2"]}
    table = Table(
        seats=4, turn=3, event="unbelieving", held=held, tiles={"church": ["blue 5", "white 4"]}, hands={3: ["red 1"]}
    )
    table.do("play red 1", "spend 0", "move red church")
    assert (table.chain, table.held(3)) == (["orange 2", "grey 2", "black 2"], ["red 2"])


@pytest.mark.rule("7.unbelieving")
@pytest.mark.parametrize(("card", "line"), [("church 2", "move adson church"), ("red 1", "move red garden")])
def test_only_a_monk_in_the_church_makes_others_unbelieving(card: str, line: str) -> None:
    table = Table(event="unbelieving", held={2: ["black 2"]}, hands={1: [card]}).do(f"play {card}", line)
    assert (table.held(2), table.chain) == (["black 2"], [])


@pytest.mark.rule("7.inconspicuous")
@pytest.mark.parametrize(("evidence", "after"), [(5, 4), (1, 0), (0, 0)])
def test_a_monk_alone_in_his_building_loses_one_evidence(evidence: int, after: int) -> None:
    table = Table(event="inconspicuous", evidence={"red": evidence}, hands={1: ["red 1"]})
    assert table.do("play red 1", "move red garden").evidence["red"] == after


@pytest.mark.rule("7.inconspicuous", "X15")
@pytest.mark.parametrize("company", ("adson", "william", "blue"))
def test_x15_any_other_figure_makes_him_conspicuous(company: str) -> None:
    table = Table(event="inconspicuous", places={company: "garden"}, hands={1: ["red 1"]})
    assert table.do("play red 1", "move red garden").evidence["red"] == 5


@pytest.mark.rule("7.inconspicuous", "Q3")
def test_without_a_floor_an_inconspicuous_monk_and_no_investigator_goes_below_zero() -> None:
    table = Table(event="inconspicuous", options={"evidence_floor": "none"}, evidence={"red": 0}, hands={1: ["red 1"]})
    assert table.do("play red 1", "move red garden").evidence["red"] == -1
    table = Table(event="inconspicuous", hands={1: ["garden 2"]}).do("play garden 2", "move adson garden")
    assert set(table.evidence.values()) == {5}


@pytest.mark.rule("7.delicate", "D7b", "V12")
def test_v12_a_red_card_of_4_gives_the_chosen_white_monk_4_suspicion() -> None:
    table = Table(event="delicate", tiles={"garden": ["blue 2", "grey 4"]}, hands={1: ["red 4"]})
    table.do("play red 4", "move red garden")
    assert table.choices() == [f"suspect {colour}" for colour in COLOURS]
    assert table.do("suspect white").suspicion == {**dict.fromkeys(COLOURS, 10), "red": 16, "white": 14}


@pytest.mark.rule("7.delicate", "V13")
def test_v13_william_gives_the_chosen_black_monk_5() -> None:
    table = Table(event="delicate", hands={1: ["william_adson"]})
    table.do("play william_adson", "call william", "move william garden", "suspect black")
    assert (table.suspicion["black"], table.step) == (15, "draw")


@pytest.mark.rule("7.delicate", "Q18", "V14")
def test_v14_adson_costs_nothing_so_nobody_is_chosen() -> None:
    table = Table(event="delicate", hands={1: ["william_adson"]})
    table.do("play william_adson", "call adson", "move adson garden")
    assert (table.step, set(table.suspicion.values())) == ("draw", {10})


@pytest.mark.rule("7.delicate", "V15")
@pytest.mark.parametrize("time_step", ("early", "late"))
def test_v15_spent_tiles_change_nothing_of_the_printed_value(time_step: str) -> None:
    table = Table(
        event="delicate",
        options={"time_step": time_step},
        held={1: ["red 2", "blue 4", "grey 5"]},
        tiles={"garden": ["blue 2", "grey 4"]},
        hands={1: ["red 4"]},
    )
    lines = ["play red 4", "spend 3", "move red garden", "suspect orange", "any"]
    if time_step == "late":
        lines.append(lines.pop(1))
    table.do(*lines)
    assert (table.s.sundial, table.suspicion["orange"]) == (1, 14)


@pytest.mark.rule("7.delicate", "5.4")
def test_delicate_stops_at_40() -> None:
    table = Table(event="delicate", suspicion={"white": 38}, hands={1: ["garden 3"]})
    assert table.do("play garden 3", "move adson garden", "suspect white").suspicion["white"] == 40


@pytest.mark.rule("7.forbidden")
@pytest.mark.parametrize(("building", "evidence"), [("library", 7), ("garden", 5)])
def test_the_library_is_forbidden_to_monks(building: str, evidence: int) -> None:
    table = Table(event="forbidden", hands={1: ["red 1"]}).do("play red 1", f"move red {building}")
    assert table.evidence["red"] == evidence


@pytest.mark.rule("7.forbidden")
def test_investigators_may_go_to_the_library_freely() -> None:
    table = Table(event="forbidden", hands={1: ["library 2"]}).do("play library 2", "move william library")
    assert set(table.evidence.values()) == {5}


@pytest.mark.rule("7.caught")
def test_caught_changes_nothing_before_the_evening() -> None:
    table = Table(event="caught", places={"red": "garden"}, hands={1: ["garden 2"]})
    table.do("play garden 2", "move william garden", "more red")
    assert table.evidence["red"] == 8


@pytest.mark.rule("7.incriminating", "Q3", "Q13", "V17")
def test_v17_william_gives_or_takes_6_and_stops_at_0() -> None:
    table = Table(event="incriminating", places={"red": "garden", "blue": "garden"}, hands={1: ["garden 2"]})
    table.do("play garden 2", "move william garden", "more red", "less blue")
    assert (table.evidence["red"], table.evidence["blue"]) == (11, 0)


@pytest.mark.rule("7.incriminating", "V18")
def test_v18_adson_gives_or_takes_10() -> None:
    table = Table(event="incriminating", places={"red": "garden", "blue": "garden"}, hands={1: ["garden 2"]})
    table.do("play garden 2", "move adson garden", "more red", "less blue")
    assert (table.suspicion["red"], table.suspicion["blue"]) == (20, 0)


@pytest.mark.rule("7.inquiring", "V16")
def test_v16_the_other_monks_of_the_building_get_one_evidence_each_by_a_monk_alone() -> None:
    table = Table(
        event="inquiring", places={"red": "garden", "black": "garden", "william": "garden"}, hands={1: ["blue 1"]}
    )
    table.do("play blue 1", "move blue garden")
    assert table.evidence == {"red": 6, "blue": 5, "white": 5, "grey": 5, "black": 6, "orange": 5}
    table = Table(event="inquiring", places={"red": "garden"}, hands={1: ["garden 2"]})
    assert table.do("play garden 2", "move adson garden", "less red").evidence["red"] == 5


@pytest.mark.rule("7.dubious")
@pytest.mark.parametrize(("card", "figure"), [("red 1", "red"), ("garden 2", "blue")])
def test_every_monk_moved_becomes_dubious(card: str, figure: str) -> None:
    table = Table(event="dubious", hands={1: [card]}).do(f"play {card}", f"move {figure} garden")
    assert table.evidence == {**dict.fromkeys(COLOURS, 5), figure: 6}


@pytest.mark.rule("7.dubious")
def test_an_investigator_is_never_dubious() -> None:
    table = Table(event="dubious", hands={1: ["garden 2"]}).do("play garden 2", "move william garden")
    assert set(table.evidence.values()) == {5}


@pytest.mark.rule("7.suspicious", "X16")
def test_x16_all_who_share_the_top_get_one_evidence_unless_all_six_do() -> None:
    table = Table(event="suspicious", suspicion={"red": 25, "grey": 25, "blue": 24}, hands={1: ["garden 2"]})
    table.do("play garden 2", "move adson garden")
    assert table.evidence == {"red": 6, "blue": 5, "white": 5, "grey": 6, "black": 5, "orange": 5}
    table = Table(event="suspicious", hands={1: ["garden 2"]}).do("play garden 2", "move adson garden")
    assert set(table.evidence.values()) == {5}


@pytest.mark.rule("7.any", "Q14")
def test_an_event_counts_in_the_turn_that_ends_its_day_and_not_in_the_next() -> None:
    table = Table(event="dubious", day=2, sundial=23, hands={1: ["red 1", "red 2"]})
    table.do("play red 1", "move red garden")
    assert table.evidence["red"] == 6
    table.do("any", "event hasty")
    evidence = table.evidence["red"]
    assert table.do("play red 2", "move red kitchen").evidence["red"] == evidence


@pytest.mark.rule("7.any")
def test_only_diligent_lets_the_player_stop() -> None:
    for event in EVENTS:
        table = Table(event=event, places={"william": "garden"}, hands={1: ["red 1"]})
        table.do("play red 1", "move red garden")
        while table.step == "refill":
            table.do("any")
        asked = {"diligent": "again", "enigmatic": "split", "delicate": "delicate"}.get(event, "draw")
        assert table.step == asked
        assert ("stop" in table.choices()) == (event == "diligent")
