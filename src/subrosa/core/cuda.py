"""The engine that runs the same text on a GPU, a match a lane.

Its arrays stay there: they are numba-cuda's, which PyTorch, CuPy and JAX take without a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any

from . import device, foresight, judging, kernels, parts, turns, words
from .compiled import bits
from .compiling import COPIES, Spaces, bound, cache_folder, calls_of, compiled_once, copies, modules
from .deciders import SEATS
from .fields import NONE, Field, Fields, State
from .parts import FOLLOWS, LIMIT, PLAYS, SUMS, TURNS
from .played import Lanes, Played
from .streams import WORD
from .styles import EVEN, Style, rows

if TYPE_CHECKING:
    from .game import Game

LANES = 132 * 1024
"""So many games are played at a time, where there is memory for them; the next begins where one is over."""

LINE = 32
"""So many threads do the same at the same time."""
CELLS = ("i1", "i2")
"""As what records are read for the cells of observations."""


class CudaEngine:
    """The same text on a GPU."""

    name = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cuda = device.cuda()
        self._kernels: dict[str, Any] = {}
        self._spaces: dict[Sequence[str], Spaces] = {}

    def __repr__(self) -> str:
        return f"<CudaEngine of {self.game.id}{', simulated' * device.simulated()}>"

    def playouts(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> Played:
        """Whole random games from a starting position."""
        decisions, ranks = self.played(start, games, seed, first, style)
        return Played(device.here(decisions).tolist(), device.here(ranks).tolist())

    def played(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> tuple[Any, Any]:
        """The same, the results left on the GPU: decisions taken, and places."""
        lanes = self._lanes(games, 0)
        decisions, ranks = device.zeros(games, "i8"), device.zeros((games, SEATS), "i8")
        room = (self._start(start, 1), self._start(start, lanes), style, bits(seed), first, LIMIT)
        results = (device.zeros(1, "i8"), decisions, ranks, self._scratch(lanes))
        self._run("playouts", SUMS, lanes, *room, *results)
        return decisions, ranks

    def games(self, start: State, styles: Sequence[int | Style], games: int, seed: int, first: int = 0) -> Played:
        """Whole games of players who choose in their own styles, seat by seat: at random or what is worth most."""
        decisions, ranks, ends = self.played_games(start, styles, games, seed, first)
        return Played(device.here(decisions).tolist(), device.here(ranks).tolist(), device.here(ends))

    def played_games(
        self, start: State, styles: Sequence[int | Style], games: int, seed: int, first: int = 0
    ) -> tuple[Any, Any, Any]:
        """The same, the results left on the GPU: decisions taken, places, and the last positions."""
        lanes, fields = self.at_once(games), self.game.fields
        kernel = "games" if self._foresees else "judged"
        threads = device.blocks() * self._threads(kernel)
        rooms = lanes * self.game.depth if self._foresees else threads
        decisions, ranks = device.zeros(games, "i8"), device.zeros((games, SEATS), "i8")
        states, views, ends = self._start(start, lanes), self._blank(rooms), self._blank(games)
        words = (device.numbers(fields, of, "i8") for of in (states, views))
        nothing = device.records(parts.NOTHING, parts.NOTHING.blank(), 1)
        given = (device.there(_real(rows(styles))), bits(seed), first, LIMIT, device.zeros(1, "i8"))
        room = (self._start(start, 1), states, ends, views, *words, nothing)
        minds = device.records(self._mind, self._mind.blank(), lanes if self._foresees else 1)
        self._run(kernel, PLAYS, threads, *room, *given, decisions, ranks, self._scratch(lanes), minds)
        return decisions, ranks, ends

    def sums(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> list[int]:
        """Random games as one number each, which any difference on the way would change."""
        found, states = device.zeros(games, "i8"), self._start(start, games)
        room = (self._start(start, 1), states, self._blank(1), self._blank(games), style, bits(seed), first)
        table, ranks = device.zeros((games, self.game.layout.size), "i2"), device.zeros((games, SEATS), "i8")
        self._run("many_sums", SUMS, games, *room, table, ranks, found, self._scratch(games))
        return [int(number) for number in device.here(found)]

    def lanes(self, start: State, numbers: range, remembers: bool = False) -> Lanes:
        """So many matches side by side, each about to begin with the game of its number.

        If it is asked for every seat keeps in memory what it can believe; then each lane has a mind of its own.
        """
        count, game = len(numbers), self.game
        each = parts.memories(game, start.seats)
        room = (self._start(start, count), self._start(start, 1), self._blank(1))
        rest = (device.numbered(LANE, "number", numbers), self._scratch(count))
        if not remembers:
            return Lanes(*room, self._blank(count), *rest)
        return Lanes(
            *(*room, self._blank(count * game.depth), *rest),
            seen=self._blank(count * each),
            memories=device.records(game.memory, game.memory.blank(), count * each),
            keeps=device.there([1] * start.seats),
            minds=device.records(game.mind, game.mind.blank(), count),
        )

    def turns(
        self,
        lanes: Lanes,
        seed: int,
        stride: int,
        choices: Any,
        who: Any,
        masks: Any,
        table: Any,
        over: Any,
        ranks: Any,
    ) -> None:
        """A choice in each lane, or -1 to begin; then who is asked, masks, observations, what is over, places."""
        count, fields = len(lanes.lanes), self.game.fields
        if len(lanes.memories):
            room = (lanes.states, lanes.start, lanes.blank, lanes.views, lanes.seen, lanes.memories, lanes.keeps)
            moves = (lanes.lanes, bits(seed), stride, choices, who, masks, table, over, ranks)
            self._run("many_followed", FOLLOWS, count, *room, *moves, lanes.scratch, lanes.minds)
            return
        given = (lanes.lanes, bits(seed), stride, choices, who, over, ranks, lanes.scratch)
        self._run("turns", TURNS, count, lanes.states, lanes.start, *given)
        device.wipe(masks)
        words = device.numbers(fields, lanes.views, "i8")
        self._run("shown", TURNS, count, lanes.states, lanes.views, words, who, masks, lanes.scratch)
        read = [device.numbers(fields, of, kind) for of in (lanes.states, lanes.views) for kind in CELLS]
        self._run("observed", TURNS, count, *read, who, table)

    def picks(self, lanes: Lanes, who: Any, style: int, choices: Any) -> None:
        """What a player picks in each lane who picks at random."""
        given = (lanes.states, who, style, lanes.lanes, choices, lanes.scratch)
        self._run("many_picks", TURNS, len(lanes.lanes), *given)

    def believed(self, lanes: Lanes, seats: Any, table: Any) -> None:
        """What one seat of each lane believes."""
        given = (seats, lanes.blank, lanes.views, lanes.memories, lanes.keeps, table, lanes.minds)
        self._run("many_beliefs", FOLLOWS, len(lanes.lanes), lanes.states, *given)

    def refused(self, choices: Any, masks: Any) -> int:
        """The first lane whose choice may not be made, or how many lanes there are."""
        found = device.there([len(choices)])
        self._run("refused", (), len(choices), choices, masks, found)
        return int(device.here(found)[0])

    def rewards(self, over: Any, ranks: Any, seats: int, rewards: Any) -> None:
        """What the last step was worth to every seat: nothing where no game was over, else its share of the win."""
        self._run("shares", (), len(over), over, ranks, seats, rewards)

    def _run(self, name: str, names: Sequence[str], lanes: int, *arguments: Any) -> None:
        if name not in self._kernels:
            self._kernels[name] = self._kernel(name, names)
        device.run(self._kernels[name], lanes, self._threads(name), arguments)

    def _kernel(self, name: str, names: Sequence[str]) -> Any:
        """A kernel of its own, or that of a loop, bound to the game where it runs its rules."""
        import numpy

        space = parts.space_of(kernels, foresight, judging)
        threads, steps = self._threads(name), len(self.game.steps)
        line = min(threads, LINE)
        space |= {"cuda": self._cuda, "numpy": numpy, "BLOCK": threads, "LINE": line, "LINES": threads // line}
        space |= {
            "POOL": device.pool(self._each),
            "STEPS": steps,
            "SPAN": steps + 1,
            "RECORD": self.game.fields.dtype,
            "NUMBER": numpy.dtype("i4"),
        }
        space["KEYS"] = space["SPAN"] * space["DONE"] + 1
        kinds: int = getattr(self.game.policy, "KINDS", 1) + 1
        first: tuple[int, ...] = getattr(self.game.policy, "LONGEST", ())
        order = [*first, *(step for step in range(steps) if step not in first)]
        places = [order.index(step) for step in range(steps)]
        space |= {"KINDS": kinds, "FORCED": kinds - 1, "SORTED": steps * kinds + 1}
        space["PLACE"] = tuple(places) if device.simulated() else numpy.array(places)
        space |= words.tables(self.game.fields, self.game.layout)
        if not names:
            return device.entered(space[name], threads)
        calls = calls_of([*modules(self.game, names), *parts.TEXTS])

        def wrap(function: Any) -> Any:
            if looks_ahead(function) and not device.simulated():
                function = space["foresee"]
            found = device.inside(function, copies(function, calls) <= COPIES)
            return found if device.simulated() else compiled_once(found)

        tables = tuple if device.simulated() else None
        space |= bound(self.game, names, wrap, self._spaces.setdefault(names, {}), tables)
        for part in (*kernels.PARTS, *foresight.PARTS, *judging.PARTS):
            space[part] = wrap(space[part]) if isinstance(space[part], FunctionType) else space[part]
        space["at_hand"] = device.near(self.game.fields, self.game.ahead)
        space["at_heart"] = device.near(self.game.judgement, 1)
        entered = name
        if name in names:
            text = kernels.of_loop(space[name])
            space[name] = wrap(space[name])
            exec(compile(text, str(kernels.__file__), "exec"), space)
            entered = f"kernel_of_{name}"
        folder = None if device.simulated() else cache_folder(self.game, names=names) / f"cuda-{device.digest()}"
        return device.entered(space[entered], threads, name in device.THINKS, folder)

    def _threads(self, name: str) -> int:
        """How many threads are a block of a kernel."""
        return device.threads(name, self.game.mind.size)

    def at_once(self, games: int) -> int:
        """How many of these games thinking players play at a time: as many in each block."""
        blocks = device.blocks()
        each = self._room(device.pool(self._each) * blocks, self._each)
        return blocks * max(1, min(each, games + blocks - 1) // blocks)

    @property
    def _each(self) -> int:
        """How many bytes a lane of thinking players has in mind while others are played: none who judge at once."""
        return self._mind.size + self.game.depth * self.game.fields.size if self._foresees else 0

    def _lanes(self, games: int, each: int) -> int:
        """How many lanes are worth having, and have room: whole blocks of them."""
        size = device.block()
        return max(1, min(self._room(LANES, each), games + size - 1) // size) * size

    def _room(self, most: int, each: int) -> int:
        """For how many lanes there is room, if so many are wanted and each takes so many bytes besides."""
        if device.simulated():
            return most
        return min(most, int(self._cuda.current_context().get_memory_info().free * 0.7) // (each + 8192))

    def _start(self, start: State, count: int) -> Any:
        return device.records(self.game.fields, start, count)

    def _blank(self, count: int) -> Any:
        return self._start(self.game.fields.blank(), count)

    def _scratch(self, lanes: int) -> Any:
        return device.records(self._rest, self._rest.blank(), lanes)

    @cached_property
    def _mind(self) -> Fields:
        """What thinking players have in mind: who looks ahead a tree besides, the others no more than they need."""
        found: Fields = foresight.room(self.game.mind) if self._foresees else self.game.judgement
        return found

    @cached_property
    def _foresees(self) -> bool:
        """Do greedy players look ahead?"""
        return any(looks_ahead(part) for part in vars(self.game.policy).values() if isinstance(part, FunctionType))

    @cached_property
    def _rest(self) -> Fields:
        """What a lane has beside its match: streams, which game it plays and how far, and room for choices."""
        choices = (1, self.game.most_choices)
        wide = (
            *(Field(name, NONE, by=4, high=WIDE) for name in ("stream", "thoughts")),
            *_each("game", "taken", "asked", "choice", "sees"),
        )
        return Fields(*wide, *(Field(name, NONE, by=choices, high=WORD >> 2) for name in ("out", "weights")))


def looks_ahead(function: Any) -> bool:
    """Is it the looking ahead of the loops, which a GPU does otherwise? What a game calls by that name is its own."""
    return (function.__module__, function.__name__) == (turns.__name__, "foresee")


WIDE = 1 << 40


def _each(*names: str) -> tuple[Field, ...]:
    return tuple(Field(name, NONE, high=WIDE) for name in names)


LANE = Fields(*(Field(name, NONE, by=4, high=WIDE) for name in ("stream", "thoughts")), *_each("number"))
"""What a lane of a batch keeps: the streams of chance and of its players, and the number of its next game."""


def _real(numbers: Sequence[Any]) -> Any:
    import numpy

    return numpy.ascontiguousarray(numbers, dtype=numpy.float64)
