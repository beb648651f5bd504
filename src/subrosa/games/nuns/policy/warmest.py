"""The warmest places of all, which guards keep in mind: of each group of places the warmest is ready to come next."""

from subrosa.core.fields import NONE, Field

from ..box import PLACE_COUNT
from .weights import WARMEST

GROUP = 12
"""So many places are a group where the warmest are looked for."""
GROUPS = -(-PLACE_COUNT // GROUP)
FULL = 1e30
"""Warmer than any place."""

WARMTH = (
    # the warmest places, warmest first, and the rank of each place among them, -1 if it has none
    Field("warm", NONE, high=WARMEST),
    Field("warm_place", NONE, by=WARMEST, high=PLACE_COUNT),
    Field("warmth", NONE, by=WARMEST, real=True),
    Field("rank", NONE, by=PLACE_COUNT, high=WARMEST),
    # of each group of places the warmest that has no rank yet
    Field("peak", NONE, by=GROUPS, real=True),
    Field("peak_at", NONE, by=GROUPS, high=PLACE_COUNT),
)


def keep_warmest(mind):
    """Guards keep only so many places in mind."""
    for place in range(PLACE_COUNT):
        mind.rank[place] = -1
    for group in range(GROUPS):
        next_of(group, FULL, -1, mind)
    count = 0
    while count < WARMEST:
        group = warmest_group(mind)
        heat, place = mind.peak[group], mind.peak_at[group]
        if heat <= 0.0:
            break
        mind.warmth[count] = heat
        mind.warm_place[count] = place
        mind.rank[place] = count
        count += 1
        next_of(group, heat, place, mind)
    mind.warm = count


def warmest_group(mind):
    """The group that has the warmest place of all that are ready, of equals the first."""
    found, most = 0, mind.peak[0]
    for group in range(1, GROUPS):
        if mind.peak[group] > most:
            most = mind.peak[group]
            found = group
    return found


def next_of(group, heat, last, mind):
    """The warmest place of a group after one that has come already is ready, of equals the first."""
    most, found = 0.0, -1
    for place in range(group * GROUP, min(group * GROUP + GROUP, PLACE_COUNT)):
        here = mind.heat[place]
        if here > most and (here < heat or (here == heat and place > last)):
            most = here
            found = place
    mind.peak[group] = most
    mind.peak_at[group] = found
