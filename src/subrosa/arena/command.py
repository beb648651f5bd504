"""The command `subrosa arena`."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from subrosa import arguments
from subrosa.arguments import JsonFlag, RayFlag, TableOptions, print_json, progress, whole, write
from subrosa.bots import named
from subrosa.core.finding import find
from subrosa.spreading import spread

from .measuring import measured
from .outside import is_outside
from .page import put, unusual
from .picture import picture
from .plan import Plan
from .running import played, readied
from .tables import text


def arena(
    game: str,
    *,
    table: TableOptions | None = None,
    bots: Annotated[
        str, Parameter(help="Who is measured: names, FILE.py:CLASS, exec:COMMAND, with commas between them.")
    ] = "random,greedy,deducer,hider",
    one: Annotated[str, Parameter(help="Test only these of them; the others are company. All by default.")] = "",
    games: Annotated[int, whole(1, help="Games a cell.")] = 2000,
    slow_games: Annotated[
        int | None, whole(1, help="Games a cell in which somebody searches or comes from outside; as many by default.")
    ] = None,
    seed: Annotated[int, arguments.seed()] = 7,
    out: Annotated[
        Path | None, Parameter(help="Keep games in this folder as they are played, and go on there next time.")
    ] = None,
    workers: Annotated[int | None, whole(1, help="How many processes; as many as there are cores by default.")] = None,
    ray: RayFlag = "",
    svg: Annotated[Path | None, Parameter(name="--svg", help="Draw the matrix into this file.")] = None,
    page: Annotated[
        Path | None, Parameter(help="Put the result into this page of strength, and its figures beside it.")
    ] = None,
    json_: JsonFlag = False,
) -> int:
    """How strong are players? Each among others of each kind, on the same deals, in every seat."""
    chosen = find(game)
    setup = (table or TableOptions()).setup(chosen, 4 if 4 in chosen.seats else chosen.seats[-1])
    names, ones = ([name.strip() for name in said.split(",") if name.strip()] for said in (bots, one))
    for name in names:
        if not is_outside(name):
            named(name)
    plan = Plan.of(setup, names, games, seed, slow_games, ones)
    engine, note = readied(setup.game)
    if note:
        print(f"subrosa: {note}", file=sys.stderr)
    with progress("chunks", len(plan.units)) as done, spread(ray) if ray else nullcontext() as cluster:
        chunks = played(plan, out, workers or os.cpu_count() or 1, done, engine, cluster)
    result = measured(plan, chunks, engine, date.today().isoformat(), "", [note] if note else [])
    result = msgspec.structs.replace(result, command=_command(plan, unusual(result)))
    if out is not None:
        write(out / "result.json", msgspec.json.encode(result).decode() + "\n")
        write(out / "matrix.svg", picture(result))
    if svg is not None:
        write(svg, picture(result))
    if page is not None:
        put(page, result)
    if json_:
        print_json(msgspec.to_builtins(result))
    else:
        print(text(result))
    return 0


def _command(plan: Plan, options: list[str]) -> str:
    """What plays the same games again."""
    words = ["arena", plan.setup.game.id, "--seats", str(plan.setup.seats), "--bots", ",".join(plan.bots)]
    words += ["--one", ",".join(plan.ones)] if plan.ones != plan.bots else []
    words += ["--games", str(plan.games), *(["--slow-games", str(plan.slow)] if plan.slow != plan.games else [])]
    words += ["--seed", str(plan.seed), *(word for option in options for word in ("--option", option))]
    return f"uv run subrosa {shlex.join(words)}"
