"""What commands are given and give: numbers, files, a language, JSON. Bad input is refused with a sentence."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from subrosa.core.errors import BadRequest
from subrosa.core.game import Game, Setup
from subrosa.core.text import LANGUAGES

JsonFlag = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]
RayFlag = Annotated[
    str, Parameter(name="--ray", help="Play on a Ray cluster: its address, or local; with the same results.")
]
MOST_SEED = 2**63 - 1
"""The largest seed that compiled games take."""


def whole(low: int | None = None, high: int | None = None, help: str = "") -> Parameter:
    """A whole number in plain digits, perhaps with a least and a most."""

    def convert(_: type, tokens: Sequence[Any]) -> int:
        text = tokens[0].value
        if re.fullmatch("-?[0-9]{1,20}", text):
            value = int(text)
            if (low is None or low <= value) and (high is None or value <= high):
                return value
        raise ValueError(f"a whole number{_range(low, high)} is needed, not {text[:40]}")

    return Parameter(converter=convert, help=help)


def number(low: int, help: str = "") -> Parameter:
    """A number that is not less than another, nor infinite."""

    def convert(_: type, tokens: Sequence[Any]) -> float:
        text = tokens[0].value
        if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text) and float(text) >= low:
            return float(text)
        raise ValueError(f"a number{_range(low, None)} is needed, not {text[:40]}")

    return Parameter(converter=convert, help=help)


def seed(help: str = "") -> Parameter:
    """A seed from which chance is drawn."""
    return whole(0, MOST_SEED, help)


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return ""
    return f" from {low} to {high}" if high is not None else f" from {low} on"


def text_of(path: Path) -> str:
    """What a file says."""
    with _reading(path):
        return path.read_text("utf-8")


def bytes_of(path: Path) -> bytes:
    """What a file holds."""
    with _reading(path):
        return path.read_bytes()


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise BadRequest(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise BadRequest(f"{path} is not a text file") from None
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}") from None


def write(path: Path, text: str) -> None:
    """Write a file."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadRequest(f"{path} cannot be written: {error.strerror}") from None


def language_of(asked: str) -> str:
    """The language asked for, else that of the system where we speak it."""
    if asked:
        if asked not in LANGUAGES:
            raise BadRequest(f"there is no language {asked!r}; there is {', '.join(LANGUAGES)}")
        return asked
    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return system if system in LANGUAGES else "en"


def print_json(value: object) -> None:
    """One object on standard output."""
    print(json.dumps(value, ensure_ascii=False))


@Parameter(name="*")
@dataclass
class TableOptions:
    """How a table plays."""

    seats: Annotated[int | None, whole(help="Number of players.")] = None
    preset: Annotated[str | None, Parameter(help="A named set of options.")] = None
    option: Annotated[list[str], Parameter(help="name=value; may be repeated.", negative="")] = field(
        default_factory=list
    )
    data: Annotated[list[Path], Parameter(help="An owner's component file; may be repeated.", negative="")] = field(
        default_factory=list
    )

    def setup(self, game: Game, otherwise: int) -> Setup:
        """The set-up asked for; with so many seats if none are named."""
        options = {}
        for pair in self.option:
            name, equals, value = pair.partition("=")
            if not equals:
                raise BadRequest(f"--option takes name=value, not {pair!r}")
            options[name] = value
        figures = game.read_data(*map(text_of, self.data)) if self.data else None
        seats = otherwise if self.seats is None else self.seats
        return Setup.of(game, seats, options, self.preset, figures)

    def setups(self, game: Game) -> list[Setup]:
        """One set-up for the seats asked for, or for every number of players."""
        return [self.setup(game, seats) for seats in (game.seats if self.seats is None else [self.seats])]


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Any]:
    """A bar on standard error while something long runs; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
