"""What is in the box: the convent, lines of sight, paths and cards, read from the data files. No logic of play.

A place is its index everywhere, the number printed on the board less one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from subrosa.core.editions import printed

from .lines import Point, Segment, angle

MAP_FILE = "data/map.json"
SIGHT_FILE = "data/sight.json"
CARDS_FILE = "data/cards.json"
BOARD: dict[str, Any] = json.loads(printed(str(__package__), MAP_FILE))
VIEWS: dict[str, Any] = json.loads(printed(str(__package__), SIGHT_FILE))
DATA: dict[str, Any] = json.loads(printed(str(__package__), CARDS_FILE))
"""The three files as they are. What the rules need of them stands below as numbers."""

TITLE: dict[str, str] = DATA["game"]["title"]
NOWHERE = -1
UNREACHED = 99
"""A distance beyond all others: no way leads there."""


def _rows(section: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = DATA[section]["rows"]
    return rows


def _ids(section: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in _rows(section))


def _filled(rows: Iterable[Sequence[int]], length: int, filling: int = -1) -> tuple[tuple[int, ...], ...]:
    """Rows of equal length."""
    return tuple((*row, *[filling] * (length - len(row))) for row in rows)


# Who plays, and with what.
NOVICES = _ids("novices")
GUARDS = _ids("guards")
COLOURS = _ids("colours")
CARDS = _ids("moves")
GUARD_CARDS = _ids("guard_moves")
BLESSINGS = _ids("blessings")
WISHES = _ids("wishes")
PATHS = _ids("paths")

(ABBESS, PRIORESS) = range(len(GUARDS))
(STAND, SNEAK, WALK, RUN) = range(len(CARDS))
(GUARD_WALK, GUARD_RUN) = range(len(GUARD_CARDS))
(FALSE_NOISE, SECOND_CHANCE, SOFT_STEPS, SWIFT_FOOT) = range(len(BLESSINGS))

ROUNDS: int = DATA["constants"]["rounds"]
FIRST_ROUND_FACTOR: int = DATA["constants"]["first_round_factor"]
DIE: int = DATA["constants"]["die"]
U_TURNS: int = DATA["constants"]["u_turns"]

CARD_CODES = tuple(str(row["code"]) for row in _rows("moves"))
CARD_MIN = tuple(int(row["min"]) for row in _rows("moves"))
CARD_MAX = tuple(int(row["max"]) for row in _rows("moves"))
CARD_NOISE = tuple(int(row["noise"]) for row in _rows("moves"))
GUARD_MIN = tuple(int(row["min"]) for row in _rows("guard_moves"))
GUARD_MAX = tuple(int(row["max"]) for row in _rows("guard_moves"))
BLESSING_COPIES = tuple(int(row["copies"]) for row in _rows("blessings"))

# The convent.
PLACES = tuple(str(row["id"]) for row in BOARD["places"])
PLACE_COUNT = len(PLACES)
ROOMS = tuple(str(row["id"]) for row in BOARD["rooms"])
ROOM_OF = tuple(ROOMS.index(row["room"]) for row in BOARD["places"])
X = tuple(float(row["x"]) for row in BOARD["places"])
Y = tuple(float(row["y"]) for row in BOARD["places"])
SPOTS: tuple[Point, ...] = tuple(zip(X, Y, strict=True))
"""Where the middle of each place lies."""


def _room_numbers() -> tuple[int, ...]:
    number = {place: at for at, room in enumerate(BOARD["rooms_2025"]["rows"]) for place in room}
    return tuple(number[place + 1] for place in range(PLACE_COUNT))


ROOM_2025 = _room_numbers()
"""The room of each place where rooms decide what is seen (5.8)."""


def _pairs(rows: Iterable[Sequence[int]]) -> frozenset[tuple[int, int]]:
    """Pairs of places both ways round, by index."""
    both = [(a - 1, b - 1) for a, b in rows]
    return frozenset(both) | frozenset((b, a) for a, b in both)


_LINKS = _pairs((row["a"], row["b"]) for row in BOARD["links"])
_LOCKS = _pairs((row["a"], row["b"]) for row in BOARD["locks"])
_DOORS = _pairs(row["between"] for row in BOARD["doors"] if row["between"])
_NEAR = [sorted(b for a, b in _LINKS if a == place) for place in range(PLACE_COUNT)]
MOST_NEIGHBOURS = max(map(len, _NEAR))
NEIGHBOURS = _filled(_NEAR, MOST_NEIGHBOURS)
"""The places one step away, smallest number first, filled up with -1."""
LOCKED = _filled([[int((a, b) in _LOCKS) for b in near] for a, near in enumerate(_NEAR)], MOST_NEIGHBOURS, 0)
DOOR = _filled([[int((a, b) in _DOORS) for b in near] for a, near in enumerate(_NEAR)], MOST_NEIGHBOURS, 0)


def _steps(starts: Iterable[int], near: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The number of steps from the nearest of some places to every place."""
    far = [UNREACHED] * PLACE_COUNT
    ahead = list(starts)
    for start in ahead:
        far[start] = 0
    for place in ahead:
        for next_place in near[place]:
            if far[next_place] == UNREACHED:
                far[next_place] = far[place] + 1
                ahead.append(next_place)
    return tuple(far)


_UNLOCKED = [[b for b in near if (a, b) not in _LOCKS] for a, near in enumerate(_NEAR)]
DISTANCE = tuple(_steps([place], _NEAR) for place in range(PLACE_COUNT))
"""Steps by the shortest way, as if no door were locked (8.1)."""
UNLOCKED = tuple(_steps([place], _UNLOCKED) for place in range(PLACE_COUNT))
"""Steps by the shortest way without a lock; 99 where there is none."""
CELLS = tuple(int(BOARD["cells"][id]) - 1 for id in NOVICES)
GUARD_START: int = BOARD["guard_start"] - 1

# Paths, keys and wishes.
_WAYS = [[int(place) - 1 for place in row["places"]] for row in _rows("paths")]
PATH_LENGTH = tuple(map(len, _WAYS))
"""How many places a path has, both ends included."""
PATH_PLACES = _filled(_WAYS, max(PATH_LENGTH))
PATH_ENDS = tuple((way[0], way[-1]) for way in _WAYS)
PATH_INDEX = tuple(tuple(way.index(p) if p in way else -1 for p in range(PLACE_COUNT)) for way in _WAYS)
"""How many steps from its first end a place lies on a path, -1 off the path."""
PATH_DISTANCE = tuple(_steps(way, _NEAR) for way in _WAYS)
"""Steps to the nearest place of each path (7.3)."""

_KEYS = {row["key"]: row for row in BOARD["keys"]}
KEY_PLACE = tuple(int(_KEYS[row["key"]]["place"]) - 1 for row in _rows("wishes"))
WISH_PLACE = tuple(int(row["place"]) - 1 for row in _rows("wishes"))

# Sight.
ARC: float = VIEWS["arc_degrees"] / 2 + VIEWS["tolerance_degrees"]
"""How many degrees to either side a guard sees; what lies sideways counts, and the drawing is not exact (5.1)."""
SIGHT_RANGE: int = VIEWS["range"]
SHRINE: int = VIEWS["shrine"]["place"] - 1 if VIEWS.get("shrine") else NOWHERE
"""The place that is hidden where a table says so (5.3): a guard elsewhere does not see it, one in it sees nothing else.
The tables below leave it open."""
WALLS: tuple[Segment, ...] = tuple((x1, y1, x2, y2) for x1, y1, x2, y2 in BOARD["walls"])
DOOR_LINES: tuple[Segment, ...] = tuple((x1, y1, x2, y2) for x1, y1, x2, y2 in (d["line"] for d in BOARD["doors"]))
DOOR_BETWEEN: tuple[tuple[int, int], ...] = tuple(
    (row["between"][0] - 1, row["between"][1] - 1) if row["between"] else (NOWHERE, NOWHERE) for row in BOARD["doors"]
)


def _bends() -> dict[tuple[int, int], list[Point]]:
    """The points a link runs through on the way from one place to the other."""
    found = {}
    for link in BOARD["links"]:
        points = [(float(x), float(y)) for x, y in link.get("via", ())]
        found[link["a"] - 1, link["b"] - 1] = points
        found[link["b"] - 1, link["a"] - 1] = points[::-1]
    return found


_BENDS = _bends()


def tail(back: int, at: int) -> Point:
    """The point a guard comes from in the last straight piece of the link that led her here."""
    return (_BENDS[back, at] or [SPOTS[back]])[-1]


def _free() -> list[frozenset[int]]:
    """The places to which a free line leads from each, the shrine among them."""
    found = [{int(to) - 1 for to in VIEWS["visible"][place]} for place in PLACES]
    if SHRINE != NOWHERE:
        found[SHRINE] |= {int(to) - 1 for to in VIEWS["shrine"]["open_sees"]}
        for place in found[SHRINE]:
            found[place].add(SHRINE)
    return [frozenset(places) for places in found]


_FREE = _free()
_LISTED = {(row["from"] - 1, row["at"] - 1): {to - 1 for to in row["sees"]} for row in VIEWS.get("by_facing", ())}
NO_VIEW = (0,) * PLACE_COUNT


def _view(places: Iterable[int]) -> tuple[int, ...]:
    row = [0] * PLACE_COUNT
    for place in places:
        row[place] = 1
    return tuple(row)


def in_arc(back: int, at: int) -> set[int]:
    """The places in free sight of one at a place who came from its neighbour, by the angle alone."""
    behind = tail(back, at)
    return {to for to in _FREE[at] if angle(behind, SPOTS[at], SPOTS[to]) <= ARC}


def _seen(back: int, at: int) -> set[int]:
    """As the file lists it; what it does not list, as all that concerns the shrine, is worked out from the angle."""
    if (back, at) not in _LISTED:
        return in_arc(back, at)
    return {*_LISTED[back, at], *(to for to in in_arc(back, at) if SHRINE in (at, to))}


def _turned(at: int, ahead: int) -> set[int]:
    """What is seen by a guard who has turned to her next step and not made it: she looks along its first piece."""
    x, y = tail(ahead, at)
    behind = (2 * SPOTS[at][0] - x, 2 * SPOTS[at][1] - y)
    return {to for to in _FREE[at] if angle(behind, SPOTS[at], SPOTS[to]) <= ARC}


VISIBLE = tuple(_view(places) for places in _FREE)
"""Whether a free line joins two places: no wall, no door."""
SIGHT = tuple(
    _view(_seen(back, at)) if back != NOWHERE else NO_VIEW for at in range(PLACE_COUNT) for back in NEIGHBOURS[at]
)
"""Row at * MOST_NEIGHBOURS + j: what a guard sees who came from NEIGHBOURS[at][j], however far, her own place left
out (5.1, 5.4)."""
SIGHT_TURNED = tuple(
    _view(_turned(at, ahead)) if ahead != NOWHERE else NO_VIEW for at in range(PLACE_COUNT) for ahead in NEIGHBOURS[at]
)
"""The same for a guard who has turned to NEIGHBOURS[at][j] before she steps there (5.5, pivot_check)."""


NAMED: dict[str, str | tuple[str, ...]] = {
    "novice": "novices",
    "guard": "guards",
    "figure": ("novices", "guards"),
    "card": "cards",
    "guard_card": "cards",
    "wish_card": "wishes",
    "blessing": "blessings",
    "path": "paths",
    "room": "rooms",
}
"""Where the facts of each kind find their names."""
SECTIONS = (
    "rooms",
    "short_rooms",
    "novices",
    "guards",
    "colours",
    "cards",
    "wishes",
    "blessings",
    "paths",
    "terms",
)


def names(section: str, language: str) -> dict[str, str]:
    """The names of a section in a language, by id.

    Sections are rooms, short_rooms, novices, guards, colours, cards, wishes, blessings (of novices, and of guards
    with `guard_` before them), paths and terms.
    """
    if section == "rooms":
        return {row["id"]: row[language] for row in BOARD["rooms"]}
    if section == "short_rooms":
        return {row["id"]: row["short"][language] for row in BOARD["rooms"]}
    if section == "paths":
        colours = names("colours", language)
        return {row["id"]: f"{colours[row['colour']]} {row['places'][0]}–{row['places'][-1]}" for row in _rows("paths")}
    if section == "blessings":
        halves = {row["id"]: row[language].split(" / ") for row in _rows("blessings")}
        guards = {f"guard_{id}": half[-1] for id, half in halves.items()}
        return {id: half[0] for id, half in halves.items()} | guards
    return {row["id"]: row[language] for row in _rows("moves" if section == "cards" else section)}
