"""Whole games of bots without records, quick to play: where it stands is the state alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self

from subrosa.bots import seated
from subrosa.core.deciders import CHANCE
from subrosa.core.game import Setup
from subrosa.core.match import odds, see


class Evening:
    """Bots by name, taken in turn, at a table; whatever they choose is on offer and leaves their view as it was."""

    def __init__(self, setup: Setup, names: Sequence[str], seed: int) -> None:
        self.game, self.s = setup.game, setup.start()
        self.bots, self.chance = seated(names, setup.seats, seed), Random(seed)

    @property
    def seat(self) -> int:
        """The first seat that decides, or chance; nobody, -1, when the game is over."""
        mask = int(self.game.rules.deciders(self.s))
        return CHANCE if mask >> CHANCE & 1 else (mask & -mask).bit_length() - 1

    def play(self, decisions: int = 100_000) -> Self:
        while decisions > 0 and self.seat >= 0:
            decisions -= 1
            self.decide()
        return self

    def decide(self) -> None:
        seat = self.seat
        if seat == CHANCE:
            choices, weights = odds(self.game, self.s)
            choice = self.chance.choices(choices, weights)[0]
        else:
            choice = self.choose(seat)
        self.game.rules.apply(self.s, seat, choice)

    def choose(self, seat: int) -> int:
        view = see(self.game, self.s, seat)
        before = self.game.fields.numbers(view.numbers.copy())
        choice = self.bots[seat].choose(view, ()).choice
        assert self.game.fields.numbers(view.numbers) == before
        assert choice in [action.choice for action in view.actions]
        return choice
