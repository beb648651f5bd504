"""How guards go who deduce: to where novices are believed to be, both planned together, and to where they will hear.

A guard's tour is worth the novices it catches or brings in sight, as a greedy guard's is; but novices are where the
belief has them, what the other guard's best tour covers counts less, and where the tour ends it counts how likely she
is free to leave her path in the next round: because she listens now, because the novices roll within her hearing, or
because somebody stands in her sight. If both run, nobody rolls (8.4).
"""

from subrosa.core.turns import LOWEST

from ..box import PLACE_COUNT
from ..policy.patrol import best_tour, may_leave, path_worth, share_way, weigh_steps
from ..policy.warmest import keep_warmest
from ..rules.terms import NOISE_AT
from .believing import suspect
from .errands import foresee
from .weights import BOUND_FIRST, COVERED


def order(v, count, memory, mind):
    """First goes who is bound to her path, else who leaves the other more to find."""
    suspect(v, memory, mind)
    for i in range(count):
        guard = mind.lists[0][i]
        worth = best_tour(v, guard, may_leave(v, guard), mind)
        cover(mind)
        worth += best_tour(v, 1 - guard, may_leave(v, 1 - guard), mind)
        if may_leave(v, 1 - guard) and not may_leave(v, guard):
            worth += BOUND_FIRST
        mind.values[i] = worth
        uncover(mind)


def go(v, count, memory, mind):
    """Her steps, beside what the other guard will cover if she has not moved yet."""
    suspect(v, memory, mind)
    other = 1 - v.guard
    if not v.moved >> other & 1:
        best_tour(v, other, may_leave(v, other), mind)
        cover(mind)
    weigh_steps(v, count, mind)


def cover(mind):
    """What the best tour finds counts less for the other guard."""
    finds = mind.finds[mind.tour][mind.tour_end]
    for rank in range(mind.warm):
        if finds >> rank & 1:
            mind.warmth[rank] *= COVERED
    for place in range(PLACE_COUNT):
        mind.pulled[place] = 0


def uncover(mind):
    """All that is warm counts fully again."""
    keep_warmest(mind)
    for place in range(PLACE_COUNT):
        mind.pulled[place] = 0


# Her path.


def path(v, count, memory, mind):
    """The path that brings most novices in sight: where they are believed now, and where their errands lead them."""
    foresee(v, memory, mind)
    share_way(v, v.guard, mind)
    for i in range(count):
        card = mind.lists[0][i]
        mind.values[i] = path_worth(v, v.guard, card, mind) if card < NOISE_AT else LOWEST
