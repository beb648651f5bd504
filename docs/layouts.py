"""What stands where in an observation: `uv run python -m docs.layouts` writes docs/layouts.md from the fields."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from subrosa.core.fields import Axis
from subrosa.core.game import Game
from subrosa.core.layouts import ME, Part
from subrosa.games import listed

FILE = Path(__file__).with_suffix(".md")
SHOWN = 8
"""So many names are written out."""
HEAD = """\
# What stands where in an observation

An observation is a row of whole numbers: the cells below, in this order, -1 for what is not known or not there. It
holds what a seat's view holds; whose it is stands first. Cells go along the last axis first. Made from the games'
tables of fields by `uv run python -m docs.layouts`; how observations are used is told [for researchers](researcher.md).
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in listed() for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    yield f"## {game.id}\n"
    yield f"{game.layout.size} cells; choices have numbers below {game.choice_numbers}.\n"
    yield "| cells | field | axes | holds | known to |"
    yield "|---|---|---|---|---|"
    for part in game.layout:
        known = "whose it is" if part.field is ME else part.field.known.value
        yield f"| {_cells(part)} | `{part.name}` | {_axes(part)} | {_holds(part)} | {known} |"
    if game.shares.size:
        yield f"\nWhat a seat believes has {game.shares.size} cells, shares from 0 to 1.\n"
        yield "| cells | name | axes | how likely |"
        yield "|---|---|---|---|"
        for part in game.shares:
            yield f"| {_cells(part)} | `{part.name}` | {_axes(part)} | {game.shares.said[part.name]} |"
    yield ""


def _cells(part: Part) -> str:
    last = part.first + part.size - 1
    return str(part.first) if part.size == 1 else f"{part.first}-{last}"


def _axes(part: Part) -> str:
    return " x ".join(_axis(axis) for axis in part.field.axes)


def _axis(axis: Axis) -> str:
    if isinstance(axis, int):
        return str(axis)
    return f"{len(axis)} ({_names(axis)})"


def _holds(part: Part) -> str:
    return f"0-{part.high}: {_names(part.field.values)}" if part.field.values else f"{part.field.range[0]}-{part.high}"


def _names(names: tuple[str, ...]) -> str:
    if len(names) <= SHOWN:
        return ", ".join(names)
    return f"{', '.join(names[: SHOWN - 2])}, … {names[-1]}"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
