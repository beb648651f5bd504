"""What a sensible player prefers: the greedy player of 011, who runs the race, in the subset of the rules.

He reads his own view only. He gathers looks, sheets and tiles by what they are worth to him against the time they
cost, counts who the Chosen One can still be, and declares victory when the turn that follows is sure to end at the
goal and the name is likelier right than he could hope for later. He believes nothing about what the others know.
"""

from ..rules import legal
from ..rules.effects import gear_action
from ..rules.terms import (
    BID,
    BY_SYMBOL,
    CLUE,
    DISCARD,
    FIGURE,
    GEAR,
    HAND_IN,
    LOCATION,
    LOCK,
    MOVE,
    OPEN,
    ORGAN,
    POWER,
    RAISE,
    TARGET,
    WALK,
)
from .aims import finds, keep_worth, take_aim
from .bids import bid_worth, limit, weigh_positions
from .city import clue_worth, expect_figure, location_worth, organ_worth
from .effects import effect_worth
from .extras import weigh_extras
from .mind import JUDGEMENT, MIND
from .turn import figure_worth, gear_worth, strengthened, weigh_ways
from .victory import follow_plan

__all__ = ["DEPTH", "JUDGEMENT", "MIND", "appraise"]

DEPTH = 1
"""He looks one choice ahead, and that in the turn that wins only."""


def appraise(views, seat, mind):
    """What each choice is worth to a greedy player (`mind.values`); how many choices there are."""
    v = views[0]
    count = legal(v, seat, mind.lists[0])
    if count == 1:
        mind.values[0] = 0.0
        return count
    plain = count
    while POWER <= mind.lists[0][plain - 1] < BY_SYMBOL:
        plain -= 1
    take_aim(v, seat, mind)
    answer(v, seat, plain, mind)
    if v.declared and v.turn == seat:
        follow_plan(views, plain, count, mind)
    else:
        weigh_extras(v, seat, plain, count, mind)
    return count


def answer(v, seat, count, mind):
    """What each answer to the question itself is worth, cards, tiles and declaration apart."""
    step = v.step
    if step == MOVE or step == WALK:
        weigh_ways(v, count, mind)
        return
    if step == OPEN or step == RAISE:
        weigh_positions(v, seat, mind)
        mind.limit = limit(v, seat, mind) if step == RAISE else 0.0
    elif step == CLUE:
        expect_figure(v, seat, mind)
    for i in range(count):
        mind.values[i] = worth(v, seat, mind.lists[0][i], mind)


def worth(v, seat, choice, mind):
    """What an answer is worth."""
    step = v.step
    if step == FIGURE or step == LOCK:  # he locks the figure he would like best himself: others would too (17.1)
        return figure_worth(v, seat, choice, mind)
    if step == GEAR:
        return gear_worth(v, seat, v.figure, choice, 0, mind)
    if step == HAND_IN:
        return strengthened(v, gear_action(v), choice, mind)
    if step == RAISE:
        return bid_worth(choice, mind)
    if step == BID:  # nothing: whoever wants the position more will say so
        return -1.0 * choice
    if step == OPEN:
        return mind.positions[choice]
    if step == CLUE:
        return clue_worth(v, choice, mind)
    if step == TARGET:
        return finds(v, choice, 1 if v.spread else v.looks)
    if step == LOCATION:
        return location_worth(v, seat, choice, mind)
    if step == ORGAN:
        return organ_worth(v, choice, mind)
    if step == DISCARD:
        return -keep_worth(v, seat, choice, mind)
    return effect_worth(v, seat, choice, mind)
