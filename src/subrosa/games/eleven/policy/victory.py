"""The declared turn, played by the plan it was declared for (12.5, 12.6)."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.fields import State

from ..box import COMPOSE
from ..rules.effects import WALK_LENGTH
from ..rules.terms import (
    BY_RIDE,
    COPY,
    END,
    FIGURE,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    GEAR,
    HAND_IN,
    LEAVE,
    LOCOMOTIVE_WALK,
    MOVE,
    RIDE,
    STOP,
    SWAP_FIRST,
    SWAP_SECOND,
    WALK,
)
from .aims import Aims
from .finish import Plan, Quest, plan, quest
from .ways import closed, means, ways

PAUSES = (FIGURE, GEAR, MOVE, HAND_IN, END)


def next_choice(v: State, aim: Aims, choices: Sequence[int]) -> int | None:
    """The next choice of a declared turn, or None where the plan says nothing."""
    task = quest(v, aim.seat, v.named)
    if v.step in (GATE_FIGURE, SWAP_FIRST):
        return task.figure
    if v.step in (GATE_SPOT, SWAP_SECOND):
        return _set_elsewhere(v, task, choices)
    if v.step == RIDE:
        return _ride(v, task, choices)
    found = plan(v, task)
    if found is None:
        return None
    choice = _planned(v, aim, found, choices)
    return choice if choice in choices else None


def _planned(v: State, aim: Aims, found: Plan, choices: Sequence[int]) -> int | None:
    """What a plan says to the question that is asked."""
    if v.step in PAUSES:
        for play in found.plays:
            if play in choices:
                return play
    if v.step == GEAR:
        return found.teeth
    if v.step in (MOVE, WALK):
        return found.path[0] if found.path else STOP
    if v.step == HAND_IN:
        return max(choice for choice in choices if choice < LEAVE) if aim.missing else 0
    if v.step == COPY:
        return found.copied
    if v.step == FREE_ACTION:
        return COMPOSE
    return STOP if v.step == END else None


def _set_elsewhere(v: State, task: Quest, choices: Sequence[int]) -> int | None:
    """The spot or figure from whose place the plan goes on."""
    for choice in choices:
        there = v.copy()
        spot = choice if v.step == GATE_SPOT else v.place[choice]
        if v.step == SWAP_SECOND:
            there.place[choice] = v.place[task.figure]
        there.place[task.figure] = spot
        if plan(there, task) is not None:
            return choice
    return None


def _ride(v: State, task: Quest, choices: Sequence[int]) -> int | None:
    """The ride of a card or tile from which the goal is reached."""
    has = means(v, task.seat)
    shut = closed(v, task.figure, task.goal)
    for choice in choices:
        if choice == LOCOMOTIVE_WALK:
            start, left = v.place[task.figure], has._replace(walking=WALK_LENGTH)
        else:
            start, left = (choice - BY_RIDE) % LEAVE, has
        if (start == task.goal and choice != LOCOMOTIVE_WALK) or task.goal in ways(start, left, shut, task.goal):
            return choice
    return None
