"""What a sensible player prefers: the greedy player of 011, who runs the race.

He reads his own view only. He gathers looks, sheets and tiles by what they are worth to him against the time they
cost, counts who the Chosen One can still be, and declares victory when the turn that follows is sure to end at the
goal and the name is likelier right than he could hope for later. He believes nothing about what the others know.
"""

from __future__ import annotations

from random import Random

from subrosa.core.fields import State

from .. import rules
from ..box import MOST_CHOICES
from ..rules.terms import (
    BID,
    CLUE,
    CLUE_FROM,
    CLUE_TO,
    COPY,
    DISCARD,
    END,
    FIGURE,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    GEAR,
    HAND_IN,
    LOCATION,
    LOCK,
    LOOK_ON,
    MOVE,
    OPEN,
    ORGAN,
    RAISE,
    RECOVER,
    RIDE,
    SWAP_FIRST,
    SWAP_SECOND,
    TARGET,
    TRACE,
    TWICE,
    WALK,
)
from . import bids, city, effects, extras, turn, victory
from .aims import aims_of


def prefer(v: State, seat: int, random: Random) -> int:
    """The choice a greedy player makes from his view."""
    out = [0] * MOST_CHOICES
    choices = out[: rules.legal(v, seat, out)]
    if len(choices) == 1:
        return choices[0]
    aim = aims_of(v, seat)
    if v.declared and v.turn == seat:
        choice = victory.next_choice(v, aim, choices)
    elif v.step in victory.PAUSES:
        choice = extras.declaration(v, aim, choices)
        if choice is None:
            choice = extras.card_or_tile(v, aim, choices)
    else:
        choice = None
    return ANSWERS[v.step](v, aim, choices, random) if choice is None else choice


ANSWERS = {
    OPEN: bids.open_position,
    BID: bids.opening,
    RAISE: bids.raised,
    CLUE: city.lay_clue,
    FIGURE: turn.choose,
    GEAR: turn.gear,
    MOVE: turn.move,
    HAND_IN: turn.hand_in,
    END: turn.end,
    RECOVER: effects.recover,
    LOCK: effects.lock,
    COPY: effects.copy,
    FREE_ACTION: turn.free_action,
    TWICE: effects.twice,
    TRACE: city.trace,
    WALK: turn.walk,
    TARGET: effects.target,
    LOOK_ON: effects.look_on,
    CLUE_FROM: city.clue_from,
    CLUE_TO: city.clue_to,
    GATE_FIGURE: effects.relocated,
    GATE_SPOT: effects.set_on,
    SWAP_FIRST: effects.relocated,
    SWAP_SECOND: effects.swapped_with,
    RIDE: turn.ride,
    LOCATION: city.location,
    ORGAN: city.organ,
    DISCARD: city.discard,
}
"""The answer to each question."""
