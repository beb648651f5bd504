"""An owner's own board or components, read from a file: complete and sound, or everything that is wrong with it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from subrosa.core.errors import BadData

from .box import (
    ACTIONS,
    BOARD,
    BUILDING,
    BUILDINGS,
    CHARACTERS,
    DATA,
    RIDE_COLOURS,
    SPOT_KINDS,
    TRANSPORTS,
    Cards,
    Map,
    lay_out,
    print_out,
)

MOST_SPOTS = 127
MOST_EDGES = 8
"""The most spots of a board, and the most ways out of one, that the state of a game has room for."""
MOST_PLACE = 127

Tiles = tuple[tuple[str, str], ...]
"""Tiles on the compass: a slot and a mystic building each."""

STATEMENTS: tuple[tuple[Tiles, bool], ...] = (
    ((("west", "mole"), ("east", "cimitero")), False),
    ((("west", "mole"), ("north", "cimitero")), True),
    ((("west", "mole"), ("south", "cimitero")), False),
    ((("north", "obelisco"), ("west", "museo_egizio"), ("south", "tempio_valdese"), ("east", "mole")), True),
)
"""What the rulebook says of sets of tiles: whether they leave the organ a place. That a building never lies in two
opposite directions needs no statement: no row is both north and south of another (9.4)."""


def region(board: Map, tiles: Iterable[tuple[str, str]]) -> tuple[int, ...]:
    """The building spots that a set of tiles leaves for the organ (9.4)."""
    left = [spot for spot in range(board.spot_count) if board.kind[spot] == BUILDING]
    for slot, building in tiles:
        mystic = board.mystics[BUILDINGS.index(building)]
        line = board.row if slot in ("north", "south") else board.col
        sign = 1 if slot in ("north", "west") else -1
        left = [spot for spot in left if sign * line[spot] > sign * line[mystic]]
    return tuple(left)


def read_map(text: str) -> Map:
    """The board of an owner's map file."""
    data = _load(text, BOARD["schema"])
    for check in (_shape, _spots, _edges, _starts, _mystics):
        _refuse(check(data))
    board = lay_out(data)
    _refuse(_unreached(board) + _transports(board) + _crowded(board) + _compass(board))
    return board


def read_cards(text: str) -> Cards:
    """The gears and tiles of an owner's data file."""
    data = _load(text, DATA["schema"])
    _refuse(_sections(data))
    _refuse(_printed(data) + _gears(data["gears"]) + _objects(data["object_tiles"]["rows"]))
    return print_out(data)


def _load(text: str, schema: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    if not isinstance(data, dict) or data.get("schema") != schema:
        raise BadData([f'the file must be one object with "schema": "{schema}"'])
    return data


def _refuse(found: list[str]) -> None:
    if found:
        raise BadData(found)


# The map.


def _shape(data: dict[str, Any]) -> list[str]:
    """Lists that are no lists of objects."""
    found = [f'"{key}" must be a list of objects' for key in ("spots", "edges") if not _objects_in(data.get(key))]
    if not isinstance(data.get("starts"), dict):
        found.append('"starts" must be an object that gives each character its spot')
    return found


def _spots(data: dict[str, Any]) -> list[str]:
    found = []
    for number, spot in enumerate(data["spots"], 1):
        where = f"spot {spot['id']}" if isinstance(spot.get("id"), str) else f"spot number {number}"
        missing = [key for key in ("id", "name", "kind", "col", "row") if key not in spot]
        if missing:
            found.append(f"{where} has no {', '.join(missing)}")
        else:
            found += _spot(where, spot)
    if len(data["spots"]) > MOST_SPOTS:
        found.append(f"the map has {len(data['spots'])} spots, more than {MOST_SPOTS}")
    times = Counter(spot["id"] for spot in data["spots"] if isinstance(spot.get("id"), str))
    return found + [f"spot {id} is listed {often} times" for id, often in times.items() if often > 1]


def _spot(where: str, spot: dict[str, Any]) -> list[str]:
    found = []
    if not isinstance(spot["id"], str) or not re.fullmatch(r"[a-z][a-z0-9_]*", spot["id"]):
        found.append(f"the id of {where} must be small letters, digits and underscores, beginning with a letter")
    if not isinstance(spot["name"], str) or not spot["name"].strip():
        found.append(f"the name of {where} must be some words")
    if spot["kind"] not in SPOT_KINDS:
        found.append(f"{where} is of the kind {_said(spot['kind'])}, not one of {', '.join(SPOT_KINDS)}")
    elif spot["kind"] == "transport" and spot.get("colour") not in RIDE_COLOURS:
        found.append(f"{where} is a transport spot and must have one of the colours {', '.join(RIDE_COLOURS)}")
    elif spot["kind"] != "transport" and spot.get("colour") is not None:
        found.append(f"{where} has a colour but is no transport spot")
    for key in ("col", "row"):
        if not _whole(spot[key], MOST_PLACE):
            found.append(f"the {key} of {where} must be a whole number from 0 to {MOST_PLACE}, not {_said(spot[key])}")
    return found


def _edges(data: dict[str, Any]) -> list[str]:
    found, seen = [], set()
    spots = {spot["id"] for spot in data["spots"]}
    for number, edge in enumerate(data["edges"], 1):
        ends = (edge.get("a"), edge.get("b"))
        strange = [end for end in ends if not isinstance(end, str) or end not in spots]
        if strange:
            found.append(f"edge number {number} leads to {_said(strange[0])}, which is no spot")
        elif ends[0] == ends[1]:
            found.append(f"edge number {number} leads from {ends[0]} to itself")
        elif frozenset(ends) in seen:
            found.append(f"edge number {number}, {ends[0]} to {ends[1]}, is listed before")
        else:
            seen.add(frozenset(ends))
    ways = Counter(end for edge in seen for end in edge)
    return found + [
        f"spot {id} has {ways[id]} neighbours, more than {MOST_EDGES}" for id in sorted(ways) if ways[id] > MOST_EDGES
    ]


def _starts(data: dict[str, Any]) -> list[str]:
    found = []
    kinds = {spot["id"]: spot["kind"] for spot in data["spots"]}
    starts = data["starts"]
    for id in CHARACTERS:
        spot = starts.get(id)
        if spot is None:
            found.append(f"{id} has no start spot")
        elif not isinstance(spot, str) or spot not in kinds:
            found.append(f"{id} starts on {_said(spot)}, which is no spot")
        elif kinds[spot] != "building":
            found.append(f"{id} starts on {spot}, which is no building")
    found += [f'"starts" names {id}, who is no character' for id in starts if id not in CHARACTERS]
    for spot in dict.fromkeys(spot for spot in starts.values() if isinstance(spot, str)):
        here = [id for id in starts if starts[id] == spot]
        if len(here) > 1:
            found.append(f"{' and '.join(here)} start on the same spot, {spot}")
    return found


def _mystics(data: dict[str, Any]) -> list[str]:
    there = [spot["id"] for spot in data["spots"] if spot["kind"] == "mystic"]
    if sorted(there) == sorted(BUILDINGS):
        return []
    return [f"the mystic buildings must be {', '.join(BUILDINGS)}; the map has {', '.join(there) or 'none'}"]


def _unreached(board: Map) -> list[str]:
    reached, ahead = {0}, [0]
    while ahead:
        new = {spot for spot in board.neighbours[ahead.pop()] if spot >= 0} - reached
        reached |= new
        ahead += new
    lost = [board.spots[spot] for spot in range(board.spot_count) if spot not in reached]
    return [f"these spots cannot be reached from {board.spots[0]}: {', '.join(lost)}"] if lost else []


def _transports(board: Map) -> list[str]:
    return [
        f"the colour {colour} needs at least two spots to ride between, the map has {board.colour.count(at)}"
        for at, colour in enumerate(RIDE_COLOURS)
        if board.colour.count(at) < 2
    ]


def _crowded(board: Map) -> list[str]:
    """Mystic buildings that share a row or a column, so that one is neither north nor south, west nor east (24.2)."""
    found = []
    for at, a in enumerate(BUILDINGS):
        for b in BUILDINGS[at + 1 :]:
            one, other = (board.mystics[BUILDINGS.index(id)] for id in (a, b))
            found += [
                f"the mystic buildings {a} and {b} are in the same {word}"
                for word, line in (("column", board.col), ("row", board.row))
                if line[one] == line[other]
            ]
    return found


def _compass(board: Map) -> list[str]:
    found = []
    for tiles, possible in STATEMENTS:
        if bool(region(board, tiles)) != possible:
            placed = " and ".join(f"{building} in the {slot}" for slot, building in tiles)
            verb = "must leave at least one building" if possible else "must leave no building"
            found.append(f"{placed} {verb} for the organ")
    return found


# Gears and tiles.

_LISTS = (
    "characters",
    "neutral_characters",
    "events",
    "powers",
    "location_tiles",
    "object_tiles",
    "marks",
    "transports",
    "actions",
)
_FREE = ("source", "confidence", "layout", "note")
_WORDS = ("en", "de", "fr", "cs", "short", "rune", "letter")
_OPEN = {"object_tiles": ("organ", "wolf"), "gears": ("transport", "steps", "action")}
"""What an owner may print otherwise, besides words: marks with the number of copies, and the faces of the gears."""


def _sections(data: dict[str, Any]) -> list[str]:
    """Missing sections and rows that are not rows."""
    found = []
    for section in _LISTS:
        part = data.get(section)
        if not isinstance(part, dict) or not _objects_in(part.get("rows")):
            found.append(f'"{section}" must hold a list "rows" of objects')
    parts = (data.get("gears"), data.get("constants", {}), data.get("roles", {}))
    for key, part in zip(("gears", "constants", "roles"), parts, strict=True):
        if not isinstance(part, dict):
            found.append(f'"{key}" must be an object')
    return found


def _printed(data: dict[str, Any]) -> list[str]:
    """Names and numbers that the rules fix, where the file says otherwise."""
    found = []
    for section in ("constants", "roles", "gears", *_LISTS):
        theirs = data.get(section, {})
        for key, ours in DATA[section].items():
            if key in _FREE or key in _OPEN.get(section, ()):
                continue
            if key == "rows":
                found += _fixed_rows(section, theirs["rows"], ours)
            elif not _same(theirs.get(key, ours), ours):
                found.append(f'"{section}.{key}" is {json.dumps(ours)} by the rules; a data file cannot change it')
    return found


def _fixed_rows(section: str, theirs: list[dict[str, Any]], ours: list[dict[str, Any]]) -> list[str]:
    ids = [row["id"] for row in ours]
    if [row.get("id") for row in theirs] != ids:
        return [f'"{section}" must list these ids in this order: {", ".join(ids)}']
    found = []
    for row, known in zip(theirs, ours, strict=True):
        for key in dict.fromkeys([*known, *row]):
            if key in _FREE or key in _OPEN.get(section, ()) or _may_pay_two(known, key, row.get(key)):
                continue
            if key in _WORDS:
                if key in known and not isinstance(row.get(key), str):
                    found.append(f'"{section}" has no {key} for {known["id"]}')
            elif key not in known:
                found.append(f'"{section}": {known["id"]} has no {key} by the rules; a data file cannot add it')
            elif not _same(row.get(key), known[key]):
                fixed = f"{key} of {known['id']} is {json.dumps(known[key])}"
                found.append(f'"{section}": {fixed} by the rules; a data file cannot change it')
    return found


def _may_pay_two(known: dict[str, Any], key: str, value: Any) -> bool:
    """Whether this is the number of sheets on a song: 1 or 2, and which song pays 2 is not told."""
    return known.get("family") == "song" and key == "amount" and _whole(value, 2) and value > 0


def _gears(gears: dict[str, Any]) -> list[str]:
    found = _teeth("transport", gears.get("transport"), TRANSPORTS) + _teeth("action", gears.get("action"), ACTIONS)
    start = DATA["gears"]["start_symbol"]
    if not found and gears["action"].count(start) != 1:
        found.append(f"the action gear must show {start} once, not {gears['action'].count(start)} times")
    steps, teeth = gears.get("steps"), len(DATA["gears"]["steps"])
    if not isinstance(steps, list) or len(steps) != teeth or not all(_whole(step, 9) for step in steps):
        found.append(f"the step gear needs {teeth} numbers from 0 to 9, the file has {_said(steps)}")
    elif not any(steps):
        found.append("every tooth of the step gear shows 0, so no figure would ever walk")
    return found


def _teeth(gear: str, faces: Any, known: Sequence[str]) -> list[str]:
    teeth = len(DATA["gears"][gear])
    if not isinstance(faces, list) or len(faces) != teeth or not all(face in known for face in faces):
        return [f"the {gear} gear needs {teeth} faces out of {', '.join(known)}, the file has {_said(faces)}"]
    missing = [face for face in known if face not in faces]
    return [f"the {gear} gear never shows {', '.join(missing)}"] if missing else []


def _objects(rows: list[dict[str, Any]]) -> list[str]:
    """Marks and copies of the object tiles."""
    found = []
    for row in rows:
        organ, wolf = row.get("organ"), row.get("wolf")
        if not isinstance(organ, list) or not isinstance(wolf, list) or not organ or len(organ) != len(wolf):
            found.append(f"{row.get('id')} must list the organ and the wolf marks of each of its copies")
        elif row.get("family") != "seal" and not all(_whole(mark, 1) for mark in (*organ, *wolf)):
            found.append(f"{row.get('id')} can show 0 or 1 organ and 0 or 1 wolf mark on a copy")
    return found or _totals(rows)


def _totals(rows: list[dict[str, Any]]) -> list[str]:
    found, total = [], DATA["object_tiles"]["total"]
    copies = sum(len(row["organ"]) for row in rows)
    if copies != total:
        found.append(f"there must be {total} object tiles in all, the file has {copies}")
    if not any(any(row["organ"]) for row in rows):
        found.append("no tile shows the organ")
    seals = [row for row in rows if row.get("family") == "seal"]
    found += [
        f"{row['id']} is one tile with two wolf marks and no organ"
        for row in seals
        if not _same((row["organ"], row["wolf"]), ([0], [2]))
    ]
    return found


def _objects_in(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _whole(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _same(theirs: Any, ours: Any) -> bool:
    """Equal as JSON, where true is not 1."""
    return json.dumps(theirs, sort_keys=True) == json.dumps(ours, sort_keys=True)


def _said(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
