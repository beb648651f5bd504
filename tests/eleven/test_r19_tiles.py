"""Power cards and object tiles (18, 19)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.fields import ROLES

from .actions import begun, clues, empty_stack, know
from .table import Table, clued, lay, place, under
from .test_r16_abilities import MYSTICS, spent

SONGS = {
    "deggial": (1, 0, 1),
    "nifelheim": (1, 0, 1),
    "sitra_ahra": (1, 0, 1),
    "to_mega_therion": (1, 0, 1),
    "lemuria": (1, 1, 0),
    "feuer_ouvertuere": (1, 1, 0),
    "prometheus_entfesselt": (1, 1, 0),
    "adulruna_rediviva": (2, 1, 0),
    "arrow_from_the_sun": (2, 1, 0),
    "perennial_sophia": (2, 1, 0),
}
"""The sheets, organ symbols and wolf marks of the songs."""
TICKETS = {
    "ticket_steam": ("porta_nuova", ["ponte_mosca", "stazione_vanchiglia", "porta_susa"]),
    "ticket_monorail": ("piazza_vittorio", ["porta_palazzo", "piazza_solferino", "san_salvario"]),
    "ticket_airship": ("piazza_armi", ["martinetto", "giardini_reali", "monte_cappuccini"]),
}
"""A field of each colour, and the others of it."""
MARKED = {"mystic_trace": "organ", "hourglass": "organ", "mystic_gate": "wolf", "exchange": "wolf"}
PLAIN = [*TICKETS, "trade_clue", "magnifier", "swift_boots", "inspiration", "archive"]


def number(tile: str) -> int:
    return box.TILES.index(tile)


def acting(*tiles: str, spot: str = "biblioteca", **options: Any) -> Table:
    """The second pause of a turn with Vikström, who stands on a spot, and tiles in hand."""
    table = begun(event="e01", **options).give(0, *tiles).stand("vikstrom", spot).play("choose vikstrom")
    table.s.time[0] = 30
    return table


# power cards


@pytest.mark.rule("18.p_transport")
@pytest.mark.parametrize(("spot", "others"), TICKETS.values())
def test_the_card_of_transport_gives_a_ride_of_any_colour_or_the_locomotive(spot: str, others: list[str]) -> None:
    table = acting(spot=spot).play("play p_transport")
    assert table.lines() == [*(f"ride {other}" for other in others), "locomotive"]
    table.play(f"ride {others[0]}")
    assert (table.step, place(table, "vikstrom"), table.s.time[0]) == ("gear", others[0], 30)


@pytest.mark.rule("18.p_transport", "8.3.5c", "8.3.5b")
def test_the_card_of_transport_gives_the_walk_of_the_locomotive_or_one_more_ride_beside_the_gears() -> None:
    table = acting().play("play p_transport")
    assert table.lines() == ["locomotive"]
    table.play("locomotive", "step solaro_borgo", "step san_carlo", "step teatro_alfieri")
    assert (table.step, place(table, "vikstrom"), table.s.time[0]) == ("gear", "teatro_alfieri", 30)
    table = begun(event="e01", gear=7).stand("vikstrom", "porta_nuova").play("choose vikstrom", "turn 1")
    table.play("ride porta_susa", "play p_transport", "ride ponte_mosca")
    assert (table.step, place(table, "vikstrom")) == ("move", "ponte_mosca")
    assert not any(line.startswith("ride") for line in table.lines())


@pytest.mark.rule("20.6", "18.p_transport")
def test_where_the_locomotive_is_no_transport_the_card_does_not_give_it() -> None:
    assert "play p_transport" not in acting(locomotive_is_transport="false").lines()
    table = acting(spot="porta_nuova", locomotive_is_transport="false").play("play p_transport")
    assert table.lines() == [f"ride {other}" for other in TICKETS["ticket_steam"][1]]


@pytest.mark.rule("18.p_research")
def test_the_card_of_research_draws_three_tiles() -> None:
    table = begun(event="e01").play("play p_research", "draw archive", "draw deggial", "draw archive")
    assert (table.step, table.s.tiles[0], table.s.bag_left) == ("figure", 3, 47)


@pytest.mark.rule("18.p_compose")
@pytest.mark.parametrize(("sheets", "after"), [(0, 3), (12, 15), (13, 15)])
def test_the_card_to_compose_brings_three_sheets(sheets: int, after: int) -> None:
    table = begun(event="e01")
    table.s.sheets[0] = sheets
    assert table.play("play p_compose").s.sheets[0] == after


@pytest.mark.rule("18.p_investigate", "18.p_transport", "18.p_research", "18.p_compose", "8.5.3")
def test_each_player_has_each_card_for_one_use() -> None:
    table = acting()
    assert [line for line in table.lines() if line.startswith("play")] == [f"play {power}" for power in box.POWERS]
    for bit in range(4):
        table.s.powers[0] = 15 & ~(1 << bit)
        assert f"play {box.POWERS[bit]}" not in table.lines()


# what is in the box


@pytest.mark.rule(
    "19.deggial",
    "19.nifelheim",
    "19.sitra_ahra",
    "19.to_mega_therion",
    "19.lemuria",
    "19.feuer_ouvertuere",
    "19.prometheus_entfesselt",
    "19.adulruna_rediviva",
    "19.arrow_from_the_sun",
    "19.perennial_sophia",
)
@pytest.mark.parametrize(("song", "marks"), [(song, marks) for song, (_, *marks) in SONGS.items()])
def test_a_song_is_there_once_with_its_mark(song: str, marks: list[int]) -> None:
    face = number(song)
    assert [box.TILE_COPIES[face], box.ORGAN_MARK[face], box.WOLF_MARKS[face]] == [1, *marks]


@pytest.mark.rule("19.mystic_trace", "19.hourglass", "19.mystic_gate", "19.exchange")
@pytest.mark.parametrize(("kind", "mark"), MARKED.items())
def test_one_of_two_copies_has_a_mark(kind: str, mark: str) -> None:
    plain, marked = number(kind), number(f"{kind}_{mark}")
    assert (box.TILE_COPIES[plain], box.ORGAN_MARK[plain], box.WOLF_MARKS[plain]) == (1, 0, 0)
    found = (box.TILE_COPIES[marked], box.ORGAN_MARK[marked], box.WOLF_MARKS[marked])
    assert found == (1, int(mark == "organ"), int(mark == "wolf"))


@pytest.mark.rule("19.ticket_steam", "19.trade_clue", "19.magnifier", "19.swift_boots", "19.inspiration", "19.archive")
@pytest.mark.parametrize("kind", PLAIN)
def test_other_kinds_are_there_twice_without_a_mark(kind: str) -> None:
    face = number(kind)
    assert (box.TILE_COPIES[face], box.ORGAN_MARK[face], box.WOLF_MARKS[face]) == (2, 0, 0)


@pytest.mark.rule("19.1", "19.seal_of_fenrir")
def test_there_are_35_object_tiles_with_8_organ_symbols_and_8_wolf_marks() -> None:
    objects = range(len(box.BUILDINGS), box.TILE_FACES)
    assert sum(box.TILE_COPIES[face] for face in objects) == 35
    assert len(box.DATA["object_tiles"]["rows"]) == 23
    assert sum(box.TILE_COPIES[face] * box.ORGAN_MARK[face] for face in objects) == 8
    assert (box.TILE_COPIES[box.SEAL], box.WOLF_MARKS[box.SEAL], box.ORGAN_MARK[box.SEAL]) == (1, 2, 0)
    assert sum(box.TILE_COPIES[face] * box.WOLF_MARKS[face] for face in objects) == 8


# what tiles do


@pytest.mark.rule(
    "19.deggial",
    "19.nifelheim",
    "19.sitra_ahra",
    "19.to_mega_therion",
    "19.lemuria",
    "19.feuer_ouvertuere",
    "19.prometheus_entfesselt",
    "19.adulruna_rediviva",
    "19.arrow_from_the_sun",
    "19.perennial_sophia",
)
@pytest.mark.parametrize(("song", "sheets"), [(song, sheets) for song, (sheets, *_) in SONGS.items()])
def test_a_song_brings_sheets(song: str, sheets: int) -> None:
    table = begun(event="e01").give(0, song).play(f"use {song}")
    assert (table.step, table.s.sheets[0], table.s.time[0], under(table)) == ("figure", sheets, 45, [song])


@pytest.mark.rule("19.ticket_steam", "19.ticket_monorail", "19.ticket_airship")
@pytest.mark.parametrize(("ticket", "spot", "others"), [(ticket, *way) for ticket, way in TICKETS.items()])
def test_a_ticket_gives_a_free_ride_of_its_colour(ticket: str, spot: str, others: list[str]) -> None:
    table = acting(ticket, spot=spot).play(f"use {ticket}")
    assert table.lines() == [f"ride {other}" for other in others]
    assert under(table) == []
    table.play(f"ride {others[-1]}")
    assert (table.step, place(table, "vikstrom"), table.s.time[0]) == ("gear", others[-1], 30)
    assert under(table) == [ticket]


@pytest.mark.rule("19.ticket_steam", "19.ticket_monorail", "19.ticket_airship")
@pytest.mark.parametrize("ticket", TICKETS)
@pytest.mark.parametrize("colour", TICKETS)
def test_a_ticket_is_good_on_a_field_of_its_own_colour_only(ticket: str, colour: str) -> None:
    assert (f"use {ticket}" in acting(ticket, spot=TICKETS[colour][0]).lines()) == (ticket == colour)


@pytest.mark.rule("19.ticket_steam", "8.3.9", "8.3.5b")
def test_a_ride_by_ticket_comes_on_top_and_may_take_a_clue() -> None:
    table = begun(event="e01", gear=7).give(0, "ticket_steam").stand("vikstrom", "porta_nuova")
    lay(table, "porta_susa").play("choose vikstrom", "turn 1", "ride ponte_mosca", "use ticket_steam")
    assert table.lines() == [
        "ride stazione_vanchiglia",
        "ride porta_susa",
        "ride porta_susa leave",
        "ride porta_nuova",
    ]
    table.play("ride porta_susa")
    assert (table.step, table.s.clues[0], clued(table)) == ("move", 1, set())


@pytest.mark.rule("19.mystic_trace")
@pytest.mark.parametrize("tile", ["mystic_trace", "mystic_trace_organ"])
def test_a_mystic_trace_puts_a_clue_on_a_mystic_building(tile: str) -> None:
    table = lay(begun(event="e01"), "mole").give(0, tile).stand("snowy", "obelisco").play(f"use {tile}")
    assert table.lines() == ["trace museo_egizio", "trace tempio_valdese", "trace cimitero"]
    table.play("trace cimitero")
    assert (table.step, clued(table), table.s.supply) == ("figure", {"mole", "cimitero"}, 19)
    assert (table.s.clues[0], under(table)) == (0, [tile])


@pytest.mark.rule("20.7", "19.mystic_trace")
def test_a_table_may_let_a_mystic_trace_lead_under_a_figure() -> None:
    table = begun(event="e01", clue_field_must_be_free_of_figures="false").give(0, "mystic_trace")
    table.stand("snowy", "obelisco").play("use mystic_trace")
    assert table.lines() == [f"trace {spot}" for spot in MYSTICS]


@pytest.mark.rule("20.7", "19.mystic_trace", "8.5.2b")
@pytest.mark.parametrize(("free", "offered"), [("true", False), ("false", True)])
def test_figures_on_all_mystic_buildings_bar_a_trace_unless_the_table_says_otherwise(free: str, offered: bool) -> None:
    table = begun(event="e01", clue_field_must_be_free_of_figures=free).give(0, "mystic_trace")
    for character, spot in zip(box.CHARACTERS, MYSTICS, strict=False):
        table.stand(character, spot)
    assert ("use mystic_trace" in table.lines()) == offered


@pytest.mark.rule("20.7a", "19.mystic_gate")
def test_the_gate_needs_a_building_without_a_figure_even_where_clues_do_not() -> None:
    table = begun(event="e01", clue_field_must_be_free_of_figures="false").give(0, "mystic_gate")
    table.stand("snowy", "obelisco").play("use mystic_gate", "gate vidal")
    assert table.lines() == ["set on mole", "set on museo_egizio", "set on tempio_valdese", "set on cimitero"]


@pytest.mark.rule("19.hourglass", "8.7.1")
@pytest.mark.parametrize("tile", ["hourglass", "hourglass_organ"])
@pytest.mark.parametrize(("time", "after"), [(1, 2), (30, 31), (45, 45)])
def test_an_hourglass_brings_one_time(tile: str, time: int, after: int) -> None:
    table = spent(begun(event="e01").give(0, tile), time).play(f"use {tile}")
    assert (table.step, table.s.time[0], under(table)) == ("figure", after, [tile])


@pytest.mark.rule("19.trade_clue")
@pytest.mark.parametrize(("time", "after"), [(1, 4), (30, 33), (44, 45)])
def test_a_clue_is_traded_for_three_time(time: int, after: int) -> None:
    table = spent(clues(begun(event="e01").give(0, "trade_clue"), 2), time).play("use trade_clue")
    assert (table.step, table.s.time[0], table.s.clues[0], table.s.supply) == ("figure", after, 1, 20)


@pytest.mark.rule("19.trade_clue")
def test_vector_trade_without_clue() -> None:
    table = begun(event="e01").give(0, "trade_clue")
    assert "use trade_clue" not in table.lines()
    assert "use trade_clue" in clues(table, 1).lines()


@pytest.mark.rule("19.magnifier")
def test_a_magnifier_is_one_look() -> None:
    table = begun(event="e01").give(0, "magnifier").play("use magnifier")
    assert table.lines() == ["look 2", "look 3", "look 4", "look pile"]
    table.play("look pile", "see koleberg")
    assert (table.step, know(table, 0), under(table)) == ("figure", {"lilja", "koleberg"}, ["magnifier"])


@pytest.mark.rule("19.swift_boots")
@pytest.mark.parametrize(
    ("ways", "end"),
    [
        (["stop"], "biblioteca"),
        (["step solaro_borgo", "stop"], "solaro_borgo"),
        (["step solaro_borgo", "step san_carlo", "step teatro_alfieri"], "teatro_alfieri"),
    ],
)
def test_swift_boots_cost_two_time_for_up_to_three_steps(ways: list[str], end: str) -> None:
    table = acting("swift_boots").play("use swift_boots", *ways)
    assert (table.step, place(table, "vikstrom"), table.s.time[0]) == ("gear", end, 28)
    assert under(table) == ["swift_boots"]


@pytest.mark.rule("19.inspiration")
@pytest.mark.parametrize(("sheets", "after"), [(0, 4), (11, 15), (13, 15)])
def test_inspiration_costs_two_time_for_four_sheets(sheets: int, after: int) -> None:
    table = begun(event="e01").give(0, "inspiration")
    table.s.sheets[0] = sheets
    table.play("use inspiration")
    assert (table.step, table.s.sheets[0], table.s.time[0]) == ("figure", after, 43)


@pytest.mark.rule("19.archive")
def test_the_archive_costs_two_time_for_three_tiles() -> None:
    table = begun(event="e01").give(0, "archive").play("use archive", "draw deggial", "draw lemuria", "draw exchange")
    assert (table.step, table.s.tiles[0], table.s.time[0], under(table)) == ("figure", 3, 43, ["archive"])


@pytest.mark.rule("19.archive", "8.5.3a")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_archive_never_draws_itself(left: int) -> None:
    table = empty_stack(begun(event="e01").give(0, "archive"))
    table.s.bag[number("ticket_steam")] = table.s.bag_left = left
    table.play("use archive", *["draw ticket_steam"] * left)
    assert (table.step, table.s.tiles[0], table.s.tile[0][number("archive")]) == ("figure", left, 0)
    assert under(table) == ["archive"]


@pytest.mark.rule("19.mystic_gate", "19.2", "19.2a")
@pytest.mark.parametrize("tile", ["mystic_gate", "mystic_gate_wolf"])
@pytest.mark.parametrize("figure", box.CHARACTERS)
def test_a_gate_costs_two_time_and_sets_any_figure_on_an_empty_mystic_building(tile: str, figure: str) -> None:
    table = lay(acting(tile), "mole").play(f"use {tile}")
    assert table.lines() == [f"gate {character}" for character in box.CHARACTERS]
    table.play(f"gate {figure}")
    assert table.lines() == [f"set on {spot}" for spot in MYSTICS[1:]]
    table.play("set on tempio_valdese")
    assert (table.step, place(table, figure), table.s.time[0]) == ("gear", "tempio_valdese", 28)
    assert (table.s.clues[0], under(table)) == (0, [tile])


@pytest.mark.rule("19.exchange", "19.2", "19.2a")
@pytest.mark.parametrize("tile", ["exchange", "exchange_wolf"])
@pytest.mark.parametrize(("first", "second"), [("vikstrom", "snowy"), ("lewis", "vidal"), ("koleberg", "vikstrom")])
def test_two_figures_change_places_without_taking_clues(tile: str, first: str, second: str) -> None:
    table = acting(tile)
    here, there = place(table, first), place(table, second)
    lay(table, here, there).play(f"use {tile}")
    assert table.lines() == [f"swap {character}" for character in box.CHARACTERS]
    table.play(f"swap {first}")
    assert table.lines() == [f"with {character}" for character in box.CHARACTERS if character != first]
    table.play(f"with {second}")
    assert (table.step, place(table, first), place(table, second)) == ("gear", there, here)
    assert (table.s.clues[0], table.s.time[0], clued(table), under(table)) == (0, 30, {here, there}, [tile])


def fenrir(*tiles: str) -> Table:
    """Seat 1 has declared as Fenrir: Lilja, with 11 sheets and to compose, is a step from Lewis, the Chosen One."""
    table = begun(event="e03", gear=2).give(0, "seal_of_fenrir", *tiles).stand("lewis", "duomo")
    s = table.s
    s.hour, s.role[0], s.sheets[0] = 6, ROLES.index("fenrir"), 11
    return table.play("name lewis as fenrir", "draw archive", "draw archive", "turn 1")


@pytest.mark.rule("19.2a", "R34")
def test_a_gate_in_a_declared_turn_brings_the_goal_near_but_not_into_reach() -> None:
    table = fenrir("mystic_gate").play("use mystic_gate", "gate lewis", "set on cimitero")
    assert (table.step, table.s.winner) == ("move", -1)
    table.play("step cimitero", "stop", "hand in 0")
    assert (table.step, table.s.winner) == ("over", 0)


@pytest.mark.rule("19.3")
def test_a_tile_may_be_played_in_the_turn_in_which_it_was_drawn() -> None:
    table = begun(event="e01").play("choose lilja", "draw inspiration", "draw deggial", "use inspiration")
    assert (table.step, table.s.sheets[0], table.s.tiles[0]) == ("gear", 4, 1)
