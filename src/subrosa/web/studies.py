"""Studies of matches that are over, kept at hand: each is worked out once, beside the loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from subrosa.core.match import Match
from subrosa.study import Study, of_match

KEPT = 64
"""So many studies are kept at hand."""


class Studies:
    """The studies that were asked for last. One is made at a time: who asks for the same one waits for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], Study] = OrderedDict()
        self._one = asyncio.Lock()

    async def of(self, id: str, match: Match) -> Study:
        """The study of a match that is over, by the model there is now."""
        model = match.game.belief.VERSION if match.game.belief else 0
        key = (id, len(match.log), model)
        async with self._one:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(of_match, match)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]
