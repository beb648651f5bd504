"""What commands are given and give: numbers, files, a language, JSON. Bad input is refused with a sentence."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from subrosa.core.errors import BadRequest
from subrosa.core.text import LANGUAGES

JsonFlag = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]
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
    try:
        return path.read_text("utf-8")
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
