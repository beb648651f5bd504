"""What the engines take from a game: its rules, its policy and its belief, and the loops that run over them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from . import search, streams, turns
from .fields import NONE, Field, Fields, State
from .styles import EVEN, THRIFTY

if TYPE_CHECKING:
    from .game import Game

RULES = ("start", "deciders", "legal", "odds", "apply", "places", "knows")
LEANINGS = "leanings"
"""What a game's rules may say besides: how a thrifty random player leans."""
LOOPS = ("many_rollouts", "many_steps", "many_legal")
SIGHTS = ("many_views", "trace")
THOUGHTS = ("many_games", "thought")
TURNS = ("many_turns", "many_picks")
SUMS = ("many_sums",)
PLAYS = ("many_games",)
"""Each of these is compiled by itself, when it is first asked for: whoever only wants the rules need not wait."""
TOOLS = (streams, turns, search)
"""What rules, loops and policies share."""
NOTHING = Fields(Field("nothing", NONE))
"""What is kept in memory where nothing is believed."""
LIMIT = 100_000
"""More decisions than any game takes: a playout that reaches it did not end."""


def styles(game: Game) -> tuple[int, ...]:
    """How random players of a game can pick: alike always, thriftily where the game has leanings."""
    return (EVEN, THRIFTY) if hasattr(game.rules, LEANINGS) else (EVEN,)


def rules(game: Game) -> tuple[str, ...]:
    """What the loops take from a game's rules."""
    return (*RULES, LEANINGS) if THRIFTY in styles(game) else RULES


def thinking(game: Game, believes: bool = True) -> dict[str, Any]:
    """What the loops take from a game's policy, belief and players; without a `prefer` they take what is worth most.

    Without belief nobody keeps a memory, and nobody stronger than a greedy player can play.
    """
    belief = game.belief if believes and game.belief else _NONE
    thinks = {name: getattr(game.policy, name) for name in ("prefer", "appraise") if hasattr(game.policy, name)}
    if believes and game.players is not None:
        thinks["ponder"] = game.players.ponder
    if hasattr(belief, "holder"):
        thinks["holder"] = belief.holder
    return thinks | {name: getattr(belief, name) for name in ("forget", "notice", "weigh")}


def _forget(v: State, seat: int, memory: State) -> None:
    return


def _notice(views: Any, after: State, seat: int, decider: int, heard: int, memory: State, mind: State) -> None:
    return


def _weigh(v: State, seat: int, memory: State, mind: State) -> None:
    return


def _holder(keeps: Any, seat: int) -> int:
    return 0


_NONE = SimpleNamespace(forget=_forget, notice=_notice, weigh=_weigh, holder=_holder)


def space_of(module: ModuleType) -> dict[str, Any]:
    """What a module holds when it is run once more, so that its functions can be given other parts."""
    path = str(module.__file__)
    space: dict[str, Any] = {"__name__": module.__name__, "__package__": module.__package__, "__file__": path}
    exec(compile(Path(path).read_text("utf-8"), path, "exec"), space)
    return space


class Views(list[State]):
    """States that are copied when they are put in, as an array of records does by itself."""

    def __init__(self, states: Sequence[State]) -> None:
        super().__init__(state.copy() for state in states)

    def __setitem__(self, index: Any, state: Any) -> None:
        """Room is made as it is needed."""
        while len(self) <= index:
            self.append(state)
        super().__setitem__(index, state.copy())
