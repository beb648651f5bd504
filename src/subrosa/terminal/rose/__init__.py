"""The Name of the Rose in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from subrosa.core.match import View
from subrosa.core.tellings import Telling

from ..look import ROMAN, Look, Paragraph
from ..usual import explained, verb
from . import board as parts
from .choices import rows
from .ending import ending

__all__ = ["board", "brief", "days", "ending", "explained", "paragraphs", "rows", "verb"]


LEFT = 76
FEW = 9
"""More choices than this leave no room for the tracks in a small terminal."""


def board(look: Look, view: View, before: View) -> list[RenderableType]:
    """The whole table; in a small terminal without what is only there to please."""
    monks, who = parts.monks(look, view, before), parts.investigators(look, view)
    court, players = parts.court(look, view), parts.players(look, view)
    if look.small:
        return [parts.sundial(look, view, before), monks, who, court, players, *parts.mine(look, view)]
    header = [*parts.header(look, view, before), ""]
    own, piles = parts.mine(look, view), parts.piles(look, view)
    if not look.wide:
        return [*header, monks, who, "", court, "", players, "", *piles, *own]
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=LEFT)
    both.add_column(width=look.width - LEFT - 3)
    both.add_row(monks, Group(*own, "", *piles))
    return [*header, both, who, "", court, "", players]


def brief(look: Look, view: View, before: View) -> list[RenderableType]:
    """What has to be seen while choosing; the rows say the rest."""
    if look.small and view is not before and len(view.actions) > FEW:
        return [parts.sundial(look, view, before)]
    tracks = [parts.monks(look, view, before), parts.investigators(look, view)]
    if look.small and view is before:
        tracks.append(parts.identity(look, view))
    return [*parts.header(look, view, before), *([] if look.small else [""]), *tracks]


TURNS = {"played", "placed"}
ONCE = {"first", "event", "night", "you_return", "returns", "taken_back"}
TOGETHER = {"revealed", "laid_marker", "laid_guess", "has_chosen", "was"}
LEFT_OUT = {"stands", "has_identity", "draws"}
SMALL, SIGNS, CHANGES = {"time", "reshuffled"}, {"judged_more", "judged_less", "added"}, {"suspicion", "evidence"}
"""What is left out of others' turns: the sundial, and signs whose change is told."""


def paragraphs(look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
    """What was told, by turns, nights, dawns and revelations; how the board was laid out can be seen."""
    found: list[tuple[Telling, list[Telling]]] = []
    for telling in tellings:
        opens = telling.kind in TURNS | ONCE
        opens |= telling.kind in TOGETHER and bool(found) and found[-1][0].kind not in TOGETHER
        if opens or not found:
            found.append((telling, []))
        if not dull(telling, found[-1][0]):
            found[-1][1].append(telling)
    return [Paragraph(mark(look, first), whose(first), tuple(rest), short(rest)) for first, rest in found if rest]


def whose(first: Telling) -> int:
    """Whose turn begins so, or -1."""
    return int(first.facts["seat"]) - 1 if first.kind in TURNS else -1


def short(turn: Sequence[Telling]) -> tuple[Telling, ...]:
    """A turn as the board shows it too: who went where, and what became of suspicion and evidence."""
    moves = any(telling.kind == "moved" for telling in turn)
    changed = {telling.facts["monk"] for telling in turn if telling.kind in CHANGES}

    def seen(telling: Telling) -> bool:
        sign = telling.kind in SIGNS and telling.facts["monk"] in changed
        return sign or telling.kind in SMALL or (moves and telling.kind in ("played", "called"))

    return tuple(telling for telling in turn if not seen(telling))


def dull(telling: Telling, first: Telling) -> bool:
    """Is it something that goes without saying?"""
    if telling.kind == "laid":
        return first.kind == "first"
    return telling.kind in LEFT_OUT or (telling.kind == "spent" and telling.facts["tiles"] == 0)


def mark(look: Look, telling: Telling) -> str:
    """What stands before a paragraph."""
    if telling.kind in TURNS:
        return ROMAN[int(telling.facts["seat"]) - 1]
    if telling.kind in TOGETHER:
        return look.marks.eye
    return {"night": look.marks.night, "event": look.marks.dawn}.get(telling.kind, look.marks.dot)


def days(tellings: Sequence[Telling]) -> list[int]:
    """Where in what was told each day begins."""
    return [i for i, telling in enumerate(tellings) if telling.kind == "event"]
