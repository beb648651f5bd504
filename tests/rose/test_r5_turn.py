"""A turn: card, time, move, draw (5.1 to 5.3, 5.6, 5.7), and time paid late (5.late). Actions are in
test_r5_action.py.
"""

from __future__ import annotations

import pytest

from subrosa.games.rose.box import BUILDINGS, FIGURES

from .table import STAND, Table

LATE = {"time_step": "late"}


@pytest.mark.rule("5.1", "D1", "D2")
def test_one_of_three_cards_goes_on_the_discard_pile_and_william_or_adson_is_announced_at_once() -> None:
    table = Table(hands={1: ["red 1", "garden 2", "blue 4"]})
    assert table.choices() == ["play red 1", "play garden 2", "play blue 4"]
    table.do("play garden 2")
    assert table.view().top == "garden 2"
    assert table.view().discard["garden 2"] == 1
    assert table.hand(1) == ["blue 4", "red 1"]
    table = Table(hands={1: ["william_adson"]}).do("play william_adson")
    assert (table.step, table.choices(), table.s.sundial) == ("call", ["call william", "call adson"], 0)
    table.do("call william")
    assert (table.step, table.s.sundial) == ("place", 5)


@pytest.mark.rule("5.2", "5.2a")
@pytest.mark.parametrize(
    ("card", "figure", "cost"),
    [("red 1", "red", 1), ("red 4", "red", 4), ("garden 3", "blue", 3), ("garden 2", "adson", 2)],
)
def test_the_marker_advances_by_the_time_on_the_card(card: str, figure: str, cost: int) -> None:
    table = Table(sundial=6, hands={1: [card]}).do(f"play {card}", f"move {figure} garden")
    assert table.s.sundial == 6 + cost


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize(("figure", "cost"), [("william", 5), ("adson", 0)])
def test_a_william_adson_card_costs_what_the_one_moved_costs(figure: str, cost: int) -> None:
    table = Table(sundial=6, hands={1: ["william_adson"]})
    assert table.do("play william_adson", f"call {figure}").s.sundial == 6 + cost


@pytest.mark.rule("5.2a", "X21", "7.delicate")
def test_x21_a_building_card_that_moves_william_costs_its_own_value() -> None:
    table = Table(event="delicate", hands={1: ["garden 2"]})
    table.do("play garden 2", "move william garden", "suspect red")
    assert (table.s.sundial, table.suspicion["red"]) == (2, 12)


@pytest.mark.rule("5.2b", "D3", "V1")
def test_v1_two_tiles_spent_on_a_card_of_3_move_the_marker_by_1() -> None:
    table = Table(sundial=22, held={1: ["red 2", "blue 4"]}, chain=["grey 5"], hands={1: ["red 3"]})
    table.do("play red 3", "spend 2")
    assert (table.s.sundial, table.held(1), table.chain) == (23, [], ["grey 5", "red 2", "blue 4"])
    table.do("move red garden", "draw kitchen 3")
    assert (table.step, table.turn, table.s.day) == ("card", 2, 1)


@pytest.mark.rule("5.2b", "Q7", "D3")
@pytest.mark.parametrize(
    ("held", "card", "most"), [(1, "red 3", 1), (3, "red 2", 2), (3, "red 3", 3), (2, "garden 3", 2)]
)
def test_no_more_tiles_are_spent_than_held_or_than_the_card_costs(held: int, card: str, most: int) -> None:
    table = Table(held={1: ["red 2", "blue 4", "grey 5"][:held]}, hands={1: [card]}).do(f"play {card}")
    assert table.choices() == [f"spend {tiles}" for tiles in range(most + 1)]


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize("options", ({}, LATE))
def test_a_tile_won_in_a_turn_cannot_be_spent_in_it(options: dict[str, str]) -> None:
    table = Table(options=options, tiles={"church": ["red 2", "blue 5"]}, hands={1: ["red 3"], 2: ["blue 3"]})
    table.do("play red 3", "move red church", "draw kitchen 3")
    assert (table.held(1), table.turn, table.s.sundial) == (["red 2"], 2, 3)
    table.do("play blue 3", "move blue garden", "any", "play kitchen 3")
    if options:
        table.do("move adson kitchen", "any")
    assert table.choices() == ["spend 0", "spend 1"]


@pytest.mark.rule("5.2c", "X1")
def test_x1_a_marker_on_the_blue_field_that_does_not_move_ends_nothing() -> None:
    table = Table(day=2, hands={1: ["william_adson"]})
    table.do("play william_adson", "call adson", "move adson garden", "any")
    assert (table.s.sundial, table.s.day, table.step, table.turn) == (0, 2, "card", 2)


@pytest.mark.rule("5.2c", "X3")
def test_x3_a_card_paid_with_tiles_altogether_moves_nothing() -> None:
    table = Table(sundial=21, held={1: ["red 2", "blue 4", "grey 5"]}, hands={1: ["red 3"]})
    table.do("play red 3", "spend 3", "move red garden", "any")
    assert (table.s.sundial, table.step, table.turn) == (21, "card", 2)


@pytest.mark.rule("5.2c", "Q14")
@pytest.mark.parametrize(("sundial", "ends"), [(20, False), (21, True), (22, True), (23, True)])
def test_reaching_or_passing_the_blue_field_ends_the_day_after_the_turn(sundial: int, ends: bool) -> None:
    table = Table(day=2, sundial=sundial, hands={1: ["red 3"]}).do("play red 3")
    assert (table.step, table.s.day) == ("place", 2)
    table.do("move red garden")
    assert (table.step, table.s.day) == ("draw", 2)
    table.do("any")
    assert table.step == ("event" if ends else "card")
    assert table.s.day == (3 if ends else 2)


@pytest.mark.rule("5.3", "D4")
def test_a_figure_must_move_and_cannot_stay() -> None:
    table = Table(hands={1: ["red 1"]}).do("play red 1")
    assert "move red stable" not in table.choices()
    table.do("move red garden")
    assert table.place("red") == "garden"
    assert {figure: table.place(figure) for figure in FIGURES if figure != "red"} == {
        figure: place for figure, place in STAND.items() if figure != "red"
    }


@pytest.mark.rule("5.3b", "D4")
@pytest.mark.parametrize("there", [(), ("red",), ("william", "blue", "orange")])
def test_a_building_card_moves_any_figure_that_is_elsewhere(there: tuple[str, ...]) -> None:
    table = Table(places=dict.fromkeys(there, "garden"), hands={1: ["garden 2"]}).do("play garden 2")
    assert table.choices() == [f"move {figure} garden" for figure in FIGURES if figure not in there]
    table.do("move adson garden")
    assert table.place("adson") == "garden"


@pytest.mark.rule("5.3c", "D4")
@pytest.mark.parametrize("figure", ("william", "adson"))
def test_a_william_adson_card_moves_the_one_announced_to_any_other_building(figure: str) -> None:
    table = Table(hands={1: ["william_adson"]}).do("play william_adson", f"call {figure}")
    assert table.choices() == [f"move {figure} {place}" for place in BUILDINGS if place != STAND[figure]]


@pytest.mark.rule("5.6", "C8")
def test_a_turn_ends_with_a_card_drawn_from_the_pile() -> None:
    table = Table(hands={1: ["red 1", "garden 2", "blue 4"]}).do("play red 1", "move red garden")
    assert (table.step, table.s.pile_left) == ("draw", 54)
    table.do("draw white 4")
    assert (table.hand(1), table.s.pile_left) == (["blue 4", "garden 2", "white 4"], 53)


@pytest.mark.rule("5.6", "Q11", "X20")
def test_x20_the_whole_discard_is_shuffled_when_a_card_must_be_drawn_and_none_is_left() -> None:
    table = Table(seats=5, pile=0, hands={1: ["red 1", "garden 2", "blue 4"]}).do("play red 1")
    assert (sum(table.s.discard), table.s.pile_left, sum(table.s.cards)) == (46, 0, 14)
    table.do("move red garden")
    assert (sum(table.s.discard), table.s.pile_left) == (0, 46)
    assert table.view().top is None
    assert "draw red 1" in table.odds
    table.do("draw red 1")
    assert (sum(table.s.discard), table.s.pile_left) == (0, 45)
    assert table.hand(1) == ["blue 4", "garden 2", "red 1"]


@pytest.mark.rule("5.late", "X25")
@pytest.mark.parametrize(("tiles", "day", "sundial"), [(1, 3, 0), (0, 3, 1)])
def test_x25_paying_late_only_tiles_held_before_the_turn_may_be_spent(tiles: int, day: int, sundial: int) -> None:
    table = Table(
        day=2,
        options=LATE,
        sundial=22,
        held={1: ["grey 5"]},
        tiles={"church": ["red 2", "blue 5"]},
        hands={1: ["red 3"]},
    )
    table.do("play red 3", "move red church", "draw kitchen 3")
    assert table.held(1) == ["grey 5", "red 2"]
    assert table.choices() == ["spend 0", "spend 1"]
    table.do(f"spend {tiles}")
    assert (table.s.day, table.s.sundial, table.step) == (day, sundial, "event")
    assert table.chain == ["grey 5"][:tiles]


@pytest.mark.rule("5.late")
def test_paying_late_the_steps_are_card_call_move_action_event_draw_time() -> None:
    table = Table(
        options=LATE, event="delicate", held={1: ["grey 5"]}, places={"red": "garden"}, hands={1: ["garden 3"]}
    )
    seen = []
    for line in ("play garden 3", "move adson garden", "more red", "suspect blue", "draw kitchen 3", "spend 1"):
        seen.append((table.step, table.s.sundial))
        table.do(line)
    assert seen == [("card", 0), ("figure", 0), ("sign", 0), ("delicate", 0), ("draw", 0), ("spend", 0)]
    assert (table.s.sundial, table.turn, table.step) == (2, 2, "card")
    table = Table(options=LATE, hands={1: ["william_adson"]}).do("play william_adson")
    assert table.choices() == ["call william", "call adson"]
    table.do("call william")
    assert (table.step, table.s.sundial) == ("place", 0)
    table.do("move william garden", "any")
    assert (table.s.sundial, table.turn) == (5, 2)


@pytest.mark.rule("5.late")
@pytest.mark.parametrize(("options", "filled"), [({}, ["grey 5"]), (LATE, ["white 6"])])
def test_paying_late_spent_tiles_join_the_chain_after_the_refill(options: dict[str, str], filled: list[str]) -> None:
    table = Table(
        options=options,
        held={1: ["grey 5"]},
        chain=[] if not options else ["white 6"],
        unseen=[],
        tiles={"church": ["red 2"]},
        hands={1: ["red 1"]},
    )
    table.do("play red 1")
    if not options:
        table.do("spend 1")
    table.do("move red church")
    assert table.on("church") == filled
    if options:
        table.do("any", "spend 1")
        assert table.chain == ["grey 5"]


@pytest.mark.rule("5.late", "5.2c")
@pytest.mark.parametrize("options", ({}, LATE))
def test_both_orders_end_the_day_on_the_same_card(options: dict[str, str]) -> None:
    table = Table(day=4, options=options, sundial=20, hands={1: ["red 4"]})
    table.do("play red 4", "move red garden", "any")
    assert (table.s.day, table.step, table.s.sundial) == (5, "event", 0)


@pytest.mark.rule("5.late", "5.2b", "Q4")
@pytest.mark.parametrize("tile_return", ("oldest_first", "owner_choice", "random"))
def test_paying_late_a_tile_won_in_this_turn_is_not_among_those_that_go_back(tile_return: str) -> None:
    table = Table(
        options={**LATE, "tile_return": tile_return},
        held={1: ["grey 5"]},
        tiles={"church": ["red 2", "blue 5"]},
        hands={1: ["red 3"]},
    )
    table.do("play red 3", "move red church", "draw kitchen 3", "spend 1")
    if table.step in ("return", "lose"):
        assert table.choices() == ["return grey 5"]
        table.do("return grey 5")
    assert (table.held(1), table.chain) == (["red 2"], ["grey 5"])
