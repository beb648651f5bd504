"""The games: our own, and those that other packages bring. `find("rose")` is a game, `names()` are all of them."""

from __future__ import annotations

from subrosa.core.finding import find, is_ours, names
from subrosa.core.game import Game

__all__ = ["find", "listed", "names"]


def listed() -> list[Game]:
    """All games that are installed here, in the order in which lists show them: our own first."""
    return sorted(map(find, names()), key=lambda game: (not is_ours(game.id), game.order, game.id))
