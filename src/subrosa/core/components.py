"""An owner's component files: which part each is for, how a record keeps them, and the edition they make.

A game says in its `own.py` which parts there are, what is wrong with a file, and whether several fit together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from . import editions
from .errors import BadData
from .game import Game
from .shapes import load, on_one_line, refuse

PRINTED = "printed"


class Part(NamedTuple):
    """Something that can be printed otherwise: where ours lies in the package, its schema, and what checks it."""

    file: str
    schema: str
    check: Callable[[dict[str, Any]], object]


@dataclass(frozen=True)
class Own:
    """Component files as they stand in a record: JSON on one line each."""

    parts: tuple[str, ...]
    """What could be given."""
    files: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<Own {', '.join(self.files) or 'nothing'}>"

    @property
    def options(self) -> tuple[str, ...]:
        """The options these files are for."""
        return tuple(self.files)

    def lines(self) -> Iterator[str]:
        """A line of a record for each part."""
        for part in self.parts:
            yield f"{part} {self.files.get(part, PRINTED)}"


@dataclass(frozen=True)
class Components:
    """The parts of a game, by the options that a file sets to `custom`."""

    package: str
    parts: Mapping[str, Part]
    misfits: Callable[[Mapping[str, Any], Mapping[str, Any]], Iterable[str]] | None = None
    """Where the files that were given do not fit together, or the printed ones that stay."""

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """An option for each part, with its values."""
        return dict.fromkeys(self.parts, (PRINTED, "custom"))

    def read(self, *texts: str) -> Own:
        """The component files of an owner, or everything that is wrong with them."""
        found: dict[str, str] = {}
        for text in texts:
            data = load(text, *(part.schema for part in self.parts.values()))
            part = next(id for id, part in self.parts.items() if part.schema == data["schema"])
            if part in found:
                raise BadData([f'two files say "schema": "{self.parts[part].schema}"; one is enough'])
            self.parts[part].check(data)
            found[part] = on_one_line(data)
        return self._fitting({part: found[part] for part in self.parts if part in found})

    def from_lines(self, lines: Sequence[str]) -> Own:
        """The component files a record was written with."""
        found = {}
        for part, line in zip(self.parts, lines, strict=True):
            name, _, text = line.partition(" ")
            if name != part:
                raise BadData([f"a line that begins with {part} is missing"])
            if text != PRINTED:
                self.parts[part].check(load(text, self.parts[part].schema))
                found[part] = text
        return self._fitting(found)

    def edition(self, own: Own, options: Mapping[str, str]) -> Game:
        """The game over these files as far as a table plays with them; without any, the game as it is printed."""
        chosen = self._fitting({part: text for part, text in own.files.items() if options[part] == "custom"})
        files = {self.parts[part].file: text for part, text in chosen.files.items()}
        return editions.load(self.package, files)

    def _fitting(self, files: Mapping[str, str]) -> Own:
        """These files, if they fit together and with what is printed for the others."""
        if self.misfits and files:
            printed = {id: editions.printed(self.package, part.file) for id, part in self.parts.items()}
            loaded = ({id: json.loads(text) for id, text in texts.items()} for texts in (files, printed))
            refuse(self.misfits(*loaded))
        return Own(tuple(self.parts), files)
