"""011 in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from subrosa.core.match import View

from ..look import Look
from ..usual import Ranked, explained, goal, kept, verb
from . import board as parts
from .choices import WAYS, rows, spot_keys
from .city import city, legend
from .ending import ending
from .marks import grid
from .story import days, paragraphs

__all__ = ["board", "brief", "days", "ending", "explained", "least", "paragraphs", "rows", "verb"]

FEW = 14
"""More choices than this leave no room for the map in a small terminal."""
OF_FIGURES = {"figure", "copy", "lock", "gate_figure", "swap_first", "swap_second", "free_action", "target"}
"""The steps at which one looks at the characters rather than at the map."""
OF_AUCTION = {"bid", "raise"}
HEADER, GEARS = 1, 5


def least(look: Look) -> int:
    """The whole city, the gears and who has what have room, if what was told makes way for them."""
    return HEADER + 2 * max(grid(look.game.box)[1]) + 3 + GEARS + 1 + len(look.names)


def board(look: Look, view: View, before: View) -> list[RenderableType]:
    """The whole table, what matters most next to the question; before sending and in auctions less, unless asked."""
    if not look.asked and view is not before:
        return drafted(look, view, before)
    if not look.asked and view.step in OF_AUCTION:
        return auction(look, view, before)
    keys = {} if look.covered else spot_keys(look, view)
    map, signs = city(look, view, before, keys), legend(look, view)
    about: list[Ranked] = [
        (0, parts.header(look, view)),
        *((1 if keys else 3, line) for line in map),
        *((7, line) for line in signs),
        (6, ""),
        (5, parts.characters(look, view, before)),
        (6, ""),
        *(_side_by_side if look.wide else _under_each_other)(look, view, before),
        *((2, part) for part in parts.mine(look, view)),
    ]
    shown = kept(about, look.width, look.board_height) if look.board_height else [part for _, part in about]
    return shown if map[0] in shown else [part for part in shown if part not in signs]


def _side_by_side(look: Look, view: View, before: View) -> list[Ranked]:
    """Gears and players, and beside them the event and the organ."""
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=parts.LEFT)
    both.add_column(width=look.width - parts.LEFT - 3)
    organ = [*parts.compass(look, view), parts.supplies(look, view)]
    people = Group(parts.gears(look, view), "", parts.players(look, view, before))
    both.add_row(people, Group(*parts.event(look, view), "", *organ, *goal(look, view)))
    return [(1, both)]


def _under_each_other(look: Look, view: View, before: View) -> list[Ranked]:
    return [
        (2, parts.gears(look, view)),
        *((4, part) for part in (*parts.compass(look, view), parts.supplies(look, view))),
        (6, ""),
        *((2, part) for part in parts.event(look, view)),
        (1, parts.players(look, view, before)),
        *((3, part) for part in goal(look, view)),
    ]


def drafted(look: Look, view: View, before: View) -> list[RenderableType]:
    """What the choices that are about to be sent would change."""
    v, b = view.numbers, before.numbers
    moved = [*v.place, *v.clue, v.organ] != [*b.place, *b.clue, b.organ]
    map = city(look, view, before, {}) if moved else []
    return [parts.header(look, view), *map, parts.players(look, view, before)]


def auction(look: Look, view: View, before: View) -> list[RenderableType]:
    """What one bids for."""
    players, own = parts.players(look, view, before), [*parts.mine(look, view), *goal(look, view)]
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
    own = [] if look.small else parts.mine(look, view)
    mine = [*own, *goal(look, view)] if view is before else []
    return [*top, *event, parts.players(look, view, before), *mine]
