"""What a single match stands on: a state of plain Python, or a record that the compiled engine changes in one crossing.

Both answer alike: who decides after a decision, what may be chosen, what a seat sees. Compiled code would write past
the end of a table if it were given a choice that is none, so whoever lets others choose looks first what is open.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy

from subrosa.core.compiled import NumbaEngine
from subrosa.core.deciders import CHANCE
from subrosa.core.engines import Engine, best
from subrosa.core.fields import State
from subrosa.core.game import Game, Setup
from subrosa.core.match import odds
from subrosa.core.parts import FACES
from subrosa.core.streams import FATE, drawn, seed_stream

NOBODY = LOWEST = -1
"""Nobody decides, it is only looked; of those who decide the lowest is asked."""
Odds = list[tuple[int, float]]
"""What chance may choose, in order, and how likely each is."""


class States:
    """Plain Python: a match stands on a state."""

    engine = "python"

    def __init__(self, setup: Setup) -> None:
        self.setup, self.game, self._rules = setup, setup.game, setup.game.rules

    def first(self) -> State:
        """Before the first decision."""
        return self.setup.start()

    def copy(self, at: State) -> State:
        """The same match once more."""
        return at.copy()

    def mask(self, at: State) -> int:
        """Who decides."""
        mask: int = self._rules.deciders(at)
        return mask

    def decided(self, at: State, decider: int, choice: int) -> int:
        """A decision is taken; who decides next."""
        self._rules.apply(at, decider, choice)
        return self.mask(at)

    def stream(self, seed: int, number: int) -> Any:
        """The stream of chance of a game."""
        return seeded(seed, number)

    def turned(self, at: State, decider: int, choice: int, stream: Any) -> int:
        """A decision is taken, or none, then chance decides as long as it is to; who decides next."""
        mask = self.mask(at) if decider == NOBODY else self.decided(at, decider, choice)
        out, weights = ([0] * self.game.most_choices for _ in range(2))
        while mask == FATE:
            count = self._rules.odds(at, out, weights)
            mask = self.decided(at, CHANCE, drawn(count, out, weights, stream))
        return mask

    def choices(self, at: State, decider: int) -> list[int]:
        """What chance, or the lowest of those who decide, may choose, in order."""
        return [choice for choice, _ in self.odds(at)] if decider == CHANCE else self.legal(at, decider)

    def legal(self, at: State, seat: int) -> list[int]:
        """What any of those who decide may choose, in order."""
        out = [0] * self.game.most_choices
        return sorted(out[: self._rules.legal(at, seat, out)])

    def odds(self, at: State) -> Odds:
        """What chance may choose."""
        choices, weights = odds(self.game, at)
        total = sum(weights)
        return sorted((choice, weight / total) for choice, weight in zip(choices, weights, strict=True) if weight)

    def observed(self, at: State, seat: int) -> Any:
        """What a seat, or the spectator, sees, by the game's layout."""
        view = self.game.fields.blank()
        self.game.see(at, seat, view)
        return numpy.array(self.game.layout.observed(view, seat), dtype=numpy.int16)

    def state(self, at: State) -> State:
        """All of it, as the rules read it."""
        return at


class Record:
    """A match of the compiled engine, with room for the choices that are open.

    The room is its own: threads that play other matches do not meet there, although compiled code holds no lock.
    """

    __slots__ = ("bytes", "choices", "count", "lists", "match", "shares")

    def __init__(self, bytes: bytearray, ground: Records) -> None:
        self.bytes, self.match = bytes, numpy.frombuffer(bytes, ground.kind)
        self.lists, self.shares = numpy.empty((2, ground.most), numpy.int64), numpy.empty(ground.most)
        self.choices, self.count = self.lists[0], 0


class Records:
    """The compiled engine: a match stands on a record. A decision is one crossing, which brings what is open then."""

    engine = "numba"

    def __init__(self, setup: Setup, compiled: NumbaEngine) -> None:
        self.setup, self.game = setup, setup.game
        self.kind, self.most = self.game.fields.dtype, self.game.most_choices
        self._step, self._turn, self._sight = map(compiled.entry, FACES)
        self._blank = self.game.fields.pack([self.game.fields.blank()])

    @cached_property
    def _opening(self) -> bytearray:
        return bytearray(self.game.fields.pack([self.setup.opening]).tobytes())

    def first(self) -> Record:
        """Before the first decision."""
        return Record(self._opening[:], self)

    def copy(self, at: Record) -> Record:
        """The same match once more."""
        return Record(at.bytes[:], self)

    def mask(self, at: Record) -> int:
        """Who decides."""
        return self.decided(at, NOBODY, 0)

    def decided(self, at: Record, decider: int, choice: int) -> int:
        """A decision is taken; who decides next."""
        mask: int
        mask, at.count = self._step(at.match, decider, choice, LOWEST, at.lists, at.shares)
        return mask

    def stream(self, seed: int, number: int) -> Any:
        """The stream of chance of a game."""
        return numpy.array(seeded(seed, number))

    def turned(self, at: Record, decider: int, choice: int, stream: Any) -> int:
        """A decision is taken, or none, then chance decides as long as it is to; who decides next."""
        mask: int = self._turn(at.match, decider, choice, stream, at.lists)
        return mask

    def choices(self, at: Record, decider: int) -> list[int]:
        """What chance, or the lowest of those who decide, may choose, in order, after a decision."""
        found: list[int] = at.choices[: at.count].tolist()
        return found

    def legal(self, at: Record, seat: int) -> list[int]:
        """What any of those who decide may choose, in order."""
        _, at.count = self._step(at.match, NOBODY, 0, seat, at.lists, at.shares)
        return self.choices(at, seat)

    def odds(self, at: Record) -> Odds:
        """What chance may choose, after a decision."""
        return list(zip(at.choices[: at.count].tolist(), at.shares[: at.count].tolist(), strict=True))

    def observed(self, at: Record, seat: int) -> Any:
        """What a seat, or the spectator, sees, by the game's layout."""
        view = numpy.frombuffer(bytearray(len(at.bytes)), self.kind)
        table = numpy.empty((1, self.game.layout.size), numpy.int16)
        self._sight(at.match, seat, self._blank, view, table)
        return table[0]

    def state(self, at: Record) -> State:
        """All of it, as the rules read it."""
        return self.game.fields.read(at.bytes)


Ground = States | Records


def quickest(game: Game) -> Engine:
    """The engine for single matches: compiled where that is ready. Where it is not yet it is made in the background."""
    return best(game, FACES)


def ground_of(setup: Setup, engine: Engine | None = None) -> Ground:
    """What a match of a table stands on; where no engine is named on the quickest."""
    engine = engine or quickest(setup.game)
    return Records(setup, engine) if isinstance(engine, NumbaEngine) else States(setup)


def seeded(seed: int, number: int) -> list[int]:
    """The stream of chance of a game of a seed, as batches have it."""
    stream = [0] * 4
    seed_stream(stream, seed, number)
    return stream
