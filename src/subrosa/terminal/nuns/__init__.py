"""Nuns on the Run in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

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
        *legend(look, view, look.width),
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
    return [*open, "", people, "", *mine(look, view, BESIDE), "", *legend(look, view, BESIDE)]


def brief(look: Look, view: View, before: View) -> list[RenderableType]:
    """What has to be seen while choosing: the part of the map it is about, and what is mine of it."""
    if look.wide and not look.small:
        return board(look, view, before)
    below = [*panel.permission(look, view), *panel.tokens(look, view, look.width)]
    own = mine(look, view, look.width, whole=False)
    if look.height:
        used = sum(map(_height, [*below, *own]))
    else:
        used = 0
    lines = _map(look, view, look.width, used - 4 if look.height else 0, LOW)
    return [panel.header(look, view), *lines, *below, *own]


def _height(part: RenderableType) -> int:
    """About how many lines a part takes."""
    return 2 if getattr(part, "cell_len", 0) > 80 else 1


def _map(look: Look, view: View, width: int, below: int, paper: int = 0) -> list[RenderableType]:
    """The map in the lines that the choices leave for it; all of it if asked for."""
    places = offered(look, view)
    lines = paper
    if look.asked:
        lines = 0
    elif look.height:
        lines = max(look.height - below - TALE - len(view.actions), LOWEST)
    return [*convent(look, view, places, width, lines)]
