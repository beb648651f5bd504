"""What came of games: results of a batch, one random game with every state, and matches side by side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Played:
    """What came of a batch of games: decisions taken and the place of every seat (0: not over), game by game."""

    decisions: list[int]
    places: list[list[int]]
    ends: Any = field(default=None, compare=False)
    """The last position of each game of players who think, as the engine keeps positions."""

    def __repr__(self) -> str:
        return f"<Played: {len(self.places)} games, {sum(self.decisions)} decisions>"


@dataclass(frozen=True)
class Traced:
    """One random game: deciders, choices, sums of the lists on offer, and every state after a decision."""

    who: list[int]
    choices: list[int]
    sums: list[int]
    states: Any
    """States of the plain Python engine, or an array of records."""

    def __repr__(self) -> str:
        return f"<Traced: a game of {len(self.choices)} decisions>"


@dataclass(frozen=True)
class Lanes:
    """Matches that go on side by side, as an engine keeps them, and the room it needs to take a step in all of them."""

    states: Any
    start: Any
    blank: Any
    views: Any
    lanes: Any
    scratch: Any
    seen: Any = ()
    """What every seat saw last, where seats keep memories."""
    memories: Any = ()
    keeps: Any = ()
    minds: Any = ()

    def __repr__(self) -> str:
        return f"<Lanes: {len(self.lanes)} matches>"


def differences(game: Game, ours: Traced, theirs: Traced) -> list[str]:
    """Where two engines' accounts of the same random game differ, the first place of each kind."""
    found = []
    for name in ("who", "choices", "sums"):
        mine, other = getattr(ours, name), getattr(theirs, name)
        if mine != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other))
            )
            found.append(f"decision {at + 1}: {name} differ")
    if not found:
        mine, other = (game.fields.pack(t.states) if isinstance(t.states, list) else t.states for t in (ours, theirs))
        for name in game.fields.by_name:
            same = (mine[name] == other[name]).reshape(len(mine), -1).all(axis=1)
            if not same.all():
                found.append(f"decision {int(same.argmin()) + 1}: {name} differs")
    return found
