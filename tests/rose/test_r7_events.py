"""The fourteen events, first half (7)."""

from __future__ import annotations

import pytest

from subrosa.games.rose.box import BUILDINGS, COLOURS, FIGURES

from .table import Table

TWICE = [f"give {a} {b}" for i, a in enumerate(COLOURS) for b in COLOURS[i:]]


@pytest.mark.rule("7.communicative", "X5")
def test_x5_william_and_adson_meeting_convert_nothing_while_all_are_equal() -> None:
    table = Table(event="communicative", places={"william": "garden"}, hands={1: ["william_adson"]})
    table.do("play william_adson", "call adson", "move adson garden")
    assert table.step == "draw"
    assert set(table.evidence.values()) == {5}


@pytest.mark.rule("7.communicative", "X6")
def test_x6_the_conversion_comes_after_the_signs_of_the_meeting() -> None:
    table = Table(event="communicative", places={"william": "garden", "red": "garden"}, hands={1: ["garden 2"]})
    table.do("play garden 2", "move adson garden", "more red")
    assert table.evidence == {"red": 10, "blue": 9, "white": 9, "grey": 9, "black": 9, "orange": 9}
    assert set(table.suspicion.values()) == {10}


@pytest.mark.rule("7.communicative")
@pytest.mark.parametrize(("moved", "other"), [("william", "adson"), ("adson", "william")])
def test_either_may_come_to_the_other_and_it_counts_every_time(moved: str, other: str) -> None:
    table = Table(
        event="communicative",
        places={other: "garden"},
        suspicion={"red": 20},
        hands={1: ["garden 2", "garden 3"], 2: ["kitchen 2"]},
    )
    table.do("play garden 2", f"move {moved} garden", "any")
    assert table.evidence == {**dict.fromkeys(COLOURS, 9), "red": 10}
    table.do("play kitchen 2", f"move {moved} kitchen", "any")
    table.s.suspicion[1] = 30
    table.do("play garden 3", f"move {moved} garden")
    assert table.evidence == {**dict.fromkeys(COLOURS, 13), "red": 14, "blue": 14}


@pytest.mark.rule("7.communicative")
@pytest.mark.parametrize("line", ["move red garden", "move william kitchen"])
def test_a_monk_joining_or_one_of_them_leaving_converts_nothing(line: str) -> None:
    place = line.split()[-1]
    table = Table(
        event="communicative",
        places={"william": "garden", "adson": "garden"},
        tiles={"garden": ["blue 2", "grey 4"]},
        suspicion={"orange": 20},
        hands={1: [f"{place} 2"]},
    )
    table.do(f"play {place} 2", line)
    assert table.suspicion["orange"] == 20 and set(table.evidence.values()) == {5}


@pytest.mark.rule("7.communicative", "Q9")
def test_the_evening_converts_after_a_meeting_too_and_with_all_equal() -> None:
    table = Table(
        event="communicative",
        day=2,
        sundial=22,
        places={"william": "garden"},
        suspicion={"red": 9},
        hands={1: ["garden 2"]},
    )
    table.do("play garden 2", "move adson garden", "any")
    assert table.evidence == {**dict.fromkeys(COLOURS, 5 + 5 + 5), "red": 5 + 4 + 5}


@pytest.mark.rule("7.enigmatic", "D7a")
def test_a_monk_who_comes_to_william_brings_two_points_to_give() -> None:
    table = Table(event="enigmatic", places={"william": "garden"}, hands={1: ["red 1"]}).do(
        "play red 1", "move red garden"
    )
    assert table.choices() == TWICE
    assert len(TWICE) == 21
    table.do("give red blue")
    assert (table.evidence["red"], table.evidence["blue"], table.step) == (6, 6, "draw")


@pytest.mark.rule("7.enigmatic")
@pytest.mark.parametrize(("card", "line"), [("red 1", "move red kitchen"), ("garden 2", "move william garden")])
def test_enigmatic_is_only_for_monks_who_come_to_william(card: str, line: str) -> None:
    table = Table(event="enigmatic", places={"adson": "kitchen"}, hands={1: [card]}).do(f"play {card}", line)
    assert table.step == "draw"


@pytest.mark.rule("7.diligent", "V19", "Q15")
def test_v19_diligent_sends_a_second_figure_into_the_same_building_for_one_cost() -> None:
    table = Table(
        event="diligent", tiles={"church": ["grey 4", "blue 5"]}, places={"red": "church"}, hands={1: ["church 3"]}
    )
    table.do("play church 3", "move grey church")
    assert (table.suspicion["grey"], table.held(1), table.step) == (6, ["grey 4"], "again")
    table.do("move william church", "less red", "more grey")
    assert (table.evidence["red"], table.evidence["grey"]) == (2, 8)
    assert (table.s.sundial, table.step) == (3, "draw")


@pytest.mark.rule("7.diligent", "V20")
def test_v20_diligent_sends_the_same_monk_to_two_tasks() -> None:
    table = Table(
        event="diligent",
        tiles={"church": ["red 4", "blue 5"], "garden": ["blue 2", "red 2"]},
        hands={1: ["red 3"]},
    )
    table.do("play red 3", "move red church", "move red garden")
    assert (table.suspicion["red"], table.held(1), table.s.sundial, table.step) == (4, ["red 4", "red 2"], 3, "draw")


@pytest.mark.rule("7.diligent", "V21", "Q15", "D7c")
@pytest.mark.parametrize(("figure", "cost"), [("william", 5), ("adson", 0)])
def test_v21_diligent_moves_the_same_investigator_twice(figure: str, cost: int) -> None:
    table = Table(event="diligent", hands={1: ["william_adson"]})
    table.do("play william_adson", f"call {figure}", f"move {figure} garden")
    others = [f"move {figure} {place}" for place in BUILDINGS if place != "garden"]
    assert table.choices() == [*others, "stop"]
    table.do(f"move {figure} kitchen")
    assert (table.place(figure), table.step, table.s.sundial) == ("kitchen", "draw", cost)


@pytest.mark.rule("7.diligent", "D7c")
def test_diligent_may_be_left_and_is_asked_after_the_refill_where_a_monk_may_go_back() -> None:
    table = Table(event="diligent", tiles={"stable": ["red 2", "blue 4"]}, hands={1: ["red 3"]})
    table.do("play red 3", "move red garden")
    assert "move red stable" in table.choices() and "move red garden" not in table.choices()
    assert len(table.choices()) == 14
    table.do("stop")
    assert (table.place("red"), table.step) == ("garden", "draw")
    table = Table(event="diligent", tiles={"church": ["grey 4"]}, unseen=["red 2", "blue 4"], hands={1: ["church 3"]})
    table.do("play church 3", "move grey church", "lay church red 2", "lay church blue 4")
    assert table.choices() == [f"move {figure} church" for figure in FIGURES if figure != "grey"] + ["stop"]
    table.do("move red church")
    assert table.held(1) == ["grey 4", "red 2"]


@pytest.mark.rule("7.diligent", "Q18", "X24")
def test_x24_no_second_use_is_asked_when_no_figure_is_elsewhere() -> None:
    places = {figure: "garden" for figure in FIGURES if figure != "adson"}
    table = Table(event="diligent", places=places, hands={1: ["garden 2"]})
    table.do("play garden 2", "move adson garden", *(f"more {monk}" for monk in COLOURS))
    assert (table.step, set(table.suspicion.values())) == ("draw", {15})


@pytest.mark.rule("7.diligent")
@pytest.mark.parametrize("time_step", ("early", "late"))
def test_time_is_paid_once_for_both_uses(time_step: str) -> None:
    table = Table(event="diligent", options={"time_step": time_step}, hands={1: ["garden 3"]})
    table.do("play garden 3", "move adson garden", "move william garden", "any")
    assert (table.s.sundial, table.turn) == (3, 2)


@pytest.mark.rule("7.on_the_scent", "D7a")
@pytest.mark.parametrize("monks", ((), ("red",)))
def test_whoever_moves_william_gives_two_points_to_anybody(monks: tuple[str, ...]) -> None:
    table = Table(event="on_the_scent", places=dict.fromkeys(monks, "garden"), hands={1: ["garden 2"]})
    table.do("play garden 2", "move william garden", *(f"less {monk}" for monk in monks))
    assert table.choices() == TWICE
    table.do("give grey grey")
    assert (table.evidence["grey"], table.evidence["red"], table.step) == (7, 2 if monks else 5, "draw")


@pytest.mark.rule("7.on_the_scent")
@pytest.mark.parametrize("figure", ("adson", "blue"))
def test_on_the_scent_asks_nothing_of_who_moves_another_figure(figure: str) -> None:
    table = Table(event="on_the_scent", hands={1: ["garden 2"]}).do("play garden 2", f"move {figure} garden")
    assert table.step == "draw"


@pytest.mark.rule("7.hasty", "D3", "Q18", "5.late")
def test_no_tile_is_spent_when_hasty_early_or_late_but_tiles_are_won() -> None:
    table = Table(event="hasty", held={1: ["grey 5"]}, tiles={"church": ["red 2", "blue 4"]}, hands={1: ["red 3"]})
    table.do("play red 3")
    assert (table.step, table.s.sundial) == ("place", 3)
    table.do("move red church", "any")
    assert (table.held(1), table.chain, table.turn) == (["grey 5", "red 2"], [], 2)
    table = Table(event="hasty", options={"time_step": "late"}, held={1: ["grey 5"]}, hands={1: ["garden 3"]})
    table.do("play garden 3", "move adson garden", "any")
    assert (table.s.sundial, table.turn, table.held(1)) == (3, 2, ["grey 5"])
