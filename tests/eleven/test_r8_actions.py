"""The action of a turn, cards and tiles at its pauses, looking at cards, and time (8.4 to 8.7)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.core.fields import Known
from subrosa.games.eleven import box, rules
from subrosa.games.eleven.fields import FIELDS, PLACES

from .table import MOST, Table

GEAR_BEFORE = {"investigate": 0, "research": 1, "compose": 2, "move_clue": 6}
"""Where the gears stand one tooth before an action."""
LAST_CARD = {3: "open", 4: "pile", 5: "pile", 6: "pile"}


def deal(table: Table) -> Table:
    """Lilja, Påhlsson, Johnsson and Vikström to seats 1 to 4, Snowy and Vidal to 5 and 6; Lewis is the Chosen One."""
    s = table.s
    seats = [0, 0, 1, 1, -1, 2, 2, -1] if s.seats == 3 else [0, 1, 2, 3, -1, 4, 5, -1]
    for character, seat in enumerate(seats):
        at_seat = 0 <= seat < s.seats
        s.card[character] = seat if at_seat else PLACES.index(LAST_CARD[s.seats])
        s.open[character] = int(s.card[character] == PLACES.index("open"))
        for other in range(s.seats):
            s.known[other][character] = int(at_seat and seat == other)
    s.card[box.LEWIS] = PLACES.index("chosen one")
    s.open[box.LEWIS] = 0
    return table


def begun(seats: int = 4, event: str = "e10", gear: int = 0, position: int = 1, **options: Any) -> Table:
    """The turn of seat 1 in a position of the hour, with known cards."""
    order = tuple((i - position + 1) % seats for i in range(seats))
    table = Table(seats, gear_setup="zero", **options).at_turn(0, event, order=order)
    table.s.gear = gear
    return deal(table)


def clues(table: Table, count: int, seat: int = 0) -> Table:
    """Clues of the supply for a player."""
    table.s.clues[seat] += count
    table.s.supply -= count
    return table


def lay(table: Table, *spots: str) -> Table:
    """Clues of the supply on the map."""
    for spot in spots:
        table.s.clue[box.SPOTS.index(spot)] = 1
        table.s.supply -= 1
    return table


def before(action: str, held: int = 0, seats: int = 4, **options: Any) -> Table:
    """The fourth pause of Vikström's turn, with clues to hand in for an action."""
    table = clues(begun(seats, gear=GEAR_BEFORE[action], **options), held)
    return table.play("choose vikstrom", "turn 1", "stop")


def clued(table: Table) -> set[str]:
    return {spot for spot, clue in zip(box.SPOTS, table.s.clue, strict=True) if clue}


def odds(table: Table) -> dict[str, int]:
    """What chance may choose, with weights."""
    out, weights = [0] * MOST, [0] * MOST
    count = rules.odds(table.s, out, weights)
    return dict(zip(table.lines(), weights[:count], strict=True))


def extras(table: Table) -> list[str]:
    return [line for line in table.lines() if line.startswith(("play ", "use "))]


def empty_stack(table: Table) -> Table:
    for face in range(box.TILE_FACES):
        table.s.bag[face] = 0
    table.s.bag_left = 0
    return table


def know(table: Table, seat: int) -> set[str]:
    return {id for id, known in zip(box.CHARACTERS, table.s.known[seat], strict=True) if known}


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


@pytest.mark.rule("8.4.1", "8.4.3")
def test_research_draws_without_a_question() -> None:
    table = before("research").play("hand in 0")
    assert (table.step, table.s.draws) == ("draw", 1)


@pytest.mark.rule("8.4.1a")
@pytest.mark.parametrize("action", ["investigate", "research", "compose"])
@pytest.mark.parametrize("held", [0, 1, 3])
def test_any_number_of_clues_may_be_handed_in_to_strengthen_an_action(action: str, held: int) -> None:
    table = before(action, held)
    assert [line for line in table.lines() if line.startswith("hand")] == [f"hand in {i}" for i in range(held + 1)]


@pytest.mark.rule("8.4.1a")
def test_clues_handed_in_go_to_the_supply() -> None:
    table = before("compose", 3).play("hand in 2")
    assert (table.s.clues[0], table.s.supply) == (1, 20)


@pytest.mark.rule("8.4.1b")
def test_moving_a_clue_is_not_strengthened() -> None:
    table = before("move_clue", 3)
    assert [line for line in table.lines() if line.startswith("hand")] == ["hand in 0"]


@pytest.mark.rule("8.4.1b")
def test_no_clue_is_handed_in_once_the_first_card_has_been_seen() -> None:
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


@pytest.mark.rule("8.4.3")
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


@pytest.mark.rule("8.4.5")
def test_a_clue_goes_to_a_neighbouring_field_of_any_kind() -> None:
    table = lay(before("move_clue"), "balon").stand("pahlsson", "valdocco").play("hand in 0", "take up balon")
    assert table.lines() == ["put arsenale_borgo_dora", "put cimitero", "put porta_palazzo"]
    table.play("put cimitero")
    assert (clued(table), table.step, table.s.supply) == ({"cimitero"}, "end", 20)


@pytest.mark.rule("8.4.5")
def test_a_clue_is_not_moved_onto_a_clue_or_the_organ() -> None:
    table = lay(before("move_clue"), "balon", "cimitero")
    table.s.organ = box.SPOTS.index("arsenale_borgo_dora")
    table.stand("pahlsson", "valdocco").play("hand in 0", "take up balon")
    assert table.lines() == ["put porta_palazzo"]


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
def test_without_a_clue_on_the_map_moving_one_is_nothing() -> None:
    assert before("move_clue", 1).play("hand in 0").step == "end"


@pytest.mark.rule("8.4.5b")
def test_without_a_field_for_the_clue_moving_it_is_nothing() -> None:
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


@pytest.mark.rule("8.5.2b")
@pytest.mark.parametrize("tile", ["ticket_steam", "ticket_monorail", "ticket_airship"])
@pytest.mark.parametrize("event", ["e10", "e07"])
def test_a_ride_cannot_be_played_without_a_target(tile: str, event: str) -> None:
    table = begun(event=event).give(0, tile).play("choose vikstrom")
    assert f"use {tile}" not in table.lines()


@pytest.mark.rule("8.5.2b")
def test_a_ride_cannot_be_played_while_all_other_fields_of_its_colour_are_closed() -> None:
    table = begun().give(0, "ticket_monorail").stand("vikstrom", "piazza_vittorio")
    table.stand("snowy", "porta_palazzo").stand("lilja", "piazza_solferino")
    table.s.organ = -1
    table.play("choose vikstrom")
    assert "use ticket_monorail" in table.lines()
    table.stand("vidal", "san_salvario")
    assert "use ticket_monorail" not in table.lines()


@pytest.mark.rule("8.5.2b")
def test_the_ride_card_cannot_be_played_by_a_figure_that_can_go_nowhere() -> None:
    table = begun().stand("vikstrom", "villa_regina").play("choose vikstrom")
    assert "play p_transport" in table.lines()
    table.stand("snowy", "gran_madre")
    assert "play p_transport" not in table.lines()


@pytest.mark.rule("8.5.2b")
def test_a_look_cannot_be_played_when_nothing_is_left_to_look_at() -> None:
    table = begun(seats=3).give(0, "magnifier")
    assert {"play p_investigate", "use magnifier"} <= set(extras(table))
    table.s.alive = 1
    assert not {"play p_investigate", "use magnifier"} & set(extras(table))


@pytest.mark.rule("8.5.2b")
def test_a_clue_for_a_mystic_building_and_the_gate_need_an_empty_one() -> None:
    table = begun().give(0, "mystic_trace", "mystic_gate")
    lay(table, "mole", "museo_egizio", "tempio_valdese", "obelisco")
    assert {"use mystic_trace", "use mystic_gate"} <= set(extras(table))
    table.stand("snowy", "cimitero")
    assert not {"use mystic_trace", "use mystic_gate"} & set(extras(table))


@pytest.mark.rule("8.5.2b")
def test_a_clue_for_a_mystic_building_needs_one_in_the_supply() -> None:
    table = clues(begun().give(0, "mystic_trace"), 21, seat=1)
    assert "use mystic_trace" not in table.lines()


@pytest.mark.rule("8.5.2c", "19.seal_of_fenrir")
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
def test_a_played_tile_goes_under_the_stack_and_everybody_knows_it() -> None:
    table = begun().give(0, "deggial").play("use deggial")
    s = table.s
    assert (s.under_left, s.under[0], s.under_knower[0]) == (1, box.TILES.index("deggial"), 15)
    assert (s.tiles[0], sum(s.tile[0])) == (0, 0)


@pytest.mark.rule("8.5.3a")
def test_a_tile_goes_under_the_stack_only_when_its_effect_is_over() -> None:
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


@pytest.mark.rule("8.5.4", "20.3")
def test_the_last_time_of_a_declared_turn_is_not_spent_on_a_tile() -> None:
    table = begun(win_at_zero_time="true").give(0, "archive")
    table.s.organ = box.SPOTS.index("valdocco")
    table.play("name lewis", "look 2", "see power", "see power")
    table.s.time[0] = 2
    assert "use archive" not in table.lines()
    table.s.time[0] = 3
    assert "use archive" in table.lines()


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


# 8.6 investigating


@pytest.mark.rule("8.6.1", "8.6.1a")
@pytest.mark.parametrize(
    ("seats", "lines"),
    [
        (3, ["look 2", "look 3"]),
        (4, ["look 2", "look 3", "look 4", "look pile"]),
        (6, ["look 2", "look 3", "look 4", "look 5", "look 6", "look pile"]),
    ],
)
def test_a_look_goes_to_the_hand_of_another_player_or_to_the_pile(seats: int, lines: list[str]) -> None:
    assert before("investigate", seats=seats).play("hand in 0").lines() == lines


@pytest.mark.rule("8.6.1")
def test_the_hand_of_an_eliminated_player_is_not_looked_at() -> None:
    table = before("investigate")
    table.s.alive = 0b1011
    assert table.play("hand in 0").lines() == ["look 2", "look 4", "look pile"]


@pytest.mark.rule("20.13", "15.5")
def test_an_open_pile_is_no_target() -> None:
    table = before("investigate", open_unknown_pile="true").play("hand in 0")
    assert table.lines() == ["look 2", "look 3", "look 4"]


@pytest.mark.rule("8.6.1", "8.6.2")
@pytest.mark.parametrize(
    ("powers", "odd"),
    [(15, {"see pahlsson": 1, "see power": 4}), (9, {"see pahlsson": 1, "see power": 2}), (0, {"see pahlsson": 1})],
)
def test_every_card_of_a_hand_is_equally_likely_to_be_seen(powers: int, odd: dict[str, int]) -> None:
    table = before("investigate")
    table.s.powers[1] = powers
    assert odds(table.play("hand in 0", "look 2")) == odd


@pytest.mark.rule("8.6.1", "15.1")
def test_a_hand_of_three_players_has_two_characters() -> None:
    table = before("investigate", seats=3).play("hand in 0", "look 2")
    assert odds(table) == {"see johnsson": 1, "see vikstrom": 1, "see power": 4}


@pytest.mark.rule("8.6.1a", "8.6.2")
def test_the_pile_shows_its_cards_and_never_the_chosen_one() -> None:
    table = before("investigate", 2).play("hand in 2", "look pile")
    assert odds(table) == {"see snowy": 1, "see vidal": 1, "see koleberg": 1}
    table.play("see vidal", "look pile")
    assert odds(table) == {"see snowy": 1, "see koleberg": 1}


@pytest.mark.rule("8.6.2", "8.6.2a")
def test_vector_seen_once_per_turn() -> None:
    table = before("investigate", 1)
    s = table.s
    s.card[box.LILJA], s.card[box.PAHLSSON] = 1, 0
    s.powers[1] = (1 << box.P_RESEARCH) | (1 << box.P_COMPOSE)
    table.play("hand in 1", "look 2", "see power", "look 2")
    assert odds(table) == {"see lilja": 1, "see power": 1}


@pytest.mark.rule("8.6.2", "8.6.2a")
def test_what_an_effect_has_shown_is_not_shown_again_by_the_action_of_this_turn() -> None:
    table = clues(begun(), 1).play("play p_investigate", "look 2", "see pahlsson", "yes", "see power", "no")
    table.play("choose vikstrom", "turn 1", "stop", "hand in 1", "look 2")
    assert odds(table) == {"see power": 3}


@pytest.mark.rule("8.6.2b")
def test_a_target_all_of_whose_cards_were_seen_cannot_be_chosen() -> None:
    table = before("investigate", 2)
    table.s.powers[1] = 1
    table.play("hand in 2", "look 2", "see power", "look 2", "see pahlsson")
    assert table.lines() == ["look 3", "look 4", "look pile"]


@pytest.mark.rule("8.6.2b", "8.4.1")
def test_looks_without_a_target_lapse() -> None:
    table = before("investigate", 3, seats=3)
    table.s.alive = 0b011
    table.s.powers[1] = 0
    table.play("hand in 3", "look 2", "see johnsson", "look 2", "see vikstrom")
    assert (table.step, table.s.clues[0]) == ("end", 0)


@pytest.mark.rule("8.6.3", "8.6.4", "8.6.2a")
def test_vector_investigate_all() -> None:
    table = before("investigate", 4)
    s = table.s
    s.card[box.SNOWY], s.card[box.PAHLSSON] = 1, PLACES.index("pile")
    s.known[1][box.SNOWY], s.known[1][box.PAHLSSON] = 1, 0
    s.supply = 10
    table.play("hand in 4")
    assert (s.clues[0], s.supply) == (0, 14)
    table.play(*["look 2", "see power"] * 4, "look 2")
    assert odds(table) == {"see snowy": 1}
    table.play("see snowy")
    assert (table.step, know(table, 0)) == ("end", {"lilja", "snowy"})
    assert "snowy" not in know(table, 2) | know(table, 3)
    table.play("end")
    assert (s.powers[1], s.card[box.SNOWY], list(s.looked)) == (15, 1, [0] * 7)


@pytest.mark.rule("8.6.3")
def test_each_look_of_the_action_may_go_to_another_target() -> None:
    table = before("investigate", 2)
    table.play("hand in 2", "look 2", "see pahlsson", "look pile", "see koleberg", "look 4", "see vikstrom")
    assert (table.step, know(table, 0)) == ("end", {"lilja", "pahlsson", "koleberg", "vikstrom"})
    assert list(table.s.looked) == [0, 1, 0, 1, 0, 0, 1]


@pytest.mark.rule("8.6.3", "R15")
def test_a_table_may_keep_the_looks_of_the_action_to_one_target() -> None:
    table = before("investigate", 1, gear_investigate_may_split="false").play("hand in 1", "look 2", "see power")
    assert (table.step, table.s.target) == ("look", 1)


@pytest.mark.rule("8.6.3a")
@pytest.mark.parametrize(("line", "looks"), [("choose lewis", 2), ("play p_investigate", 3)])
def test_the_looks_of_an_effect_end_when_its_target_has_no_card_left(line: str, looks: int) -> None:
    table = begun()
    table.s.powers[1] = 0
    table.play(line)
    assert table.s.looks == looks
    table.play("look 2", "see pahlsson")
    assert table.step == ("gear" if line == "choose lewis" else "figure")


@pytest.mark.rule("8.6.3b", "18.p_investigate")
@pytest.mark.parametrize(("answers", "looked"), [(["no"], 1), (["yes", "no"], 2), (["yes", "yes"], 3)])
def test_before_each_look_of_up_to_three_after_the_first_one_may_stop(answers: list[str], looked: int) -> None:
    table = begun().play("play p_investigate", "look 2", "see power")
    for answer in answers:
        assert table.lines() == ["no", "yes"]
        table.play(answer)
        if answer == "yes":
            table.play("see power")
    assert (table.step, table.s.looked[1]) == ("figure", looked)


@pytest.mark.rule("8.6.4")
def test_who_looks_at_a_character_knows_it_and_nobody_else_does() -> None:
    table = before("investigate").play("hand in 0", "look 3", "see johnsson")
    assert [know(table, seat) for seat in range(4)] == [{"lilja", "johnsson"}, {"pahlsson"}, {"johnsson"}, {"vikstrom"}]


@pytest.mark.rule("8.6.4a")
def test_the_number_of_cards_looked_at_is_open_to_all() -> None:
    table = before("investigate", 1).play("hand in 1", "look 3", "see johnsson", "look 3", "see power")
    assert (table.s.looked[2], table.s.target) == (2, -1)
    assert [FIELDS.by_name[name].known for name in ("looked", "target", "turn")] == [Known.ALL] * 3
    assert Known.ALL not in {FIELDS.by_name[name].known for name in ("known", "apart", "card")}


@pytest.mark.rule("8.6.5", "8.6.2a")
def test_a_new_turn_begins_with_nothing_apart() -> None:
    table = before("investigate", 1).play("hand in 1", "look 3", "see johnsson", "look pile", "see vidal", "end")
    assert (table.s.turn, sum(table.s.looked), sum(table.s.apart)) == (1, 0, 0)
    table.play("play p_investigate", "look 3")
    assert odds(table) == {"see johnsson": 1, "see power": 4}


@pytest.mark.rule("8.6.2a")
def test_after_the_last_turn_of_the_hour_nothing_lies_apart() -> None:
    table = begun(event="e01", position=4).play("choose vikstrom", "turn 1", "stop", "hand in 0")
    table.play("look pile", "see vidal")
    assert (table.s.looked[6], table.s.apart[box.VIDAL]) == (1, 1)
    table.play("end")
    assert (table.step, sum(table.s.looked), sum(table.s.apart)) == ("location", 0, 0)


# 8.7 time


@pytest.mark.rule("8.7.1")
@pytest.mark.parametrize(("time", "after"), [(40, 43), (42, 45), (44, 45), (45, 45)])
def test_time_stops_at_45(time: int, after: int) -> None:
    table = begun()
    table.s.time[0] = time
    assert table.play("choose vikstrom").s.time[0] == after


@pytest.mark.rule("8.7.1", "R28")
@pytest.mark.parametrize(("cap", "after"), [("45", 39), ("36", 36)])
def test_with_three_players_time_stops_where_the_table_says(cap: str, after: int) -> None:
    assert begun(seats=3, time_cap_3p=cap).play("choose vikstrom").s.time[0] == after


@pytest.mark.rule("8.7.1a", "8.3.3", "13.2")
def test_vector_time_zero() -> None:
    table = begun()
    table.play("choose johnsson")
    s = table.s
    s.time[0] = 1
    assert [line for line in table.lines() if line.startswith("turn")] == ["turn 1"]
    table.play("turn 1")
    assert (s.time[0], s.alive, s.open[box.LILJA], s.gear) == (0, 0b1110, 1, 1)
    assert (s.place[box.JOHNSSON], s.turn, table.step) == (box.START[box.JOHNSSON], 1, "figure")
    assert "choose johnsson" not in table.lines()


@pytest.mark.rule("8.7.1b")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_decision_of_a_player_changes_the_time_of_another(seed: int) -> None:
    table = Table(seed=seed).until("figure")
    turns = ("figure", "gear", "move", "hand_in", "end", "walk", "copy", "free_action", "target", "ride")
    checked = 0
    while table.decider >= 0:
        seat, step, time = table.decider, table.step, list(table.s.time)
        table.until_next()
        if step in turns:
            changed = {other for other in range(4) if table.s.time[other] != time[other]}
            assert changed <= {seat}
            checked += bool(changed)
    assert checked > 10
