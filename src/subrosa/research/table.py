"""One match as an environment runs it: chance drawn from a seed, observations and masks for whoever asks, no log."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy

from subrosa.core.deciders import SPECTATOR, seats_of
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import dump, see
from subrosa.core.streams import FATE, drawn, seed_stream

from .tables import returns


class Table:
    """One match after the other, in plain Python. Under a seed game `n` is the one a batch plays as its game `n`."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.game = setup, setup.game
        self.rules, self.layout = setup.game.rules, setup.game.layout
        self.seed, self.number = SystemRandom().getrandbits(62), -1
        self._stream = [0] * 4
        self._out, self._weights = ([0] * self.game.most_choices for _ in range(2))

    def begin(self, seed: int | None = None) -> None:
        """The first game of a seed, or the next one of the seed before."""
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (seed, 0)
        seed_stream(self._stream, self.seed, self.number)
        self.state = self.setup.start()
        self._let_chance_decide()

    def _let_chance_decide(self) -> None:
        mask = self.rules.deciders(self.state)
        while mask == FATE:
            count = self.rules.odds(self.state, self._out, self._weights)
            choice = drawn(count, self._out, self._weights, self._stream)
            self.rules.apply(self.state, FATE.bit_length() - 1, choice)
            mask = self.rules.deciders(self.state)
        self.deciders = seats_of(mask)

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
        self.rules.places(self.state, ranks)
        return returns(ranks)

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose, if it is to choose."""
        return self._out[: self.rules.legal(self.state, seat, self._out)] if seat in self.deciders else []

    def decide(self, seat: int, choice: int) -> None:
        """A seat chooses; then chance."""
        if choice not in self.legal(seat):
            raise IllegalAction(f"{choice} is not a choice of seat {seat + 1} now")
        self.rules.apply(self.state, seat, choice)
        self._let_chance_decide()

    def observation(self, seat: int) -> Any:
        """What a seat sees, by the game's layout."""
        view = self.game.fields.blank()
        self.game.see(self.state, seat, view)
        return numpy.array(self.layout.observed(view, seat), dtype=numpy.int16)

    def mask(self, seat: int) -> Any:
        """Which choices a seat may make, by their numbers: none while it is not asked."""
        mask = numpy.zeros(self.game.choice_numbers, dtype=numpy.int8)
        mask[self.legal(seat)] = 1
        return mask

    def shown(self) -> str:
        """What everybody sees, in names."""
        names = dump(self.game, see(self.game, self.state, SPECTATOR).numbers)
        return "\n".join(f"{name}: {value}" for name, value in names.items())
