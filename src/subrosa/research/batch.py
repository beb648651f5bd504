"""Thousands of matches a call, without Python at any decision.

    batch = Batch("rose", seats=4, lanes=4096, seed=1)
    batch.reset()
    while training:
        batch.step(chosen(batch.observations, batch.masks))       # a choice for each lane
        batch.over, batch.rewards                                 # of the games that this step ended

Every lane stands at a decision of a seat, `batch.who`. A step brings each lane to its next one: chance is drawn, and
where a game is over its places are kept and the lane's next game has begun. The arrays are the same from call to call;
copy what is to stay. What seats believe, and other worlds they cannot tell from the true one, come on request:

    batch = Batch("rose", seats=4, lanes=4096, beliefs=True, history=True).reset()
    batch.beliefs()                  # what the seat that decides in each lane believes, by `batch.shares`
    batch.redraw(each=8)             # so many worlds of each lane, and their weights
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, pairwise
from random import Random
from typing import Any, TypeVar

import numpy

from subrosa.bots import named, style
from subrosa.core.compiling import is_ready
from subrosa.core.deciders import SEATS
from subrosa.core.engines import Engine, compiles, engine, numba_installed
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.game import Game
from subrosa.core.match import Decision
from subrosa.core.parts import TURNS
from subrosa.core.played import Lanes
from subrosa.core.styles import GREEDY

from .tables import setup_of
from .worlds import decided, redrawn

T = TypeVar("T")
Share = tuple[Lanes, slice]
"""The lanes that one thread takes care of, and which of all they are."""


class Batch:
    """So many matches of a table side by side.

    Lane `i` of `n` plays the games `i`, `i + n`, `i + 2 n`, ... of a seed, however many threads share the lanes and
    whichever engine runs them.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        lanes: int = 1024,
        engine: str | Engine | None = None,
        seed: int = 0,
        threads: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        data: Any = None,
        beliefs: bool = False,
        history: bool = False,
    ) -> None:
        self.setup = setup_of(game, seats, options, preset, data)
        self.game, self.seats, self.lanes, self.seed = self.setup.game, self.setup.seats, lanes, seed
        self.layout = self.game.layout
        self.engine = _engine(self.game, engine)
        self.who = numpy.zeros(lanes, dtype=numpy.int64)
        """The seat that decides in each lane."""
        self._masks = numpy.zeros((lanes, self.game.choice_numbers), dtype=numpy.uint8)
        self.masks = self._masks.view(bool)
        """Which choices each of them may make, by their numbers."""
        self._rows = numpy.arange(lanes) * self.masks.shape[1]
        self.observations = numpy.zeros((lanes, self.layout.size), dtype=numpy.int16)
        """What each of them sees, by the game's layout."""
        self._over = numpy.zeros(lanes, dtype=numpy.uint8)
        self.over = self._over.view(bool)
        """In which lanes the last step ended a game."""
        self._places = numpy.zeros((lanes, SEATS), dtype=numpy.int64)
        self.places = self._places[:, : self.seats]
        """The place of every seat in each lane's last finished game."""
        self.shares = self.game.shares
        """Where everything stands in a row of beliefs."""
        self.keeps_beliefs, self.keeps_history = beliefs, history
        if beliefs and self.game.belief is None:
            raise BadRequest(f"{self.game.id} has no beliefs of its own; other worlds can be drawn: history=True")
        self._log = numpy.zeros((lanes, 64 if history else 0), dtype=numpy.int64)
        self._chosen, self._numbers = numpy.zeros(lanes, dtype=numpy.int64), numpy.arange(lanes)
        # Plain Python holds a lock that threads would wait for; compiled code holds none.
        many = 1 if self.engine.name == "python" else min(threads or os.cpu_count() or 1, lanes)
        self._shares = self._shared(many)
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None

    def __repr__(self) -> str:
        return f"<Batch of {self.game.id}: {self.seats} seats, {self.lanes} lanes, {self.engine.name}>"

    def _shared(self, threads: int) -> list[Share]:
        ends = [self.lanes * n // threads for n in range(threads + 1)]
        parts = [slice(*pair) for pair in pairwise(ends)]
        start = self.setup.start()
        numbers = [range(part.start, part.stop) for part in parts]
        return [
            (self.engine.lanes(start, of, self.keeps_beliefs), part) for of, part in zip(numbers, parts, strict=True)
        ]

    def reset(self, seed: int | None = None) -> Batch:
        """Begin anew in every lane, under this seed or the one before."""
        self.seed = self.seed if seed is None else seed
        self._shares = self._shared(len(self._shares))
        self._step(numpy.full(self.lanes, -1, dtype=numpy.int64))
        self.over[:] = False
        self._chosen[:], self._numbers[:] = 0, range(self.lanes)
        return self

    def step(self, choices: Any) -> Batch:
        """One choice in each lane, by its number."""
        chosen = numpy.ascontiguousarray(choices, dtype=numpy.int64)
        self._check(chosen)
        if self.keeps_history:
            self._keep(chosen)
        self._step(chosen)
        if self.keeps_history:
            self._chosen[self.over] = 0
            self._numbers[self.over] += self.lanes
        return self

    def _keep(self, choices: Any) -> None:
        """Write down what is chosen in each lane's game."""
        if self._chosen.max() == self._log.shape[1]:
            self._log = numpy.concatenate([self._log, numpy.zeros_like(self._log)], axis=1)
        self._log[numpy.arange(self.lanes), self._chosen] = choices
        self._chosen += 1

    def _check(self, choices: Any) -> None:
        """Compiled rules check nothing: what may not be chosen must not reach them."""
        if choices.shape != (self.lanes,):
            raise BadRequest(f"a step takes one choice for each of {self.lanes} lanes, not {choices.shape}")
        if choices.min() >= 0 and choices.max() < self.masks.shape[1]:
            right = self.masks.ravel()[self._rows + choices]
        else:
            right = (choices >= 0) & (choices < self.masks.shape[1])
        if not right.all():
            lane = int(right.argmin())
            raise IllegalAction(f"{choices[lane]} is not a choice of seat {self.who[lane] + 1} in lane {lane}")

    def _step(self, choices: Any) -> None:
        def one(share: Share) -> None:
            lanes, part = share
            results = (self._masks[part], self.observations[part], self._over[part], self._places[part])
            self.engine.turns(lanes, self.seed, self.lanes, choices[part], self.who[part], *results)

        self._each(one)

    def ask(self, bot: str, where: Any = None) -> Any:
        """What a bot would choose in every lane, or where it is asked, for the seat that decides there; else -1.

        Who chooses by what he believes can be asked where the batch keeps beliefs.
        """
        choices, wanted = numpy.full(self.lanes, -1, dtype=numpy.int64), style(self.game, *named(bot))
        asked = self.who if where is None else numpy.where(where, self.who, -1)
        if wanted.rung > GREEDY and not self.keeps_beliefs:
            raise BadRequest(f"{bot} chooses by what it believes: make the batch with beliefs=True")

        def one(share: Share) -> None:
            lanes, part = share
            if wanted.rung < GREEDY:
                self.engine.picks(lanes, self.who[part], wanted.rung, choices[part])
            else:
                self.engine.choose(lanes, asked[part], wanted, choices[part])

        self._each(one)
        choices[asked < 0] = -1
        return choices

    def beliefs(self, seats: Any = None) -> Any:
        """What one seat of each lane believes, the one that decides if nothing is said, by `shares`."""
        if not self.keeps_beliefs:
            raise BadRequest("this batch keeps no beliefs: make it with beliefs=True")
        asked, table = self._asked(seats), numpy.zeros((self.lanes, self.shares.size))

        def one(share: Share) -> None:
            lanes, part = share
            self.engine.believed(lanes, asked[part], table[part])

        self._each(one)
        return table

    def redraw(self, each: int = 1, seats: Any = None, seed: int = 0) -> tuple[Any, Any]:
        """So many worlds of each lane that one of its seats cannot tell from the true one, and their weights.

        The seat is the one that decides, if nothing is said. Lane `i` has the worlds from `i * each` on, as the engine
        keeps positions. They are drawn from what the seat knows alone; the measure is that of the game's redraws.
        """
        if not self.keeps_history:
            raise BadRequest("this batch keeps no history: make it with history=True")
        asked, weights = self._asked(seats), numpy.zeros(self.lanes * each)
        if self.game.stories is None:
            rows = [(self.decisions(lane), seat) for lane, seat in enumerate(asked.tolist())]
            states, weights = redrawn(self.setup, rows, each, Random(seed))
            return self.game.fields.pack(states) if self.engine.name == "numba" else states, weights

        def one(share: Share) -> Any:
            lanes, part = share
            given = (self.seed, self.lanes, self._log[part], self._chosen[part], seed)
            return self.engine.redraws(lanes, asked[part], *given, weights[part.start * each : part.stop * each])

        worlds = self._each(one)
        return numpy.concatenate(worlds) if self.engine.name == "numba" else list(chain(*worlds)), weights

    def decisions(self, lane: int) -> list[Decision]:
        """The history of a lane's game so far, chance among it: `Match.from_log(batch.setup, ...)` takes it."""
        if not self.keeps_history:
            raise BadRequest("this batch keeps no history: make it with history=True")
        chosen = self._log[lane, : self._chosen[lane]].tolist()
        return decided(self.setup, self.seed, int(self._numbers[lane]), chosen)

    def _asked(self, seats: Any) -> Any:
        return self.who.copy() if seats is None else numpy.broadcast_to(seats, self.lanes).astype(numpy.int64)

    def _each(self, job: Callable[[Share], T]) -> list[T]:
        """Do it for every share, in threads of their own where there are several."""
        return list(self._pool.map(job, self._shares) if self._pool else map(job, self._shares))

    @property
    def rewards(self) -> Any:
        """What the last step was worth to every seat: nothing where no game was over, else its share of the win."""
        won = self.places == 1
        winners = won.sum(axis=1, keepdims=True)
        shares = numpy.where(won, self.seats / numpy.maximum(winners, 1) - 1.0, -1.0) / (self.seats - 1)
        return numpy.where(self.over[:, None], shares, 0.0).astype(numpy.float32)


def _engine(game: Game, wanted: str | Engine | None) -> Engine:
    """The engine of that name; where none is named the compiled one, if it is there or may be compiled."""
    if wanted is None:
        wanted = "numba" if numba_installed() and (is_ready(game, TURNS) or compiles(game)) else "python"
    return engine(game, wanted) if isinstance(wanted, str) else wanted
