"""What a client knows of its table, put together from updates: the view, the news, who sits where."""

from __future__ import annotations

from typing import Any

from subrosa.core.tale import Chapter
from subrosa.table.feed import News
from subrosa.table.messages import Choice, MatterAt, SeatAt, TableAt, Update

from .server import printable


class ClientTable:
    """A table as one seat, or somebody who looks on, has been told of it."""

    def __init__(self) -> None:
        self.n = 0
        self.seat = -1
        self.news: list[News] = []
        self.tale: dict[int, Chapter] = {}
        self.view: dict[str, Any] = {}
        self.choices: list[Choice] = []
        self.choosing: tuple[int, ...] = ()
        self.sealed = False
        self.notebook: list[MatterAt] = []
        self.muted: list[int] = []
        self.now = 0.0
        self.arrived = False
        """Has there been an update, so that there is a table?"""
        self.table: TableAt

    def take(self, update: Update) -> None:
        """What an update changes is put in its place."""
        self.arrived, self.n, self.seat, self.now = True, update.n, update.seat, update.now
        self.news[update.since :] = [_printable(one) for one in update.news]
        self.tale = {**(self.tale if update.since else {}), **{one.number: one for one in update.tale}}
        self.view = {**({} if update.whole else self.view), **update.view}
        self.choices, self.choosing, self.sealed = update.choices, update.choosing, update.sealed
        self.muted, self.table = update.muted, update.table or self.table
        self.notebook = self.notebook if update.notebook is None else update.notebook

    # How it stands

    @property
    def seats(self) -> list[SeatAt]:
        return self.table.seats

    @property
    def gathers(self) -> bool:
        """Has somebody yet to come before play begins?"""
        return self.table.state == "open"

    @property
    def begun(self) -> bool:
        return bool(self.view)

    @property
    def over(self) -> bool:
        return self.table.state == "finished"

    @property
    def paused(self) -> bool:
        return self.table.state == "paused"

    @property
    def gone(self) -> bool:
        """Is there nothing more to come, though the game is not over?"""
        return self.table.state in ("moved", "closed")

    @property
    def away(self) -> str:
        """Why a bot plays for me: `absent`, `resigned`, or nothing."""
        return self.seats[self.seat].away if self.seat < len(self.seats) else ""

    @property
    def mine(self) -> bool:
        """Have I to choose now?"""
        return self.table.state == "playing" and bool(self.choices) and not self.away

    @property
    def asked(self) -> int:
        """The number of a proposal I have yet to answer; 0 if there is none."""
        proposal = self.table.proposal
        waits = proposal is not None and self.seat in proposal.asked and self.seat not in proposal.agreed
        return proposal.number if proposal is not None and waits else 0

    @property
    def seconds(self) -> int | None:
        """How much time those who choose have left; None without a clock."""
        deadline = self.table.clock.deadline
        return None if deadline is None else max(0, round(deadline - self.now))


def _printable(news: News) -> News:
    facts = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in news.facts.items()}
    return News(news.at, news.kind, facts, news.game, news.own)
