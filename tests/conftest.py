"""What all tests share."""

from __future__ import annotations

import fcntl
import gc
import itertools
import os
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import platformdirs
import pytest
from hypothesis import settings
from postgres import Postgres

from subrosa.core import compiling
from subrosa.core.compiled import NumbaEngine
from subrosa.core.compiling import cache_folder
from subrosa.core.engines import engine
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.parts import BELIEFS, SIGHTS, THOUGHTS
from subrosa.games import find


def pytest_configure(config: pytest.Config) -> None:
    """Engines of the tests are compiled in two thirds of the time, by sparing what makes them quick to run.

    It is the same text by the same compiler, and what is compared is what comes out, not how fast; they are kept apart,
    so that nobody plays with them. An engine as people get it is compiled in `test_cli`. Nothing is compiled that no
    test asks for: bots, also those of the tests' servers, think in plain Python where nothing is ready.
    """
    os.environ["SUBROSA_COMPILE"] = "never"
    os.environ["NUMBA_OPT"] = "1"
    compiling.COPIES = -1
    if not hasattr(config, "workerinput"):
        folder = os.environ.get("SUBROSA_CACHE") or platformdirs.user_cache_dir("subrosa")
        os.environ["SUBROSA_CACHE"] = str(Path(folder) / "tests")


def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than there are processors: servers, browsers and bots often wait."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What has to be compiled comes first, then what takes long in one piece, so that nobody waits for it in the end.

    One process does it while the others go on with the rest.
    """
    first = ("compiled", "early")
    items.sort(key=lambda item: [item.get_closest_marker(mark) is None for mark in first])


def pytest_collection_finish() -> None:
    """Python looks for what nobody needs any more a hundred times less often, and never among what stays to the end.

    States are many small lists that go by themselves: to look through them all again and again took a tenth to a
    quarter of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 10)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A store of one's own, so that no test meets a person's games."""
    monkeypatch.setenv("SUBROSA_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens by chance happens the same way whenever a test is run."""
    seeds = itertools.count()
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(next(seeds)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for the tests of this process."""
    server = Postgres()
    yield server
    server.close()


def compiled(game: Game, checked: bool, besides: Sequence[str] = ()) -> NumbaEngine:
    """The compiled engine; of several test processes one compiles, the others wait and take it from the cache.

    What it is made of is compiled once if all of it is asked for together, by the same process.
    """
    folder = cache_folder(game, checked)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = engine(game, "numba", checked)
        assert isinstance(found, NumbaEngine)
        for loops in (SIGHTS,) * checked + (BELIEFS,) * bool(besides) + (THOUGHTS,) * (besides is THOUGHTS):
            found.prepare(loops)
    return found


@pytest.fixture(scope="session")
def random_game() -> Callable[..., Match]:
    """A whole game of players who choose at random."""

    def play(name: str, seats: int, seed: int, **options: str) -> Match:
        chance = random.Random(seed)
        match = Match.new(find(name), seats, chance, options=options)
        while not match.over:
            seat = chance.choice(match.deciders)
            match.decide(seat, chance.choice(match.view(seat).actions))
        return match

    return play


os.environ.setdefault("COLUMNS", "100")
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
