"""What is in the box: board, gears, cards and tiles, read from the data files. No logic of play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from subrosa.core.editions import printed

CARDS_FILE = "data/eleven.json"
MAP_FILE = "data/map.json"
DATA: dict[str, Any] = json.loads(printed(str(__package__), CARDS_FILE))
BOARD: dict[str, Any] = json.loads(printed(str(__package__), MAP_FILE))
"""The two files as they are. What the rules need of them stands below as numbers."""
_LIMITS: dict[str, int] = DATA["constants"]


def _rows(section: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = DATA[section]["rows"]
    return rows


def _ids(section: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in _rows(section))


SEATS = 6
COLOURS = _ids("colours")
"""The colours of the players' pieces, by seat."""
CHARACTERS = _ids("characters")
NEUTRAL = tuple(row["en"].lower() for row in _rows("neutral_characters"))
"""What a table calls the characters that would rather not use the names of real musicians (23.2)."""
EVENTS = _ids("events")
POWERS = _ids("powers")
TRANSPORTS = _ids("transports")
ACTIONS = _ids("actions")
TITLE: dict[str, str] = DATA["game"]["title"]

ABSENT = -2
"""The number of a character whom a small version leaves out: nobody has it."""
(LILJA, PAHLSSON, JOHNSSON, VIKSTROM, LEWIS, SNOWY, VIDAL, KOLEBERG) = (
    CHARACTERS.index(id) if id in CHARACTERS else ABSENT
    for id in ("lilja", "pahlsson", "johnsson", "vikstrom", "lewis", "snowy", "vidal", "koleberg")
)
(E01, E02, E03, E04, E05, E06, E07, E08, E09, E10, E11) = range(len(EVENTS))
(P_INVESTIGATE, P_TRANSPORT, P_RESEARCH, P_COMPOSE) = range(len(POWERS))
(STEAM_TRAIN, MONORAIL, AIRSHIP, LOCOMOTIVE) = range(len(TRANSPORTS))
(MOVE_CLUE, INVESTIGATE, RESEARCH, COMPOSE) = range(len(ACTIONS))

HOURS = _LIMITS["hours"]
START_TIME = _LIMITS["start_time"]
START_TIME_3 = _LIMITS["start_time_3p"]
MAX_TIME = _LIMITS["max_time"]
MAX_SHEETS = _LIMITS["sheets_cap"]
HERO_SHEETS = _LIMITS["sheets_hero"]
FENRIR_SHEETS = _LIMITS["sheets_fenrir"]
WOLF_MARKS_NEEDED = _LIMITS["wolf_marks_needed"]
CLUES = _LIMITS["clue_markers"]
TILE_LIMIT = _LIMITS["tile_limit_end_of_hour"]
AWAKENING = _LIMITS["awakening_hour"]
TILE_REWARD_TIME = _LIMITS["tile_reward_time"]
TILE_REWARD_CLUES = _LIMITS["tile_reward_clues"]
ORGAN_REWARD_TIME = _LIMITS["organ_reward_time"]
TILES_BEFORE_ORGAN = _LIMITS["tiles_before_organ"]

ABILITY_AMOUNT = tuple(int(row["amount"]) for row in _rows("characters"))
"""How many tiles, sheets, time units, looks, steps, actions or clues an ability gives."""
ABILITY_COST = tuple(int(row.get("cost", 0)) for row in _rows("characters"))
POWER_AMOUNT = tuple(int(row["amount"]) for row in _rows("powers"))

# The board. A field of the map is called a spot here, since fields are those of the state.
SPOT_KINDS = ("building", "mystic", "transport")
(BUILDING, MYSTIC, TRANSPORT) = range(len(SPOT_KINDS))
RIDE_COLOURS = tuple(row["colour"] for row in _rows("transports") if row["colour"])
SLOTS = ("north", "east", "south", "west")
(NORTH, EAST, SOUTH, WEST) = range(len(SLOTS))
BUILDINGS = tuple(str(row["building"]) for row in _rows("location_tiles"))
"""The five mystic buildings, in the order of their tiles."""


@dataclass(frozen=True)
class Map:
    """A board: what each spot is, where it lies and what lies next to it."""

    spots: tuple[str, ...]
    spot_count: int
    kind: tuple[int, ...]
    colour: tuple[int, ...]
    """The transport that stops at a spot, -1 for none."""
    col: tuple[int, ...]
    row: tuple[int, ...]
    most_neighbours: int
    neighbours: tuple[tuple[int, ...], ...]
    """The spots one step away in the order of the edges, filled up with -1."""
    start: tuple[int, ...]
    """The spot with the rune of each character."""
    mystics: tuple[int, ...]
    """The spots of the five mystic buildings."""


def lay_out(board: dict[str, Any]) -> Map:
    """The board of a map file that is known to be sound."""
    spots = tuple(str(spot["id"]) for spot in board["spots"])
    near: list[list[int]] = [[] for _ in spots]
    for edge in board["edges"]:
        a, b = spots.index(edge["a"]), spots.index(edge["b"])
        near[a].append(b)
        near[b].append(a)
    most = max(len(row) for row in near)
    colours = [spot.get("colour") for spot in board["spots"]]
    return Map(
        spots=spots,
        spot_count=len(spots),
        kind=tuple(SPOT_KINDS.index(spot["kind"]) for spot in board["spots"]),
        colour=tuple(RIDE_COLOURS.index(colour) if colour else -1 for colour in colours),
        col=tuple(int(spot["col"]) for spot in board["spots"]),
        row=tuple(int(spot["row"]) for spot in board["spots"]),
        most_neighbours=most,
        neighbours=tuple(tuple(row + [-1] * (most - len(row))) for row in near),
        start=tuple(spots.index(board["starts"][id]) for id in CHARACTERS),
        mystics=tuple(spots.index(id) for id in BUILDINGS),
    )


MAP = lay_out(BOARD)
SPOTS = MAP.spots
SPOT_COUNT = MAP.spot_count
KIND = MAP.kind
COLOUR = MAP.colour
COL = MAP.col
ROW = MAP.row
MOST_NEIGHBOURS = MAP.most_neighbours
NEIGHBOURS = MAP.neighbours
START = MAP.start
MYSTICS = MAP.mystics

# The tiles: a face is what can be told apart on the front of a tile.
EFFECTS = (
    "location",
    "sheets",
    "ride_steam",
    "ride_monorail",
    "ride_airship",
    "trace",
    "time",
    "trade",
    "look",
    "boots",
    "inspiration",
    "archive",
    "gate",
    "exchange",
    "seal",
)
(
    EFFECT_LOCATION,
    EFFECT_SHEETS,
    EFFECT_RIDE_STEAM,
    EFFECT_RIDE_MONORAIL,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_TRACE,
    EFFECT_TIME,
    EFFECT_TRADE,
    EFFECT_LOOK,
    EFFECT_BOOTS,
    EFFECT_INSPIRATION,
    EFFECT_ARCHIVE,
    EFFECT_GATE,
    EFFECT_EXCHANGE,
    EFFECT_SEAL,
) = range(len(EFFECTS))
MARKS = _ids("marks")
TRADE_CLUES = next(int(row["clues"]) for row in _rows("object_tiles") if row["effect"] == "trade")
LOCOMOTIVE_STEPS: int = DATA["transports"]["locomotive_steps"]
MOST_TEETH: int = max(DATA["gears"]["turn_choices"])
TIME_PER_TOOTH: int = DATA["gears"]["time_per_tooth"]
GEAR_STATES: int = DATA["gears"]["states"]


@dataclass(frozen=True)
class Cards:
    """What a data file may print otherwise: the faces of the gears and of the tiles."""

    transport_faces: tuple[int, ...]
    step_faces: tuple[int, ...]
    action_faces: tuple[int, ...]
    tiles: tuple[str, ...]
    """The five location tiles in the order of the buildings, then the objects. Of a kind with a mark on some of its
    copies only, the plain face comes first."""
    tile_faces: int
    tile_copies: tuple[int, ...]
    tile_effect: tuple[int, ...]
    tile_amount: tuple[int, ...]
    """How many sheets, time units, looks, steps or tiles the effect gives."""
    tile_cost: tuple[int, ...]
    """The time paid for the effect."""
    organ_mark: tuple[int, ...]
    wolf_marks: tuple[int, ...]
    seal: int


def print_out(data: dict[str, Any]) -> Cards:
    """The gears and tiles of a data file that is known to be sound."""
    places = data["location_tiles"]["rows"]
    kinds = [(row, organ, wolf) for row in data["object_tiles"]["rows"] for organ, wolf in _marks(row)]
    tiles = tuple(str(row["id"]) for row in places) + tuple(_face(*kind) for kind in kinds)
    copies = [list(zip(row["organ"], row["wolf"], strict=True)).count((organ, wolf)) for row, organ, wolf in kinds]
    none = (0,) * len(places)
    return Cards(
        transport_faces=tuple(TRANSPORTS.index(id) for id in data["gears"]["transport"]),
        step_faces=tuple(data["gears"]["steps"]),
        action_faces=tuple(ACTIONS.index(id) for id in data["gears"]["action"]),
        tiles=tiles,
        tile_faces=len(tiles),
        tile_copies=(*(int(row["copies"]) for row in places), *copies),
        tile_effect=(*none, *(EFFECTS.index(row["effect"]) for row, _, _ in kinds)),
        tile_amount=(*none, *(int(row["amount"]) for row, _, _ in kinds)),
        tile_cost=(*none, *(int(row["cost"]) for row, _, _ in kinds)),
        organ_mark=(*none, *(organ for _, organ, _ in kinds)),
        wolf_marks=(*none, *(wolf for _, _, wolf in kinds)),
        seal=next(len(places) + at for at, (row, _, _) in enumerate(kinds) if row["effect"] == "seal"),
    )


def _marks(row: dict[str, Any]) -> list[tuple[int, int]]:
    """The different marks on the copies of a kind, the plain ones first."""
    return sorted(set(zip(row["organ"], row["wolf"], strict=True)))


def _face(row: dict[str, Any], organ: int, wolf: int) -> str:
    """The id of a face: that of its kind, and its marks if other copies have others."""
    told = [mark for mark, shown in zip(MARKS, (organ, wolf), strict=True) if shown and len(_marks(row)) > 1]
    return "_".join([row["id"], *told])


CARDS = print_out(DATA)
TRANSPORT_FACES = CARDS.transport_faces
STEP_FACES = CARDS.step_faces
ACTION_FACES = CARDS.action_faces
TILES = CARDS.tiles
TILE_FACES = CARDS.tile_faces
TILE_COPIES = CARDS.tile_copies
TILE_EFFECT = CARDS.tile_effect
TILE_AMOUNT = CARDS.tile_amount
TILE_COST = CARDS.tile_cost
ORGAN_MARK = CARDS.organ_mark
WOLF_MARKS = CARDS.wolf_marks
SEAL = CARDS.seal

MOST_CHOICES = max(
    128, 2 * (MOST_NEIGHBOURS + max(COLOUR.count(ride) for ride in range(len(RIDE_COLOURS)))) + TILE_FACES + 32
)
"""Room for the longest list: every spot for a clue, or in a move every step and ride, with each card, tile and name."""

# The events, a table a column: what the player in a position gets, who is locked, what choosing a character brings.
LAST = 99
POSITION_EFFECTS = ("nothing", "gain_time", "free_walk", "twice", "look", "draw", "gain_sheets", "recover")
(NOTHING, GAIN_TIME, FREE_WALK, TWICE, LOOK, DRAW, GAIN_SHEETS, RECOVER) = range(len(POSITION_EFFECTS))


def _position(key: str, otherwise: int | str) -> Iterable[Any]:
    return (row.get("position", {}).get(key, otherwise) for row in _rows("events"))


def _bonus(key: str) -> tuple[int, ...]:
    return tuple(int(row.get("bonus", {}).get(key, 0)) for row in _rows("events"))


def _banned(what: str) -> tuple[int, ...]:
    return tuple(int(what in row.get("hour", ())) for row in _rows("events"))


def _character(id: str | None) -> int:
    return CHARACTERS.index(id) if id else -1


POSITION_WHO = tuple(LAST if who == "last" else int(who) for who in _position("who", 0))
POSITION_EFFECT = tuple(POSITION_EFFECTS.index(effect) for effect in _position("effect", "nothing"))
POSITION_AMOUNT = tuple(int(amount) for amount in _position("amount", 0))
LOCKS = tuple(_character(row.get("locks")) for row in _rows("events"))
BONUS_CHARACTER = tuple(_character(row.get("bonus", {}).get("character")) for row in _rows("events"))
BONUS_TIME = _bonus("time")
BONUS_CLUES = _bonus("clues")
BONUS_SHEETS = _bonus("sheets")
BONUS_DRAW = _bonus("draw")
BONUS_WALK = _bonus("walk")
BONUS_LOCK = _bonus("lock")
NO_TRANSPORT = _banned("no_transport")
NO_POWER_CARDS = _banned("no_power_cards")
NO_OBJECT_TILES = _banned("no_object_tiles")


NAMED = {
    "figure": "characters",
    "locks": "characters",
    "bonus": "characters",
    "spot": "spots",
    "building": "spots",
    "tile": "tiles",
    "power": "powers",
    "action": "actions",
    "transport": "transports",
    "hour": "numerals",
    "position": "numerals",
}
"""Where the facts of each kind find their names."""
SECTIONS = (
    "characters",
    "neutral_characters",
    "colours",
    "spots",
    "tiles",
    "powers",
    "transports",
    "actions",
    "numerals",
)
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
"""Hours and places in the order are printed so, on the clock and on the lanes."""


def names(section: str, language: str) -> dict[str, str]:
    """The names of a section in a language, by id.

    Sections are characters (as sentences call them, by name and by neutral title), neutral_characters, colours, spots,
    tiles, powers, transports, actions and numerals. Places of Turin keep their Italian names (23.3).
    """
    if section == "characters":
        neutral = names("neutral_characters", language)
        titles = {title: neutral[id] for id, title in zip(CHARACTERS, NEUTRAL, strict=True)}
        return {row["id"]: row["short"] for row in _rows("characters")} | titles
    if section == "spots":
        return {row["id"]: row["name"] for row in BOARD["spots"]}
    if section == "tiles":
        return _tile_names(language)
    if section == "numerals":
        return {str(number): numeral for number, numeral in enumerate(NUMERALS, 1)}
    return {row["id"]: row[language] for row in _rows(section)}


def _tile_names(language: str) -> dict[str, str]:
    spots, marks = names("spots", language), names("marks", language)
    found = {row["id"]: spots[row["building"]] for row in _rows("location_tiles")}
    for row in _rows("object_tiles"):
        for organ, wolf in _marks(row):
            face = _face(row, organ, wolf)
            told = [marks[mark] for mark in MARKS if mark in face.removeprefix(row["id"]).split("_")]
            found[face] = " ".join([row[language], *told])
    return found
