"""What most games answer where others have something of their own to say."""

from __future__ import annotations

from subrosa.core.match import View
from subrosa.core.tellings import Fact

from .look import Look


def verb(look: Look, view: View) -> str:
    """Numbers only count the choices."""
    return ""


def house(look: Look, view: View) -> dict[str, Fact]:
    """How this table plays, as far as help has to know; where a game says nothing, help is the same at every table."""
    said = getattr(look.game.words, "house", None)
    return said(view.numbers) if said else {}


def explained(look: Look, view: View, about: str) -> list[str]:
    """Whoever asks about something is told the aim of the game."""
    return []
