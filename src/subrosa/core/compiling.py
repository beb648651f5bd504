"""How a game is compiled, and where that is kept.

What was compiled is kept in a folder named by a hash of the rules, the loops, the tables and the versions, so a change
of any of them can never meet stale code.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from . import parts, seeing, stretches
from .errors import BadRequest
from .inner import compiled_inside, without_addresses
from .parts import LOOPS, PLAYS, REDRAWS, STORIES, TEXTS, TOOLS

if TYPE_CHECKING:
    from .game import Game

Spaces = dict[str, dict[str, Any]]
"""What modules hold when it is compiled, by module."""

SIGHT = ("uncover", "see", "observe", "tell", "wipe")
"""What is made of the table of fields, each after those it calls."""
COPIES = 400
"""A function is compiled into its callers as long as the copies add no more bytecode than this: twice as quick to run.

Without a limit the few functions that are called from everywhere make the compiler run four times as long.
"""
UNUSED = 60 * 24 * 3600
"""After so many seconds in which nobody entered it what was compiled is taken away: rules and versions change."""


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
    digest = hashlib.sha256()
    for module in (*modules(game, names), *TEXTS):
        digest.update(Path(str(module.__file__)).read_bytes())
        digest.update(repr(sorted((k, v) for k, v in vars(module).items() if isinstance(v, int | tuple))).encode())
    for text in TEXTS:  # Numba keeps what it compiled for these very files as they were written then
        digest.update(repr((text.__file__, Path(str(text.__file__)).stat().st_mtime)).encode())
    digest.update(seeing.text(game.fields, game.some is not None, compiled=True).encode())
    digest.update((game.layout.text() + stretches.text(game.fields, game.layout) + game.shares.text()).encode())
    digest.update(
        repr((version("numba"), version("numpy"), sys.version_info, str(game.fields.dtype), checked, names)).encode()
    )
    return digest.hexdigest()[:16]


def is_ready(game: Game, names: Sequence[str]) -> bool:
    """Are these loops of a game in the cache?"""
    return (cache_folder(game, names=names) / "ready").exists()


def modules(game: Game, names: Sequence[str]) -> list[ModuleType]:
    """What is compiled: a game's rules, what some may see and its policy, each module after those it imports from."""
    found: list[ModuleType] = []
    packages = (
        game.rules.__name__,
        game.policy.__name__,
        *(module.__name__ for module in (game.belief, game.players, game.stories) if module),
        *(tool.__name__ for tool in TOOLS),
    )

    def visit(module: ModuleType) -> None:
        if module in found:
            return
        for written in _imports(Path(str(module.__file__)).read_text("utf-8")):
            name = importlib.util.resolve_name(written, str(module.__package__))
            if name in packages or name.startswith(tuple(f"{package}." for package in packages)):
                visit(sys.modules[name])
        found.append(module)

    for text in TEXTS:
        visit(text)
        found.remove(text)
    visit(game.rules)
    for part in _made_of(game, names):
        if part is not None:
            visit(part)
    if game.some is not None:
        visit(sys.modules[game.some.__module__])
    return found


def _made_of(game: Game, names: Sequence[str]) -> tuple[ModuleType | None, ...]:
    """What some loops need of a game beside its rules."""
    if names in parts.THINKING:
        return game.policy, game.belief, game.players
    if names in parts.BELIEVING:
        return (game.belief,)
    if names is PLAYS:
        return (game.policy,)
    return (game.stories,) if names is REDRAWS else ()


def _thoughts(game: Game, names: Sequence[str]) -> dict[str, Any]:
    """What some loops take from a game's policy and belief."""
    if names is PLAYS:
        return parts.playing(game)
    if names in parts.THINKING:
        return parts.thinking(game)
    return parts.believing(game) if names in parts.BELIEVING else {}


@lru_cache(256)
def _imports(text: str) -> tuple[str, ...]:
    """From where a module imports, as it is written there."""
    found = (node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom))
    return tuple("." * node.level + (node.module or "") for node in found)


def compiled_loops(game: Game, checked: bool, names: Sequence[str], spaces: Spaces) -> dict[str, Any]:
    """The loops over a game's rules as compiled functions, from the cache where they are there.

    What they are made of is added to the spaces; what is there already is not compiled once more.
    """
    from numba.core.errors import NumbaError

    settings: dict[str, Any] = {"nogil": True, "boundscheck": checked, "error_model": "numpy"}
    folder = cache_folder(game, checked, names)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"the compiled engine cannot be kept in {folder}: {error.strerror}") from None
    with _alone(folder), _kept_in(folder), without_addresses():
        if (folder / "ready").exists():
            try:
                return _entered(game, names, settings, parts.space_of(*TEXTS))
            except NumbaError:  # something is missing there, and loops that are bound to nothing cannot be compiled
                pass
        found = _entered(game, names, settings, bound(game, names, _wrapper(game, names, settings), spaces, near=True))
        if len([*folder.rglob("*.nbc")]) >= len(names):  # else it could not be kept, and is not ready for others
            (folder / "ready").touch()
        forget_unused(folder.parent)
    return found


def forget_unused(engines: Path) -> None:
    """Take away what was compiled and has not been entered for long."""
    for lock in engines.glob("*/lock"):
        with suppress(OSError):  # another process may be as tidy
            if time.time() - lock.stat().st_mtime > UNUSED:
                shutil.rmtree(lock.parent)


def _entered(game: Game, names: Sequence[str], settings: dict[str, Any], space: dict[str, Any]) -> dict[str, Any]:
    """These loops, each ready to be entered."""
    import numba

    keep, signatures = numba.njit(**settings, cache=True), _signatures(game)
    dispatchers = {name: keep(space[name]) for name in names}
    for name in names:
        dispatchers[name].compile(signatures[name])
        dispatchers[name].disable_compile()
    return dispatchers


Wrap = Callable[[FunctionType], Any]
"""How a function is made that only compiled functions call."""


def _wrapper(game: Game, names: Sequence[str], settings: dict[str, Any]) -> Wrap:
    """Functions compiled for the processor: those of the rules thoroughly, those that think as quickly as can be.

    Where players think, rules are the least of it and compiled as quickly, in two thirds of the time, unless a game's
    players say that they roll out a lot (`ROLLS_OUT`). So is an engine that checks its bounds, which is for proofs.
    """
    import numba

    inner: dict[str, Any] = {**settings, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made_of = modules(game, names)
    thinks = {module.__name__ for module in made_of} - {module.__name__ for module in modules(game, LOOPS)}
    thorough = names not in parts.THINKING or getattr(game.players, "ROLLS_OUT", False)
    thorough = thorough and not settings["boundscheck"]
    calls = calls_of([*made_of, *TEXTS])

    def wrap(function: FunctionType) -> Any:
        compiled = compiled_once(numba.njit(**inner, forceinline=copies(function, calls) <= COPIES)(function))
        compiled_inside(compiled, thorough=thorough and function.__module__ not in thinks)
        return compiled

    return wrap


def copies(function: FunctionType, calls: Counter[str]) -> int:
    """How much bytecode it adds to compile a function into all its callers."""
    return len(function.__code__.co_code) * (calls[function.__name__] - 1)


def bound(
    game: Game,
    names: Sequence[str],
    wrap: Wrap,
    spaces: Spaces,
    keep: Callable[[Any], Any] | None = None,
    near: bool = False,
) -> dict[str, Any]:
    """What the loops hold when they are bound to a game: everything they call is to be compiled.

    Tables are arrays, or what else they are to be kept as; `near` is the processor itself.
    """
    for module in modules(game, names):
        if module.__name__ not in spaces:
            spaces[module.__name__] = _compiled(module, wrap, spaces, keep or _table)
    if seeing.__name__ not in spaces:
        spaces[seeing.__name__] = _sight(game, wrap, spaces, near)
    space = parts.space_of(*TEXTS)
    space.update({name: spaces[game.rules.__name__][name] for name in parts.rules(game)} | spaces[seeing.__name__])
    for tool in TOOLS:
        space.update({name: part for name, part in spaces.get(tool.__name__, {}).items() if name in space})
    if names is REDRAWS and game.stories is not None:
        space.update({name: spaces[game.stories.__name__][name] for name in STORIES})
    for name, part in _thoughts(game, names).items():
        space[name] = spaces[part.__module__][part.__name__] if part.__module__ in spaces else wrap(part)
    for name, value in list(space.items()):
        if isinstance(value, FunctionType) and name not in names:
            space[name] = wrap(value)
    return space


def _sight(game: Game, wrap: Wrap, spaces: Spaces, near: bool) -> dict[str, Any]:
    """What is made of the table of fields."""
    sight: dict[str, Any] = {"some": game.some and spaces[game.some.__module__][game.some.__name__]}
    if near:
        sight |= stretches.tools()
    observe = stretches.text(game.fields, game.layout) if near else game.layout.text()
    exec(seeing.text(game.fields, game.some is not None, compiled=True) + observe + game.shares.text(), sight)
    for name in SIGHT:
        sight[name] = wrap(sight[name])
    return {name: sight[name] for name in SIGHT}


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """What Numba keeps it keeps here."""
    from numba.core import config

    before = vars(config)["CACHE_DIR"]
    vars(config)["CACHE_DIR"] = str(folder)
    try:
        yield
    finally:
        vars(config)["CACHE_DIR"] = before


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Of several processes one compiles; the others wait, and take it from the cache."""
    try:
        import fcntl
    except ImportError:  # a machine without such locks: each compiles by itself, and the cache is the same
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        os.utime(lock.fileno())
        yield


def compiled_once(function: Any) -> Any:
    """A function that takes all whole numbers as the widest: it is not compiled anew for each size and literal."""
    from numba import types

    def widest(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer) else types.unliteral(kind)

    template = function.get_call_template
    function.get_call_template = lambda kinds, names: template(tuple(map(widest, kinds)), names)
    return function


def calls_of(modules: Sequence[ModuleType]) -> Counter[str]:
    """How often each function is called, by name."""
    found: Counter[str] = Counter()
    for module in modules:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found[node.func.id] += 1
    return found


def _compiled(module: ModuleType, wrap: Wrap, spaces: Spaces, keep: Callable[[Any], Any]) -> dict[str, Any]:
    """What a module holds: functions compiled, those of other modules taken from theirs, and tables as arrays."""
    space = parts.space_of(module)
    for name, value in list(space.items()):
        if isinstance(value, FunctionType):
            own = value.__module__ == module.__name__
            space[name] = wrap(value) if own else spaces.get(value.__module__, {}).get(value.__name__, value)
        elif _is_table(value):
            space[name] = keep(value)
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
    states, scratch = (types.Array(numba.from_dtype(d), 1, "C") for d in (game.fields.dtype, scratch_dtype(game)))
    row, table = types.Array(whole, 1, "C"), types.Array(whole, 2, "C")
    style, styles = (types.Array(types.float64, axes, "C") for axes in (1, 2))
    thinks = (game.mind, game.memory)
    minds, memories = (types.Array(numba.from_dtype(fields.dtype), 1, "C") for fields in thinks)
    results = (row, table, scratch)
    lanes = types.Array(numba.from_dtype(lane_dtype()), 1, "C")
    masks, flags = (types.Array(types.uint8, axes, "C") for axes in (2, 1))
    observations = types.Array(types.int16, 2, "C")
    shown = (masks, observations, flags, table, scratch)
    games = (*[states] * 5, memories, styles, row, whole, whole, whole, *results, minds)
    if game.stories is not None:
        stories = types.Array(numba.from_dtype(game.stories.STORY.dtype), 1, "C")
        redraws = (*[states] * 4, row, row, whole, table, row, whole, style, scratch, stories)
    return {
        "many_games": games,
        "think": (whole, whole, *games),
        "remember": (states, states, whole, row, row, whole, memories, minds),
        "many_rollouts": (states, whole, whole, whole, whole, row, table, scratch),
        "many_steps": (states, row, row, row),
        "many_legal": (states, row, row, table, table),
        "many_views": (states, row, states),
        "one_step": (states, whole, whole, whole, table, style),
        "one_turn": (states, whole, whole, row, table),
        "one_sight": (states, whole, states, states, observations),
        "many_turns": (*[states] * 4, lanes, whole, whole, row, row, *shown),
        "many_sums": (*[states] * 4, whole, whole, whole, observations, table, row, scratch),
        "many_picks": (states, row, whole, lanes, row, scratch),
        "many_followed": (*[states] * 5, memories, row, lanes, whole, whole, row, row, *shown, minds),
        "many_beliefs": (states, row, states, states, memories, row, styles, minds),
        "many_thoughts": (states, row, style, states, states, memories, row, lanes, row, minds),
        "many_redraws": redraws if game.stories is not None else (),
        "trace": (states, states, whole, whole, whole, states, row, row, row, scratch),
    }


def lane_dtype() -> Any:
    """What a lane of a batch keeps: the streams of chance and of its players, and the number of its next game."""
    import numpy

    return numpy.dtype([("stream", "i8", (4,)), ("thoughts", "i8", (4,)), ("number", "i8")])


def scratch_dtype(game: Game) -> Any:
    """Room for the choices of one decision, and two random streams."""
    import numpy

    size = game.most_choices
    return numpy.dtype(
        [("stream", "i8", (4,)), ("thoughts", "i8", (4,)), ("out", "i8", (1, size)), ("weights", "i8", (1, size))]
    )
