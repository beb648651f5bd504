"""Looking ahead over one's own decisions, on one's own view, in the subset of the rules.

`views[0]` is the view; the rest is room for what it would lead to, filled by `views[n + 1] = views[n]`, which copies in
every engine. A game says where looking ahead ends (`halts`) and what is reached there (`measure`, which writes nothing
into the mind: a GPU tries many choices at once); the room for lists and values is part of the record `mind` (`room`).
"""

from .fields import NONE, Field
from .streams import word

LOWEST = -1e30
UNDONE = -1
"""What looking ahead comes to that has paused, as it does on a GPU: the next call goes on with it."""
EQUAL = 1e-9
"""Values that differ by less are equal."""


def room(depth, choices):
    """What looking ahead needs in a mind: so many decisions deep, so many choices each; `deep` is where it paused."""
    return (
        Field("deep", NONE, high=1 << 40),
        Field("lists", NONE, by=(depth, choices), high=1 << 40),
        Field("counts", NONE, by=depth, high=1 << 40),
        Field("at", NONE, by=depth, high=1 << 40),
        Field("best", NONE, by=depth, real=True),
        Field("values", NONE, by=choices, real=True),
    )


def foresee(views, seat, mind, legal, apply, halts, measure):
    """What each choice is worth if the own turn is played on as well as can be seen; how many choices there are."""
    deepest = len(mind.counts) - 1
    depth = 0
    mind.counts[0] = legal(views[0], seat, mind.lists[0])
    mind.at[0] = 0
    while True:
        at = mind.at[depth]
        if at == mind.counts[depth]:
            if depth == 0:
                return mind.counts[0]
            value = mind.best[depth]
            depth -= 1
        else:
            views[depth + 1] = views[depth]
            w = views[depth + 1]
            apply(w, seat, mind.lists[depth][at])
            if depth < deepest and not halts(w, seat):
                depth += 1
                mind.counts[depth] = legal(w, seat, mind.lists[depth])
                mind.at[depth] = 0
                mind.best[depth] = LOWEST
                continue
            value = measure(w, seat, mind)
        if depth == 0:
            mind.values[mind.at[0]] = value
        elif value > mind.best[depth]:
            mind.best[depth] = value
        mind.at[depth] += 1


def eyes(depth, choices, sorts):
    """What looking ahead needs besides, where it is looked through the eyes of several sorts of players at once."""
    return (
        Field("reached", NONE, by=sorts, real=True),
        Field("tops", NONE, by=(depth, sorts), real=True),
        Field("table", NONE, by=(choices, sorts), real=True),
    )


def survey(views, seat, mind, sorts, legal, apply, halts, measures):
    """What each choice is worth to each sort of player (`mind.table`); how many choices there are."""
    deepest = len(mind.counts) - 1
    depth = 0
    mind.counts[0] = legal(views[0], seat, mind.lists[0])
    mind.at[0] = 0
    while True:
        at = mind.at[depth]
        if at == mind.counts[depth]:
            if depth == 0:
                return mind.counts[0]
            for sort in range(sorts):
                mind.reached[sort] = mind.tops[depth][sort]
            depth -= 1
        else:
            views[depth + 1] = views[depth]
            w = views[depth + 1]
            apply(w, seat, mind.lists[depth][at])
            if depth < deepest and not halts(w, seat):
                depth += 1
                mind.counts[depth] = legal(w, seat, mind.lists[depth])
                mind.at[depth] = 0
                for sort in range(sorts):
                    mind.tops[depth][sort] = LOWEST
                continue
            measures(w, seat, mind)
        if depth == 0:
            for sort in range(sorts):
                mind.table[mind.at[0]][sort] = mind.reached[sort]
        else:
            for sort in range(sorts):
                mind.tops[depth][sort] = max(mind.tops[depth][sort], mind.reached[sort])
        mind.at[depth] += 1


def plans(depth):
    """What planning a whole turn needs besides."""
    return (
        Field("lines", NONE, by=(depth, depth), high=1 << 40),
        Field("lengths", NONE, by=depth, high=1 << 40),
        Field("equals", NONE, by=depth, high=1 << 40),
    )


def plan(views, seat, mind, g, legal, apply, halts, measure):
    """The own turn as it is played best, as far as can be seen (`mind.lines[0]`); how many decisions that are.

    Of what is worth the same any is taken.
    """
    deepest = len(mind.counts) - 1
    depth = 0
    begin(views[0], seat, mind, 0, legal)
    while True:
        at = mind.at[depth]
        further = 0
        if at == mind.counts[depth]:
            if depth == 0:
                return mind.lengths[0]
            value, further = mind.best[depth], mind.lengths[depth]
            depth -= 1
        else:
            views[depth + 1] = views[depth]
            w = views[depth + 1]
            apply(w, seat, mind.lists[depth][at])
            if depth < deepest and not halts(w, seat):
                depth += 1
                begin(w, seat, mind, depth, legal)
                continue
            value = measure(w, seat, mind)
        if preferred(mind, depth, value, g):
            mind.lines[depth][0] = mind.lists[depth][mind.at[depth]]
            for i in range(further):
                mind.lines[depth][i + 1] = mind.lines[depth + 1][i]
            mind.lengths[depth] = further + 1
        mind.at[depth] += 1


def begin(w, seat, mind, depth, legal):
    """Look at a decision of a plan for the first time."""
    mind.counts[depth] = legal(w, seat, mind.lists[depth])
    mind.at[depth] = 0
    mind.best[depth] = LOWEST
    mind.lengths[depth] = 0
    mind.equals[depth] = 0


def preferred(mind, depth, value, g):
    """Is this better than what was found so far, or as good and chosen by lot?"""
    if value > mind.best[depth] + EQUAL:
        mind.best[depth] = value
        mind.equals[depth] = 1
        return True
    if value < mind.best[depth] - EQUAL:
        return False
    mind.equals[depth] += 1
    return word(g) * mind.equals[depth] >> 32 == 0


def best_of(mind, count, g):
    """One of the choices that are worth most, if that is known yet."""
    if count == UNDONE:
        return UNDONE
    most = LOWEST
    for i in range(count):
        most = max(most, mind.values[i])
    equal = 0
    for i in range(count):
        equal += mind.values[i] > most - EQUAL
    skip = word(g) * equal >> 32 if equal > 1 else 0
    for i in range(count):
        if mind.values[i] > most - EQUAL:
            if skip == 0:
                return mind.lists[0][i]
            skip -= 1
    return mind.lists[0][0]
