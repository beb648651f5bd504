"""What a figure does where it comes (5.4), and that the event comes after it (5.5)."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("5.4a", "V2")
def test_v2_a_monk_does_the_task_of_his_colour_and_the_player_wins_its_tile() -> None:
    table = Table(tiles={"church": ["blue 5", "orange 2"]}, hands={1: ["orange 3"]})
    table.do("play orange 3", "move orange church")
    assert (table.suspicion["orange"], table.held(1), table.on("church")) == (8, ["orange 2"], ["blue 5"])
    assert (table.s.unseen_left, table.step) == (14, "draw")


@pytest.mark.rule("5.4a", "V3")
def test_v3_the_grey_monk_does_a_task_of_4_in_the_church() -> None:
    table = Table(tiles={"church": ["grey 4", "blue 5"]}, hands={1: ["church 2"]})
    table.do("play church 2", "move grey church")
    assert (table.suspicion["grey"], table.on("church"), table.held(1)) == (6, ["blue 5"], ["grey 4"])


@pytest.mark.rule("5.4b", "V4")
def test_v4_without_a_task_of_his_colour_the_monk_is_suspected_by_the_sum_of_both() -> None:
    table = Table(tiles={"church": ["blue 2", "white 2"]}, hands={1: ["orange 3"]})
    table.do("play orange 3", "move orange church")
    assert (table.suspicion["orange"], table.held(1)) == (14, [])
    assert table.on("church") == ["blue 2", "white 2"]


@pytest.mark.rule("5.4b", "V5")
def test_v5_the_grey_monk_is_suspected_by_9_for_a_4_and_a_5() -> None:
    table = Table(tiles={"church": ["black 4", "blue 5"]}, hands={1: ["grey 2"]})
    table.do("play grey 2", "move grey church")
    assert (table.suspicion["grey"], table.held(1)) == (19, [])


@pytest.mark.rule("5.4b")
def test_a_single_tile_left_on_a_building_is_all_that_counts() -> None:
    table = Table(tiles={"church": ["black 4"]}, hands={1: ["grey 2"]}).do("play grey 2", "move grey church")
    assert table.suspicion == {"red": 10, "blue": 10, "white": 10, "grey": 14, "black": 10, "orange": 10}


@pytest.mark.rule("5.4c", "5.4d", "5.4f", "V6", "V7", "V8")
def test_v6_v7_v8_william_then_blue_then_adson_come_to_the_library() -> None:
    table = Table(
        event="caught",
        places={"grey": "library", "white": "library"},
        tiles={"library": ["red 3", "black 4"]},
        hands={1: ["william_adson", "william_adson"], 2: ["blue 2"]},
    )
    table.do("play william_adson", "call william", "move william library", "less white", "more grey")
    assert table.evidence == {"red": 5, "blue": 5, "white": 2, "grey": 8, "black": 5, "orange": 5}
    table.do("any", "play blue 2", "move blue library")
    assert (table.suspicion["blue"], table.step) == (17, "draw")
    assert table.evidence == {"red": 5, "blue": 5, "white": 2, "grey": 8, "black": 5, "orange": 5}
    table.do("any", "play william_adson", "call adson", "move adson library")
    table.do("less blue", "more white", "more grey")
    assert table.suspicion == {"red": 10, "blue": 12, "white": 15, "grey": 15, "black": 10, "orange": 10}


@pytest.mark.rule("5.4e")
@pytest.mark.parametrize("company", ("nobody", "the other"))
@pytest.mark.parametrize("figure", ("william", "adson"))
def test_an_investigator_who_meets_no_monk_does_nothing(figure: str, company: str) -> None:
    other = "adson" if figure == "william" else "william"
    places = {other: "garden"} if company == "the other" else {}
    table = Table(places=places, hands={1: ["garden 2"]}).do("play garden 2", f"move {figure} garden")
    assert table.step == "draw"
    assert set(table.suspicion.values()) == {10} and set(table.evidence.values()) == {5}


@pytest.mark.rule("5.4f")
@pytest.mark.parametrize("figure", ("william", "adson"))
def test_a_monk_who_comes_to_an_investigator_causes_no_question(figure: str) -> None:
    table = Table(places={figure: "garden"}, tiles={"garden": ["red 2", "blue 4"]}, hands={1: ["grey 2"]})
    table.do("play grey 2", "move grey garden")
    assert (table.step, table.suspicion["grey"], table.evidence["grey"]) == ("draw", 16, 5)


@pytest.mark.rule("5.4", "5.4b", "X8")
def test_x8_suspicion_stops_at_40() -> None:
    table = Table(suspicion={"grey": 36}, tiles={"church": ["black 4", "blue 5"]}, hands={1: ["grey 2"]})
    assert table.do("play grey 2", "move grey church").suspicion["grey"] == 40


@pytest.mark.rule("5.4", "5.4a", "X9")
def test_x9_suspicion_stops_at_0_and_the_tile_is_won_all_the_same() -> None:
    table = Table(suspicion={"blue": 3}, tiles={"church": ["blue 5", "red 2"]}, hands={1: ["blue 2"]})
    table.do("play blue 2", "move blue church")
    assert (table.suspicion["blue"], table.held(1), table.on("church")) == (0, ["blue 5"], ["red 2"])


@pytest.mark.rule("5.4a", "D5", "X10")
@pytest.mark.parametrize(("done", "left", "suspicion"), [("blue 5", "blue 2", 5), ("blue 2", "blue 5", 8)])
def test_x10_of_two_tasks_of_his_colour_the_player_picks_one(done: str, left: str, suspicion: int) -> None:
    table = Table(tiles={"church": ["blue 5", "blue 2"]}, hands={1: ["blue 2"]}).do("play blue 2", "move blue church")
    assert table.choices() == ["do blue 5", "do blue 2"]
    table.do(f"do {done}")
    assert (table.on("church"), table.held(1), table.suspicion["blue"]) == ([left], [done], suspicion)


@pytest.mark.rule("5.4a", "C7")
def test_the_last_tile_taken_brings_two_from_the_front_of_the_chain() -> None:
    table = Table(tiles={"church": ["red 4"]}, unseen=["blue 2", "grey 6"], chain=["white 3"], hands={1: ["red 1"]})
    table.do("play red 1", "move red church")
    assert table.odds == {"lay church blue 2": 1, "lay church grey 6": 1}
    table.do("lay church grey 6", "lay church blue 2")
    assert (table.on("church"), table.chain, table.step) == (["grey 6", "blue 2"], ["white 3"], "draw")


@pytest.mark.rule("5.4a")
def test_a_tile_of_his_colour_must_be_used_even_at_suspicion_0() -> None:
    table = Table(suspicion={"red": 0}, tiles={"church": ["blue 5", "red 2"]}, hands={1: ["red 1"]})
    table.do("play red 1", "move red church")
    assert (table.step, table.suspicion["red"], table.held(1)) == ("draw", 0, ["red 2"])


@pytest.mark.rule("5.5", "7.any", "5.4a", "7.unbelieving")
def test_the_event_comes_after_the_regular_action_and_the_refill() -> None:
    table = Table(
        event="suspicious", tiles={"church": ["black 4", "blue 5"]}, suspicion={"red": 12}, hands={1: ["grey 2"]}
    )
    table.do("play grey 2", "move grey church")
    assert (table.evidence["grey"], table.evidence["red"]) == (6, 5)
    table = Table(
        event="unbelieving",
        tiles={"church": ["red 4"]},
        unseen=["blue 2"],
        held={2: ["grey 6"]},
        hands={1: ["red 1"]},
        seats=3,
    )
    table.do("play red 1", "move red church")
    assert (table.step, table.chain) == ("refill", [])
    table.do("lay church blue 2")
    assert table.on("church") == ["blue 2"]
    assert table.chain[0] == "grey 6"
