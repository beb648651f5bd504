"""An owner's own convent and lines of sight: complete and sound, or everything that is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Annotated, Any

from msgspec import Meta, field

from subrosa.core import shapes
from subrosa.core.shapes import Id, Names, Number, Rows, Shape, Words, each, many, one_of, refuse, shaped, twice, whole

from .box import BOARD, COLOURS, NOVICES, VIEWS

MOST_PLACES = 160
"""The most places of a map: choices beyond are no places."""
MOST_LINKS = 8
"""The most ways out of a place."""

Place = Annotated[int, whole(1, MOST_PLACES)]
Places = Annotated[list[Place], many("places", 0)]
Pair = Annotated[list[Place], many("two places", 2, 2)]
Point = Annotated[list[Number], many("two numbers", 2, 2)]
Line = Annotated[list[Number], many("four numbers", 4, 4)]
Colour = Annotated[str, one_of(*COLOURS)]


# The map.


class Room(Names):
    id: Id
    short: Names


class Spot(Shape):
    id: Place
    x: Number
    y: Number
    room: Id


class Link(Shape):
    a: Place
    b: Place
    via: Annotated[tuple[Point, ...], many("points", 0)] = ()


class Lock(Shape):
    a: Place
    b: Place
    colour: Colour


class Key(Shape):
    key: Annotated[int, whole(1, 99)]
    colour: Colour
    place: Place


class Door(Shape):
    between: Pair | None
    line: Line


class Board(Shape):
    schema: Annotated[str, one_of(BOARD["schema"])]
    guard_start: Place
    cells: Annotated[dict[str, Place], each(NOVICES, "an object that gives each novice her cell")]
    rooms: Annotated[list[Room], many("rooms")]
    places: Annotated[list[Spot], many(f"1 to {MOST_PLACES} places", most=MOST_PLACES)]
    links: Annotated[list[Link], many("links")]
    locks: Annotated[list[Lock], many("locks")]
    keys: Annotated[list[Key], many("keys")]
    walls: Annotated[list[Line], many("lines", 0)]
    doors: Annotated[list[Door], many("doors")]
    rooms_2025: Rows[Annotated[list[Places], many("rooms")]]
    name: Words = ""
    size: Any = None


def read_map(data: Any) -> Board:
    """The convent of an owner's map file."""
    board = shaped(data, Board)
    for check in (_places, _strangers, _links, _barred, _homes, _lost, _shut_away):
        refuse(check(board))
    return board


def _places(board: Board) -> Iterator[str]:
    rooms, spots = {room.id for room in board.rooms}, dict[tuple[float, float], int]()
    yield from twice("room", (room.id for room in board.rooms))
    for number, place in enumerate(board.places, 1):
        first = spots.setdefault((place.x, place.y), number)
        if place.id != number:
            yield f"place number {number} of the list must have the id {number}, not {place.id}"
        if place.room not in rooms:
            yield f"place {number} is in {place.room}, which is no room"
        if first != number:
            yield f"places {first} and {number} lie on the same spot"


def _strangers(board: Board) -> Iterator[str]:
    """Where the file speaks of places that are not there."""
    named = [(f"link number {n} leads to", at) for n, link in enumerate(board.links, 1) for at in (link.a, link.b)]
    named += [(f"key {key.key} lies on", key.place) for key in board.keys]
    named += [(f"the cell of {id} is", place) for id, place in board.cells.items()]
    named += [("the guards start on", board.guard_start)]
    named += [('"rooms_2025" lists', place) for room in board.rooms_2025.rows for place in room]
    return (f"{what} {place}, which is no place" for what, place in named if place > len(board.places))


def _links(board: Board) -> Iterator[str]:
    seen = set[frozenset[int]]()
    for number, link in enumerate(board.links, 1):
        if link.a == link.b:
            yield f"link number {number} leads from {link.a} to itself"
        elif {link.a, link.b} in seen:
            yield f"link number {number}, {link.a} to {link.b}, is listed before"
        seen.add(frozenset((link.a, link.b)))
    ways = Counter(end for link in seen for end in link)
    yield from (f"place {p} has {n} neighbours, more than {MOST_LINKS}" for p, n in ways.items() if n > MOST_LINKS)


def _barred(board: Board) -> Iterator[str]:
    """Doors are on links, and locks on doors."""
    links = _pairs(board.links)
    doors = {frozenset(door.between) for door in board.doors if door.between}
    for number, door in enumerate(board.doors, 1):
        if door.between and frozenset(door.between) not in links:
            yield f"door number {number} is between {shapes.said(door.between)}, where no link is"
    for lock in board.locks:
        if {lock.a, lock.b} not in doors:
            yield f"the lock between {lock.a} and {lock.b} is on no {'door' if {lock.a, lock.b} in links else 'link'}"


def _homes(board: Board) -> Iterator[str]:
    """Cells and keys are there once, and each place is in one of the rooms that decide sight in the variant of 2025."""
    yield from twice("key", (key.key for key in board.keys))
    for place, often in Counter(board.cells.values()).items():
        if often > 1:
            yield f"{' and '.join(id for id in NOVICES if board.cells[id] == place)} have the same cell, {place}"
    times = Counter(place for room in board.rooms_2025.rows for place in room)
    for place in range(1, len(board.places) + 1):
        if times[place] != 1:
            yield f'place {place} must be in one room of "rooms_2025", not in {times[place]}'


def _lost(board: Board) -> Iterator[str]:
    reached = _reached(board, 1, set())
    lost = [str(place.id) for place in board.places if place.id not in reached]
    if lost:
        yield f"these places cannot be reached from 1: {', '.join(lost)}"


def _shut_away(board: Board) -> Iterator[str]:
    """Keys that a novice could only fetch if she had a key already."""
    for id in NOVICES:
        reached = _reached(board, board.cells[id], _pairs(board.locks))
        for key in board.keys:
            if key.place not in reached:
                yield f"{id} cannot reach key {key.key} on {key.place} from her cell without passing a lock"


def _reached(board: Board, start: int, locks: set[frozenset[int]]) -> set[int]:
    near: dict[int, set[int]] = {place.id: set() for place in board.places}
    for a, b in _pairs(board.links) - locks:
        near[a].add(b)
        near[b].add(a)
    reached, ahead = {start}, [start]
    for place in ahead:
        new = near[place] - reached
        reached |= new
        ahead += new
    return reached


def _pairs(rows: Iterable[Link | Lock]) -> set[frozenset[int]]:
    return {frozenset((row.a, row.b)) for row in rows}


# Lines of sight.

SEEN = "an object that gives each place the places it sees"


class Shrine(Shape):
    place: Place
    open_sees: Places


class Facing(Shape):
    came: Place = field(name="from")
    at: Place
    sees: Places


class Views(Shape):
    schema: Annotated[str, one_of(VIEWS["schema"])]
    arc_degrees: Annotated[int, whole(VIEWS["arc_degrees"], VIEWS["arc_degrees"])]
    range: Annotated[int, whole(VIEWS["range"], VIEWS["range"])]
    tolerance_degrees: Annotated[float, Meta(ge=0, le=15, description="a number from 0 to 15")]
    visible: Annotated[dict[str, Places], Meta(min_length=1, max_length=MOST_PLACES, description=SEEN)]
    shrine: Shrine | None = None
    by_facing: Annotated[tuple[Facing, ...], many("objects", 0)] = ()
    disputed: Any = None


def read_sight(data: Any) -> Views:
    """The lines of sight of an owner's file."""
    views = shaped(data, Views)
    for check in (_in_order, _seen, _mutual):
        refuse(check(views))
    return views


def _in_order(views: Views) -> Iterator[str]:
    if list(views.visible) != [str(number) for number in range(1, len(views.visible) + 1)]:
        yield '"visible" must have the places in order: "1", "2", "3" and so on'


def _seen(views: Views) -> Iterator[str]:
    """Everybody sees other places, each once."""
    lists = [(f"place {place}", int(place), seen) for place, seen in views.visible.items()]
    lists += [("the shrine", views.shrine.place, views.shrine.open_sees)] if views.shrine else []
    lists += [(f"a guard from {row.came} at {row.at}", row.at, row.sees) for row in views.by_facing]
    for who, at, seen in lists:
        if at > len(views.visible):
            yield f"{who} is on {at}, which is no place"
        for to, often in Counter(seen).items():
            if to == at or to > len(views.visible):
                yield f"{who} sees {to}, which is no other place"
            elif often > 1:
                yield f"{who} sees {to} {often} times"


def _mutual(views: Views) -> Iterator[str]:
    for place, seen in views.visible.items():
        for to in seen:
            if int(place) not in views.visible[str(to)]:
                yield f"{place} sees {to}, but {to} does not see {place}"
    for (came, at), often in Counter((row.came, row.at) for row in views.by_facing).items():
        if often > 1:
            yield f"a guard from {came} at {at} is listed {often} times"
    for row in views.by_facing:
        for to in row.sees:
            if to not in views.visible.get(str(row.at), ()):
                yield f"a guard from {row.came} at {row.at} sees {to}, which {row.at} does not see at all"


# How the files fit together.


def sight_misfits(board: Board, views: Views) -> Iterator[str]:
    """Where lines of sight speak of other places or links than the map has."""
    places, seen = len(board.places), len(views.visible)
    if places != seen:
        yield f"the lines of sight are those of {seen} places, the map has {places}"
    elif views.by_facing:
        steps = {step for link in board.links for step in ((link.a, link.b), (link.b, link.a))}
        listed = {(row.came, row.at) for row in views.by_facing}
        yield from (f"the map has no link for a guard from {a} at {b}" for a, b in sorted(listed - steps))
        yield from (f'"by_facing" does not say what a guard from {a} at {b} sees' for a, b in sorted(steps - listed))


def card_misfits(board: Board, cards: Mapping[str, Any]) -> Iterator[str]:
    """Where paths, keys or wishes speak of what the map does not have."""
    keys, links, start = {key.key for key in board.keys}, _pairs(board.links), board.guard_start
    for wish in cards["wishes"]["rows"]:
        if wish["key"] not in keys:
            yield f"wish {wish['id']} needs key {wish['key']}, which does not lie on the map"
        if wish["place"] > len(board.places):
            yield f"wish {wish['id']} lies on {wish['place']}, which is no place"
    for path in cards["paths"]["rows"]:
        for a, b in pairwise(path["places"]):
            if frozenset((a, b)) not in links:
                yield f"path {path['id']} goes from {a} to {b}, where no link is"
    if not any(start in (path["places"][0], path["places"][-1]) for path in cards["paths"]["rows"]):
        yield f"no path has an end on {start}, where the guards start"
