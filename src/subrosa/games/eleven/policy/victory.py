"""The declared turn, played by the plan it was declared for (12.5, 12.6)."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.fields import State

from .. import rules
from ..box import COMPOSE
from ..rules.finish import who_goes
from ..rules.terms import (
    COPY,
    END,
    FIGURE,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    GEAR,
    HAND_IN,
    LEAVE,
    MOVE,
    RIDE,
    STOP,
    SWAP_FIRST,
    SWAP_SECOND,
    WALK,
)
from .aims import Aims
from .finish import Plan, plan

PAUSES = (FIGURE, GEAR, MOVE, HAND_IN, END)


def next_choice(v: State, aim: Aims, choices: Sequence[int]) -> int | None:
    """The next choice of a declared turn, or None where the plan says nothing."""
    if v.step in (GATE_FIGURE, SWAP_FIRST):
        return int(who_goes(v, v.named))
    if v.step in (GATE_SPOT, SWAP_SECOND, RIDE):
        return next((choice for choice in choices if _wins_after(v, choice)), None)
    found = plan(v, v.named)
    if found is None:
        return None
    choice = _planned(v, aim, found, choices)
    return choice if choice in choices else None


def _wins_after(v: State, choice: int) -> bool:
    """Is there still a plan after this choice, or has it won?"""
    after = v.copy()
    rules.apply(after, v.turn, choice)
    return bool(after.winner == v.turn) or plan(after, v.named) is not None


def _planned(v: State, aim: Aims, found: Plan, choices: Sequence[int]) -> int | None:
    """What a plan says to the question that is asked."""
    if v.step in PAUSES:
        for play in found.plays:
            if play in choices:
                return play
    if v.step == GEAR:
        return found.teeth
    if v.step in (MOVE, WALK):
        return found.goes
    if v.step == HAND_IN:
        return max(choice for choice in choices if choice < LEAVE) if aim.missing else 0
    if v.step == COPY:
        return found.copied
    if v.step == FREE_ACTION:
        return COMPOSE
    return STOP if v.step == END else None
