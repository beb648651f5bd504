"""What most games answer where others have something of their own to say."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from subrosa.core.match import Action, View

from .look import Look, height_of

Ranked = tuple[int, RenderableType]
"""A part of a page and how much it matters: of those with a higher rank there are only as many as there is room for."""


def verb(look: Look, view: View) -> str:
    """Numbers only count the choices."""
    return ""


def explained(look: Look, view: View, about: str) -> list[str]:
    """Whoever asks about something is told the aim of the game."""
    return []


def strides(view: View, made: Action) -> bool:
    """No choice is one step of many; where one is, nobody is asked at each whether it may be sent."""
    return False


def least(look: Look) -> int:
    """A board may have as few lines as are left for it; one that would lose something says how many it needs."""
    return 0


def wished(look: Look) -> int:
    """Choices have as many lines as there is room for; a board that wants to be seen whole says how many it leaves."""
    return 0


def aimed(look: Look, view: View) -> str:
    """What the game is about for me now; what only I may know of it is left out while it is covered."""
    aim = view.derived.get("aim")
    if not aim:
        return ""
    kind = "" if look.covered else aim["kind"]
    return look.of_game(f"aim-{kind}" if kind else "aim", **look.shown(aim["facts"]))


def goal(look: Look, view: View) -> list[RenderableType]:
    """The same as a line that stands beside the board."""
    aim = aimed(look, view)
    return [Text(aim, "dim")] if aim else []


def kept(parts: Sequence[Ranked], width: int, most: int) -> list[RenderableType]:
    """As many parts as there are lines for, those of a rank together or not at all, what matters most first."""
    left, ranks = most, set()
    for rank in sorted({rank for rank, _ in parts}):
        high = sum(height_of(part, width) for its, part in parts if its == rank)
        if high <= left:
            ranks.add(rank)
            left -= high
    return [part for rank, part in parts if rank in ranks]
