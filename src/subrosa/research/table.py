"""One match as an environment runs it: chance drawn from a seed, observations and masks for whoever asks, no log."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy

from subrosa.core.deciders import SPECTATOR, seats_of
from subrosa.core.engines import Engine
from subrosa.core.errors import IllegalAction
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import dump, see

from .ground import NOBODY, ground_of
from .tables import returns


class Table:
    """One match after the other. Under a seed game `n` is the one a batch plays as its game `n`."""

    def __init__(self, setup: Setup, engine: Engine | None = None) -> None:
        self.setup, self.game, self.layout = setup, setup.game, setup.game.layout
        self.ground = ground_of(setup, engine)
        self.seed, self.number = SystemRandom().getrandbits(62), -1

    def begin(self, seed: int | None = None) -> None:
        """The first game of a seed, or the next one of the seed before."""
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (seed, 0)
        self._at, self._stream = self.ground.first(), self.ground.stream(self.seed, self.number)
        self._go_on(NOBODY, 0)

    def _go_on(self, decider: int, choice: int) -> None:
        self.deciders = seats_of(self.ground.turned(self._at, decider, choice, self._stream))
        self._legal = {seat: self.ground.legal(self._at, seat) for seat in self.deciders}

    @property
    def state(self) -> State:
        """The state, as the rules read it."""
        return self.ground.state(self._at)

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        return not self.deciders

    @property
    def returns(self) -> list[float]:
        """What the end is worth to every seat; nothing before."""
        if not self.over:
            return [0.0] * self.setup.seats
        ranks = [0] * self.setup.seats
        self.game.rules.places(self.state, ranks)
        return returns(ranks)

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose, if it is to choose."""
        return self._legal.get(seat, [])

    def decide(self, seat: int, choice: int) -> None:
        """A seat chooses; then chance."""
        if choice not in self.legal(seat):
            raise IllegalAction(f"{choice} is not a choice of seat {seat + 1} now")
        self._go_on(seat, choice)

    def observation(self, seat: int) -> Any:
        """What a seat sees, by the game's layout."""
        return self.ground.observed(self._at, seat)

    def mask(self, seat: int) -> Any:
        """Which choices a seat may make, by their numbers: none while it is not asked."""
        mask = numpy.zeros(self.game.choice_numbers, dtype=numpy.int8)
        mask[self.legal(seat)] = 1
        return mask

    def shown(self) -> str:
        """What everybody sees, in names."""
        names = dump(self.game, see(self.game, self.state, SPECTATOR).numbers)
        return "\n".join(f"{name}: {value}" for name, value in names.items())
