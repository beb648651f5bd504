"""Boards and components of an owner's own: what is sound is read, and what makes no sense is told by a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from spoiling import GONE, printed, refused, spoiled

from subrosa.games.eleven import box, datacheck
from subrosa.games.eleven.box import BUILDINGS, CHARACTERS, SPOTS
from subrosa.games.eleven.datacheck import read_cards, read_map

EXAMPLE = "obelisco in the north and museo_egizio in the west and tempio_valdese in the south and mole in the east"
"""The four tiles of the rulebook's example."""
MYSTICS = f"the mystic buildings must be {', '.join(BUILDINGS)}; the map has "
FIXED = "; a data file cannot change it"
VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["rows"]


def our_map() -> Any:
    return printed("eleven", "map")


def our_cards() -> Any:
    return printed("eleven", "eleven")


# The map.


def test_an_owners_board_is_read_with_its_own_spots_edges_and_starts() -> None:
    assert read_map(our_map()) == box.MAP
    board = our_map()
    board["spots"].append({"id": "superga", "name": "Superga", "kind": "building", "col": 11, "row": 1})
    board["edges"].append({"a": "superga", "b": "villa_regina", "type": "line"})
    board["starts"]["vidal"] = "superga"
    read = read_map(board)
    assert (read.spot_count, read.spots[-1], read.col[-1], read.row[-1]) == (69, "superga", 11, 1)
    assert read.neighbours[-1] == (SPOTS.index("villa_regina"), -1, -1, -1)
    assert (read.kind[-1], read.colour[-1], read.start[box.VIDAL]) == (box.BUILDING, -1, 68)


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("spots", [], '"spots" must be a list of 1 to 127 spots, not []'),
        ("edges", 3, '"edges" must be a list of edges, not 3'),
        ("starts", [3], '"starts" must be an object that gives each character its spot, not [3]'),
        ("rivers", [], '"rivers" is nothing that is read; remarks go into "note"'),
        ("spots.#0", 3, '"spots.#69" must be an object, not 3'),
        ("spots.#0", our_map()["spots"][16], "spot duomo is listed 2 times"),
        ("spots.duomo.id", GONE, '"spots.#17" has no "id"'),
        ("spots.duomo.name", GONE, '"spots.duomo" has no "name"'),
        ("spots.duomo.id", "Il Duomo", '"spots.Il Duomo.id" must be small letters, digits and underscores, beginning'),
        ("spots.duomo.id", 7, '"spots.#17.id" must be small letters'),
        ("spots.duomo.name", " ", '"spots.duomo.name" must be some words, of 80 signs at most, not " "'),
        ("spots.duomo.name", 7, '"spots.duomo.name" must be some words, of 80 signs at most, not 7'),
        ("spots.duomo.name", "x" * 81, '"spots.duomo.name" must be some words, of 80 signs at most, not "xxx'),
        ("spots.duomo.kind", "church", '"spots.duomo.kind" must be one of building, mystic, transport, not "church"'),
        ("spots.duomo.kind", "transport", "spot duomo is a transport spot and must have one of the colours yellow"),
        ("spots.duomo.colour", "green", "spot duomo has a colour but is no transport spot"),
        ("spots.duomo.colur", "green", '"spots.duomo.colur" is nothing that is read'),
        ("spots.duomo.col", -1, '"spots.duomo.col" must be a whole number from 0 to 127, not -1'),
        ("spots.duomo.col", 2.5, '"spots.duomo.col" must be a whole number from 0 to 127, not 2.5'),
        ("spots.duomo.row", True, '"spots.duomo.row" must be a whole number from 0 to 127, not true'),
        ("spots.duomo.row", "2", '"spots.duomo.row" must be a whole number from 0 to 127, not "2"'),
        ("spots.duomo.x", "far", '"spots.duomo.x" must be a number that can be drawn, not "far"'),
        ("spots.mole.kind", "building", MYSTICS),
        ("edges.#0", {"a": "duomo", "b": "superga"}, "edge number 118 leads to superga, which is no spot"),
        ("edges.#0", {"a": "duomo"}, '"edges.#118" has no "b"'),
        ("edges.#0", {"a": ["duomo"], "b": "duomo"}, '"edges.#118.a" must be small letters'),
        ("edges.#0", {"a": "duomo", "b": "duomo"}, "edge number 118 leads from duomo to itself"),
        (
            "edges.#0",
            {"a": "balon", "b": "arsenale_borgo_dora"},
            "edge number 118, balon to arsenale_borgo_dora, is listed before",
        ),
        ("starts.lewis", GONE, '"starts" has no "lewis"'),
        ("starts.lewis", "superga", "lewis starts on superga, which is no spot"),
        ("starts.lewis", 3, '"starts.lewis" must be small letters'),
        ("starts.lewis", "mole", "lewis starts on mole, which is no building"),
        ("starts.lewis", "porta_susa", "lewis starts on porta_susa, which is no building"),
        ("starts.lewis", "murazzi", "lewis and snowy start on the same spot, murazzi"),
        ("starts.holmes", "duomo", '"starts.holmes" is nothing that is read'),
    ],
)
def test_a_place_of_the_map_that_makes_no_sense_is_named(place: str, value: object, sentence: str) -> None:
    (found,) = refused(read_map, spoiled(our_map(), place, value))
    assert found.startswith(sentence)


def test_all_faults_are_told_together_but_not_more_than_anybody_would_read() -> None:
    board = spoiled(spoiled(our_map(), "spots.duomo.name", GONE), "spots.mole.kind", "tower")
    assert len(refused(read_map, board)) == 2
    board["spots"] = [{}] * 99
    assert len(found := refused(read_map, board)) == 51 and found[-1] == "and 445 faults more"


def test_a_map_in_two_parts_is_refused() -> None:
    board = our_map()
    beyond = {"villa_regina", "gran_madre", "monte_cappuccini"}
    board["edges"] = [edge for edge in board["edges"] if len(beyond & {edge["a"], edge["b"]}) != 1]
    assert refused(read_map, board) == [
        "these spots cannot be reached from valdocco: villa_regina, gran_madre, monte_cappuccini"
    ]


@pytest.mark.parametrize("colour", box.RIDE_COLOURS)
@pytest.mark.parametrize("left", (0, 1))
def test_a_transport_with_nowhere_to_ride_is_refused(colour: str, left: int) -> None:
    board = our_map()
    for stop in [row for row in board["spots"] if row.get("colour") == colour][left:]:
        stop["kind"] = "building"
        del stop["colour"]
    assert refused(read_map, board) == [
        f"the colour {colour} needs at least two spots to ride between, the map has {left}"
    ]


@pytest.mark.rule("24.2")
@pytest.mark.parametrize(("key", "word", "value"), [("col", "column", 4), ("row", "row", 4)])
def test_mystic_buildings_in_one_line_are_refused(key: str, word: str, value: int) -> None:
    found = refused(read_map, spoiled(our_map(), f"spots.tempio_valdese.{key}", value))
    assert f"the mystic buildings museo_egizio and tempio_valdese are in the same {word}" in found


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("moved", "sentence"),
    [
        ({"cimitero.col": 9}, "mole in the west and cimitero in the east must leave no building"),
        ({"mole.col": 9}, "mole in the west and cimitero in the north must leave at least one building"),
        ({"cimitero.row": 1, "valdocco.col": 8}, "mole in the west and cimitero in the south must leave no building"),
        ({"obelisco.row": 6}, f"{EXAMPLE} must leave at least one building"),
    ],
)
def test_a_map_that_breaks_what_the_rulebook_says_of_the_compass_is_refused(
    moved: dict[str, int], sentence: str
) -> None:
    board = our_map()
    for place, value in moved.items():
        spoiled(board, f"spots.{place}", value)
    assert refused(read_map, board) == [f"{sentence} for the organ"]


@pytest.mark.rule("9.5")
def test_our_map_agrees_with_the_examples_of_the_rulebook() -> None:
    for tiles, possible in datacheck.STATEMENTS:
        assert bool(datacheck.region(box.MAP, tiles)) == possible
    example = datacheck.region(box.MAP, datacheck.STATEMENTS[-1][0])
    expected = next(vector["after"]["region"] for vector in VECTORS if vector["id"] == "organ_by_tile")
    assert {SPOTS[at] for at in example} == set(expected) and len(example) == 8


def test_a_map_has_no_more_spots_and_neighbours_than_the_state_has_room_for() -> None:
    board = our_map()
    far = ("valdocco", "gran_madre", "murazzi", "sinagoga", "moschino", "santa_giulia")
    board["edges"] += [{"a": "duomo", "b": id, "type": "line"} for id in far]
    assert refused(read_map, board) == ["spot duomo has 9 neighbours, more than 8"]
    board["spots"] += [dict(board["spots"][0], id=f"hill_{number}") for number in range(60)]
    (found,) = refused(read_map, board)
    assert found.startswith('"spots" must be a list of 1 to 127 spots, not [{')


# Gears and tiles.


def test_an_owners_gears_marks_and_copies_are_read_from_his_file() -> None:
    assert read_cards(our_cards()) == box.CARDS
    data = our_cards()
    data["gears"]["steps"] = [0, 9, 1, 1, 1, 1, 1, 1, 1]
    data["gears"]["action"].reverse()
    for place, value in (
        ("magnifier.organ", [1, 0, 0]),
        ("magnifier.wolf", [0, 1, 0]),
        ("archive.organ", [0]),
        ("archive.wolf", [0]),
        ("lemuria.amount", 2),
    ):
        spoiled(data, f"object_tiles.{place}", value)
    spoiled(data, "characters.lewis.en", "Lady L.")
    read = read_cards(data)
    assert read.step_faces[:2] == (0, 9) and read.action_faces[-1] == box.MOVE_CLUE
    assert read.tile_faces == 34 and sum(read.tile_copies) == 50
    faces = [tile for tile in read.tiles if tile.startswith("magnifier")]
    assert faces == ["magnifier", "magnifier_wolf", "magnifier_organ"]
    assert read.tile_copies[read.tiles.index("archive")] == 1
    assert read.tile_amount[read.tiles.index("lemuria")] == 2


TRANSPORTS = "one of steam_train, monorail, airship, locomotive"


@pytest.mark.rule("9.8", "19", "23.2", "23.4")
@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("gears.states", 505, '"gears.states" must stay 504' + FIXED),
        ("gears.turn_choices", [1, 2], '"gears.turn_choices" must stay [1, 2, 3]' + FIXED),
        ("gears.time_per_tooth", True, '"gears.time_per_tooth" must stay 1' + FIXED),
        ("gears.start_symbol", "compose", '"gears.start_symbol" must stay "move_clue"' + FIXED),
        ("object_tiles.total", 34, '"object_tiles.total" must stay 35' + FIXED),
        ("transports.locomotive_steps", 4, '"transports.locomotive_steps" must stay 3' + FIXED),
        ("characters.vikstrom.amount", 4, '"characters.vikstrom.amount" must stay 3' + FIXED),
        ("characters.lilja.id", "lewis", 'row number 1 of "characters" must be lilja, not "lewis"'),
        ("characters.lilja", GONE, 'row number 1 of "characters" must be lilja, not "pahlsson"'),
        ("characters.koleberg", GONE, 'row number 8 of "characters" must be koleberg, not null'),
        ("characters.#0", {"id": "x"}, 'row number 9 of "characters" must be none, not "x"'),
        ("events.e01.locks", "vidal", '"events.e01.locks" must stay "lewis"' + FIXED),
        ("events.e04.bonus.time", 2, '"events.e04.bonus.time" must stay 1' + FIXED),
        ("location_tiles.loc_mole.building", "duomo", '"location_tiles.loc_mole.building" must stay "mole"' + FIXED),
        ("object_tiles.trade_clue.amount", 2, '"object_tiles.trade_clue.amount" must stay 3' + FIXED),
        ("object_tiles.deggial.amount", 3, '"object_tiles.deggial.amount" must stay 1 or 2' + FIXED),
        ("object_tiles.exchange.effect", "gate", '"object_tiles.exchange.effect" must stay "exchange"' + FIXED),
        ("transports.monorail.colour", "red", '"transports.monorail.colour" must stay "green"' + FIXED),
        ("gears.transport.#8", GONE, '"gears.transport" must be a list of 8 faces, not ["steam_train"'),
        ("gears.transport.#8", "tram", f'"gears.transport.#8" must be {TRANSPORTS}, not "tram"'),
        ("gears.transport", ["airship"] * 8, "the transport gear never shows steam_train, monorail, locomotive"),
        ("gears.steps.#0", 1, '"gears.steps" must be a list of 9 faces, not [3, 2,'),
        ("gears.steps.#9", 10, '"gears.steps.#9" must be a whole number from 0 to 9, not 10'),
        ("gears.steps", [0] * 9, "every tooth of the step gear shows 0, so no figure would ever walk"),
        ("gears.action.#2", "move_clue", "the action gear must show move_clue once, not 2 times"),
        ("gears.action.#1", "compose", "the action gear never shows move_clue"),
        ("object_tiles.archive.wolf", [0], "archive must list the organ and the wolf marks of each of its copies"),
        ("object_tiles.archive.organ.#1", 2, '"object_tiles.archive.organ.#1" must be a whole number from 0 to 1'),
        ("object_tiles.archive.wolf.#1", 2, "archive can show 0 or 1 wolf mark on a copy"),
        ("object_tiles.seal_of_fenrir.wolf", [1], "seal_of_fenrir is one tile with two wolf marks and no organ"),
        ("neutral_characters.lilja.en", "Inventor", "the title inventor is listed 2 times"),
        ("neutral_characters.lilja.en", "Old Lady", '"neutral_characters.lilja.en" must be small letters'),
    ],
)
def test_a_place_of_the_cards_that_makes_no_sense_is_named(place: str, value: object, sentence: str) -> None:
    (found,) = refused(read_cards, spoiled(our_cards(), place, value))
    assert found.startswith(sentence)


@pytest.mark.parametrize("section", ("constants", "roles"))
def test_a_data_file_cannot_change_the_numbers_of_the_rules(section: str) -> None:
    data = our_cards()
    numbers = [key for key in data[section] if key not in ("source", "confidence")]
    data[section].update(dict.fromkeys(numbers, 77))
    assert [found.split()[0] for found in refused(read_cards, data)] == [f'"{section}.{key}"' for key in numbers]


@pytest.mark.rule("9.8")
@pytest.mark.parametrize(
    ("organ", "sentence"),
    [([0], "no tile shows the organ"), ([1, 1], "there must be 35 object tiles in all, the file has 36")],
)
def test_tiles_are_as_many_as_in_the_box_and_some_show_the_organ(organ: list[int], sentence: str) -> None:
    data = our_cards()
    rows = data["object_tiles"]["rows"]
    for row in rows:
        row["organ"] = [0] * len(row["organ"])
    rows[0].update(organ=organ, wolf=[0] * len(organ))
    assert refused(read_cards, data) == [sentence]


# The examples kept for the tests of play.


def test_the_worked_examples_speak_of_spots_tiles_and_characters_that_exist() -> None:
    assert len(VECTORS) == len({vector["id"] for vector in VECTORS}) == 30
    assert {vector["source"] for vector in VECTORS} == {"German rulebook", "German rulebook, example", "our ruling"}
    for vector in VECTORS:
        before = vector["before"] if isinstance(vector["before"], dict) else {}
        assert all(before[id] in SPOTS for id in (*CHARACTERS, "organ", "clue_at") if id in before)
