"""The clock of a table. It goes by what everybody sees: who is choosing, and since when.

In a phase in which several choose in secret one clock runs for all of them, whoever may be ready, and nobody's reserve
is touched: a clock that stopped for a seat would tell that it has chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .entries import Clock


@dataclass
class Timer:
    """Whose time is running, since when, and what reserve each seat has left."""

    clock: Clock
    reserves: dict[int, float] = field(default_factory=dict)
    choosing: tuple[int, ...] = ()
    together: bool = False
    since: float = 0.0
    stopped: float | None = None

    @property
    def runs(self) -> bool:
        return self.clock.seconds > 0 and bool(self.choosing) and self.stopped is None

    def start(self, seats: int, now: float) -> None:
        """Play begins."""
        self.reserves = dict.fromkeys(range(seats), self.clock.reserve)
        self.since = now

    def turn(self, choosing: tuple[int, ...], together: bool, now: float) -> None:
        """Something that everybody sees has happened; these seats are choosing now."""
        if not self.together:
            for seat in self.choosing:
                self.reserves[seat] = self.left(seat, now)
        self.choosing, self.together = choosing, together
        self.since = now if self.stopped is None else self.stopped

    def left(self, seat: int, now: float) -> float:
        """What is left of a seat's reserve."""
        over = 0.0
        if self.clock.seconds > 0 and seat in self.choosing and not self.together:
            until = now if self.stopped is None else self.stopped
            over = max(0.0, until - self.since - self.clock.seconds)
        return max(0.0, self.reserves.get(seat, 0.0) - over)

    @property
    def deadline(self) -> float | None:
        """When the time of those who are choosing is up."""
        if not self.runs:
            return None
        reserve = 0.0 if self.together else min(self.reserves[seat] for seat in self.choosing)
        return self.since + self.clock.seconds + reserve

    def stop(self, now: float) -> None:
        self.stopped = now

    def go_on(self, now: float) -> None:
        """After a pause nobody has lost time."""
        if self.stopped is not None:
            self.since += now - self.stopped
            self.stopped = None
