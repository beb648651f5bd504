"""A finished match once more, move by move, through anybody's eyes or with everything open."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match, View, see
from subrosa.core.tale import Chapter

from .feed import News, of_game

EVERYTHING = 8
"""Eyes that see all there is."""
Day = tuple[int, int]
"""After how many decisions a day, an hour or a round began, and which."""


@dataclass(frozen=True)
class Moment:
    """Where a match stood after so many decisions, as somebody saw it, and what the last one told."""

    at: int
    view: dict[str, Any]
    derived: Mapping[str, Any]
    choosing: tuple[int, ...]
    news: list[News]


@dataclass(frozen=True)
class Reel:
    """A whole match as somebody was told it, with a stop after each move."""

    news: list[News]
    tale: list[Chapter]
    stops: list[int]
    """After how many decisions each move has ended; the first is before everything."""
    heard: list[int]
    """How much had been told at each stop."""
    of: list[int]
    """At which stop each chapter of the tale has been told."""
    unseen: list[int]
    """At each stop, who did there what none of it tells; nobody: -1."""
    days: list[Day]


def reel(match: Match, eyes: int) -> Reel:
    """A match by its moves. With everything open it is told as to whoever looks on, and stops at everybody's moves."""
    ears = SPECTATOR if eyes == EVERYTHING else eyes
    others = range(match.setup.seats) if eyes == EVERYTHING else ()
    news, decided, tale = _told(match, ears)
    ends = set(_ends(decided, tale))
    for other in others:
        ends.update(_ends(*_told(match, other)[1:]))
    stops = sorted({0, len(match.decisions), *ends})
    heard = [bisect_right(decided, stop) for stop in stops]
    of = [bisect_left(stops, decided[chapter.first]) for chapter in tale]
    unseen = [_decider(match, stop) if others and at not in of else -1 for at, stop in enumerate(stops)]
    return Reel(news, tale, stops, heard, of, unseen, _days(match))


def _decider(match: Match, stop: int) -> int:
    """Which seat made the decision that a stop follows; nobody before the first, and where chance decided: -1."""
    decider = match.decisions[stop - 1].decider if stop else -1
    return decider if decider < match.setup.seats else -1


def _told(match: Match, ears: int) -> tuple[list[News], list[int], list[Chapter]]:
    """What a reader was told, after how many decisions each, and the tale of it."""
    news: list[News] = []
    decided: list[int] = []
    for n, (decision, was, now) in enumerate(match.positions(), start=1):
        for one in match.game.tell(was, decision.decider, decision.choice, now):
            if one.reaches(ears):
                news.append(of_game(one, 0.0))
                decided.append(n)
    tale = match.game.tale(ears)
    tale.hear(news)
    return news, decided, tale.chapters


def _ends(decided: Sequence[int], tale: Sequence[Chapter]) -> list[int]:
    """After how many decisions each move has ended. What is told amid a move is none of its own."""
    ends, last = [], -1
    for chapter in tale:
        if chapter.last > last:
            ends.append(decided[chapter.last])
            last = chapter.last
    return ends


def _days(match: Match) -> list[Day]:
    days, before = [], -1
    for n, (_, _, now) in enumerate(match.positions(), start=1):
        progress = int(getattr(now, match.game.progress))
        if progress != before and progress >= 0:
            days.append((n, progress))
            before = progress
    return days


def moment(match: Match, at: int, eyes: int) -> Moment:
    """One moment of a match."""
    state = match.position(at)
    news = []
    if at:
        was, decision = match.position(at - 1), match.decisions[at - 1]
        told = match.game.tell(was, decision.decider, decision.choice, state)
        news = [of_game(one, 0.0) for one in told if eyes == EVERYTHING or one.reaches(eyes)]
    view = View(match.game, SPECTATOR, state) if eyes == EVERYTHING else see(match.game, state, eyes)
    return Moment(at, view.names, view.derived, view.deciders, news)
