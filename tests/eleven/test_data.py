"""Boards and components of an owner's own: ours are sound, and every fault is told by a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from subrosa.core.errors import BadData
from subrosa.games.eleven import box, datacheck
from subrosa.games.eleven.box import BUILDINGS, CHARACTERS, SPOTS
from subrosa.games.eleven.datacheck import read_cards, read_map

Data = dict[str, Any]

EXAMPLE = "obelisco in the north and museo_egizio in the west and tempio_valdese in the south and mole in the east"
"""The four tiles of the rulebook's example."""


def ours(name: str) -> Data:
    """One of our own files, to be changed."""
    loaded: Data = json.loads(files("subrosa.games.eleven").joinpath(f"data/{name}.json").read_text("utf-8"))
    return loaded


def faults(read: Callable[[str], object], data: Data) -> list[str]:
    """What the reader finds wrong with a file."""
    with pytest.raises(BadData) as caught:
        read(json.dumps(data))
    return caught.value.found


def spot(board: Data, id: str) -> Data:
    """A spot of a map file."""
    found: Data = next(row for row in board["spots"] if row["id"] == id)
    return found


def row(data: Data, section: str, id: str) -> Data:
    """A row of a data file."""
    found: Data = next(row for row in data[section]["rows"] if row["id"] == id)
    return found


# The map.


def test_our_own_map_is_the_board_of_the_box() -> None:
    assert read_map(json.dumps(ours("map"))) == box.MAP
    assert (box.MAP.spots, box.MAP.neighbours, box.MAP.start) == (SPOTS, box.NEIGHBOURS, box.START)


def test_an_owners_board_is_read_with_its_own_spots_edges_and_starts() -> None:
    board = ours("map")
    board["spots"].append({"id": "superga", "name": "Superga", "kind": "building", "col": 11, "row": 1})
    board["edges"].append({"a": "superga", "b": "villa_regina", "type": "line"})
    board["starts"]["vidal"] = "superga"
    read = read_map(json.dumps(board))
    assert (read.spot_count, read.spots[-1], read.col[-1], read.row[-1]) == (69, "superga", 11, 1)
    assert read.neighbours[-1] == (SPOTS.index("villa_regina"), -1, -1, -1)
    assert (read.kind[-1], read.colour[-1], read.start[box.VIDAL]) == (box.BUILDING, -1, 68)


@pytest.mark.parametrize("text", ["", "[]", "{}", "3", '{"schema": "eleven-data/1"}', '{"schema": "eleven-map/2"}'])
def test_a_file_that_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(BadData) as caught:
        read_map(text)
    assert len(caught.value.found) == 1


@pytest.mark.parametrize("part", ("spots", "edges", "starts"))
@pytest.mark.parametrize("value", (None, 3, [], [3]))
def test_the_parts_of_a_map_must_be_lists_of_objects(part: str, value: object) -> None:
    board = ours("map")
    board[part] = value
    found = faults(read_map, board)
    assert len(found) == 1 and found[0].startswith(f'"{part}" must be')


def test_a_spot_listed_twice_is_refused() -> None:
    board = ours("map")
    board["spots"].append(dict(spot(board, "duomo")))
    assert faults(read_map, board) == ["spot duomo is listed 2 times"]


@pytest.mark.parametrize("key", ("id", "name", "kind", "col", "row"))
def test_a_spot_without_one_of_its_keys_is_refused(key: str) -> None:
    board = ours("map")
    del spot(board, "duomo")[key]
    assert faults(read_map, board) == [f"spot {'number 17' if key == 'id' else 'duomo'} has no {key}"]


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("id", "Il Duomo", "the id of spot Il Duomo must be small letters, digits and underscores"),
        ("id", 7, "the id of spot number 17 must be small letters, digits and underscores"),
        ("name", " ", "the name of spot duomo must be some words"),
        ("kind", "church", "spot duomo is of the kind church, not one of building, mystic, transport"),
        ("kind", "transport", "spot duomo is a transport spot and must have one of the colours yellow, green, blue"),
        ("colour", "green", "spot duomo has a colour but is no transport spot"),
        ("col", -1, "the col of spot duomo must be a whole number from 0 to 127, not -1"),
        ("col", 2.5, "the col of spot duomo must be a whole number from 0 to 127, not 2.5"),
        ("row", True, "the row of spot duomo must be a whole number from 0 to 127, not true"),
        ("row", "2", "the row of spot duomo must be a whole number from 0 to 127, not 2"),
    ],
)
def test_a_spot_that_makes_no_sense_is_refused(key: str, value: object, sentence: str) -> None:
    board = ours("map")
    spot(board, "duomo")[key] = value
    found = faults(read_map, board)
    assert len(found) == 1 and found[0].startswith(sentence)


@pytest.mark.parametrize(
    ("edge", "sentence"),
    [
        ({"a": "duomo", "b": "superga"}, "edge number 118 leads to superga, which is no spot"),
        ({"a": "duomo"}, "edge number 118 leads to null, which is no spot"),
        ({"a": ["duomo"], "b": "duomo"}, 'edge number 118 leads to ["duomo"], which is no spot'),
        ({"a": "duomo", "b": "duomo"}, "edge number 118 leads from duomo to itself"),
        ({"a": "balon", "b": "arsenale_borgo_dora"}, "edge number 118, balon to arsenale_borgo_dora, is listed before"),
    ],
)
def test_an_edge_that_makes_no_sense_is_refused(edge: Data, sentence: str) -> None:
    board = ours("map")
    board["edges"].append(edge)
    assert faults(read_map, board) == [sentence]


def test_a_map_in_two_parts_is_refused() -> None:
    board = ours("map")
    beyond = {"villa_regina", "gran_madre", "monte_cappuccini"}
    board["edges"] = [edge for edge in board["edges"] if len(beyond & {edge["a"], edge["b"]}) != 1]
    assert faults(read_map, board) == [
        "these spots cannot be reached from valdocco: villa_regina, gran_madre, monte_cappuccini"
    ]


@pytest.mark.parametrize(
    ("id", "change"),
    [
        ("mole", {"kind": "building"}),
        ("duomo", {"kind": "mystic"}),
        ("obelisco", {"kind": "transport", "colour": "blue"}),
    ],
)
def test_other_than_the_five_mystic_buildings_are_refused(id: str, change: Data) -> None:
    board = ours("map")
    spot(board, id).update(change)
    found = faults(read_map, board)
    assert len(found) == 1 and found[0].startswith(f"the mystic buildings must be {', '.join(BUILDINGS)}; the map has ")


@pytest.mark.parametrize(
    ("character", "start", "sentences"),
    [
        ("lewis", None, ["lewis has no start spot"]),
        ("lewis", "superga", ["lewis starts on superga, which is no spot"]),
        ("lewis", 3, ["lewis starts on 3, which is no spot"]),
        ("lewis", "mole", ["lewis starts on mole, which is no building"]),
        ("lewis", "porta_susa", ["lewis starts on porta_susa, which is no building"]),
        ("lewis", "murazzi", ["lewis and snowy start on the same spot, murazzi"]),
        ("holmes", "duomo", ['"starts" names holmes, who is no character']),
    ],
)
def test_a_start_that_makes_no_sense_is_refused(character: str, start: object, sentences: list[str]) -> None:
    board = ours("map")
    board["starts"][character] = start
    assert faults(read_map, board) == sentences


@pytest.mark.parametrize("colour", box.RIDE_COLOURS)
@pytest.mark.parametrize("left", (0, 1))
def test_a_transport_with_nowhere_to_ride_is_refused(colour: str, left: int) -> None:
    board = ours("map")
    for stop in [row for row in board["spots"] if row.get("colour") == colour][left:]:
        stop["kind"] = "building"
        del stop["colour"]
    assert faults(read_map, board) == [
        f"the colour {colour} needs at least two spots to ride between, the map has {left}"
    ]


@pytest.mark.rule("24.2")
@pytest.mark.parametrize(("key", "word", "value"), [("col", "column", 4), ("row", "row", 4)])
def test_mystic_buildings_in_one_line_are_refused(key: str, word: str, value: int) -> None:
    board = ours("map")
    spot(board, "tempio_valdese")[key] = value
    assert f"the mystic buildings museo_egizio and tempio_valdese are in the same {word}" in faults(read_map, board)


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("moved", "sentence"),
    [
        ({"cimitero": {"col": 9}}, "mole in the west and cimitero in the east must leave no building"),
        ({"mole": {"col": 9}}, "mole in the west and cimitero in the north must leave at least one building"),
        (
            {"cimitero": {"row": 1}, "valdocco": {"col": 8}},
            "mole in the west and cimitero in the south must leave no building",
        ),
        ({"obelisco": {"row": 6}}, f"{EXAMPLE} must leave at least one building"),
    ],
)
def test_a_map_that_breaks_what_the_rulebook_says_of_the_compass_is_refused(
    moved: dict[str, Data], sentence: str
) -> None:
    board = ours("map")
    for id, place in moved.items():
        spot(board, id).update(place)
    assert faults(read_map, board) == [f"{sentence} for the organ"]


@pytest.mark.rule("9.5")
def test_our_map_agrees_with_the_examples_of_the_rulebook() -> None:
    for tiles, possible in datacheck.STATEMENTS:
        assert bool(datacheck.region(box.MAP, tiles)) == possible
    example = datacheck.region(box.MAP, datacheck.STATEMENTS[-1][0])
    vectors = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["rows"]
    expected = next(vector["after"]["region"] for vector in vectors if vector["id"] == "organ_by_tile")
    assert {SPOTS[at] for at in example} == set(expected) and len(example) == 8


def test_a_map_with_more_than_127_spots_is_refused() -> None:
    board = ours("map")
    for number in range(60):
        board["spots"].append({"id": f"hill_{number}", "name": "Hill", "kind": "building", "col": 11, "row": number})
    assert faults(read_map, board) == ["the map has 128 spots, more than 127"]


def test_a_spot_with_more_than_8_neighbours_is_refused() -> None:
    board = ours("map")
    far = ("valdocco", "gran_madre", "murazzi", "sinagoga", "moschino", "santa_giulia")
    board["edges"] += [{"a": "duomo", "b": id, "type": "line"} for id in far]
    assert faults(read_map, board) == ["spot duomo has 9 neighbours, more than 8"]


def test_all_faults_of_a_kind_are_told_together() -> None:
    board = ours("map")
    del spot(board, "duomo")["name"]
    spot(board, "mole")["kind"] = "tower"
    assert len(faults(read_map, board)) == 2


# Gears and tiles.


def test_our_own_data_file_is_the_box() -> None:
    assert read_cards(json.dumps(ours("eleven"))) == box.CARDS


def test_an_owners_gears_marks_and_copies_are_read_from_his_file() -> None:
    data = ours("eleven")
    data["gears"]["steps"] = [0, 9, 1, 1, 1, 1, 1, 1, 1]
    data["gears"]["action"].reverse()
    row(data, "object_tiles", "magnifier").update(organ=[1, 0, 0], wolf=[0, 1, 0])
    row(data, "object_tiles", "archive").update(organ=[0], wolf=[0])
    row(data, "object_tiles", "lemuria")["amount"] = 2
    row(data, "characters", "lewis")["en"] = "Lady L."
    read = read_cards(json.dumps(data))
    assert read.step_faces[:2] == (0, 9) and read.action_faces[-1] == box.MOVE_CLUE
    assert read.tile_faces == 34 and sum(read.tile_copies) == 50
    faces = [tile for tile in read.tiles if tile.startswith("magnifier")]
    assert faces == ["magnifier", "magnifier_wolf", "magnifier_organ"]
    assert read.tile_copies[read.tiles.index("archive")] == 1
    assert read.tile_amount[read.tiles.index("lemuria")] == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": "eleven-map/1"}', '{"schema": "eleven-data/1"}'])
def test_a_file_that_is_no_data_file_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        read_cards(text)


@pytest.mark.parametrize("section", ("constants", "roles", "gears", "events", "object_tiles"))
@pytest.mark.parametrize("value", (None, 3, [3]))
def test_sections_that_are_no_objects_are_refused(section: str, value: object) -> None:
    data = ours("eleven")
    data[section] = value
    found = faults(read_cards, data)
    assert len(found) == 1 and found[0].startswith(f'"{section}" must')


@pytest.mark.parametrize(
    ("section", "key", "value"),
    [
        (section, key, 77)
        for section in ("constants", "roles")
        for key in box.DATA[section]
        if key not in ("source", "confidence")
    ]
    + [
        ("gears", "states", 505),
        ("gears", "turn_choices", [1, 2]),
        ("gears", "time_per_tooth", True),
        ("gears", "start_symbol", "compose"),
        ("location_tiles", "total", 16),
        ("object_tiles", "total", 34),
        ("transports", "locomotive_steps", 4),
    ],
)
def test_a_data_file_cannot_change_the_numbers_of_the_rules(section: str, key: str, value: object) -> None:
    data = ours("eleven")
    data[section][key] = value
    found = faults(read_cards, data)
    assert len(found) == 1 and found[0].startswith(f'"{section}.{key}" is ')


@pytest.mark.parametrize(
    ("section", "id", "key", "value"),
    [
        ("characters", "vikstrom", "amount", 4),
        ("characters", "pahlsson", "cost", 0),
        ("characters", "lilja", "ability", "look"),
        ("events", "e01", "locks", "vidal"),
        ("events", "e04", "bonus", {"character": "vidal", "time": 2, "clues": 1}),
        ("events", "e07", "hour", []),
        ("powers", "p_compose", "amount", 5),
        ("location_tiles", "loc_mole", "copies", 4),
        ("location_tiles", "loc_mole", "building", "duomo"),
        ("object_tiles", "trade_clue", "amount", 2),
        ("object_tiles", "trade_clue", "clues", 0),
        ("object_tiles", "archive", "cost", 1),
        ("object_tiles", "exchange", "effect", "gate"),
        ("object_tiles", "deggial", "amount", 3),
        ("object_tiles", "deggial", "amount", True),
        ("transports", "monorail", "colour", "red"),
    ],
)
def test_a_data_file_cannot_change_the_cards_and_tiles(section: str, id: str, key: str, value: object) -> None:
    data = ours("eleven")
    row(data, section, id)[key] = value
    found = faults(read_cards, data)
    assert len(found) == 1 and found[0].startswith(f'"{section}": {key} of {id} is ')


def test_a_data_file_cannot_give_an_event_something_new() -> None:
    data = ours("eleven")
    row(data, "events", "e01")["bonus"] = {"character": "vidal", "time": 9}
    assert faults(read_cards, data) == ['"events": e01 has no bonus by the rules; a data file cannot add it']


@pytest.mark.parametrize(
    "section", ("characters", "events", "powers", "location_tiles", "object_tiles", "transports", "actions")
)
def test_rows_must_be_complete_and_in_order(section: str) -> None:
    turned, short = ours("eleven"), ours("eleven")
    turned[section]["rows"].reverse()
    short[section]["rows"].pop()
    for data in (turned, short):
        assert any(sentence.startswith(f'"{section}" must list these ids') for sentence in faults(read_cards, data))


@pytest.mark.parametrize("section", ("characters", "neutral_characters", "object_tiles", "actions"))
def test_names_in_all_languages_are_needed(section: str) -> None:
    data = ours("eleven")
    first = data[section]["rows"][0]
    del first["cs"]
    assert faults(read_cards, data) == [f'"{section}" has no cs for {first["id"]}']


@pytest.mark.rule("23.4")
@pytest.mark.parametrize(
    ("gear", "change", "sentence"),
    [
        ("transport", lambda faces: faces[:-1], "the transport gear needs 8 faces out of steam_train,"),
        ("transport", lambda faces: [*faces[:-1], "tram"], "the transport gear needs 8 faces out of steam_train,"),
        (
            "transport",
            lambda faces: ["airship"] * 8,
            "the transport gear never shows steam_train, monorail, locomotive",
        ),
        ("steps", lambda faces: [*faces, 1], "the step gear needs 9 numbers from 0 to 9, the file has [3, 2,"),
        ("steps", lambda faces: [*faces[:-1], 10], "the step gear needs 9 numbers from 0 to 9, the file has [3, 2,"),
        ("steps", lambda faces: [*faces[:-1], "3"], "the step gear needs 9 numbers from 0 to 9, the file has [3, 2,"),
        ("steps", lambda _: None, "the step gear needs 9 numbers from 0 to 9, the file has null"),
        ("steps", lambda _: [0] * 9, "every tooth of the step gear shows 0, so no figure would ever walk"),
        ("action", lambda faces: faces[1:], "the action gear needs 7 faces out of move_clue, investigate"),
        ("action", lambda faces: ["move_clue", *faces[:-1]], "the action gear must show move_clue once, not 2 times"),
        ("action", lambda faces: ["compose", *faces[1:]], "the action gear never shows move_clue"),
    ],
)
def test_gears_that_make_no_sense_are_refused(gear: str, change: Callable[[Any], object], sentence: str) -> None:
    data = ours("eleven")
    data["gears"][gear] = change(data["gears"][gear])
    found = faults(read_cards, data)
    assert len(found) == 1 and found[0].startswith(sentence)


@pytest.mark.rule("19")
@pytest.mark.parametrize(
    ("id", "change", "sentence"),
    [
        ("archive", {"organ": [0]}, "archive must list the organ and the wolf marks of each of its copies"),
        ("archive", {"organ": [], "wolf": []}, "archive must list the organ and the wolf marks of each of its copies"),
        ("archive", {"wolf": None}, "archive must list the organ and the wolf marks of each of its copies"),
        ("archive", {"organ": [2, 0]}, "archive can show 0 or 1 organ and 0 or 1 wolf mark on a copy"),
        ("archive", {"wolf": [2, 0]}, "archive can show 0 or 1 organ and 0 or 1 wolf mark on a copy"),
        ("archive", {"organ": [0], "wolf": [0]}, "there must be 35 object tiles in all, the file has 34"),
        ("archive", {"organ": [0] * 3, "wolf": [0] * 3}, "there must be 35 object tiles in all, the file has 36"),
        ("seal_of_fenrir", {"wolf": [1]}, "seal_of_fenrir is one tile with two wolf marks and no organ"),
        ("seal_of_fenrir", {"organ": [1]}, "seal_of_fenrir is one tile with two wolf marks and no organ"),
    ],
)
def test_marks_and_copies_that_make_no_sense_are_refused(id: str, change: Data, sentence: str) -> None:
    data = ours("eleven")
    row(data, "object_tiles", id).update(change)
    assert faults(read_cards, data) == [sentence]


@pytest.mark.rule("9.8")
def test_some_tile_must_show_the_organ() -> None:
    data = ours("eleven")
    for tile in data["object_tiles"]["rows"]:
        tile["organ"] = [0] * len(tile["organ"])
    assert faults(read_cards, data) == ["no tile shows the organ"]


# The examples kept for the tests of play.


def test_the_worked_examples_speak_of_spots_tiles_and_characters_that_exist() -> None:
    vectors = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["rows"]
    assert len(vectors) == len({vector["id"] for vector in vectors}) == 30
    assert {vector["source"] for vector in vectors} == {"German rulebook", "German rulebook, example", "our ruling"}
    for vector in vectors:
        before = vector["before"] if isinstance(vector["before"], dict) else {}
        assert all(before[id] in SPOTS for id in (*CHARACTERS, "organ", "clue_at") if id in before)
