"""Results as tables: lines of a terminal, and Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from .measuring import Cell, Result, Share
from .outside import PROGRAM

Grid = list[list[str]]


def short(bot: str) -> str:
    """A player's name where room is scarce: of one from outside the class, or the file."""
    if bot.startswith(PROGRAM):
        return Path(bot.split()[-1]).name
    return bot.rpartition(":")[2] if ".py:" in bot else bot


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.1f}"


def spread(share: Share) -> str:
    """A share with its interval."""
    return f"{percent(share.mean)} ({percent(share.low)}–{percent(share.high)})"


def rest_of(result: Result) -> str:
    """What the others of a cell are called."""
    return "the others" if result.sides else f"{result.settings['seats'] - 1} of"


def matrix(result: Result) -> Grid:
    """The whole matrix: in percent of the wins, with intervals."""
    bots = result.settings["bots"]
    head = [f"one of \\ {rest_of(result)}", *map(short, bots), "field mean", "worst", "rating"]
    grid = [head]
    for row in result.rows:
        cells = [result.cell(row.bot, rest) for rest in bots]
        shares = [spread(cell.share) if cell and cell.one != cell.rest else "-" for cell in cells]
        rated = row.rating
        points = f"{rated.mean:+.0f} ({rated.low:+.0f} to {rated.high:+.0f})" if rated else "-"
        grid.append(
            [short(row.bot), *shares, spread(row.field), f"{percent(row.worst)} v {short(row.against)}", points]
        )
    return grid


def by_side(result: Result, side: str) -> Grid:
    """What a side won, by who played it and against whom."""
    bots, other = result.settings["bots"], " and ".join(name for name in result.sides if name != side)
    grid = [[f"{side} \\ {other}", *map(short, bots)]]
    for one in bots:
        cells = [result.cell(one, rest) for rest in bots]
        grid.append([short(one), *(spread(cell.sides[side]) if cell else "-" for cell in cells)])
    return grid


def facts(result: Result) -> Grid:
    """Cell by cell what else there is to know."""
    names = list(result.cells[0].facts)
    decided = any(cell.decided < 1 for cell in result.cells)
    head = ["cell", "games", *(["decided", "% of decided"] if decided else [])]
    grid = [[*head, *(name.replace("_", " ") for name in names), "decisions/s"]]
    for cell in result.cells:
        counted = [f"{cell.facts[name]:.3f}" for name in names]
        grid.append([*_cell(cell, decided), *counted, f"{cell.decisions_per_second:,}"])
    return grid


def _cell(cell: Cell, decided: bool) -> list[str]:
    found = [f"{short(cell.one)} v {short(cell.rest)}", str(cell.games)]
    return [*found, percent(cell.decided), spread(cell.of_decided)] if decided else found


def grids(result: Result) -> Iterator[tuple[str, Grid]]:
    """All tables of a result, each with what it shows."""
    if result.rows:
        kind = "on both sides in turn" if result.sides else "in every seat of every deal"
        yield f"Percent of the wins of one player among others, {kind}; par is {percent(result.par)}.", matrix(result)
    for side in result.sides:
        yield f"Percent of the games that the {side} win.", by_side(result, side)
    yield "Cell by cell, as it concerns the one.", facts(result)


def text(result: Result) -> str:
    """For a terminal."""
    parts = [f"{title}\n{_aligned(grid)}" for title, grid in grids(result)]
    return "\n\n".join([*parts, *result.notes])


def _aligned(grid: Grid) -> str:
    wide = [max(len(row[column]) for row in grid) for column in range(len(grid[0]))]
    return "\n".join(
        "  ".join(part.ljust(wide[0]) if i == 0 else part.rjust(wide[i]) for i, part in enumerate(row)).rstrip()
        for row in grid
    )


def markdown(grid: Sequence[Sequence[str]]) -> str:
    """For a page."""
    head, *rows = ["| " + " | ".join(part.replace("|", "\\|") for part in row) + " |" for row in grid]
    return "\n".join([head, "|" + "---|" * len(grid[0]), *rows])
