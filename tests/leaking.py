"""Leaks planted into games: what a seat sees or is told too much."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from subrosa.core.game import Game
from subrosa.core.said import Said
from subrosa.core.tellings import Telling


def seeing(game: Game, leak: Callable[[Any, int, Any], None]) -> Game:
    """A game in which a leak is added to what a seat sees while it is on."""

    def some(s: Any, seat: int, v: Any) -> None:
        if game.some is not None:
            game.some(s, seat, v)
        leak(s, seat, v)

    return replace(game, some=some)


def telling(game: Game, leak: Callable[[Any, int, Any, list[Telling]], Iterable[Telling]]) -> Game:
    """A game in which what is told goes through a leak: state before, choice, state after, and all that is told."""

    def said(s: Any, decider: int, choice: int) -> Said:
        return replace(game.said(s, decider, choice), told=())

    def consequences(before: Any, decider: int, choice: int, after: Any) -> Iterable[Telling]:
        return leak(before, choice, after, game.tell(before, decider, choice, after))

    return replace(game, said=said, consequences=consequences)
