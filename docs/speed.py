"""How quick it is, beside others: `uv run python -m docs.speed` writes docs/speed.md from docs/speed.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".md")
FIGURES = FILE.with_suffix(".json")
COMMAND = "uv run --with rlcard --with pgx --with shimmy subrosa bench --peers --json > docs/speed.json"
HEAD = """\
# Speed

What one run gave, ours and theirs in turn, round by round, the median of each:

    {command}
    uv run python -m docs.speed

{date}, {cores} cores; {versions}.

Seconds are those in which processors work on it: with others at work on a machine the clock on the wall tells how many
there are, this tells what a machine that is left alone would do. What two threads share counts by the part of each.
Machines differ: read the ratios.
"""
OURS = """
## Ours

Whole games at the usual table ({seats} players), everybody choosing at random; decisions and steps are small ones, and
those of chance are counted in games and in OpenSpiel's steps.

"""
THEIRS = """
## Theirs

"""
BESIDE = """
## Beside each other

"""


def page() -> str:
    """The whole page."""
    found: dict[str, Any] = json.loads(FIGURES.read_text("utf-8"))
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    return "".join(
        [
            HEAD.format(command=COMMAND, date=found["date"], cores=found["cores"], versions=versions),
            OURS.format(seats=found["results"][0]["seats"]),
            *_lines(_ours(found["results"])),
            THEIRS,
            *_lines([["what", "a second"], *([row["what"], f"{row['per_second']:,}"] for row in found["peers"])]),
            BESIDE,
            *_lines(_beside(found)),
        ]
    )


def _ours(rows: list[dict[str, Any]]) -> Iterator[list[str]]:
    """A line a thing that is measured, a column a game."""
    games = list(dict.fromkeys(row["game"] for row in rows))
    rates = {(row["what"], row["engine"], row["game"]): row["per_second"] for row in rows}
    yield ["a second", "engine", *games]
    for what, engine in dict.fromkeys((row["what"], row["engine"]) for row in rows):
        each = (rates.get((what, engine, game)) for game in games)
        yield [what, engine, *("" if rate is None else f"{rate:,}" for rate in each)]


def _beside(found: dict[str, Any]) -> Iterator[list[str]]:
    """How many times as quick some of ours are, in this run."""
    games = list(dict.fromkeys(row["game"] for row in found["results"]))
    ours = {(row["what"].split(",")[0], row["engine"], row["game"]): row["per_second"] for row in found["results"]}
    faces = {(what, game): rate for (what, _, game), rate in ours.items()}
    theirs = {row["what"]: row["per_second"] for row in found["peers"]}
    threads = {
        (row["what"].split(", ")[1], row["game"]): row["per_second"]
        for row in found["results"]
        if "thread" in row["what"]
    }
    yield ["times", *games]
    yield [
        "compiled games / plain Python",
        *(_times(*(ours["random games", e, g] for e in ("numba", "python"))) for g in games),
    ]
    yield [
        "plain Python / python-chess",
        *(_times(ours["random games", "python", g], theirs["python-chess, random games, moves"]) for g in games),
    ]
    yield [
        f"batch on {found['cores']} threads / on one",
        *(_times(threads[f"{found['cores']} threads", g], threads["1 thread", g]) for g in games),
    ]
    yield [
        "PettingZoo / its hanabi",
        *(_times(faces["PettingZoo", g], theirs["PettingZoo hanabi_v5, steps"]) for g in games),
    ]
    for what, rate in theirs.items():
        if what.startswith("OpenSpiel python_"):
            name = what.split(",")[0].removeprefix("OpenSpiel ")
            yield [f"OpenSpiel / its {name}", *(_times(faces["OpenSpiel", g], rate) for g in games)]


def _times(one: int, other: int) -> str:
    return f"{one / other:.1f}" if one < 10 * other else f"{one / other:.0f}"


def _lines(rows: Iterator[list[str]] | list[list[str]]) -> Iterator[str]:
    for n, row in enumerate(rows):
        yield f"| {' | '.join(row)} |\n"
        if n == 0:
            yield "|" + "---|" * len(row) + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
