"""An owner's own figures, from a file or a record: complete and sound, or everything that is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Struct

from subrosa.core.errors import BadData
from subrosa.core.shapes import changes, faults, load, refuse, whole

from . import box
from .box import BUILDINGS, CALLS, COLOURS, DATA, SUNDIAL, TARGETS, Figures

Figure = Annotated[int, whole(0, 9)]
OPEN = ("action_cards.time", "task_tiles.value")
"""What an owner may print otherwise."""


class Call(Struct):
    william: Figure
    adson: Figure


def read(text: str, *more: str) -> Figures:
    """The figures of an owner's data file, or everything that is wrong with it."""
    if more:
        raise BadData(["all figures of this game stand in one file; give one"])
    data = load(text, DATA["schema"])
    refuse(changes(data, DATA, OPEN))
    cards, tiles = data["action_cards"]["rows"], data["task_tiles"]["rows"]
    calls = [card for card in cards if card["kind"] == "william_adson"]
    found: list[tuple[str, Any, Any]] = [(f"task_tiles.{tile['id']}.value", tile["value"], Figure) for tile in tiles]
    found += [(f"action_cards.{card['id']}.time", card["time"], Call if card in calls else Figure) for card in cards]
    refuse(fault for place, value, shape in found for fault in faults(value, shape, place))
    if any(card["time"] != calls[0]["time"] for card in calls):
        raise BadData([f"the {CALLS} cards for William or Adson must all show the same two times"])
    times = {target: tuple(card["time"] for card in cards if card["target"] == target) for target in TARGETS}
    values = {colour: tuple(tile["value"] for tile in tiles if tile["colour"] == colour) for colour in COLOURS}
    return _sound(Figures(times, calls[0]["time"]["william"], calls[0]["time"]["adson"], values))


def from_lines(lines: Sequence[str]) -> Figures:
    """The figures a record was written with."""
    kinds = [(f"card {target}", box.BUILDING_FACES if target in BUILDINGS else box.MONK_FACES) for target in TARGETS]
    kinds += [("card william_adson", 2), *((f"tile {colour}", box.TILES_A_COLOUR) for colour in COLOURS)]
    found = []
    for (head, count), line in zip(kinds, lines, strict=True):
        if not re.fullmatch(rf"{head}( [0-9]){{{count}}}", line):
            raise BadData([f"{line[:40]!r} is not {head} with {count} figures from 0 to 9"])
        found.append(tuple(map(int, line.split()[2:])))
    times, ((william, adson), *tiles) = found[: len(TARGETS)], found[len(TARGETS) :]
    values = dict(zip(COLOURS, tiles, strict=True))
    return _sound(Figures(dict(zip(TARGETS, times, strict=True)), william, adson, values))


def _sound(figures: Figures) -> Figures:
    """These figures, if every day ends: all cards but those in hand are played before the pile is shuffled (12.5a)."""
    calls = [min(figures.william, figures.adson)] * CALLS
    times = sorted([*calls, *(time for shown in figures.times.values() for time in shown)])[: -box.SEATS * box.HAND]
    if sum(times) < SUNDIAL:
        quickest = f"the {len(times)} quickest cards must show a time of {SUNDIAL} together"
        raise BadData([f"{quickest}, or a day need never end; they show {sum(times)}"])
    return figures
