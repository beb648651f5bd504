"""What a table refuses, each with a sentence in every language."""

from __future__ import annotations

from subrosa.core.errors import IllegalAction
from subrosa.core.text import say


class TableRefusal(IllegalAction):
    """Something that cannot be done at this table now. Nothing was changed."""

    def __init__(self, code: str, **facts: str | int) -> None:
        key = f"refused-{code}"
        super().__init__(say("en", key, facts), key, facts)
        self.code = code
