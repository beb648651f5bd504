"""The page of strength: every result that lies beside it, with its command, date and versions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from subrosa.arguments import write
from subrosa.core.errors import BadRequest
from subrosa.core.finding import find

from .measuring import Result
from .picture import picture
from .tables import grids, markdown

HEAD = """\
# How strong the players are

Written by `subrosa arena`; every section says by which command, when, and with which versions. The figures lie beside
this page as JSON.

A cell is one player of the row among others of the column, all at one table. Every deal is played once with the tested
player in each seat, so that he gets every hand and every identity of it; where two sides play against each other he
plays each of them. A shared win counts in parts. In brackets stands where the figure lies in 95 of 100 draws of the
deals (bootstrap over deals, since games of one deal are alike).

Strength is not transitive: read a row and its worst cell before its mean. A rating is 400 times the decimal logarithm
of the strength by Plackett and Luce over the rankings of all games, so 120 points are twice as strong. Its zero is the
mean of those who played here: ratings of two sections cannot be compared, nor with those a server has of people and
bots at its tables ([decision 068](decisions/068-ratings.md)). [Decision 031](decisions/031-arena.md) says why it is
measured so.
"""
FULL = 2000
"""Fewer games a cell than these leave wide intervals, and the page says so."""


def put(page: Path, result: Result) -> None:
    """Lay a result beside the page, in the place of an earlier one of the same table, and write the page anew."""
    folder = page.with_suffix("")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"{folder} cannot be made: {error.strerror}") from None
    file = folder / f"{name_of(result)}.json"
    write(file, msgspec.json.format(msgspec.json.encode(result), indent=1).decode() + "\n")
    write(file.with_suffix(".svg"), picture(result))
    write(page, written(page))


def name_of(result: Result) -> str:
    """The table that was played at: game, seats, what is not as usual, and who was tested if not all were."""
    ones = [one.replace(":", "") for one in result.settings.get("ones", ())]
    return "-".join([result.settings["game"], str(result.settings["seats"]), *unusual(result), *ones])


def unusual(result: Result) -> list[str]:
    """The options that are not as usual."""
    usual = {option.id: option.default for option in find(result.settings["game"]).options}
    return [f"{name}={value}" for name, value in result.settings["options"].items() if usual.get(name) != value]


def written(page: Path) -> str:
    """The whole page, from the results beside it."""
    files = sorted(page.with_suffix("").glob("*.json"))
    found = [(file, msgspec.json.decode(file.read_bytes(), type=Result)) for file in files]
    found.sort(key=lambda pair: (find(pair[1].settings["game"]).order, pair[0].name))
    return "\n".join([HEAD, *(part for file, result in found for part in _section(page, file, result))])


def _section(page: Path, file: Path, result: Result) -> Iterator[str]:
    settings = result.settings
    table = [f"{settings['seats']} players", *unusual(result), *settings.get("ones", ())]
    yield f"## {settings['game']}, {', '.join(table)}\n"
    yield f"```console\n$ {result.command}\n```\n"
    yield f"{_when(result)}\n"
    yield f"![The matrix as a heat map]({file.with_suffix('.svg').relative_to(page.parent)})\n"
    for title, grid in grids(result):
        yield f"{title}\n\n{markdown(grid)}\n"
    for note in result.notes:
        yield f"{note}\n"


def _when(result: Result) -> str:
    settings, belief = result.settings, result.settings["belief"]
    model = "no belief" if belief is None else f"belief version {belief}"
    said = f"{result.date}; Sub Rosa {settings['subrosa']}, rules version {settings['rules']}, {model}"
    said += f", text {settings['text']}, engine {result.engine}; seed {settings['seed']}."
    if settings["games"] < FULL:
        said += f" A small run: {settings['games']} games a cell, so intervals are wide."
    return said
