"""Faults as they are written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent
SOURCE = TESTS.parent / "src"


@dataclass(frozen=True)
class Fault:
    """Something wrong in one place of a file, and who should notice."""

    says: str
    file: str
    was: str
    becomes: str
    tests: tuple[str, ...]

    def planted(self, source: Path) -> str:
        """The text of its file with the fault in it."""
        path = source / "subrosa" / self.file
        text = path.read_text("utf-8") if path.is_file() else ""
        if text.count(self.was) != 1:
            raise LookupError(f"{self.file}: {self.says}: stands there {text.count(self.was)} times: {self.was}")
        return text.replace(self.was, self.becomes)

    @property
    def arguments(self) -> list[str]:
        """What pytest is asked: of the tests for every game only those of the fault's own."""
        game = self.file.split("/")[1:2] if self.file.startswith("games/") else []
        return [*(str(TESTS / f"{name}.py") for name in self.tests), *(["-k", game[0]] if game else [])]


def faults() -> list[Fault]:
    """All that are written down."""
    return [fault for path in sorted(HERE.glob("*.txt")) for fault in _read(path.read_text("utf-8"))]


def lost(found: Iterable[Fault]) -> Iterator[str]:
    """What is wrong with the rows: a fault that does not find its place or is no Python, a test that is not there."""
    for fault in found:
        try:
            planted = fault.planted(SOURCE)
            if fault.file.endswith(".py"):
                compile(planted, fault.file, "exec")
        except (LookupError, SyntaxError) as error:
            yield f"{fault.says}: {error}"
        missing = [name for name in fault.tests if not (TESTS / f"{name}.py").is_file()]
        yield from (f"{fault.file}: no such test: {name}" for name in missing)


def _read(text: str) -> Iterator[Fault]:
    file, tests = "", []
    for block in filter(None, (block.strip() for block in text.split("\n\n"))):
        lines = block.splitlines()
        if block.startswith("@ "):
            file, *tests = block[2:].split()
            continue
        was, becomes = ("\n".join(line[2:] for line in lines if line[0] == sign) for sign in "-+")
        yield Fault(lines[0], file, was, becomes, tuple(tests))
