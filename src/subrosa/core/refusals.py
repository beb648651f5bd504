"""Why a wish is refused: something particular where a game can tell, else what could be said instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .deciders import CHANCE
from .fields import State
from .tellings import Fact

if TYPE_CHECKING:
    from .game import Game

Reason = tuple[str, dict[str, Fact]]
"""The key of a sentence and its facts."""
Check = Callable[[State, int, str], Reason | None]
"""What looks for a reason in what is seen: for a seat, and what its wish is about."""
LONGEST = 40
"""So much of a wish is repeated."""


def reason(game: Game, v: State, decider: int, wish: str, lines: Sequence[str]) -> Reason:
    """Why a wish is not among the lines on offer, from nothing but what the decider sees."""
    verbs = {verb for _, verb in game.refusals}
    verb, thing = parted(wish, verbs)
    step = game.steps[v.step]
    if decider != CHANCE and lines and (step, verb) in game.refusals:
        particular = game.refusals[step, verb](v, decider, thing)
        if particular is not None:
            return particular
    same = [line for line in lines if parted(line, verbs)[0] == verb]
    example = (same or [*lines, ""])[0]
    return "wish-not-understood" if same else "wish-not-now", {"wish": wish[:LONGEST], "example": example}


def parted(wish: str, verbs: set[str]) -> tuple[str, str]:
    """A wish as its verb, which may be one of several words, and what it is about."""
    words = wish.split()
    for count in range(len(words), 1, -1):
        if " ".join(words[:count]) in verbs:
            return " ".join(words[:count]), " ".join(words[count:])
    return (words or [""])[0], " ".join(words[1:])
