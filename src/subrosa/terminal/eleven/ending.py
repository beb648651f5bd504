"""The end of a game of 011: who won and how, and everything that was hidden."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FENRIR, PILE

from ..look import ROSE, Look
from .board import compass, header
from .city import city, legend
from .marks import badge, character, name_of, place, powers, role, spaced, tile_marks


def ending(look: Look, view: View) -> list[RenderableType]:
    """Everything open."""
    v = view.numbers
    return [
        header(look, view),
        "",
        *city(look, view, view, {}),
        *legend(look, view),
        *compass(look, view),
        "",
        hands(look, v),
        "",
        chosen(look, v),
        *pile(look, v),
        "",
        Text(look.say("terminal-end"), "bold"),
        Text(result(look, v), f"bold {ROSE}"),
    ]


def result(look: Look, v: State) -> str:
    """Who won, and as what; or that all are lost."""
    if v.winner < 0:
        return look.of_game("label-ragnarok")
    label = "label-won-fenrir" if v.role[v.winner] == FENRIR else "label-won-hero"
    me = "yes" if v.winner == look.me else "no"
    return look.of_game(label, seat=look.names[v.winner], me=me)


def chosen(look: Look, v: State) -> Text:
    """The Chosen One, and where the figure stands."""
    who = list(v.card).index(CHOSEN_ONE)
    line = Text().append(f"{look.of_game('label-chosen-one')} ", "dim").append(badge(look, v, who))
    return line.append(f" {character(look, v, who)}", "bold").append(f"  {place(look, int(v.place[who]))}", "dim")


def pile(look: Look, v: State) -> list[RenderableType]:
    """The cards nobody held."""
    cards = [Text(character(look, v, card)) for card, at in enumerate(v.card) if at == PILE]
    return [Text().append(f"{look.of_game('label-pile')} ", "dim").append(spaced(cards, ", "))] if cards else []


def hands(look: Look, v: State) -> RenderableType:
    """What each player was and had."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("", "card", "role", "time", "sheets", "clues", "tiles", "powers"):
        table.add_column(look.of_game(f"label-{head}") if head else "")
    for seat in sorted(range(v.seats), key=lambda seat: seat != v.winner):
        cards = [Text(character(look, v, card)) for card, at in enumerate(v.card) if at == seat]
        out = "" if v.alive >> seat & 1 else look.of_game("label-out")
        name = Text(look.names[seat], "bold" if seat == look.me else "")
        if seat == v.winner:
            name.stylize(ROSE)
        table.add_row(
            name,
            spaced(cards, ", "),
            ", ".join(part for part in (role(look, int(v.role[seat])), out) if part),
            str(v.time[seat]),
            str(v.sheets[seat]),
            str(v.clues[seat]),
            held(look, v, seat),
            powers(look, int(v.powers[seat])),
        )
    return table


def held(look: Look, v: State, seat: int) -> Text:
    """The tiles of a hand, with their marks."""
    found = []
    for face, count in enumerate(v.tile[seat]):
        if count > 0:
            name = name_of(look, "tiles", face) + (f" x{count}" if count > 1 else "")
            found.append(Text(name).append(" ").append(tile_marks(look, face)))
    for text in found:
        text.rstrip()
    return spaced(found, ", ") if found else Text(look.marks.dash, "dim")
