"""An owner's component files: a map, gears and tiles, or both, and the edition of the game they make."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from subrosa.core import editions
from subrosa.core.errors import BadData
from subrosa.core.game import Game

from . import datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE

PACKAGE = "subrosa.games.eleven"
PRINTED = "printed"
PARTS = {"map": (MAP_FILE, datacheck.read_map), "cards": (CARDS_FILE, datacheck.read_cards)}
"""The options that a file sets to `custom`: where its like lies in the package, and what reads it."""


@dataclass(frozen=True)
class Own:
    """Component files as they stand in a record: JSON on one line each."""

    files: Mapping[str, str]

    @property
    def options(self) -> tuple[str, ...]:
        """The options these files are for."""
        return tuple(self.files)

    def lines(self) -> Iterator[str]:
        """A line of a record for each part."""
        for part in PARTS:
            yield f"{part} {self.files.get(part, PRINTED)}"


def read(*texts: str) -> Own:
    """The component files of an owner, or everything that is wrong with them."""
    found: dict[str, str] = {}
    for text in texts:
        part = "map" if _schema(text) == BOARD["schema"] else "cards"
        if part in found:
            raise BadData([f'two files say "schema": "{_schema(text)}"; one is enough'])
        PARTS[part][1](text)
        found[part] = _on_one_line(text)
    return Own({part: found[part] for part in PARTS if part in found})


def from_lines(lines: Sequence[str]) -> Own:
    """The component files a record was written with."""
    found = {}
    for part, line in zip(PARTS, lines, strict=True):
        name, _, text = line.partition(" ")
        if name != part:
            raise BadData([f"a line that begins with {part} is missing"])
        if text != PRINTED:
            PARTS[part][1](text)
            found[part] = text
    return Own(found)


def edition(own: Own, options: Mapping[str, str]) -> Game:
    """The game over these files, as far as the table plays with them."""
    files = {PARTS[part][0]: text for part, text in own.files.items() if options[part] == "custom"}
    game: Game = editions.load(PACKAGE, files).GAME if files else _as_printed()
    return game


def _as_printed() -> Game:
    from subrosa.games import find

    return find("eleven")


def _schema(text: str) -> Any:
    """The schema a file says it follows; what says nothing known is taken for cards and refused there."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    known = (BOARD["schema"], DATA["schema"])
    schema = data.get("schema") if isinstance(data, dict) else None
    if schema not in known:
        raise BadData([f'the file must be one object with "schema": "{known[0]}" or "{known[1]}"'])
    return schema


def _on_one_line(text: str) -> str:
    """A file as a record keeps it: without remarks about where it comes from, single spaces only."""
    compact = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    return " ".join(compact.split())
