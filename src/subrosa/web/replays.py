"""What a replay is asked with and what it answers, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from subrosa.core.tale import Chapter
from subrosa.table.feed import News

from .bodies import Answer, Body, Seat, Word


class Eyes(Body, frozen=True, kw_only=True):
    """Through whose eyes (a seat, 9 for a spectator, 8 for everything open), and after how many decisions."""

    seat: Annotated[int, Meta(ge=0, le=9)] = 9
    at: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class Replayed(Answer, frozen=True, kw_only=True):
    """One moment of a match that is over."""

    moments: int
    """How many decisions there were."""
    at: int
    view: Mapping[str, Any]
    derived: Mapping[str, Any]
    """The numbers that follow from the view."""
    choosing: list[int]
    news: list[News]
    """What the last decision told."""


class EyesAlone(Body, frozen=True, kw_only=True):
    """Through whose eyes (a seat, 9 for a spectator, 8 for everything open)."""

    seat: Annotated[int, Meta(ge=0, le=9)] = 9


class ReelAt(Answer, frozen=True, kw_only=True):
    """A match that is over by its moves, as somebody was told it."""

    news: list[News]
    tale: list[Chapter]
    stops: list[int]
    """After how many decisions each move has ended; the first is before everything."""
    heard: list[int]
    """How much had been told at each stop."""
    of: list[int]
    """At which stop each chapter of the tale has been told."""
    unseen: list[int]
    """At each stop, who did there what none of it tells, with everything open; nobody: -1."""
    days: list[tuple[int, int]]
    """After how many decisions a new day, hour or round began, and which."""


class PlayOn(Body, frozen=True, kw_only=True):
    """Play on from where a match that is over stood after so many decisions: in which seat, against which bots."""

    at: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: Seat
    bot: Word = "medium"
