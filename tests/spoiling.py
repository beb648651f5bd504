"""Component files with one place spoiled, by the names that faults give to places: `spots.duomo.col`, `walls.#3`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from subrosa.core.errors import BadData

GONE = object()
"""Instead of a value: the place is taken out."""


def printed(game: str, file: str) -> Any:
    """One of our own files, to be changed."""
    return json.loads(files(f"subrosa.games.{game}").joinpath(f"data/{file}.json").read_text("utf-8"))


def spoiled(data: Any, place: str, value: object) -> Any:
    """A file with another value at a place; `#0` is one more at the end of a list."""
    above, _, last = place.rpartition(".")
    at, key = _step(value_at(data, above), last)
    if value is GONE:
        del at[key]
    elif key == -1:
        at.append(value)
    else:
        at[key] = value
    return data


def value_at(data: Any, place: str) -> Any:
    """What stands at a place."""
    for name in filter(None, place.split(".")):
        at, key = _step(data, name)
        data = at[key]
    return data


def _step(at: Any, name: str) -> tuple[Any, Any]:
    """Where a name leads: into an object, into its rows, or into a list."""
    at = at["rows"] if isinstance(at, dict) and name not in at and "rows" in at else at
    if isinstance(at, dict):
        return at, name
    return at, int(name[1:]) - 1 if name[0] == "#" else next(n for n, row in enumerate(at) if row["id"] == name)


def places(value: Any, place: str = "", kind: str = "") -> Iterator[tuple[str, str]]:
    """Every place of a file, and its kind, which all rows of a list share."""
    parts = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else ()
    for key, part in parts:
        id = part.get("id") if isinstance(part, dict) else None
        name = key if isinstance(value, dict) else id if isinstance(id, str) else f"#{key}"
        its = f"{kind}.{'*' if str(key).isdigit() else key}".lstrip(".")
        yield f"{place}.{name}".lstrip("."), its
        yield from places(part, f"{place}.{name}".lstrip(".").removesuffix(".rows"), its)


def refused(read: Callable[[Any], object], data: Any) -> list[str]:
    """What is found wrong with a file."""
    with pytest.raises(BadData) as caught:
        read(data)
    assert all(found and "\n" not in found for found in caught.value.found)
    return caught.value.found
