"""Numbers on the command line: what is no number of the kind asked for is refused with a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from cyclopts import Parameter

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
