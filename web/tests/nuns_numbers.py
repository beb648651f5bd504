"""Writes `nuns_numbers.json`: what the Python package says about sight and distances, for `nuns.test.ts`.

Run it after a change of the data files: `uv run python web/tests/nuns_numbers.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

from subrosa.games.nuns import box, sight


def digest(places: Iterable[int]) -> list[int]:
    """A few numbers that differ as soon as a list of places does."""
    found = sorted(place + 1 for place in places)
    return [len(found), sum(found), sum(place * place for place in found)]


def rows(table: tuple[tuple[int, ...], ...]) -> dict[str, list[int]]:
    """By place and neighbour."""
    return {
        f"{at + 1} {near + 1}": digest(i for i, seen in enumerate(table[at * box.MOST_NEIGHBOURS + j]) if seen)
        for at in range(box.PLACE_COUNT)
        for j, near in enumerate(box.NEIGHBOURS[at])
        if near >= 0
    }


def reasons(count: int) -> list[list[object]]:
    """Why a guard sees a place or not, in many positions drawn by lot."""
    chance, found = Random(5), []
    for _ in range(count):
        at, place = chance.randrange(box.PLACE_COUNT), chance.randrange(box.PLACE_COUNT)
        back = chance.choice([near for near in box.NEIGHBOURS[at] if near >= 0])
        hidden, no_range = chance.random() < 0.5, chance.random() < 0.3
        reason = sight.why(at, back, place, sight_range=None if no_range else box.SIGHT_RANGE, shrine_hidden=hidden)
        found.append([at + 1, box.NEIGHBOURS[at].index(back), place + 1, hidden, no_range, reason.kind, reason.facts])
    return found


def main() -> None:
    far = {place: digest(distance - 1 for distance in row) for place, row in zip(box.PLACES, box.DISTANCE, strict=True)}
    numbers = {"view": rows(box.SIGHT), "turned": rows(box.SIGHT_TURNED), "far": far, "why": reasons(400)}
    Path(__file__).with_suffix(".json").write_text(json.dumps(numbers, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
