"""What is in the box, as the tables of RULES.md have it (1, 16.1)."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from subrosa.core.text import LANGUAGES
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import OPTIONS, STATUS

from .table import Table

RULES = files("subrosa.games.nuns").joinpath("RULES.md").read_text("utf-8")


def rows(after: str, columns: int) -> list[list[str]]:
    """The rows of the first table after a text of RULES.md, without its head."""
    found: list[list[str]] = []
    for line in RULES.split(after, 1)[1].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == columns:
            found.append(cells)
        elif found:
            break
    return found[2:]


def links() -> set[tuple[int, int]]:
    return {(a + 1, b + 1) for a, row in enumerate(box.NEIGHBOURS) for b in row if b > a}


@pytest.mark.rule("1.1", "1.1a", "1.1b")
def test_the_board_has_155_places_197_links_six_cells_and_five_ends_of_paths() -> None:
    assert [int(place) for place in box.PLACES] == list(range(1, 156))
    assert len(links()) == len(box.BOARD["links"]) == 197
    assert [cell + 1 for cell in box.CELLS] == [1, 2, 3, 4, 5, 6]
    assert box.ROOMS[box.ROOM_OF[25]] == "abbess_cell" and box.GUARD_START + 1 == 26
    assert [box.ROOMS[box.ROOM_OF[cell]] for cell in box.CELLS] == [f"cell_{n}" for n in range(1, 7)]
    assert {end + 1 for ends in box.PATH_ENDS for end in ends} == {26, 84, 101, 122, 147}


@pytest.mark.rule("1.1c")
def test_ten_of_the_52_doors_on_links_are_locked() -> None:
    doors = {(a, b) for a, b in links() if box.DOOR[a - 1][box.NEIGHBOURS[a - 1].index(b - 1)]}
    locked = {(a, b) for a, b in links() if box.LOCKED[a - 1][box.NEIGHBOURS[a - 1].index(b - 1)]}
    assert len(doors) == 52 and locked <= doors and sum(map(sum, box.LOCKED)) == 2 * 10
    closed = {26, 109, 110, 118, 119, 121, 132, 133, 148, *range(151, 156)}
    for row in (box.UNLOCKED[cell] for cell in box.CELLS):
        assert {place + 1 for place, steps in enumerate(row) if steps == box.UNREACHED} == closed
    named = next(line for line in RULES.split("**1.1c**")[1].split("\n\n"))
    assert locked == {(int(a), int(b)) for a, b in re.findall(r"(\d+)-(\d+)", named)} and len(locked) == 10
    colours = {(row["a"], row["b"]): row["colour"] for row in box.BOARD["locks"]}
    assert {colours[pair] for pair in ((19, 26), (25, 26), (26, 40))} == {"white"}
    assert [colours[pair] for pair in ((109, 110), (119, 126), (121, 122), (154, 155))] == [
        "blue",
        "green",
        "red",
        "yellow",
    ]


@pytest.mark.rule("1.1d")
def test_eight_keys_are_drawn_and_stay_there_for_others() -> None:
    assert sorted(place + 1 for place in box.KEY_PLACE) == [10, 36, 67, 72, 82, 107, 130, 149]
    table = Table(3, wishes={1: "w5", 2: "w6"}).put(1, 130, key=1).put(2, 149).begin()
    table.play("2: play stand", "2: stop", "3: play stand", "3: stop")
    assert table.s.key[:2] == [1, 1]


@pytest.mark.rule("1.1e")
def test_the_track_has_fifteen_spaces() -> None:
    assert box.ROUNDS == 15 == max(map(int, OPTIONS["rounds"]))


@pytest.mark.rule("1.2")
def test_a_novice_card_has_two_sides() -> None:
    assert STATUS == ("run", "caught")
    table = Table(3).begin()
    assert [table.status(novice) for novice in (1, 2)] == ["run", "run"]


@pytest.mark.rule("1.3", "1.3a", "1.3b")
def test_the_66_cards_are_of_six_kinds() -> None:
    copies = {section: [row["copies"] for row in box.DATA[section]["rows"]] for section in ("moves", "guard_moves")}
    assert box.CARDS == ("stand", "sneak", "walk", "run") and copies["moves"] == [6, 6, 6, 6]
    assert box.GUARD_CARDS == ("walk", "run") and copies["guard_moves"] == [2, 2]
    paths = len(box.PATHS) + box.U_TURNS
    assert (len(box.PATHS), box.U_TURNS, paths) == (14, 2, 16)
    kinds = (sum(copies["guard_moves"]), sum(copies["moves"]), len(box.WISHES), sum(box.BLESSING_COPIES), paths)
    assert kinds == (4, 24, 8, 8, 16) and sum(kinds) + len(box.NOVICES) == 66


@pytest.mark.rule("1.3c")
def test_the_fourteen_paths_are_those_of_the_table() -> None:
    table = rows("**1.3c**", 3)
    assert len(table) == len(box.PATHS) == 14
    for name, steps, places in table:
        path = box.PATHS.index(name.replace(" / ", "-").replace(" ", "-"))
        way = [place + 1 for place in box.PATH_PLACES[path][: box.PATH_LENGTH[path]]]
        assert way == [int(place) for place in places.split()] and len(way) - 1 == int(steps)
        assert len(set(way)) == len(way)
        assert all((min(a, b), max(a, b)) in links() for a, b in pairwise(way))
        assert box.DATA["paths"]["rows"][path]["colour"] == name.split()[0]
        assert (way[0] - 1, way[-1] - 1) == box.PATH_ENDS[path] and set(box.PATH_PLACES[path][len(way) :]) <= {-1}
        index = {place + 1: at for place, at in enumerate(box.PATH_INDEX[path]) if at >= 0}
        assert index == {place: at for at, place in enumerate(way)}
        assert {place + 1 for place, far in enumerate(box.PATH_DISTANCE[path]) if far == 0} == set(way)


def key_colour(wish: int) -> str:
    """The colour of the key that a wish needs."""
    colours = {row["key"]: row["colour"] for row in box.BOARD["keys"]}
    return str(colours[box.DATA["wishes"]["rows"][wish]["key"]])


@pytest.mark.rule("1.3d")
def test_the_eight_wishes_are_those_of_the_table() -> None:
    table = rows("**1.3d**", 4)
    assert len(table) == 8
    for card, colour, key, wish in table:
        n = box.WISHES.index(card.lower())
        assert (box.KEY_PLACE[n] + 1, box.WISH_PLACE[n] + 1) == (int(key), int(wish))
        assert key_colour(n) == colour


@pytest.mark.rule("1.3e")
def test_the_eight_blessings_are_two_of_each_of_four_kinds() -> None:
    table = Table(8, blessed={})
    assert sorted(table.s.blessing) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("1.4", "R1")
def test_more_than_sixteen_tokens_may_lie_on_the_board() -> None:
    table = Table(7).guard("abbess", 40, 39).guard("prioress", 40, 39)
    for novice in range(1, 7):
        table.put(novice, 18)
    table.begin()
    for seat in range(2, 8):
        table.play(f"{seat}: play run", f"{seat}: step 17", f"{seat}: step 16", f"{seat}: stop")
    for _ in range(6):
        table.play("die 6", "noise 26 39", "noise 26 39")
    assert len(table.noises) == 24 and len({owner for owner, _, _ in table.noises}) == 6


def named(head: str) -> dict[str, list[str]]:
    """The names in the table of RULES.md with this head, by id."""
    lines = RULES.split(head, 1)[1].split("\n\n")[0].splitlines()[2:]
    table = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    return {row[0].lower(): row[1:] for row in table}


@pytest.mark.rule("16.1")
@pytest.mark.parametrize(
    ("section", "head", "languages"),
    [
        ("wishes", "| wish | English |", LANGUAGES),
        ("rooms", "| room | English |", ("en", "de")),
        ("rooms", "| room | French |", ("fr", "cs")),
    ],
)
def test_names_and_ids_are_those_of_the_tables(section: str, head: str, languages: tuple[str, ...]) -> None:
    table = named(head)
    for n, language in enumerate(languages):
        assert {id: names[n] for id, names in table.items()} == box.names(section, language)


@pytest.mark.rule("16.1")
def test_blessings_have_the_names_of_the_table() -> None:
    table = named("| blessing | English |")
    for n, language in enumerate(LANGUAGES):
        assert [names[n] for names in table.values()] == [row[language] for row in box.DATA["blessings"]["rows"]]
    assert tuple(table) == box.BLESSINGS


def test_links_lead_both_ways_and_neighbours_stand_in_order() -> None:
    for place, row in enumerate(box.NEIGHBOURS):
        filled = [to for to in row if to >= 0]
        assert filled and filled == sorted(set(filled)) and row == (*filled, *[-1] * (len(row) - len(filled)))
        assert all(place in box.NEIGHBOURS[to] for to in filled)
        assert all(not flag for table in (box.LOCKED, box.DOOR) for flag in table[place][len(filled) :])
    assert max(sum(to >= 0 for to in row) for row in box.NEIGHBOURS) == box.MOST_NEIGHBOURS == 4


@pytest.mark.rule("1.3", "2.2", "4.1", "7.1", "8.2", "10.2")
def test_cards_have_their_figures() -> None:
    assert box.CARDS == ("stand", "sneak", "walk", "run") and box.CARD_CODES == ("ST", "Sn", "W", "R")
    assert list(zip(box.CARD_MIN, box.CARD_MAX, strict=True)) == [(0, 0), (1, 2), (3, 4), (1, 5)]
    assert box.CARD_NOISE == (-3, -2, -1, 1)
    assert box.GUARD_CARDS == ("walk", "run") and [row["listens"] for row in box.DATA["guard_moves"]["rows"]] == [1, 0]
    assert list(zip(box.GUARD_MIN, box.GUARD_MAX, strict=True)) == [(3, 4), (5, 6)]
    assert box.NOVICES == ("anne_marie", "margaret", "theresa", "celeste", "angelica", "bernadette")
    assert box.GUARDS == ("abbess", "prioress")
    assert box.BLESSINGS == ("false_noise", "second_chance", "soft_steps", "swift_foot")
    assert box.BLESSING_COPIES == (2, 2, 2, 2)
    assert (box.ROUNDS, box.FIRST_ROUND_FACTOR, box.DIE, box.U_TURNS) == (15, 2, 6, 2)


@pytest.mark.rule("2.3", "4.5")
def test_a_wish_lies_behind_a_lock_of_its_key_s_colour() -> None:
    for wish, place in enumerate(box.WISH_PLACE):
        colours = {row["colour"] for row in box.BOARD["locks"] if place + 1 in (row["a"], row["b"])}
        assert key_colour(wish) in colours
        assert box.UNLOCKED[box.CELLS[0]][place] == box.UNREACHED


def test_tables_of_the_rules_have_rows_of_equal_length() -> None:
    for name, value in vars(box).items():
        if name.isupper() and isinstance(value, tuple) and isinstance(value[0], tuple):
            assert len({len(row) for row in value}) == 1, name
    assert len(box.SIGHT) == len(box.SIGHT_TURNED) == box.PLACE_COUNT * box.MOST_NEIGHBOURS
    assert {len(row) for row in (*box.SIGHT, *box.VISIBLE, *box.DISTANCE, *box.UNLOCKED)} == {box.PLACE_COUNT}


@pytest.mark.rule("16.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language: str) -> None:
    sections = {
        "rooms": box.ROOMS,
        "short_rooms": box.ROOMS,
        "novices": box.NOVICES,
        "guards": box.GUARDS,
        "colours": box.COLOURS,
        "cards": box.CARDS,
        "wishes": box.WISHES,
        "blessings": (*box.BLESSINGS, *(f"guard_{id}" for id in box.BLESSINGS)),
        "paths": box.PATHS,
        "terms": tuple(row["id"] for row in box.DATA["terms"]["rows"]),
    }
    for section, ids in sections.items():
        names = box.names(section, language)
        assert tuple(names) == ids and all(name.strip() for name in names.values())
        if section not in ("short_rooms", "terms", "blessings"):
            assert len(set(names.values())) == len(ids), section
    assert set(box.TITLE) == set(LANGUAGES)


@pytest.mark.rule("8.1")
def test_distances_are_those_of_the_shortest_way_whatever_is_locked() -> None:
    for a in range(box.PLACE_COUNT):
        assert box.DISTANCE[a][a] == 0
        for b in range(box.PLACE_COUNT):
            assert box.DISTANCE[a][b] == box.DISTANCE[b][a] < box.UNREACHED
            if a != b:
                assert box.DISTANCE[a][b] == 1 + min(box.DISTANCE[to][b] for to in box.NEIGHBOURS[a] if to >= 0)
                assert (box.DISTANCE[a][b] == 1) == (b in box.NEIGHBOURS[a])


def test_every_part_of_the_files_says_where_it_comes_from() -> None:
    assert (box.BOARD["schema"], box.VIEWS["schema"], box.DATA["schema"]) == (
        "nuns-map/1",
        "nuns-sight/1",
        "nuns-cards/1",
    )
    levels = box.DATA["confidence_levels"]
    assert box.BOARD["source"] and box.BOARD["confidence"] in levels and box.VIEWS["source"]
    for section in (part for key, part in box.DATA.items() if key not in ("schema", "confidence_levels")):
        assert section["source"]
        told = section.get("confidence", "rulebook")
        assert {told} <= levels.keys() if isinstance(told, str) else set(told.values()) <= levels.keys()


def test_two_to_eight_may_play() -> None:
    assert GAME.seats == range(2, 9)
