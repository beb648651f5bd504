"""The eleven events: what they give to a position, whom they lock, what choosing brings, what they ban (5, 17)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.fields import ROLES

from .actions import begun, clues, deal, empty_stack, extras
from .table import Table, place
from .test_r16_abilities import spent, with_organ

GIVEN: dict[str, tuple[int, dict[str, int | str]]] = {
    "e01": (2, {"time": 32}),
    "e02": (4, {"walks": 1}),
    "e03": (3, {"step": "twice"}),
    "e04": (3, {"step": "target", "looks": 2, "sheets": 0}),
    "e05": (4, {"step": "draw", "draws": 1, "sheets": 0}),
    "e06": (4, {"step": "draw", "draws": 2, "sheets": 0}),
    "e08": (4, {"time": 33, "sheets": 3, "clues": 1}),
    "e09": (4, {"step": "draw", "draws": 3, "sheets": 0}),
    "e10": (2, {"sheets": 4}),
    "e11": (4, {"step": "recover", "sheets": 0}),
}
"""Who gets something from an event, of four players, and what he then has who chooses Johnsson with 30 time."""
LOCKED = {
    "e01": "lewis",
    "e02": "snowy",
    "e03": "pahlsson",
    "e08": "vikstrom",
    "e09": "lilja",
    "e11": "koleberg",
}


def after_johnsson(event: str, position: int, seats: int = 4) -> dict[str, int | str]:
    """What the player in a position has once Johnsson is chosen, as far as he is not asked anything before."""
    table = spent(begun(seats, event, position=position), 30)
    table.s.powers[0] = 0b0111
    table.play("choose johnsson")
    s = table.s
    had: dict[str, int | str] = {"step": table.step, "time": s.time[0], "sheets": s.sheets[0], "clues": s.clues[0]}
    return had | {"draws": s.draws, "looks": s.looks, "walks": s.walks}


def nothing(event: str) -> dict[str, int | str]:
    """What Johnsson brings without anything for the position."""
    own = event == "e08"
    plain: dict[str, int | str] = {"step": "gear", "time": 30, "sheets": 2 + own, "clues": int(own)}
    return plain | {"draws": 0, "looks": 0, "walks": 0}


def living(event: str, alive: int, order: tuple[int, ...], seat: int) -> Table:
    """The turn of a seat in an hour that began with fewer players."""
    table = Table(gear_setup="zero").until("event")
    table.s.alive = alive
    return deal(table.at_turn(seat, event, order=order))


# what goes to a position


@pytest.mark.rule(
    "5.3",
    "8.1.2",
    "17.e01",
    "17.e02",
    "17.e03",
    "17.e04",
    "17.e05",
    "17.e06",
    "17.e07",
    "17.e08",
    "17.e09",
    "17.e10",
    "17.e11",
)
@pytest.mark.parametrize("position", [1, 2, 3, 4])
@pytest.mark.parametrize("event", box.EVENTS)
def test_an_event_gives_to_its_position_and_to_no_other(event: str, position: int) -> None:
    who, gift = GIVEN.get(event, (0, {}))
    assert after_johnsson(event, position) == nothing(event) | (gift if position == who else {})


@pytest.mark.rule("5.3a")
@pytest.mark.parametrize("event", ["e02", "e05", "e09", "e11"])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_last_is_the_highest_position_however_many_play(event: str, seats: int) -> None:
    assert after_johnsson(event, seats, seats) == nothing(event) | GIVEN[event][1]
    assert after_johnsson(event, seats - 1, seats) == nothing(event)


@pytest.mark.rule("5.3a")
def test_last_is_the_second_of_two_living_players_and_the_first_of_one() -> None:
    assert living("e02", 0b0011, (0, 1), 1).play("choose johnsson").s.walks == 1
    assert living("e02", 0b0011, (0, 1), 0).play("choose johnsson").s.walks == 0
    assert living("e02", 0b0100, (2,), 2).play("choose johnsson").s.walks == 1


@pytest.mark.rule("5.3b", "15.4")
@pytest.mark.parametrize("event", ["e06", "e08"])
@pytest.mark.parametrize("position", [1, 2, 3])
def test_with_three_players_what_goes_to_the_fourth_goes_to_nobody(event: str, position: int) -> None:
    assert after_johnsson(event, position, seats=3) == nothing(event)


@pytest.mark.rule("5.3b", "2.7")
def test_what_goes_to_a_vacant_position_goes_to_nobody() -> None:
    table = begun(event="e02", position=3)
    table.s.alive &= ~(1 << table.s.order[3])
    assert table.play("choose johnsson").s.walks == 0


@pytest.mark.rule("5.3", "17.e04", "8.6.3a")
def test_the_looks_of_an_event_have_one_target_and_come_before_the_ability() -> None:
    table = begun(event="e04", position=3).play("choose johnsson", "look 2", "see power")
    assert (table.step, table.s.target, table.s.sheets[0]) == ("look", 1, 0)
    table.play("see pahlsson")
    assert (table.step, table.s.sheets[0], table.s.looked[1]) == ("gear", 2, 2)


@pytest.mark.rule("20.4", "17.e04")
def test_a_table_may_spread_the_looks_of_an_event() -> None:
    table = begun(event="e04", position=3, ability_investigate_may_split="true")
    assert table.play("choose johnsson", "look 2", "see power").step == "target"


@pytest.mark.rule("17.e04", "16.lewis", "8.6.2")
def test_lewis_goes_on_where_the_looks_of_the_event_have_ended() -> None:
    table = begun(event="e04", position=3).play("choose lewis", "look 2", "see power", "see pahlsson", "look 2")
    assert table.lines() == ["see power"]


@pytest.mark.rule("8.1.2a", "17.e02", "8.3.5d")
def test_a_free_walk_is_kept_for_the_movement() -> None:
    table = begun(event="e02", position=4).play("choose vikstrom")
    assert (table.step, "free walk" in table.lines()) == ("gear", False)
    table.play("turn 3", "free walk", "step solaro_borgo", "step san_carlo", "step teatro_alfieri")
    assert (table.step, place(table, "vikstrom"), table.s.time[0]) == ("move", "teatro_alfieri", 42)
    assert "free walk" not in table.lines()


# what goes to a character


@pytest.mark.rule("5.4", "8.1.2", "17.e04", "17.e06", "17.e07", "17.e08", "17.e09", "17.e10", "17.e11")
@pytest.mark.parametrize(
    ("event", "character", "step", "time", "sheets", "held", "draws", "walks"),
    [
        ("e04", "vidal", "free_action", 31, 0, 1, 0, 0),
        ("e06", "lilja", "draw", 30, 0, 1, 1, 0),
        ("e07", "pahlsson", "copy", 30, 0, 1, 0, 0),
        ("e08", "johnsson", "gear", 30, 3, 1, 0, 0),
        ("e09", "snowy", "walk", 32, 1, 0, 0, 0),
        ("e10", "koleberg", "trace", 30, 0, 1, 0, 1),
        ("e11", "vikstrom", "draw", 30, 1, 0, 1, 0),
    ],
)
def test_an_event_gives_to_who_chooses_its_character(
    event: str, character: str, step: str, time: int, sheets: int, held: int, draws: int, walks: int
) -> None:
    table = spent(begun(event=event), 30).play(f"choose {character}")
    s = table.s
    assert (table.step, s.time[0], s.sheets[0], s.clues[0]) == (step, time, sheets, held)
    assert (s.draws, s.walks, s.supply) == (draws, walks, 21 - held)


@pytest.mark.rule("5.4", "17.e06", "17.e11")
@pytest.mark.parametrize(("event", "character", "tiles", "time"), [("e06", "lilja", 3, 30), ("e11", "vikstrom", 1, 33)])
def test_the_ability_comes_after_what_the_event_gives(event: str, character: str, tiles: int, time: int) -> None:
    table = spent(begun(event=event), 30).play(f"choose {character}")
    table.play(*["draw archive", "draw deggial", "draw lemuria"][:tiles])
    assert (table.step, table.s.tiles[0], table.s.time[0]) == ("gear", tiles, time)


@pytest.mark.rule("5.4", "17.e10", "17.4")
def test_the_last_clue_goes_to_the_player_before_koleberg_can_place_it() -> None:
    table = clues(begun(event="e10"), 20, seat=1).play("choose koleberg")
    assert (table.step, table.s.clues[0], table.s.supply) == ("gear", 1, 0)


@pytest.mark.rule("8.1.2", "17.e09", "17.e11")
def test_the_position_comes_before_the_character() -> None:
    table = spent(begun(event="e09", position=4), 30).play("choose snowy", "draw archive", "draw deggial")
    assert (table.s.sheets[0], table.s.time[0]) == (0, 30)
    table.play("draw lemuria")
    assert (table.step, table.s.sheets[0], table.s.time[0]) == ("walk", 1, 32)
    table = begun(event="e11", position=4)
    table.s.powers[0] = 0b1110
    table.play("choose vikstrom")
    assert (table.step, table.s.sheets[0]) == ("recover", 0)
    table.play("recover p_investigate")
    assert (table.step, table.s.sheets[0]) == ("draw", 1)


@pytest.mark.rule("17.4")
@pytest.mark.parametrize(
    ("event", "character"),
    [("e04", "vidal"), ("e06", "lilja"), ("e07", "pahlsson"), ("e08", "johnsson"), ("e10", "koleberg")],
)
def test_with_an_empty_supply_an_event_gives_no_clue(event: str, character: str) -> None:
    table = clues(begun(event=event), 21, seat=1).play(f"choose {character}")
    assert (table.s.clues[0], table.s.supply) == (0, 0)


@pytest.mark.rule("5.3", "8.4.3")
def test_with_an_empty_stack_an_event_gives_no_tile() -> None:
    table = empty_stack(begun(event="e09", position=4)).play("choose johnsson")
    assert (table.step, table.s.tiles[0], table.s.draws) == ("gear", 0, 0)


# locks


@pytest.mark.rule("5.2", "17.5", "17.e01", "17.e02", "17.e03", "17.e08", "17.e09", "17.e11")
@pytest.mark.parametrize("event", box.EVENTS)
def test_an_event_locks_its_character_and_no_other(event: str) -> None:
    free = [f"choose {character}" for character in box.CHARACTERS if character != LOCKED.get(event)]
    assert [line for line in begun(event=event).lines() if line.startswith("choose")] == free


@pytest.mark.rule("17.1", "17.e05")
def test_lewis_alone_locks_and_a_character_nobody_has_chosen() -> None:
    table = begun(event="e05", position=2)
    table.s.used = 1 << box.JOHNSSON
    table.play("choose lewis")
    assert table.lines() == [f"lock {c}" for c in ("lilja", "pahlsson", "vikstrom", "snowy", "vidal", "koleberg")]
    table.play("lock snowy", "look 2", "see power", "see power", "turn 3", "stop", "hand in 0", "end")
    chosen = [line for line in table.lines() if line.startswith("choose")]
    assert chosen == [f"choose {c}" for c in ("lilja", "pahlsson", "vikstrom", "vidal", "koleberg")]
    table = begun(event="e05").play("choose johnsson")
    assert (table.step, table.s.locked) == ("gear", -1)


@pytest.mark.rule("17.1a")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_last_player_names_nobody_as_lewis(seats: int) -> None:
    table = begun(seats, event="e05", position=seats).play("choose lewis", "draw archive")
    assert (table.step, table.s.locked) == ("target", -1)


@pytest.mark.rule("17.1a")
def test_nobody_is_named_when_all_later_positions_are_vacant() -> None:
    table = begun(event="e05", position=3, bid_may_eliminate="true")
    table.s.alive &= ~(1 << table.s.order[3])
    table.play("choose lewis")
    assert (table.step, table.s.locked) == ("target", -1)


@pytest.mark.rule("17.1b", "12.4a")
def test_a_second_naming_moves_the_lock() -> None:
    table = with_organ(begun(event="e05", position=2), chosen="lewis")
    table.s.used = 1 << box.LEWIS
    table.s.locked = box.SNOWY
    table.play("name lewis")
    assert table.lines() == [f"lock {c}" for c in ("lilja", "pahlsson", "johnsson", "vikstrom", "vidal", "koleberg")]
    table.play("lock vidal")
    assert table.s.locked == box.VIDAL


@pytest.mark.rule("20.15", "R31")
def test_a_table_may_let_lewis_lock_whom_somebody_has_chosen() -> None:
    table = begun(event="e05", position=2, chosen_may_be_locked="true")
    table.s.used, table.s.locked = 1 << box.JOHNSSON, box.SNOWY
    table.play("choose lewis")
    assert table.lines() == [f"lock {c}" for c in ("lilja", "pahlsson", "johnsson", "vikstrom", "vidal", "koleberg")]
    assert table.play("lock johnsson").s.locked == box.JOHNSSON


# bans


@pytest.mark.rule("17.2", "17.e07")
@pytest.mark.parametrize(("event", "rides"), [("e07", []), ("e01", ["ride ponte_mosca", "ride stazione_vanchiglia"])])
def test_without_transports_there_is_no_ride(event: str, rides: list[str]) -> None:
    table = begun(event=event, gear=7).stand("vikstrom", "porta_nuova").stand("snowy", "porta_susa")
    table.play("choose vikstrom", "turn 1")
    assert [line for line in table.lines() if line.startswith("ride")] == rides


@pytest.mark.rule("17.2", "20.6", "R32")
@pytest.mark.parametrize(
    ("event", "transport", "offered"), [("e07", "true", False), ("e07", "false", True), ("e01", "true", True)]
)
def test_without_transports_there_is_no_locomotive(event: str, transport: str, offered: bool) -> None:
    table = begun(event=event, locomotive_is_transport=transport).play("choose vikstrom", "turn 2")
    assert ("locomotive" in table.lines()) == offered


@pytest.mark.rule("17.2")
@pytest.mark.parametrize(
    ("tile", "spot"),
    [("ticket_steam", "porta_nuova"), ("ticket_monorail", "piazza_vittorio"), ("ticket_airship", "piazza_armi")],
)
@pytest.mark.parametrize(("event", "offered"), [("e07", False), ("e01", True)])
def test_without_transports_no_card_or_tile_gives_a_ride(tile: str, spot: str, event: str, offered: bool) -> None:
    table = begun(event=event).give(0, tile).stand("vikstrom", spot).play("choose vikstrom")
    assert [f"use {tile}" in table.lines(), "play p_transport" in table.lines()] == [offered, offered]


@pytest.mark.rule("17.2")
def test_without_transports_other_walks_are_allowed() -> None:
    table = begun(event="e07").give(0, "swift_boots").play("choose snowy", "step piazza_vittorio", "stop")
    table.play("use swift_boots", "step gran_madre", "stop", "turn 1", "step villa_regina")
    assert place(table, "snowy") == "villa_regina"


@pytest.mark.rule("17.e11", "17.3a")
@pytest.mark.parametrize("event", box.EVENTS)
def test_cards_and_tiles_are_banned_by_one_event_only(event: str) -> None:
    table = begun(event=event).give(0, "deggial")
    played = ["play p_investigate", "play p_research", "play p_compose", "use deggial"]
    assert extras(table) == ([] if event == "e11" else played)


@pytest.mark.rule("17.3", "17.3a", "17.e11")
def test_the_last_player_takes_back_a_card_if_he_has_played_one_and_cannot_play_it_this_hour() -> None:
    table = begun(event="e11", position=4)
    table.s.powers[0] = 0b0101
    table.play("choose johnsson")
    assert table.lines() == ["recover p_transport", "recover p_compose"]
    table.play("recover p_compose")
    assert (table.step, table.s.powers[0], extras(table)) == ("gear", 0b1101, [])
    table = begun(event="e11", position=4).play("choose johnsson")
    assert (table.step, table.s.powers[0]) == ("gear", 15)


@pytest.mark.rule("17.3b", "R33")
def test_wolf_marks_and_organ_symbols_count_though_tiles_are_banned() -> None:
    table = begun(event="e11").give(0, "seal_of_fenrir")
    table.s.hour = 6
    table.s.role[0] = ROLES.index("fenrir")
    assert "name lewis as fenrir" in table.lines()
    table = begun(event="e11", position=4).give(0, "lemuria")
    for slot, building in ((box.NORTH, "obelisco"), (box.WEST, "museo_egizio"), (box.SOUTH, "tempio_valdese")):
        table.s.compass[slot] = box.BUILDINGS.index(building)
    table.play("choose johnsson", "turn 3", "stop", "hand in 0", "end")
    assert (table.step, table.lines()) == ("location", ["pass", "symbol lemuria"])
