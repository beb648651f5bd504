"""Nuns on the Run in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.match import View

from ..look import Look
from . import panel
from .choices import facts, offered, rows
from .convent import convent, legend
from .ending import ending
from .mine import mine
from .story import days, paragraphs

__all__ = ["board", "brief", "days", "ending", "facts", "paragraphs", "rows"]

BESIDE = 40
"""How wide what stands beside the map is in a wide terminal."""
LOWEST, LOW = 7, 24
"""A part of the map has at least so many lines; while choosing, on paper, so many."""
TALE = 10
"""Lines kept free for what has happened, the question and what is typed."""
SHORT_TALE = 6
"""The same in the middle of a choice, when little has happened."""
BELOW = 16
"""Lines that stand below the map in a narrow terminal."""


def board(look: Look, view: View, before: View) -> list[RenderableType]:
    """The whole table: the map, and beside or below it what lies open and what is mine."""
    if view is not before and not look.asked and not look.wide:
        return brief(look, view, before)
    if look.wide:
        width = look.width - BESIDE - 2
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(width=width)
        both.add_column(width=BESIDE)
        both.add_row(Group(*_map(look, view, width, 0)), Group(*_beside(look, view)))
        return [panel.header(look, view), both]
    tokens = [*panel.tokens(look, view, look.width), *panel.spent(look, view, look.width)]
    own = mine(look, view, look.width)
    return [
        panel.header(look, view),
        *_map(look, view, look.width, BELOW),
        *legend(look, view, look.width, look.width),
        "",
        *panel.guards(look, view),
        *panel.permission(look, view),
        *tokens,
        "",
        panel.novices(look, view),
        "",
        *own,
    ]


def _beside(look: Look, view: View) -> list[RenderableType]:
    """What stands beside the map."""
    tokens = [*panel.tokens(look, view, BESIDE), *panel.spent(look, view, BESIDE)]
    people = panel.novices(look, view, narrow=True)
    open = [*panel.guards(look, view, narrow=True), *panel.permission(look, view), *tokens]
    signs = legend(look, view, BESIDE, look.width - BESIDE - 2)
    return [*open, "", people, "", *mine(look, view, BESIDE), "", *signs]


def brief(look: Look, view: View, before: View) -> list[RenderableType]:
    """What has to be seen while choosing: the part of the map it is about, and what is mine of it."""
    if look.wide and not look.small:
        return board(look, view, before)
    below = [*panel.permission(look, view), *panel.tokens(look, view, look.width)]
    own = mine(look, view, look.width, whole=False)
    used = sum(_height(look, part) for part in [*below, *own])
    lines = _map(look, view, look.width, used - TALE + SHORT_TALE, LOW)
    return [panel.header(look, view), *lines, *below, *own]


def _height(look: Look, part: RenderableType) -> int:
    """How many lines a part takes, if it is a text."""
    return -(-part.cell_len // look.width) if isinstance(part, Text) else 1


def _map(look: Look, view: View, width: int, below: int, paper: int = 0) -> list[RenderableType]:
    """The map in the lines that the rest and the choices leave for it; all of it if asked for.

    Covered, how many choices there are is not to be seen either.
    """
    lines = 0 if look.asked else paper
    if look.height and not look.asked:
        choices = 0 if look.covered else len(view.actions)
        lines = max(look.height - below - TALE - choices, LOWEST)
    return [*convent(look, view, offered(look, view), width, lines)]
