"""Many games of bots: in compiled batches where all play at random, match by match where they think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from subrosa.bots import seated
from subrosa.core import record as records
from subrosa.core.cuda import CudaEngine
from subrosa.core.engines import Engine, best, engine, gpu
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, Match
from subrosa.core.styles import EVEN, THRIFTY
from subrosa.spreading import Cluster

BATCH, PART, MANY = 1000, 10, 1 << 20
"""Games that are played in one go: compiled ones, those that are thought or written down, those on a GPU."""
STYLES = {"random": EVEN, "thrifty": THRIFTY}
"""The bots that compiled games can play."""


def simulate(
    setup: Setup,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    engine_name: str | None = None,
    folder: Path | None = None,
    done: Callable[[], object] = lambda: None,
    cluster: Cluster | None = None,
) -> dict[str, Any]:
    """Play so many games and count decisions, seconds and who won.

    Bots are named seat by seat, over and over; with a folder every game is written there as a record. On a cluster the
    same games are played.
    """
    names = [bots[seat % len(bots)] for seat in range(setup.seats)]
    at_random = len(set(names)) == 1 and names[0] in STYLES
    style = STYLES.get(names[0], EVEN)
    if not at_random and engine_name not in (None, "python"):
        raise BadRequest(f"the engine {engine_name} plays at random only; other bots think in plain Python")
    if engine_name == "cuda" and (folder is not None or cluster is not None):
        raise BadRequest("the engine cuda plays on the GPU of this machine and keeps no games: without record and Ray")
    with_engine = _named(setup.game, engine_name or "python")
    if folder is not None:
        _make(folder)
    began = perf_counter()
    if cluster is not None:
        places, decisions = _spread(cluster, setup, games, seed, names, engine_name, folder, done)
    elif at_random and folder is None:
        places, decisions, with_engine = _in_batches(setup, games, seed, style, engine_name, done)
    else:
        places, decisions = [], 0
        for number in range(games):
            match = (
                _traced(setup, seed, number, style, engine_name) if at_random else _thought(setup, seed, number, names)
            )
            places.append(match.places)
            decisions += len(match.decisions)
            if folder is not None:
                _write(_record(folder, setup, seed, number), records.write(match))
            done()
    seconds = perf_counter() - began
    return {
        "game": setup.game.id,
        "seats": setup.seats,
        "games": games,
        "bots": names,
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds),
        "engine": with_engine.name,
        "outcomes": outcomes(places),
    }


def _spread(
    cluster: Cluster,
    setup: Setup,
    games: int,
    seed: int,
    names: Sequence[str],
    engine_name: str | None,
    folder: Path | None,
    done: Callable[[], object],
) -> tuple[list[list[int]], int]:
    """The games in parts, each played wherever there is room for it; records are written here."""
    at_random = len(set(names)) == 1 and names[0] in STYLES
    part = PART if folder is not None or not at_random else BATCH
    firsts = range(0, games, part)
    play = partial(
        _part, list(records.head(setup)), seed, list(names), engine_name or "python", folder is not None, part, games
    )
    parts = {}
    for first, (rows, count, texts) in cluster.done(play, firsts):
        parts[first] = rows, count
        for number, text in enumerate(texts, first):
            _write(_record(folder or Path(), setup, seed, number), text)
        for _ in rows:
            done()
    return [row for first in firsts for row in parts[first][0]], sum(parts[first][1] for first in firsts)


def _part(
    head: list[str], seed: int, names: list[str], engine_name: str, recorded: bool, part: int, games: int, first: int
) -> tuple[list[list[int]], int, list[str]]:
    """Some games from a number on: places, decisions, and records if they are wanted."""
    setup, numbers = records.setup_of(head), range(first, min(first + part, games))
    at_random, style = len(set(names)) == 1 and names[0] in STYLES, STYLES.get(names[0], EVEN)
    if at_random and not recorded:
        played = engine(setup.game, engine_name).playouts(setup.start(), len(numbers), seed, first, style)
        return [list(map(int, row[: setup.seats])) for row in played.places], int(sum(played.decisions)), []
    matches = [
        _traced(setup, seed, n, style, engine_name) if at_random else _thought(setup, seed, n, names) for n in numbers
    ]
    texts = [records.write(match) for match in matches] if recorded else []
    return [match.places for match in matches], sum(len(match.decisions) for match in matches), texts


def _record(folder: Path, setup: Setup, seed: int, number: int) -> Path:
    return folder / f"{setup.game.id}-{setup.seats}-{seed}-{number}.txt"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise BadRequest(f"{folder} is there already and no folder") from None
    except OSError as error:
        raise BadRequest(f"no records can be written into {folder}: {error.strerror}") from None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadRequest(f"{file} cannot be written: {error.strerror}") from None


def outcomes(places: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Wins by seat, a shared win counted in parts, and the mean place."""
    seats = len(places[0])
    wins = [sum((row[seat] == 1) / row.count(1) for row in places if 1 in row) for seat in range(seats)]
    mean = [sum(row[seat] for row in places) / len(places) for seat in range(seats)]
    return {
        "wins": [round(share, 4) for share in wins],
        "mean_places": [round(place, 4) for place in mean],
        "shared": sum(row.count(1) > 1 for row in places),
        "all_lose": sum(1 not in row for row in places),
    }


def _named(game: Game, name: str) -> Engine | CudaEngine:
    return gpu(game) if name == "cuda" else engine(game, name)


def _in_batches(
    setup: Setup, games: int, seed: int, style: int, name: str | None, done: Callable[[], object]
) -> tuple[list[list[int]], int, Engine | CudaEngine]:
    """Batches on the engine asked for, else on the quickest that is ready by then: all of them play the same games."""
    start, places, decisions = setup.start(), [], 0
    batch = MANY if name == "cuda" else BATCH
    for first in range(0, games, batch):
        count = min(batch, games - first)
        with_engine = _named(setup.game, name) if name is not None else best(setup.game)
        played = with_engine.playouts(start, count, seed, first, style)
        places += [row[: setup.seats] for row in played.places]
        decisions += sum(played.decisions)
        for _ in range(1 if name == "cuda" else count):
            done()
    return places, decisions, with_engine


def _traced(setup: Setup, seed: int, number: int, style: int, name: str | None) -> Match:
    trace = engine(setup.game, name or "python").trace(setup.start(), seed, number, style)
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


def _thought(setup: Setup, seed: int, number: int, names: Sequence[str]) -> Match:
    source = Random(f"{seed} {number}")
    match = Match(setup, Random(source.getrandbits(64)))
    match.play_out(seated(names, setup.seats, source.getrandbits(64)))
    return match
