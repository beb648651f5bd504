"""Our engines and environments beside those of others that are installed: one table from one run, one number a row."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from subrosa.bench import GREEDY_GAMES, WHAT, Round, chess_round, playouts_round, rounds
from subrosa.core.engines import engine, gpu, numba_installed
from subrosa.core.game import Game, Setup
from subrosa.core.match import Match
from subrosa.core.parts import styles
from subrosa.core.styles import EVEN, GREEDY

SEATS = 4
DISTRIBUTIONS = ("subrosa-games", "numba", "open_spiel", "pettingzoo", "chess")
OPENSPIEL = ("leduc_poker", "liars_dice", "hanabi", "python_liars_poker")
"""Games of OpenSpiel's own, the last one written in Python."""
LANES = 2048
GPU_LANES = 1 << 20
Row = tuple[dict[str, Any], Round]


def compare(games: list[Game], seconds: float, done: Callable[[], object]) -> dict[str, Any]:
    """Measure ours and theirs in turn, round by round, so that a noisy machine is equally unkind to all."""
    ours, theirs = [row for game in games for row in _ours(game)], list(_theirs())
    rates = rounds([job for _, job in (*ours, *theirs)], seconds, done)
    measured = [{**row, "per_second": rate} for (row, _), rate in zip([*ours, *theirs], rates, strict=True)]
    versions = {name: version(name) for name in DISTRIBUTIONS if find_spec(_module(name))}
    return {
        "results": measured[: len(ours)],
        "peers": measured[len(ours) :],
        "versions": versions,
        "cores": os.cpu_count(),
    }


def on_gpu(games: list[Game], done: Callable[[], object]) -> dict[str, Any]:
    """What a GPU does: whole games, of random and of greedy players, and batches that show all they see."""
    rows = []
    for game in games:
        seats = min(game.seats, key=lambda count: abs(count - SEATS))
        for what, job in _gpu_jobs(Setup.of(game, seats)):
            job()
            rates = [count / took for count, took in (job() for _ in range(3))]
            rows.append(
                {"what": what, "game": game.id, "seats": seats, "engine": "cuda", "per_second": round(max(rates))}
            )
            done()
    versions = {name: version(name) for name in ("subrosa-games", "numba", "numba-cuda")}
    return {"results": rows, "peers": [], "versions": versions, "cores": os.cpu_count()}


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
    seed, few = random.getrandbits(32), 2 * fast.at_once(GPU_LANES)
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
    lines = [f"{'what':<62}{'a second':>14}"]
    for row in result["results"]:
        what = f"{row['game']}, {row['seats']} seats, {row['engine']}: {row['what']}"
        lines.append(f"{what:<62}{row['per_second']:>14,}")
    lines += [f"{row['what']:<62}{row['per_second']:>14,}" for row in result["peers"]]
    versions = ", ".join(f"{name} {number}" for name, number in result["versions"].items())
    return "\n".join([*lines, f"{versions}; {result['cores']} cores"])


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
        yield row("batch with masks and observations, choices", "numba"), _batch(setup)
    if find_spec("pettingzoo"):
        yield row("PettingZoo, steps", "python"), _pettingzoo(setup)
    if find_spec("pyspiel"):
        from subrosa.research import openspiel  # noqa: F401 (registers our games)

        yield row("OpenSpiel, steps", "python"), _openspiel(f"python_subrosa_{game.id}(players={seats})")
    yield row("redrawn histories of 60 decisions", "python"), _redraws(setup)


def _theirs() -> Iterator[Row]:
    if find_spec("chess"):
        yield {"what": "python-chess, random games, moves"}, chess_round
    if find_spec("pyspiel"):
        import pyspiel
        from open_spiel.python.games import liars_poker  # noqa: F401 (registers a game)

        for name in OPENSPIEL:
            if name in pyspiel.registered_names():
                yield {"what": f"OpenSpiel {name}, from Python, steps"}, _openspiel(name)


def _batch(setup: Setup) -> Round:
    from subrosa.research.batch import Batch

    batch = Batch(setup.game, setup.seats, LANES, "numba", random.getrandbits(32)).reset()

    def one() -> tuple[int, float]:
        took = 0.0
        for _ in range(20):
            choices = batch.ask("random")
            began = perf_counter()
            batch.step(choices)
            took += perf_counter() - began
        return 20 * LANES, took

    return one


def _pettingzoo(setup: Setup) -> Round:
    from subrosa.research.pettingzoo import Turns

    env = Turns(setup, None)

    def one() -> tuple[int, float]:
        env.reset(seed=random.getrandbits(32))
        steps, began = 0, perf_counter()
        while steps < 500:
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
                steps += 1
        return steps, perf_counter() - began

    return one


def _openspiel(name: str) -> Round:
    import pyspiel

    game = pyspiel.load_game(name)

    def one() -> tuple[int, float]:
        steps, began = 0, perf_counter()
        while steps < 1000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    choices, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(choices, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps, perf_counter() - began

    return one


def _redraws(setup: Setup) -> Round:
    match = Match(setup, random.Random(1))
    match.play_out()
    decisions, source = match.decisions[:60], random.Random(2)

    def one() -> tuple[int, float]:
        began = perf_counter()
        for _ in range(5):
            setup.game.redraw(setup, decisions, 0, source)
        return 5, perf_counter() - began

    return one
