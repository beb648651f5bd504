"""A finished match once more, moment by moment, through anybody's eyes or with everything open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match, View, see

from .feed import News, of_game

EVERYTHING = 8
"""Eyes that see all there is."""


@dataclass(frozen=True)
class Moment:
    """Where a match stood after so many decisions, as somebody saw it, and what the last one told."""

    at: int
    view: dict[str, Any]
    derived: Mapping[str, Any]
    choosing: tuple[int, ...]
    news: list[News]


def stops(match: Match, eyes: int) -> tuple[list[int], list[tuple[int, int]]]:
    """The moments at which these eyes were told something, and those at which a new day, hour or round began."""
    moments, days, before = [0], [], -1
    for n, (decision, was, now) in enumerate(match.positions(), start=1):
        if any(_reaches(told.to, eyes) for told in match.game.tell(was, decision.decider, decision.choice, now)):
            moments.append(n)
        progress = int(getattr(now, match.game.progress))
        if progress != before and progress >= 0:
            days.append((n, progress))
            before = progress
    return moments, days


def moment(match: Match, at: int, eyes: int) -> Moment:
    """One moment of a match."""
    state = match.position(at)
    news = []
    if at:
        was, decision = match.position(at - 1), match.decisions[at - 1]
        told = match.game.tell(was, decision.decider, decision.choice, state)
        news = [of_game(one, 0.0) for one in told if _reaches(one.to, eyes)]
    view = View(match.game, SPECTATOR, state) if eyes == EVERYTHING else see(match.game, state, eyes)
    return Moment(at, view.names, view.derived, view.deciders, news)


def _reaches(to: int, eyes: int) -> bool:
    return eyes == EVERYTHING or bool(to >> eyes & 1)
