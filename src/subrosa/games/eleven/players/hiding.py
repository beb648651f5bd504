"""What a turn tells those who read it: whoever steers a figure shows whom he takes for the Chosen One, or what he is.

A reader holds every choice against what one would choose who steers nobody. By how much likelier a choice is for one
who steers, a hider takes it for dearer: the more, the more he knows that others do not.
"""

from math import exp, log

from ..belief.manners import BETA, TREMBLE
from ..policy import answer
from ..rules.terms import FIGURE, GEAR, MOVE, WALK

STEERED, STILL = 0, 1
"""What each choice is worth with steering and without (`mind.table`)."""
STAKE = 1.0
"""What it costs, in sheets, to tell so much that the reader is surer by a factor of e, of one who knows all."""


def read(v):
    """Is this a decision that readers weigh?"""
    return v.step == FIGURE or v.step == GEAR or v.step == MOVE or v.step == WALK


def conceal(v, seat, count, hiding, mind):
    """Take from each choice what it would tell."""
    movers = mind.movers
    for i in range(count):
        mind.table[i][STEERED] = mind.values[i]
    mind.movers = 0
    answer(v, seat, count, mind)
    for i in range(count):
        mind.table[i][STILL] = mind.values[i]
    mind.movers = movers
    steered, still = weight(STEERED, count, mind), weight(STILL, count, mind)
    stake = hiding * STAKE * (1.0 if mind.fenrir else 1.0 / mind.suspected)
    for i in range(count):
        told = log(likely(i, STEERED, steered, count, mind) / likely(i, STILL, still, count, mind))
        mind.values[i] = mind.table[i][STEERED] - stake * max(0.0, told)


def most(sort, count, mind):
    """What the best choice is worth."""
    best = mind.table[0][sort]
    for i in range(count):
        best = max(best, mind.table[i][sort])
    return best


def weight(sort, count, mind):
    """How strongly all choices attract together."""
    best = most(sort, count, mind)
    total = 0.0
    for i in range(count):
        total += exp(BETA * (mind.table[i][sort] - best))
    return total


def likely(i, sort, total, count, mind):
    """How likely a choice is to one who steers, or not."""
    drawn_to = exp(BETA * (mind.table[i][sort] - most(sort, count, mind))) / total
    return (1.0 - TREMBLE) * drawn_to + TREMBLE / count
