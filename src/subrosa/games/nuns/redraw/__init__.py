"""Other worlds: histories of Nuns on the Run that would have told a seat exactly what it was told.

A redraw keeps every decision the seat knows and draws the rest anew: the others' wishes and blessings, their ways, and
what they decided in their noise turns. What the seat knows is written down first (`story`), and only that is drawn
from, so a redraw cannot depend on the truth.

The measure: chance by its weights; what another seat decides in its secret moves and in its noise turns, and whether
another side names five steps a walk or a run, uniform over what was legal, even where it comes out later; open choices
only as legal or not. What is heard of one novice has nothing to do with where another is, so each has a belief of her
own (`beliefs`), for every wish card and with or without a swift foot; the cards of all are drawn together (`deal`),
and then her ways from the last round back to the first. Nothing is tried and thrown away: histories come out as the
measure has them, and every weight is 1.

Whether others have begun an unfinished secret move is not drawn: they have not. In another's unfinished noise turn she
is still at the first question that she may have been asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.game import Setup
from subrosa.core.match import Decision

from .listener import heard
from .story import Story
from .write import written

__all__ = ["Story", "drawn", "heard", "redraw"]


def redraw(setup: Setup, decisions: Sequence[Decision], seat: int, random: Random) -> tuple[list[Decision], float]:
    """Another history that a seat, or the spectator, cannot tell from this one, and its weight."""
    story = heard(setup, decisions, seat)
    if story.over:
        return list(decisions), 1.0
    return drawn(story, random), 1.0


def drawn(story: Story, random: Random) -> list[Decision]:
    """A history drawn from what a seat knows."""
    return written(story, random)
