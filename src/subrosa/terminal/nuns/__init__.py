"""Nuns on the Run in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from subrosa.core.match import View

from ..look import Look, height_of
from ..usual import Ranked, kept
from . import panel
from .choices import offered, rows, strides, verb
from .convent import convent, legend, lowest
from .ending import ending
from .mine import mine
from .story import days, paragraphs
from .why import explained

__all__ = ["board", "brief", "days", "ending", "explained", "least", "paragraphs", "rows", "strides", "verb", "wished"]

BESIDE = 40
"""How wide what stands beside the map is in a wide terminal."""
LOW = 24
"""While choosing, on paper, a part of the map has so many lines."""
HEADER = 1
QUESTION, CHOICES = 3, 7
"""Lines for what is asked, and for as many choices as there mostly are at most."""


def least(look: Look) -> int:
    """Beside what lies open and what is mine the whole convent has room, if what was told makes way for it."""
    return HEADER + lowest(look, look.width - BESIDE - 2) if look.wide else 0


def wished(look: Look) -> int:
    """So many lines of choices leave room for the whole convent, below it a line across and what is asked."""
    return max(look.height - least(look) - QUESTION, 1) if look.wide and look.height else 0


def board(look: Look, view: View, before: View) -> list[RenderableType]:
    """The whole table: the map, and beside or below it what lies open and what is mine."""
    if look.wide:
        return [panel.header(look, view), _side_by_side(look, view)]
    if view is not before and not look.asked:
        return brief(look, view, before)
    signs = legend(look, view, look.width, look.width)
    open = [*panel.permission(look, view), *panel.tokens(look, view, look.width)]
    own = mine(look, view, look.width)
    parts: list[Ranked] = [
        *((9, line) for line in signs),
        (10, ""),
        *((4, part) for part in panel.guards(look, view)),
        *((2, part) for part in open),
        *((8, part) for part in panel.spent(look, view, look.width)),
        (10, ""),
        (5, panel.novices(look, view)),
        (10, ""),
        *own,
    ]
    return _under_each_other(look, view, parts)


def brief(look: Look, view: View, before: View) -> list[RenderableType]:
    """What has to be seen while choosing: the part of the map it is about, and what is mine of it."""
    if look.wide and not look.small:
        return board(look, view, before)
    parts: list[Ranked] = [(2, part) for part in panel.permission(look, view)]
    parts += [(2, part) for part in panel.tokens(look, view, look.width)]
    parts += mine(look, view, look.width, whole=False)
    if look.board_height:
        parts = [*((4, part) for part in panel.guards(look, view)), *parts, (5, panel.novices(look, view))]
    return _under_each_other(look, view, parts, LOW)


def _under_each_other(look: Look, view: View, parts: Sequence[Ranked], paper: int = 0) -> list[RenderableType]:
    """The map, and below it as much as there is room for; at least half of the room is the map's."""
    most = look.board_height - HEADER - look.board_height // 2 if look.board_height else 0
    below = kept(parts, look.width, most) if look.board_height else [part for _, part in parts]
    used = HEADER + sum(height_of(part, look.width) for part in below)
    lines = look.board_height - used if look.board_height else 0 if look.asked else paper
    return [panel.header(look, view), *convent(look, view, offered(look, view), look.width, lines), *below]


def _side_by_side(look: Look, view: View) -> RenderableType:
    """The map, and beside it what lies open and what is mine."""
    width, most = look.width - BESIDE - 2, look.board_height - HEADER if look.board_height else 0
    open = [*panel.permission(look, view), *panel.tokens(look, view, BESIDE)]
    signs = legend(look, view, BESIDE, width)
    parts: list[Ranked] = [
        *((1, part) for part in panel.guards(look, view, narrow=True)),
        *((2, part) for part in open),
        *((7, part) for part in panel.spent(look, view, BESIDE)),
        (9, ""),
        (3, panel.novices(look, view, narrow=True)),
        (9, ""),
        *mine(look, view, BESIDE),
        (9, ""),
        *((10, line) for line in signs),
    ]
    beside = kept(parts, BESIDE, most) if look.board_height else [part for _, part in parts]
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(width=width)
    both.add_column(width=BESIDE)
    lines = min(most, _steady(look, width)) if most else 0
    both.add_row(Group(*convent(look, view, offered(look, view), width, lines)), Group(*beside))
    return both


def _steady(look: Look, width: int) -> int:
    """A map of so many lines stands as it stood on the page before, however few choices there are."""
    return max(lowest(look, width), look.height - HEADER - QUESTION - CHOICES)
