"""The engine that runs the same text, compiled by Numba.

Compiled code is entered with batches and frees the interpreter lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any

from .compiling import Spaces, compiled_loops, lane_dtype, scratch_dtype
from .deciders import SEATS
from .fields import State
from .loops import APPRAISE, BEGINS, PLAY, PREFER, WEIGHS
from .parts import ALL_LOOPS, LIMIT, LOOPS, memories
from .plain import worths
from .played import Lanes, Played, Traced
from .styles import EVEN, Style, keeps, rows

if TYPE_CHECKING:
    from .game import Game

AT_ONCE = 256
"""So many games are begun at a time: their states stay close to the processor."""


class NumbaEngine:
    """The same text, compiled. With `checked`, every index is checked against its bounds."""

    name = "numba"

    def __init__(self, game: Game, checked: bool = False) -> None:
        self.game = game
        self.checked = checked
        self._spaces: Spaces = {}
        self._loops: dict[str, Any] = {}
        self._one_by_one = RLock()
        self.prepare(LOOPS)

    def __repr__(self) -> str:
        return f"<NumbaEngine of {self.game.id}{', every index checked' * self.checked}>"

    def prepare(self, names: Sequence[str]) -> None:
        """Have these loops compiled, from the cache where they are there: by one thread, for which the others wait."""
        with self._one_by_one:
            if names[0] not in self._loops:
                self._loops.update(compiled_loops(self.game, self.checked, names, self._spaces))

    def _run(self, name: str, *arguments: Any) -> Any:
        return self._loop(name)(*arguments)

    def _loop(self, name: str) -> Any:
        if name not in self._loops:
            self.prepare(next(names for names in ALL_LOOPS if name in names))
        return self._loops[name]

    def entry(self, name: str) -> Any:
        """A loop for whoever enters it at every decision: what it is given is not looked at first, only taken."""
        (compiled,) = self._loop(name).overloads.values()
        return compiled.entry_point

    def playouts(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> Played:
        """Whole random games from a starting position."""
        import numpy

        one = self._records([start])
        decisions, ranks = self._results(games)
        for at in range(0, games, AT_ONCE):
            some = slice(at, min(at + AT_ONCE, games))
            work = numpy.repeat(one, some.stop - at)
            self._run(
                "many_rollouts",
                work,
                style,
                bits(seed),
                first + at,
                LIMIT,
                decisions[some],
                ranks[some],
                self._scratch(),
            )
        return Played(decisions.tolist(), ranks.tolist())

    def rollouts(self, states: Any, seed: int, first: int = 0, limit: int = LIMIT, style: int = EVEN) -> Played:
        """Each position (states, or an array of records, left as it is) played on at random."""
        work = self._records(states).copy()
        decisions, ranks = self._results(len(work))
        self._run("many_rollouts", work, style, bits(seed), first, limit, decisions, ranks, self._scratch())
        return Played(decisions.tolist(), ranks.tolist())

    def games(
        self,
        start: State | list[State],
        styles: Sequence[int | Style],
        games: int,
        seed: int,
        first: int = 0,
        kept: Sequence[int] = (),
    ) -> Played:
        """Whole games of players who choose in their own styles, seat by seat, from each starting position in turn.

        Who thinks by what he believes keeps a memory, and where `kept` says so others do.
        """
        import numpy

        decisions, ranks = self._results(games)
        starts, blank = self._records(start if isinstance(start, list) else [start]), self.game.fields.blank()
        ends = numpy.zeros(games, dtype=self.game.fields.dtype)
        views, seen = self._records([blank] * self.game.depth), self._records([blank] * SEATS)
        memories = numpy.zeros(SEATS, dtype=self.game.memory.dtype)
        given = (_real(rows(styles)), _whole(keeps(styles, kept)), bits(seed), first, LIMIT)
        results = (decisions, ranks, self._scratch(), self._minds())
        self._run("think", PLAY, 0, starts, ends, self._records([blank]), views, seen, memories, *given, *results)
        return Played(decisions.tolist(), ranks.tolist(), ends)

    def memory(self) -> Any:
        """Room for a memory; `forgotten` begins it."""
        import numpy

        return numpy.zeros(1, dtype=self.game.memory.dtype)

    def preferred(self, view: State, seat: int, memory: Any, style: int | Style, stream: list[int]) -> int:
        """What the game's policy prefers in a view; the stream goes on."""
        choice, _, scratch = self._thought(PREFER, view, seat, memory, stream, style)
        stream[:] = scratch["stream"].tolist()
        return choice

    def pondered(
        self, view: State, seat: int, memory: Any, style: int | Style, stream: list[int]
    ) -> tuple[int, dict[int, float], State]:
        """What a player prefers, what each choice is worth to him where he weighed them, and what he had in mind."""
        choice, mind, _ = self._thought(PREFER, view, seat, memory, stream, style)
        found = worths(self.game, view, seat, mind["values"].tolist())
        return choice, found, self.game.mind.unpack(mind)

    def appraised(self, view: State, seat: int) -> dict[int, float]:
        """What each choice is worth to a greedy player."""
        count, mind, _ = self._thought(APPRAISE, view, seat, self.memory())
        return dict(zip(mind["lists"][0][:count].tolist(), mind["values"][:count].tolist(), strict=True))

    def forgotten(self, view: State, seat: int, memory: Any) -> None:
        """A memory begins."""
        self._remember([view], seat, [], [], memory, BEGINS)

    def noticed(self, before: State, after: State, seat: int, decider: int, heard: int, memory: Any) -> None:
        """A decision comes into a seat's memory: what it saw before and after, and what was chosen, -1 if hidden."""
        self._remember([before, after], seat, [decider], [heard], memory)

    def remember(self, views: Any, seat: int, who: Sequence[int], heard: Sequence[int], memory: Any) -> None:
        """Several decisions come into a seat's memory: what it saw before the first and after each."""
        self._remember(views, seat, who, heard, memory)

    def weighed(self, view: State, seat: int, memory: Any) -> State:
        """A mind that has weighed what a seat believes."""
        return self.game.mind.unpack(self._remember([view], seat, [], [], memory, WEIGHS)[0])

    def _remember(
        self, views: Any, seat: int, who: Sequence[int], heard: Sequence[int], memory: Any, also: int = 0
    ) -> Any:
        room, minds = self._records([self.game.fields.blank()] * self.game.depth), self._minds()
        self._run("remember", self._records(views), room, seat, _whole(who), _whole(heard), also, memory, minds)
        return minds

    def _thought(
        self,
        what: int,
        view: State,
        seat: int,
        memory: Any,
        stream: Sequence[int] = (0, 0, 0, 0),
        style: int | Style = EVEN,
    ) -> tuple[int, Any, Any]:
        views, scratch, minds = self._records([view] * self.game.depth), self._scratch(), self._minds()
        scratch[0]["stream"] = stream
        given = (*[views] * 5, memory, _real(rows([style])), _whole(()), 0, 0, 0)
        choice = self._run("think", what, seat, *given, *self._results(0), scratch, minds)
        return choice, minds[0], scratch[0]

    def _minds(self) -> Any:
        return self._blank_mind.copy()

    @cached_property
    def _blank_mind(self) -> Any:
        return self.game.mind.pack([self.game.mind.blank()])

    def step_many(self, states: Any, who: Sequence[int], choices: Sequence[int]) -> Any:
        """The positions after one decision each (decider -1: none), as an array of records."""
        import numpy

        work = self._records(states).copy()
        masks = numpy.zeros(len(work), dtype=numpy.int64)
        self._run("many_steps", work, _whole(who), _whole(choices), masks)
        return work

    def legal_many(self, states: Any, who: Sequence[int]) -> list[list[int]]:
        """What one decider may choose in each position."""
        import numpy

        records = self._records(states)
        counts = numpy.zeros(len(records), dtype=numpy.int64)
        lists, weights = (numpy.zeros((len(records), self.game.most_choices), dtype=numpy.int64) for _ in range(2))
        self._run("many_legal", records, _whole(who), counts, lists, weights)
        return [row[:count].tolist() for row, count in zip(lists, counts, strict=True)]

    def see_many(self, states: Any, seats: Sequence[int]) -> Any:
        """What one seat sees of each position, as an array of records."""
        import numpy

        views = numpy.repeat(self.game.fields.pack([self.game.fields.blank()]), len(seats))
        self._run("many_views", self._records(states), _whole(seats), views)
        return views

    def lanes(self, start: State, numbers: range, remembers: bool = False) -> Lanes:
        """So many matches side by side, each about to begin with the game of its number.

        If it is asked for every seat keeps in memory what it can believe.
        """
        import numpy

        one, blank = self._records([start]), self._records([self.game.fields.blank()])
        lanes = numpy.zeros(len(numbers), dtype=lane_dtype())
        lanes["number"] = numbers
        room = len(numbers) * memories(self.game, start.seats) * remembers
        return Lanes(
            *(
                numpy.repeat(one, len(numbers)),
                one,
                blank,
                numpy.repeat(blank, self.game.depth),
                lanes,
                self._scratch(),
            ),
            seen=numpy.repeat(blank, room),
            memories=numpy.zeros(room, dtype=self.game.memory.dtype),
            keeps=_whole([1] * start.seats),
            minds=self._minds(),
        )

    def turns(self, lanes: Lanes, seed: int, stride: int, choices: Any, who: Any, *results: Any) -> None:
        """A choice in each lane, or -1 to begin; then who is asked, masks, observations, what is over, places."""
        room = (lanes.states, lanes.start, lanes.blank, lanes.views)
        rest = (lanes.lanes, bits(seed), stride, choices, who)
        if len(lanes.memories):
            kept = (lanes.seen, lanes.memories, lanes.keeps)
            self._run("many_followed", *room, *kept, *rest, *results, lanes.scratch, lanes.minds)
        else:
            self._run("many_turns", *room, *rest, *results, lanes.scratch)

    def picks(self, lanes: Lanes, who: Any, style: int, choices: Any) -> None:
        """What a player picks in each lane who picks at random."""
        self._run("many_picks", lanes.states, who, style, lanes.lanes, choices, lanes.scratch)

    def choose(self, lanes: Lanes, asked: Any, style: int | Style, choices: Any) -> None:
        """What the seat that is asked in each lane prefers in a style; -1 asks nobody."""
        kept = (lanes.memories, lanes.keeps) if len(lanes.memories) else (self.memory(), _whole([]))
        given = (_whole(asked), _real(rows([style])[0]), lanes.blank, lanes.views, *kept, lanes.lanes)
        self._run("many_thoughts", lanes.states, *given, choices, lanes.minds)

    def believed(self, lanes: Lanes, seats: Any, table: Any) -> None:
        """What one seat of each lane believes."""
        given = (_whole(seats), lanes.blank, lanes.views, lanes.memories, lanes.keeps, table, lanes.minds)
        self._run("many_beliefs", lanes.states, *given)

    def redraws(
        self, lanes: Lanes, seats: Any, seed: int, stride: int, log: Any, counts: Any, draws: int, weights: Any
    ) -> Any:
        """Other worlds of each lane's game, as many as there are weights, that its seat cannot tell from the true one.

        The log holds what seats chose in it.
        """
        import numpy

        worlds = numpy.zeros(len(weights), dtype=self.game.fields.dtype)
        story = numpy.zeros(1, dtype=self.game.stories.STORY.dtype)  # type: ignore[union-attr]
        room, numbers = (lanes.blank, numpy.repeat(lanes.start, 3), worlds), lanes.lanes["number"] - stride
        given = (_whole(seats), bits(seed), _whole(log), _whole(counts), bits(draws), weights)
        self._run("many_redraws", lanes.start, *room, _whole(numbers), *given, self._scratch(), story)
        return worlds

    def trace(self, start: State, seed: int, number: int, style: int = EVEN) -> Traced:
        """One random game with every state."""
        import numpy

        most = self.game.most_decisions
        states = numpy.zeros(most, dtype=self.game.fields.dtype)
        work = numpy.zeros(1, dtype=self.game.fields.dtype)
        who, choices, sums = (numpy.zeros(most, dtype=numpy.int64) for _ in range(3))
        results = (states, who, choices, sums, self._scratch())
        count = self._run("trace", self._records([start]), work, style, bits(seed), number, *results)
        return Traced(
            who[:count].tolist(),
            choices[:count].tolist(),
            sums[:count].tolist(),
            states[:count],
        )

    def sums(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> list[int]:
        """Random games as one number each, which any difference on the way would change."""
        import numpy

        one, blank = self._records([start]), self._records([self.game.fields.blank()])
        sums, ranks = self._results(games)
        table = numpy.zeros((games, self.game.layout.size), dtype=numpy.int16)
        room = (one, numpy.repeat(one, games), blank, blank.copy(), style, bits(seed), first)
        self._run("many_sums", *room, table, ranks, sums, self._scratch())
        found: list[int] = sums.tolist()
        return found

    def _records(self, states: Any) -> Any:
        return states if hasattr(states, "dtype") else self.game.fields.pack(states)

    def _results(self, games: int) -> tuple[Any, Any]:
        import numpy

        return numpy.zeros(games, dtype=numpy.int64), numpy.zeros((games, SEATS), dtype=numpy.int64)

    def _scratch(self) -> Any:
        import numpy

        return numpy.zeros(1, dtype=scratch_dtype(self.game))


def _whole(numbers: Sequence[int]) -> Any:
    import numpy

    return numpy.ascontiguousarray(numbers, dtype=numpy.int64)


def _real(numbers: Sequence[Any]) -> Any:
    import numpy

    return numpy.ascontiguousarray(numbers, dtype=numpy.float64)


def bits(seed: int) -> int:
    """The 64 bits of a seed that count, as a whole number of the machine."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)
