"""What the values of a data file are: numbers, names, places, and how a fault names them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from subrosa.core.errors import BadData
from subrosa.core.text import LANGUAGES

Data = dict[str, Any]

MOST_PLACES = 160
"""The most places of a map: choices beyond are no places."""


def load(text: str, schema: str) -> Data:
    """A data file, if it is JSON and says the schema."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    if not isinstance(data, dict) or data.get("schema") != schema:
        raise BadData([f'the file must be one object with "schema": "{schema}"'])
    return data


def refuse(found: list[str]) -> None:
    """Stop at a check that found faults."""
    if found:
        raise BadData(found)


def twice(what: str, ids: Iterable[Any]) -> list[str]:
    """What is listed more than once."""
    return [f"{what} {id} is listed {often} times" for id, often in Counter(ids).items() if often > 1]


def is_objects(value: Any) -> bool:
    """Is this a list of objects, and not empty?"""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def is_id(value: Any) -> bool:
    """Can this be an id in a line of text?"""
    return isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9_]*", value) is not None


def is_named(value: Any) -> bool:
    """Has this a name in every language?"""
    return isinstance(value, dict) and all(
        isinstance(value.get(word), str) and value[word].strip() for word in LANGUAGES
    )


def is_whole(value: Any, low: int, high: int) -> bool:
    """Is this a whole number in a range?"""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_number(value: Any) -> bool:
    """Is this a number that can be drawn?"""
    return isinstance(value, int | float) and not isinstance(value, bool) and -1e6 <= value <= 1e6


def is_line(value: Any, length: int = 4) -> bool:
    """Is this a list of so many numbers: a line, or with two of them a point?"""
    return isinstance(value, list) and len(value) == length and all(map(is_number, value))


def is_points(value: Any) -> bool:
    """Is this a list of points?"""
    return isinstance(value, list) and all(is_line(point, 2) for point in value)


def is_place(data: Data, value: Any) -> bool:
    """Is this the number of a place of the map?"""
    return is_whole(value, 1, len(data["places"]))


def is_listed(known: Iterable[str], value: Any) -> bool:
    """Is this the number of a place among these ids?"""
    return is_whole(value, 1, MOST_PLACES) and str(value) in known


def is_link(data: Data, pair: Any) -> bool:
    """Are these two places that the map joins?"""
    ends = list(pair) if isinstance(pair, list | tuple) else []
    return len(ends) == 2 and any([link["a"], link["b"]] in (ends, ends[::-1]) for link in data["links"])


def said(value: Any) -> str:
    """A value as a fault names it."""
    return value if isinstance(value, str) else json.dumps(value)
