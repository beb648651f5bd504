"""The abilities of the eight characters, copied and used twice (8.2, 16)."""

from __future__ import annotations

import pytest

from subrosa.games.eleven import box

from .actions import begun, clues, empty_stack, know
from .table import Table, clued, lay, place

SEVEN = ["lilja", "johnsson", "vikstrom", "lewis", "snowy", "vidal", "koleberg"]
MYSTICS = ["mole", "museo_egizio", "tempio_valdese", "obelisco", "cimitero"]


def spent(table: Table, time: int) -> Table:
    """Leave the player of the turn so much time."""
    table.s.time[0] = time
    return table


def with_organ(table: Table, spot: str = "valdocco", chosen: str = "pahlsson") -> Table:
    """Put the organ on the map and this character's card aside."""
    s, character = table.s, box.CHARACTERS.index(chosen)
    s.organ = box.SPOTS.index(spot)
    s.card[box.LEWIS], s.card[character] = s.card[character], s.card[box.LEWIS]
    return table


@pytest.mark.rule("16.lilja", "8.2.1")
def test_lilja_draws_two_tiles() -> None:
    table = begun(event="e01").play("choose lilja", "draw archive", "draw deggial")
    assert (table.step, table.s.tiles[0], table.s.bag_left) == ("gear", 2, 48)


@pytest.mark.rule("16.johnsson", "R2")
@pytest.mark.parametrize(("sheets", "after"), [(0, 2), (13, 15), (14, 15), (15, 15)])
def test_johnsson_brings_two_sheets(sheets: int, after: int) -> None:
    table = begun(event="e01")
    table.s.sheets[0] = sheets
    table.play("choose johnsson")
    assert (table.step, table.s.sheets[0]) == ("gear", after)


@pytest.mark.rule("16.vikstrom")
@pytest.mark.parametrize(("time", "after"), [(1, 4), (40, 43), (43, 45)])
def test_vikstrom_brings_three_time(time: int, after: int) -> None:
    table = spent(begun(event="e01"), time).play("choose vikstrom")
    assert (table.step, table.s.time[0]) == ("gear", after)


@pytest.mark.rule("16.lewis", "8.6.3a")
def test_lewis_looks_twice_at_one_target() -> None:
    table = begun(event="e02").play("choose lewis", "look 3", "see johnsson")
    assert (table.step, table.s.target) == ("look", 2)
    table.play("see power")
    assert (table.step, table.s.looked[2], know(table, 0)) == ("gear", 2, {"lilja", "johnsson"})


@pytest.mark.rule("16.lewis", "20.4")
@pytest.mark.parametrize("choice", [["choose lewis"], ["choose pahlsson", "copy lewis"]])
def test_a_table_may_let_lewis_look_at_two_targets(choice: list[str]) -> None:
    table = begun(event="e02", ability_investigate_may_split="true").play(*choice, "look 3", "see power")
    assert table.step == "target"
    assert table.play("look pile", "see vidal").step == "gear"


@pytest.mark.rule("16.snowy")
@pytest.mark.parametrize(
    ("ways", "end"),
    [
        (["stop"], "murazzi"),
        (["step piazza_vittorio", "stop"], "piazza_vittorio"),
        (["step piazza_vittorio", "step gran_madre", "stop"], "gran_madre"),
        (["step piazza_vittorio", "step gran_madre", "step villa_regina"], "villa_regina"),
    ],
)
def test_snowy_walks_up_to_three_steps_for_nothing(ways: list[str], end: str) -> None:
    table = begun(event="e01").play("choose snowy", *ways)
    assert (table.step, place(table, "snowy"), table.s.time[0]) == ("gear", end, 45)


@pytest.mark.rule("16.snowy", "8.3.9", "8.3.7")
def test_snowy_may_take_clues_and_is_stopped_by_figures_and_organ() -> None:
    table = lay(begun(event="e01"), "piazza_vittorio", "gran_madre").play("choose snowy")
    table.play("step piazza_vittorio", "step gran_madre leave", "stop")
    assert (table.s.clues[0], clued(table)) == (1, {"gran_madre"})
    table = begun(event="e01").stand("vidal", "piazza_vittorio")
    table.s.organ = box.SPOTS.index("accademia_albertina")
    assert table.play("choose snowy").lines() == ["stop"]


@pytest.mark.rule("16.vidal")
@pytest.mark.parametrize(
    ("lines", "sheets", "tiles", "looks"),
    [
        (["act compose"], 1, 0, 0),
        (["act research", "draw archive"], 0, 1, 0),
        (["act investigate", "look pile", "see snowy"], 0, 0, 1),
        (["act move_clue", "take up balon", "put cimitero"], 0, 0, 0),
    ],
)
def test_vidal_carries_out_one_action_for_nothing(lines: list[str], sheets: int, tiles: int, looks: int) -> None:
    table = lay(begun(event="e01"), "balon").play("choose vidal")
    assert table.lines() == ["act move_clue", "act investigate", "act research", "act compose"]
    table.play(*lines)
    s = table.s
    assert (table.step, s.time[0], s.sheets[0], s.tiles[0], s.looked[6]) == ("gear", 45, sheets, tiles, looks)
    assert clued(table) == ({"cimitero"} if "act move_clue" in lines else {"balon"})


@pytest.mark.rule("16.vidal", "8.4.5b", "8.4.5a")
def test_vidal_may_move_a_clue_to_himself_or_none_where_there_is_none() -> None:
    assert begun(event="e01").play("choose vidal", "act move_clue").step == "gear"
    table = lay(begun(event="e01"), "valdocco").play("choose vidal", "act move_clue", "take up valdocco")
    assert table.lines() == ["put arsenale_borgo_dora", "put rondo_forca", "put rondo_forca leave"]
    assert table.play("put rondo_forca").s.clues[0] == 1


@pytest.mark.rule("16.koleberg", "R1")
def test_koleberg_puts_a_clue_on_a_mystic_building_without_figure_and_clue() -> None:
    table = begun(event="e01").play("choose koleberg")
    assert table.lines() == [f"trace {spot}" for spot in MYSTICS]
    table.play("trace obelisco")
    assert (table.step, clued(table), table.s.supply, table.s.clues[0]) == ("gear", {"obelisco"}, 20, 0)
    table = lay(begun(event="e01"), "mole").stand("snowy", "cimitero").play("choose koleberg")
    assert table.lines() == ["trace museo_egizio", "trace tempio_valdese", "trace obelisco"]


@pytest.mark.rule("20.7", "16.koleberg")
def test_a_table_may_let_koleberg_put_a_clue_under_a_figure() -> None:
    table = begun(event="e01", clue_field_must_be_free_of_figures="false").stand("snowy", "cimitero")
    table = lay(table, "mole").play("choose koleberg")
    assert table.lines() == [f"trace {spot}" for spot in MYSTICS[1:]]


@pytest.mark.rule("8.2.1", "R8")
def test_an_ability_that_can_do_nothing_lapses() -> None:
    assert empty_stack(begun(event="e01")).play("choose lilja").step == "gear"
    assert clues(begun(event="e01"), 21, seat=1).play("choose koleberg").step == "gear"
    barred = lay(begun(event="e01"), *MYSTICS).play("choose koleberg")
    assert (barred.step, barred.s.supply) == ("gear", 16)
    alone = begun(seats=3, event="e02")
    alone.s.alive = 1
    assert alone.play("choose lewis").step == "gear"


@pytest.mark.rule("16.pahlsson")
@pytest.mark.parametrize(
    ("copied", "lines", "time", "sheets", "tiles"),
    [
        ("lilja", ["draw archive", "draw deggial"], 28, 0, 2),
        ("johnsson", [], 28, 2, 0),
        ("vikstrom", [], 31, 0, 0),
        ("lewis", ["look 2", "see power", "see power"], 28, 0, 0),
        ("snowy", ["step piazza_vittorio", "stop"], 28, 0, 0),
        ("vidal", ["act compose"], 28, 1, 0),
        ("koleberg", ["trace mole"], 28, 0, 0),
    ],
)
def test_pahlsson_pays_two_and_copies(copied: str, lines: list[str], time: int, sheets: int, tiles: int) -> None:
    table = spent(begun(event="e01"), 30).play("choose pahlsson")
    assert (table.s.time[0], table.lines()) == (28, [f"copy {other}" for other in SEVEN])
    table.play(f"copy {copied}", *lines)
    s = table.s
    assert (table.step, s.time[0], s.sheets[0], s.tiles[0]) == ("gear", time, sheets, tiles)
    assert place(table, "snowy") == ("piazza_vittorio" if copied == "snowy" else "murazzi")
    assert (s.looked[1], clued(table)) == (2 * (copied == "lewis"), {"mole"} if copied == "koleberg" else set())


@pytest.mark.rule("16.pahlsson")
def test_pahlsson_copies_locked_and_chosen_characters_and_does_not_choose_them_by_it() -> None:
    table = begun(event="e01")
    table.s.used = 1 << box.JOHNSSON
    table.play("choose pahlsson")
    assert {"copy lewis", "copy johnsson"} <= set(table.lines())
    assert table.play("copy johnsson").s.sheets[0] == 2
    table = begun(event="e01").play("choose pahlsson", "copy johnsson", "turn 3", "stop", "hand in 0", "end")
    assert "choose johnsson" in table.lines() and "choose pahlsson" not in table.lines()


@pytest.mark.rule("16.pahlsson_time")
@pytest.mark.parametrize(
    ("event", "position", "time", "allowed"),
    [
        ("e10", 1, 3, True),
        ("e10", 1, 2, False),
        ("e10", 1, 1, False),
        ("e07", 1, 1, True),
        ("e07", 3, 2, True),
        ("e01", 2, 1, True),
        ("e01", 3, 2, False),
        ("e08", 4, 1, True),
        ("e08", 3, 2, False),
        ("e09", 4, 2, False),
        ("e03", 1, 45, False),
    ],
)
def test_pahlsson_needs_three_time_counting_the_event(event: str, position: int, time: int, allowed: bool) -> None:
    table = spent(begun(event=event, position=position), time)
    assert ("choose pahlsson" in table.lines()) == allowed
    if allowed:
        assert table.play("choose pahlsson").s.time[0] >= 1


@pytest.mark.rule("16.pahlsson_copy", "16.2")
@pytest.mark.parametrize(
    ("event", "copied"),
    [("e10", "koleberg"), ("e04", "vidal"), ("e06", "lilja"), ("e08", "johnsson"), ("e09", "snowy")],
)
def test_pahlsson_does_not_copy_what_an_event_gives(event: str, copied: str) -> None:
    table = begun(event=event).play("choose pahlsson", f"copy {copied}")
    s = table.s
    sheets, draws = 2 * (copied == "johnsson"), 2 * (copied == "lilja")
    assert (s.clues[0], s.walks, s.time[0], s.sheets[0], s.draws) == (0, 0, 43, sheets, draws)


@pytest.mark.rule("16.pahlsson_copy", "16.2")
def test_pahlsson_does_not_lock_as_lewis_does() -> None:
    table = begun(event="e05").play("choose pahlsson", "copy lewis")
    assert (table.step, table.s.locked) == ("target", -1)


@pytest.mark.rule("16.pahlsson_copy", "R29")
def test_who_copies_snowy_lets_captain_snowy_walk() -> None:
    table = lay(begun(event="e01"), "piazza_vittorio")
    table.play("choose pahlsson", "copy snowy", "step piazza_vittorio", "stop")
    assert (place(table, "pahlsson"), place(table, "snowy")) == ("arsenale_borgo_dora", "piazza_vittorio")
    assert table.s.clues[0] == 1


@pytest.mark.rule("20.9")
def test_a_table_may_let_the_acting_figure_walk_as_snowy() -> None:
    table = lay(begun(event="e01", snowy_copy_moves="acting_figure"), "valdocco")
    table.play("choose pahlsson", "copy snowy", "step valdocco", "stop")
    assert (place(table, "pahlsson"), place(table, "snowy"), table.s.clues[0]) == ("valdocco", "murazzi", 1)


TWICE: list[tuple[str, list[str], list[str]]] = [
    ("lilja", ["draw archive", "draw deggial"], ["draw lemuria", "draw nifelheim"]),
    ("johnsson", [], []),
    ("vikstrom", [], []),
    ("lewis", ["look 2", "see power", "see power"], ["look pile", "see snowy", "see vidal"]),
    ("snowy", ["step piazza_vittorio", "stop"], ["step gran_madre", "step villa_regina", "stop"]),
    ("vidal", ["act compose"], ["act research", "draw archive"]),
    ("koleberg", ["trace mole"], ["trace obelisco"]),
]


@pytest.mark.rule("16.1", "17.e03", "R30")
@pytest.mark.parametrize(("character", "first", "second"), TWICE)
def test_the_third_player_may_use_an_ability_twice(character: str, first: list[str], second: list[str]) -> None:
    table = spent(begun(event="e03", position=3), 30).play(f"choose {character}", *first)
    assert (table.step, table.lines()) == ("twice", ["no", "yes"])
    table.play("yes", *second)
    s = table.s
    assert table.step == "gear"
    assert s.sheets[0] == {"johnsson": 4, "vidal": 1}.get(character, 0)
    assert s.tiles[0] == {"lilja": 4, "vidal": 1}.get(character, 0)
    assert s.time[0] == (36 if character == "vikstrom" else 30)
    assert (s.looked[1], s.looked[6]) == ((2, 2) if character == "lewis" else (0, 0))
    assert place(table, "snowy") == ("villa_regina" if character == "snowy" else "murazzi")
    assert clued(table) == ({"mole", "obelisco"} if character == "koleberg" else set())


@pytest.mark.rule("16.1", "8.2.1a")
def test_between_two_uses_nothing_is_played_and_a_second_one_declined_does_not_come_back() -> None:
    table = begun(event="e03", position=3).play("choose johnsson", "no")
    assert (table.step, table.s.sheets[0]) == ("gear", 2)
    table.play("turn 2", "stop", "hand in 0", "draw archive")
    assert table.step == "end"
    table = begun(event="e03", position=3).give(0, "deggial").play("choose johnsson")
    assert table.lines() == ["no", "yes"]


@pytest.mark.rule("16.1", "12.4", "R8")
def test_pahlsson_pays_and_chooses_anew_for_the_second_use_which_lapses_without_the_time() -> None:
    table = spent(with_organ(begun(event="e03", position=3)), 30)
    table.play("name pahlsson", "copy johnsson", "yes")
    assert (table.step, table.s.time[0]) == ("copy", 26)
    table.play("copy vikstrom")
    assert (table.step, table.s.time[0], table.s.sheets[0]) == ("gear", 29, 2)
    table = spent(with_organ(begun(event="e03", position=3)), 4).play("name pahlsson", "copy johnsson", "yes")
    assert (table.step, table.s.time[0], table.s.sheets[0]) == ("gear", 2, 2)
