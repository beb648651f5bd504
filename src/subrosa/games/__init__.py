"""The games of the house. A new game is a folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from subrosa.core.errors import BadRequest
from subrosa.core.game import Game

GAMES = ("rose", "eleven", "nuns")


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise BadRequest(f"there is no game called {name!r}; there is {', '.join(GAMES)}")
    game: Game = import_module(f"subrosa.games.{name}").GAME
    return game
