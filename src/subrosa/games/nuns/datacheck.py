"""An owner's own convent and lines of sight, read from files: complete and sound, or everything that is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from subrosa.core.text import LANGUAGES

from .box import BOARD, COLOURS, NOVICES, VIEWS
from .cardcheck import read_cards
from .values import (
    MOST_PLACES,
    Data,
    is_id,
    is_line,
    is_link,
    is_listed,
    is_named,
    is_number,
    is_objects,
    is_place,
    is_points,
    is_whole,
    load,
    refuse,
    said,
    twice,
)

__all__ = ["card_misfits", "read_cards", "read_map", "read_sight", "sight_misfits"]

MOST_LINKS = 8
"""The most ways out of a place."""


def read_map(text: str) -> Data:
    """The convent of an owner's map file."""
    data = load(text, BOARD["schema"])
    for check in (_map_shape, _rooms, _places, _links, _walls, _locks, _keys, _cells, _rooms_2025, _lost, _shut_away):
        refuse(check(data))
    return data


def read_sight(text: str) -> Data:
    """The lines of sight of an owner's file."""
    data = load(text, VIEWS["schema"])
    for check in (_sight_shape, _visible, _shrine, _facings):
        refuse(check(data))
    return data


# The map.


def _map_shape(data: Data) -> list[str]:
    lists = ("rooms", "places", "links", "locks", "keys", "doors")
    found = [f'"{key}" must be a list of objects' for key in lists if not is_objects(data.get(key))]
    if not isinstance(data.get("walls"), list):
        found.append('"walls" must be a list of lines')
    if not isinstance(data.get("cells"), dict):
        found.append('"cells" must be an object that gives each novice her cell')
    rooms = data.get("rooms_2025")
    rows = rooms.get("rows") if isinstance(rooms, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        found.append('"rooms_2025" must hold a list "rows" of lists of places')
    return found


def _rooms(data: Data) -> list[str]:
    found = []
    for number, room in enumerate(data["rooms"], 1):
        if not is_id(room.get("id")):
            found.append(f"the id of room number {number} must be small letters, digits and underscores")
        elif not is_named(room) or not is_named(room.get("short")):
            found.append(f"room {room['id']} needs a name and a short name in {', '.join(LANGUAGES)}")
    return found or twice("room", (room["id"] for room in data["rooms"]))


def _places(data: Data) -> list[str]:
    found: list[str] = []
    rooms = {room["id"] for room in data["rooms"]}
    points: dict[tuple[float, float], int] = {}
    for number, place in enumerate(data["places"], 1):
        if not is_whole(place.get("id"), number, number):
            found.append(f"place number {number} of the list must have the id {number}, not {said(place.get('id'))}")
        elif not is_number(place.get("x")) or not is_number(place.get("y")):
            found.append(f"place {number} needs numbers x and y")
        elif not isinstance(place.get("room"), str) or place["room"] not in rooms:
            found.append(f"place {number} is in {said(place.get('room'))}, which is no room")
        elif (place["x"], place["y"]) in points:
            found.append(f"places {points[place['x'], place['y']]} and {number} lie on the same spot")
        else:
            points[place["x"], place["y"]] = number
    if len(data["places"]) > MOST_PLACES:
        found.append(f"the map has {len(data['places'])} places, more than {MOST_PLACES}")
    return found


def _links(data: Data) -> list[str]:
    found, seen = [], set()
    for number, link in enumerate(data["links"], 1):
        a, b = link.get("a"), link.get("b")
        strange = [end for end in (a, b) if not is_place(data, end)]
        if strange:
            found.append(f"link number {number} leads to {said(strange[0])}, which is no place")
        elif a == b:
            found.append(f"link number {number} leads from {a} to itself")
        elif frozenset((a, b)) in seen:
            found.append(f"link number {number}, {a} to {b}, is listed before")
        elif not is_points(link.get("via", [])):
            found.append(f'the "via" of link {a} to {b} must be a list of points of two numbers')
        else:
            seen.add(frozenset((a, b)))
    ways = Counter(end for link in seen for end in link)
    return found + [
        f"place {p} has {ways[p]} neighbours, more than {MOST_LINKS}" for p in sorted(ways) if ways[p] > MOST_LINKS
    ]


def _walls(data: Data) -> list[str]:
    found = [
        f"wall number {number} must be four numbers" for number, w in enumerate(data["walls"], 1) if not is_line(w)
    ]
    for number, door in enumerate(data["doors"], 1):
        between = door.get("between")
        if not is_line(door.get("line")):
            found.append(f'the "line" of door number {number} must be four numbers')
        elif between is not None and not is_link(data, between):
            found.append(f"door number {number} is between {said(between)}, where no link is")
    return found


def _locks(data: Data) -> list[str]:
    found = []
    doors = {frozenset(door["between"]) for door in data["doors"] if door["between"]}
    for lock in data["locks"]:
        ends = [lock.get("a"), lock.get("b")]
        where = f"the lock between {said(ends[0])} and {said(ends[1])}"
        if not is_link(data, ends):
            found.append(f"{where} is on no link")
        elif frozenset(ends) not in doors:
            found.append(f"{where} is on no door")
        elif lock.get("colour") not in COLOURS:
            found.append(f"{where} has the colour {said(lock.get('colour'))}, not one of {', '.join(COLOURS)}")
    return found


def _keys(data: Data) -> list[str]:
    found = []
    for number, key in enumerate(data["keys"], 1):
        if not is_whole(key.get("key"), 1, 99):
            found.append(f'key number {number} of the list must have a number "key" from 1 to 99')
        elif not is_place(data, key.get("place")):
            found.append(f"key {key['key']} lies on {said(key.get('place'))}, which is no place")
        elif key.get("colour") not in COLOURS:
            found.append(f"key {key['key']} has the colour {said(key.get('colour'))}, not one of {', '.join(COLOURS)}")
    return found or twice("key", (key["key"] for key in data["keys"]))


def _cells(data: Data) -> list[str]:
    cells = data["cells"]
    found = [f"{id} has no cell" for id in NOVICES if id not in cells]
    found += [f'"cells" names {id}, who is no novice' for id in cells if id not in NOVICES]
    found += [
        f"the cell of {id} is {said(at)}, which is no place" for id, at in cells.items() if not is_place(data, at)
    ]
    if not is_place(data, data.get("guard_start")):
        found.append(f"the guards start on {said(data.get('guard_start'))}, which is no place")
    for place in dict.fromkeys(place for place in cells.values() if not found):
        here = [id for id in cells if cells[id] == place]
        if len(here) > 1:
            found.append(f"{' and '.join(here)} have the same cell, {place}")
    return found


def _rooms_2025(data: Data) -> list[str]:
    """Each place must be in one of the rooms that decide sight in the variant of 2025."""
    listed = [place for room in data["rooms_2025"]["rows"] for place in room]
    found = [f'"rooms_2025" lists {said(place)}, which is no place' for place in listed if not is_place(data, place)]
    if found:
        return found
    times = Counter(listed)
    return [
        f'place {place["id"]} must be in one room of "rooms_2025", not in {times[place["id"]]}'
        for place in data["places"]
        if times[place["id"]] != 1
    ]


def _lost(data: Data) -> list[str]:
    reached = _reached(data, 1, ())
    lost = [str(place["id"]) for place in data["places"] if place["id"] not in reached]
    return [f"these places cannot be reached from 1: {', '.join(lost)}"] if lost else []


def _shut_away(data: Data) -> list[str]:
    """Keys that a novice could only fetch if she had a key already."""
    locks = [{lock["a"], lock["b"]} for lock in data["locks"]]
    return [
        f"{id} cannot reach key {key['key']} on {key['place']} from her cell without passing a lock"
        for id in NOVICES
        for key in data["keys"]
        if key["place"] not in _reached(data, data["cells"][id], locks)
    ]


def _reached(data: Data, start: int, locks: Sequence[set[int]]) -> set[int]:
    near: dict[int, list[int]] = {place["id"]: [] for place in data["places"]}
    for link in data["links"]:
        if {link["a"], link["b"]} not in locks:
            near[link["a"]].append(link["b"])
            near[link["b"]].append(link["a"])
    reached, ahead = {start}, [start]
    for place in ahead:
        new = [to for to in near[place] if to not in reached]
        reached.update(new)
        ahead += new
    return reached


# Lines of sight.


def _sight_shape(data: Data) -> list[str]:
    found = [
        f'"{key}" is {VIEWS[key]} by the rules; a data file cannot change it'
        for key in ("arc_degrees", "range")
        if data.get(key) != VIEWS[key]
    ]
    if not is_number(data.get("tolerance_degrees")) or not 0 <= data["tolerance_degrees"] <= 15:
        found.append('"tolerance_degrees" must be a number from 0 to 15')
    if not isinstance(data.get("visible"), dict) or not data["visible"]:
        found.append('"visible" must be an object that gives each place the places it sees')
    elif list(data["visible"]) != [str(number) for number in range(1, len(data["visible"]) + 1)]:
        found.append('"visible" must have the places in order: "1", "2", "3" and so on')
    if not isinstance(data.get("by_facing", []), list):
        found.append('"by_facing" must be a list of objects')
    return found


def _visible(data: Data) -> list[str]:
    found = []
    for place, seen in data["visible"].items():
        found += _listed(f"place {place}", seen, data["visible"], int(place))
    if found:
        return found
    return [
        f"{place} sees {to}, but {to} does not see {place}"
        for place, seen in data["visible"].items()
        for to in seen
        if int(place) not in data["visible"][str(to)]
    ]


def _shrine(data: Data) -> list[str]:
    shrine = data.get("shrine")
    if shrine is None:
        return []
    if not isinstance(shrine, dict) or not is_listed(data["visible"], shrine.get("place")):
        return ['"shrine" must give the "place" of the shrine']
    return _listed("the shrine", shrine.get("open_sees"), data["visible"], shrine["place"])


def _facings(data: Data) -> list[str]:
    found, seen = [], set()
    for number, row in enumerate(data.get("by_facing", []), 1):
        if not isinstance(row, dict) or not all(is_listed(data["visible"], row.get(key)) for key in ("from", "at")):
            found.append(f'row number {number} of "by_facing" must give the places "from" and "at"')
            continue
        where = f"a guard from {row['from']} at {row['at']}"
        if (row["from"], row["at"]) in seen:
            found.append(f"{where} is listed twice")
        seen.add((row["from"], row["at"]))
        wrong = _listed(where, row.get("sees"), data["visible"], row["at"])
        hidden = [] if wrong else [to for to in row["sees"] if to not in data["visible"][str(row["at"])]]
        found += wrong + [f"{where} sees {to}, which {row['at']} does not see at all" for to in hidden]
    return found


def _listed(who: str, seen: Any, known: Iterable[str], itself: int) -> list[str]:
    if not isinstance(seen, list):
        return [f"what {who} sees must be a list of places"]
    strange = [to for to in seen if not is_listed(known, to) or to == itself]
    if strange:
        return [f"{who} sees {said(strange[0])}, which is no other place"]
    return [f"{who} sees {to} {often} times" for to, often in Counter(seen).items() if often > 1]


# How the files fit together.


def sight_misfits(board: Data, views: Data) -> list[str]:
    """Where lines of sight speak of other places or links than the map has."""
    places, seen = len(board["places"]), len(views["visible"])
    if places != seen:
        return [f"the lines of sight are those of {seen} places, the map has {places}"]
    if not views.get("by_facing"):
        return []
    steps = {step for link in board["links"] for step in ((link["a"], link["b"]), (link["b"], link["a"]))}
    listed = {(row["from"], row["at"]) for row in views["by_facing"]}
    found = [f"the map has no link for a guard from {a} at {b}" for a, b in sorted(listed - steps)]
    return found + [f'"by_facing" does not say what a guard from {a} at {b} sees' for a, b in sorted(steps - listed)]


def card_misfits(board: Data, cards: Data) -> list[str]:
    """Where paths, keys or wishes speak of what the map does not have."""
    found, keys = [], {row["key"] for row in board["keys"]}
    for row in cards["wishes"]["rows"]:
        if row["key"] not in keys:
            found.append(f"wish {row['id']} needs key {row['key']}, which does not lie on the map")
        if not is_place(board, row["place"]):
            found.append(f"wish {row['id']} lies on {row['place']}, which is no place")
    for row in cards["paths"]["rows"]:
        steps = pairwise(row["places"])
        found += [
            f"path {row['id']} goes from {a} to {b}, where no link is" for a, b in steps if not is_link(board, (a, b))
        ]
    start = board["guard_start"]
    if not any(start in (row["places"][0], row["places"][-1]) for row in cards["paths"]["rows"]):
        found.append(f"no path has an end on {start}, where the guards start")
    return found
