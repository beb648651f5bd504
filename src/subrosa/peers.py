"""Our engines and environments beside those of others that are installed: one table from one run, one number a row.

Seconds are those in which processors work on it. With others at work on a machine the clock on the wall tells how many
there are; this tells what a machine that is left alone would do. On a GPU seconds are those of the clock.
"""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter, process_time, thread_time
from typing import Any

from subrosa.bench import GREEDY_GAMES, WHAT, Round, chess_round, playouts_round, rounds
from subrosa.core.compiled import NumbaEngine
from subrosa.core.engines import engine, gpu, numba_installed
from subrosa.core.game import Game, Setup
from subrosa.core.match import Match
from subrosa.core.parts import FACES, styles
from subrosa.core.styles import EVEN, GREEDY

SEATS = 4
DISTRIBUTIONS = ("subrosa-games", "numba", "open_spiel", "pettingzoo", "shimmy", "rlcard", "pgx", "chess")
"""What is measured, and what that needs: PettingZoo's hanabi needs Shimmy."""
OPENSPIEL = ("leduc_poker", "liars_dice", "hanabi")
"""Games of OpenSpiel's own."""
IN_PYTHON = (
    "ant_foraging",
    "block_dominoes",
    "hangman",
    "kuhn_poker",
    "liars_poker",
    "team_dominoes",
    "tic_tac_toe",
)
"""Those of its games that are written in Python and played by turns; which it has differs from version to version."""
PGX = ("leduc_holdem", "kuhn_poker", "backgammon")
RLCARD = ("leduc-holdem", "limit-holdem", "uno")
LANES = 4096
GPU_LANES = 1 << 20
LONG = 20.0
"""Who takes so many seconds is not asked again."""
DEEP = (30, 120)
"""So many choices of seats have been made where worlds are redrawn."""
WORLDS = 16
"""So many worlds are drawn for each lane."""
CORES = os.cpu_count() or 1
Row = tuple[dict[str, Any], Round]


class Work:
    """A stopwatch for work that several threads share: what one does alone, and its part of what all do together."""

    def __init__(self, threads: int = 1) -> None:
        self.threads, self.seconds = threads, 0.0

    def __enter__(self) -> Work:
        self._alone, self._together = thread_time(), process_time()
        return self

    def __exit__(self, *raised: object) -> None:
        alone = thread_time() - self._alone
        self.seconds += alone + (process_time() - self._together - alone) / self.threads


def compare(games: list[Game], seconds: float, done: Callable[[], object]) -> dict[str, Any]:
    """Measure ours and theirs in turn, round by round, so that a noisy machine is equally unkind to all."""
    ours, theirs = [row for game in games for row in _ours(game)], list(_theirs())
    rates = rounds([job for _, job in (*ours, *theirs)], seconds, done)
    measured = [{**row, "per_second": rate} for (row, _), rate in zip([*ours, *theirs], rates, strict=True)]
    versions = {name: version(name) for name in DISTRIBUTIONS if find_spec(_module(name))}
    return {
        "results": measured[: len(ours)],
        "peers": measured[len(ours) :],
        "versions": {"python": platform.python_version(), **versions},
        "missing": [name for name in DISTRIBUTIONS if name not in versions],
        "cores": CORES,
        "date": datetime.now(UTC).date().isoformat(),
    }


def on_gpu(games: list[Game], done: Callable[[], object]) -> dict[str, Any]:
    """What a GPU does: whole games, of random and of greedy players, and batches that show all they see."""
    rows = []
    for game in games:
        seats = min(game.seats, key=lambda count: abs(count - SEATS))
        for what, job in _gpu_jobs(Setup.of(game, seats)):
            rate = _best_of(job)
            rows.append({"what": what, "game": game.id, "seats": seats, "engine": "cuda", "per_second": round(rate)})
            done()
    versions = {name: version(name) for name in ("subrosa-games", "numba", "numba-cuda")}
    return {"results": rows, "peers": [], "versions": versions, "cores": os.cpu_count()}


def _best_of(job: Round) -> float:
    """The best rate of three rounds, the first of all left out; of fewer where they take long."""
    rates: list[float] = []
    took = job()[1]
    while not rates or (len(rates) < 3 and took < LONG):
        count, seconds = job()
        took += seconds
        rates.append(count / seconds)
    return max(rates)


def _gpu_jobs(setup: Setup) -> Iterator[tuple[str, Round]]:
    from subrosa.core import device
    from subrosa.research.batch import Batch

    fast, start = gpu(setup.game), setup.start()

    def timed(play: Callable[[], Any]) -> tuple[int, float]:
        began = perf_counter()
        decisions = play()
        device.done()
        took = perf_counter() - began
        return int(device.here(decisions).sum()), took

    def playouts(style: int) -> Round:
        return lambda: timed(lambda: fast.played(start, GPU_LANES, random.getrandbits(32), style=style)[0])

    for style in styles(setup.game):
        yield WHAT[style], playouts(style)
    seed, few = random.getrandbits(32), min(2 * fast.at_once(GPU_LANES), GPU_LANES)
    yield GREEDY_GAMES, lambda: timed(lambda: fast.played_games(start, [GREEDY] * 8, few, seed)[0])
    batch = Batch(setup.game, setup.seats, GPU_LANES, "cuda", seed).reset()

    def steps() -> tuple[int, float]:
        took = 0.0
        for _ in range(20):
            choices = batch.ask("random")
            device.done()
            began = perf_counter()
            batch.step(choices)
            device.done()
            took += perf_counter() - began
        return 20 * GPU_LANES, took

    yield "batch with masks and observations, choices", steps


def table(result: dict[str, Any]) -> str:
    """The figures as a table a person reads."""
    lines = [f"{'what':<70}{'a second':>14}"]
    for row in result["results"]:
        what = f"{row['game']}, {row['seats']} seats, {row['engine']}: {row['what']}"
        lines.append(f"{what:<70}{row['per_second']:>14,}")
    lines += [f"{row['what']:<70}{row['per_second']:>14,}" for row in result["peers"]]
    versions = ", ".join(f"{name} {number}" for name, number in result["versions"].items())
    missing = f"; not installed: {', '.join(result['missing'])}" if result.get("missing") else ""
    return "\n".join([*lines, f"{versions}; {result['cores']} cores{missing}"])


def _module(distribution: str) -> str:
    return {"subrosa-games": "subrosa", "open_spiel": "pyspiel"}.get(distribution, distribution)


def _ours(game: Game) -> Iterator[Row]:
    seats = min(game.seats, key=lambda count: abs(count - SEATS))
    setup, engines = Setup.of(game, seats), ["python", "numba"] if numba_installed() else ["python"]

    def row(what: str, name: str) -> dict[str, Any]:
        return {"what": what, "game": game.id, "seats": seats, "engine": name}

    for name in engines:
        yield row("random games, decisions", name), playouts_round(engine(game, name), setup, EVEN)
    if numba_installed():
        for threads in sorted({1, CORES}):
            what = f"batch with masks and observations, {threads} thread{'s' * (threads > 1)}, choices"
            yield row(what, "numba"), _batch(setup, threads)
    if find_spec("pettingzoo"):
        yield row("PettingZoo, steps", _prepared(game)), _pettingzoo(setup)
    if find_spec("pyspiel"):
        from subrosa.research import openspiel  # noqa: F401 (registers our games)

        table = f"python_subrosa_{game.id}(players={seats})"
        yield row("OpenSpiel, steps", _prepared(game)), _openspiel(table)
    yield row("redrawn histories of 60 decisions", "python"), _redraws(setup)
    if numba_installed() and game.stories is not None:
        for deep in DEEP:
            yield row(f"worlds redrawn in a batch after {deep} choices", "numba"), _redrawn_batch(setup, deep)


def _prepared(game: Game) -> str:
    """The engine on which single matches are played, once it is ready."""
    from subrosa.research.ground import quickest

    compiled = engine(game, "numba") if numba_installed() else None
    if isinstance(compiled, NumbaEngine):
        compiled.prepare(FACES)
    return quickest(game).name


def _theirs() -> Iterator[Row]:
    if find_spec("chess"):
        yield {"what": "python-chess, random games, moves"}, chess_round
    if find_spec("pyspiel"):
        import pyspiel

        for name in IN_PYTHON:
            with suppress(ImportError):
                import_module(f"open_spiel.python.games.{name}")  # registers it
        for name in (*OPENSPIEL, *(f"python_{name}" for name in IN_PYTHON)):
            if name in pyspiel.registered_names():
                yield {"what": f"OpenSpiel {name}, from Python, steps"}, _openspiel(name)
    if find_spec("pettingzoo") and find_spec("shimmy") and find_spec("pyspiel"):
        yield {"what": "PettingZoo hanabi_v5, steps"}, _hanabi
    if find_spec("rlcard"):
        for name in RLCARD:
            yield {"what": f"RLCard {name}, steps"}, _rlcard(name)
    if find_spec("pgx"):
        for name in PGX:
            yield {"what": f"Pgx {name}, {LANES} lanes, steps"}, _pgx(name)


def _hanabi() -> tuple[int, float]:
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env()
    env.reset(seed=random.getrandbits(30))
    steps, began = 0, process_time()
    while steps < 500:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
        else:
            env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
    return steps, process_time() - began


def _rlcard(name: str) -> Round:
    import rlcard

    env = rlcard.make(name)

    def one() -> tuple[int, float]:
        steps, began = 0, process_time()
        while steps < 500:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps, process_time() - began

    return one


def _pgx(name: str) -> Round:
    import jax
    import pgx

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float))))
    key = jax.random.PRNGKey(0)
    state = begin(jax.random.split(key, LANES))
    chance = jax.random.split(key, LANES)
    step(state, choose(key, state.legal_action_mask), chance)  # compiled before it is measured

    def one() -> tuple[int, float]:
        nonlocal key, state
        work = Work(CORES)
        with work:
            for _ in range(20):
                key, now = jax.random.split(key)
                state = step(state, choose(now, state.legal_action_mask), jax.random.split(now, LANES))
            jax.block_until_ready(state.rewards)
        return 20 * LANES, work.seconds

    return one


def _redrawn_batch(setup: Setup, deep: int) -> Round:
    from subrosa.research.batch import Batch

    batch = Batch(setup.game, setup.seats, LANES // 8, "numba", random.getrandbits(32), history=True).reset()
    for _ in range(deep):
        batch.step(batch.ask("random"))

    def one() -> tuple[int, float]:
        with Work(CORES) as work:
            batch.redraw(each=WORLDS, seed=random.getrandbits(32))
        return WORLDS * batch.lanes, work.seconds

    return one


def _batch(setup: Setup, threads: int) -> Round:
    from subrosa.research.batch import Batch

    batch = Batch(setup.game, setup.seats, LANES, "numba", random.getrandbits(32), threads).reset()

    def one() -> tuple[int, float]:
        work = Work(threads)
        for _ in range(20):
            choices = batch.ask("random")
            with work:
                batch.step(choices)
        return 20 * LANES, work.seconds

    return one


def _pettingzoo(setup: Setup) -> Round:
    from subrosa.research.pettingzoo import Turns

    env = Turns(setup, None)

    def one() -> tuple[int, float]:
        env.reset(seed=random.getrandbits(32))
        steps, began = 0, process_time()
        while steps < 500:
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
                steps += 1
        return steps, process_time() - began

    return one


def _openspiel(name: str) -> Round:
    import pyspiel

    game = pyspiel.load_game(name)

    def one() -> tuple[int, float]:
        steps, began = 0, process_time()
        while steps < 1000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    choices, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(choices, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps, process_time() - began

    return one


def _redraws(setup: Setup) -> Round:
    match = Match(setup, random.Random(1))
    match.play_out()
    decisions, source = match.decisions[:60], random.Random(2)

    def one() -> tuple[int, float]:
        began = process_time()
        for _ in range(5):
            setup.game.redraw(setup, decisions, 0, source)
        return 5, process_time() - began

    return one
