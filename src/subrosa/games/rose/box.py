"""What is in the box: pieces, names and printed figures, read from the data file. No logic of play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from subrosa.core.editions import printed

DATA: dict[str, Any] = json.loads(printed(str(__package__), "data/rose.json"))
"""The file as it is. What the rules need of it stands below as numbers."""


def _ids(section: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in DATA[section]["rows"])


COLOURS = _ids("colours")
FIGURES = _ids("figures")
BUILDINGS = _ids("buildings")
EVENTS = _ids("events")

SEATS = DATA["game"]["players"][1]
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
CARDS = len(DATA["action_cards"]["rows"])
CALLS = sum(row["kind"] == "william_adson" for row in DATA["action_cards"]["rows"])
BUILDING_OF = tuple(f // BUILDING_FACES if f < FIRST_MONK_FACE else -1 for f in range(FACES))
MONK_OF = tuple(
    (f - FIRST_MONK_FACE) // MONK_FACES if FIRST_MONK_FACE <= f < WILLIAM_ADSON else -1 for f in range(FACES)
)

# The tiles: a face is a colour and a value from 0 to 9.
VALUES = 10
TILE_FACES = MONKS * VALUES
TILES = len(DATA["task_tiles"]["rows"])
TILES_A_COLOUR = TILES // MONKS

HAND = DATA["setup"]["hand_size"]
DAYS = DATA["setup"]["days_with_play"]
SQUARES = DATA["setup"]["tiles_per_building"]
START_SUSPICION = DATA["tracks"]["suspicion"]["start"]
MAX_SUSPICION = DATA["tracks"]["suspicion"]["max"]
START_EVIDENCE = DATA["tracks"]["evidence"]["start"]
SUNDIAL = DATA["tracks"]["sundial"]["fields"]
CONVERSION = tuple(DATA["conversion"]["points_by_position"])
WILLIAM_POINTS = DATA["investigators"]["william"]["points"]
ADSON_POINTS = DATA["investigators"]["adson"]["points"]
REVELATION_AFTER = tuple(int(day in DATA["revelation"]["after_days"]) for day in range(DAYS + 1))
REVELATIONS = sum(REVELATION_AFTER)
REVELATION_POINTS = DATA["revelation"]["evidence_per_marker"]
HIT = tuple(DATA["accusation"]["evidence_per_hit_by_players"].get(str(seats), 0) for seats in range(SEATS + 1))
EVENT_CARD_POINTS = DATA["accusation"]["evidence_per_event_card_held"]

# Two points for one monk or one for each of two: every pair of monks, a monk with himself included.
SPLITS = tuple((a, b) for a in range(MONKS) for b in range(a, MONKS))
SPLIT_FIRST = tuple(a for a, _ in SPLITS)
SPLIT_SECOND = tuple(b for _, b in SPLITS)

CARD_PRESETS = tuple(DATA["action_cards"]["presets"])
TILE_PRESETS = tuple(DATA["task_tiles"]["presets"])
TARGETS = (*BUILDINGS, *COLOURS)
TITLE: dict[str, str] = DATA["game"]["title"]

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
    "identity": "colours",
    "card": "cards",
    "tile": "cards",
}
"""Where the facts of each kind find their names."""
SECTIONS = ("colours", "figures", "buildings", "events", "cards", "letters")
"""Colours come first: whoever is hidden is Red, and the figure is the red monk."""
LETTERS = {
    "en": ("R", "B", "W", "G", "K", "O"),
    "de": ("R", "B", "W", "G", "S", "O"),
    "fr": ("Ro", "Bu", "Bc", "Gr", "No", "Or"),
    "cs": ("Čv", "Mo", "Bí", "Še", "Čr", "Or"),
}
"""The monks in the least room: two letters where one would be the same for two of them."""


def names(section: str, language: str) -> dict[str, str]:
    """The names of a section in a language, by id; cards and tiles go by what they are for and their number."""
    if section == "letters":
        return dict(zip(COLOURS, LETTERS[language], strict=True))
    if section == "cards":
        targets = names("buildings", language) | names("colours", language)
        figures = names("figures", language)
        cards = {f"{id} {number}": f"{name} {number}" for id, name in targets.items() for number in range(VALUES)}
        called = {id: figures[id] for id in FIGURES[:FIRST_MONK]}
        return cards | called | {FACE_SLOTS[WILLIAM_ADSON]: "/".join(called.values())}
    return {row["id"]: row[language] for row in DATA[section]["rows"]}


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
    times = DATA["action_cards"]["presets"][cards]
    values = tuple(DATA["task_tiles"]["presets"][tiles]["per_colour"])
    return Figures(
        times={
            **{id: tuple(times["building_two_cards"]) for id in BUILDINGS},
            **{id: tuple(times["monk_four_cards"]) for id in COLOURS},
        },
        william=DATA["action_cards"]["rows"][-1]["time"]["william"],
        adson=DATA["action_cards"]["rows"][-1]["time"]["adson"],
        tiles=dict.fromkeys(COLOURS, values),
    )
