"""The engines that run a game's rules: plain Python, and the unchanged text compiled by Numba.

Compiled code is entered with batches and frees the interpreter lock. What was compiled is kept in a folder named
by a hash of the rules, the loops, the tables and the versions, so a change of any of them can never meet stale
code.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from . import loops, seeing, streams, turns
from .deciders import SEATS
from .errors import BadRequest
from .fields import NONE, Field, Fields, State
from .loops import EVEN, THRIFTY

if TYPE_CHECKING:
    from .game import Game

RULES = ("start", "deciders", "legal", "odds", "apply", "places", "knows")
LEANINGS = "leanings"
"""What a game's rules may say besides: how a thrifty random player leans."""
LOOPS = ("many_playouts", "many_rollouts", "many_steps", "many_legal", "many_views", "trace")
THOUGHTS = ("many_games", "preferred", "appraised", "forgotten", "noticed", "weighed")
"""Loops over players who think. They are compiled by themselves, since whoever only wants the rules need not wait."""
TOOLS = (streams, turns)
"""What rules, loops and policies share."""
COPIES = 400
"""A function is compiled into its callers as long as the copies add no more bytecode than this: twice as quick to run.

Without a limit the few functions that are called from everywhere make the compiler run four times as long.
"""
LIMIT = 100_000
"""More decisions than any game takes: a playout that reaches it did not end."""


@dataclass(frozen=True)
class Played:
    """What came of a batch of games: decisions taken and the place of every seat (0: not over), game by game."""

    decisions: list[int]
    places: list[list[int]]

    def __repr__(self) -> str:
        return f"<Played: {len(self.places)} games, {sum(self.decisions)} decisions>"


@dataclass(frozen=True)
class Traced:
    """One random game: deciders, choices, sums of the lists on offer, and every state after a decision."""

    who: list[int]
    choices: list[int]
    sums: list[int]
    states: Any
    """States of the plain Python engine, or an array of records."""

    def __repr__(self) -> str:
        return f"<Traced: a game of {len(self.choices)} decisions>"


class PythonEngine:
    """The reference: the rules as they stand."""

    name = "python"

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = {name: getattr(game.rules, name) for name in _names(game)}
        self._loops = _bind(loops, rules | {"see": game.see} | _thinking(game))

    def __repr__(self) -> str:
        return f"<PythonEngine of {self.game.id}>"

    def playouts(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> Played:
        """Whole random games from a starting position."""
        return self.rollouts([start] * games, seed, first, style=style)

    def rollouts(
        self, states: Sequence[State], seed: int, first: int = 0, limit: int = LIMIT, style: int = EVEN
    ) -> Played:
        """Each position played on at random to its end, or for `limit` decisions."""
        work = [state.copy() for state in states]
        decisions, places = [0] * len(work), [[0] * SEATS for _ in work]
        scratch = self._scratch()
        self._loops["many_rollouts"](work, style, seed, first, limit, decisions, places, scratch)
        return Played(decisions, places)

    def games(
        self, start: State, styles: Sequence[int], games: int, seed: int, first: int = 0, keeps: Sequence[int] = ()
    ) -> Played:
        """Whole games of players who choose in their own styles, seat by seat; where `keeps` says so, with a memory."""
        decisions, places = [0] * games, [[0] * SEATS for _ in range(games)]
        work, views, seen = Views([start]), Views([start]), Views([start] * SEATS)
        blank, memories = [self.game.fields.blank()], [self.memory() for _ in range(SEATS)]
        keeps = keeps or [0] * SEATS
        minds, scratch = self._minds(), self._scratch()
        self._loops["many_games"](
            [start],
            work,
            blank,
            views,
            seen,
            memories,
            styles,
            keeps,
            seed,
            first,
            LIMIT,
            decisions,
            places,
            scratch,
            minds,
        )
        return Played(decisions, places)

    def memory(self) -> State:
        """A memory in which nothing has been noticed; `noticed` begins it."""
        return memory_fields(self.game).blank()

    def preferred(self, view: State, seat: int, memory: State, style: int, stream: list[int]) -> int:
        """What the game's policy prefers in a view; the stream goes on."""
        scratch = self._scratch()
        scratch[0].stream = stream
        choice: int = self._loops["preferred"](Views([view]), seat, [memory], style, scratch, self._minds())
        return choice

    def noticed(self, before: State, after: State, seat: int, decider: int, heard: int, memory: State) -> None:
        """A decision comes into a seat's memory: what it saw before and after, and what was chosen, -1 if hidden."""
        self._loops["noticed"](Views([before]), [after], seat, decider, heard, [memory], self._minds())

    def forgotten(self, view: State, seat: int, memory: State) -> None:
        """A memory begins."""
        self._loops["forgotten"]([view], seat, [memory])

    def appraised(self, view: State, seat: int) -> dict[int, float]:
        """What each choice is worth to a greedy player."""
        minds = self._minds()
        count = self._loops["appraised"](Views([view]), seat, minds)
        return dict(zip(minds[0].lists[0][:count], minds[0].values[:count], strict=True))

    def weighed(self, view: State, seat: int, memory: State) -> State:
        """A mind that has weighed what a seat believes."""
        minds = self._minds()
        self._loops["weighed"]([view], seat, [memory], minds)
        return minds[0]

    def _minds(self) -> list[State]:
        return [self.game.policy.MIND.blank()]

    def step_many(self, states: Sequence[State], who: Sequence[int], choices: Sequence[int]) -> list[State]:
        """The positions after one decision each (decider -1: none)."""
        work = [state.copy() for state in states]
        self._loops["many_steps"](work, who, choices, [0] * len(work))
        return work

    def legal_many(self, states: Sequence[State], who: Sequence[int]) -> list[list[int]]:
        """What one decider may choose in each position."""
        size = self.game.most_choices
        counts = [0] * len(who)
        lists, weights = ([[0] * size for _ in who] for _ in range(2))
        self._loops["many_legal"](states, who, counts, lists, weights)
        return [row[:count] for row, count in zip(lists, counts, strict=True)]

    def see_many(self, states: Sequence[State], seats: Sequence[int]) -> list[State]:
        """What one seat sees of each position."""
        views = [self.game.fields.blank() for _ in seats]
        self._loops["many_views"](states, seats, views)
        return views

    def trace(self, start: State, seed: int, number: int, style: int = EVEN) -> Traced:
        """One random game with every state."""
        work: list[Any] = [None]
        states: list[Any] = []
        who, choices, sums = ([0] * self.game.most_decisions for _ in range(3))
        scratch = self._scratch()
        keep = _Keep(states)
        count = self._loops["trace"]([start.copy()], work, style, seed, number, keep, who, choices, sums, scratch)
        return Traced(who[:count], choices[:count], sums[:count], states)

    def _scratch(self) -> list[SimpleNamespace]:
        size = self.game.most_choices
        return [SimpleNamespace(stream=[0] * 4, out=[[0] * size], weights=[[0] * size])]


def differences(game: Game, ours: Traced, theirs: Traced) -> list[str]:
    """Where two engines' accounts of the same random game differ, the first place of each kind."""
    found = []
    for name in ("who", "choices", "sums"):
        mine, other = getattr(ours, name), getattr(theirs, name)
        if mine != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other))
            )
            found.append(f"decision {at + 1}: {name} differ")
    if not found:
        mine, other = (game.fields.pack(t.states) if isinstance(t.states, list) else t.states for t in (ours, theirs))
        for name in game.fields.by_name:
            same = (mine[name] == other[name]).reshape(len(mine), -1).all(axis=1)
            if not same.all():
                found.append(f"decision {int(same.argmin()) + 1}: {name} differs")
    return found


class Views(list[State]):
    """States that are copied when they are put in, as an array of records does by itself."""

    def __init__(self, states: Sequence[State]) -> None:
        super().__init__(state.copy() for state in states)

    def __setitem__(self, index: Any, state: Any) -> None:
        """The one after the last may be put in too: room is made as it is needed."""
        if index == len(self):
            self.append(state.copy())
        else:
            super().__setitem__(index, state.copy())


class _Keep:
    """A list that copies each state it is given: records do that by themselves."""

    def __init__(self, states: list[State]) -> None:
        self.states = states

    def __setitem__(self, index: int, state: State) -> None:
        self.states.append(state.copy())


_Spaces = dict[str, dict[str, Any]]
"""What modules hold when it is compiled, by module."""


class NumbaEngine:
    """The same text, compiled. With `checked`, every index is checked against its bounds."""

    name = "numba"

    def __init__(self, game: Game, checked: bool = False) -> None:
        self.game = game
        self.checked = checked
        self._parts: _Spaces = {}
        self._loops = _compile(game, checked, LOOPS, self._parts)

    @cached_property
    def _thoughts(self) -> dict[str, Any]:
        return _compile(self.game, self.checked, THOUGHTS, self._parts)

    def __repr__(self) -> str:
        return f"<NumbaEngine of {self.game.id}{', every index checked' * self.checked}>"

    def playouts(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> Played:
        """Whole random games from a starting position."""
        import numpy

        decisions, ranks = self._results(games)
        one = self._records([start])
        work = numpy.zeros(1, dtype=self.game.fields.dtype)
        self._loops["many_playouts"](one, work, style, seed, first, LIMIT, decisions, ranks, self._scratch())
        return Played(decisions.tolist(), ranks.tolist())

    def rollouts(self, states: Any, seed: int, first: int = 0, limit: int = LIMIT, style: int = EVEN) -> Played:
        """Each position (states, or an array of records, left as it is) played on at random."""
        work = self._records(states).copy()
        decisions, ranks = self._results(len(work))
        self._loops["many_rollouts"](work, style, seed, first, limit, decisions, ranks, self._scratch())
        return Played(decisions.tolist(), ranks.tolist())

    def games(
        self, start: State, styles: Sequence[int], games: int, seed: int, first: int = 0, keeps: Sequence[int] = ()
    ) -> Played:
        """Whole games of players who choose in their own styles, seat by seat; where `keeps` says so, with a memory."""
        import numpy

        decisions, ranks = self._results(games)
        one, blank = self._records([start]), self._records([self.game.fields.blank()])
        work, views, seen = one.copy(), self._records([start] * game_depth(self.game)), self._records([start] * SEATS)
        memories = numpy.zeros(SEATS, dtype=memory_fields(self.game).dtype)
        kept, scratch, minds = _whole(keeps or [0] * SEATS), self._scratch(), self._minds()
        run = self._thoughts["many_games"]
        styled = _whole(styles)
        run(one, work, blank, views, seen, memories, styled, kept, seed, first, LIMIT, decisions, ranks, scratch, minds)
        return Played(decisions.tolist(), ranks.tolist())

    def memory(self) -> Any:
        """A memory in which nothing has been noticed; `noticed` begins it."""
        import numpy

        return numpy.zeros(1, dtype=memory_fields(self.game).dtype)

    def preferred(self, view: State, seat: int, memory: Any, style: int, stream: list[int]) -> int:
        """What the game's policy prefers in a view; the stream goes on."""
        views, scratch = self._records([view] * game_depth(self.game)), self._scratch()
        scratch[0]["stream"] = stream
        choice: int = self._thoughts["preferred"](views, seat, memory, style, scratch, self._minds())
        stream[:] = scratch[0]["stream"].tolist()
        return choice

    def noticed(self, before: State, after: State, seat: int, decider: int, heard: int, memory: Any) -> None:
        """A decision comes into a seat's memory: what it saw before and after, and what was chosen, -1 if hidden."""
        views = self._records([before] * game_depth(self.game))
        self._thoughts["noticed"](views, self._records([after]), seat, decider, heard, memory, self._minds())

    def forgotten(self, view: State, seat: int, memory: Any) -> None:
        """A memory begins."""
        self._thoughts["forgotten"](self._records([view]), seat, memory)

    def appraised(self, view: State, seat: int) -> dict[int, float]:
        """What each choice is worth to a greedy player."""
        minds = self._minds()
        count = self._thoughts["appraised"](self._records([view] * game_depth(self.game)), seat, minds)
        return dict(zip(minds[0]["lists"][0][:count].tolist(), minds[0]["values"][:count].tolist(), strict=True))

    def weighed(self, view: State, seat: int, memory: Any) -> State:
        """A mind that has weighed what a seat believes."""
        minds = self._minds()
        self._thoughts["weighed"](self._records([view]), seat, memory, minds)
        return self.game.policy.MIND.unpack(minds[0])

    def _minds(self) -> Any:
        return self._blank_mind.copy()

    @cached_property
    def _blank_mind(self) -> Any:
        return self.game.policy.MIND.pack([self.game.policy.MIND.blank()])

    def step_many(self, states: Any, who: Sequence[int], choices: Sequence[int]) -> Any:
        """The positions after one decision each (decider -1: none), as an array of records."""
        import numpy

        work = self._records(states).copy()
        masks = numpy.zeros(len(work), dtype=numpy.int64)
        self._loops["many_steps"](work, _whole(who), _whole(choices), masks)
        return work

    def legal_many(self, states: Any, who: Sequence[int]) -> list[list[int]]:
        """What one decider may choose in each position."""
        import numpy

        records = self._records(states)
        counts = numpy.zeros(len(records), dtype=numpy.int64)
        lists, weights = (numpy.zeros((len(records), self.game.most_choices), dtype=numpy.int64) for _ in range(2))
        self._loops["many_legal"](records, _whole(who), counts, lists, weights)
        return [row[:count].tolist() for row, count in zip(lists, counts, strict=True)]

    def see_many(self, states: Any, seats: Sequence[int]) -> Any:
        """What one seat sees of each position, as an array of records."""
        import numpy

        views = numpy.repeat(self.game.fields.pack([self.game.fields.blank()]), len(seats))
        self._loops["many_views"](self._records(states), _whole(seats), views)
        return views

    def trace(self, start: State, seed: int, number: int, style: int = EVEN) -> Traced:
        """One random game with every state."""
        import numpy

        most = self.game.most_decisions
        states = numpy.zeros(most, dtype=self.game.fields.dtype)
        work = numpy.zeros(1, dtype=self.game.fields.dtype)
        who, choices, sums = (numpy.zeros(most, dtype=numpy.int64) for _ in range(3))
        count = self._loops["trace"](
            self._records([start]), work, style, seed, number, states, who, choices, sums, self._scratch()
        )
        return Traced(
            who[:count].tolist(),
            choices[:count].tolist(),
            sums[:count].tolist(),
            states[:count],
        )

    def _records(self, states: Any) -> Any:
        return states if hasattr(states, "dtype") else self.game.fields.pack(states)

    def _results(self, games: int) -> tuple[Any, Any]:
        import numpy

        return numpy.zeros(games, dtype=numpy.int64), numpy.zeros((games, SEATS), dtype=numpy.int64)

    def _scratch(self) -> Any:
        import numpy

        return numpy.zeros(1, dtype=_scratch_dtype(self.game))


Engine = PythonEngine | NumbaEngine


def engine(game: Game, name: str, checked: bool = False) -> Engine:
    """The engine of that name for a game, ready to run. The game keeps it, and takes it along when it goes."""
    key = f"{name}, checked" if checked else name
    if key not in game.engines:
        game.engines[key] = _engine(game, name, checked)
    return game.engines[key]


def _engine(game: Game, name: str, checked: bool) -> Engine:
    if name == "python":
        return PythonEngine(game)
    if name == "numba":
        if not numba_installed():
            raise BadRequest("the engine numba is not installed here: pip install 'subrosa-games[fast]'")
        return NumbaEngine(game, checked)
    raise BadRequest(f"there is no engine {name!r}; there is python and numba")


def best(game: Game, names: Sequence[str] = LOOPS) -> Engine:
    """The quickest engine that is ready now. Where Numba is not ready yet, it is compiled in the background."""
    if not numba_installed():
        return engine(game, "python")
    if _ready(game, names):
        return engine(game, "numba")
    if not game.is_edition:
        _compile_in_background(game.id)
    return engine(game, "python")


@cache
def _compile_in_background(game: str) -> Any:
    command = [sys.executable, "-m", "subrosa", "warm", game, "--quiet"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


@cache
def numba_installed() -> bool:
    """Can the compiled engine be used here?"""
    return importlib.util.find_spec("numba") is not None


def game_depth(game: Game) -> int:
    """How many views a policy needs at once: the one it is asked with, and those it leads to."""
    return int(game.policy.DEPTH) + 1


NOTHING = Fields(Field("nothing", NONE))
"""The memory of a game in which nothing is believed."""


def memory_fields(game: Game) -> Fields:
    """What a seat keeps in memory."""
    return game.belief.MEMORY if game.belief else NOTHING


def _forget(v: State, seat: int, memory: State) -> None:
    return


def _notice(views: Any, after: State, seat: int, decider: int, heard: int, memory: State, mind: State) -> None:
    return


def _weigh(v: State, seat: int, memory: State, mind: State) -> None:
    return


def _thinking(game: Game) -> dict[str, Any]:
    """What the loops take from a game's policy and belief."""
    if not hasattr(game.policy, "MIND"):
        return {}
    believes = game.belief or SimpleNamespace(forget=_forget, notice=_notice, weigh=_weigh)
    thinks = {name: getattr(game.policy, name) for name in ("prefer", "appraise")}
    return thinks | {name: getattr(believes, name) for name in ("forget", "notice", "weigh")}


def cache_folder(game: Game, checked: bool = False, names: Sequence[str] = LOOPS) -> Path:
    """Where the compiled engine of a game is kept."""
    import platformdirs

    folder = os.environ.get("SUBROSA_CACHE") or platformdirs.user_cache_dir("subrosa")
    known, what = _digests.setdefault(game, {}), (checked, tuple(names))
    if what not in known:
        known[what] = _digest(game, checked, names)
    return Path(folder) / "engines" / f"{game.id}-{known[what]}"


_digests: WeakKeyDictionary[Game, dict[tuple[bool, tuple[str, ...]], str]] = WeakKeyDictionary()
"""What was compiled of each game, worked out once: bots ask for it at every decision."""


def _digest(game: Game, checked: bool, names: Sequence[str]) -> str:
    import numba
    import numpy

    digest = hashlib.sha256()
    for module in (*_modules(game, names), loops):
        digest.update(Path(str(module.__file__)).read_bytes())
        digest.update(repr(sorted((k, v) for k, v in vars(module).items() if isinstance(v, int | tuple))).encode())
    digest.update(seeing.text(game.fields, game.some is not None, compiled=True).encode())
    digest.update(
        repr((numba.__version__, numpy.__version__, sys.version_info, str(game.fields.dtype), checked, names)).encode()
    )
    return digest.hexdigest()[:16]


def _ready(game: Game, names: Sequence[str]) -> bool:
    return (cache_folder(game, names=names) / "ready").exists()


def styles(game: Game) -> tuple[int, ...]:
    """How random players of a game can pick: alike always, thriftily where the game has leanings."""
    return (EVEN, THRIFTY) if hasattr(game.rules, LEANINGS) else (EVEN,)


def _names(game: Game) -> tuple[str, ...]:
    """What the loops take from a game's rules."""
    return (*RULES, LEANINGS) if THRIFTY in styles(game) else RULES


def _bind(module: ModuleType, rules: dict[str, Any]) -> dict[str, Any]:
    """A copy of a module whose functions see the given rules."""
    space = _run(module)
    space.update(rules)
    return space


def _run(module: ModuleType) -> dict[str, Any]:
    path = str(module.__file__)
    space: dict[str, Any] = {"__name__": module.__name__, "__package__": module.__package__, "__file__": path}
    exec(compile(Path(path).read_text("utf-8"), path, "exec"), space)
    return space


def _modules(game: Game, names: Sequence[str]) -> list[ModuleType]:
    """What is compiled: a game's rules, what some may see and its policy, each module after those it imports from."""
    found: list[ModuleType] = []
    packages = (
        game.rules.__name__,
        game.policy.__name__,
        *([game.belief.__name__] if game.belief else []),
        *(tool.__name__ for tool in TOOLS),
    )

    def visit(module: ModuleType) -> None:
        if module in found:
            return
        for node in ast.parse(Path(str(module.__file__)).read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom):
                name = importlib.util.resolve_name("." * node.level + (node.module or ""), str(module.__package__))
                if name in packages or name.startswith(tuple(f"{package}." for package in packages)):
                    visit(sys.modules[name])
        found.append(module)

    visit(loops)
    found.remove(loops)
    visit(game.rules)
    if names is THOUGHTS:
        visit(game.policy)
        if game.belief is not None:
            visit(game.belief)
    if game.some is not None:
        visit(sys.modules[game.some.__module__])
    return found


def _compile(game: Game, checked: bool, names: Sequence[str], parts: _Spaces) -> dict[str, Any]:
    """The loops over a game's rules as compiled functions, from the cache where they are there.

    What they are made of is added to the parts; what is there already is not compiled once more.
    """
    import numba
    from numba.core import config

    settings: dict[str, Any] = {"nogil": True, "boundscheck": checked, "error_model": "numpy"}
    inner: dict[str, Any] = {**settings, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    modules = _modules(game, names)
    calls = _calls([*modules, loops])

    def wrap(function: FunctionType) -> Any:
        copies = len(function.__code__.co_code) * (calls[function.__name__] - 1)
        return _compiled_once(numba.njit(**inner, forceinline=copies <= COPIES)(function))

    for module in modules:
        if module.__name__ not in parts:
            parts[module.__name__] = _compiled(module, wrap, parts)
    if seeing.__name__ not in parts:
        sight: dict[str, Any] = {"some": game.some and parts[game.some.__module__][game.some.__name__]}
        exec(seeing.text(game.fields, game.some is not None, compiled=True), sight)
        parts[seeing.__name__] = {"see": wrap(sight["see"])}
    space = _run(loops)
    space.update({name: parts[game.rules.__name__][name] for name in _names(game)} | parts[seeing.__name__])
    for tool in TOOLS:
        space.update({name: part for name, part in parts.get(tool.__name__, {}).items() if name in space})
    if names is THOUGHTS:
        for name, part in _thinking(game).items():
            space[name] = parts[part.__module__][part.__name__] if part.__module__ in parts else wrap(part)
    entries = {name: space[name] for name in names}
    for name, value in list(space.items()):
        if isinstance(value, FunctionType) and name not in entries:
            space[name] = wrap(value)
    folder, before = cache_folder(game, checked, names), vars(config)["CACHE_DIR"]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"the compiled engine cannot be kept in {folder}: {error.strerror}") from None
    vars(config)["CACHE_DIR"] = str(folder)
    try:
        keep = numba.njit(**settings, cache=True)
        dispatchers = {name: keep(function) for name, function in entries.items()}
        signatures = _signatures(game)
        for name in names:
            dispatchers[name].compile(signatures[name])
            dispatchers[name].disable_compile()
    finally:
        vars(config)["CACHE_DIR"] = before
    (folder / "ready").touch()
    return dispatchers


def _compiled_once(function: Any) -> Any:
    """A function that takes all whole numbers as the widest: it is not compiled anew for each size and literal."""
    from numba import types

    def widest(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer) else types.unliteral(kind)

    template = function.get_call_template
    function.get_call_template = lambda kinds, names: template(tuple(map(widest, kinds)), names)
    return function


def _calls(modules: Sequence[ModuleType]) -> Counter[str]:
    """How often each function is called, by name."""
    found: Counter[str] = Counter()
    for module in modules:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found[node.func.id] += 1
    return found


def _compiled(module: ModuleType, wrap: Callable[[Any], Any], parts: _Spaces) -> dict[str, Any]:
    """What a module holds: functions compiled, those of other modules taken from the parts, and tables as arrays."""
    space = _run(module)
    for name, value in list(space.items()):
        if isinstance(value, FunctionType):
            own = value.__module__ == module.__name__
            space[name] = wrap(value) if own else parts.get(value.__module__, {}).get(value.__name__, value)
        elif _is_table(value):
            space[name] = _table(value)
    return space


def _is_table(value: Any) -> bool:
    """Is this a table of the rules: a tuple of numbers, or of equally long tuples of numbers?"""
    if not isinstance(value, tuple) or not value:
        return False
    rows = value if all(isinstance(part, tuple) for part in value) else (value,)
    return len({len(row) for row in rows}) == 1 and all(isinstance(part, int | float) for row in rows for part in row)


def _table(value: Any) -> Any:
    """A table as an array, of the smallest whole numbers that hold it: the compiler writes it into every function."""
    import numpy

    found = numpy.array(value)
    if found.dtype.kind == "f":
        return found
    for kind in (numpy.int8, numpy.int16, numpy.int32):
        limits = numpy.iinfo(kind)
        if limits.min <= found.min() and found.max() <= limits.max:
            return found.astype(kind)
    return found


def _signatures(game: Game) -> dict[str, tuple[Any, ...]]:
    import numba
    from numba import types

    whole = types.int64
    states, scratch = (types.Array(numba.from_dtype(d), 1, "C") for d in (game.fields.dtype, _scratch_dtype(game)))
    row, table = types.Array(whole, 1, "C"), types.Array(whole, 2, "C")
    mind = getattr(game.policy, "MIND", NOTHING)
    minds, memories = (types.Array(numba.from_dtype(fields.dtype), 1, "C") for fields in (mind, memory_fields(game)))
    return {
        "many_games": (
            (
                states,
                states,
                states,
                states,
                states,
                memories,
                row,
                row,
                whole,
                whole,
                whole,
                row,
                table,
                scratch,
                minds,
            )
        ),
        "preferred": (states, whole, memories, whole, scratch, minds),
        "noticed": (states, states, whole, whole, whole, memories, minds),
        "weighed": (states, whole, memories, minds),
        "forgotten": (states, whole, memories),
        "appraised": (states, whole, minds),
        "many_playouts": (states, states, whole, whole, whole, whole, row, table, scratch),
        "many_rollouts": (states, whole, whole, whole, whole, row, table, scratch),
        "many_steps": (states, row, row, row),
        "many_legal": (states, row, row, table, table),
        "many_views": (states, row, states),
        "trace": (states, states, whole, whole, whole, states, row, row, row, scratch),
    }


def _scratch_dtype(game: Game) -> Any:
    import numpy

    size = game.most_choices
    return numpy.dtype([("stream", "i8", (4,)), ("out", "i8", (1, size)), ("weights", "i8", (1, size))])


def _whole(numbers: Sequence[int]) -> Any:
    import numpy

    return numpy.ascontiguousarray(numbers, dtype=numpy.int64)
