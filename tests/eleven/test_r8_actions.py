"""The action of the gear, power cards and object tiles (8.4, 8.5)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box

from .actions import before, begun, clues, empty_stack, extras
from .table import Table, clued, lay

# 8.4 the action


@pytest.mark.rule("8.4.1")
@pytest.mark.parametrize(
    ("action", "step", "lines"),
    [
        ("investigate", "target", ["look 2", "look 3", "look 4", "look pile"]),
        ("compose", "end", None),
        ("move_clue", "clue_from", ["take up balon"]),
    ],
)
def test_the_action_shown_cannot_be_declined(action: str, step: str, lines: list[str] | None) -> None:
    table = lay(before(action), "balon").play("hand in 0")
    assert table.step == step
    assert lines is None or table.lines() == lines


@pytest.mark.rule("8.4.1a")
@pytest.mark.parametrize("action", ["investigate", "research", "compose"])
@pytest.mark.parametrize("held", [0, 1, 3])
def test_any_number_of_clues_may_be_handed_in_to_strengthen_an_action(action: str, held: int) -> None:
    table = before(action, held)
    assert [line for line in table.lines() if line.startswith("hand")] == [f"hand in {i}" for i in range(held + 1)]


@pytest.mark.rule("8.4.1a", "8.4.1b")
def test_clues_are_handed_in_to_the_supply_before_the_first_look_and_not_for_moving_a_clue() -> None:
    table = before("compose", 3).play("hand in 2")
    assert (table.s.clues[0], table.s.supply) == (1, 20)
    table = before("move_clue", 3)
    assert [line for line in table.lines() if line.startswith("hand")] == ["hand in 0"]
    table = before("investigate", 3).play("hand in 1", "look 2", "see power")
    assert table.step == "target"
    assert not any(line.startswith("hand") for line in table.lines())
    table.play("look 2", "see power")
    assert (table.step, table.s.clues[0]) == ("end", 2)


@pytest.mark.rule("8.4.2")
@pytest.mark.parametrize("handed", [0, 1, 2])
def test_to_investigate_is_one_look_and_one_more_for_each_clue(handed: int) -> None:
    table = before("investigate", 2).play(f"hand in {handed}")
    for _ in range(handed + 1):
        assert table.step == "target"
        table.play("look 3", "see power")
    assert (table.step, table.s.looked[2]) == ("end", handed + 1)


@pytest.mark.rule("8.4.3")
@pytest.mark.parametrize("handed", [0, 1, 2])
def test_research_is_one_tile_and_one_more_for_each_clue(handed: int) -> None:
    drawn = ["draw archive", "draw exchange", "draw deggial"][: handed + 1]
    table = before("research", 2).play(f"hand in {handed}", *drawn)
    assert (table.step, table.s.tiles[0], table.s.bag_left) == ("end", handed + 1, 49 - handed)


@pytest.mark.rule("8.4.3", "R13")
@pytest.mark.parametrize("left", [0, 1])
def test_of_a_short_stack_one_draws_what_there_is(left: int) -> None:
    table = empty_stack(before("research", 2))
    table.s.bag[box.TILES.index("archive")] = table.s.bag_left = left
    table.play("hand in 2", *["draw archive"] * left)
    assert (table.step, table.s.tiles[0], table.s.bag_left, table.s.clues[0]) == ("end", left, 0, 0)


@pytest.mark.rule("8.4.4")
@pytest.mark.parametrize(("sheets", "handed", "after"), [(0, 0, 1), (0, 3, 4), (11, 3, 15), (13, 3, 15), (15, 0, 15)])
def test_to_compose_is_one_sheet_and_one_more_for_each_clue_up_to_fifteen(sheets: int, handed: int, after: int) -> None:
    table = before("compose", 3)
    table.s.sheets[0] = sheets
    table.play(f"hand in {handed}")
    assert (table.s.sheets[0], table.step) == (after, "end")


@pytest.mark.rule("8.4.5", "R14")
def test_a_clue_goes_to_a_neighbouring_field_without_clue_and_organ() -> None:
    table = lay(before("move_clue"), "balon").stand("pahlsson", "valdocco").play("hand in 0", "take up balon")
    assert table.lines() == ["put arsenale_borgo_dora", "put cimitero", "put porta_palazzo"]
    table.play("put cimitero")
    assert (clued(table), table.step, table.s.supply) == ({"cimitero"}, "end", 20)
    table = lay(before("move_clue"), "balon", "cimitero")
    table.s.organ = box.SPOTS.index("arsenale_borgo_dora")
    table.stand("pahlsson", "valdocco").play("hand in 0", "take up balon")
    assert table.lines() == ["put porta_palazzo"]


@pytest.mark.rule("20.14", "R14")
def test_a_table_may_let_a_moved_clue_join_others_and_who_comes_takes_all_or_none() -> None:
    table = lay(before("move_clue", moved_clue_may_join="true"), "balon", "cimitero")
    table.s.organ = box.SPOTS.index("arsenale_borgo_dora")
    table.stand("pahlsson", "valdocco").play("hand in 0", "take up balon")
    assert table.lines() == ["put cimitero", "put porta_palazzo"]
    table.play("put cimitero")
    spot = box.SPOTS.index("cimitero")
    assert (table.s.clue[spot], table.s.supply, sum(table.s.clue)) == (2, 19, 2)
    for line, held, left in (("step cimitero", 2, 0), ("step cimitero leave", 0, 2)):
        table = lay(begun(moved_clue_may_join="true"), "cimitero", "cimitero").stand("vikstrom", "balon")
        table.s.clue[spot] = 2
        table.play("choose vikstrom", "turn 1", line)
        assert (table.s.clues[0], table.s.clue[spot]) == (held, left)


@pytest.mark.rule("8.4.5a")
def test_a_clue_moved_under_another_figure_stays_there() -> None:
    table = lay(before("move_clue"), "balon").play("hand in 0", "take up balon")
    assert "put arsenale_borgo_dora leave" not in table.lines()
    table.play("put arsenale_borgo_dora")
    assert (clued(table), table.s.clues[0]) == ({"arsenale_borgo_dora"}, 0)


@pytest.mark.rule("8.4.5a", "8.3.9b")
@pytest.mark.parametrize(
    ("line", "held", "left"), [("put biblioteca", 1, set()), ("put biblioteca leave", 0, {"biblioteca"})]
)
def test_a_clue_moved_to_the_acting_figure_may_be_taken(line: str, held: int, left: set[str]) -> None:
    table = lay(before("move_clue"), "solaro_borgo").play("hand in 0", "take up solaro_borgo", line)
    assert (table.s.clues[0], clued(table), table.s.supply) == (held, left, 20)


@pytest.mark.rule("20.8")
def test_where_clues_are_always_taken_so_is_one_moved_to_the_acting_figure() -> None:
    table = lay(before("move_clue", auto_pickup="true"), "solaro_borgo").play("hand in 0", "take up solaro_borgo")
    assert "put biblioteca" in table.lines() and "put biblioteca leave" not in table.lines()


@pytest.mark.rule("8.4.5b")
def test_without_a_clue_or_a_field_for_it_moving_one_is_nothing() -> None:
    assert before("move_clue", 1).play("hand in 0").step == "end"
    table = lay(before("move_clue"), "villa_regina")
    table.s.organ = box.SPOTS.index("gran_madre")
    table.play("hand in 0")
    assert (table.step, clued(table)) == ("end", {"villa_regina"})


@pytest.mark.rule("8.4.6")
@pytest.mark.parametrize(
    ("character", "lines", "sheets", "tiles", "looks"),
    [
        ("lewis", ["look 2", "see power", "see power"], 0, 0, 2),
        ("vidal", ["act compose"], 1, 0, 0),
        ("vidal", ["act research", "draw archive"], 0, 1, 0),
        ("vidal", ["act investigate", "look 2", "see power"], 0, 0, 1),
        ("vikstrom", ["play p_compose"], 3, 0, 0),
        ("vikstrom", ["use deggial"], 1, 0, 0),
        ("vikstrom", ["use magnifier", "look 2", "see power"], 0, 0, 1),
    ],
)
def test_vector_golden_rule_2(character: str, lines: list[str], sheets: int, tiles: int, looks: int) -> None:
    table = clues(begun(), 3).give(0, "deggial", "magnifier").play(f"choose {character}")
    for line in lines:
        assert not any(offer.startswith("hand in") for offer in table.lines())
        table.play(line)
    s = table.s
    tiles += 2 - sum(line.startswith("use") for line in lines)
    assert (table.step, s.clues[0], s.sheets[0], s.tiles[0], s.looked[1]) == ("gear", 3, sheets, tiles, looks)


@pytest.mark.rule("8.4.6")
def test_vector_golden_rule_2_holds_for_events() -> None:
    table = clues(begun(event="e04", position=3), 3)
    table.play("choose johnsson", "look 2", "see power", "see power")
    assert (table.step, table.s.clues[0], table.s.looked[1]) == ("gear", 3, 2)


# 8.5 power cards and object tiles

PAUSES: list[tuple[str, list[str]]] = [
    ("figure", []),
    ("gear", ["choose vikstrom"]),
    ("move", ["choose vikstrom", "turn 3"]),
    ("move", ["choose vikstrom", "turn 3", "step solaro_borgo"]),
    ("hand_in", ["choose vikstrom", "turn 3", "stop"]),
    ("end", ["choose vikstrom", "turn 3", "stop", "hand in 0"]),
]


@pytest.mark.rule("8.5.1", "8.5.1a", "8.5.1b", "8.5.1c", "8.5.1d", "8.5.1e")
@pytest.mark.parametrize(("step", "lines"), PAUSES)
def test_at_every_pause_a_card_and_a_tile_can_be_played(step: str, lines: list[str]) -> None:
    table = begun().give(0, "deggial").play(*lines)
    assert table.step == step
    before = table.s.sheets[0]
    table.play("play p_compose", "use deggial")
    assert (table.step, table.s.sheets[0]) == (step, before + 4)


@pytest.mark.rule("8.5.1")
@pytest.mark.parametrize(("step", "lines"), PAUSES)
def test_a_second_card_or_tile_cannot_be_played_in_the_same_turn(step: str, lines: list[str]) -> None:
    table = begun().give(0, "deggial", "hourglass").play("play p_compose")
    assert extras(table) == ["use deggial", "use hourglass"]
    table.play("use deggial", *lines)
    assert (table.step, extras(table)) == (step, [])


@pytest.mark.rule("8.5.1")
def test_a_tile_does_not_use_up_the_card_and_the_next_player_has_both() -> None:
    table = begun().give(0, "deggial", "hourglass").give(1, "hourglass").play("use deggial")
    assert "play p_compose" in extras(table) and "use hourglass" not in extras(table)
    table.play("play p_compose", "choose vikstrom", "turn 3", "stop", "hand in 0", "end")
    assert table.s.turn == 1
    assert {"play p_compose", "use hourglass"} <= set(extras(table))


@pytest.mark.rule("8.5.1c", "8.5.2a", "8.2.1a")
@pytest.mark.parametrize(
    ("lines", "step"),
    [
        (["choose snowy"], "walk"),
        (["choose lewis"], "target"),
        (["choose pahlsson"], "copy"),
        (["choose vidal"], "free_action"),
        (["choose koleberg"], "trace"),
        (["choose vikstrom", "turn 2", "locomotive"], "walk"),
        (["choose vikstrom", "turn 2", "locomotive", "step solaro_borgo"], "walk"),
        (["choose vikstrom", "turn 1", "stop", "hand in 0"], "target"),
        (["play p_investigate"], "target"),
        (["play p_investigate", "look 2", "see power"], "look_on"),
        (["use mystic_gate"], "gate_figure"),
        (["use mystic_gate", "gate snowy"], "gate_spot"),
        (["use exchange"], "swap_first"),
        (["use exchange", "swap snowy"], "swap_second"),
        (["choose vikstrom", "use swift_boots"], "walk"),
    ],
)
def test_nothing_is_played_inside_an_effect(lines: list[str], step: str) -> None:
    table = begun().give(0, "mystic_gate", "exchange", "swift_boots", "deggial").play(*lines)
    assert (table.step, extras(table)) == (step, [])


@pytest.mark.rule("8.5.2")
def test_what_needs_the_acting_figure_waits_until_it_is_chosen() -> None:
    table = begun().give(0, "ticket_monorail", "swift_boots", "exchange")
    table.stand("vikstrom", "piazza_vittorio").stand("snowy", "valdocco")
    assert extras(table) == ["play p_investigate", "play p_research", "play p_compose", "use exchange"]
    table.play("choose vikstrom")
    assert {"play p_transport", "use ticket_monorail", "use swift_boots"} <= set(extras(table))


@pytest.mark.rule("8.5.2a", "8.6.3a")
def test_the_looks_of_a_card_are_not_split() -> None:
    table = begun().play("play p_investigate", "look 2", "see power", "yes")
    assert (table.step, table.s.target) == ("look", 1)


@pytest.mark.rule("8.5.2b", "R39")
@pytest.mark.parametrize("tile", ["ticket_steam", "ticket_monorail", "ticket_airship"])
@pytest.mark.parametrize("event", ["e10", "e07"])
def test_a_ride_cannot_be_played_without_a_target(tile: str, event: str) -> None:
    table = begun(event=event).give(0, tile).play("choose vikstrom")
    assert f"use {tile}" not in table.lines()


@pytest.mark.rule("8.5.2b", "R39")
def test_a_ride_cannot_be_played_by_a_figure_that_can_go_nowhere() -> None:
    table = begun().give(0, "ticket_monorail").stand("vikstrom", "piazza_vittorio")
    table.stand("snowy", "porta_palazzo").stand("lilja", "piazza_solferino")
    table.s.organ = -1
    table.play("choose vikstrom")
    assert "use ticket_monorail" in table.lines()
    table.stand("vidal", "san_salvario")
    assert "use ticket_monorail" not in table.lines()
    table = begun().stand("vikstrom", "villa_regina").play("choose vikstrom")
    assert "play p_transport" in table.lines()
    table.stand("snowy", "gran_madre")
    assert "play p_transport" not in table.lines()


@pytest.mark.rule("8.5.2b", "R39")
def test_a_look_cannot_be_played_when_nothing_is_left_to_look_at() -> None:
    table = begun(seats=3).give(0, "magnifier")
    assert {"play p_investigate", "use magnifier"} <= set(extras(table))
    table.s.alive = 1
    assert not {"play p_investigate", "use magnifier"} & set(extras(table))


@pytest.mark.rule("8.5.2b", "R39")
def test_what_brings_something_to_a_mystic_building_needs_an_empty_one_and_a_clue_in_the_supply() -> None:
    table = begun().give(0, "mystic_trace", "mystic_gate")
    lay(table, "mole", "museo_egizio", "tempio_valdese", "obelisco")
    assert {"use mystic_trace", "use mystic_gate"} <= set(extras(table))
    table.stand("snowy", "cimitero")
    assert not {"use mystic_trace", "use mystic_gate"} & set(extras(table))
    table = clues(begun().give(0, "mystic_trace"), 21, seat=1)
    assert "use mystic_trace" not in table.lines()


@pytest.mark.rule("8.5.2c", "19.seal_of_fenrir", "R39")
@pytest.mark.parametrize(("step", "lines"), PAUSES)
def test_the_seal_and_location_tiles_cannot_be_played(step: str, lines: list[str]) -> None:
    table = begun().give(0, "seal_of_fenrir", "loc_mole", "loc_cimitero").play(*lines)
    assert table.step == step
    assert not any(line.startswith("use") for line in table.lines())


@pytest.mark.rule("8.5.2c")
@pytest.mark.parametrize(
    "line", ["use hourglass", "use archive", "use inspiration", "use deggial", "play p_research", "play p_compose"]
)
def test_what_brings_nothing_can_still_be_played(line: str) -> None:
    table = empty_stack(begun().give(0, "hourglass", "archive", "inspiration", "deggial"))
    table.s.sheets[0] = 15
    time = 43 if line in ("use archive", "use inspiration") else 45
    table.play(line)
    assert (table.step, table.s.time[0], table.s.sheets[0]) == ("figure", time, 15)
    assert table.s.tiles[0] == 4 - line.startswith("use")


@pytest.mark.rule("8.5.2c")
def test_boots_can_be_put_on_where_no_step_is_possible() -> None:
    table = begun().give(0, "swift_boots").stand("vikstrom", "villa_regina").stand("snowy", "gran_madre")
    assert table.play("choose vikstrom", "use swift_boots").lines() == ["stop"]
    assert table.s.time[0] == 43


@pytest.mark.rule("8.5.3")
def test_a_played_power_card_is_out_of_the_hand_for_good() -> None:
    table = begun().play("play p_compose")
    assert table.s.powers[0] == 15 - (1 << box.P_COMPOSE)
    table.s.played = 0
    assert "play p_compose" not in table.lines() and "play p_research" in table.lines()


@pytest.mark.rule("8.5.3a")
def test_a_played_tile_goes_under_the_stack_openly_when_its_effect_is_over() -> None:
    table = begun().give(0, "deggial").play("use deggial")
    s = table.s
    assert (s.under_left, s.under[0], s.under_knower[0]) == (1, box.TILES.index("deggial"), 15)
    assert (s.tiles[0], sum(s.tile[0])) == (0, 0)
    table = begun().give(0, "archive").play("use archive", "draw deggial", "draw lemuria")
    assert table.s.under_left == 0
    table.play("draw nifelheim")
    assert (table.s.under_left, table.s.under[0]) == (1, box.TILES.index("archive"))


@pytest.mark.rule("8.5.4")
@pytest.mark.parametrize("tile", ["swift_boots", "inspiration", "archive", "mystic_gate", "mystic_gate_wolf"])
def test_a_price_must_leave_one_time(tile: str) -> None:
    table = begun().give(0, tile).play("choose vikstrom")
    table.s.time[0] = 2
    assert f"use {tile}" not in table.lines()
    table.s.time[0] = 3
    table.play(f"use {tile}")
    assert table.s.time[0] == 1


@pytest.mark.rule("8.5.5")
def test_nothing_is_played_in_another_players_turn() -> None:
    table = begun().give(1, "deggial")
    table.s.powers[0] = 0
    assert (table.decider, extras(table)) == (0, [])


@pytest.mark.rule("8.5.5")
@pytest.mark.parametrize("steps", ["open", "bid", "raise", "clue", "location", "discard"])
def test_nothing_is_played_outside_the_turns(steps: str) -> None:
    table = Table(seed=3)
    table.until("event")
    for seat, song in enumerate(["deggial", "lemuria", "nifelheim", "sitra_ahra"]):
        table.give(seat, song, "seal_of_fenrir" if seat == 0 else "archive" if seat < 3 else "inspiration")
        table.give(seat, *["loc_mole", "loc_obelisco"] if seat < 3 else ["loc_cimitero", "loc_cimitero"])
    table.until(steps)
    assert table.step == steps
    assert extras(table) == []
