"""Links to tables: `https://host/join/TOKEN` for a chair that is kept, `https://host/m/ID` for a table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from subrosa.core.errors import IllegalAction
from subrosa.core.text import say

LINK = re.compile(r"(?P<base>https?://[^\s/?#@]+(?:/[^\s?#]+?)?)/(?P<kind>join|m)/(?P<word>[\w.~-]+)/?(?:[?#]\S*)?")


def refusal(key: str, **facts: str | int) -> IllegalAction:
    """Why something cannot be done, for any language."""
    return IllegalAction(say("en", key, facts), key, facts)


@dataclass(frozen=True)
class Link:
    """Where a link leads: the server, and a chair that is kept or a table."""

    base: str
    kind: str
    word: str

    @classmethod
    def of(cls, told: str) -> Link:
        """A link as somebody typed it."""
        parts = LINK.fullmatch(told.strip())
        if parts is None:
            raise refusal("terminal-no-link", link=told.strip()[:60])
        return cls(parts["base"], parts["kind"], parts["word"])

    def __str__(self) -> str:
        return f"{self.base}/{self.kind}/{self.word}"
