"""The engines that run a game's rules: plain Python, and the unchanged text compiled by Numba, here or for a GPU."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from .compiled import NumbaEngine
from .compiling import is_ready
from .cuda import CudaEngine
from .errors import BadRequest
from .parts import BELIEFS, LOOPS, THOUGHTS
from .plain import PythonEngine

if TYPE_CHECKING:
    from .game import Game

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
    raise BadRequest(f"there is no engine {name!r}; there is python, numba and, for batches, cuda")


def gpu(game: Game) -> CudaEngine:
    """The engine that runs a game on a GPU, for batches of games and positions."""
    if game not in _on_gpu:
        _on_gpu[game] = CudaEngine(game)
    return _on_gpu[game]


_on_gpu: WeakKeyDictionary[Game, CudaEngine] = WeakKeyDictionary()


def best(game: Game, names: Sequence[str] = LOOPS) -> Engine:
    """The quickest engine that is ready now. Where Numba is not ready yet, it is compiled in the background.

    Unless the environment says `SUBROSA_COMPILE=never`: then only what was compiled before is used.
    """
    return engine(game, "numba" if ready(game, names) else "python")


def ready(game: Game, names: Sequence[str] = LOOPS) -> bool:
    """Is the compiled engine there? Where it is not but can be, it is compiled in the background."""
    if not numba_installed():
        return False
    if all(is_ready(game, each) for each in (LOOPS, names, *(BELIEFS,) * (names is THOUGHTS))):
        return True
    if compiles(game):
        _compile_in_background(game.id)
    return False


def compiles(game: Game) -> bool:
    """Will the compiled engine be there after a while, where it is not yet?"""
    return numba_installed() and not game.is_edition and os.environ.get("SUBROSA_COMPILE") != "never"


@cache
def _compile_in_background(game: str) -> Any:
    command = [sys.executable, "-m", "subrosa", "warm", game, "--quiet"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


@cache
def numba_installed() -> bool:
    """Can the compiled engine be used here?"""
    return importlib.util.find_spec("numba") is not None
