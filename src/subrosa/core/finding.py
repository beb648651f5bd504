"""Where games are found: every installed package may offer some, in the entry point group `subrosa.games`."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import BadRequest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from .game import Game

GROUP = "subrosa.games"
OURS = "subrosa.games."


@cache
def _offered() -> dict[str, EntryPoint]:
    """What is offered, our own games first."""
    from importlib.metadata import entry_points  # takes longer to load than all of the core

    offered = sorted(entry_points(group=GROUP), key=lambda point: (not point.value.startswith(OURS), point.name))
    return {point.name: point for point in offered}


def is_ours(name: str) -> bool:
    """Does this game come with the house?"""
    return _point(name).value.startswith(OURS)


def names() -> tuple[str, ...]:
    """The ids of all games that are installed here."""
    return tuple(_offered())


@cache
def find(name: str) -> Game:
    """The game of that name."""
    game: Game = _point(name).load()
    return game


@cache
def folder(name: str) -> Path:
    """Where the game of that name lies: its texts, its rules in words, its data. The game itself is not loaded."""
    spec = find_spec(_point(name).module)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _point(name: str) -> EntryPoint:
    if name not in _offered():
        raise BadRequest(f"there is no game called {name!r}; there is {', '.join(names())}")
    return _offered()[name]
