"""Speed on this machine: the engines and, beside them, the peers that are installed. Ratios are taken in one run."""

from __future__ import annotations

import importlib.util
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from time import perf_counter
from typing import Any

from subrosa.core.deciders import SEATS
from subrosa.core.engines import Engine, engine, numba_installed
from subrosa.core.game import Game, Setup
from subrosa.core.parts import styles
from subrosa.core.styles import EVEN, GREEDY, THRIFTY

WHAT = {EVEN: "random playouts, decisions", THRIFTY: "thrifty playouts, decisions"}
GREEDY_GAMES, WITH_BELIEFS = "greedy players, decisions", "greedy with all beliefs, decisions"
Round = Callable[[], tuple[int, float]]
"""One round of measuring: how many, in how many seconds."""


def measure(games: list[Game], seconds: float, done: Callable[[], object], thinking: bool) -> dict[str, Any]:
    """Measure everything in turn, round by round, so that a noisy machine is equally unkind to all."""
    jobs: list[tuple[dict[str, Any], Round]] = []
    for game in games:
        for seats, style in product(game.seats, styles(game)):
            for name in ["python", "numba"] if numba_installed() else ["python"]:
                row = {"what": WHAT[style], "game": game.id, "seats": seats, "engine": name}
                jobs.append((row, _playouts(engine(game, name), Setup.of(game, seats), style)))
        if thinking:
            jobs += _thinking(game)
    peers = [({"what": "python-chess, random games, moves"}, _chess_round)] if _installed("chess") else []
    rates = _rounds([job for _, job in [*jobs, *peers]], seconds, done)
    results = [{**row, "per_second": rate} for (row, _), rate in zip(jobs, rates, strict=False)]
    beside = [{**row, "per_second": rate} for (row, _), rate in zip(peers, rates[len(jobs) :], strict=True)]
    sizes = [{"game": game.id, "bytes": game.fields.size} for game in games]
    compiled = [_compile_times(game.id, thinking) for game in games] if numba_installed() else []
    return {"results": results, "peers": beside, "state": sizes, "compile": compiled, "cores": os.cpu_count()}


def _rounds(jobs: list[Round], seconds: float, done: Callable[[], object]) -> list[int]:
    """The median rate of each job over rounds in which every job has its turn."""
    rates: list[list[float]] = [[] for _ in jobs]
    for job in jobs:
        job()
    for _ in range(max(3, round(seconds / 0.3))):
        for job, row in zip(jobs, rates, strict=True):
            count, took = job()
            row.append(count / took)
        done()
    return [round(statistics.median(row)) for row in rates]


def _playouts(with_engine: Engine, setup: Setup, style: int) -> Round:
    start, games = setup.start(), 60 if with_engine.name == "python" else 3000

    def one() -> tuple[int, float]:
        began = perf_counter()
        played = with_engine.playouts(start, games, seed=random.getrandbits(32), style=style)
        return sum(played.decisions), perf_counter() - began

    return one


def _thinking(game: Game) -> list[tuple[dict[str, Any], Round]]:
    """Whole games of greedy players, without beliefs and with those of every seat."""
    found = []
    for seats, what in product(game.seats, (GREEDY_GAMES, WITH_BELIEFS)):
        for name in ["python", "numba"] if numba_installed() else ["python"]:
            row = {"what": what, "game": game.id, "seats": seats, "engine": name}
            found.append((row, _greedy(engine(game, name), Setup.of(game, seats), what == WITH_BELIEFS)))
    return found


def _greedy(with_engine: Engine, setup: Setup, keeps: bool) -> Round:
    start, games = setup.start(), 1 if with_engine.name == "python" else 60

    def one() -> tuple[int, float]:
        seed, began = random.getrandbits(32), perf_counter()
        played = with_engine.games(start, [GREEDY] * SEATS, games, seed, kept=[int(keeps)] * SEATS)
        return sum(played.decisions), perf_counter() - began

    return one


def _chess_round() -> tuple[int, float]:
    """Whole random games of chess: list the moves, pick one, make it."""
    import chess

    moves, began = 0, perf_counter()
    for _ in range(4):
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
    return moves, perf_counter() - began


def _compile_times(game: str, thinking: bool) -> dict[str, Any]:
    """Seconds until the compiled engine is ready, cold and from the cache, each in a process of its own.

    Python may keep its own compiled modules, as it does unless told not to: the first process writes them.
    """
    with tempfile.TemporaryDirectory() as folder:
        cold, cached = (_ready_in(game, folder, thinking) for _ in range(2))
    return {"game": game, "cold_seconds": cold, "cached_seconds": cached}


def _ready_in(game: str, folder: str, thinking: bool) -> float:
    code = f"from subrosa import engine, games; e = engine(games.find({game!r}), 'numba')"
    if thinking:
        code += "; from subrosa.core.parts import THOUGHTS; e.prepare(THOUGHTS)"
    began = perf_counter()
    environment = {**os.environ, "SUBROSA_CACHE": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return round(perf_counter() - began, 2)


def _installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def table(result: dict[str, Any], say_missing: bool) -> str:
    """The figures as a table a person reads."""
    lines = [f"{'what':<36}{'game':<8}{'seats':>5}  {'engine':<8}{'per second':>12}"]
    for row in result["results"]:
        lines.append(f"{row['what']:<36}{row['game']:<8}{row['seats']:>5}  {row['engine']:<8}{row['per_second']:>12,}")
    for row in result["peers"]:
        lines.append(f"{row['what']:<36}{'':<8}{'':>5}  {'':<8}{row['per_second']:>12,}")
    lines += _ratios(result)
    lines += [f"{row['game']}: a state takes {row['bytes']} bytes" for row in result["state"]]
    for row in result["compile"]:
        lines.append(f"{row['game']}: compiled in {row['cold_seconds']} s, from the cache in {row['cached_seconds']} s")
    if say_missing and not result["peers"]:
        lines.append("python-chess is not installed here: pip install 'subrosa-games[peers]'")
    return "\n".join(lines)


def _ratios(result: dict[str, Any]) -> list[str]:
    rates = {(r["game"], r["seats"], r["what"], r["engine"]): r["per_second"] for r in result["results"]}
    lines = []
    for (game, seats, what, name), rate in rates.items():
        where = f"{game}, {seats} seats, {what.partition(' ')[0]}"
        if name == "numba":
            lines.append(f"{where}: numba is {rate / rates[game, seats, what, 'python']:.0f} x plain Python")
        elif result["peers"]:
            lines.append(f"{where}: plain Python is {rate / result['peers'][0]['per_second']:.1f} x python-chess")
    return lines
