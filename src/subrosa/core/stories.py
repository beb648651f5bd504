"""Redraws in plain Python, of games whose stories are written in the subset of the rules.

Such a game has a module with the table `STORY` of what a seat heard, and `begin`, `listen`, `close` and `retell`.
Engines draw worlds by the same text, many at a time: `imagine` is the world in which what is retold ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING

from .fields import State
from .match import Decision
from .parts import Views

if TYPE_CHECKING:
    from .game import Setup


@dataclass
class Heard:
    """Everything a seat knows of a match, and the states it goes with."""

    views: Views
    story: State
    known: list[Decision]
    """What was decided before the first hidden decision."""
    ended: list[Decision] | None
    """After the end nothing is hidden: the whole history."""


@dataclass(frozen=True)
class Redraws:
    """A game's redraws, by its stories."""

    stories: ModuleType
    rules: ModuleType

    def redraw(
        self, setup: Setup, decisions: Sequence[Decision], seat: int, random: Random
    ) -> tuple[list[Decision], float]:
        """Another history that a seat, or the spectator, cannot tell from this one, and its weight."""
        return self.drawn(setup, self.heard(setup, decisions, seat), seat, random)

    def heard(self, setup: Setup, decisions: Sequence[Decision], seat: int) -> Heard:
        """What a seat knows of the decisions taken so far."""
        views, story = Views([setup.start()]), self.stories.STORY.blank()
        self.stories.begin(views, seat, story)
        for decision in decisions:
            self.stories.listen(views, decision.decider, decision.choice, seat, story)
        over = self.rules.deciders(views[0]) == 0
        self.stories.close(views, seat, story)
        return Heard(views, story, list(decisions[: story.first]), list(decisions) if over else None)

    def drawn(self, setup: Setup, heard: Heard, seat: int, random: Random) -> tuple[list[Decision], float]:
        """A history drawn from what a seat knows, and its weight."""
        if heard.ended is not None:
            return heard.ended, 1.0
        story, stream = heard.story, [random.getrandbits(32) for _ in range(4)]
        weight = self.stories.retell(heard.views, Views([]), 0, seat, story, stream)
        if weight <= 0.0:
            raise RuntimeError("no other history was found")
        told = zip(story.who[: story.told], story.made[: story.told], strict=True)
        return [*heard.known, *(Decision(who, choice) for who, choice in told)], weight
