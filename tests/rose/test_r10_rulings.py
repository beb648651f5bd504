"""Our rulings and the options that change them (10). What a ruling shares with a rule is tested there."""

from __future__ import annotations

import pytest

from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games.rose import GAME
from subrosa.games.rose.box import BUILDINGS, COLOURS, FIGURES
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random, play


@pytest.mark.rule("Q1", "3.4")
@pytest.mark.parametrize("seats", (2, 3, 5))
def test_players_in_turn_put_the_figures_from_the_first_player_clockwise(seats: int) -> None:
    match = play(Match(Setup.of(GAME, seats, {"figure_setup": "players_in_turn"})), "chance first 2")
    for i, figure in enumerate(FIGURES):
        seat = (1 + i) % seats
        assert match.deciders == (seat,)
        offered = [action.text for action in match.view(seat).actions]
        assert offered == [f"put {figure} {building}" for building in BUILDINGS[i:]]
        match.decide(seat, offered[0])
    assert STEPS[match.state.step] == "lay"


@pytest.mark.rule("Q2")
def test_without_overshoot_both_readings_start_the_day_at_0() -> None:
    for overshoot in ("carry", "reset"):
        table = Table(day=2, sundial=22, options={"sundial_overshoot": overshoot}, hands={1: ["garden 2"]})
        assert table.do("play garden 2", "move adson garden", "any").s.sundial == 0


@pytest.mark.rule("Q3", "X7")
@pytest.mark.parametrize(("floor", "evidence"), [("zero", 0), ("none", -1)])
def test_x7_evidence_of_2_less_3_stops_at_0(floor: str, evidence: int) -> None:
    table = Table(
        options={"evidence_floor": floor}, evidence={"white": 2}, places={"white": "garden"}, hands={1: ["garden 2"]}
    )
    assert table.do("play garden 2", "move william garden", "less white").evidence["white"] == evidence


@pytest.mark.rule("Q3")
def test_without_a_floor_lost_evidence_is_not_lost() -> None:
    table = Table(
        options={"evidence_floor": "none"},
        evidence={"white": -2},
        places={"white": "garden"},
        hands={1: ["garden 2"]},
    )
    assert table.do("play garden 2", "move william garden", "more white").evidence["white"] == 1


@pytest.mark.rule("Q4", "15.4")
def test_by_default_the_oldest_tile_goes_back_and_an_owner_chooses_among_different_ones() -> None:
    table = Table(held={1: ["red 2", "blue 4", "grey 5"]}, hands={1: ["garden 2"]}).do("play garden 2", "spend 2")
    assert (table.chain, table.held(1), table.step) == (["red 2", "blue 4"], ["grey 5"], "figure")
    table = Table(
        options={"tile_return": "owner_choice"},
        held={1: ["red 2", "blue 4", "red 2", "grey 5"]},
        hands={1: ["garden 3"]},
    )
    table.do("play garden 3", "spend 2")
    assert table.choices() == ["return red 2", "return blue 4", "return grey 5"]
    table.do("return grey 5")
    assert table.choices() == ["return red 2", "return blue 4"]
    table.do("return red 2")
    assert (table.chain, table.held(1), table.step) == (["grey 5", "red 2"], ["blue 4", "red 2"], "figure")


@pytest.mark.rule("Q4", "Q18")
@pytest.mark.parametrize(("held", "spent", "asked"), [(2, 1, True), (2, 2, False), (1, 1, False)])
def test_an_owner_is_asked_whenever_he_keeps_a_tile_whatever_their_faces(held: int, spent: int, asked: bool) -> None:
    table = Table(options={"tile_return": "owner_choice"}, held={1: ["red 2", "red 2"][:held]}, hands={1: ["garden 3"]})
    table.do("play garden 3", f"spend {spent}")
    assert table.step == ("return" if asked else "figure")
    if asked:
        assert table.choices() == ["return red 2"]


@pytest.mark.rule("Q4", "Q6", "9.1", "7.unbelieving")
def test_owners_choose_for_themselves_in_another_players_turn() -> None:
    table = Table(
        seats=3,
        event="unbelieving",
        options={"tile_return": "owner_choice"},
        tiles={"church": ["blue 5", "white 4"]},
        held={2: ["black 2", "grey 3"], 3: ["orange 2", "orange 3"]},
        hands={1: ["red 1"]},
    )
    table.do("play red 1", "move red church")
    assert (table.deciders, table.choices()) == ((2,), ["return black 2", "return grey 3"])
    table.do("return grey 3")
    assert table.deciders == (3,)
    table.do("return orange 2")
    assert (table.chain, table.step) == (["grey 3", "orange 2"], "draw")


@pytest.mark.rule("Q5", "X11")
def test_x11_a_chain_of_one_tile_fills_a_building_with_one() -> None:
    table = Table(tiles={"church": ["red 4"]}, unseen=["blue 2"], hands={1: ["red 1"]})
    table.do("play red 1", "move red church", "lay church blue 2")
    assert (table.on("church"), table.s.unseen_left, table.s.waiting_length, table.step) == (["blue 2"], 0, 0, "draw")


@pytest.mark.rule("Q5", "X12")
@pytest.mark.parametrize(("short_chain", "filled"), [("wait", ["grey 5", "blue 6"]), ("leave", [])])
def test_x12_a_bare_building_gets_the_next_tiles_that_are_spent(short_chain: str, filled: list[str]) -> None:
    table = Table(
        options={"short_chain": short_chain},
        tiles={"church": ["red 4"]},
        unseen=[],
        held={2: ["grey 5", "blue 6"]},
        hands={1: ["red 1"], 2: ["garden 2"]},
    )
    table.do("play red 1", "move red church")
    assert (table.on("church"), table.step) == ([], "draw")
    table.do("any", "play garden 2", "spend 2")
    assert (table.on("church"), table.step) == (filled, "figure")
    assert table.chain == ([] if filled else ["grey 5", "blue 6"])


@pytest.mark.rule("Q5", "5.late")
def test_paying_late_a_bare_building_is_filled_after_the_turn() -> None:
    table = Table(
        options={"time_step": "late"},
        waiting=["church"],
        unseen=[],
        held={1: ["grey 5", "blue 6"]},
        hands={1: ["garden 2"]},
    )
    table.do("play garden 2", "move adson garden", "any")
    assert table.on("church") == []
    table.do("spend 2")
    assert (table.on("church"), table.turn, table.step) == (["grey 5", "blue 6"], 2, "card")


@pytest.mark.rule("Q5", "X23")
def test_x23_the_building_bare_longest_is_filled_first() -> None:
    table = Table(
        waiting=["garden", "church"], unseen=[], held={1: ["grey 5", "blue 6", "white 3"]}, hands={1: ["red 3"]}
    )
    table.do("play red 3", "spend 3")
    assert (table.on("garden"), table.on("church")) == (["grey 5", "blue 6"], ["white 3"])
    assert (table.s.waiting_length, table.chain) == (0, [])


@pytest.mark.rule("Q5", "Q6")
def test_all_tiles_of_one_unbelieving_are_in_the_chain_before_a_refill() -> None:
    table = Table(
        seats=3,
        event="unbelieving",
        tiles={"church": ["blue 5", "white 4"]},
        waiting=["garden"],
        unseen=[],
        held={2: ["black 2"], 3: ["orange 3"]},
        hands={1: ["red 1"]},
    )
    table.do("play red 1", "move red church")
    assert (table.on("garden"), table.chain) == (["black 2", "orange 3"], [])


@pytest.mark.rule("Q5")
def test_one_tile_counts_as_filled_and_brings_no_second_later() -> None:
    table = Table(waiting=["garden"], unseen=[], held={1: ["grey 5"]}, hands={1: ["red 1"], 2: ["kitchen 2"]})
    table.do("play red 1", "spend 1")
    assert (table.on("garden"), table.s.waiting_length) == (["grey 5"], 0)
    table.do("move red chapter_house", "any", "play kitchen 2", "spend 1")
    assert (table.on("garden"), len(table.chain)) == (["grey 5"], 1)


@pytest.mark.rule("Q5a", "X13")
@pytest.mark.parametrize("short_chain", ("wait", "leave"))
def test_x13_a_monk_who_comes_to_a_bare_building_is_not_suspected(short_chain: str) -> None:
    table = Table(options={"short_chain": short_chain}, tiles={"garden": []}, hands={1: ["red 1"]})
    table.do("play red 1", "move red garden")
    assert (set(table.suspicion.values()), table.held(1), table.step) == ({10}, [], "draw")


@pytest.mark.rule("Q7")
def test_a_player_rich_in_tiles_spends_at_most_the_cost() -> None:
    table = Table(held={1: ["red 2", "blue 4", "grey 5", "white 6"]}, hands={1: ["red 1"]}).do("play red 1")
    assert table.choices() == ["spend 0", "spend 1"]


@pytest.mark.rule("Q8", "8.2")
@pytest.mark.parametrize(
    ("own", "first"), [("allowed", list(COLOURS)), ("forbidden", [c for c in COLOURS if c != "red"])]
)
@pytest.mark.parametrize("seats", (2, 5))
def test_an_accusation_may_be_useless(own: str, first: list[str], seats: int) -> None:
    table = Table(
        seats=seats,
        day=7,
        step="accuse",
        options={"accusation_own_colour": own},
        identities={1: "red"},
        shown={2: ["blue", "white", "grey"]},
    )
    assert table.choices(1) == [f"accuse 2 {colour}" for colour in first]
    for opponent in range(2, seats + 1):
        table.do(f"1: accuse {opponent} {first[opponent - 2]}")
    assert 1 not in table.deciders


@pytest.mark.rule("Q10")
def test_the_new_card_comes_after_the_event() -> None:
    table = Table(event="delicate", hands={1: ["garden 2"]}).do("play garden 2", "move adson garden")
    assert (table.step, len(table.hand(1))) == ("delicate", 2)
    assert (table.do("suspect red").step, len(table.hand(1))) == ("draw", 2)


@pytest.mark.rule("Q11")
def test_a_pile_that_becomes_empty_is_left_empty_until_somebody_must_draw() -> None:
    table = Table(pile=1, hands={1: ["garden 2"], 2: ["kitchen 2"]}).do("play garden 2", "move adson garden", "any")
    assert (table.s.pile_left, table.turn) == (0, 2)
    assert table.view().discard["garden 2"] == 1
    table.do("play kitchen 2", "move adson kitchen")
    assert table.s.pile_left == 55
    assert {"draw garden 2", "draw kitchen 2"} <= set(table.odds)


@pytest.mark.rule("Q12", "15.2")
@pytest.mark.parametrize("discard_view", ("full", "top_only"))
def test_the_discard_pile_may_be_read_whatever_screens_show(discard_view: str) -> None:
    table = Table(options={"discard_view": discard_view}, hands={1: ["garden 2"], 2: ["kitchen 2"]})
    table.do("play garden 2", "move adson garden", "any", "play kitchen 2")
    view = table.view(1)
    assert view.discard_view == discard_view
    assert (view.discard["garden 2"], view.discard["kitchen 2"], view.top) == (1, 1, "kitchen 2")


@pytest.mark.rule("Q13")
@pytest.mark.parametrize(("figure", "suspicion", "evidence"), [("william", 10, 0), ("adson", 0, 5), ("adson", 40, 5)])
def test_both_signs_are_offered_at_the_end_of_a_track(figure: str, suspicion: int, evidence: int) -> None:
    table = Table(
        places={"red": "garden"}, suspicion={"red": suspicion}, evidence={"red": evidence}, hands={1: ["garden 2"]}
    )
    table.do("play garden 2", f"move {figure} garden")
    assert table.choices() == ["more red", "less red"]
    before = (table.suspicion["red"], table.evidence["red"])
    table.do("more red" if suspicion == 40 else "less red")
    assert (table.suspicion["red"], table.evidence["red"]) == before


@pytest.mark.rule("Q14", "7.delicate", "6.1")
def test_the_last_turn_of_a_day_is_played_in_full_before_the_evening() -> None:
    table = Table(event="delicate", day=2, sundial=22, hands={1: ["garden 2"]})
    table.do("play garden 2", "move adson garden", "suspect red", "any")
    assert table.evidence == {**dict.fromkeys(COLOURS, 9), "red": 10}
    assert len(table.hand(1)) == 3


@pytest.mark.rule("5.late", "Q4", "Q5")
@pytest.mark.parametrize("short_chain", ("wait", "leave"))
@pytest.mark.parametrize("tile_return", ("oldest_first", "owner_choice", "random"))
@pytest.mark.parametrize("time_step", ("early", "late"))
def test_options_about_time_and_tiles_go_together(time_step: str, tile_return: str, short_chain: str) -> None:
    options = {"time_step": time_step, "tile_return": tile_return, "short_chain": short_chain}
    setup = Setup.of(GAME, 2, options)
    match = at_random(setup, seed=8)
    assert match.over
    for _, _, state in match.positions():
        assert GAME.fields.outside(state) == []
    assert GAME.pieces(match.state) == GAME.pieces(setup.start())


@pytest.mark.rule("5.late")
def test_the_presets_are_the_defaults_and_the_french_order() -> None:
    assert Setup.of(GAME, 2, preset="standard") == Setup.of(GAME, 2)
    french = Setup.of(GAME, 2, preset="french")
    assert {k for k, v in french.options.items() if v != Setup.of(GAME, 2).options[k]} == {"time_step"}
    assert french.options["time_step"] == "late"
