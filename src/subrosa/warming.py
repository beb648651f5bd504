"""Everything of a game compiled into the cache, in as little time as the machine allows: two parts side by side.

What thinks takes about as long as all the rest, and neither needs the other; each is compiled in a process of its own
where there are two processors for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from subrosa.core.compiled import NumbaEngine
from subrosa.core.compiling import compiled_loops, is_ready
from subrosa.core.engines import engine, numba_installed
from subrosa.core.game import Game
from subrosa.core.parts import BELIEFS, FACES, SIGHTS, THOUGHTS
from subrosa.games import find

STEPS_BACK = 10
"""So far a compiler in the background stands back behind whoever else wants the processor."""


def warm(game: Game) -> None:
    """Have everything of a game compiled, from the cache where it is there."""
    with _thoughts_beside(game):
        compiled = engine(game, "numba")
        assert isinstance(compiled, NumbaEngine)
        for names in (BELIEFS, SIGHTS, FACES):
            compiled.prepare(names)
    compiled.prepare(THOUGHTS)


def stand_back() -> None:
    """Compile only as far as nobody else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(STEPS_BACK)


def thoughts(name: str) -> None:
    """Have what thinks compiled, and nothing else."""
    compiled_loops(find(name), False, THOUGHTS, {})


@contextmanager
def _thoughts_beside(game: Game) -> Iterator[None]:
    """What thinks is compiled meanwhile by another process; if that fails it is simply not there afterwards."""
    if not numba_installed() or processors() < 2 or game.is_edition or is_ready(game, THOUGHTS):
        yield
        return
    code = f"from subrosa.warming import thoughts; thoughts({game.id!r})"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as other:
        try:
            yield
        except BaseException:
            other.kill()
            raise


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
