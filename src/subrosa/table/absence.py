"""What happens to somebody who leaves while others are at the table, as the host has set it.

    absence = Absence("bot", patience=300.0)
    absence.wait(people=[0, 1, 2], here={0, 2}, now=10.0)        # 300.0: then seat 1 has been away for long enough
    absence.missed(now=310.0)                                    # [1]

It goes by who is here and by nothing else: whose turn it is may be a secret. Where nobody is, nobody is missed.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Literal, get_args

Leaving = Literal["clock", "word", "bot"]
"""Only the table's clock and what the others agree to; or the table is told after a while; or a bot plays on then."""
WAYS = get_args(Leaving)


class Absence:
    """Who has been away since when."""

    def __init__(self, leaving: Leaving, patience: float) -> None:
        self.leaving, self.patience = leaving, patience
        self._gone: dict[int, float] = {}
        self._missed: set[int] = set()
        """Those of whom it has been said already."""

    def wait(self, people: Iterable[int], here: Container[int], now: float) -> float | None:
        """Look who is here; how long it is until somebody has been away for long enough."""
        people = set(people)
        away = {seat for seat in people if seat not in here}
        if self.leaving == "clock" or away == people:
            away = set()
        self._gone = {seat: self._gone.get(seat, now) for seat in away}
        self._missed &= away
        waiting = [since for seat, since in self._gone.items() if seat not in self._missed]
        return max(0.0, min(waiting) + self.patience - now) if waiting else None

    def missed(self, now: float) -> list[int]:
        """Those who have been away for long enough; each once."""
        found = [seat for seat, since in self._gone.items() if now - since >= self.patience - 1e-6]
        new = sorted(set(found) - self._missed)
        self._missed |= set(new)
        return new
