"""An owner's component files: which part each is for, how a record keeps them, and the edition they make.

A game says in its `own.py` which parts there are; whether several files fit together is for the game to judge too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from . import editions
from .errors import BadData
from .game import Game

PRINTED = "printed"


class Part(NamedTuple):
    """Something that can be printed otherwise: where ours lies in the package, what reads it, and its schema."""

    file: str
    read: Callable[[str], object]
    schema: str


Parts = Mapping[str, Part]
"""The parts of a game, by the options that a file sets to `custom`."""


@dataclass(frozen=True)
class Own:
    """Component files as they stand in a record: JSON on one line each."""

    parts: tuple[str, ...]
    """What could be given."""
    files: Mapping[str, str]

    @property
    def options(self) -> tuple[str, ...]:
        """The options these files are for."""
        return tuple(self.files)

    def lines(self) -> Iterator[str]:
        """A line of a record for each part."""
        for part in self.parts:
            yield f"{part} {self.files.get(part, PRINTED)}"


def read(parts: Parts, texts: Sequence[str]) -> Own:
    """The component files of an owner, or everything that is wrong with them."""
    found: dict[str, str] = {}
    for text in texts:
        part = _part(parts, text)
        if part in found:
            raise BadData([f'two files say "schema": "{parts[part].schema}"; one is enough'])
        parts[part].read(text)
        found[part] = _on_one_line(text)
    return Own(tuple(parts), {part: found[part] for part in parts if part in found})


def from_lines(parts: Parts, lines: Sequence[str]) -> Own:
    """The component files a record was written with."""
    found = {}
    for part, line in zip(parts, lines, strict=True):
        name, _, text = line.partition(" ")
        if name != part:
            raise BadData([f"a line that begins with {part} is missing"])
        if text != PRINTED:
            parts[part].read(text)
            found[part] = text
    return Own(tuple(parts), found)


def chosen(own: Own, options: Mapping[str, str]) -> Own:
    """These files as far as a table plays with them."""
    return Own(own.parts, {part: text for part, text in own.files.items() if options[part] == "custom"})


def edition(package: str, parts: Parts, own: Own) -> Game:
    """The game over these files; without any, the game as it is printed."""
    return editions.load(package, {parts[part].file: text for part, text in own.files.items()})


def _part(parts: Parts, text: str) -> str:
    """The part a file is for, by the schema it says it follows."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    schema = data.get("schema") if isinstance(data, dict) else None
    for id, part in parts.items():
        if schema == part.schema:
            return id
    known = " or ".join(f'"{part.schema}"' for part in parts.values())
    raise BadData([f'the file must be one object with "schema": {known}'])


def _on_one_line(text: str) -> str:
    """A file as a record keeps it: single spaces only."""
    compact = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    return " ".join(compact.split())
