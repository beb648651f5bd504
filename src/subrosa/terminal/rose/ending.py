"""The end of a game of the Rose: who was who, who saw through whom, and who won."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.match import View
from subrosa.games.rose.box import COLOURS
from subrosa.games.rose.fields import PLAYERS

from ..look import ROMAN, ROSE, Look
from .board import header, investigators, monks
from .marks import badge, change, colour, initial, spaced


def ending(look: Look, view: View) -> list[RenderableType]:
    """Everything open."""
    order = [PLAYERS.index(one["seat"]) for one in view.derived["end"]["seats"]]
    winners = [seat for seat, one in zip(order, view.derived["end"]["seats"], strict=True) if one["place"] == 1]
    said = look.say("terminal-winner", count=len(winners), seats=look.seats(winners))
    return [
        *header(look, view, view)[:1],
        "",
        monks(look, view, view),
        investigators(look, view),
        "",
        ranking(look, view, order),
        "",
        accusations(look, view, order),
        "",
        Text(look.say("terminal-end"), "bold"),
        Text(said, f"bold {ROSE}"),
    ]


def ranking(look: Look, view: View, order: list[int]) -> RenderableType:
    """The players by place, with their monk and what weighs on him."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column("")
    table.add_column("")
    table.add_column(look.of_game("label-evidence"), justify="right")
    table.add_column(look.of_game("label-event-cards"), justify="right")
    for seat, one in zip(order, view.derived["end"]["seats"], strict=True):
        monk = COLOURS.index(one["monk"])
        table.add_row(
            f"{one['place']}.",
            ROMAN[seat],
            Text(look.names[seat], "bold" if seat == look.me else ""),
            spaced([badge(look, monk), Text(colour(look, monk))]),
            change(look, one["before"], one["total"]),
            str(one["events"]),
        )
    return table


def accusations(look: Look, view: View, order: list[int]) -> RenderableType:
    """Whom each player took for which monk, and whether rightly."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.of_game("step-accuse"))
    for seat in sorted(order):
        table.add_column(ROMAN[seat])
    for seat in order:
        cells = [Text(look.marks.dash, "dim") for _ in order]
        for other, guess in view.derived["guesses"][PLAYERS[seat]].items():
            sign = look.marks.chosen if guess["right"] else look.marks.no
            cells[PLAYERS.index(other)] = spaced([initial(look, COLOURS.index(guess["monk"])), Text(sign)])
        table.add_row(f"{ROMAN[seat]} {look.names[seat]}", *cells)
    return table
