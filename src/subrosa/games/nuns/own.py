"""An owner's component files: a map, lines of sight, cards, or several of them, and the edition they make."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from subrosa.core import editions
from subrosa.core.errors import BadData
from subrosa.core.game import Game

from . import datacheck
from .box import BOARD, CARDS_FILE, DATA, MAP_FILE, SIGHT_FILE, VIEWS

PACKAGE = "subrosa.games.nuns"
PRINTED = "printed"
PARTS = {
    "map": (MAP_FILE, datacheck.read_map),
    "sight_lines": (SIGHT_FILE, datacheck.read_sight),
    "cards": (CARDS_FILE, datacheck.read_cards),
}
"""The options that a file sets to `custom`: where its like lies in the package, and what reads it."""
SCHEMAS = dict(zip(PARTS, (BOARD["schema"], VIEWS["schema"], DATA["schema"]), strict=True))
GROUND = ("places", "links", "walls", "doors")
"""What lines of sight rest on."""


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
        part = _part(text)
        if part in found:
            raise BadData([f'two files say "schema": "{SCHEMAS[part]}"; one is enough'])
        PARTS[part][1](text)
        found[part] = _on_one_line(text)
    return _fitting({part: found[part] for part in PARTS if part in found})


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
    return _fitting(found)


def edition(own: Own, options: Mapping[str, str]) -> Game:
    """The game over these files, as far as the table plays with them."""
    chosen = _fitting({part: text for part, text in own.files.items() if options[part] == "custom"})
    files = {PARTS[part][0]: text for part, text in chosen.files.items()}
    game: Game = editions.load(PACKAGE, files).GAME if files else _as_printed()
    return game


def _as_printed() -> Game:
    from subrosa.games import find

    return find("nuns")


def _fitting(files: dict[str, str]) -> Own:
    """These files, if they fit together and with what is printed for the others."""
    board, views, cards = (json.loads(files.get(part) or _printed(part)) for part in PARTS)
    found = _needs_sight(board) if "sight_lines" not in files else datacheck.sight_misfits(board, views)
    misfits = datacheck.card_misfits(board, cards)
    if misfits and "cards" not in files:
        found.append("the printed cards do not fit this map: give a cards file with it")
    if found + misfits:
        raise BadData(found + misfits)
    return Own(files)


def _needs_sight(board: dict[str, Any]) -> list[str]:
    printed = json.loads(_printed("map"))
    if all(_ground(board, key) == _ground(printed, key) for key in GROUND):
        return []
    other = "this map has other places, links, walls or doors than the printed one"
    return [f"{other}, so the printed lines of sight do not fit: give a sight file with it"]


def _ground(board: dict[str, Any], key: str) -> Any:
    """A part of the map as far as sight rests on it: in whatever room a place lies."""
    if key == "places":
        return [(place["x"], place["y"]) for place in board["places"]]
    if key == "links":
        return sorted((*sorted((row["a"], row["b"])), str(row.get("via", []))) for row in board["links"])
    return board[key]


def _printed(part: str) -> str:
    return editions.printed(PACKAGE, PARTS[part][0])


def _part(text: str) -> str:
    """The part a file is for, by the schema it says it follows."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData([f"this is not JSON: {error}"]) from None
    schema = data.get("schema") if isinstance(data, dict) else None
    for part, ours in SCHEMAS.items():
        if schema == ours:
            return part
    known = " or ".join(f'"{schema}"' for schema in SCHEMAS.values())
    raise BadData([f'the file must be one object with "schema": {known}'])


def _on_one_line(text: str) -> str:
    """A file as a record keeps it: single spaces only."""
    compact = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    return " ".join(compact.split())
