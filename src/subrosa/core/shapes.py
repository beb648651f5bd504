"""The shape of a component file: what each place in it must hold, and a sentence for every place that does not.

A shape is a Struct of msgspec. A fault names its place as the file has it: `"spots.duomo.col"` is the `col` of the
row of `spots` whose id is duomo, and `"walls.#3"` the third of `walls`, which have no ids.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import accumulate, zip_longest
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, ValidationError

from .errors import BadData
from .text import LANGUAGES

DEEPEST = 20
MOST_FAULTS = 50
MOST_SIGNS = 80
MOST_DIGITS = 18
BYTE_ORDER_MARK = "\ufeff"
"""What some editors put before a text; it says nothing."""
REMARKS = ("source", "confidence", "confidence_levels", "layout", "note", "designer", "art", "publisher", "year", "age")
"""What may be said of anything, in whatever form."""
NAMES = (*LANGUAGES, "la", "short", "rune", "letter")
"""Words an owner may change everywhere."""
PLAIN = {str: "a word", int: "a whole number", float: "a number"}
T = TypeVar("T")


def whole(low: int, high: int) -> Meta:
    """A whole number in a range."""
    return Meta(ge=low, le=high, description=f"a whole number from {low} to {high}" if low < high else str(low))


def one_of(*words: str) -> Meta:
    """One of some words."""
    return letters("|".join(map(re.escape, words)), f"one of {', '.join(words)}")


def letters(pattern: str, description: str) -> Meta:
    """A word of a certain form."""
    return Meta(pattern=rf"^(?:{pattern})\Z", max_length=MOST_SIGNS, description=description)


def many(what: str, least: int = 1, most: int | None = None) -> Meta:
    """A list that is neither too short nor too long."""
    return Meta(min_length=least, max_length=most, description=f"a list of {what}")


def each(keys: Collection[str], description: str) -> Meta:
    """An object with just these keys."""
    return Meta(extra={"keys": tuple(keys)}, description=description)


Words = Annotated[str, letters(r"(?=.*\S)[^\x00-\x1f\x7f-\x9f]+", f"some words, of {MOST_SIGNS} signs at most")]
Id = Annotated[str, letters("[a-z][a-z0-9_]*", "small letters, digits and underscores, beginning with a letter")]
Number = Annotated[float, Meta(ge=-1e6, le=1e6, description="a number that can be drawn")]


class Shape(Struct, kw_only=True):
    """An object in which nothing else may stand, except remarks."""


class Names(Shape):
    """What something is called in every language."""

    en: Words
    de: Words
    fr: Words
    cs: Words


class Rows(Struct, Generic[T]):
    """A section of a file."""

    rows: T


def load(text: str, *schemas: str) -> dict[str, Any]:
    """The object a component file is, with one of these schemas if any are named, or why it is none."""
    bare = re.sub(r'"[^"\\]*(?:\\.[^"\\]*)*"', "", text, flags=re.DOTALL)
    brackets = re.sub(r"[^][{}]", "", bare)
    if max(accumulate(1 if bracket in "[{" else -1 for bracket in brackets), default=0) > DEEPEST:
        raise BadData([f"brackets stand in each other more than {DEEPEST} deep"])
    try:
        data = json.loads(text.removeprefix(BYTE_ORDER_MARK), object_pairs_hook=_object, parse_int=_int)
        on_one_line(data)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    if not isinstance(data, dict):
        raise BadData(["the file must be one object"])
    if schemas and data.get("schema") not in schemas:
        raise BadData([f'the file must have "schema": {" or ".join(map(said, schemas))}'])
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        refuse(twice("in one object", (said(key) for key, _ in pairs)))
    return found


def _int(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadData([f"{digits[:MOST_DIGITS]}… has more than {MOST_DIGITS} digits"])
    return int(digits)


def on_one_line(data: Any) -> str:
    """A file as a record keeps it: single spaces only."""
    compact = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return " ".join(compact.encode().decode().split())


def refuse(faults: Iterable[str]) -> None:
    """Stop where faults were found."""
    found = list(faults)
    if len(found) > MOST_FAULTS:
        found[MOST_FAULTS:] = [f"and {len(found) - MOST_FAULTS} faults more"]
    if found:
        raise BadData(found)


def shaped(data: Any, shape: type[T]) -> T:
    """The data in their shape, or everything that is wrong with it."""
    refuse(faults(data, shape))
    return msgspec.convert(data, shape)


def faults(value: Any, shape: Any, place: str = "") -> Iterator[str]:
    """Every place in a value that has not its shape."""
    kind, meta = get_args(shape)[:2] if get_origin(shape) is Annotated else (shape, None)
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
        if value is not None:
            yield from faults(value, kind, place)
        return
    try:
        msgspec.convert(value, shape)
        sound = True
    except ValidationError:
        sound = False
    inside = list(_inside(value, kind, meta, place)) if not sound or _has_keys(kind) else []
    yield from inside
    if not sound and not inside:
        wanted = meta.description if meta else PLAIN.get(kind, "an object")
        yield f"{named(place)} must be {wanted}, not {said(value)}"


def _inside(value: Any, kind: Any, meta: Meta | None, place: str) -> Iterator[str]:
    """The faults in the parts of an object or a list."""
    origin = get_origin(kind) or kind
    if origin in (list, tuple) and isinstance(value, list):
        for number, row in enumerate(value, 1):
            id = row.get("id") if isinstance(row, dict) else None
            name = id if isinstance(id, str) and id else f"#{number}"
            yield from faults(row, get_args(kind)[0], f"{place}.{name}")
    elif origin is dict and isinstance(value, dict):
        keys = meta.extra["keys"] if meta and meta.extra else value
        yield from _keys(value, keys, keys, place)
        for key, part in value.items():
            yield from faults(part, get_args(kind)[1], f"{place}.{key}")
    elif isinstance(origin, type) and issubclass(origin, Struct) and isinstance(value, dict):
        parts, needed = _fields(kind)
        yield from _keys(value, needed, (*parts, *REMARKS) if issubclass(origin, Shape) else value, place)
        for key, part in parts.items():
            if key in value:
                yield from faults(value[key], part, f"{place}.{key}")


@lru_cache(200)
def _has_keys(kind: Any) -> bool:
    """Are there objects in it, whose keys have to be looked at?"""
    origin = get_origin(kind) or kind
    if origin in (list, tuple, Annotated):
        return _has_keys(get_args(kind)[0])
    return origin is dict or (isinstance(origin, type) and issubclass(origin, Struct))


@lru_cache(200)
def _fields(kind: type[Struct]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The shapes of what an object may have, and what it must have."""
    fields = msgspec.structs.fields(kind)
    return {one.encode_name: one.type for one in fields}, tuple(one.encode_name for one in fields if one.required)


def _keys(value: Mapping[str, Any], needed: Iterable[str], known: Collection[str], place: str) -> Iterator[str]:
    """What an object has not, and what it has that nobody knows."""
    yield from (f'{named(place)} has no "{key}"' for key in needed if key not in value)
    for key in value:
        if key not in known:
            yield f'{named(f"{place}.{key}")} is nothing that is read; remarks go into "note"'


def changes(theirs: Any, ours: Any, open: Collection[str], place: str = "", kind: str = "") -> Iterator[str]:
    """Where a file differs from ours, except in names, in remarks and in what is open to its owner."""
    if kind in open:
        return
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            yield f"{named(place)} must be an object, not {said(theirs)}"
            return
        fixed = [key for key in ours if key not in REMARKS]
        yield from _keys(theirs, fixed, (*fixed, *REMARKS), place)
        for key in fixed:
            if key in theirs:
                yield from changes(theirs[key], ours[key], open, f"{place}.{key}", f"{kind}.{key}".lstrip("."))
    elif isinstance(ours, list) and ours and all(isinstance(row, dict) and "id" in row for row in ours):
        yield from _changed_rows(theirs, ours, open, place, kind.removesuffix(".rows"))
    elif kind.rpartition(".")[2] in NAMES:
        yield from faults(theirs, Words, place)
    elif json.dumps(theirs, sort_keys=True) != json.dumps(ours, sort_keys=True):
        yield f"{named(place)} must stay {said(ours)}; a data file cannot change it"


def _changed_rows(theirs: Any, ours: list[Any], open: Collection[str], place: str, kind: str) -> Iterator[str]:
    if not isinstance(theirs, list) or not all(isinstance(row, dict) for row in theirs):
        yield f'{named(place)} must hold a list "rows" of objects, not {said(theirs)}'
        return
    ids = [[row.get("id") for row in rows] for rows in (theirs, ours)]
    for number, (id, known) in enumerate(zip_longest(*ids), 1):
        if id != known:
            yield f"row number {number} of {named(place)} must be {known or 'none'}, not {said(id)}"
            return
    for row, printed in zip(theirs, ours, strict=True):
        yield from changes(row, printed, open, f"{place}.{row['id']}", kind)


def twice(what: str, ids: Iterable[Any]) -> Iterator[str]:
    """What is listed more than once."""
    return (f"{what} {id} is listed {often} times" for id, often in Counter(ids).items() if often > 1)


def named(place: str) -> str:
    """A place as a fault names it: rows by their section."""
    return f'"{place.lstrip(".").replace(".rows", "")[: 2 * MOST_SIGNS]}"' if place else "the file"


def said(value: Any) -> str:
    """A value as a fault names it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_SIGNS else f"{text[:MOST_SIGNS]}…"
