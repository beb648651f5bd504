"""The box: numbers of the components (1), events (17), tiles (19), gears (23) and the board (24)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from subrosa.games.eleven import box
from subrosa.games.eleven.box import BUILDINGS, CHARACTERS, KIND, NEIGHBOURS, SLOTS, SPOT_COUNT, SPOTS, TILES


def steps_from(start: int) -> list[int]:
    """The number of steps from a spot to each spot of an empty board."""
    far = [-1] * SPOT_COUNT
    far[start], ahead = 0, [start]
    for spot in ahead:
        for near in NEIGHBOURS[spot]:
            if near >= 0 and far[near] < 0:
                far[near] = far[spot] + 1
                ahead.append(near)
    return far


def ridden(far: list[list[int]], start: int, colour: int, most: int) -> set[int]:
    """The spots that can be reached with a number of steps and, at any moment, one ride of a colour."""
    stops = [stop for stop in range(SPOT_COUNT) if box.COLOUR[stop] == colour]
    rest = most - min(far[start][stop] for stop in stops)
    return {
        spot for spot in range(SPOT_COUNT) if far[start][spot] <= most or any(far[stop][spot] <= rest for stop in stops)
    }


@pytest.mark.rule("2", "3", "9", "11", "12", "15")
def test_the_numbers_of_the_rules() -> None:
    assert (box.SEATS, box.HOURS, box.AWAKENING, box.CLUES, box.TILE_LIMIT) == (6, 11, 5, 21, 3)
    assert (box.START_TIME, box.START_TIME_3, box.MAX_TIME) == (45, 36, 45)
    assert (box.MAX_SHEETS, box.HERO_SHEETS, box.FENRIR_SHEETS, box.WOLF_MARKS_NEEDED) == (15, 15, 12, 2)
    assert (box.TILE_REWARD_TIME, box.TILE_REWARD_CLUES, box.ORGAN_REWARD_TIME) == (2, 1, 3)
    assert (box.TILES_BEFORE_ORGAN, box.LOCOMOTIVE_STEPS, box.MOST_TEETH, box.TIME_PER_TOOTH) == (3, 3, 3, 1)


@pytest.mark.rule("1", "16", "18", "1.1")
def test_characters_events_and_power_cards_have_the_numbers_their_names_say() -> None:
    assert len(CHARACTERS) == 8 and len(box.EVENTS) == 11 and len(box.POWERS) == 4 and len(box.COLOURS) == 6
    assert [getattr(box, id.upper()) for id in CHARACTERS] == list(range(8))
    assert [getattr(box, id.upper()) for id in box.EVENTS] == list(range(11))
    assert [getattr(box, id.upper()) for id in box.POWERS] == list(range(4))
    assert [getattr(box, id.upper()) for id in box.ACTIONS] == list(range(4))
    assert [getattr(box, id.upper()) for id in box.TRANSPORTS] == list(range(4))
    assert [getattr(box, id.upper()) for id in SLOTS] == list(range(4))
    assert [getattr(box, id.upper()) for id in box.SPOT_KINDS] == list(range(3))
    assert [getattr(box, f"EFFECT_{id.upper()}") for id in box.EFFECTS] == list(range(15))
    assert [getattr(box, id.upper()) for id in box.POSITION_EFFECTS] == list(range(8))
    assert box.ABILITY_AMOUNT == (2, 1, 2, 3, 2, 3, 1, 1)
    assert box.ABILITY_COST == (0, 2, 0, 0, 0, 0, 0, 0)
    assert box.POWER_AMOUNT == (3, 1, 3, 3)


@pytest.mark.rule("24.1", "2.2")
def test_the_board_has_68_spots_and_117_edges_four_of_them_lines() -> None:
    assert SPOT_COUNT == len(SPOTS) == len(set(SPOTS)) == 68
    assert [KIND.count(kind) for kind in (box.BUILDING, box.MYSTIC, box.TRANSPORT)] == [51, 5, 12]
    assert [box.COLOUR.count(at) for at in (box.STEAM_TRAIN, box.MONORAIL, box.AIRSHIP, -1)] == [4, 4, 4, 56]
    assert all((box.COLOUR[at] >= 0) == (KIND[at] == box.TRANSPORT) for at in range(SPOT_COUNT))
    assert sum(near >= 0 for row in NEIGHBOURS for near in row) == 2 * 117
    assert Counter(edge["type"] for edge in box.BOARD["edges"]) == {"side": 113, "line": 4}


@pytest.mark.rule("24.1", "8.3.6")
def test_a_side_joins_spots_next_to_each_other_and_every_way_goes_both_ways() -> None:
    for edge in box.BOARD["edges"]:
        a, b = SPOTS.index(edge["a"]), SPOTS.index(edge["b"])
        assert b in NEIGHBOURS[a] and a in NEIGHBOURS[b]
        if edge["type"] == "side":
            assert abs(box.COL[a] - box.COL[b]) + abs(box.ROW[a] - box.ROW[b]) == 1
    places = set(zip(box.COL, box.ROW, strict=True))
    assert len(places) == 68 and max(box.COL) == 9 and max(box.ROW) == 8


@pytest.mark.rule("24.1")
def test_only_the_river_and_the_palace_wall_cut_spots_that_lie_side_by_side() -> None:
    apart = {
        frozenset((SPOTS[a], SPOTS[b]))
        for a, b in product(range(SPOT_COUNT), repeat=2)
        if abs(box.COL[a] - box.COL[b]) + abs(box.ROW[a] - box.ROW[b]) == 1 and b not in NEIGHBOURS[a]
    }
    cuts = {frozenset((cut["a"], cut["b"])) for cut in box.BOARD["cuts"]}
    assert len(cuts) == 4 and apart == cuts - {frozenset(("piazza_vittorio", "gran_madre"))}


def test_tables_of_rows_are_equally_long_and_filled_up_at_the_end() -> None:
    assert max(sum(near >= 0 for near in row) for row in NEIGHBOURS) == box.MOST_NEIGHBOURS
    for row in NEIGHBOURS:
        assert len(row) == box.MOST_NEIGHBOURS
        assert sorted(row, key=lambda near: near < 0) == list(row)


@pytest.mark.rule("24.2")
def test_the_mystic_buildings_lie_where_the_board_says() -> None:
    places = {id: (box.COL[at], box.ROW[at]) for id, at in zip(BUILDINGS, box.MYSTICS, strict=True)}
    assert places == {
        "mole": (7, 3),
        "museo_egizio": (4, 4),
        "tempio_valdese": (3, 7),
        "obelisco": (1, 2),
        "cimitero": (5, 0),
    }
    assert {KIND[at] for at in box.MYSTICS} == {box.MYSTIC}


@pytest.mark.rule("24.3")
def test_the_runes_are_on_eight_buildings_no_two_of_them_adjacent() -> None:
    assert [SPOTS[at] for at in box.START] == [
        "porte_palatine",
        "arsenale_borgo_dora",
        "conservatorio",
        "biblioteca",
        "teatro_regio",
        "murazzi",
        "rondo_forca",
        "curia_maxima",
    ]
    assert {KIND[at] for at in box.START} == {box.BUILDING}
    assert not any(near in box.START for at in box.START for near in NEIGHBOURS[at])


@pytest.mark.rule("24.5")
def test_distances() -> None:
    far = [steps_from(spot) for spot in range(SPOT_COUNT)]
    steps = [n for row in far for n in row if n]
    assert len(steps) == 68 * 67 and max(steps) == 13 and min(steps) == 1
    assert round(sum(steps) / len(steps), 1) == 5.4


@pytest.mark.rule("24.5")
def test_spots_within_reach_of_a_step_number() -> None:
    far = [steps_from(spot) for spot in range(SPOT_COUNT)]
    on_foot = [round(sum(n <= most for row in far for n in row) / 68) for most in range(1, 9)]
    assert on_foot[:5] == [4, 11, 19, 28, 37]
    assert on_foot[box.LOCOMOTIVE_STEPS :] == [28, 37, 46, 54, 60]
    for most, reached in enumerate((6, 15, 29, 45, 58), 1):
        spots = [ridden(far, start, colour, most) for start in range(SPOT_COUNT) for colour in range(3)]
        assert round(sum(map(len, spots)) / len(spots)) == reached


@pytest.mark.rule("23.4", "3.1")
def test_the_gears() -> None:
    assert (len(box.TRANSPORT_FACES), len(box.STEP_FACES), len(box.ACTION_FACES)) == (8, 9, 7)
    assert box.GEAR_STATES == 8 * 9 * 7
    assert [box.TRANSPORT_FACES.count(face) for face in range(4)] == [2, 2, 2, 2]
    assert [box.ACTION_FACES.count(face) for face in range(4)] == [1, 2, 2, 2]
    assert box.STEP_FACES == (3, 2, 4, 1, 3, 5, 2, 4, 3) and sum(box.STEP_FACES) == 27
    assert sum(box.ACTION_FACES[t % 7] == box.MOVE_CLUE for t in range(box.GEAR_STATES)) == 72


@pytest.mark.rule("19", "25.3")
def test_fifty_tiles_with_32_faces() -> None:
    assert box.TILE_FACES == len(TILES) == len(set(TILES)) == 32
    assert TILES[:5] == tuple(f"loc_{building}" for building in BUILDINGS)
    assert (sum(box.TILE_COPIES[:5]), sum(box.TILE_COPIES[5:]), sum(box.TILE_COPIES)) == (15, 35, 50)
    copies = [sum(box.TILE_COPIES[at] for at in range(32) if box.TILE_EFFECT[at] == effect) for effect in range(15)]
    assert copies == [15, 10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]


@pytest.mark.rule("23")
@pytest.mark.parametrize("language", ("en", "de", "fr", "cs"))
def test_everything_has_a_name_in_four_languages(language: str) -> None:
    ids = {
        "characters": (*CHARACTERS, *box.NEUTRAL),
        "neutral_characters": CHARACTERS,
        "colours": box.COLOURS,
        "spots": SPOTS,
        "tiles": TILES,
        "powers": box.POWERS,
        "transports": box.TRANSPORTS,
        "actions": box.ACTIONS,
    }
    for section, expected in ids.items():
        names = box.names(section, language)
        assert tuple(names) == expected and all(names.values())
        assert len(set(names.values())) == len(names)


@pytest.mark.rule("23.1", "23.2", "23.3")
def test_some_names() -> None:
    assert box.names("characters", "en")["pahlsson"] == "Påhlsson"
    assert box.names("neutral_characters", "cs")["vidal"] == "Lovec"
    assert box.names("spots", "fr")["mole"] == box.names("tiles", "de")["loc_mole"] == "Mole Antonelliana"
    assert box.names("tiles", "de")["hourglass_organ"] == "Stundenglas mit Orgel"
    assert box.names("tiles", "en")["exchange_wolf"] == "Exchange with wolf"
    assert box.names("actions", "de")["move_clue"] == "Hinweis versetzen"


def test_every_table_is_made_of_whole_numbers_alone() -> None:
    """Rules are compiled, and a compiler reads tables of one kind of number only."""
    words = {name for name in vars(box) if isinstance(getattr(box, name), tuple)} - {"NEIGHBOURS"}
    for name in words:
        kinds = {type(entry) for entry in getattr(box, name)}
        assert kinds in ({int}, {str}), name
    assert {type(near) for row in NEIGHBOURS for near in row} == {int}
