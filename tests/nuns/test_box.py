"""The box: the convent, its paths, keys and cards (1), and the worked examples that are about tables (14)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from subrosa.core.text import LANGUAGES
from subrosa.games.nuns import box
from subrosa.games.nuns.box import CELLS, DISTANCE, DISTANCE_UNLOCKED, LOCKED, NEIGHBOURS, PATHS, PLACE_COUNT, PLACES


def near(place: int) -> list[int]:
    """The neighbours of a place, both by printed numbers."""
    return [to + 1 for to in NEIGHBOURS[place - 1] if to >= 0]


def far(a: int, b: int) -> int:
    return DISTANCE[a - 1][b - 1]


def first_steps(guard: int, novice: int) -> set[int]:
    """Where a shortest way from a guard to a novice begins (8.5)."""
    return {to for to in near(guard) if far(to, novice) == far(guard, novice) - 1}


def locked(a: int, b: int) -> bool:
    return bool(LOCKED[a - 1][NEIGHBOURS[a - 1].index(b - 1)])


def homewards(place: int, left: Callable[[int], int], free: Callable[[int, int], bool]) -> list[list[int]]:
    """The shortest ways home from a place, given the steps that are left at each place."""
    if left(place) == 0:
        return [[place]]
    steps = [to for to in near(place) if free(place, to) and left(to) == left(place) - 1]
    return [[place, *rest] for to in steps for rest in homewards(to, left, free)]


def ends(start: int, low: int, high: int) -> set[int]:
    """Where a novice without a key may end a move of so many steps that comes nowhere twice (4.1, 4.4, 4.5)."""
    found, ways = set(), [[start]]
    while ways:
        way = ways.pop()
        if low <= len(way) - 1 <= high:
            found.add(way[-1])
        if len(way) <= high:
            ways += [[*way, to] for to in near(way[-1]) if to not in way and not locked(way[-1], to)]
    return found


# What there is.


@pytest.mark.rule("1.1")
def test_the_convent_has_the_places_links_and_locks_of_the_board() -> None:
    assert [int(id) for id in PLACES] == list(range(1, 156)) and PLACE_COUNT == 155
    links = {frozenset((a, b)) for a, row in enumerate(NEIGHBOURS) for b in row if b >= 0}
    assert len(links) == len(box.BOARD["links"]) == 197
    assert sum(map(sum, LOCKED)) == 2 * 10 and sum(map(sum, box.DOOR)) == 2 * 52
    assert box.CELLS == (0, 1, 2, 3, 4, 5) and box.GUARD_START == 25
    assert len(box.ROOMS) == len(set(box.ROOM_OF)) == 35 and len(set(box.ROOM_2025)) == 49


def test_links_lead_both_ways_and_neighbours_stand_in_order() -> None:
    for place, row in enumerate(NEIGHBOURS):
        filled = [to for to in row if to >= 0]
        assert filled and filled == sorted(set(filled)) and row == (*filled, *[-1] * (len(row) - len(filled)))
        assert all(place in NEIGHBOURS[to] for to in filled)
        assert all(not flag for table in (LOCKED, box.DOOR) for flag in table[place][len(filled) :])
    assert max(sum(to >= 0 for to in row) for row in NEIGHBOURS) == box.MOST_NEIGHBOURS == 4


@pytest.mark.rule("1.1", "4.5")
def test_locks_hang_on_doors_in_both_directions() -> None:
    pairs = [
        (19, 26),
        (25, 26),
        (26, 40),
        (84, 109),
        (101, 118),
        (109, 110),
        (119, 126),
        (121, 122),
        (147, 148),
        (154, 155),
    ]
    assert {(a, b) for a in range(1, 156) for b in near(a) if locked(a, b) and a < b} == set(pairs)
    for a, b in pairs:
        assert locked(b, a) and box.DOOR[a - 1][NEIGHBOURS[a - 1].index(b - 1)]


@pytest.mark.rule("1.3", "4.1", "7.1", "8.2", "10.2")
def test_cards_have_their_figures() -> None:
    assert box.CARDS == ("stand", "sneak", "walk", "run") and box.CARD_CODES == ("ST", "Sn", "W", "R")
    assert list(zip(box.CARD_MIN, box.CARD_MAX, strict=True)) == [(0, 0), (1, 2), (3, 4), (1, 5)]
    assert box.CARD_NOISE == (-3, -2, -1, 1)
    assert box.GUARD_CARDS == ("walk", "run") and box.GUARD_LISTENS == (1, 0)
    assert list(zip(box.GUARD_MIN, box.GUARD_MAX, strict=True)) == [(3, 4), (5, 6)]
    assert box.BLESSINGS == ("false_noise", "second_chance", "soft_steps", "swift_foot")
    assert box.BLESSING_COPIES == (2, 2, 2, 2)
    assert (box.ROUNDS, box.FIRST_ROUND_FACTOR, box.DIE, box.U_TURNS) == (15, 2, 6, 2)
    copies = [row["copies"] for section in ("moves", "guard_moves", "blessings") for row in box.DATA[section]["rows"]]
    assert sum(copies) + len(box.WISHES) + len(PATHS) + box.U_TURNS + len(box.NOVICES) == 66


@pytest.mark.rule("2.2")
def test_figures_have_their_names() -> None:
    assert box.NOVICES == ("anne_marie", "margaret", "theresa", "celeste", "angelica", "bernadette")
    assert box.GUARDS == ("abbess", "prioress")


@pytest.mark.rule("2.3", "4.10")
def test_wishes_have_their_keys_and_places() -> None:
    assert box.WISHES == ("w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8")
    assert [place + 1 for place in box.KEY_PLACE] == [10, 36, 82, 107, 130, 149, 67, 72]
    assert [place + 1 for place in box.WISH_PLACE] == [155, 148, 118, 119, 121, 121, 109, 110]
    assert [box.COLOURS[colour] for colour in box.KEY_COLOUR] == [
        colour for colour in ("yellow", "green", "red", "blue") for _ in range(2)
    ]


@pytest.mark.rule("2.3", "4.5")
def test_a_wish_lies_behind_a_lock_of_its_key_s_colour() -> None:
    for wish, place in enumerate(box.WISH_PLACE):
        colours = {row["colour"] for row in box.BOARD["locks"] if place + 1 in (row["a"], row["b"])}
        assert box.COLOURS[box.KEY_COLOUR[wish]] in colours
        assert DISTANCE_UNLOCKED[0][place] == box.UNREACHED


@pytest.mark.rule("7.7")
def test_paths_run_along_links_between_five_ends() -> None:
    assert len(PATHS) == 14 and {place + 1 for pair in box.PATH_ENDS for place in pair} == {26, 84, 101, 122, 147}
    for path, length in enumerate(box.PATH_LENGTH):
        places = box.PATH_PLACES[path]
        way = places[:length]
        assert set(places[length:]) <= {-1} and len(set(way)) == length
        assert all(b in NEIGHBOURS[a] for a, b in pairwise(way))
        assert (way[0], way[-1]) == box.PATH_ENDS[path]
        colour, first, last = PATHS[path].split("-")
        assert (colour, int(first) - 1, int(last) - 1) == (box.COLOURS[box.PATH_COLOUR[path]], way[0], way[-1])
        assert [box.PATH_INDEX[path][place] for place in way] == list(range(length))
        assert sum(at >= 0 for at in box.PATH_INDEX[path]) == length
        assert all((box.PATH_DISTANCE[path][p] == 0) == (p in way) for p in range(PLACE_COUNT))


def test_tables_of_the_rules_have_rows_of_equal_length() -> None:
    for name, value in vars(box).items():
        if name.isupper() and isinstance(value, tuple) and isinstance(value[0], tuple):
            assert len({len(row) for row in value}) == 1, name
    assert len(box.SIGHT) == len(box.SIGHT_TURNED) == PLACE_COUNT * box.MOST_NEIGHBOURS
    assert {len(row) for row in (*box.SIGHT, *box.VISIBLE, *DISTANCE, *DISTANCE_UNLOCKED)} == {PLACE_COUNT}


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
        "paths": PATHS,
        "terms": tuple(row["id"] for row in box.DATA["terms"]["rows"]),
    }
    for section, ids in sections.items():
        names = box.names(section, language)
        assert tuple(names) == ids and all(name.strip() for name in names.values())
        if section not in ("short_rooms", "terms", "blessings"):
            assert len(set(names.values())) == len(ids), section
    assert set(box.TITLE) == set(LANGUAGES)


# Distances.


@pytest.mark.rule("8.1")
def test_distances_are_those_of_the_shortest_way_whatever_is_locked() -> None:
    for a in range(PLACE_COUNT):
        assert DISTANCE[a][a] == 0
        for b in range(PLACE_COUNT):
            assert DISTANCE[a][b] == DISTANCE[b][a] < box.UNREACHED
            if a != b:
                assert DISTANCE[a][b] == 1 + min(DISTANCE[to][b] for to in NEIGHBOURS[a] if to >= 0)
                assert (DISTANCE[a][b] == 1) == (b in NEIGHBOURS[a])


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(
    ("novice", "guard", "distance", "tokens"),
    [
        pytest.param(18, 40, 3, {26, 39}, id="T1"),
        pytest.param(10, 15, 5, {14}, id="T2"),
        pytest.param(5, 26, 4, {19}, id="T2 through a lock"),
        pytest.param(66, 39, 3, {48}, id="T2 in the cloister"),
        pytest.param(121, 97, 2, {122}, id="T2 through a red lock"),
    ],
)
def test_where_noise_comes_from(novice: int, guard: int, distance: int, tokens: set[int]) -> None:
    assert far(novice, guard) == distance
    assert first_steps(guard, novice) == tokens


@pytest.mark.rule("4.5")
def test_without_a_key_141_places_can_be_reached() -> None:
    """T11."""
    closed = {26, 109, 110, 118, 119, 121, 132, 133, 148, *range(151, 156)}
    for row in DISTANCE_UNLOCKED:
        assert {place + 1 for place in range(PLACE_COUNT) if row[place] == box.UNREACHED} == closed
        assert sum(steps < box.UNREACHED for steps in row) == 141
    assert locked(19, 26) and (far(3, 19), far(19, 26), far(26, 40), far(3, 40)) == (1, 1, 1, 3)


@pytest.mark.rule("9.7")
def test_ways_home_with_and_without_a_key() -> None:
    """T13."""

    def unlocked(cell: int) -> Callable[[int], int]:
        return lambda place: DISTANCE_UNLOCKED[CELLS.index(cell - 1)][place - 1]

    def free(a: int, b: int) -> bool:
        return not locked(a, b)

    from_126 = homewards(126, unlocked(3), free)
    assert {len(way) - 1 for way in from_126} == {14}
    assert len(from_126) == 2 and {way[1] for way in from_126} == {125, 127}
    assert far(126, 3) == 12
    from_78 = homewards(78, unlocked(1), free)
    assert {len(way) - 1 for way in from_78} == {12} and len(from_78) == 3
    assert unlocked(1)(21) == 1
    assert (unlocked(5)(149), unlocked(5)(130)) == (unlocked(5)(130) + 3, unlocked(5)(149) - 3)


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("place", "steps", "nearest", "first"),
    [(91, 2, {93, 101}, {92}), (66, 2, {46}, {47}), (120, 2, {94}, {99})],
)
def test_the_shortest_way_back_to_a_path(place: int, steps: int, nearest: set[int], first: set[int]) -> None:
    """T14: the green path between 26 and 101."""
    path = PATHS.index("green-26-101")
    left = box.PATH_DISTANCE[path]
    assert left[place - 1] == steps
    on_path = [at + 1 for at in range(PLACE_COUNT) if box.PATH_INDEX[path][at] >= 0]
    assert {at for at in on_path if far(place, at) == steps} == nearest
    assert {to for to in near(place) if left[to - 1] == steps - 1} == first


@pytest.mark.rule("4.3")
def test_doubled_moves_from_the_first_cell() -> None:
    """T16."""
    found = []
    for card in (box.SNEAK, box.WALK, box.RUN):
        low, high = (box.FIRST_ROUND_FACTOR * steps for steps in (box.CARD_MIN[card], box.CARD_MAX[card]))
        found.append((low, high, len(ends(1, low, high))))
    assert found == [(2, 4, 8), (6, 8, 28), (2, 10, 61)]


@pytest.mark.rule("7.6", "7.7")
def test_paths_that_meet_at_an_end() -> None:
    """T15 and T31."""
    at_147 = {PATHS[path] for path, pair in enumerate(box.PATH_ENDS) if 146 in pair}
    assert at_147 == {"red-26-147", "red-122-147", "blue-26-147", "orange-84-147", "purple-101-147"}
    red, blue = PATHS.index("red-122-147"), PATHS.index("blue-26-147")
    at = box.PATH_INDEX[red][145 - 1]
    assert [place + 1 for place in box.PATH_PLACES[red][at + 1 : box.PATH_LENGTH[red]]] == [146, 147]
    back = [place + 1 for place in box.PATH_PLACES[blue][: box.PATH_LENGTH[blue]]][::-1]
    assert back[1:5] == [138, 127, 126, 125]


@pytest.mark.rule("4.8")
def test_a_key_in_a_dead_end_and_one_that_can_be_passed() -> None:
    """T12 and T26."""
    assert near(36) == [50] and far(51, 36) == 2
    assert {(114, 130), (130, 129), (129, 115)} <= {(a, b) for a in (114, 130, 129) for b in near(a)}


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
