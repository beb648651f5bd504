"""The convent for players who plan: what is seen from where, how far noise carries, and ways in layers of steps."""

from subrosa.core.fields import NONE, Field
from subrosa.core.turns import LOWEST

from ..box import (
    DIE,
    MOST_NEIGHBOURS,
    NOWHERE,
    PLACE_COUNT,
    SHRINE,
)
from ..fields import LONGEST_WAY
from ..looks import FROM_NOWHERE, IN_ROOM
from ..rules.eyes import neighbour_number
from ..rules.terms import NO_RANGE, ROOMS

# What is seen.

BESIDE = tuple(tuple(neighbour_number(place, other) for other in range(PLACE_COUNT)) for place in range(PLACE_COUNT))
"""Which neighbour of a place each other place is, -1 if it is none."""


def look(v, at, facing):
    """What a guard sees at a place, who came from its neighbour of that number, or from nowhere: a row of SEEN (5)."""
    if v.sight == ROOMS:
        return IN_ROOM + at
    if facing < 0 or (v.shrine_hidden == 0 and at == SHRINE):
        return FROM_NOWHERE + at
    sort = 2 * (v.sight_range == NO_RANGE) + (v.shrine_hidden != 0)
    return (sort * MOST_NEIGHBOURS + facing) * PLACE_COUNT + at


def looking(v, guard):
    """What a guard sees now."""
    return look(v, v.at[guard], v.facing[guard])


def stepped(v, back, at):
    """What a guard sees after a step from one place to the next."""
    return look(v, at, BESIDE[at][back])


# What is heard.


def faces(far, modifier):
    """On how many faces of the die somebody so far away is heard (8.3)."""
    return 0 if far == 0 else max(0, min(DIE, DIE + 1 + modifier - far))


# Ways. Of all ways with equally many steps to one place only the best is kept: where it was one step before.

LAYERS = LONGEST_WAY
WAYS = (
    # by steps made: where ways end, and of the best way to each end the place before it and its first step
    Field("ended", NONE, by=LAYERS, high=PLACE_COUNT),
    Field("ends", NONE, by=(LAYERS, PLACE_COUNT), high=PLACE_COUNT),
    Field("before", NONE, by=(LAYERS, PLACE_COUNT), high=PLACE_COUNT),
    Field("first", NONE, by=(LAYERS, PLACE_COUNT), high=PLACE_COUNT),
    # what the best of all ways is worth that begin so: with a step to a place, or with a card
    Field("begun", NONE, by=PLACE_COUNT, real=True),
)


def clear(mind, made):
    """No way has so many steps yet: those that had when it was thought of last are forgotten."""
    for i in range(mind.ended[made]):
        mind.before[made][mind.ends[made][i]] = NOWHERE
    mind.ended[made] = 0


def set_out(mind, made, place):
    """The way so far has so many steps and leads to a place; where it goes on is open."""
    mind.ended[made] = 1
    mind.ends[made][0] = place
    mind.first[made][place] = NOWHERE
    for there in range(PLACE_COUNT):
        mind.begun[there] = LOWEST


def is_reached(mind, made, place):
    """Does a way of so many steps lead to a place?"""
    return mind.before[made][place] >= 0


def lead(mind, made, back, place):
    """The best way of so many steps to a place goes on from one that ended a step away."""
    if not is_reached(mind, made, place):
        mind.ends[made][mind.ended[made]] = place
        mind.ended[made] += 1
    mind.before[made][place] = back
    first = mind.first[made - 1][back]
    mind.first[made][place] = place if first < 0 else first


def beginning(mind, made, end):
    """The first step of the way of so many steps to an end; without one, where it stays."""
    return end if mind.first[made][end] < 0 else mind.first[made][end]


def is_on_way(mind, made, end, place):
    """Does the way of so many steps to an end lead over a place?"""
    at = end
    while made > 0 and at != place:
        at = mind.before[made][at]
        made -= 1
    return at == place
