"""Faults as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent


@dataclass(frozen=True)
class Fault:
    """Something wrong in one place of a file, and who should notice."""

    says: str
    file: str
    was: str
    becomes: str
    tests: tuple[str, ...]

    def planted(self, text: str) -> str:
        """The text with the fault in it."""
        if text.count(self.was) != 1:
            raise ValueError(f"{self.file}: stands there {text.count(self.was)} times, not once: {self.was}")
        return text.replace(self.was, self.becomes)

    @property
    def arguments(self) -> list[str]:
        """What pytest is asked: of the tests for every game only those of the fault's own."""
        game = self.file.split("/")[1:2] if self.file.startswith("games/") else []
        return [*(str(TESTS / f"{name}.py") for name in self.tests), *(["-k", game[0]] if game else [])]


def faults() -> Iterator[Fault]:
    """All that are written down."""
    for path in sorted(HERE.glob("*.txt")):
        yield from _read(path.read_text("utf-8"))


def _read(text: str) -> Iterator[Fault]:
    file, tests = "", []
    for block in filter(None, (block.strip() for block in text.split("\n\n"))):
        lines = block.splitlines()
        if block.startswith("@ "):
            file, *tests = block[2:].split()
            continue
        was, becomes = ("\n".join(line[2:] for line in lines if line[0] == sign) for sign in "-+")
        yield Fault(lines[0], file, was, becomes, tuple(tests))
