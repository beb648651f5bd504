"""The turn that wins: the plan it is declared for, and how it is played by that plan (12)."""

from subrosa.core.turns import LOWEST

from ..box import COMPOSE, EFFECT_BOOTS, EFFECT_RIDE_AIRSHIP, EFFECT_RIDE_STEAM, P_COMPOSE, TILE_EFFECT
from ..rules import relocate, swap
from ..rules.finish import CHOICE, COPIED, OBJECT_TILE, POWER_CARD, WINS, most_teeth, prospect, who_goes
from ..rules.terms import (
    COPY,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    GEAR,
    HAND_IN,
    MOVE,
    POWER,
    RIDE,
    STOP,
    SWAP_FIRST,
    SWAP_SECOND,
    TILE,
    WALK,
)
from ..rules.travel import ride
from .weights import VICTORY


def plan(v, named, mind):
    """How far to turn the gears so as to win by naming a character, the rest in `mind.line`; -1 if that is not sure."""
    most = most_teeth(v)
    for teeth in range(min(1, most), most + 1):
        rank = prospect(v, named, teeth, False, mind.line, mind.purse, mind.shut, mind.came, mind.paid, mind.queue)
        if rank == WINS:
            return teeth
    return -1


def follow_plan(views, begin, count, mind):
    """The choices that a declared turn is won by are worth more than any; extras begin so far down the list."""
    v = views[0]
    step = v.step
    for i in range(begin, count):
        mind.values[i] = LOWEST
    if step == GATE_FIGURE or step == SWAP_FIRST:
        wins_by(who_goes(v, v.named), 0, count, mind)
    elif step == GATE_SPOT or step == SWAP_SECOND or step == RIDE:
        for i in range(count):
            if wins_after(views, mind.lists[0][i], mind):
                mind.values[i] = VICTORY
    else:
        teeth = plan(v, v.named, mind)
        if teeth >= 0 and not plays(begin, count, mind):
            wins_by(planned(v, teeth, mind.lists[0][begin - 1], mind), 0, count, mind)


def wins_after(views, choice, mind):
    """Is there still a plan after the figure has been set elsewhere, or has ridden?"""
    views[1] = views[0]
    v = views[1]
    if v.step == GATE_SPOT:
        relocate(v, v.moving, choice)
    elif v.step == SWAP_SECOND:
        swap(v, v.moving, choice)
    else:
        ride(v, choice)
    return plan(v, v.named, mind) >= 0


def wins_by(choice, begin, end, mind):
    """A choice of the plan, if it is on that part of the list."""
    for i in range(begin, end):
        if mind.lists[0][i] == choice:
            mind.values[i] = VICTORY
            return True
    return False


def plays(begin, count, mind):
    """Does the plan play a card or tile now? A ride waits until the way comes to it."""
    if mind.line[POWER_CARD] == P_COMPOSE and wins_by(POWER + P_COMPOSE, begin, count, mind):
        return True
    face = mind.line[OBJECT_TILE]
    return face >= 0 and not carries(TILE_EFFECT[face]) and wins_by(TILE + face, begin, count, mind)


def carries(effect):
    """Is this the effect of a tile that rides or walks?"""
    return EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP or effect == EFFECT_BOOTS


def planned(v, teeth, last, mind):
    """What the plan says to the question that is asked; the last answer hands in all clues."""
    if v.step == GEAR:
        return teeth
    if v.step == MOVE or v.step == WALK:
        return mind.line[CHOICE] if mind.line[CHOICE] >= 0 else STOP
    if v.step == HAND_IN:
        return last if mind.missing > 0 else 0
    if v.step == COPY:
        return mind.line[COPIED]
    return COMPOSE if v.step == FREE_ACTION else -1
