"""Where games are found: every installed package may offer some, in the entry point group `subrosa.games`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .errors import BadRequest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from .game import Game

GROUP = "subrosa.games"


@cache
def _offered() -> dict[str, EntryPoint]:
    """What is offered, our own games first."""
    from importlib.metadata import entry_points  # takes longer to load than all of the core

    offered = sorted(entry_points(group=GROUP), key=lambda point: (not point.value.startswith("subrosa."), point.name))
    return {point.name: point for point in offered}


def names() -> tuple[str, ...]:
    """The ids of all games that are installed here."""
    return tuple(_offered())


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in _offered():
        raise BadRequest(f"there is no game called {name!r}; there is {', '.join(names())}")
    game: Game = _offered()[name].load()
    return game
