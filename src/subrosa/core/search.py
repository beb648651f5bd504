"""Trying choices out in worlds that are believed, in the subset of the rules.

The few choices that look best are tried in the same worlds with the same luck; the worse half is given up twice on the
way, so that most of the time goes into the choices that are close. A game says how a world is drawn (`imagine`) and how
one goes on from a choice, with what is reached there (`unfold`).
"""

from .fields import NONE, Field
from .streams import word
from .turns import LOWEST

TRIED = 12
"""So many choices are tried at most, where a game does not want fewer."""
ROUNDS = 3
WORLD, TRIAL, OWN = range(3)
"""After the views a policy looks ahead with: a world, a choice tried in it, the own view."""
ROOM = 3


def room(tried=TRIED):
    """What a search needs in a mind that tries so many choices."""
    return (
        Field("tried", NONE, by=tried, high=1 << 40),
        Field("gains", NONE, by=tried, real=True),
        Field("tries", NONE, high=1 << 40),
        Field("luck", NONE, by=4, high=1 << 40),
        Field("stream", NONE, by=4, high=1 << 40),
    )


def search(views, last, seat, memory, style, worlds, g, mind, count, apply, imagine, unfold):
    """The choice that does best, of those that are worth most (`mind.lists[0]`, `mind.values`).

    The views up to `last` are room for looking ahead.
    """
    own, world, trial = last + 1 + OWN, last + 1 + WORLD, last + 1 + TRIAL
    views[own] = views[0]
    left = keep_best(mind, count)
    for _round in range(ROUNDS):
        for _ in range(1 + worlds // ROUNDS):
            imagine(views, own, world, seat, g, mind)
            for k in range(4):
                mind.luck[k] = word(g)
            for i in range(left):
                for k in range(4):
                    mind.stream[k] = mind.luck[k]
                views[trial] = views[world]
                apply(views[trial], seat, mind.tried[i])
                mind.tries += 1
                mind.gains[i] += unfold(views, own, trial, seat, memory, style, mind.tried[i], mind.stream, mind)
        left = give_up(mind, left)
    return mind.tried[0]


def keep_best(mind, count):
    """Which choices are tried: those that are worth most."""
    kept = min(count, len(mind.tried))
    for i in range(kept):
        best = 0
        for j in range(count):
            if mind.values[j] > mind.values[best]:
                best = j
        mind.tried[i] = mind.lists[0][best]
        mind.values[best] = LOWEST
        mind.gains[i] = 0.0
    return kept


def give_up(mind, left):
    """The better half goes on, the best first; two at least."""
    for i in range(left):
        for j in range(i + 1, left):
            if mind.gains[j] > mind.gains[i]:
                choice, gain = mind.tried[i], mind.gains[i]
                mind.tried[i] = mind.tried[j]
                mind.gains[i] = mind.gains[j]
                mind.tried[j] = choice
                mind.gains[j] = gain
    return max(min(left, 2), (left + 1) // 2)
