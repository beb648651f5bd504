"""Speed on this machine: the engines and, beside them, the peers that are installed. Ratios are taken in one run."""

from __future__ import annotations

import importlib.util
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from time import perf_counter, process_time
from typing import Any

from subrosa.bots import seated
from subrosa.bots import style as style_of
from subrosa.core.beliefs import Belief, along
from subrosa.core.compiled import NumbaEngine
from subrosa.core.deciders import SEATS
from subrosa.core.engines import Engine, engine, numba_installed
from subrosa.core.fields import State
from subrosa.core.game import Game, Setup
from subrosa.core.match import Match, see
from subrosa.core.parts import Views, styles
from subrosa.core.styles import EVEN, GREEDY, THRIFTY

WHAT = {EVEN: "random playouts, decisions", THRIFTY: "thrifty playouts, decisions"}
GREEDY_GAMES, WITH_BELIEFS = "greedy players, decisions", "greedy with all beliefs, decisions"
SEARCHES = "searchers, choices tried in a world"
SEARCHED = 12
"""So many decisions are searched in a round."""
USUAL_SEATS = 4
SLOW = 3e-5
REPEATED = 8
"""So often what is slow is gone through once more: the best counts, for what interrupts it is not its own."""
WATCHED = 24
"""So many games are watched to see what an update of a belief costs: one as usual, the others with options drawn."""
Round = Callable[[], tuple[int, float]]
"""One round of measuring: how many, in how many seconds."""


def measure(games: list[Game], seconds: float, done: Callable[[], object], thinking: bool) -> dict[str, Any]:
    """Measure everything in turn, round by round, so that a noisy machine is equally unkind to all."""
    jobs: list[tuple[dict[str, Any], Round]] = []
    for game in games:
        for seats, style in product(game.seats, styles(game)):
            for name in ["python", "numba"] if numba_installed() else ["python"]:
                row = {"what": WHAT[style], "game": game.id, "seats": seats, "engine": name}
                jobs.append((row, playouts_round(engine(game, name), Setup.of(game, seats), style)))
        if thinking:
            jobs += _thinking(game)
    peers = [({"what": "python-chess, random games, moves"}, chess_round)] if _installed("chess") else []
    rates = rounds([job for _, job in [*jobs, *peers]], seconds, done)
    results = [{**row, "per_second": rate} for (row, _), rate in zip(jobs, rates, strict=False)]
    beside = [{**row, "per_second": rate} for (row, _), rate in zip(peers, rates[len(jobs) :], strict=True)]
    updates = [_updates(game) for game in games if game.belief is not None] if thinking else []
    sizes = [{"game": game.id, "bytes": game.fields.size} for game in games]
    compiled = [_compile_times(game.id, thinking) for game in games] if numba_installed() else []
    figures = {"results": results, "peers": beside, "state": sizes, "beliefs": updates, "compile": compiled}
    return {**figures, "cores": os.cpu_count()}


def rounds(jobs: list[Round], seconds: float, done: Callable[[], object]) -> list[int]:
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


def playouts_round(with_engine: Engine, setup: Setup, style: int) -> Round:
    """Whole games of players who choose at random."""
    start, games = setup.start(), 60 if with_engine.name == "python" else 3000

    def one() -> tuple[int, float]:
        began = process_time()
        played = with_engine.playouts(start, games, seed=random.getrandbits(32), style=style)
        return sum(played.decisions), process_time() - began

    return one


def _thinking(game: Game) -> list[tuple[dict[str, Any], Round]]:
    """Whole games of greedy players, without beliefs and with those of all seats if compiled; then searchers too."""
    seats = min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS))
    kinds = [("python", GREEDY_GAMES)] + [("numba", what) for what in (GREEDY_GAMES, WITH_BELIEFS)] * numba_installed()
    jobs: list[tuple[dict[str, Any], Round]] = []
    if game.players is not None and numba_installed():
        row = {"what": SEARCHES, "game": game.id, "seats": seats, "engine": "numba"}
        jobs = [(row, _searching(Setup.of(game, seats)))]
    return jobs + [
        (
            {"what": what, "game": game.id, "seats": seats, "engine": name},
            _greedy(engine(game, name), Setup.of(game, seats), what == WITH_BELIEFS),
        )
        for name, what in kinds
    ]


def _greedy(with_engine: Engine, setup: Setup, keeps: bool) -> Round:
    start, games = setup.start(), 1 if with_engine.name == "python" else 60

    def one() -> tuple[int, float]:
        seed, began = random.getrandbits(32), process_time()
        played = with_engine.games(start, [GREEDY] * SEATS, games, seed, kept=[int(keeps)] * SEATS)
        return sum(played.decisions), process_time() - began

    return one


def _searching(setup: Setup) -> Round:
    """How often a searcher tries a choice in a world he believes, among greedy players: seconds of the processor."""
    fast, searcher = engine(setup.game, "numba"), style_of(setup.game, "searcher")

    def one() -> tuple[int, float]:
        tries, took = 0, 0.0
        for belief in _asked(setup):
            stream = [random.getrandbits(32) for _ in range(4)]
            began = process_time()
            mind = fast.pondered(belief.view, belief.seat, belief.memory, searcher, stream)[2]
            tries, took = tries + mind.tries, took + process_time() - began
        return tries, took

    return one


def _asked(setup: Setup) -> Iterator[Belief]:
    """What the first player believes where he is asked, at some decisions of a game of greedy players."""
    match = Match(setup, random.Random())
    match.play_out(seated(["greedy"], setup.seats))
    own = [at for at, one in enumerate(match.decisions) if one.decider == 0]
    some = set(random.sample(own, min(SEARCHED, len(own))))
    yield from (belief for at, belief in enumerate(along(match, 0, engine(setup.game, "numba"))) if at in some)


def _updates(game: Game) -> dict[str, Any]:
    """What an update of a belief costs: in the mean and at most, at the largest table, and in plain Python."""
    row: dict[str, Any] = {"game": game.id, "seats": game.seats[-1]}
    if numba_installed():
        took = [each for number in range(WATCHED) for each in compiled_updates(game, number)]
        row |= {"mean_us": round(statistics.fmean(took) * 1e6, 1), "worst_us": round(max(took) * 1e6)}
    return row | {"plain_us": round(statistics.fmean(plain_updates(game, 0)) * 1e6)}


def compiled_updates(game: Game, number: int) -> Iterator[float]:
    """The seconds of each update in a random game, the call included; of a slow one the best of so many."""
    from numpy import array

    fast, memory = engine(game, "numba"), None
    assert isinstance(fast, NumbaEngine)
    room, minds = game.fields.pack([game.fields.blank()] * game.depth), fast._minds()
    for before, after, seat, decider, heard in watched(game, number):
        views, one, what = game.fields.pack([before, after]), array([decider]), array([heard])
        if memory is None:
            memory = fast.memory()
            fast.forgotten(before, seat, memory)
        kept, took = memory.copy(), float("inf")
        for again in range(REPEATED):
            if again and took < SLOW:
                break
            memory[:] = kept
            began = perf_counter()
            fast._run("remember", views, room, seat, one, what, 0, memory, minds)
            took = min(took, perf_counter() - began)
        yield took


def plain_updates(game: Game, number: int) -> Iterator[float]:
    """The same in plain Python."""
    memory, mind, belief = None, game.mind.blank(), game.belief
    assert belief is not None
    for before, after, seat, decider, heard in watched(game, number):
        if memory is None:
            memory = game.memory.blank()
            belief.forget(before, seat, memory)
        views, began = Views([before] * game.depth), perf_counter()
        belief.notice(views, after, seat, decider, heard, memory, mind)
        yield perf_counter() - began


def watched(game: Game, number: int) -> Iterator[tuple[State, State, int, int, int]]:
    """A random game at the largest table as one seat sees it: views before and after, seat, decider, what it hears.

    The first is as usual, in the others all options are drawn.
    """
    drawn = random.Random(number)
    options = {option.id: drawn.choice([v for v in option.values if v != "custom"]) for option in game.options}
    setup = Setup.of(game, game.seats[-1], options if number else {})
    state, seat = setup.start(), setup.seats - 1
    traced = engine(game, "python").trace(state, 0, number, styles(game)[-1])
    before = see(game, state, seat).numbers
    for decider, choice, then in zip(traced.who, traced.choices, traced.states, strict=True):
        heard = choice if game.knows(state, decider, choice, seat) else -1
        after = see(game, then, seat).numbers
        yield before, after, seat, decider, heard
        state, before = then, after


def chess_round() -> tuple[int, float]:
    """Whole random games of chess: list the moves, pick one, make it."""
    import chess

    moves, began = 0, process_time()
    for _ in range(4):
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
    return moves, process_time() - began


def _compile_times(game: str, thinking: bool) -> dict[str, Any]:
    """Seconds until the compiled engine is ready, cold and from the cache, each in a process of its own.

    Python may keep its own compiled modules, as it does unless told not to: the first process writes them.
    """
    with tempfile.TemporaryDirectory() as folder:
        cold, cached = (_ready_in(game, folder, thinking) for _ in range(2))
    return {"game": game, **_named("cold", cold), **_named("cached", cached)}


def _named(what: str, took: tuple[float, float]) -> dict[str, float]:
    return {f"{what}_seconds": took[0], f"{what}_processor_seconds": took[1]}


def _ready_in(game: str, folder: str, thinking: bool) -> tuple[float, float]:
    """How long it takes, and how long the processor works on it."""
    code = f"from subrosa import engine, games, warming; game = games.find({game!r}); "
    code += "warming.warm(game)" if thinking else "engine(game, 'numba')"
    code += "; import os; print(sum(os.times()[:4]))"
    began = perf_counter()
    environment = {**os.environ, "SUBROSA_CACHE": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ran = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return round(perf_counter() - began, 2), round(float(ran.stdout), 2)


def _installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def table(result: dict[str, Any]) -> str:
    """The figures as a table a person reads."""
    lines = [f"{'what':<36}{'game':<8}{'seats':>5}  {'engine':<8}{'per second':>12}"]
    for row in result["results"]:
        lines.append(f"{row['what']:<36}{row['game']:<8}{row['seats']:>5}  {row['engine']:<8}{row['per_second']:>12,}")
    for row in result["peers"]:
        lines.append(f"{row['what']:<36}{'':<8}{'':>5}  {'':<8}{row['per_second']:>12,}")
    lines += _ratios(result)
    lines += [f"{row['game']}: a state takes {row['bytes']} bytes" for row in result["state"]]
    for row in result["beliefs"]:
        compiled = f"{row['mean_us']} us in the mean, {row['worst_us']} at most, " if "mean_us" in row else ""
        lines.append(
            f"{row['game']}, {row['seats']} seats: an update of a belief {compiled}{row['plain_us']} in plain Python"
        )
    for row in result["compile"]:
        lines += [
            f"{row['game']}: {what} in {row[f'{key}_seconds']} s, {row[f'{key}_processor_seconds']} of the processor"
            for what, key in (("compiled", "cold"), ("from the cache", "cached"))
        ]
    return "\n".join(lines)


def _ratios(result: dict[str, Any]) -> list[str]:
    rates = {(r["game"], r["seats"], r["what"], r["engine"]): r["per_second"] for r in result["results"]}
    lines = []
    for (game, seats, what, name), rate in rates.items():
        where = f"{game}, {seats} seats, {what.partition(' ')[0]}"
        if name == "numba" and (game, seats, what, "python") in rates:
            lines.append(f"{where}: numba is {rate / rates[game, seats, what, 'python']:.0f} x plain Python")
        elif name == "python" and result["peers"]:
            lines.append(f"{where}: plain Python is {rate / result['peers'][0]['per_second']:.1f} x python-chess")
    return lines
