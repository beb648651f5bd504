"""What is in the box: pieces, names and printed figures, read from the data file. No logic of play."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from subrosa.core.errors import BadData

_DATA: dict[str, Any] = json.loads(files(__package__).joinpath("data/rose.json").read_text("utf-8"))


def _ids(section: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in _DATA[section]["rows"])


COLOURS = _ids("colours")
FIGURES = _ids("figures")
BUILDINGS = _ids("buildings")
EVENTS = _ids("events")

SEATS = 5
MONKS = len(COLOURS)
PIECES = len(FIGURES)
PLACES = len(BUILDINGS)
WILLIAM = FIGURES.index("william")
ADSON = FIGURES.index("adson")
FIRST_MONK = 2
"""Monk m is figure FIRST_MONK + m: the investigators come first, as in the data."""

CHURCH = BUILDINGS.index("church")
LIBRARY = BUILDINGS.index("library")

(
    COMMUNICATIVE,
    ENIGMATIC,
    DILIGENT,
    ON_THE_SCENT,
    HASTY,
    UNBELIEVING,
    INCONSPICUOUS,
    DELICATE,
    FORBIDDEN,
    CAUGHT,
    INCRIMINATING,
    INQUIRING,
    DUBIOUS,
    SUSPICIOUS,
) = range(len(EVENTS))

# The cards: two faces a building, four a monk, one for William or Adson.
BUILDING_FACES = 2
MONK_FACES = 4
FIRST_MONK_FACE = PLACES * BUILDING_FACES
WILLIAM_ADSON = FIRST_MONK_FACE + MONKS * MONK_FACES
FACES = WILLIAM_ADSON + 1
CARDS = len(_DATA["action_cards"]["rows"])
CALLS = sum(row["kind"] == "william_adson" for row in _DATA["action_cards"]["rows"])
BUILDING_OF = tuple(f // BUILDING_FACES if f < FIRST_MONK_FACE else -1 for f in range(FACES))
MONK_OF = tuple(
    (f - FIRST_MONK_FACE) // MONK_FACES if FIRST_MONK_FACE <= f < WILLIAM_ADSON else -1 for f in range(FACES)
)

# The tiles: a face is a colour and a value from 0 to 9.
VALUES = 10
TILE_FACES = MONKS * VALUES
TILES = len(_DATA["task_tiles"]["rows"])
TILES_A_COLOUR = TILES // MONKS

HAND = _DATA["setup"]["hand_size"]
DAYS = _DATA["setup"]["days_with_play"]
SQUARES = _DATA["setup"]["tiles_per_building"]
START_SUSPICION = _DATA["tracks"]["suspicion"]["start"]
MAX_SUSPICION = _DATA["tracks"]["suspicion"]["max"]
START_EVIDENCE = _DATA["tracks"]["evidence"]["start"]
SUNDIAL = _DATA["tracks"]["sundial"]["fields"]
CONVERSION = tuple(_DATA["conversion"]["points_by_position"])
WILLIAM_POINTS = _DATA["investigators"]["william"]["points"]
ADSON_POINTS = _DATA["investigators"]["adson"]["points"]
REVELATION_AFTER = tuple(int(day in _DATA["revelation"]["after_days"]) for day in range(DAYS + 1))
REVELATIONS = sum(REVELATION_AFTER)
REVELATION_POINTS = _DATA["revelation"]["evidence_per_marker"]
HIT = tuple(_DATA["accusation"]["evidence_per_hit_by_players"].get(str(seats), 0) for seats in range(SEATS + 1))
EVENT_CARD_POINTS = _DATA["accusation"]["evidence_per_event_card_held"]

# Two points for one monk or one for each of two: every pair of monks, a monk with himself included.
SPLITS = tuple((a, b) for a in range(MONKS) for b in range(a, MONKS))
SPLIT_FIRST = tuple(a for a, _ in SPLITS)
SPLIT_SECOND = tuple(b for _, b in SPLITS)

CARD_PRESETS = tuple(_DATA["action_cards"]["presets"])
TILE_PRESETS = tuple(_DATA["task_tiles"]["presets"])
TARGETS = (*BUILDINGS, *COLOURS)
TITLE: dict[str, str] = _DATA["game"]["title"]

FACE_SLOTS = tuple(
    [f"{b} {slot}" for b in BUILDINGS for slot in "ab"]
    + [f"{c} {slot}" for c in COLOURS for slot in "abcd"]
    + ["william_adson"]
)
"""The card faces by slot. Which time a slot shows is in the state, since a data file may change it."""
TILE_NAMES = tuple(f"{colour} {value}" for colour in COLOURS for value in range(VALUES))


NAMED = {
    "figure": "figures",
    "place": "buildings",
    "event": "events",
    "monk": "colours",
    "other": "colours",
    "card": "cards",
    "tile": "cards",
}
"""Where the facts of each kind find their names."""
SECTIONS = ("figures", "buildings", "events", "colours")


def names(section: str, language: str) -> dict[str, str]:
    """The names of a section in a language, by id; cards and tiles go by what they are for and their number."""
    if section == "cards":
        targets = names("buildings", language) | names("colours", language)
        figures = names("figures", language)
        cards = {f"{id} {number}": f"{name} {number}" for id, name in targets.items() for number in range(VALUES)}
        return cards | {FACE_SLOTS[WILLIAM_ADSON]: f"{figures['william']}/{figures['adson']}"}
    return {row["id"]: row[language] for row in _DATA[section]["rows"]}


@dataclass(frozen=True)
class Figures:
    """The printed figures a data file may change: times on cards, values on tiles."""

    times: dict[str, tuple[int, ...]]
    """Two times a building, four a monk."""
    william: int
    adson: int
    tiles: dict[str, tuple[int, ...]]
    """Seven values a colour."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options of a table that these figures are for."""
        return ("card_times", "tile_values")

    def lines(self) -> list[str]:
        """These figures as lines of a record."""
        cards = [f"card {target} {_spaced(times)}" for target, times in self.times.items()]
        calls = [f"card william_adson {self.william} {self.adson}"]
        tiles = [f"tile {colour} {_spaced(values)}" for colour, values in self.tiles.items()]
        return cards + calls + tiles

    def deck(self) -> tuple[list[int], list[int]]:
        """The time each face shows and how many cards have it. Equal cards share the first of their slots."""
        shown, copies = [0] * FACES, [0] * FACES
        for face, times in _slots(self.times):
            for slot, time in enumerate(sorted(set(times))):
                shown[face + slot] = time
                copies[face + slot] = times.count(time)
        copies[WILLIAM_ADSON] = CALLS
        return shown, copies

    def bag(self) -> list[int]:
        """How many tiles there are of each face."""
        counts = [0] * TILE_FACES
        for colour, values in self.tiles.items():
            for value in values:
                counts[COLOURS.index(colour) * VALUES + value] += 1
        return counts


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(str(n) for n in numbers)


def _slots(times: dict[str, tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    buildings = [(place * BUILDING_FACES, times[id]) for place, id in enumerate(BUILDINGS)]
    monks = [(FIRST_MONK_FACE + monk * MONK_FACES, times[id]) for monk, id in enumerate(COLOURS)]
    return buildings + monks


def preset(cards: str, tiles: str) -> Figures:
    """The figures of our own reconstructions, by the names of their presets."""
    times = _DATA["action_cards"]["presets"][cards]
    values = tuple(_DATA["task_tiles"]["presets"][tiles]["per_colour"])
    return Figures(
        times={
            **{id: tuple(times["building_two_cards"]) for id in BUILDINGS},
            **{id: tuple(times["monk_four_cards"]) for id in COLOURS},
        },
        william=_DATA["action_cards"]["rows"][-1]["time"]["william"],
        adson=_DATA["action_cards"]["rows"][-1]["time"]["adson"],
        tiles=dict.fromkeys(COLOURS, values),
    )


def from_lines(lines: Sequence[str]) -> Figures:
    """The figures a record was written with."""
    times: dict[str, tuple[int, ...]] = {}
    tiles: dict[str, tuple[int, ...]] = {}
    for line in lines:
        found = re.fullmatch(r"(card|tile) (\w+)((?: [0-9])*)", line)
        if found is None:
            raise BadData([f"{line!r} does not list the figures from 0 to 9 of a card or tile"])
        (times if found[1] == "card" else tiles)[found[2]] = tuple(int(figure) for figure in found[3].split())
    calls = times.pop("william_adson", ())
    william, adson = calls if len(calls) == 2 else (-1, -1)
    figures = Figures(times, william, adson, tiles)
    faults = _faults(figures)
    if faults:
        raise BadData(faults)
    return figures


def read(text: str, *more: str) -> Figures:
    """The figures of an owner's data file, or everything that is wrong with it."""
    if more:
        raise BadData(["all figures of this game stand in one file; give one"])
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    if not isinstance(data, dict) or data.get("schema") != _DATA["schema"]:
        raise BadData([f'the file must be one object with "schema": "{_DATA["schema"]}"'])
    found = _structure(data)
    if found:
        raise BadData(found)
    figures = _figures(data)
    found = _faults(figures) + _printed(data)
    if found:
        raise BadData(found)
    return figures


_REQUIRED = ("colours", "figures", "buildings", "events", "action_cards", "task_tiles")
_FIXED = ("tracks", "revelation", "conversion", "investigators", "accusation", "setup")
_REMARKS = ("source", "confidence", "ties", "layout", "per_monk_choice")


def _structure(data: dict[str, Any]) -> list[str]:
    """Missing sections and rows that are not rows."""
    found = []
    for section in _REQUIRED:
        part = data.get(section)
        rows = part.get("rows") if isinstance(part, dict) else None
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            found.append(f'"{section}" must hold a list "rows" of objects')
    return found


def _printed(data: dict[str, Any]) -> list[str]:
    """Names and numbers that the rules fix, where the file says otherwise."""
    found = []
    for section in ("colours", "figures", "buildings", "events"):
        if tuple(row.get("id") for row in data[section]["rows"]) != _ids(section):
            found.append(f'"{section}" must list these ids in this order: {", ".join(_ids(section))}')
    for section in _FIXED:
        theirs = data.get(section, {})
        for key, ours in _DATA[section].items():
            if key not in _REMARKS and (not isinstance(theirs, dict) or theirs.get(key, ours) != ours):
                found.append(f'"{section}.{key}" is {json.dumps(ours)} by the rules; a data file cannot change it')
    return found


def _figures(data: dict[str, Any]) -> Figures:
    times: dict[str, list[Any]] = {}
    calls: list[Any] = []
    for row in data["action_cards"]["rows"]:
        if row.get("kind") == "william_adson":
            calls.append(row.get("time"))
        else:
            times.setdefault(str(row.get("target")), []).append(row.get("time"))
    tiles: dict[str, list[Any]] = {}
    for row in data["task_tiles"]["rows"]:
        tiles.setdefault(str(row.get("colour")), []).append(row.get("value"))
    alike = len(calls) == CALLS and all(call == calls[0] for call in calls) and isinstance(calls[0], dict)
    call = calls[0] if alike else {}
    return Figures(
        times={target: tuple(values) for target, values in times.items()},
        william=call.get("william", -1),
        adson=call.get("adson", -1),
        tiles={colour: tuple(values) for colour, values in tiles.items()},
    )


def _faults(figures: Figures) -> list[str]:
    """What is wrong with times and values, a sentence each."""
    found = []
    for target in TARGETS:
        times, number = figures.times.get(target, ()), BUILDING_FACES if target in BUILDINGS else MONK_FACES
        if len(times) != number or not all(_figure(time) for time in times):
            found.append(f"{target} needs {number} cards with a time from 0 to 9 each, the file has {_listed(times)}")
    for colour in COLOURS:
        values = figures.tiles.get(colour, ())
        if len(values) != TILES_A_COLOUR or not all(_figure(value) for value in values):
            found.append(
                f"{colour} needs {TILES_A_COLOUR} tiles with a value from 0 to 9 each, the file has {_listed(values)}"
            )
    for stranger in sorted({*figures.times} - {*TARGETS}) + sorted({*figures.tiles} - {*COLOURS}):
        found.append(f"nothing in the game is called {stranger}")
    if not (_figure(figures.william) and _figure(figures.adson)):
        found.append(f"the {CALLS} cards for William or Adson must all show the same two times from 0 to 9")
    if not found and not (any(map(any, figures.times.values())) or figures.william or figures.adson):
        found.append("every card shows time 0, so no day would ever end")
    return found


def _figure(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9


def _listed(values: Sequence[Any]) -> str:
    return ", ".join(str(value) for value in values) if values else "none"
