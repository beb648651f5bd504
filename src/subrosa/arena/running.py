"""A plan carried out: by all processors, kept chunk by chunk, gone on with where it was left."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from subrosa.core.compiled import NumbaEngine
from subrosa.core.compiling import is_ready
from subrosa.core.engines import engine, numba_installed
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game
from subrosa.core.parts import LOOPS, THOUGHTS
from subrosa.spreading import Cluster

from .plan import Chunk, Plan, Unit
from .playing import play

PLAIN = "plain Python plays, many times slower"


def played(
    plan: Plan,
    folder: Path | None = None,
    workers: int = 1,
    done: Callable[[], object] = lambda: None,
    engine_name: str | None = None,
    cluster: Cluster | None = None,
) -> list[Chunk]:
    """All chunks of a plan, by processes of this machine or on a cluster.

    In a folder they are kept as they come, and those that lie there are not played again.
    """
    name = engine_name or readied(plan.setup.game)[0]
    kept = Kept(folder, plan) if folder is not None else None
    chunks = {chunk.unit: chunk for chunk in (kept.chunks() if kept else ())}
    for _ in chunks:
        done()
    left = [unit for unit in plan.units if unit not in chunks]
    with closing(_elsewhere(plan, left, cluster, name) if cluster else _played(plan, left, workers, name)) as coming:
        for chunk in coming:
            chunks[chunk.unit] = chunk
            if kept:
                kept.keep(chunk)
            done()
    return [chunks[unit] for unit in plan.units]


def readied(game: Game) -> tuple[str, str]:
    """The engine that plays, compiled if it has to be, and a note where it is not the quick one."""
    if not numba_installed():
        return "python", f"{PLAIN}: pip install 'subrosa-games[fast]' brings compiled engines"
    if not (is_ready(game, LOOPS) and is_ready(game, THOUGHTS)) and os.environ.get("SUBROSA_COMPILE") == "never":
        return "python", f"{PLAIN}: nothing is compiled yet and SUBROSA_COMPILE says never"
    compiled = engine(game, "numba")
    if isinstance(compiled, NumbaEngine):
        compiled.prepare(THOUGHTS)
    return "numba", ""


def _played(plan: Plan, units: list[Unit], workers: int, engine_name: str) -> Generator[Chunk, None, None]:
    """Chunks as they are done. Whoever stops loses the chunks that are being played and no others."""
    if workers == 1:
        yield from (play(plan, unit, engine_name) for unit in units)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_bound)
    try:
        for future in as_completed([pool.submit(play, plan, unit, engine_name) for unit in units]):
            yield future.result()
    except BaseException:
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _elsewhere(plan: Plan, units: list[Unit], cluster: Cluster, engine_name: str) -> Generator[Chunk, None, None]:
    """The same on a cluster."""
    for _, chunk in cluster.done(partial(_unit, plan, engine_name), units):
        yield chunk


def _unit(plan: Plan, engine_name: str, unit: Unit) -> Chunk:
    return play(plan, unit, engine_name)


def _bound() -> None:
    """Ctrl-C is for who started us, and where he ends without a word we end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_gone_with, args=(parent_process(),), daemon=True).start()


def _gone_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


class Kept:
    """A folder with the settings of a plan and, a line each, the chunks that were played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.file = folder / "games.jsonl"
        settings, ours = folder / "settings.json", msgspec.json.encode(plan.settings)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not settings.exists():
                settings.write_bytes(ours)
            theirs = settings.read_bytes()
        except OSError as error:
            raise BadRequest(f"no games can be kept in {folder}: {error.strerror}") from None
        if theirs != ours:
            raise BadRequest(
                f"{folder} holds games of other settings ({_differing(theirs, plan)}): take another folder"
            )

    def chunks(self) -> list[Chunk]:
        """What was played before. A line that was not finished when somebody stopped is taken out."""
        if not self.file.exists():
            return []
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.file.write_bytes(whole)
        try:
            return [msgspec.json.decode(line, type=Chunk) for line in whole.splitlines()]
        except msgspec.DecodeError as error:
            raise BadRequest(f"{self.file} is damaged: {error}") from None

    def keep(self, chunk: Chunk) -> None:
        """One more."""
        try:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(chunk) + b"\n")
        except OSError as error:
            raise BadRequest(f"{self.file} cannot be written: {error.strerror}") from None


def _differing(theirs: bytes, plan: Plan) -> str:
    """The names of the settings that are not the same."""
    try:
        found = msgspec.json.decode(theirs, type=dict)
    except msgspec.DecodeError:
        return "settings.json is damaged"
    return ", ".join(name for name, value in plan.settings.items() if found.get(name) != value) or "others besides"
