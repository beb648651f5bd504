"""An owner's own convent, lines of sight and cards: ours are sound, and every fault is told by a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from subrosa.core.errors import BadData
from subrosa.games.nuns.datacheck import read_cards, read_map, read_sight

Data = dict[str, Any]
READ: dict[str, Callable[[str], Data]] = {"map": read_map, "sight": read_sight, "cards": read_cards}


def ours(name: str) -> Data:
    """One of our own files, to be changed."""
    loaded: Data = json.loads(files("subrosa.games.nuns").joinpath(f"data/{name}.json").read_text("utf-8"))
    return loaded


def faults(name: str, data: Data) -> list[str]:
    """What the reader finds wrong with a file."""
    with pytest.raises(BadData) as caught:
        READ[name](json.dumps(data))
    return caught.value.found


def place(board: Data, number: int) -> Data:
    found: Data = board["places"][number - 1]
    return found


def row(data: Data, section: str, id: str) -> Data:
    found: Data = next(row for row in data[section]["rows"] if row["id"] == id)
    return found


# All three.


@pytest.mark.parametrize("name", READ)
def test_our_own_files_are_sound(name: str) -> None:
    assert READ[name](json.dumps(ours(name))) == ours(name)


@pytest.mark.parametrize("name", READ)
@pytest.mark.parametrize("text", ["", "[]", "{}", "3", '{"schema": "nuns-map/2"}', '{"schema": "eleven-map/1"}'])
def test_a_file_of_another_kind_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadData) as caught:
        READ[name](text)
    assert len(caught.value.found) == 1


# The map.


@pytest.mark.parametrize("part", ("rooms", "places", "links", "locks", "keys", "doors", "walls", "cells", "rooms_2025"))
@pytest.mark.parametrize("value", (None, 3, "all"))
def test_the_parts_of_a_map_must_be_there(part: str, value: object) -> None:
    board = ours("map")
    board[part] = value
    found = faults("map", board)
    assert len(found) == 1 and found[0].startswith(f'"{part}" must')


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("id", 18, "place number 17 of the list must have the id 17, not 18"),
        ("id", "17", "place number 17 of the list must have the id 17, not 17"),
        ("x", None, "place 17 needs numbers x and y"),
        ("y", "far", "place 17 needs numbers x and y"),
        ("x", float("nan"), "place 17 needs numbers x and y"),
        ("room", "attic", "place 17 is in attic, which is no room"),
        ("room", ["dormitory"], 'place 17 is in ["dormitory"], which is no room'),
    ],
)
def test_a_place_that_makes_no_sense_is_refused(key: str, value: object, sentence: str) -> None:
    board = ours("map")
    place(board, 17)[key] = value
    assert faults("map", board) == [sentence]


def test_two_places_on_one_spot_are_refused() -> None:
    board = ours("map")
    place(board, 17).update(x=place(board, 5)["x"], y=place(board, 5)["y"])
    assert faults("map", board) == ["places 5 and 17 lie on the same spot"]


def test_a_map_with_more_places_than_there_is_room_for_is_refused() -> None:
    board = ours("map")
    board["places"] += [{"id": number, "x": number, "y": 0, "room": "chapel"} for number in range(156, 163)]
    assert faults("map", board) == ["the map has 162 places, more than 160"]


def test_rooms_have_ids_and_names() -> None:
    board = ours("map")
    board["rooms"][6]["id"] = "The laundry"
    del board["rooms"][7]["cs"]
    board["rooms"][8]["short"]["fr"] = " "
    assert faults("map", board) == [
        "the id of room number 7 must be small letters, digits and underscores",
        "room main_store needs a name and a short name in en, de, fr, cs",
        "room gardens needs a name and a short name in en, de, fr, cs",
    ]
    board = ours("map")
    board["rooms"].append(board["rooms"][6])
    assert faults("map", board) == ["room laundry is listed 2 times"]


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ({"a": 1, "b": 156}, "link number 198 leads to 156, which is no place"),
        ({"a": 1}, "link number 198 leads to null, which is no place"),
        ({"a": True, "b": 2}, "link number 198 leads to true, which is no place"),
        ({"a": 9, "b": 9}, "link number 198 leads from 9 to itself"),
        ({"a": 8, "b": 7}, "link number 198, 8 to 7, is listed before"),
        ({"a": 8, "b": 10, "via": [3]}, 'the "via" of link 8 to 10 must be a list of points of two numbers'),
    ],
)
def test_a_link_that_makes_no_sense_is_refused(link: Data, sentence: str) -> None:
    board = ours("map")
    board["links"].append(link)
    assert faults("map", board) == [sentence]


def test_a_place_with_too_many_neighbours_is_refused() -> None:
    board = ours("map")
    board["links"] += [{"a": 1, "b": number} for number in range(100, 108)]
    assert faults("map", board) == ["place 1 has 9 neighbours, more than 8"]


def test_a_map_in_two_parts_is_refused() -> None:
    board = ours("map")
    board["links"] = [link for link in board["links"] if {link["a"], link["b"]} != {10, 9}]
    board["links"] = [link for link in board["links"] if {link["a"], link["b"]} not in ({32, 31}, {11, 12})]
    board["doors"] = [door for door in board["doors"] if door["between"] not in ([9, 10], [31, 32])]
    assert faults("map", board) == ["these places cannot be reached from 1: 10, 11, 32"]


@pytest.mark.parametrize(
    ("part", "extra", "sentence"),
    [
        ("walls", [1, 2, 3], "wall number 157 must be four numbers"),
        ("walls", "north", "wall number 157 must be four numbers"),
        ("doors", {"between": [1, 2], "line": [1, 2, 3, 4]}, "door number 54 is between [1, 2], where no link is"),
        ("doors", {"between": 7, "line": [1, 2, 3, 4]}, "door number 54 is between 7, where no link is"),
        ("doors", {"between": None}, 'the "line" of door number 54 must be four numbers'),
        ("locks", {"a": 1, "b": 2, "colour": "red"}, "the lock between 1 and 2 is on no link"),
        ("locks", {"a": 1, "colour": "red"}, "the lock between 1 and null is on no link"),
        ("locks", {"a": 7, "b": 8, "colour": "red"}, "the lock between 7 and 8 is on no door"),
        ("keys", {"key": 9, "colour": "red", "place": 200}, "key 9 lies on 200, which is no place"),
        ("keys", {"colour": "red", "place": 20}, 'key number 9 of the list must have a number "key" from 1 to 99'),
        ("keys", {"key": 3, "colour": "red", "place": 20}, "key 3 is listed 2 times"),
    ],
)
def test_walls_doors_locks_and_keys_that_make_no_sense_are_refused(part: str, extra: object, sentence: str) -> None:
    board = ours("map")
    board[part].append(extra)
    assert faults("map", board) == [sentence]


@pytest.mark.parametrize(
    ("part", "where"), [("locks", "the lock between 19 and 26"), ("keys", "key 1")], ids=["locks", "keys"]
)
def test_colours_are_those_of_the_box(part: str, where: str) -> None:
    board = ours("map")
    board[part][0]["colour"] = "pink"
    assert faults("map", board) == [
        f"{where} has the colour pink, not one of white, yellow, green, red, blue, orange, purple"
    ]


@pytest.mark.rule("2.2", "2.6")
@pytest.mark.parametrize(
    ("change", "sentences"),
    [
        ({"theresa": None}, ["the cell of theresa is null, which is no place"]),
        ({"theresa": 300}, ["the cell of theresa is 300, which is no place"]),
        ({"theresa": 4}, ["theresa and celeste have the same cell, 4"]),
        ({"agnes": 7}, ['"cells" names agnes, who is no novice']),
    ],
)
def test_every_novice_has_a_cell_of_her_own(change: Data, sentences: list[str]) -> None:
    board = ours("map")
    board["cells"].update(change)
    assert faults("map", board) == sentences


def test_a_missing_cell_and_a_missing_start_are_told() -> None:
    board = ours("map")
    del board["cells"]["margaret"]
    board["guard_start"] = 0
    assert faults("map", board) == ["margaret has no cell", "the guards start on 0, which is no place"]


@pytest.mark.rule("5.8")
def test_every_place_is_in_one_room_of_2025() -> None:
    board = ours("map")
    board["rooms_2025"]["rows"][0] = [2]
    assert faults("map", board) == [
        'place 1 must be in one room of "rooms_2025", not in 0',
        'place 2 must be in one room of "rooms_2025", not in 2',
    ]
    board["rooms_2025"]["rows"][0] = ["1"]
    assert faults("map", board) == ['"rooms_2025" lists 1, which is no place']


@pytest.mark.rule("4.5", "4.8")
def test_a_key_behind_a_lock_is_refused() -> None:
    board = ours("map")
    board["keys"][2]["place"] = 121
    found = faults("map", board)
    assert len(found) == 6
    assert found[0] == "anne_marie cannot reach key 3 on 121 from her cell without passing a lock"


# Lines of sight.


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"arc_degrees": 360}, '"arc_degrees" is 180 by the rules; a data file cannot change it'),
        ({"range": 7}, '"range" is 6 by the rules; a data file cannot change it'),
        ({"tolerance_degrees": 40}, '"tolerance_degrees" must be a number from 0 to 15'),
        ({"visible": []}, '"visible" must be an object that gives each place the places it sees'),
        ({"visible": {"2": [], "1": []}}, '"visible" must have the places in order: "1", "2", "3" and so on'),
        ({"by_facing": {}}, '"by_facing" must be a list of objects'),
        ({"shrine": {"place": 200}}, '"shrine" must give the "place" of the shrine'),
        ({"shrine": {"place": 82}}, "what the shrine sees must be a list of places"),
        ({"shrine": {"place": 82, "open_sees": [82]}}, "the shrine sees 82, which is no other place"),
    ],
)
def test_lines_of_sight_that_make_no_sense_are_refused(change: Data, sentence: str) -> None:
    assert faults("sight", ours("sight") | change) == [sentence]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("seen", "sentence"),
    [
        ([8, 9, 10], "7 sees 10, but 10 does not see 7"),
        ([8], "9 sees 7, but 7 does not see 9"),
        ([8, 9, 7], "place 7 sees 7, which is no other place"),
        ([8, 9, 156], "place 7 sees 156, which is no other place"),
        ([8, 9, 9], "place 7 sees 9 2 times"),
        (None, "what place 7 sees must be a list of places"),
    ],
)
def test_lines_of_sight_are_the_same_both_ways(seen: object, sentence: str) -> None:
    views = ours("sight")
    views["visible"]["7"] = seen
    assert faults("sight", views)[0] == sentence


@pytest.mark.parametrize(
    ("extra", "sentence"),
    [
        ({"from": 8, "at": 7, "sees": []}, "a guard from 8 at 7 is listed twice"),
        ({"from": 9, "at": 7, "sees": [10]}, "a guard from 9 at 7 sees 10, which 7 does not see at all"),
        ({"from": 9, "at": 7}, "what a guard from 9 at 7 sees must be a list of places"),
        ({"at": 7, "sees": []}, 'row number 395 of "by_facing" must give the places "from" and "at"'),
        (7, 'row number 395 of "by_facing" must give the places "from" and "at"'),
    ],
)
def test_half_circles_that_make_no_sense_are_refused(extra: object, sentence: str) -> None:
    views = ours("sight")
    views["by_facing"].append(extra)
    assert faults("sight", views) == [sentence]


# Cards.


@pytest.mark.parametrize("section", ("novices", "guards", "colours", "moves", "guard_moves", "wishes", "paths"))
def test_the_sections_of_a_cards_file_must_be_there(section: str) -> None:
    values: tuple[object, ...] = (None, {}, {"rows": []}, {"rows": [3]})
    for value in values:
        assert faults("cards", ours("cards") | {section: value}) == [f'"{section}" must hold a list "rows" of objects']


def test_title_and_constants_must_be_there() -> None:
    assert faults("cards", ours("cards") | {"constants": 3, "game": {"title": {"en": "Nuns"}}}) == [
        '"constants" must be an object',
        '"game" must hold a "title" in en, de, fr, cs',
    ]


@pytest.mark.parametrize("key", ("rounds", "first_round_factor", "die", "u_turns"))
def test_numbers_of_the_rules_stay(key: str) -> None:
    data = ours("cards")
    was = data["constants"][key]
    data["constants"][key] = 9
    assert faults("cards", data) == [f'"constants.{key}" is {was} by the rules; a data file cannot change it']


def test_ids_and_names_stay_complete() -> None:
    data = ours("cards")
    data["wishes"]["rows"].reverse()
    del row(data, "blessings", "swift_foot")["cs"]
    assert faults("cards", data) == [
        '"wishes" must list these ids in this order: w1, w2, w3, w4, w5, w6, w7, w8',
        '"blessings" has no name for swift_foot in every language',
    ]


@pytest.mark.rule("4.1", "7.1", "8.2", "10.2")
@pytest.mark.parametrize(
    ("section", "id", "change", "sentence"),
    [
        ("moves", "stand", {"max": 1}, 'the card stand needs "min" and "max" from 0 to 0, the file has 0 and 1'),
        ("moves", "walk", {"min": 5}, 'the card walk needs "min" and "max" from 1 to 5, the file has 5 and 4'),
        ("moves", "run", {"max": 6}, 'the card run needs "min" and "max" from 1 to 5, the file has 1 and 6'),
        ("moves", "run", {"noise": 7}, "the noise of run must be from -6 to 6"),
        ("moves", "run", {"code": "R2"}, "the code of run must be one to three letters"),
        (
            "guard_moves",
            "run",
            {"max": 7},
            "the max of the guards' card run is 6 by the rules; a data file cannot change it",
        ),
        ("blessings", "false_noise", {"copies": 1}, "8 figures may need a blessing each, the file has 7"),
        ("blessings", "false_noise", {"copies": -1}, "the copies of false_noise must be from 0 to 9"),
        ("wishes", "w3", {"key": "green"}, "wish w3 needs the number of its key, not green"),
        ("wishes", "w3", {"place": None}, "wish w3 needs the number of its place, not null"),
        ("paths", "red-122-147", {"places": [122]}, 'the "places" of path red-122-147 must be two places or more'),
        ("paths", "red-122-147", {"places": [122, 123, 122]}, "path red-122-147 comes to 122 2 times"),
        ("paths", "red-122-147", {"id": "Red"}, "the id of path number 3 must be small letters, digits and hyphens"),
        ("paths", "red-122-147", {"id": "red-26-147"}, "path red-26-147 is listed 2 times"),
    ],
)
def test_figures_that_make_no_sense_are_refused(section: str, id: str, change: Data, sentence: str) -> None:
    data = ours("cards")
    row(data, section, id).update(change)
    assert faults("cards", data) == [sentence]


def test_more_paths_than_there_is_room_for_are_refused() -> None:
    data = ours("cards")
    data["paths"]["rows"] += [{"id": f"more-{n}", "colour": "red", "places": [122, 123]} for n in range(17)]
    assert faults("cards", data) == ["there are 31 paths, more than 30"]
