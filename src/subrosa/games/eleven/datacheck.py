"""An owner's own board or components: complete and sound, or everything that is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct

from subrosa.core import shapes
from subrosa.core.shapes import Id, Number, Rows, Shape, Words, each, many, one_of, refuse, shaped, twice, whole

from . import box
from .box import ACTIONS, BOARD, BUILDINGS, CHARACTERS, DATA, RIDE_COLOURS, TRANSPORTS, Cards, Map

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
    left = [spot for spot in range(board.spot_count) if board.kind[spot] == box.BUILDING]
    for slot, building in tiles:
        mystic = board.mystics[BUILDINGS.index(building)]
        line = board.row if slot in ("north", "south") else board.col
        sign = 1 if slot in ("north", "west") else -1
        left = [spot for spot in left if sign * line[spot] > sign * line[mystic]]
    return tuple(left)


# The map.


class Spot(Shape):
    id: Id
    name: Words
    kind: Annotated[str, one_of(*box.SPOT_KINDS)]
    col: Annotated[int, whole(0, MOST_PLACE)]
    row: Annotated[int, whole(0, MOST_PLACE)]
    colour: Annotated[str, one_of(*RIDE_COLOURS)] | None = None
    x: Number | None = None
    y: Number | None = None


class Edge(Shape):
    a: Id
    b: Id
    type: Words = ""
    name: Words = ""


class Board(Shape):
    schema: Annotated[str, one_of(BOARD["schema"])]
    spots: Annotated[list[Spot], many(f"1 to {MOST_SPOTS} spots", most=MOST_SPOTS)]
    edges: Annotated[list[Edge], many("edges")]
    starts: Annotated[dict[str, Id], each(CHARACTERS, "an object that gives each character its spot")]
    name: Words = ""
    compass: Any = None
    size: Any = None
    cuts: Any = None
    drawing: Any = None


def read_map(data: Any) -> Map:
    """The board of an owner's map file."""
    board = shaped(data, Board)
    refuse([*_spots(board), *_edges(board), *_starts(board), *_mystics(board)])
    laid = box.lay_out(data)
    refuse([*_unreached(laid), *_transports(laid), *_crowded(laid), *_compass(laid)])
    return laid


def _spots(board: Board) -> Iterator[str]:
    for spot in board.spots:
        if spot.kind == "transport" and spot.colour is None:
            yield f"spot {spot.id} is a transport spot and must have one of the colours {', '.join(RIDE_COLOURS)}"
        elif spot.kind != "transport" and spot.colour is not None:
            yield f"spot {spot.id} has a colour but is no transport spot"
    yield from twice("spot", (spot.id for spot in board.spots))


def _edges(board: Board) -> Iterator[str]:
    spots, seen = {spot.id for spot in board.spots}, set()
    for number, edge in enumerate(board.edges, 1):
        strange = [end for end in (edge.a, edge.b) if end not in spots]
        if strange:
            yield f"edge number {number} leads to {strange[0]}, which is no spot"
        elif edge.a == edge.b:
            yield f"edge number {number} leads from {edge.a} to itself"
        elif frozenset((edge.a, edge.b)) in seen:
            yield f"edge number {number}, {edge.a} to {edge.b}, is listed before"
        else:
            seen.add(frozenset((edge.a, edge.b)))
    ways = Counter(end for edge in seen for end in edge)
    yield from (f"spot {id} has {n} neighbours, more than {MOST_EDGES}" for id, n in ways.items() if n > MOST_EDGES)


def _starts(board: Board) -> Iterator[str]:
    starts, kinds = board.starts, {spot.id: spot.kind for spot in board.spots}
    for id, spot in starts.items():
        if kinds.get(spot) != "building":
            yield f"{id} starts on {spot}, which is no {'building' if spot in kinds else 'spot'}"
    for spot, often in Counter(starts.values()).items():
        if often > 1:
            yield f"{' and '.join(id for id in starts if starts[id] == spot)} start on the same spot, {spot}"


def _mystics(board: Board) -> Iterator[str]:
    there = [spot.id for spot in board.spots if spot.kind == "mystic"]
    if sorted(there) != sorted(BUILDINGS):
        yield f"the mystic buildings must be {', '.join(BUILDINGS)}; the map has {', '.join(there) or 'none'}"


def _unreached(board: Map) -> Iterator[str]:
    reached, ahead = {0}, [0]
    while ahead:
        new = {spot for spot in board.neighbours[ahead.pop()] if spot >= 0} - reached
        reached |= new
        ahead += new
    lost = [board.spots[spot] for spot in range(board.spot_count) if spot not in reached]
    if lost:
        yield f"these spots cannot be reached from {board.spots[0]}: {', '.join(lost)}"


def _transports(board: Map) -> Iterator[str]:
    for at, colour in enumerate(RIDE_COLOURS):
        stops = board.colour.count(at)
        if stops < 2:
            yield f"the colour {colour} needs at least two spots to ride between, the map has {stops}"


def _crowded(board: Map) -> Iterator[str]:
    """Mystic buildings that share a row or a column, so that one is neither north nor south, west nor east (24.2)."""
    for at, (a, one) in enumerate(zip(BUILDINGS, board.mystics, strict=True)):
        for b, other in zip(BUILDINGS[:at], board.mystics, strict=False):
            for word, line in (("column", board.col), ("row", board.row)):
                if line[one] == line[other]:
                    yield f"the mystic buildings {b} and {a} are in the same {word}"


def _compass(board: Map) -> Iterator[str]:
    for tiles, possible in STATEMENTS:
        if bool(region(board, tiles)) != possible:
            placed = " and ".join(f"{building} in the {slot}" for slot, building in tiles)
            yield f"{placed} must leave {'at least one' if possible else 'no'} building for the organ"


# Gears and tiles.

GEARS = ("transport", "steps", "action")
OPEN = (*(f"gears.{gear}" for gear in GEARS), *(f"object_tiles.{mark}" for mark in ("organ", "wolf", "amount")))
"""What an owner may print otherwise, besides words: the faces of the gears, marks, copies, and the sheets of a song."""


def _teeth(gear: str) -> Meta:
    teeth = len(DATA["gears"][gear])
    return many(f"{teeth} faces", teeth, teeth)


class Gears(Struct):
    transport: Annotated[list[Annotated[str, one_of(*TRANSPORTS)]], _teeth("transport")]
    steps: Annotated[list[Annotated[int, whole(0, 9)]], _teeth("steps")]
    action: Annotated[list[Annotated[str, one_of(*ACTIONS)]], _teeth("action")]


class Tile(Struct):
    id: str
    family: str
    amount: Annotated[int, whole(0, 9)]
    organ: Annotated[list[Annotated[int, whole(0, 1)]], many("the organ marks of each copy")]
    wolf: Annotated[list[Annotated[int, whole(0, 2)]], many("the wolf marks of each copy")]


class Components(Struct):
    gears: Gears
    object_tiles: Rows[list[Tile]]


def read_cards(data: Any) -> Cards:
    """The gears and tiles of an owner's data file."""
    refuse(shapes.changes(data, DATA, OPEN))
    ours, theirs = shaped(DATA, Components), shaped(data, Components)
    refuse([*_gears(theirs.gears), *_tiles(theirs.object_tiles.rows, ours.object_tiles.rows), *_neutral(data)])
    return box.print_out(data)


def _gears(gears: Gears) -> Iterator[str]:
    for name, faces, known in (("transport", gears.transport, TRANSPORTS), ("action", gears.action, ACTIONS)):
        missing = [face for face in known if face not in faces]
        if missing:
            yield f"the {name} gear never shows {', '.join(missing)}"
    start = DATA["gears"]["start_symbol"]
    if gears.action.count(start) > 1:
        yield f"the action gear must show {start} once, not {gears.action.count(start)} times"
    if not any(gears.steps):
        yield "every tooth of the step gear shows 0, so no figure would ever walk"


def _tiles(tiles: list[Tile], printed: list[Tile]) -> Iterator[str]:
    """Marks and copies of the object tiles; which song pays 2 sheets is not told."""
    for tile, ours in zip(tiles, printed, strict=True):
        if tile.amount != ours.amount and not (tile.family == "song" and tile.amount in (1, 2)):
            amount = "1 or 2" if tile.family == "song" else ours.amount
            yield f'"object_tiles.{tile.id}.amount" must stay {amount}; a data file cannot change it'
        if len(tile.organ) != len(tile.wolf):
            yield f"{tile.id} must list the organ and the wolf marks of each of its copies"
        elif tile.family == "seal" and (tile.organ, tile.wolf) != ([0], [2]):
            yield f"{tile.id} is one tile with two wolf marks and no organ"
        elif tile.family != "seal" and max(tile.wolf) > 1:
            yield f"{tile.id} can show 0 or 1 wolf mark on a copy"
    copies, total = sum(len(tile.organ) for tile in tiles), DATA["object_tiles"]["total"]
    if copies != total:
        yield f"there must be {total} object tiles in all, the file has {copies}"
    if not any(any(tile.organ) for tile in tiles):
        yield "no tile shows the organ"


def _neutral(data: Any) -> Iterator[str]:
    """English titles stand in lines of text (23.2), so each is a word of its own."""
    rows = data["neutral_characters"]["rows"]
    titles = [row["en"].lower() for row in rows]
    for row, title in zip(rows, titles, strict=True):
        yield from shapes.faults(title, Id, f"neutral_characters.{row['id']}.en")
    yield from twice("the title", titles)
