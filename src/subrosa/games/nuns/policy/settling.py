"""Where a tour of a guard ends who knows what is believed: near the novices, and where she will hear of them (8)."""

from math import exp

from ..box import DIE, DISTANCE
from ..looks import SEEN
from ..rules.figures import noise
from ..rules.terms import GUARD_RUN, WALK_CARD
from .ways import looking, stepped
from .weights import AFOOT, AS_NEAR, DEAF, FREEDOM, IN_VIEW, NEARBY

DRAWS = tuple(NEARBY * exp(-far / AS_NEAR) for far in range(max(map(max, DISTANCE)) + 1))
"""What it is worth that a novice is so far away where a move ends.

Had she to come nearer to all of them alike, a guard would go to the middle of many novices, where nobody is.
"""


def settled(v, guard, made, end, walks, mind):
    """What it is worth to stop where a way ends: near the novices, and likely to be free in the next round."""
    attend(v, end, mind)
    caught = mind.catches[made][end]
    hears = mind.later[0][end] if walks else 0.0
    if walks or not other_ran(v, guard):
        hears += mind.later[1][end]
    worth = mind.near[end]
    seen = SEEN[stepped(v, mind.before[made][end], end) if made > 0 else looking(v, guard)]
    i = 0
    while seen[i] >= 0:
        rank = mind.rank[seen[i]]
        if rank >= 0:
            worth += IN_VIEW * mind.warmth[rank]
        for k in range(mind.marks):
            if mind.mark[k] == seen[i] and not caught >> k & 1:
                hears += 1.0
        i += 1
    for k in range(mind.marks):
        if caught >> k & 1:
            worth -= DRAWS[DISTANCE[end][mind.mark[k]]]
    if not walks and other_ran(v, guard):
        worth -= DEAF
    return worth + FREEDOM * (1.0 - exp(-hears))


def attend(v, end, mind):
    """How near the novices are to a place, and how many are heard from there: listening, and in their own turns."""
    if mind.pulled[end]:
        return
    mind.pulled[end] = 1
    mind.near[end] = 0.0
    mind.later[0][end] = 0.0
    mind.later[1][end] = 0.0
    for i in range(mind.marks):
        mind.near[end] += DRAWS[DISTANCE[end][mind.mark[i]]]
    walk = noise(v, WALK_CARD)
    for rank in range(mind.warm):
        far = DISTANCE[end][mind.warm_place[rank]]
        warmth = mind.warmth[rank]
        mind.near[end] += warmth * DRAWS[far]
        mind.later[0][end] += warmth * carried(far, mind.loud[rank])
        mind.later[1][end] += AFOOT * warmth * carried(far, 1.0 * walk)


def carried(far, modifier):
    """How likely somebody so far away is heard whose card adds so much on average."""
    return 0.0 if far == 0 else max(0.0, min(1.0, (DIE + 1 + modifier - far) / DIE))


def other_ran(v, guard):
    """Has the other guard run in this round?"""
    return v.moved >> 1 - guard & 1 and v.named[1 - guard] == GUARD_RUN
