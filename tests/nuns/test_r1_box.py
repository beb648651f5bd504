"""What is in the box, as the tables of RULES.md have it (1, 16.1)."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from subrosa.core.text import LANGUAGES, shown
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


@pytest.mark.rule("1.1")
def test_the_board_has_155_places_and_197_links() -> None:
    assert [int(place) for place in box.PLACES] == list(range(1, 156))
    assert len(links()) == 197


@pytest.mark.rule("1.1a")
def test_the_first_six_places_are_cells_and_26_is_the_abbess_s() -> None:
    assert [cell + 1 for cell in box.CELLS] == [1, 2, 3, 4, 5, 6]
    assert box.ROOMS[box.ROOM_OF[25]] == "abbess_cell" and box.GUARD_START + 1 == 26
    assert [box.ROOMS[box.ROOM_OF[cell]] for cell in box.CELLS] == [f"cell_{n}" for n in range(1, 7)]


@pytest.mark.rule("1.1b")
def test_five_places_are_ends_of_paths() -> None:
    assert {end + 1 for ends in box.PATH_ENDS for end in ends} == {26, 84, 101, 122, 147}


@pytest.mark.rule("1.1c")
def test_ten_of_the_52_doors_on_links_are_locked() -> None:
    doors = {(a, b) for a, b in links() if box.DOOR[a - 1][box.NEIGHBOURS[a - 1].index(b - 1)]}
    locked = {(a, b) for a, b in links() if box.LOCKED[a - 1][box.NEIGHBOURS[a - 1].index(b - 1)]}
    assert len(doors) == 52 and locked <= doors
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


@pytest.mark.rule("1.3d")
def test_the_eight_wishes_are_those_of_the_table() -> None:
    table = rows("**1.3d**", 4)
    assert len(table) == 8
    for card, colour, key, wish in table:
        n = box.WISHES.index(card.lower())
        assert (box.KEY_PLACE[n] + 1, box.WISH_PLACE[n] + 1) == (int(key), int(wish))
        assert box.COLOURS[box.KEY_COLOUR[n]] == colour


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


@pytest.mark.rule("16.1")
def test_everything_has_a_name_in_four_languages_and_an_id_for_commands() -> None:
    assert LANGUAGES == ("en", "de", "fr", "cs")
    for section, ids in {
        "novices": box.NOVICES,
        "guards": box.GUARDS,
        "cards": box.CARDS,
        "wishes": box.WISHES,
        "blessings": (*box.BLESSINGS, *(f"guard_{id}" for id in box.BLESSINGS)),
        "rooms": box.ROOMS,
    }.items():
        for language in LANGUAGES:
            assert tuple(box.names(section, language)) == ids and all(box.names(section, language).values())
    table = Table(2, wishes={1: "w5"}).begin()
    assert table.lines() == ["play stand", "play sneak", "play walk", "play run"]


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


@pytest.mark.rule("16.1")
def test_blessings_have_the_ids_of_the_table() -> None:
    assert tuple(named("| blessing | English |")) == box.BLESSINGS


@pytest.mark.rule("16.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_telling_can_be_named(language: str) -> None:
    table = Table(8, blessed={}).wander()
    for telling in table.match.told:
        told = shown(GAME, telling.facts, language)
        assert told.keys() == telling.facts.keys() and all(str(name) for name in told.values())


def test_two_to_eight_may_play() -> None:
    assert GAME.seats == range(2, 9)
