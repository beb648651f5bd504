"""What most games answer where others have something of their own to say."""

from __future__ import annotations

from subrosa.core.match import View

from .look import Look


def verb(look: Look, view: View) -> str:
    """Numbers only count the choices."""
    return ""


def explained(look: Look, view: View, about: str) -> list[str]:
    """Whoever asks about something is told the aim of the game."""
    return []


def least(look: Look) -> int:
    """A board may have as few lines as are left for it; one that would lose something says how many it needs."""
    return 0


def aimed(look: Look, view: View) -> str:
    """What the game is about for me now; what only I may know of it is left out while it is covered."""
    aim = view.derived.get("aim")
    if not aim:
        return ""
    kind = "" if look.covered else aim["kind"]
    return look.of_game(f"aim-{kind}" if kind else "aim", **look.shown(aim["facts"]))
