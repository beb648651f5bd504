"""What the engines take from a game: its rules, its policy and its belief, and the loops that run over them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from . import accounts, loops, search, single, streams, turns
from .fields import NONE, Field, Fields, State
from .styles import EVEN, THRIFTY

if TYPE_CHECKING:
    from .game import Game

RULES = ("start", "deciders", "legal", "odds", "apply", "places", "knows")
LEANINGS = "leanings"
"""What a game's rules may say besides: how a thrifty random player leans."""
LOOPS = ("many_rollouts", "many_steps", "many_legal")
SIGHTS = ("many_views", "trace")
BELIEFS = ("remember",)
THOUGHTS = ("think",)
TURNS = ("many_turns", "many_picks")
SUMS = ("many_sums",)
PLAYS = ("many_games",)
FOLLOWS = ("many_followed", "many_beliefs")
MINDS = ("many_thoughts",)
REDRAWS = ("many_redraws",)
FACES = ("one_step", "one_turn", "one_sight")
ALL_LOOPS = (LOOPS, SIGHTS, BELIEFS, THOUGHTS, TURNS, SUMS, FOLLOWS, MINDS, REDRAWS, FACES)
"""Each of these is compiled by itself, when it is first asked for: whoever only wants the rules need not wait."""
BELIEVING, THINKING = (BELIEFS, FOLLOWS), (THOUGHTS, MINDS)
"""What is compiled with beliefs, and with policies besides."""
STORIES = ("begin", "listen", "close", "imagine")
"""What the loops take from a game's stories."""
TEXTS = (accounts, single, loops)
"""The loops."""
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


def believing(game: Game) -> dict[str, Any]:
    """What the loops take from a game's belief."""
    believes = game.belief or _NO_BELIEF
    return {
        name: getattr(believes, name) for name in ("forget", "notice", "weigh", "holder") if hasattr(believes, name)
    }


def playing(game: Game) -> dict[str, Any]:
    """What the loops take from a game's policy where nobody believes anything: all read a memory that is not kept."""
    return {**_policy(game), **vars(_NO_BELIEF), "holder": _holder}


def thinking(game: Game) -> dict[str, Any]:
    """What the loops take from a game's policy, belief and players."""
    thinks = _policy(game)
    if game.players is not None:
        thinks["ponder"] = game.players.ponder
    return thinks | believing(game)


def _policy(game: Game) -> dict[str, Any]:
    """Without a `prefer` the loops take what is worth most."""
    return {name: getattr(game.policy, name) for name in ("prefer", "appraise", "kind") if hasattr(game.policy, name)}


def _forget(v: State, seat: int, memory: State) -> None:
    return


def _notice(views: Any, after: State, seat: int, decider: int, heard: int, memory: State, mind: State) -> None:
    return


def _weigh(v: State, seat: int, memory: State, mind: State) -> None:
    return


def _holder(keeps: Any, seat: int) -> int:
    return 0


_NO_BELIEF = SimpleNamespace(forget=_forget, notice=_notice, weigh=_weigh)


def memories(game: Game, seats: int) -> int:
    """How many memories the seats of a table keep: one for all, where all remember the same."""
    return 1 if hasattr(game.belief, "holder") else seats


def space_of(*modules: ModuleType) -> dict[str, Any]:
    """What modules hold when they are run once more, all in one space, so that functions can be given other parts."""
    last = modules[-1]
    space: dict[str, Any] = {"__name__": last.__name__, "__package__": last.__package__}
    for module in modules:
        path = space["__file__"] = str(module.__file__)
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
