"""What can go wrong, each with a sentence for a person."""

from __future__ import annotations

from collections.abc import Mapping


class SubRosaError(Exception):
    """Something a person can understand and mend. Its text is a sentence."""


class IllegalAction(SubRosaError):
    """A decision the rules do not allow this seat at this moment. Nothing was changed.

    `key` and `facts` say the same sentence in any language.
    """

    def __init__(self, sentence: str, key: str = "", facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = dict(facts or {})


class BadRequest(SubRosaError):
    """An argument that makes no sense: an unknown game, option, seat or file."""


class BadRecord(SubRosaError):
    """A record that is damaged or breaks a rule, with the line at which it does."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class BadData(SubRosaError):
    """A component file that is not complete and consistent, with everything found wrong in it."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("\n".join(found))
        self.found = found
