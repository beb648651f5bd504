"""Leaks planted into games: what a seat sees or is told too much."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from subrosa.core import doors
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.said import Said
from subrosa.core.tellings import Telling

Scene = Callable[[], Match]


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


def playing(game: Game, apply: Callable[[Game, Any, int, int], None]) -> Game:
    """A game in which decisions are carried out otherwise."""
    rules = SimpleNamespace(**{**vars(game.rules), "apply": lambda s, seat, choice: apply(game, s, seat, choice)})
    return replace(game, rules=rules)  # type: ignore[arg-type]


class Plant(NamedTuple):
    """A leak, the scene at which it shows, and to whom."""

    leak: Callable[..., Any]
    into: Callable[[Game, Any], Game]
    scene: Scene
    seats: tuple[int, ...]

    def __str__(self) -> str:
        return self.leak.__name__

    def findings(self) -> list[str]:
        match = self.scene()
        return findings(match, self.seats, self.into(match.game, self.leak))


class Plants:
    """The leaks of a game, planted by decorators."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.rows: list[Plant] = []

    def _planted(self, into: Any, scene: Scene, seats: tuple[int, ...]) -> Callable[[Any], Any]:
        def plant(leak: Any) -> Any:
            self.rows.append(Plant(leak, into, scene, seats or self.seats))
            return leak

        return plant

    def sees(self, scene: Scene, *seats: int) -> Any:
        """`leak(s, seat, v)` adds to a view."""
        return self._planted(seeing, scene, seats)

    def tells(self, scene: Scene, *seats: int) -> Any:
        """`leak(before, choice, after, told)` changes what is told."""
        return self._planted(telling, scene, seats)

    def plays(self, scene: Scene, *seats: int) -> Any:
        """`leak(game, s, seat, choice)` carries out decisions."""
        return self._planted(playing, scene, seats)


def findings(
    match: Match, seats: Iterable[int], game: Game | None = None, back: int = 8, worlds: int = 10
) -> list[str]:
    """Doors at which seats can tell the truth from redraws in the last decisions of a match."""
    if game is not None:
        match = Match.from_log(replace(match.setup, game=game), match.decisions)
    walk, last = doors.Walk(match), len(match.decisions)
    return [door for seat in seats for n in range(worlds) for door in walk.leaks(last - n % back, seat, Random(n))]
