"""The end of a game of the Rose: who was who, who saw through whom, and who won."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.rose.box import EVENT_CARD_POINTS, HIT

from ..look import ROMAN, ROSE, Look
from .board import header, investigators, monks
from .marks import badge, change, colour, initial, spaced


def ending(look: Look, view: View) -> list[RenderableType]:
    """Everything open."""
    v = view.numbers
    ranks = [0] * v.seats
    view.game.rules.places(v, ranks)
    winners = [seat for seat in range(v.seats) if ranks[seat] == 1]
    said = look.say("terminal-winner", count=len(winners), seats=look.seats(winners))
    return [
        *header(look, view, view)[:1],
        "",
        monks(look, view, view),
        investigators(look, view),
        "",
        ranking(look, v, ranks),
        "",
        accusations(look, v, ranks),
        "",
        Text(look.say("terminal-end"), "bold"),
        Text(said, f"bold {ROSE}"),
    ]


def ranking(look: Look, v: State, ranks: list[int]) -> RenderableType:
    """The players by place, with their monk and what weighs on him."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column("")
    table.add_column("")
    table.add_column(look.of_game("label-evidence"), justify="right")
    table.add_column(look.of_game("label-event-cards"), justify="right")
    for seat in sorted(range(v.seats), key=lambda seat: ranks[seat]):
        monk = v.identity[seat]
        table.add_row(
            f"{ranks[seat]}.",
            ROMAN[seat],
            Text(look.names[seat], "bold" if seat == look.me else ""),
            spaced([badge(look, monk), Text(colour(look, monk))]),
            change(look, before_the_end(v, seat), v.evidence[monk]),
            str(list(v.taker).count(seat)),
        )
    return table


def before_the_end(v: State, seat: int) -> int:
    """The evidence of a player's monk before accusations and event cards."""
    monk = v.identity[seat]
    others = [other for other in range(v.seats) if other != seat]
    hits = sum(v.guess[other][(seat - other - 1) % v.seats] == monk for other in others)
    events = list(v.taker).count(seat)
    return int(v.evidence[monk] - HIT[v.seats] * hits - EVENT_CARD_POINTS * events)


def accusations(look: Look, v: State, ranks: list[int]) -> RenderableType:
    """Whom each player took for which monk, and whether rightly."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.of_game("step-accuse"))
    for seat in range(v.seats):
        table.add_column(ROMAN[seat])
    for seat in sorted(range(v.seats), key=lambda seat: ranks[seat]):
        cells = [Text(look.marks.dash, "dim")] * v.seats
        for i in range(v.seats - 1):
            other, guess = (seat + 1 + i) % v.seats, v.guess[seat][i]
            sign = look.marks.chosen if guess == v.identity[other] else look.marks.no
            cells[other] = spaced([initial(look, guess), Text(sign)])
        table.add_row(f"{ROMAN[seat]} {look.names[seat]}", *cells)
    return table
