"""Who decides what, one thing at a time (9)."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import CHANCE
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, odds
from subrosa.games.rose import GAME
from subrosa.games.rose.box import BUILDINGS, COLOURS, EVENTS, FIGURES
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random

MINE = STEPS[STEPS.index("card") : STEPS.index("return")]


def luck(match: Match) -> dict[str, int]:
    """What chance may choose in a match, with its weights."""
    choices, weights = odds(GAME, match.state)
    return {GAME.said(match.state, CHANCE, c).line: w for c, w in zip(choices, weights, strict=True)}


def until(step: str, seats: int = 3) -> Match:
    """A match at the first moment chance comes to a step of the set-up, having taken its first choice so far."""
    match = Match(Setup.of(GAME, seats))
    while STEPS[match.state.step] != step:
        match.enter(Decision(CHANCE, odds(GAME, match.state)[0][0]))
    return match


@pytest.mark.rule("D1", "12.6")
def test_equal_cards_in_hand_are_one_choice() -> None:
    table = Table(hands={1: ["william_adson", "red 1", "william_adson"]})
    assert table.choices() == ["play william_adson", "play red 1"]


@pytest.mark.rule("D1", "9.2", "X26")
def test_x26_a_card_of_a_building_that_holds_all_figures_cannot_be_played() -> None:
    table = Table(places=dict.fromkeys(FIGURES, "garden"), hands={1: ["garden 2", "garden 3", "red 1"]})
    assert table.choices() == ["play red 1"]
    table.do("play red 1")
    assert len(table.choices()) == 13


@pytest.mark.rule("9.2")
def test_a_building_that_lacks_one_figure_can_be_played() -> None:
    places = {figure: "garden" for figure in FIGURES if figure != "grey"}
    table = Table(places=places, hands={1: ["garden 2", "garden 3", "red 1"]})
    assert table.choices() == ["play garden 2", "play garden 3", "play red 1"]
    assert table.do("play garden 3").choices() == ["move grey garden"]


@pytest.mark.rule("D1", "D4", "Q18")
def test_a_card_and_a_move_are_asked_for_even_if_there_is_one_choice() -> None:
    places = {figure: "garden" for figure in FIGURES if figure != "grey"}
    table = Table(hands={1: ["william_adson"] * 3})
    assert (table.step, table.choices()) == ("card", ["play william_adson"])
    table = Table(places=places, hands={1: ["garden 2"]}).do("play garden 2")
    assert (table.step, table.choices()) == ("figure", ["move grey garden"])


@pytest.mark.rule("D3", "Q18")
@pytest.mark.parametrize("held", (0, 1))
def test_time_tiles_are_asked_for_only_if_one_could_be_spent(held: int) -> None:
    table = Table(held={1: ["red 2"][:held]}, hands={1: ["red 1"]}).do("play red 1")
    assert table.step == ("spend" if held else "place")


@pytest.mark.rule("D3", "Q18")
def test_a_card_of_cost_0_asks_for_no_tiles() -> None:
    table = Table(held={1: ["red 2"]}, hands={1: ["william_adson"]}).do("play william_adson", "call adson")
    assert table.step == "place"


@pytest.mark.rule("D5", "Q18", "12.6")
def test_two_equal_tasks_are_one_choice_and_not_asked() -> None:
    table = Table(tiles={"church": ["blue 2", "blue 2"]}, hands={1: ["blue 1"]}).do("play blue 1", "move blue church")
    assert (table.step, table.held(1), table.on("church")) == ("draw", ["blue 2"], ["blue 2"])


@pytest.mark.rule("D6", "Q19")
@pytest.mark.parametrize("figure", ("william", "adson"))
def test_signs_are_asked_monk_by_monk_in_the_order_of_the_data(figure: str) -> None:
    table = Table(places=dict.fromkeys(("orange", "grey", "red"), "garden"), hands={1: ["garden 2"]})
    table.do("play garden 2", f"move {figure} garden")
    for monk in ("red", "grey", "orange"):
        assert table.choices() == [f"more {monk}", f"less {monk}"]
        table.do(f"less {monk}")
    assert table.step == "draw"


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("seats", "tile_return"), [(2, "oldest_first"), (4, "owner_choice"), (5, "random")])
def test_nobody_decides_outside_his_own_turn_but_about_his_own_tile(seats: int, tile_return: str) -> None:
    match = at_random(Setup.of(GAME, seats, {"tile_return": tile_return}), seed=5)
    kinds = set()
    for decision, before, _ in match.positions():
        step = STEPS[before.step]
        kinds.add(step)
        if step in MINE:
            assert decision.decider == before.turn
        elif step == "return":
            assert decision.decider == before.giver
    assert {"card", "place", "figure", "sign", "marker", "accuse", "draw"} <= kinds


@pytest.mark.rule("C1", "3.9")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_the_lot_treats_all_seats_alike(seats: int) -> None:
    assert luck(Match(Setup.of(GAME, seats))) == {f"first {seat}": 1 for seat in range(1, seats + 1)}


@pytest.mark.rule("C2", "Q1", "3.4")
def test_figures_are_put_on_free_buildings_all_alike() -> None:
    match = until("pose")
    for i, figure in enumerate(FIGURES):
        assert luck(match) == {f"put {figure} {building}": 1 for building in BUILDINGS[i:]}
        match.enter(Decision(CHANCE, i))
    assert STEPS[match.state.step] == "lay"


@pytest.mark.rule("C3", "12.6")
def test_tiles_are_laid_by_the_number_of_their_copies() -> None:
    match = until("lay")
    assert luck(match)["lay library red 2"] == 2
    assert luck(match)["lay library red 3"] == 1
    match.enter(Decision(CHANCE, odds(GAME, match.state)[0][0]))
    assert luck(match)["lay library red 2"] == 1
    assert sum(luck(match).values()) == 41


@pytest.mark.rule("C4", "3.6")
def test_cards_are_dealt_by_the_number_of_their_copies() -> None:
    match = until("deal")
    assert luck(match)["deal 1 william_adson"] == 8
    assert luck(match)["deal 1 red 4"] == 1
    assert sum(luck(match).values()) == 60
    for card in range(3):
        assert match.state.index == card
        match.enter(Decision(CHANCE, odds(GAME, match.state)[0][0]))
    assert "deal 2 red 4" in luck(match)


@pytest.mark.rule("C5", "3.8")
def test_identities_are_dealt_from_those_left_all_alike() -> None:
    match = until("identity")
    assert luck(match) == {f"identity 1 {colour}": 1 for colour in COLOURS}
    match.enter(Decision(CHANCE, COLOURS.index("white")))
    assert luck(match) == {f"identity 2 {colour}": 1 for colour in COLOURS if colour != "white"}


@pytest.mark.rule("C6", "3.1")
def test_events_not_yet_seen_come_up_all_alike() -> None:
    assert luck(until("event")) == {f"event {event}": 1 for event in EVENTS}


@pytest.mark.rule("C7", "5.4a")
def test_unseen_tiles_come_up_by_copies_and_returned_ones_in_their_order() -> None:
    table = Table(
        tiles={"church": ["red 4"], "garden": ["red 5"]},
        unseen=["blue 2", "blue 2", "grey 6"],
        chain=["white 3", "black 4"],
        hands={1: ["red 1", "red 2"]},
    )
    table.do("play red 1", "move red church")
    assert table.odds == {"lay church blue 2": 2, "lay church grey 6": 1}
    table.do("lay church blue 2", "lay church blue 2", "any", "any", "any", "any", "any")
    assert table.turn == 1
    table.do("play red 2", "spend 0", "move red garden")
    assert table.odds == {"lay garden grey 6": 1}
    table.do("lay garden grey 6")
    assert (table.on("garden"), table.chain, table.step) == (["grey 6", "white 3"], ["black 4"], "draw")


@pytest.mark.rule("C8", "5.6")
def test_cards_are_drawn_by_the_number_of_their_copies() -> None:
    table = Table(hands={1: ["red 1", "william_adson", "blue 4"]}).do("play red 1", "move red garden")
    assert (table.odds["draw william_adson"], table.odds["draw red 2"]) == (7, 1)
    assert sum(table.odds.values()) == 54
    assert "draw red 1" not in table.odds


@pytest.mark.rule("C9", "Q4")
def test_a_tile_lost_at_random_is_drawn_by_the_number_of_equal_ones() -> None:
    table = Table(options={"tile_return": "random"}, held={1: ["red 2", "blue 4", "red 2"]}, hands={1: ["garden 2"]})
    table.do("play garden 2", "spend 2")
    assert table.odds == {"return red 2": 2, "return blue 4": 1}
    table.do("return red 2")
    assert table.odds == {"return red 2": 1, "return blue 4": 1}
    table.do("return blue 4")
    assert (table.chain, table.held(1), table.step) == (["red 2", "blue 4"], ["red 2"], "figure")
