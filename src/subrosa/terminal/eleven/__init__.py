"""011 in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from subrosa.core.match import View

from ..look import Look
from ..usual import explained, verb
from . import board as parts
from .choices import WAYS, rows, spot_keys
from .city import city, legend
from .ending import ending
from .story import days, paragraphs

__all__ = ["board", "brief", "days", "ending", "explained", "paragraphs", "rows", "verb"]

FEW = 14
"""More choices than this leave no room for the map in a small terminal."""
OF_FIGURES = {"figure", "copy", "lock", "gate_figure", "swap_first", "swap_second", "free_action", "target"}
"""The steps at which one looks at the characters rather than at the map."""
OF_AUCTION = {"bid", "raise"}


def board(look: Look, view: View, before: View) -> list[RenderableType]:
    """The whole table, what matters most next to the question; before sending and in auctions less, unless asked."""
    if not look.asked and view is not before:
        return drafted(look, view, before)
    if not look.asked and view.step in OF_AUCTION:
        return auction(look, view, before)
    keys = {} if look.covered else spot_keys(look, view)
    top = [parts.header(look, view), *city(look, view, before, keys), *legend(look, view), ""]
    gears, organ = parts.gears(look, view), [*parts.compass(look, view), parts.supplies(look, view)]
    people, players = parts.characters(look, view, before), parts.players(look, view, before)
    event, own = parts.event(look, view), parts.mine(look, view)
    if not look.wide:
        return [*top, gears, *organ, "", people, "", *event, players, *own]
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=parts.LEFT)
    both.add_column(width=look.width - parts.LEFT - 3)
    both.add_row(people, Group(*event, "", *organ))
    return [*top, both, "", gears, "", players, *own]


def drafted(look: Look, view: View, before: View) -> list[RenderableType]:
    """What the choices that are about to be sent would change."""
    v, b = view.numbers, before.numbers
    moved = [*v.place, *v.clue, v.organ] != [*b.place, *b.clue, b.organ]
    map = city(look, view, before, {}) if moved else []
    return [parts.header(look, view), *map, parts.players(look, view, before)]


def auction(look: Look, view: View, before: View) -> list[RenderableType]:
    """What one bids for."""
    players, own = parts.players(look, view, before), parts.mine(look, view)
    return [parts.header(look, view), parts.gears(look, view), "", *parts.event(look, view), players, *own]


def brief(look: Look, view: View, before: View) -> list[RenderableType]:
    """What has to be seen while choosing; the rows say the rest."""
    top = [parts.header(look, view)]
    keys = {} if look.covered else spot_keys(look, view)
    if keys or view.step in WAYS:
        if look.small and len(view.actions) > FEW:
            return top
        return [*top, *city(look, view, before, keys, part=look.small)]
    if view.step in OF_FIGURES and not look.small:
        return [*top, parts.characters(look, view, before)]
    if view.step == "location" and not look.small:
        return [*top, *city(look, view, before, {}), *parts.compass(look, view)]
    event = parts.event(look, view) if view.step in ("open", "figure", *OF_AUCTION) else []
    own = parts.mine(look, view) if view is before and not look.small else []
    return [*top, *event, parts.players(look, view, before), *own]
