"""An owner's own convent, lines of sight and cards: what makes no sense is told by a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from spoiling import printed, refused, spoiled

from subrosa.games.nuns.cardcheck import read_cards
from subrosa.games.nuns.datacheck import read_map, read_sight

READ: dict[str, Callable[[Any], object]] = {"map": read_map, "sight": read_sight, "cards": read_cards}
FIXED = "; a data file cannot change it"
PLACE = " must be a whole number from 1 to 160, not "


def ours(name: str) -> Any:
    """One of our own files, to be changed."""
    return printed("nuns", name)


@pytest.mark.rule("2.2", "2.6", "4.1", "5.1", "5.8", "7.1", "8.2", "10.2")
@pytest.mark.parametrize(
    ("name", "place", "value", "sentence"),
    [
        ("map", "locks", [], '"locks" must be a list of locks, not []'),
        ("map", "places.#17.id", 18, "place number 17 of the list must have the id 17, not 18"),
        ("map", "places.#17.id", "17", '"places.17.id" must be a whole number from 1 to 160, not "17"'),
        ("map", "places.#17.x", 1e7, '"places.#17.x" must be a number that can be drawn, not 10000000.0'),
        ("map", "places.#17.room", "attic", "place 17 is in attic, which is no room"),
        ("map", "places.#17", {"id": 17, **ours("map")["places"][4] | {"id": 17}}, "places 5 and 17 lie on the same"),
        ("map", "rooms.laundry.id", "The laundry", '"rooms.The laundry.id" must be small letters'),
        ("map", "rooms.laundry.short.fr", " ", '"rooms.laundry.short.fr" must be some words'),
        ("map", "rooms.#0", ours("map")["rooms"][6], "room laundry is listed 2 times"),
        ("map", "links.#0", {"a": 1, "b": 156}, "link number 198 leads to 156, which is no place"),
        ("map", "links.#0", {"a": True, "b": 2}, f'"links.#198.a"{PLACE}true'),
        ("map", "links.#0", {"a": 9, "b": 9}, "link number 198 leads from 9 to itself"),
        ("map", "links.#0", {"a": 8, "b": 7}, "link number 198, 8 to 7, is listed before"),
        ("map", "walls.#0", [1, 2, 3], '"walls.#157" must be a list of four numbers, not [1, 2, 3]'),
        ("map", "doors.#0", {"between": [1, 2], "line": [1] * 4}, "door number 54 is between [1, 2], where no link is"),
        ("map", "locks.#0", {"a": 1, "b": 2, "colour": "red"}, "the lock between 1 and 2 is on no link"),
        ("map", "locks.#0", {"a": 7, "b": 8, "colour": "red"}, "the lock between 7 and 8 is on no door"),
        ("map", "locks.#1.colour", "pink", '"locks.#1.colour" must be one of white, yellow, green, red, blue, orange'),
        ("map", "keys.#0", {"key": 9, "colour": "red", "place": 157}, "key 9 lies on 157, which is no place"),
        ("map", "keys.#0", {"key": 3, "colour": "red", "place": 20}, "key 3 is listed 2 times"),
        ("map", "cells.theresa", 156, "the cell of theresa is 156, which is no place"),
        ("map", "cells.theresa", 4, "theresa and celeste have the same cell, 4"),
        ("map", "guard_start", 0, f'"guard_start"{PLACE}0'),
        ("map", "guard_start", 156, "the guards start on 156, which is no place"),
        ("map", "rooms_2025.rows.#1", [], 'place 1 must be in one room of "rooms_2025", not in 0'),
        ("map", "rooms_2025.rows.#1.#0", 156, '"rooms_2025" lists 156, which is no place'),
        ("sight", "arc_degrees", 360, '"arc_degrees" must be 180, not 360'),
        ("sight", "range", 7, '"range" must be 6, not 7'),
        ("sight", "tolerance_degrees", 40, '"tolerance_degrees" must be a number from 0 to 15, not 40'),
        ("sight", "visible", [], '"visible" must be an object that gives each place the places it sees, not []'),
        ("sight", "visible", {"2": [], "1": []}, '"visible" must have the places in order: "1", "2", "3" and so on'),
        ("sight", "visible.7", [8, 9, 10], "7 sees 10, but 10 does not see 7"),
        ("sight", "visible.7", [8, 9, 7], "place 7 sees 7, which is no other place"),
        ("sight", "visible.7", [8, 9, 156], "place 7 sees 156, which is no other place"),
        ("sight", "visible.7", [8, 9, 9], "place 7 sees 9 2 times"),
        ("sight", "shrine.place", 156, "the shrine is on 156, which is no place"),
        ("sight", "shrine.open_sees.#1", 82, "the shrine sees 82, which is no other place"),
        ("sight", "by_facing.#0", {"from": 8, "at": 7, "sees": []}, "a guard from 8 at 7 is listed 2 times"),
        ("sight", "by_facing.#0", {"from": 9, "at": 7, "sees": [10]}, "a guard from 9 at 7 sees 10, which 7 does not"),
        ("sight", "by_facing.#0", {"from": 9, "at": 156, "sees": []}, "a guard from 9 at 156 is on 156, which is no"),
        ("cards", "paths.rows", [], '"paths" must be a list of 1 to 30 paths, not []'),
        *(
            ("cards", f"constants.{key}", 9, f'"constants.{key}" must stay ')
            for key in ("rounds", "die", "u_turns", "tokens")
        ),
        ("cards", "wishes.w1.id", "w2", 'row number 1 of "wishes" must be w1, not "w2"'),
        ("cards", "moves.stand.max", 1, 'the card stand needs "min" and "max" from 0 to 0, the file has 0 and 1'),
        ("cards", "moves.walk.min", 5, 'the card walk needs "min" and "max" from 1 to 5, the file has 5 and 4'),
        ("cards", "moves.run.max", 6, '"moves.run.max" must be a whole number from 0 to 5, not 6'),
        ("cards", "moves.run.noise", 7, '"moves.run.noise" must be a whole number from -6 to 6, not 7'),
        ("cards", "moves.run.code", "R2", '"moves.run.code" must be one to three letters, not "R2"'),
        ("cards", "moves.run.code", "W", "the code W is listed 2 times"),
        ("cards", "guard_moves.run.max", 7, '"guard_moves.run.max" must stay 6' + FIXED),
        ("cards", "blessings.false_noise.copies", 1, "8 figures may need a blessing each, the file has 7"),
        ("cards", "blessings.false_noise.copies", -1, '"blessings.false_noise.copies" must be a whole number from 0'),
        ("cards", "wishes.w3.key", "green", '"wishes.w3.key" must be a whole number from 1 to 99, not "green"'),
        ("cards", "paths.red-122-147.places", [122], '"paths.red-122-147.places" must be a list of two places or more'),
        ("cards", "paths.red-122-147.places", [122, 123, 122], "path red-122-147 comes to 122 2 times"),
        ("cards", "paths.red-122-147.id", "Red", '"paths.Red.id" must be small letters, digits and hyphens, not "Red"'),
        ("cards", "paths.red-122-147.id", "red-26-147", "path red-26-147 is listed 2 times"),
        ("cards", "paths.red-122-147.colour", "pink", '"paths.red-122-147.colour" must be one of white'),
    ],
)
def test_a_place_that_makes_no_sense_is_named(name: str, place: str, value: object, sentence: str) -> None:
    (found,) = refused(READ[name], spoiled(ours(name), place, value))
    assert found.startswith(sentence)


def test_a_map_has_no_more_places_and_links_than_there_is_room_for() -> None:
    board = ours("map")
    board["links"] += [{"a": 1, "b": number} for number in range(100, 108)]
    assert refused(read_map, board) == ["place 1 has 9 neighbours, more than 8"]
    board["places"] += [{"id": number, "x": number, "y": 0, "room": "chapel"} for number in range(156, 162)]
    assert refused(read_map, board) == ['"places.#161.id" must be a whole number from 1 to 160, not 161']


def test_a_map_in_two_parts_is_refused() -> None:
    board = ours("map")
    cut = ({10, 9}, {32, 31}, {11, 12})
    board["links"] = [link for link in board["links"] if {link["a"], link["b"]} not in cut]
    board["doors"] = [door for door in board["doors"] if set(door["between"] or ()) not in cut]
    assert refused(read_map, board) == ["these places cannot be reached from 1: 10, 11, 32"]


@pytest.mark.rule("4.5", "4.8")
def test_a_key_behind_a_lock_is_refused() -> None:
    found = refused(read_map, spoiled(ours("map"), "keys.#3.place", 121))
    assert len(found) == 6
    assert found[0] == "anne_marie cannot reach key 3 on 121 from her cell without passing a lock"


def test_more_paths_than_there_is_room_for_are_refused() -> None:
    data = ours("cards")
    data["paths"]["rows"] += [{"id": f"more-{n}", "colour": "red", "places": [122, 123]} for n in range(17)]
    (found,) = refused(read_cards, data)
    assert found.startswith('"paths" must be a list of 1 to 30 paths')
